"""Ten whole games inside the built site: a master against adepts, with all the time they have."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support import browser_tables as tables
from support.phones import ENGINE_WAITS
from support.site_visits import set_up_for, status, visiting
from support.static_host import StaticHost
from support.thinking_times import LISTEN, TIMING, times_of

from retorta import plugins
from retorta.core.record import End, read_entries
from retorta.core.replay import replay

EVENINGS = {"poison": 3, "laar": 3, "potion-making": 2, "alchemists": 2}
TEN = [(game, number) for game, games in EVENINGS.items() for number in range(games)]
A_WHOLE_GAME = 15 * 60_000
"""Milliseconds: a master takes two seconds for each decision, a busy machine longer."""


@pytest.mark.soak
@pytest.mark.parametrize(("game", "number"), TEN)
def test_a_master_plays_adepts_to_the_end_in_a_tab(
    browser: Browser, host: StaticHost, game: str, number: int, tmp_path: Path
) -> None:
    """Nobody is stuck, the record is by the rules here and there; who came how far is printed."""
    seats = plugins.box(game).seats[0]
    master = number % seats
    sitters = ["bot:adept"] * seats
    sitters[master] = "bot:master"
    host.before["thinker.worker"] = TIMING
    with visiting(browser, host) as visitor:
        page = visitor.open()
        page.evaluate(LISTEN)
        status(page, "gathered")
        host.switch_off()
        set_up_for(page, game, sitters)
        sheet = page.locator('[data-testid="score-sheet"]')
        sheet.wait_for(timeout=A_WHOLE_GAME)
        decisions = tables.number(page)
        took = times_of(page, "master")
        end = ended(record_of(page, tmp_path))
    print(
        f"\n{game}, master on seat {master} of {seats}: points {end.points}, won by {end.winners};"
        f" {decisions} lines; {len(took)} answers of the master,"
        f" median {took[len(took) // 2]:.2f} s, longest {took[-1]:.2f} s"
    )


def record_of(page: Page, folder: Path) -> list[bytes]:
    """Have the site verify the game that is over, and return its record."""
    page.locator('[data-testid="score-sheet"] a.button').first.click()
    page.locator(".steps").wait_for(timeout=ENGINE_WAITS)
    page.get_by_role("button", name="Check this deal").click()
    expect(page.locator(".verdict")).to_contain_text("by the rules", timeout=ENGINE_WAITS)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Download the record").click()
    path = folder / "record.jsonl"
    kept.value.save_as(path)
    return path.read_bytes().splitlines(keepends=True)


def ended(lines: list[bytes]) -> End:
    """Replay a record by the rules, and return how it ended."""
    assert list(replay(lines, plugins.box))[-1].match.is_over
    last = list(read_entries(lines))[-1]
    assert isinstance(last, End)
    return last
