"""The oracle at a real table: one device that goes round, and tells nobody more than it may."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from support.phones import Phone
from web.conftest import Visitor

FIRST, SECOND = "First ingredient", "Second ingredient"
ASK, HIDE = "Ask the oracle", "Hide the answer"


@pytest.fixture
def oracle(phone: Phone) -> Page:
    """The page with a game of its own; nothing is chosen yet."""
    page = phone.open("/companion")
    page.get_by_role("link", name="Alchemists").click()
    page.get_by_role("link", name="The oracle").click()
    page.get_by_role("button", name="New game").click()
    expect(page.locator("#code")).not_to_have_value("")
    return page


def ask(page: Page, **chosen: str) -> None:
    for label, value in chosen.items():
        page.get_by_label(label.replace("_", " ").capitalize()).select_option(value)
    page.get_by_role("button", name=ASK).click()


def test_a_result_stands_alone_and_hiding_it_wipes_the_ingredients(oracle: Page) -> None:
    """The others learn the potion, not what it was made of; nor does who takes the device next."""
    ask(oracle, first_ingredient="toad", second_ingredient="scorpion")
    answer = oracle.locator(".answer")
    expect(answer.locator(".potion")).to_be_visible()
    expect(oracle.locator("select, #code")).to_have_count(0)
    for word in ("toad", "scorpion"):
        expect(oracle.locator("main")).not_to_contain_text(word, ignore_case=True)

    oracle.get_by_role("button", name=HIDE).click()
    expect(answer).to_have_count(0)
    expect(oracle.get_by_label(FIRST)).to_have_value("")
    expect(oracle.get_by_label(SECOND)).to_have_value("")


def test_a_server_leads_to_its_site(visit: Visitor) -> None:
    """The companion runs in the tab, also where there is a server; nothing of the way is lost."""
    page = visit("/companion/alchemists/oracle?a=b#DEMO")
    page.wait_for_url("**/offline/#/companion/alchemists/oracle?a=b#DEMO", timeout=90_000)
    page.locator("main h1").wait_for()
