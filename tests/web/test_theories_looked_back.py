"""A real game of Alchemists noted on phones: what all saw, and the theories seen from the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.noting import NOTEBOOK, add, keep, tap, view
from support.phones import ENGINE_WAITS, Phone, keep_text, kept_text

from retorta.core import codec
from retorta.games.alchemists.cards import Ingredient
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.games.alchemists.companion.questions_looking_back import LookBack, look_back

BACK = "/companion/alchemists/looking-back"
NAMES = json.dumps(["Anna", "Boris"])


def facts_of(page: Page) -> list[dict[str, Any]]:
    sheet: dict[str, Any] = json.loads(kept_text(page, "alchemists-notebook") or "")["sheet"]
    facts: list[dict[str, Any]] = sheet["facts"]
    return facts


@pytest.fixture(scope="module")
def noted(module_phone: Phone) -> Page:
    """A notebook of three rounds, entered by tapping."""
    kept = {"retorta-companion-players": NAMES}
    page = module_phone.open(NOTEBOOK, kept=kept)
    expect(page.locator("td button")).to_have_count(64, timeout=ENGINE_WAITS)
    view(page, "Transfer")
    page.get_by_text("Names at the table").click()
    page.get_by_label("I am").select_option("Anna")
    view(page, "Laboratory")
    add(page, "I saw a potion mixed")
    tap(page, "Ingredient", "fern", "toad")
    tap(page, "Potion", "neutral")
    keep(page)
    page.get_by_label("Round").select_option("2")
    add(page, "Everybody saw a potion")
    tap(page, "What everybody saw", "A sale")
    tap(page, "Ordered", "healing")
    tap(page, "How close it came", "right sign")
    tap(page, "Who?", "Boris")
    keep(page)
    add(page, "A theory on the board")
    tap(page, "Ingredient", "fern")
    tap(page, "Formula", "R− g− b+")
    tap(page, "Whose is it?", "Mine")
    tap(page, "Your seal", "question-mark seal, red")
    keep(page)
    page.get_by_label("Round").select_option("3")
    add(page, "A theory on the board")
    tap(page, "Ingredient", "claw")
    tap(page, "Formula", "R+ G+ B+")
    tap(page, "Whose is it?", "Boris")
    tap(page, "How much do you believe it", "probably")
    keep(page)
    add(page, "A seal on a theory")
    expect(page.get_by_role("button", name="scorpion")).to_be_disabled()
    tap(page, "Ingredient", "claw")
    tap(page, "Whose is it?", "Mine")
    keep(page)
    add(page, "Debunked, as a master")
    tap(page, "Ingredient", "fern", "claw")
    tap(page, "Potion", "poison")
    tap(page, "The answer", "No")
    keep(page)
    return page


def test_facts_remember_round_order_and_doer(noted: Page) -> None:
    assert [(each.get("round"), each.get("by")) for each in facts_of(noted)] == [
        (1, None),
        (2, "Boris"),
        (2, "me"),
        (3, "Boris"),
        (3, "me"),
        (3, None),
    ]
    view(noted, "Facts")
    expect(noted.get_by_role("heading", name="Round")).to_have_text(
        ["Round 1", "Round 2", "Round 3"]
    )
    expect(noted.get_by_text("Bird claw: my seal on the theory").first).to_be_visible()


def test_what_all_saw_names_no_ingredient_of_mine(noted: Page) -> None:
    view(noted, "Facts")
    tap(noted, "Facts", "What everybody saw")
    lines = noted.locator(".notebook li .fact > span:last-child")
    expect(lines).to_have_text(
        [
            "I: neutral",
            "Boris: sold for healing (R+), right sign",
            "Fern: my theory",
            "Bird claw: a theory of Boris",
            "Bird claw: my seal on the theory",
            "Fern + bird claw: not poison (R−)",
        ]
    )
    # Nor is one drawn: there is only the potion.
    expect(noted.locator(".notebook li").first.locator(".pictures svg")).to_have_count(1)
    tap(noted, "Facts", "All facts")


def test_the_log_is_added_to_a_friends_notebook(
    noted: Page, module_phone: Phone, tmp_path: Path
) -> None:
    view(noted, "Transfer")
    tap(noted, "Transfer", "What everybody saw")
    expect(noted.get_by_role("img", name="QR code")).to_be_visible()
    module_phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    noted.get_by_role("button", name="Copy the link").click()
    expect(noted.get_by_text("Copied")).to_be_visible()
    link: str = noted.evaluate("navigator.clipboard.readText()")
    with noted.expect_download() as saving:
        noted.get_by_role("button", name="Save the file").click()
    file = tmp_path / "log.json"
    saving.value.save_as(file)
    assert "toad" not in [
        name for fact in json.loads(file.read_text("utf-8"))["facts"] for name in fact.values()
    ]
    mine = {name: kept_text(noted, name) or "" for name in ("alchemists-notebook", "players")}

    own = {"mix": ["scorpion", "toad"], "result": "speed", "round": 1}
    sheet = {
        "facts": [own],
        "marks": "." * 64,
        "note": "",
        "help": "crosses",
        "hand": {codec.plain(one): 0 for one in Ingredient},
        "seats": 4,
        "me": "Boris",
    }
    held = json.dumps({"sheet": sheet, "steps": [], "earlier": []})
    kept = {"retorta-companion-players": NAMES, "retorta-companion-alchemists-notebook": held}
    friend = module_phone.open(link.partition("#")[2], kept=kept)
    dialog = friend.get_by_role("dialog")
    expect(dialog).to_contain_text("4 facts are new to you")
    dialog.get_by_role("button", name="Open").click()
    found = facts_of(friend)
    assert found[0] == own
    assert [each.get("by") for each in found[1:]] == ["Anna", "Anna", "Anna", None]
    view(friend, "Transfer")
    friend.locator('input[type="file"]').set_input_files(file)
    assert facts_of(friend) == found
    friend.close()
    for name, text in mine.items():
        keep_text(noted, name, text)
    noted.reload()
    expect(noted.locator("td button")).to_have_count(64, timeout=ENGINE_WAITS)


def test_every_theory_is_looked_back_at(noted: Page, module_phone: Phone) -> None:
    facts = facts_of(noted)
    told = look_back(LookBack(facts, code="DEMO"))
    assert [each.mine for each in told.theories] == [True, False, True]
    demo = Oracle.of_code("DEMO")
    assert demo.mix(Ingredient.FERN, Ingredient.TOAD) != codec.plain("neutral")

    page = module_phone.open(BACK, keep=True)
    look = page.get_by_role("button", name="Look back")
    expect(look).to_be_disabled()
    page.get_by_role("textbox", name="Code of the game").fill("DEMO")
    look.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Has everybody seen the formulas?")
    dialog.get_by_role("button", name="Look back").click()
    cards = page.locator("ol > li")
    expect(cards).to_have_count(3, timeout=ENGINE_WAITS)
    for card, each in zip(cards.all(), told.theories, strict=True):
        then = each.by_notes if each.mine else each.by_all
        expect(card).to_contain_text(f"Right: {int(100 * then.right + 0.5)}%")
        expect(card).to_contain_text("It was right" if not each.wrong else "The truth is")
    expect(cards.nth(0)).to_contain_text("My theory, round 2")
    expect(cards.nth(0)).to_contain_text("The red question mark brought 0.")
    expect(cards.nth(1)).to_contain_text("A theory of Boris, round 3")
    expect(cards.nth(1)).to_contain_text("as far as the table could tell")
    expect(cards.nth(2)).to_contain_text("I agreed, round 3")
    expect(page.locator(".back [role=status]")).to_contain_text(f"{told.right} of your 2")
    expect(page.get_by_text("These facts do not fit the truth")).to_be_visible()
    cards.nth(1).locator("summary").click()
    expect(cards.nth(1).get_by_text("Right:")).to_have_count(2)
    page.get_by_role("button", name="Another game").click()
    expect(look).to_be_disabled()
    page.close()
