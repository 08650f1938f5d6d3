"""Codes that people scan off a phone, read by an independent decoder, lamp and paper."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support import browser_tables as tables
from support.browsing import serving
from support.phones import ENGINE_WAITS, Phone
from support.scanning import scanned
from web.conftest import visiting
from web.test_companion import CODE, ORACLE, tap

from retorta.core import codec
from retorta.games.alchemists.cards import Ingredient

THEMES = ("lamp", "paper")
FACTS = [
    {"mix": ["fern", "toad"], "result": "healing", "round": 1},
    {"mix": ["fern", "claw"], "result": "speed", "round": 1},
    {"sold": ["mushroom", "claw"], "order": "insanity", "quality": "right-sign", "round": 2},
    {"theory": "claw", "formula": 2, "weight": 0.8, "by": "Boris", "round": 2},
    {"published": "fern", "formula": 3, "by": "me", "seal": "gold", "round": 3},
    {"aspect": "claw", "colour": "green", "sign": "-", "round": 3},
    {"seen": "sale", "order": "wisdom", "quality": "neutral", "by": "Cleo", "round": 4},
    {"two": ["scorpion", "feather", "toad"], "result": "neutral", "round": 4},
]
NOTES = {
    "facts": FACTS,
    "marks": "." * 64,
    "note": "The toad is never green.",
    "help": "chances",
    "hand": {codec.plain(one): 1 for one in Ingredient},
    "seats": 4,
}
NOTEBOOK = json.dumps({"sheet": NOTES, "steps": [], "earlier": []})


def copied(page: Page, phone: Phone) -> str:
    """Return the link that the page would put on the clipboard."""
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    found: str = page.evaluate("navigator.clipboard.readText()")
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_a_game_is_joined_by_its_code(phone: Phone, theme: str) -> None:
    page = phone.open(ORACLE, kept={"retorta-theme": theme})
    tap(page, "As masters")
    page.get_by_label("Game code").fill(CODE)
    page.get_by_label("Game code").press("Enter")
    page.get_by_test_id("promise").wait_for(timeout=ENGINE_WAITS)
    tap(page, "Show the code, let others join")
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    [link] = scanned(page)
    assert link.startswith(phone.address)
    assert CODE.replace("-", "") in link.replace("-", "")
    expect(page.get_by_text("works only on this machine")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_a_notebook_is_carried_over_by_its_code(phone: Phone, theme: str) -> None:
    """With eight facts, a rather fine one."""
    kept = {"retorta-theme": theme, "retorta-companion-alchemists-notebook": NOTEBOOK}
    page = phone.open("/companion/alchemists/notebook", kept=kept)
    page.get_by_role("button", name="Transfer").click()
    assert scanned(page) == [copied(page, phone)]


@pytest.mark.parametrize("theme", THEMES)
def test_a_count_is_shared_by_its_code(phone: Phone, theme: str) -> None:
    page = phone.open("/companion/poison/score-pad", kept={"retorta-theme": theme})
    tap(page, "Start counting")
    expect(page.get_by_role("button", name="Player 1, red")).to_be_visible(timeout=ENGINE_WAITS)
    page.get_by_role("button", name="Share", exact=True).click()
    assert scanned(page) == [copied(page, phone)]


def test_a_table_on_the_local_network_is_found_by_its_code(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        serving(tmp_path, RETORTA_LOCAL_ADDRESS="127.0.0.2") as address,
        visiting(browser, address) as visit,
    ):
        page = visit("/", width=390)
        tables.set_up(page, "poison", ["me", "friend", "friend"])
        page.get_by_test_id("open-network").click()
        expect(page.get_by_role("img", name="QR code of http://127.0.0.2:")).to_be_visible()
        assert scanned(page) == [page.locator("#invite").input_value()]
