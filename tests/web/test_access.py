"""Every page: no violation that axe finds, nothing to scroll sideways on a small phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from web.browsing import ROOT

from retorta import shelf
from web import tables

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RECORD = Path(__file__).parent.parent / "records" / "poison" / "russian-four.jsonl"
PAGES = [
    "/",
    "/new/poison",
    "/rules",
    "/rules/poison",
    "/records",
    "/about",
    "/companion",
    "/claim/none",
    "/none",
]


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


def sideways(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def light(page: Page, theme: str) -> None:
    page.evaluate("theme => localStorage.setItem('retorta-theme', theme)", theme)
    page.reload()
    page.locator("main h1").first.wait_for()


@pytest.mark.parametrize("theme", ["lamp", "paper"])
def test_axe_finds_nothing_on_any_page(visit: Any, theme: str) -> None:
    page = visit("/")
    light(page, theme)
    for path in PAGES:
        page.goto(path)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], path


@pytest.mark.parametrize("theme", ["lamp", "paper"])
def test_axe_finds_nothing_at_the_table_and_in_a_replay(visit: Any, theme: str) -> None:
    page = visit("/")
    light(page, theme)
    page.locator('[data-game="poison"] button').click()
    tables.my_turn(page)
    tables.play_something(page)
    tables.my_turn(page)
    assert violations(page) == []
    page.locator('[data-target^="hand:"].glow').first.click()
    assert violations(page) == []

    page.goto("/records")
    page.locator('input[type="file"]').set_input_files(RECORD)
    page.locator('input[type="range"]').wait_for()
    page.keyboard.press("End")
    page.locator('[data-testid="score-sheet"]').wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("game", shelf.games())
def test_every_table_on_a_small_phone(visit: Any, game: str) -> None:
    """In Russian, whose words are the longest: nothing sideways, nothing for axe."""
    page = visit("/", language="ru", width=360)
    page.locator(f'[data-game="{game}"] button').click()
    tables.my_turn(page)
    assert sideways(page) <= 0
    assert violations(page) == []
    tables.play_something(page)
    tables.my_turn(page)
    assert sideways(page) <= 0
    assert violations(page) == []


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_nothing_scrolls_sideways_on_a_small_phone(visit: Any, language: str) -> None:
    page = visit("/", language=language, width=360)
    for path in PAGES:
        page.goto(path)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert sideways(page) <= 0, path
    page.goto("/")
    page.locator('[data-game="poison"] button').click()
    tables.my_turn(page)
    assert sideways(page) <= 0
    page.locator('[data-target^="hand:"].glow').first.click()
    assert sideways(page) <= 0
    page.locator(".opener").click()
    assert sideways(page) <= 0


def test_a_waiting_table_on_a_small_phone(visit: Any) -> None:
    page = visit("/", language="ru", width=360)
    tables.set_up(page, "poison", ["me", "friend", "bot:greedy"])
    page.locator("#invite").wait_for()
    assert sideways(page) <= 0
    assert violations(page) == []


def test_everything_one_can_touch_is_big_enough(visit: Any) -> None:
    page = visit("/", width=360)
    page.locator('[data-game="poison"] button').click()
    tables.my_turn(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, a.button, select, summary, nav a")]
            .filter(each => each.offsetParent && !each.classList.contains("skip"))
            .map(each => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
            .filter(([, box]) => box.height < 43.5 || box.width < 40)
            .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
    )
    assert small == []
