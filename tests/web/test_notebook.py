"""The private notebook of Alchemists on a phone, with the network off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.noting import NOTEBOOK, add, keep, tap, view
from support.phones import ENGINE_WAITS, Phone

from retorta.games.alchemists.cards import Ingredient, Potion
from retorta.games.alchemists.companion.facts import Mixed
from retorta.games.alchemists.companion.facts_file import read_facts

HEALING = Mixed(Ingredient.MUSHROOM, Ingredient.TOAD, Potion.HEALING)
RULED_OUT = "ruled out"
OUT_OF_SIGHT = """() => {
    const foot = document.querySelector(".foot");
    const end = Math.min(innerHeight, foot.getBoundingClientRect().top);
    return [...document.querySelectorAll(".notebook button")]
        .filter(button => !foot.contains(button))
        .filter(button => button.getBoundingClientRect().bottom > end)
        .map(button => button.textContent);
}"""
"""What one would have to scroll for."""

NEXT_SEAL = """async (write) => {
    const text = (each) => each.textContent.replaceAll("\u00ad", "").trim();
    const button = async (name) => {
        for (;;) {
            const found = [...document.querySelectorAll("main button")].find(b => text(b) === name);
            if (found) return found;
            await new Promise((next) => new MutationObserver(next).observe(
                document.body, { childList: true, subtree: true, characterData: true }));
        }
    };
    write.click();
    (await button("Add a fact")).click();
    (await button("A seal on a theory")).click();
    await button("Write it down");
    return [...document.querySelectorAll("main button:enabled")].map(text);
}"""
"""Write a fact down, and look which books are offered for a seal before the engine can answer."""


def see_a_potion(page: Page, one: str, other: str, potion: str) -> None:
    add(page, "I saw a potion mixed")
    expect(page.get_by_role("button", name="Write it down")).to_be_disabled()
    tap(page, "Ingredient", one, other)
    tap(page, "Potion", potion)
    keep(page)


def expect_crossed(page: Page, count: int, ingredient: str = "") -> None:
    cells = page.locator("td button").filter(has_text=RULED_OUT)
    if ingredient:
        cells = cells.filter(has_text=f"{ingredient},")
    expect(cells).to_have_count(count, timeout=ENGINE_WAITS)


@pytest.fixture(scope="module")
def opened(module_phone: Phone) -> Page:
    """A page whose engine is up; waiting for that is what takes long."""
    page = module_phone.open(NOTEBOOK)
    expect(page.locator("td button")).to_have_count(64, timeout=ENGINE_WAITS)
    return page


@pytest.fixture
def notebook(opened: Page) -> Page:
    """A new notebook with one fact in it."""
    view(opened, "Transfer")
    opened.get_by_role("button", name="New notebook").click()
    opened.get_by_label("Help").select_option("crosses")
    see_a_potion(opened, "mushroom", "toad", "healing")
    expect(opened.get_by_text("Noted: Mushroom + toad: healing")).to_be_visible()
    expect_crossed(opened, 8)
    return opened


def test_facts_cross_out_formulas_and_are_kept(notebook: Page, module_phone: Phone) -> None:
    """14. Mushroom and toad give healing: four formulas go for each."""
    expect_crossed(notebook, 4, "mushroom")
    expect_crossed(notebook, 4, "toad")

    again = module_phone.open(NOTEBOOK, keep=True)
    expect_crossed(again, 8)
    view(again, "Facts")
    kept = again.get_by_role("listitem").filter(has_text="Mushroom + toad: healing")
    expect(kept).to_be_visible()
    again.close()


def test_everything_that_is_asked_is_in_sight(notebook: Page) -> None:
    """Also for the longest form, a rival's theory, nothing needs scrolling."""
    add(notebook, "A theory on the board")
    tap(notebook, "Ingredient", "fern")
    tap(notebook, "Formula", "R+ g+ b−")
    tap(notebook, "Whose is it?", "A rival")
    expect(notebook.get_by_role("group", name="Their seal")).to_be_visible()
    assert notebook.evaluate(OUT_OF_SIGHT) == []
    tap(notebook, "How much do you believe it", "probably")
    tap(notebook, "Their seal", "question-mark seal, red")
    keep(notebook)
    expect(notebook.get_by_text("believed 80 %, red question mark")).to_be_visible()


def test_a_contradiction_names_the_facts_and_one_is_dropped(notebook: Page) -> None:
    add(notebook, "Debunked, as an apprentice")
    tap(notebook, "Ingredient", "fern")
    tap(notebook, "Colour", "blue")
    tap(notebook, "Sign", "plus")
    keep(notebook)
    expect(notebook.get_by_role("alert")).to_have_count(0)
    add(notebook, "Debunked, as an apprentice")
    tap(notebook, "Ingredient", "toad")
    tap(notebook, "Colour", "red")
    tap(notebook, "Sign", "minus")
    keep(notebook)

    alert = notebook.get_by_role("alert")
    expect(alert).to_contain_text("These cannot all be true")
    expect(alert.get_by_role("listitem")).to_have_count(2)
    expect(alert).not_to_contain_text("Fern")
    alert.get_by_role("button", name="Drop Toad: red −").click()
    expect(alert).to_have_count(0)
    notebook.get_by_role("button", name="Undo").click()
    expect(alert).to_contain_text("Mushroom + toad")


def test_a_fallen_theory_is_offered_to_nobody_who_agrees(notebook: Page) -> None:
    """Only its opened seals are noted, each once; then its book is closed."""
    add(notebook, "A theory on the board")
    tap(notebook, "Ingredient", "fern")
    tap(notebook, "Formula", "R− G− B−")
    tap(notebook, "Whose is it?", "A rival")
    tap(notebook, "How much do you believe it", "probably")
    keep(notebook)
    add(notebook, "A seal on a theory")
    books = notebook.get_by_role("group", name="Ingredient")
    expect(books.locator("button:enabled")).to_have_text(["fern"], timeout=ENGINE_WAITS)
    notebook.get_by_role("button", name="Back").click()
    notebook.get_by_role("button", name="Back").click()
    add(notebook, "Debunked, as an apprentice")
    tap(notebook, "Ingredient", "fern")
    tap(notebook, "Colour", "red")
    tap(notebook, "Sign", "plus")
    keep(notebook)

    add(notebook, "A seal on a theory")
    expect(books.locator("button:enabled")).to_have_text(["fern (fallen)"])
    tap(notebook, "Ingredient", "fern")
    expect(notebook.get_by_text("This theory has fallen")).to_be_visible()
    owners = notebook.get_by_role("group", name="Whose is it?").get_by_role("button")
    expect(owners).to_have_text(["A rival’s"])
    owners.click()
    write = notebook.get_by_role("button", name="Write it down")
    expect(write).to_be_disabled()
    tap(notebook, "Their seal", "gold star")
    write.click()
    add(notebook, "A seal on a theory")
    expect(books.locator("button:enabled")).to_have_count(0)
    notebook.get_by_role("button", name="Back").click()
    notebook.get_by_role("button", name="Back").click()


def test_a_book_is_not_offered_before_it_is_known_whether_its_theory_fell(notebook: Page) -> None:
    add(notebook, "A theory on the board")
    tap(notebook, "Ingredient", "fern")
    tap(notebook, "Formula", "R− G− B−")
    tap(notebook, "Whose is it?", "A rival")
    tap(notebook, "How much do you believe it", "probably")
    keep(notebook)
    add(notebook, "A seal on a theory")
    books = notebook.get_by_role("group", name="Ingredient")
    expect(books.locator("button:enabled")).to_have_text(["fern"], timeout=ENGINE_WAITS)
    notebook.get_by_role("button", name="Back").click()
    notebook.get_by_role("button", name="Back").click()
    add(notebook, "Debunked, as an apprentice")
    tap(notebook, "Ingredient", "fern")
    tap(notebook, "Colour", "red")
    tap(notebook, "Sign", "plus")
    offered = notebook.get_by_role("button", name="Write it down").evaluate(NEXT_SEAL)
    assert "Back" in offered
    assert "fern" not in offered
    expect(books.locator("button:enabled")).to_have_text(["fern (fallen)"], timeout=ENGINE_WAITS)
    notebook.get_by_role("button", name="Back").click()
    notebook.get_by_role("button", name="Back").click()


def test_what_was_noted_is_said_of_this_notebook_and_no_other(notebook: Page) -> None:
    noted = notebook.get_by_text("Noted: ")
    expect(noted).to_be_visible()
    view(notebook, "Transfer")
    notebook.get_by_role("button", name="New notebook").click()
    expect_crossed(notebook, 0)
    expect(noted).to_have_count(0)
    see_a_potion(notebook, "fern", "toad", "poison")
    expect(noted).to_be_visible()
    view(notebook, "Transfer")
    notebook.get_by_role("button", name="Open", exact=True).first.click()
    expect_crossed(notebook, 4, "mushroom")
    expect(noted).to_have_count(0)


def test_a_sale_among_the_facts_is_no_equation(notebook: Page) -> None:
    """What was only ordered is struck through; what the quality tells is not."""
    for other, quality in (("toad", "wrong sign"), ("mushroom", "exact")):
        add(notebook, "I sold a potion")
        tap(notebook, "Ingredient", "fern", other)
        tap(notebook, "Ordered", "speed")
        tap(notebook, "How close it came", quality)
        keep(notebook)
        expect(notebook.get_by_role("button", name="Add a fact")).to_be_visible()
    view(notebook, "Facts")
    sold = notebook.locator("main ol > li").get_by_test_id("sold")
    expect(sold).to_have_count(2)
    for place, (mark, struck) in enumerate((("≠", 1), ("=", 0))):
        expect(sold.nth(place)).to_contain_text(mark)
        expect(sold.nth(place).locator(".not")).to_have_count(struck)
    view(notebook, "Laboratory")


def test_an_ambiguous_sale_through_the_periscope(notebook: Page) -> None:
    """One of these aspects: a plus in green or in blue leaves six formulas to the scorpion."""
    add(notebook, "Periscope")
    tap(notebook, "Ingredient", "scorpion")
    tap(notebook, "What everybody saw", "A sale")
    tap(notebook, "Ordered", "healing")
    tap(notebook, "How close it came", "right sign")
    keep(notebook)
    expect_crossed(notebook, 2, "scorpion")


def test_help_in_degrees(notebook: Page) -> None:
    chances = notebook.locator("td small")
    expect(chances).to_have_count(0)
    view(notebook, "Advice")
    expect(notebook.get_by_text("Your table plays without advice")).to_be_visible()
    notebook.get_by_label("Help").select_option("advice")
    hand = notebook.get_by_role("group", name="Ingredients in my hand")
    for name in ("mushroom", "toad", "fern"):
        hand.get_by_role("button", name=name).click()
    experiments = notebook.locator(".experiments li")
    expect(experiments).to_have_count(3)
    expect(experiments.filter(has_text="0 bits")).to_contain_text("100%")
    expect(notebook.get_by_text("Best with your cards")).to_be_visible()
    view(notebook, "Laboratory")
    expect(chances).to_have_count(56)
    notebook.get_by_label("Help").select_option("none")
    expect_crossed(notebook, 0)


def test_carried_to_another_phone_by_link_and_by_file(
    notebook: Page, module_phone: Phone, tmp_path: Path
) -> None:
    module_phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    view(notebook, "Transfer")
    expect(notebook.get_by_role("img", name="QR code")).to_be_visible()
    notebook.get_by_role("button", name="Copy the link").click()
    expect(notebook.get_by_text("Copied")).to_be_visible()
    link: str = notebook.evaluate("navigator.clipboard.readText()")
    with notebook.expect_download() as saving:
        notebook.get_by_role("button", name="Save the file").click()
    file = tmp_path / "notebook.json"
    saving.value.save_as(file)
    # `retorta alchemy deduce` takes the very file.
    assert read_facts(json.loads(file.read_text("utf-8"))) == [HEALING]

    other = module_phone.open(link.partition("#")[2])
    expect_crossed(other, 8)
    view(other, "Transfer")
    other.get_by_role("button", name="New notebook").click()
    expect_crossed(other, 0)
    view(other, "Transfer")
    other.locator('input[type="file"]').set_input_files(file)
    expect_crossed(other, 8)
    other.close()
