"""The oracle at a real table: one device that goes round, and tells nobody more than it may."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect
from support import browser_tables as tables
from web.conftest import Visitor

FIRST, SECOND = "First ingredient", "Second ingredient"
ASK, HIDE = "Ask the oracle", "Hide the answer"
WHAT = "What happens?"


@pytest.fixture
def oracle(visit: Visitor) -> Page:
    """The page with a game of its own; nothing is chosen yet."""
    page = visit("/companion")
    tables.settled(page)
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


def test_nothing_is_asked_before_everything_is_chosen(oracle: Page) -> None:
    """A stray tap tells nothing about cards that nobody played."""
    button = oracle.get_by_role("button", name=ASK)
    expect(button).to_be_disabled()
    oracle.get_by_label(FIRST).select_option("fern")
    expect(button).to_be_disabled()
    expect(oracle.get_by_label(SECOND).locator('option[value="fern"]')).to_have_count(0)
    oracle.get_by_label(SECOND).select_option("toad")
    expect(button).to_be_enabled()
    oracle.get_by_label(WHAT).select_option("sell")
    expect(button).to_be_disabled()


def test_no_answer_is_shown_beside_another_question(oracle: Page) -> None:
    """While the oracle thinks nothing can be changed; its answer belongs to what was asked."""
    held: list[Route] = []
    oracle.route("**/api/alchemy/mix", lambda route: held.append(route))
    ask(oracle, first_ingredient="toad", second_ingredient="fern")
    expect(oracle.locator("form[inert]")).to_have_count(1)
    expect(oracle.get_by_label(FIRST)).to_have_value("toad")
    held[0].continue_()

    expect(oracle.locator(".answer .potion")).to_be_visible()
    expect(oracle.locator("select")).to_have_count(0)


def test_a_promise_is_asked_for_only_with_its_own_code(oracle: Page) -> None:
    """Who once began a game and then plays with a friend's code can still see the truth."""
    own = oracle.locator("#code").input_value()
    promise = oracle.locator(".promise")
    expect(promise).to_be_visible()
    oracle.locator("#code").fill("DEMO")
    expect(promise).to_have_count(0)
    oracle.get_by_label(WHAT).select_option("reveal")
    oracle.get_by_role("button", name=ASK).click()
    expect(oracle.locator(".answer li")).to_have_count(8)
    expect(oracle.locator(".answer")).not_to_contain_text("The promise was kept.")

    oracle.reload()
    tables.settled(oracle)
    expect(oracle.locator("#code")).to_have_value("DEMO")
    expect(promise).to_have_count(0)
    oracle.locator("#code").fill(own.lower())
    expect(promise).to_be_visible()
    oracle.get_by_label(WHAT).select_option("reveal")
    oracle.get_by_role("button", name=ASK).click()
    expect(oracle.locator(".answer")).to_contain_text("The promise was kept.")


@pytest.mark.parametrize(
    ("language", "code", "said"),
    [
        ("en", "TOAD7", "A game code has 4 letters"),
        ("en", "AAAZ", "The code ends in Z"),
        ("ru", "TOAD7", "В коде игры 4 буквы"),
        ("pl", "TOAD7", "Kod gry ma 4 litery"),
    ],
)
def test_a_refusal_says_what_is_wrong(visit: Visitor, language: str, code: str, said: str) -> None:
    page = visit("/companion", language=language, refused=True)
    tables.settled(page)
    page.locator("#code").fill(code)
    page.locator("form select").first.select_option("reveal")
    page.locator('form button[type="submit"]').click()

    expect(page.get_by_role("alert")).to_contain_text(said)
