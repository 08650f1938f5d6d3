"""Screenshots of every page, in every language, both themes, at three sizes.

    python3 run.py shots [FOLDER]
    python3 run.py shots --readme     the four pictures of the README instead

Every game is played once to the middle by one person; each mix of language, theme and width
then looks at the same tables. A table is shown as it is seen first and, as ``-whole``, to its
end; the score sheets come from the records of the tests.
"""

from __future__ import annotations

import random
import sys
import tempfile
from itertools import product
from pathlib import Path

import readme_pictures
from playwright.sync_api import Browser, Page, sync_playwright
from support import browser_tables as tables
from support.browsing import ROOT, launch, serving

from retorta.texts import LANGUAGES

THEMES = ("lamp", "paper")
WIDTHS = {390: 844, 1280: 800, 1920: 1080}
MOVES = {"alchemists": 34, "laar": 14, "poison": 10, "potion-making": 9}
RECORDS = {game: sorted((ROOT / "tests" / "records" / game).glob("*.jsonl"))[0] for game in MOVES}
PAGES = ["/", "/about", "/records", "/rules", "/claim/none", "/none"]


def main(folder: Path) -> None:
    """Write the pictures into *folder*, one folder for each language."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        player = Player(browser, address)
        for language, theme, width in product(LANGUAGES, THEMES, WIDTHS):
            place = folder / language
            place.mkdir(parents=True, exist_ok=True)
            player.look(place, language, theme, width)
        browser.close()


class Player:
    """A person with a table of every game, who looks at them in every theme."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        page = self.page("en", "lamp", 1280)
        luck = random.Random(8)
        self.tables = {game: self.played(page, game, luck) for game in MOVES}
        tables.set_up(page, "poison", ["me", "friend", "bot:greedy"])
        self.waiting = page.url
        tables.set_up(page, "poison", ["hotseat", "hotseat", "hotseat"])
        self.curtain = page.url
        self.replays = {game: self.handed_in(page, record) for game, record in RECORDS.items()}
        self.state = page.context.storage_state()
        page.context.close()

    def page(self, language: str, theme: str, width: int, state: object = None) -> Page:
        context = self.browser.new_context(
            base_url=self.address,
            locale=language,
            viewport={"width": width, "height": WIDTHS[width]},
            reduced_motion="reduce",
            storage_state=state,  # type: ignore[arg-type]
        )
        context.add_init_script(
            f"localStorage.setItem('retorta-theme', '{theme}');"
            f"localStorage.setItem('retorta-language', '{language}');"
        )
        return context.new_page()

    def played(self, page: Page, game: str, luck: random.Random) -> str:
        page.goto("/")
        page.locator(f'[data-game="{game}"] button').first.click()
        for _ in range(MOVES[game]):
            if tables.wait_for_turn_or_end(page):
                tables.play_something(page, luck)
        tables.wait_for_turn_or_end(page)
        return page.url

    def handed_in(self, page: Page, record: Path) -> str:
        page.goto("/records")
        page.locator('input[type="file"]').set_input_files(record)
        page.wait_for_url("**/replay/*")
        return page.url.split("?")[0]

    def look(self, place: Path, language: str, theme: str, width: int) -> None:
        """Take a picture of everything in one language, theme and width."""
        page = self.page(language, theme, width, self.state)
        camera = Camera(page, place, f"{theme}-{width}")
        for path in PAGES:
            camera.shoot(path.strip("/").split("/")[0] or "lobby", path)
        for game, table in self.tables.items():
            camera.shoot(f"new-{game}", f"/new/{game}")
            camera.shoot(f"rules-{game}", f"/rules/{game}")
            camera.shoot(f"table-{game}-whole", table)
            camera.shoot(f"table-{game}", whole=False)
            if page.locator('[data-testid="hint"]').count():
                page.locator('[data-testid="hint"]').click()
                page.locator("#hint .best").wait_for()
                camera.shoot(f"table-{game}-hint", whole=False)
                page.keyboard.press("Escape")
            if page.locator(".spot.glow").count():
                page.locator(".spot.glow").first.click()
                camera.shoot(f"table-{game}-choosing", whole=False)
            camera.shoot(f"replay-{game}", f"{self.replays[game]}?move=60")
            camera.shoot(f"score-sheet-{game}", f"{self.replays[game]}?move=100000")
        camera.shoot("table-waiting", self.waiting)
        camera.shoot("table-curtain", self.curtain)
        page.context.close()


class Camera:
    """Takes pictures of one page."""

    def __init__(self, page: Page, place: Path, style: str) -> None:
        self.page, self.place, self.style = page, place, style

    def shoot(self, name: str, address: str = "", whole: bool = True) -> None:
        if address:
            self.page.goto(address)
            self.page.locator("main h1").first.wait_for()
            self.page.locator("[aria-busy]").wait_for(state="detached")
            self.page.evaluate("document.fonts.ready.then(() => true)")
        size = self.page.viewport_size
        assert size is not None
        if whole:
            # Elements fixed to the edge of the window are then in their proper place.
            height = int(self.page.evaluate("document.documentElement.scrollHeight"))
            self.page.set_viewport_size({**size, "height": max(height, size["height"])})
        self.page.screenshot(path=self.place / f"{name}-{self.style}.png")
        if whole:
            self.page.set_viewport_size(size)


if __name__ == "__main__":
    if sys.argv[1:] == ["--readme"]:
        readme_pictures.main()
    else:
        main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "shots")
