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
    tap(page, "Start counting")
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


def test_back_closes_the_book_and_the_ingredient_of_a_last_count(phone: Phone) -> None:
    page = phone.open("/companion/alchemists/score-pad")
    tap(page, "Start counting")
    for step in ("Theories", "Truth"):
        tap(page, step)
        before = page.locator("main h2").count()
        page.get_by_role("group", name="Ingredient").get_by_role("button").first.click()
        expect(page.get_by_role("group", name="Formula")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("group", name="Formula")).to_have_count(0)
        expect(page.locator("main h2")).to_have_count(before)
        pressed = page.get_by_role("button", name=step, exact=True)
        expect(pressed).to_have_attribute("aria-pressed", "true")


def test_back_goes_one_step_back_in_the_school(phone: Phone) -> None:
    page = phone.open("/companion/alchemists")
    page.get_by_role("link", name="The first lesson").click()
    expect(page.get_by_text("Step 1 of 5")).to_be_visible(timeout=ENGINE_WAITS)
    tap(page, "Mushroom", "Toad", "Next", "Next")
    expect(page.get_by_text("Step 3 of 5")).to_be_visible()
    for step in (2, 1):
        page.go_back()
        expect(page.get_by_text(f"Step {step} of 5")).to_be_visible()
    tap(page, "Mushroom", "Toad", "Next", "Next", "Speed", "Next")
    page.go_back()
    # What was solved is not asked again.
    expect(page.get_by_text("Step 3 of 5")).to_be_visible()
    expect(page.get_by_role("button", name="Next")).to_be_enabled()
    for _ in range(2):
        page.go_back()
    expect(page.get_by_text("Step 1 of 5")).to_be_visible()
    page.go_back()
    expect_tools(page)


def test_back_goes_one_question_back_in_the_exam(phone: Phone) -> None:
    page = phone.open("/companion/alchemists/exam")
    expect(page.get_by_text("1 of 3")).to_be_visible(timeout=ENGINE_WAITS)
    tap(page, "Healing", "Next", "Speed", "Next")
    for number in (2, 1):
        page.go_back()
        expect(page.get_by_text(f"{number} of 3")).to_be_visible()
        expect(page.get_by_role("button", name="Next")).to_be_enabled()


def test_back_leaves_what_was_laid_out_and_a_round_that_is_corrected(phone: Phone) -> None:
    page = phone.open("/companion/poison")
    page.get_by_role("link", name="Set up").click()
    tap(page, "Draw lots and set up")
    again = page.get_by_role("button", name="Draw again")
    expect(again).to_be_visible(timeout=ENGINE_WAITS)
    page.go_back()
    expect(again).to_have_count(0)
    expect(page.get_by_role("button", name="Draw lots and set up")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Score pad").click()
    tap(page, "Start counting")
    cells = page.locator("td button")
    expect(cells.first).to_be_visible()
    for place in range(cells.count()):
        cells.nth(place).click()
        page.locator(".keys").get_by_role("button", name="1", exact=True).click()
    tap(page, "Finish this round")
    page.get_by_role("button", name="Correct round 1").click()
    heading = page.get_by_role("heading", name="Correcting round 1")
    expect(heading).to_be_visible()
    page.go_back()
    expect(heading).to_have_count(0)
    expect(page.get_by_role("heading", name="Round 2 of")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name="Set up")).to_be_visible()


def test_the_code_is_masked_in_the_last_count_until_the_last_round(phone: Phone) -> None:
    page = at_the_table(phone)
    page.go_back()
    page.get_by_role("link", name="Last count").click()
    tap(page, "Start counting")
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
    tap(page, "Yes, it is")
    expect(code).to_have_value(CODE)
