"""Sitting down together: names, several people at one device, coming back, another game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from support import browser_tables as tables
from web.conftest import Visitor

from retorta.texts import Speaker

PHONE = 390


@pytest.mark.journey
def test_four_people_on_two_phones_play(visit: Visitor) -> None:
    """Each device takes two seats, each with a name; a curtain stands between the two hands."""
    anna = visit(width=PHONE)
    tables.set_up(anna, "poison", ["me", "friend", "friend", "friend"])
    boris = visit(anna.url, width=PHONE)
    boris.get_by_label("Your name at the table").fill("Boris")
    boris.locator("li").nth(1).get_by_role("button", name="Sit down here").click()
    sit_beside(boris, 2, "Cleo")
    sit_beside(anna, 3, "Dora")

    names = []
    for _ in range(8):
        page = whose_curtain(anna, boris)
        other = boris if page is anna else anna
        assert page.locator('[data-target^="hand:"]').count() == 0
        names.append((page is anna, page.locator(".curtain h1").inner_text()))
        page.locator(".curtain button").click()
        tables.my_turn(page)
        assert other.locator(".question.mine").count() == 0
        tables.play_something(page)
    said = {name.removeprefix("Now it is ").removesuffix("’s turn") for _, name in names}
    assert said == {"Player 1", "Boris", "Cleo", "Dora"}
    assert {name for hers, name in names if hers}.isdisjoint(
        {name for hers, name in names if not hers}
    )


@pytest.mark.journey
def test_a_friend_is_asked_for_a_name_and_keeps_it(visit: Visitor) -> None:
    anna = visit()
    tables.set_up(anna, "poison", ["me", "friend", "bot:random"])
    boris = visit(anna.url)
    boris.get_by_label("Your name at the table").fill("Boris")
    boris.get_by_label("Your name at the table").press("Enter")

    expect(anna.locator(".room")).to_contain_text("Boris")
    boris.goto("/")
    expect(boris.get_by_label("Your name at the table")).to_have_value("Boris")


@pytest.mark.journey
def test_who_comes_back_has_their_seat_again_at_once(visit: Visitor) -> None:
    """A bot kept it meanwhile; a banner says so, and the next question is the person's own."""
    anna = visit()
    tables.set_up(anna, "poison", ["me", "friend", "bot:random"])
    boris = visit(anna.url)
    boris.locator("li .button.main").first.click()
    tables.whoever_decides(anna, boris)
    anna.evaluate(
        """() => fetch(`/api${location.pathname.replace("table", "tables")}/bot`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ seat: 0, bot: "random" }),
        })"""
    )
    banner = anna.locator(".banner")
    expect(banner).to_contain_text("A bot is playing for you.")
    tables.my_turn(boris)

    anna.reload()

    expect(banner).to_contain_text("The seat is yours again.")
    tables.play_something(boris)
    tables.my_turn(anna)
    tables.play_something(anna)
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)


@pytest.mark.journey
def test_another_game_is_one_tap_for_each_and_the_seats_are_turned(visit: Visitor) -> None:
    anna = visit()
    tables.set_up(anna, "poison", ["me", "friend", "bot:random"])
    boris = visit(anna.url)
    boris.get_by_label("Your name at the table").fill("Boris")
    boris.get_by_label("Your name at the table").press("Enter")
    for _ in range(400):
        page = whoever_decides_or_done(anna, boris)
        if page is None:
            break
        tables.play_something(page)

    anna.get_by_role("button", name="Play again").click()
    anna.wait_for_function("old => location.href !== old", arg=boris.url)
    boris.get_by_role("button", name="Go to the next game").click()
    boris.wait_for_url(anna.url)
    boris.locator(".room").wait_for()
    seats = boris.evaluate(
        """() => fetch(`/api${location.pathname.replace("table", "tables")}`)
            .then(answer => answer.json())
            .then(table => table.seats.map(seat => seat.mine ? "mine" : seat.kind))"""
    )
    assert seats == ["mine", "bot", "person"]


def test_the_shelf_begins_with_the_lightest_game(visit: Visitor) -> None:
    page = visit()
    page.locator("[data-game]").first.wait_for()
    weights = page.evaluate(
        """() => fetch("/api/shelf").then(answer => answer.json()).then(shelf =>
            [...document.querySelectorAll("[data-game]")].map(
                box => shelf.find(game => game.id === box.dataset.game).weight))"""
    )
    assert len(weights) >= 4
    assert weights == sorted(weights)
    assert page.locator("[data-game]").first.get_attribute("data-game") == "poison"


@pytest.mark.parametrize("width", [1280, PHONE])
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_table_says_what_one_plays_for(visit: Visitor, width: int, language: str) -> None:
    page = visit(width=width, language=language)
    tables.set_up(page, "poison", ["me", "bot:random", "bot:random"])

    goal = Speaker(language, "poison").say("poison-goal")
    expect(page.get_by_text(goal).locator("visible=true")).to_have_count(1)


def whoever_decides_or_done(*pages: Page) -> Page | None:
    """Return the page that is asked something; none when the game is over."""
    for _ in range(600):
        for page in pages:
            if tables.is_over(page):
                return None
            if page.locator(".question.mine").count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked anything")


def sit_beside(page: Page, seat: int, name: str) -> None:
    """Take a seat for somebody at the same device."""
    page.get_by_label(f"Name of the player on seat {seat + 1}").fill(name)
    page.locator("li").nth(seat).get_by_role("button", name="Somebody beside me").click()


def whose_curtain(*pages: Page) -> Page:
    """Wait until one of the devices asks to be handed on."""
    return tables.whoever_shows(".curtain:not(.between)", *pages)
