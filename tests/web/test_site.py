"""The site without a server, as it is written: played with its host switched off."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support import browser_tables as tables
from support.phones import ENGINE_WAITS
from support.rotation import SOAKING, in_turn
from support.site_visits import PLACE, SIZES, go, is_deciding, set_up, status, visiting
from support.static_host import StaticHost, static_host
from support.weights import weights

from retorta import plugins
from retorta.texts import Speaker

GAMES = sorted(plugins.games())
ALL = [(game, size) for game in GAMES for size in SIZES]
JOURNEY = "poison"
"""The game of which `run.py test` plays a whole one here, too."""
IN_TURN = [
    pytest.param(
        *(game, in_turn(list(SIZES), place)),
        marks=[pytest.mark.journey] if game == JOURNEY else [],
    )
    for place, game in enumerate(GAMES)
]
"""Every game, each in the other size with the next turn; in a soak every game in both."""
UPDATE = "navigator.serviceWorker.getRegistration().then(held => held.update())"
SETTLED = """async () => {
    for (;;) {
        const held = await navigator.serviceWorker.getRegistration();
        if (!held.installing) return held.waiting ? "waits" : "none";
        await new Promise(resolve => setTimeout(resolve, 20));
    }
}"""
FILLING = b"""
let full = false;
new BroadcastChannel("disk").onmessage = ({ data }) => (full = data === "full");
const transaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (names, mode, options) {
  if (mode === "readwrite" && options?.durability !== "strict") throw new Error("not on the disk");
  return transaction.call(this, names, mode, options);
};
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...entry) {
  if (full) throw new DOMException("no room", "QuotaExceededError");
  return add.apply(this, entry);
};
"""
"""Before the worker's own script: a disk that can be full (Chromium itself believes its last look
for long), and takes only what is to be on it before it is shown."""
MOST_SENT = 6_000_000
AT_ONCE = 250_000
"""Bytes of a first visit, and of what one sees at once."""


# `run.py soak` chooses its tests by this mark.
@pytest.mark.hypothesis
@pytest.mark.parametrize(("game", "size"), ALL if SOAKING else IN_TURN)
def test_a_whole_game_with_the_network_cut(
    browser: Browser, host: StaticHost, game: str, size: str, tmp_path: Path
) -> None:
    """Loaded once, then its host is gone: played, loaded again, closed, opened again, finished.

    The record is downloaded, checked, and handed in again; a broken one is refused in a sentence.
    """
    with visiting(browser, host, size) as visitor:
        page = visitor.open()
        expect(page.locator("[data-game]")).to_have_count(len(GAMES))
        status(page, "installed")
        host.switch_off()
        set_up(page, game)
        assert is_deciding(page)
        tables.play_something(page)
        assert is_deciding(page)
        number, address = tables.number(page), page.evaluate("location.href")
        page.reload()
        assert is_deciding(page)
        assert tables.number(page) == number
        tables.play_something(page)
        assert is_deciding(page)
        number = tables.number(page)
        page.close()
        page = visitor.context.new_page()
        page.goto(address)
        assert is_deciding(page)
        assert tables.number(page) == number
        tables.play_to_the_end(page, by_hand=1)
        says_what_it_has(page)
        page.goto(address)
        page.locator('[data-testid="score-sheet"] a.button').first.click()
        page.locator(".steps").wait_for()
        page.get_by_role("button", name="Check this deal").click()
        expect(page.locator(".verdict")).to_contain_text("by the rules", timeout=ENGINE_WAITS)
        with page.expect_download() as kept:
            page.get_by_role("button", name="Download the record").click()
        record = tmp_path / "record.jsonl"
        kept.value.save_as(record)
        hand_in(page, record)
        page.locator(".steps").wait_for(timeout=ENGINE_WAITS)
        refused_records(page, record)


def says_what_it_has(page: Page) -> None:
    """What it takes of the machine, whether it is kept for good, and whom one has to trust."""
    go(page, "/serverless")
    said = page.locator("main")
    expect(said).to_contain_text(re.compile(r"Memory: \d\d MB for the tables, \d\d MB for bots"))
    expect(said).to_contain_text(re.compile("has (not )?promised to keep your games"))
    expect(said).to_contain_text("whoever holds it could look")


def hand_in(page: Page, record: Path) -> None:
    go(page, "/records")
    page.locator('input[type="file"]').set_input_files(record)


def refused_records(page: Page, record: Path) -> None:
    """One sentence each: a file that is no record, one cut off, one of another edition.

    And one so deeply nested that reading it would end the worker; it goes on.
    """
    lines = record.read_text().splitlines(keepends=True)
    broken = record.with_name("broken.jsonl")
    deep = "[" * 100_000 + "]" * 100_000 + "\n"
    for content in ("no record at all", lines[0][:40], deep, other_edition(lines)):
        broken.write_text(content)
        go(page, "/rules")
        hand_in(page, broken)
        expect(page.locator('main [role="alert"]')).not_to_be_empty(timeout=ENGINE_WAITS)
    go(page, "/rules")
    hand_in(page, record)
    page.locator(".steps").wait_for(timeout=ENGINE_WAITS)


def other_edition(lines: list[str]) -> str:
    header, count = re.subn(r'"edition":\s*\d+', '"edition":987', lines[0])
    assert count == 1
    return "".join([header, *lines[1:]])


def test_what_cannot_run_says_so_in_one_sentence_and_the_rest_goes_on(
    browser: Browser, host: StaticHost
) -> None:
    """No WebAssembly, WebAssembly forbidden, a file that does not come: shelf and rules stay."""
    with visiting(browser, host) as visitor:
        visitor.context.add_init_script("delete window.WebAssembly")
        page = visitor.open()
        expect(page.locator(".status .loss")).to_contain_text("it has no WebAssembly")
        expect(page.locator("[data-game]")).to_have_count(len(GAMES))
        go(page, "/table/anything")
        expect(page.locator('main [role="alert"]')).to_contain_text("it has no WebAssembly")
        go(page, "/rules/poison#4")
        expect(page.locator("article h1")).to_contain_text("Poison")
    host.headers["content-security-policy"] = "script-src 'self'"
    with visiting(browser, host) as visitor:
        page = visitor.open()
        said = page.locator(".status .loss")
        expect(said).to_contain_text("WebAssembly is blocked here", timeout=ENGINE_WAITS)
        expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    host.headers.clear()
    host.missing.add("engine.bin")
    with visiting(browser, host) as visitor:
        page = visitor.open()
        said = page.locator(".status .loss")
        expect(said).to_contain_text("was not downloaded completely", timeout=ENGINE_WAITS)
        expect(page.locator("[data-game]")).to_have_count(len(GAMES))


def test_a_second_tab_is_refused_and_a_full_disk_loses_nothing(
    browser: Browser, host: StaticHost
) -> None:
    host.before["table.worker"] = FILLING
    with visiting(browser, host) as visitor:
        page = visitor.open()
        status(page, "ready")
        set_up(page, "poison")
        assert is_deciding(page)
        other = visitor.context.new_page()
        other.goto(page.evaluate("location.href"))
        refused = other.locator('main [role="alert"]')
        expect(refused).to_contain_text("open in another tab", timeout=ENGINE_WAITS)
        other.close()

        number = tables.number(page)
        disk = "is => new BroadcastChannel('disk').postMessage(is)"
        page.evaluate(disk, "full")
        page.locator(".spot.glow").first.click()
        page.locator(".spot.glow").first.click()
        expect(page.locator(".status .loss")).to_contain_text("no space left")
        expect(page.locator(".room")).to_have_attribute("data-number", str(number))
        page.evaluate(disk, "emptied")
        page.reload()
        assert is_deciding(page)
        assert tables.number(page) == number
        tables.play_something(page)
        assert is_deciding(page)


def test_where_nothing_is_kept_games_last_as_long_as_the_tab(
    browser: Browser, host: StaticHost
) -> None:
    """A private window of some browsers has no database; the page says so and plays."""
    host.before["table.worker"] = (
        b"delete self.indexedDB; delete WorkerGlobalScope.prototype.indexedDB;"
    )
    with visiting(browser, host) as visitor:
        page = visitor.open()
        status(page, "ready")
        expect(page.locator(".status .loss")).to_contain_text("does not save anything here")
        set_up(page, "poison")
        assert is_deciding(page)
        tables.play_something(page)
        assert is_deciding(page)


def test_it_can_be_installed_and_leads_to_the_games_and_the_companion(
    browser: Browser, site: Path, host: StaticHost
) -> None:
    """Manifest, icons in their sizes, shortcuts that open; the policy allows Wasm and no more."""
    folder = site / PLACE
    manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            # Width and height stand behind the signature and the name of the first part.
            width, height = struct.unpack(">II", (folder / icon["src"]).read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    page_of_all = (folder / "index.html").read_text("utf-8")
    assert "script-src &#x27;self&#x27; &#x27;wasm-unsafe-eval&#x27;;" in page_of_all
    shortcuts = [shortcut["url"].removeprefix("./#") for shortcut in manifest["shortcuts"]]
    assert shortcuts == [*(f"/new/{game}" for game in GAMES), "/companion"]
    with visiting(browser, host) as visitor:
        page = visitor.open()
        for game, address in zip(GAMES, shortcuts, strict=False):
            go(page, address)
            expect(page.locator("form h1")).to_have_text(Speaker("en").say(game))
        go(page, shortcuts[-1])
        expect(page.locator("main h1")).to_be_visible()
        go(page, "/about")
        licences = page.get_by_role("link", name="All licences").get_attribute("href")
        assert licences is not None
        assert (
            "PYTHON SOFTWARE FOUNDATION" in (folder / licences.partition(PLACE)[2][1:]).read_text()
        )


def test_a_newer_edition_is_offered_whole_and_not_forced(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "host"
    shutil.copytree(site, folder)
    with static_host(folder) as host, visiting(browser, host) as visitor:
        page = visitor.open()
        status(page, "installed")
        set_up(page, "poison")
        assert is_deciding(page)
        number = tables.number(page)
        script = folder / PLACE / "sw.js"
        book = folder / PLACE / "texts" / "en" / "web.ftl"
        newer = book.read_text("utf-8").replace("web-records = ", "web-records = New ").encode()
        told = script.read_text("utf-8").replace('EDITION = "', 'EDITION = "2')
        script.write_text(told.replace(hashed(book.read_bytes()), hashed(newer)), "utf-8")
        # Half an edition: one file is not what the service worker is told it is.
        page.evaluate(f"{UPDATE}.catch(() => null)")
        assert page.evaluate(SETTLED) == "none"
        # A whole one is offered, and this page goes on as it was until it is taken.
        book.write_bytes(newer)
        page.evaluate(UPDATE)
        offer = page.get_by_role("button", name="Update now")
        offer.wait_for(timeout=ENGINE_WAITS)
        expect(page.locator("nav")).not_to_contain_text("New ")
        offer.click()
        expect(page.locator("nav")).to_contain_text("New ", timeout=ENGINE_WAITS)
        # The game that had begun goes on under the new one.
        assert is_deciding(page)
        assert tables.number(page) == number
        tables.play_something(page)
        assert is_deciding(page)


def test_it_installs_as_the_app_of_the_page_one_is_at(browser: Browser, host: StaticHost) -> None:
    """From the companion one that opens there, else the lobby's; Chromium reads both."""
    with visiting(browser, host, "phone") as visitor:
        page = visitor.open("/companion")
        devtools = visitor.context.new_cdp_session(page)
        base = f"{host.address}/{PLACE}/"
        link = page.locator('link[rel="manifest"]')
        for path, name, start in (
            ("/companion", "companion", "#/companion"),
            ("/", "manifest", ""),
            ("/companion/poison", "companion", "#/companion"),
        ):
            page.goto(f"{base}#{path}")
            expect(link).to_have_attribute("href", re.compile(rf"/{name}\.webmanifest$"))
            found = devtools.send("Page.getAppManifest")
            assert found["url"] == f"{base}{name}.webmanifest"
            assert found["errors"] == []
            assert found["manifest"]["startUrl"] == f"{base}{start}"
            assert found["manifest"]["scope"] == base


def hashed(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def test_a_first_visit_is_small_and_a_later_one_loads_nothing(
    browser: Browser, site: Path, host: StaticHost
) -> None:
    folder = site / PLACE
    weigh = weights(folder)
    assert sum(weigh.values()) <= MOST_SENT
    with visiting(browser, host) as visitor:
        page = visitor.open()
        expect(page.locator("[data-game]")).to_have_count(len(GAMES))
        page.evaluate("document.fonts.ready")
        files = [path.removeprefix(f"/{PLACE}/") or "index.html" for path in host.paths]
        seen = {name for name in files if not name.startswith("engine/") and name in weigh}
        assert sum(weigh[name] for name in seen) <= AT_ONCE
        status(page, "installed")
        page.reload()
        page.locator("[data-game]").first.wait_for()
        host.paths.clear()
        page.reload()
        status(page, "ready")
        assert set(host.paths) <= {f"/{PLACE}/sw.js"}, (
            "the browser itself looks for a newer edition"
        )
