"""HTTP as browsers, proxies and those who watch a server use it."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from support.guests import OPEN, PATIENCE, HouseOfTests
from support.raw_socket import RawSocket

from retorta.server.http import static
from retorta.texts import books

SCRIPT = b"export const potion = 'bitter';\n" * 300


@pytest.fixture
def client_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client of our own, in the place of the real one."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    script = folder / "assets" / "index-abc.js"
    script.write_bytes(SCRIPT)
    # What lies there compressed is not the same here, so that one sees which was sent.
    script.with_name("index-abc.js.gz").write_bytes(gzip.compress(b"as gzip: " + SCRIPT))
    script.with_name("index-abc.js.br").write_bytes(b"as brotli")
    page = '<!doctype html><title>Retorta</title><script src="./assets/index-abc.js"></script>'
    (folder / "index.html").write_text(page)
    monkeypatch.setattr(static, "CLIENT", folder)
    return folder


@pytest.fixture
def visitor(house: HouseOfTests) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{house.port}", timeout=PATIENCE) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/t1",
        "/assets/index-abc.js",
        "/texts/en/core.ftl",
        "/api/shelf",
        "/api/me",
        "/healthz",
        "/metrics",
        "/schema/openapi.json",
        "/api/nothing",
        "/assets/nothing.js",
    ],
)
def test_head_is_answered_like_get_without_the_body(
    visitor: httpx.Client, client_files: Path, path: str
) -> None:
    whole, head = visitor.get(path), visitor.head(path)
    assert head.content == b""
    assert head.status_code == whole.status_code
    for name in ("content-type", "content-security-policy", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name), name


@pytest.mark.parametrize(
    ("accepted", "encoding", "begins"),
    [
        ("identity", None, SCRIPT[:10]),
        ("gzip", "gzip", b"as gzip: "),
        ("br", "br", b"as brotli"),
        ("gzip, deflate, br", "br", b"as brotli"),
        ("", None, SCRIPT[:10]),
    ],
)
def test_a_file_is_sent_as_it_lies_compressed_to_whoever_can_read_that(
    visitor: httpx.Client, client_files: Path, accepted: str, encoding: str | None, begins: bytes
) -> None:
    with visitor.stream(
        "GET", "/assets/index-abc.js", headers={"accept-encoding": accepted}
    ) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding") == encoding
    assert (gzip.decompress(sent) if encoding == "gzip" else sent).startswith(begins)
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["cache-control"] == static.FOR_EVER
    assert "accept-encoding" in answer.headers["vary"].lower()


@pytest.mark.parametrize(("encoding", "ending"), [("br", ".br"), ("gzip", ".gz")])
def test_the_scripts_of_the_built_client_are_sent_compressed(
    visitor: httpx.Client, encoding: str, ending: str
) -> None:
    if not static.are_built():
        pytest.skip("the pages are not built")
    scripts = [path for path in (static.CLIENT / "assets").glob("*.js") if is_long(path)]
    assert scripts
    for script in scripts:
        path = f"/assets/{script.name}"
        with visitor.stream("GET", path, headers={"accept-encoding": encoding}) as answer:
            sent = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == encoding
        assert sent == script.with_name(script.name + ending).read_bytes()


def is_long(path: Path) -> bool:
    return path.stat().st_size > 10_000


@pytest.mark.parametrize("name", ["index-abc.js.gz", "index-abc.js.br"])
def test_what_lies_compressed_is_no_address_of_its_own(
    visitor: httpx.Client, client_files: Path, name: str
) -> None:
    assert visitor.get(f"/assets/{name}").status_code == 404


def test_pages_that_are_built_anew_are_sent_at_once(
    visitor: httpx.Client, client_files: Path
) -> None:
    """Else a server would send the page that loads all others, and those it names are gone."""
    first = client_files / "index.html"
    for name in ("abc", "another"):
        first.write_text(f'<!doctype html><script src="./assets/index-{name}.js"></script>')
        assert f"/assets/index-{name}.js" in visitor.get("/table/t1").text


def test_the_same_file_is_not_sent_twice(visitor: httpx.Client, client_files: Path) -> None:
    first = visitor.get("/assets/index-abc.js")
    again = visitor.get("/assets/index-abc.js", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_texts_and_long_answers_are_compressed_for_whoever_can_read_that(
    house: HouseOfTests, accepted: str
) -> None:
    guest = house.guest("Anna")
    for _ in range(6):
        guest.table("poison", "me", "friend", "friend")
    for path in ("/texts/en/errors.ftl", "/api/tables"):
        answer = guest.http.get(path, headers={"accept-encoding": accepted})
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding", "identity") == accepted
        assert len(answer.content) > 2_000


@pytest.mark.parametrize(
    "path",
    ["/" + "a" * 300, "/assets/" + "a" * 5_000, "/%00", "/assets/%00", "/%ff%fe", "/a/%2e%2e/b"],
    ids=lambda path: path[:12],
)
def test_an_odd_address_is_no_trouble(
    house: HouseOfTests, visitor: httpx.Client, client_files: Path, path: str
) -> None:
    before = house.registry.metrics.failures
    assert visitor.get(path).status_code in (200, 404)
    assert house.registry.metrics.failures == before


def test_nothing_is_remembered_of_texts_that_nobody_wrote(visitor: httpx.Client) -> None:
    """Or whoever asks for many of them would fill the memory."""
    assert visitor.get("/texts/en/poison.ftl").status_code == 200
    before = [known.cache_info().currsize for known in (books.complete, books.source)]
    for number in range(20):
        assert visitor.get(f"/texts/en/poison.x{number}.ftl").status_code == 404
        assert visitor.get(f"/texts/x{number}/poison.ftl").status_code == 404
    assert [known.cache_info().currsize for known in (books.complete, books.source)] == before


# Behind a proxy.


def forwarded(**headers: str) -> dict[str, str]:
    return {f"X-Forwarded-{name}": value for name, value in headers.items()}


def test_a_cookie_is_secure_where_the_page_came_encrypted(visitor: httpx.Client) -> None:
    for headers, secure in (
        ({}, False),
        (forwarded(Proto="http"), False),
        (forwarded(Proto="https"), True),
        (forwarded(Proto="https", For="203.0.113.9"), True),
        (forwarded(Proto="gopher"), False),
    ):
        visitor.cookies.clear()
        said = visitor.get("/api/me", headers=headers).headers["set-cookie"]
        assert said.endswith("; Secure") == secure, headers


def test_a_proxy_on_this_machine_says_whose_request_it_is(folder: Path) -> None:
    """New faces of one address are counted together, those of another apart from them."""
    house = HouseOfTests(folder, requests=(0.001, 1.0))
    try:
        origin = f"http://127.0.0.1:{house.port}"
        for address, allowed in (("203.0.113.9", 10), ("203.0.113.10", 10)):
            # Only the last address is the proxy's word; those before it anybody may claim.
            headers = forwarded(For=f"198.51.100.1, {address}")
            statuses = [
                httpx.get(f"{origin}/api/shelf", headers=headers, timeout=PATIENCE).status_code
                for _ in range(12)
            ]
            assert statuses == [200] * allowed + [429] * 2
        assert httpx.get(f"{origin}/api/shelf", timeout=PATIENCE).status_code == 200
    finally:
        OPEN.close()
        house.stop()


def other_address() -> str | None:
    """Return an address of this machine that is not its own name for itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def test_nobody_else_is_believed(folder: Path) -> None:
    """Whoever comes over the network may say what they like of themselves."""
    address = other_address()
    if address is None:
        pytest.skip("this machine is on no network")
    house = HouseOfTests(folder, socket.create_server((address, 0)), requests=(0.001, 1.0))
    try:
        origin = f"http://{address}:{house.port}"
        headers = forwarded(Proto="https", For="127.0.0.1")
        first = httpx.get(f"{origin}/api/me", headers=headers, timeout=PATIENCE)
        assert "Secure" not in first.headers["set-cookie"]
        for number in range(30):
            claimed = forwarded(For=f"203.0.113.{number}")
            status = httpx.get(f"{origin}/api/shelf", headers=claimed, timeout=PATIENCE).status_code
        assert status == 429
    finally:
        OPEN.close()
        house.stop()


def test_sockets_are_counted_by_the_address_that_the_proxy_names(folder: Path) -> None:
    house = HouseOfTests(folder, sockets_per_address=2)
    try:
        anna = house.guest("Anna")
        table = anna.table("poison", "me", "hotseat", "hotseat")
        for address, allowed in (("203.0.113.9", 2), ("203.0.113.10", 2)):
            for number in range(3):
                raw = RawSocket(anna, table, headers=forwarded(For=address))
                if number < allowed:
                    raw.hello()
                else:
                    raw.shake_hands()
                    assert raw.closing_code() == 1013
    finally:
        OPEN.close()
        house.stop()


# What is nested too deeply.


@pytest.mark.parametrize("levels", [300, 450, 900, 980, 2_000])
@pytest.mark.parametrize(
    ("opening", "closing"),
    [pytest.param("[", "]", id="lists"), pytest.param('{"a":', "}", id="objects")],
)
def test_json_that_is_nested_too_deeply_is_refused(
    house: HouseOfTests, opening: str, closing: str, levels: int
) -> None:
    deep = opening * levels + "1" + closing * levels
    before = house.registry.metrics.failures
    guest = house.guest("Anna")
    table = guest.table("poison", "me", "hotseat", "hotseat")
    bodies: list[tuple[str, str, str]] = [
        ("POST", "/api/tables", deep),
        ("POST", "/api/tables", f'{{"game":"poison","seats":{deep}}}'),
        ("POST", "/api/tables", f'{{"game":"poison","seats":[],"options":{deep}}}'),
        ("PUT", "/api/me", f'{{"nickname":{deep}}}'),
        ("POST", f"/api/tables/{table}/sit", f'{{"seat":{deep}}}'),
        ("POST", "/api/records", deep),
    ]
    for method, path, body in bodies:
        answer = guest.http.request(method, path, content=body)
        assert answer.status_code == 400, path
        assert answer.json()["message"]
    tab = guest.open(table)
    for written in (
        deep,
        f'{{"id":"m","type":"move","seat":0,"move":{{"move":{deep}}}}}',
        f'{{"id":"j","type":"jot","seat":0,"written":{{"text":{deep}}}}}',
        f'{{"id":"c","type":"chat","text":{deep}}}',
    ):
        tab.socket.send(written)
        assert tab.answer_or_refusal()["type"] == "refused"
    assert house.registry.metrics.failures == before
    tab.ask({"type": "chat", "text": "still here"})
