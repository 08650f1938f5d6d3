"""Every page: no violation that axe finds, nothing to scroll sideways on a small phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from support import browser_tables as tables
from support.browsing import ROOT
from support.rotation import SOAKING, in_turn

from retorta import plugins
from retorta.texts import LANGUAGES

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RECORDS = ROOT / "tests" / "records"
PAGES = [
    "/",
    "/new/alchemists",
    "/rules",
    "/rules/poison",
    "/records",
    "/about",
    "/claim/none",
    "/none",
]
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
IN_ONE_LIGHT = """async theme => {
    document.documentElement.dataset.theme = theme;
    return await axe.run(theme === "lamp" ? {} : { runOnly: ["color-contrast"] });
}"""


NAMELESS = """() => [...document.querySelectorAll("li")]
    .filter(each => each.offsetParent && !each.textContent.trim())
    .filter(each => !each.querySelector("[aria-label], title, img[alt]"))
    .map(each => `nameless: ${each.outerHTML.slice(0, 160)}`)"""


def violations(page: Page) -> list[str]:
    """Run axe by lamplight; by daylight only the colours are others. No item goes unnamed."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE)
    nameless: list[str] = page.evaluate(NAMELESS)
    return nameless + [
        f"{theme} {each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for theme in ("paper", "lamp")
        for each in page.evaluate(IN_ONE_LIGHT, theme)["violations"]
        for node in each["nodes"][:3]
    ]


def sideways(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def too_small(page: Page) -> list[str]:
    """Return what one can touch and hardly hits."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, a.button, select, summary, nav a")]
            .filter(each => each.offsetParent && !each.classList.contains("skip"))
            .map(each => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
            .filter(([, box]) => box.height < 43.5 || box.width < 40)
            .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
    )
    return found


def speak(page: Page, language: str) -> None:
    page.locator(f'header button[lang="{language}"]').click()
    page.locator(f'html[lang="{language}"]').wait_for(state="attached")


@pytest.mark.hypothesis
@pytest.mark.parametrize("spoken", LANGUAGES if SOAKING else [in_turn(LANGUAGES)])
def test_every_page(visit: Any, spoken: str) -> None:
    page = visit("/", language=spoken)
    for path in PAGES:
        page.set_viewport_size(DESK)
        page.goto(path)
        tables.settled(page)
        speak(page, spoken)
        assert violations(page) == [], path
        page.set_viewport_size(PHONE)
        for language in LANGUAGES:
            speak(page, language)
            assert sideways(page) <= 0, f"{path} in {language}"


@pytest.mark.hypothesis
@pytest.mark.parametrize("language", LANGUAGES if SOAKING else ["ru"])
@pytest.mark.parametrize("game", plugins.games())
def test_every_rules_page_and_every_table(visit: Any, game: str, language: str) -> None:
    """In Russian, whose words are the longest; at the desk and on a small phone."""
    page = visit(f"/rules/{game}", language=language, width=360)
    tables.settled(page)
    assert sideways(page) <= 0
    assert violations(page) == []
    page.goto("/")
    page.locator(f'[data-game="{game}"] button').click()
    tables.my_turn(page)
    # Where all choose at once, a bot that has not yet would make the hint late.
    page.locator(".plate.deciding").nth(1).wait_for(state="detached")
    page.locator('[data-testid="hint"]').click()
    page.locator("#hint .best").wait_for()
    assert sideways(page) <= 0
    assert violations(page) == []
    assert too_small(page) == []
    # On a phone both are sheets.
    page.keyboard.press("Escape")
    page.locator(".opener").click()
    assert sideways(page) <= 0
    assert violations(page) == []
    page.locator("#drawer .bar button").click()
    page.set_viewport_size(DESK)
    tables.play_something(page)
    tables.my_turn(page)
    glowing = page.locator(".spot.glow")
    if glowing.count():
        glowing.first.click()
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    assert sideways(page) <= 0
    page.locator('[data-testid="rules"]').click()
    page.locator("dialog[open]").wait_for()
    assert sideways(page) <= 0
    assert violations(page) == []


@pytest.mark.parametrize("game", plugins.games())
def test_every_replay_and_score_sheet(visit: Any, game: str) -> None:
    page = visit("/records", language="pl", width=360)
    record = min(RECORDS.joinpath(game).glob("*.jsonl"))
    page.locator('input[type="file"]').set_input_files(record)
    page.locator('input[type="range"]').wait_for()
    assert sideways(page) <= 0
    page.locator("main h1").click()
    page.keyboard.press("End")
    page.locator('[data-testid="score-sheet"]').wait_for()
    assert sideways(page) <= 0
    assert violations(page) == []


def test_a_waiting_table_on_a_small_phone(visit: Any) -> None:
    page = visit("/", language="ru", width=360)
    tables.set_up(page, "poison", ["me", "friend", "bot:greedy"])
    page.locator("#invite").wait_for()
    assert sideways(page) <= 0
    assert violations(page) == []
