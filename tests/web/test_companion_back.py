"""The phone's Back at a real table: one step out of what is open, and nothing entered is lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from support.phones import ENGINE_WAITS, Phone
from web.test_companion import CODE, tap


def at_the_table(phone: Phone) -> Page:
    """The oracle of a game, come to from the list of tools."""
    page = phone.open("/companion/alchemists")
    page.get_by_role("link", name="Oracle").click()
    tap(page, "As masters")
    page.get_by_label("Game code").fill(CODE)
    page.get_by_label("Game code").press("Enter")
    expect(page.get_by_test_id("promise")).to_be_visible(timeout=ENGINE_WAITS)
    tap(page, "To the table")
    return page


def expect_tools(page: Page) -> None:
    expect(page.get_by_role("link", name="Oracle")).to_be_visible()


def test_back_leaves_a_choice_and_a_result_of_the_oracle_and_not_the_oracle(phone: Phone) -> None:
    page = at_the_table(phone)
    student = page.get_by_role("button", name="Test on a student")
    student.click()
    page.go_back()
    expect(student).to_be_visible()
    tap(page, "Test on a student", "Toad", "Fern", "Mix")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(student).to_be_visible()
    # What was left by its own button is no step any more.
    tap(page, "Test on a student", "Toad", "Fern", "Mix", "Done")
    tap(page, "This game…", "To the table")
    page.go_back()
    expect_tools(page)


def test_back_leaves_a_fact_half_entered_and_it_is_there_again(phone: Phone) -> None:
    page = phone.open("/companion/alchemists")
    page.get_by_role("link", name="Notebook").click()
    tap(page, "Facts", "Add a fact", "I saw a potion mixed", "toad", "fern")
    page.go_back()
    expect(page.get_by_role("heading", name="What happened?")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Add a fact")).to_be_visible()
    tap(page, "Add a fact", "I saw a potion mixed")
    for name in ("toad", "fern"):
        chosen = page.get_by_role("button", name=name)
        expect(chosen).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="healing").click()
    tap(page, "Write it down")
    expect(page.locator("main ol > li")).to_have_count(1)
    expect(page.get_by_text("Noted: ")).to_be_visible()
    tap(page, "Undo")
    expect(page.locator("main ol > li")).to_have_count(0)
    expect(page.get_by_text("Noted: ")).to_have_count(0)
    page.go_back()
    expect(page.locator("td button").first).to_be_visible()
    page.go_back()
    expect_tools(page)


def test_a_third_ingredient_takes_the_place_of_the_second_in_the_notebook_too(phone: Phone) -> None:
    page = phone.open("/companion/alchemists/notebook")
    tap(page, "Add a fact", "I saw a potion mixed", "toad", "fern", "mushroom")
    pressed = page.get_by_role("group", name="Ingredient").locator('[aria-pressed="true"]')
    expect(pressed).to_have_count(2)
    expect(page.get_by_role("button", name="mushroom")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="fern")).to_have_attribute("aria-pressed", "false")


def test_back_goes_through_the_steps_of_a_last_count_and_what_lies_over_a_pad(phone: Phone) -> None:
    page = phone.open("/companion/alchemists")
    page.get_by_role("link", name="Last count").click()
    tap(page, "Begin the count")
    theories = page.get_by_role("button", name="Theories", exact=True)
    theories.click()
    tap(page, "Share")
    page.go_back()
    expect(theories).to_have_attribute("aria-pressed", "true")
    page.go_back()
    expect(theories).to_have_attribute("aria-pressed", "false")
    page.go_back()
    expect_tools(page)
    page.get_by_role("link", name="Last count").click()
    expect(theories).to_be_visible()


def test_the_code_is_masked_in_the_last_count_until_the_last_round(phone: Phone) -> None:
    page = at_the_table(phone)
    page.go_back()
    page.get_by_role("link", name="Last count").click()
    tap(page, "Begin the count")
    page.get_by_role("button", name="Truth", exact=True).click()
    code = page.get_by_role("textbox", name="Code of the game")
    code.fill(CODE)
    expect(code).to_have_count(0)
    expect(page.locator("main")).not_to_contain_text(CODE)
    tap(page, "Delete")
    page.get_by_role("button", name="The game that this phone’s oracle answered").click()
    tap(page, "No")
    expect(code).to_have_value("")
    page.get_by_role("button", name="The game that this phone’s oracle answered").click()
    tap(page, "It begins")
    expect(code).to_have_value(CODE)
