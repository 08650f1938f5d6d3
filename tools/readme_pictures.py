"""The four pictures of the README: a table of each game, in the middle of a good one.

    python3 run.py shots --readme

Anna follows the hints against three adepts, for the number of decisions given below; then a
browser takes a picture of her table. Bots think by the clock and deals are new, so the pictures
differ from time to time: look at them before you keep them.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from support import browser_tables
from support.browsing import ROOT, launch, serving
from support.guests import OPEN, Guest, Refused

PICTURES = ROOT / "docs" / "pictures"
DECISIONS = {"alchemists": 44, "laar": 16, "poison": 18, "potion-making": 13}
"""The number of Anna's decisions before the picture."""
OPTIONS = {"alchemists": {"level": "apprentice"}}
SEATS = ("me", "adept", "adept", "adept")
WINDOW: Final[ViewportSize] = {"width": 1440, "height": 1000}
QUALITY = 80
LARGEST = 150_000
"""The most bytes of a picture."""


def main() -> None:
    """Play the games and write the pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        OPEN,
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game in DECISIONS:
            anna = Guest(urlsplit(address).port or 0, "Anna")
            table = played(anna, game)
            picture = PICTURES / f"{game}.webp"
            picture.write_bytes(taken(browser, address, anna, table))
            size = picture.stat().st_size
            print(f"wrote {picture.relative_to(ROOT)}, {size} bytes")
            assert size < LARGEST, "too large for a first screen"
        browser.close()


def played(anna: Guest, game: str) -> str:
    """Play a game to its middle by the hints; return the table."""
    table = anna.table(game, *SEATS, options=OPTIONS.get(game, {}))
    tab = anna.open(table)
    for _ in range(DECISIONS[game]):
        tab.until(lambda: tab.is_deciding or tab.is_over, timeout=60)
        if tab.is_over:
            raise SystemExit(f"{game} was over sooner; write a smaller number")
        seat = tab.view["seat"]
        move = {"type": "move", "seat": seat, "move": hinted(anna, table, seat)}
        tab.settle(tab.ask(move)["number"])
    tab.until(lambda: tab.is_deciding, timeout=60)
    tab.close()
    return table


def hinted(anna: Guest, table: str, seat: int) -> Any:
    """Return the best move; if bots choose at the same time, a hint may come too late."""
    while True:
        try:
            return anna.post(f"/api/tables/{table}/hint", {"seat": seat})["best"]["move"]
        except Refused as refusal:
            if refusal.name != "hint-late":
                raise


def taken(browser: Browser, address: str, anna: Guest, table: str) -> bytes:
    """Return what Anna's browser shows of her table."""
    context = browser.new_context(
        base_url=address,
        locale="en",
        viewport=WINDOW,
        reduced_motion="reduce",
    )
    context.add_cookies(
        [{"name": "retorta", "value": anna.http.cookies["retorta"], "url": address}]
    )
    page = context.new_page()
    page.goto(f"/table/{table}")
    browser_tables.settled(page)
    browser_tables.my_turn(page)
    page.evaluate("document.fonts.ready.then(() => true)")
    camera = context.new_cdp_session(page)
    shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    context.close()
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    main()
