"""The examples of proxies are no decoration: people play through them, with TLS."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from support.guests import OPEN, PATIENCE, RUNNING, Guest, ServerProcess

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
CADDY = shutil.which("caddy")
OPENSSL = shutil.which("openssl")
STARTING = 60
"""Seconds that a proxy may take to start on a busy machine."""

needs_nginx = pytest.mark.skipif(
    not (NGINX and OPENSSL), reason="there is no nginx and openssl: apt-get install nginx-light"
)
needs_caddy = pytest.mark.skipif(not CADDY, reason="there is no Caddy: apt-get install caddy")


@contextmanager
def server(folder: Path, base: str) -> Iterator[ServerProcess]:
    """Give a server below a path, as the examples say how to start it."""
    process = ServerProcess(folder, "--base", base)
    try:
        yield process
    finally:
        OPEN.close()
        process.stop()
        RUNNING.remove(process)


def changed(text: str, **places: tuple[str, str]) -> str:
    """Return an example with other places in it; each must have been there."""
    for name, (place, ours) in places.items():
        assert re.search(place, text), f"the example has no {name}"
        text = re.sub(place, ours, text)
    return text


@contextmanager
def nginx(folder: Path, example: str, upstream: int) -> Iterator[int]:
    """Give the port of an nginx with an example included as it would be on a machine."""
    subject = ["-subj", "/CN=127.0.0.1", "-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run(
        [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    site = changed(
        (DEPLOY / example).read_text("utf-8"),
        certificate=(r"(ssl_certificate) .*", rf"\1 {folder}/cert.pem;"),
        key=(r"(ssl_certificate_key) .*", rf"\1 {folder}/key.pem;"),
        upstream=(r"server 127\.0\.0\.1:8642;", f"server 127.0.0.1:{upstream};"),
    )
    with ExitStack() as opened:
        # nginx takes over sockets that are open already, so nobody else can have the ports.
        listening = {
            port: opened.enter_context(socket.create_server(("127.0.0.1", 0)))
            for port in re.findall(r"listen (\d+)", site)
        }
        for port, ours in listening.items():
            site = site.replace(f"listen {port}", f"listen 127.0.0.1:{ours.getsockname()[1]}")
        (folder / "site.conf").write_text(site, "utf-8")
        temporary = "".join(
            f"{name}_temp_path {folder}/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;\n" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(
            f"{user}daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\n"
            "events { worker_connections 256; }\n"
            f"http {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n",
            "utf-8",
        )
        command = [str(NGINX), "-p", str(folder), "-c", f"{folder}/nginx.conf", "-e", "stderr"]
        handed = tuple(ours.fileno() for ours in listening.values())
        with running(command, {"NGINX": "".join(f"{each};" for each in handed)}, handed):
            yield listening["443"].getsockname()[1]


@contextmanager
def caddy(folder: Path, example: str, upstream: int) -> Iterator[int]:
    """Give the port of a Caddy with an example, which signs its own certificate."""
    (folder / "Caddyfile").write_text(
        "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
        + (DEPLOY / example).read_text("utf-8"),
        "utf-8",
    )
    with socket.socket() as reserved:
        # Caddy shares its port with whoever wants to; so this one stays ours until it is there.
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        reserved.bind(("127.0.0.1", 0))
        port = reserved.getsockname()[1]
        places = {
            "RETORTA_NAME": f"https://127.0.0.1:{port}",
            "RETORTA_UPSTREAM": f"127.0.0.1:{upstream}",
            "RETORTA_SITE": str(folder / "site"),
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
        }
        with running([str(CADDY), "run", "--config", f"{folder}/Caddyfile"], places):
            yield port


@contextmanager
def running(
    command: list[str], environment: dict[str, str], fds: tuple[int, ...] = ()
) -> Iterator[None]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        pass_fds=fds,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(STARTING)


def wait_for(port: int) -> None:
    """Wait until a proxy answers, whatever it says."""
    end = time.monotonic() + STARTING
    while True:
        try:
            httpx.get(f"https://127.0.0.1:{port}/", verify=False, timeout=PATIENCE)
            return
        except httpx.TransportError:
            assert time.monotonic() < end, "the proxy does not answer"
            time.sleep(0.05)


def play_through(port: int, base: str) -> None:
    """Fetch a page, make a table, see it, move: what a browser does."""
    wait_for(port)
    anna = Guest(port, "Anna", base=base, scheme="https")
    page = anna.http.get("/")
    assert page.status_code == 200
    assert "<script" in page.text or "Retorta" in page.text
    again = anna.http.get("/api/me")
    assert "secure" in again.headers["set-cookie"].lower(), "the server knows that it was TLS"
    table = anna.table("poison", "me", "random", "random")
    tab = anna.open(table)
    tab.until(lambda: tab.is_deciding)
    assert tab.move() >= 0


@needs_nginx
def test_people_play_through_nginx(tmp_path: Path) -> None:
    with (
        server(tmp_path / "data", "/") as house,
        nginx(tmp_path, "nginx.conf", house.port) as port,
    ):
        play_through(port, "/")


@needs_nginx
def test_people_play_through_nginx_below_a_path(tmp_path: Path) -> None:
    with (
        server(tmp_path / "data", "/games/") as house,
        nginx(tmp_path, "nginx-below-a-path.conf", house.port) as port,
    ):
        play_through(port, "/games/")
        moved = httpx.get(f"https://127.0.0.1:{port}/games", verify=False, timeout=PATIENCE)
        assert moved.headers["location"].endswith("/games/")


@needs_caddy
def test_people_play_through_caddy(tmp_path: Path) -> None:
    with (
        server(tmp_path / "data", "/") as house,
        caddy(tmp_path, "Caddyfile", house.port) as port,
    ):
        play_through(port, "/")


@needs_caddy
def test_people_play_through_caddy_below_a_path(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("a site of one's own")
    with (
        server(tmp_path / "data", "/games/") as house,
        caddy(tmp_path, "Caddyfile.below-a-path", house.port) as port,
    ):
        play_through(port, "/games/")
        beside = httpx.get(f"https://127.0.0.1:{port}/", verify=False, timeout=PATIENCE)
        assert beside.text == "a site of one's own"
