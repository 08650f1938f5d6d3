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
    anna.locator(".room").wait_for()
    bot = bot_names(anna)
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
    assert bot_names(boris) == bot


@pytest.mark.parametrize("size", [(PHONE, 844), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_table_being_set_up_can_be_started_at_once(
    visit: Visitor, size: tuple[int, int], language: str
) -> None:
    """And offers only what means something there."""
    page = visit("/new/poison", width=size[0], language=language)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start = page.locator('form button[type="submit"]')
    expect(start).to_be_in_viewport(ratio=1)
    speaker = Speaker(language)
    speaker.open_book("web")
    speaker.open_book("web.later")
    say = speaker.say
    aside = page.locator('input[name="aside"]')
    foot = page.locator(".foot")
    expect(foot).to_contain_text(say("web-practice"))
    page.locator('input[name="hand"][value="five"]').check()
    expect(aside).to_have_count(0)
    page.locator("form select").first.select_option("3")
    expect(aside).to_have_count(3)
    expect(start).to_be_in_viewport(ratio=1)
    levels = (
        page.locator("form li select").nth(1).locator("option[value^='bot:']").all_inner_texts()
    )
    assert say("web-bot-level-random") in levels[0]
    assert say("web-bot-level-master") in levels[-1]
    page.locator("form li select").nth(1).select_option("hotseat")
    expect(foot).not_to_contain_text(say("web-practice"))


def test_who_is_away_is_told_by_name_and_may_be_replaced_where_it_is_asked(visit: Visitor) -> None:
    """The clock of the page is put on; that of the server is not, which names whom it refuses."""
    anna, boris = together(visit, refused=True)
    replace = anna.get_by_test_id("absence").get_by_role("button")
    while tables.whoever_decides(anna, boris) is anna:
        tables.play_something(anna)
    number = tables.number(anna)
    boris.close()

    absence = anna.get_by_test_id("absence")
    expect(absence).to_contain_text("Boris is away. A bot may play on in 30 seconds.")
    expect(replace).to_have_count(0)
    anna.clock.fast_forward(31_000)
    expect(absence).to_contain_text("Boris has been away for 30 seconds.")
    replace.click()
    expect(absence).to_contain_text("Boris has been away for")
    expect(absence.get_by_role("alert")).to_contain_text("a bot may play on in")
    assert tables.number(anna) == number


def test_who_leaves_is_told_what_it_means_and_everybody_by_name(visit: Visitor) -> None:
    anna, boris = together(visit)
    boris.locator("#drawer summary", has_text="At the table").click()
    boris.locator("#drawer summary", has_text="Leave the game").click()
    expect(boris.locator("#drawer")).to_contain_text("until the end you can take it back")
    boris.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.get_by_test_id("leavers")).to_have_text("Boris has left the game; a bot plays on.")
    banner = boris.locator(".banner")
    expect(banner).to_contain_text("You have left the game")
    boris.reload()
    expect(banner).to_contain_text("You have left the game")
    banner.get_by_role("button").click()
    expect(anna.get_by_test_id("leavers")).to_have_text("Boris is back in the game.")
    expect(banner).not_to_contain_text("You have left the game")


def test_a_curtain_shows_what_anybody_may_see(visit: Visitor) -> None:
    page = visit(width=PHONE)
    tables.set_up(page, "poison", ["hotseat", "hotseat", "hotseat"])
    curtain = page.locator(".curtain")
    curtain.locator("button").click()
    tables.my_turn(page)
    tables.play_something(page)
    expect(curtain.locator("ol li").first).to_be_visible()
    expect(curtain.locator("#open-score")).to_be_visible()
    assert page.locator('[data-target^="hand:"]').count() == 0
    assert "?seat=" not in page.evaluate("location.href")


def test_a_finished_game_is_listed_by_place_with_its_day(visit: Visitor) -> None:
    page = visit()
    tables.set_up(page, "poison", ["me", "bot:random", "bot:random"])
    tables.play_to_the_end(page)
    outcome = page.evaluate(
        """() => fetch(`/api${location.pathname.replace("table", "tables")}`)
            .then(answer => answer.json()).then(table => table.outcome)"""
    )
    table = page.url.rsplit("/", 1)[-1]
    page.goto("/records")
    line = page.locator(f'a[href$="/replay/{table}"]')
    expect(line.locator("time")).to_be_visible()
    shown = [int(text.replace("−", "-")) for text in line.locator(".seat b").all_inner_texts()]
    assert shown == sorted(outcome["points"])
    assert line.locator(".seat.first").count() == len(outcome["winners"])


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


def together(visit: Visitor, refused: bool = False) -> tuple[Page, Page]:
    """Anna, whose page's clock can be put on, Boris and a bot."""
    anna = visit(refused=refused)
    anna.clock.install()
    tables.set_up(anna, "poison", ["me", "friend", "bot:random"])
    boris = visit(anna.url)
    boris.get_by_label("Your name at the table").fill("Boris")
    boris.get_by_label("Your name at the table").press("Enter")
    tables.whoever_decides(anna, boris)
    return anna, boris


def bot_names(page: Page) -> list[str]:
    """Return what the bots at the table are called, in the order of their seats."""
    plates = page.locator(".plate:has(.mark:not(.away))")
    plates.first.wait_for()
    return [plate.get_attribute("aria-label") or "" for plate in plates.all()]


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
