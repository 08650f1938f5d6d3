"""Poison with six players: the whole table in one window, and six rounds on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support import browser_tables as tables

RECORD = Path(__file__).parent.parent / "records" / "poison" / "russian-six-random.jsonl"
WINDOWS = [
    *((360, 640), (390, 844), (844, 390), (768, 1024)),
    *((1280, 800), (1366, 768), (1920, 1080)),
]
BETWEEN = """selector => {
    const box = thing => document.querySelector(thing).getBoundingClientRect();
    const [top, bottom] = [box(".question").bottom, box(".tray").top];
    return [...document.querySelectorAll(selector)]
        .map(each => each.getBoundingClientRect())
        .filter(each => each.top < top - 1 || each.bottom > bottom + 1 || each.right > innerWidth)
        .map(each => [each.top, each.bottom, top, bottom]);
}"""
"""Which of some things do not lie between the question and the own hand."""


def six_at_a_table(visit: Callable[..., Page], **options: str) -> Page:
    """Return a table in the second round, where everybody has taken something."""
    page = visit("/", "ru")
    tables.set_up(page, "poison", ["me", *["bot:greedy"] * 5], **options)
    tables.my_turn(page)
    page.locator(".goal button").locator("visible=true").click()  # by somebody who has read it
    for _ in range(14):
        tables.my_turn(page)
        tables.play_something(page)
    tables.my_turn(page)
    return page


@pytest.mark.parametrize("piles", ["closed", "open"])
def test_six_players_and_their_cauldrons_are_in_sight(
    visit: Callable[..., Page], piles: str
) -> None:
    page = six_at_a_table(visit, taken=piles)
    expect(page.locator(".plate .now")).to_have_count(6 if piles == "open" else 0)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(100)
        outside = page.evaluate(BETWEEN, ".others .plate, .pot > svg")
        assert outside == [], f"{width}×{height}"
        tray = page.locator(".tray").bounding_box()
        assert tray is not None
        assert tray["y"] + tray["height"] <= height + 1, f"{width}×{height}"


def test_the_count_of_a_round_covers_neither_question_nor_hand(visit: Callable[..., Page]) -> None:
    page = six_at_a_table(visit)
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("button.again").click()

    expect(page.get_by_test_id("round-sheet").get_by_role("button")).to_be_in_viewport()
    assert page.evaluate(BETWEEN, "[data-testid=round-sheet]") == []


def test_the_sheet_of_six_rounds_fits_a_phone_and_is_by_place(visit: Callable[..., Page]) -> None:
    page = visit("/records", "ru", width=320)
    page.locator('input[type="file"]').set_input_files(RECORD)
    page.wait_for_url("**/replay/*")
    page.goto(f"{page.url.split('?')[0]}?move=100000")
    sheet = page.get_by_test_id("score-sheet")

    expect(sheet.locator("tbody tr")).to_have_count(6)
    expect(sheet.locator("thead th")).to_have_count(3 + 6)
    room = sheet.locator(".wide")
    assert room.evaluate("each => each.scrollWidth <= each.clientWidth")
    totals = [int(text) for text in sheet.locator("tbody .total").all_inner_texts()]
    assert totals == sorted(totals)

    sheet.locator("summary").last.click()
    expect(sheet.locator("details[open] li")).to_have_count(6 + 3)
