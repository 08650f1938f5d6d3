"""Screenshots of every page, in every language, both themes, small and wide.

python3 run.py shots [FOLDER]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from web.browsing import ROOT, launch, serving

from retorta import shelf
from web import tables

STYLES = [
    ("lamp", 1440, "ru"),
    ("paper", 360, "ru"),
    ("paper", 1440, "pl"),
    ("lamp", 360, "pl"),
    ("lamp", 1440, "en"),
    ("paper", 360, "en"),
]
MOVES_BEFORE = 5


def main(folder: Path) -> None:
    """Write the pictures into *folder*, one folder for each language."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for theme, width, language in STYLES:
            context = browser.new_context(
                base_url=address,
                locale=language,
                viewport={"width": width, "height": 900 if width > 500 else 740},
                reduced_motion="reduce",
            )
            context.add_init_script(f"localStorage.setItem('retorta-theme', '{theme}')")
            page = context.new_page()
            place = folder / language
            place.mkdir(parents=True, exist_ok=True)
            shoot(page, place, f"{theme}-{width}")
            context.close()
        browser.close()


def shoot(page: Page, place: Path, style: str) -> None:
    def shot(name: str, whole: bool = True) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(200)
        page.screenshot(path=place / f"{name}-{style}.png", full_page=whole)

    for game in shelf.games():
        seat_somebody(page, game)
        for _ in range(MOVES_BEFORE):
            if tables.wait_for_turn_or_end(page):
                tables.play_something(page)
        tables.wait_for_turn_or_end(page)
        shot(f"table-{game}")
        if page.locator(".spot.glow").count():
            page.locator(".spot.glow").first.click()
            shot(f"table-{game}-choosing")
    for name in ("about", "records", "rules"):
        page.goto(f"/{name}")
        shot(name)
    for game in shelf.games():
        page.goto(f"/new/{game}")
        shot(f"new-{game}")
        page.goto(f"/rules/{game}")
        shot(f"rules-{game}")
    page.goto("/records")
    record = ROOT / "tests" / "records" / "poison" / "russian-four.jsonl"
    page.locator('input[type="file"]').set_input_files(record)
    page.wait_for_url("**/replay/*")
    page.goto(f"{page.url}?move=60")
    shot("replay")
    page.goto(f"{page.url.split('?')[0]}?move=100000")
    shot("score-sheet")
    page.goto("/")
    shot("lobby")


def seat_somebody(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f'[data-game="{game}"] button').first.click()
    page.wait_for_url("**/table/*")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "shots")
