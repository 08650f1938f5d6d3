"""Laar at a real table, on a phone without a network: the pad, the deck, the rounds, the papers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.phones import ENGINE_WAITS, Phone, phones

from retorta.games.alchemists.corrections import corrected
from retorta.games.laar.cards import SpellKind
from retorta.games.laar.companion.pad import PAD
from retorta.games.laar.data import cardboard
from retorta.texts import LANGUAGES, Speaker

PRINTED = cardboard("")
UNIVERSAL = next(n for n in range(48) if PRINTED.spells[n].kind == SpellKind.UNIVERSAL) + 1


def begin(page: Page, language: str = "en", memo: str = "III") -> None:
    """Two sit down and say which memo lies there; the pad is there once the engine is."""
    say = Speaker(language, "laar").say
    names = page.get_by_role("textbox")
    expect(names).not_to_have_count(0, timeout=ENGINE_WAITS)
    while names.count() > 2:
        label = say("companion-does-not-play", name=say("core-player", number=names.count()))
        page.get_by_role("button", name=label).click()
    names.nth(0).fill("Anna")
    names.nth(1).fill("Jan")
    page.get_by_role("button", name=say("companion-begin")).click()
    memos = page.get_by_role("group", name=say("laar-companion-memo"))
    memos.get_by_role("button", name=memo, exact=True).click(timeout=ENGINE_WAITS)
    expect(page.get_by_role("button", name="Anna 0")).to_be_visible(timeout=ENGINE_WAITS)


def kind(page: Page, name: str, goods: int) -> None:
    page.get_by_role("button", name=f"{name} {goods}", exact=True).click()


def test_a_count_by_cards_is_explained_and_shared(browser: Browser, companion_site: Path) -> None:
    """A universal good goes where it brings most, and a second phone reads the same from a link."""
    with phones(browser, companion_site, 2) as (one, other):
        page = one.open("/companion/laar/score-pad")
        begin(page)
        page.get_by_role("button", name="Enter whole cards").click()
        kind(page, "gems", 0)
        page.get_by_role("button", name="class 1", exact=True).click()
        page.get_by_role("button", name="#1, ", exact=False).click()
        expect(page.get_by_role("button", name="Anna 1")).to_be_visible()
        kind(page, "spells", 0)
        page.get_by_role("button", name="universal good", exact=True).click()
        page.get_by_role("button", name=f"#{UNIVERSAL}, ").click()

        sheet = {
            "memo": "III",
            "players": [{"gem": ["#1"], "spell": [f"#{UNIVERSAL}"]}, {}],
        }
        total = PAD.result(sheet, [])["totals"][0]
        expect(page.get_by_role("button", name=f"Anna {total}")).to_be_visible()
        page.get_by_role("button", name="Count Σ").click()
        expect(page.get_by_role("status").filter(has_text="Victory: Anna")).to_be_visible()
        # What is for the printer has the same words.
        shown = page.locator(".page")
        shown.get_by_text(f"Anna: {total}").click()
        expect(shown.get_by_text(f"#{UNIVERSAL} is best moved to the")).to_be_visible()
        expect(shown.get_by_text("Instead:")).to_be_visible()

        page.get_by_role("button", name="Share").click()
        expect(page.get_by_role("img", name="code", exact=False)).to_be_visible()
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.get_by_role("button", name="Copy the link").click()
        link = page.evaluate("navigator.clipboard.readText()")
        second = other.open(link.partition("#")[2])
        expect(second.get_by_role("button", name=f"Anna {total}")).to_be_visible(
            timeout=ENGINE_WAITS
        )


def test_the_memo_is_asked_and_nobody_wins_by_one_that_nobody_named(phone: Phone) -> None:
    """Undo asks again; a pad of an earlier edition keeps the memo that it has."""
    page = phone.open("/companion/laar/score-pad")
    begin(page, memo="IV")
    kind(page, "beasts", 0)
    page.get_by_role("button", name="unicorn").click()
    page.get_by_role("button", name="Jan 0").click()
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(page.get_by_role("button", name="Anna 0", pressed=True)).to_be_visible()
    undo.click()
    expect(page.get_by_role("heading", name="Which beast memo lies on the table?")).to_be_visible()
    expect(
        page.get_by_role("group", name="Beast memo").locator("[aria-pressed=true]")
    ).to_have_count(0)
    expect(page.get_by_text("Victory")).to_have_count(0)
    expect(undo).to_be_disabled()
    page.reload()
    expect(page.get_by_role("heading", name="Which beast memo")).to_be_visible(timeout=ENGINE_WAITS)

    old = {
        "memo": "III",
        "first_player": 0,
        "players": [{"name": "Anna", "beast": ["unicorn"] * 2}, {"name": "Jan"}],
    }
    held = json.dumps({"sheet": old, "steps": [], "earlier": []})
    page = phone.open("/companion/laar/score-pad", kept={"retorta-companion-laar-pad": held})
    expect(page.get_by_role("button", name="Anna 5")).to_be_visible(timeout=ENGINE_WAITS)


def test_ours_is_never_called_a_victory(phone: Phone) -> None:
    """Memo I: the numbers of the box are asked for, remembered, and only then somebody has won."""
    page = phone.open("/companion/laar/score-pad")
    begin(page)
    kind(page, "beasts", 0)
    page.get_by_role("button", name="unicorn").click()
    page.get_by_role("button", name="Count Σ").click()
    page.get_by_role("button", name="I", exact=True).click()
    status = page.get_by_role("status")
    expect(status.filter(has_text="By our values of beast memo I")).to_be_visible()
    page.get_by_text("The numbers of memo I are our guess").click()
    page.get_by_label("Line 1: points").fill("7")
    page.get_by_label("Line 1: points").blur()
    page.get_by_role("button", name="This is what is printed").click()
    expect(status.filter(has_text="Victory: Anna")).to_be_visible()
    expect(page.get_by_role("button", name="Anna 7")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Anna 7")).to_be_visible(timeout=ENGINE_WAITS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_right_is_said(phone: Phone, language: str) -> None:
    """Twelve goods and no more: the thirteenth is refused in a sentence, and not entered."""
    say = Speaker(language, "laar").say
    page = phone.open("/companion/laar/score-pad", language)
    begin(page, language)
    anise = page.get_by_role("group", name=say("laar-companion-which", kind=say("laar-kind-spice")))
    for number in range(12):
        anise.get_by_role("button", name=say("laar-spice-anise")).click()
        kind(page, say("laar-kind-spice"), number + 1)
    anise.get_by_role("button", name=say("laar-spice-anise")).click()
    refusal = Speaker(language, "laar").say("error-laar-sheet-goods", player=1, found=13, most=12)
    expect(page.get_by_role("alert").filter(has_text=refusal)).to_be_visible()


def test_a_deck_is_edited_saved_and_read_back(phone: Phone, tmp_path: Path) -> None:
    page = phone.open("/companion/laar/deck")
    page.get_by_role("button", name="#1, ").click(timeout=ENGINE_WAITS)
    clove = page.get_by_role("group", name="Which: spices?").get_by_role("button", name="clove")
    clove.click()
    expect(clove).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="File").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the file").click()
    path = tmp_path / "laar.toml"
    saving.value.save_as(path)

    found = cardboard(path.read_text("utf-8"))
    assert found.spices[0] == 5
    assert found.spices[1:] == PRINTED.spices[1:]
    assert path.read_text("utf-8").startswith("# Deck and memos of Guilds of Laar")

    page.get_by_role("button", name="Play with it in this tab").click()
    expect(page.get_by_text("uses your own file")).to_be_visible()


def test_a_deck_of_one_card_is_odd(phone: Phone, tmp_path: Path) -> None:
    text = Path("src/retorta/games/laar/cards.toml").read_text("utf-8")
    first = text.partition("[[card]]")[2].partition("[[card]]")[0]
    path = tmp_path / "odd.toml"
    cards = [f"[[card]]{first.replace('id = 1', f'id = {n}')}" for n in range(1, 49)]
    path.write_text("\n".join(cards), "utf-8")
    page = phone.open("/companion/laar/deck")
    page.get_by_role("button", name="File").click(timeout=ENGINE_WAITS)
    page.get_by_label("Open a file").set_input_files(path)
    expect(page.get_by_text("are the same in all five zones")).to_be_visible()


def test_a_real_game_is_laid_out_and_led_through(phone: Phone) -> None:
    page = phone.open("/companion/laar/set-up")
    expect(page.get_by_role("textbox")).not_to_have_count(0, timeout=ENGINE_WAITS)
    page.get_by_role("button", name="Draw lots and set up").click()
    expect(page.get_by_text("begins, by lot")).to_be_visible(timeout=ENGINE_WAITS)
    expect(page.get_by_text("48 goods cards")).to_be_visible()
    for _ in range(4):
        page.get_by_role("button", name="Next round").click()
    expect(page.get_by_text("Round 4 of 12")).to_be_visible()
    expect(page.get_by_text("takes all five experts back")).to_be_visible()
    expect(page.get_by_text("past one player")).to_be_visible()


def test_corrections_of_alchemists(phone: Phone, tmp_path: Path) -> None:
    page = phone.open("/companion/alchemists/corrections")
    faces = page.get_by_label("Smiling faces on the discount cards, 3")
    expect(faces).to_be_visible(timeout=ENGINE_WAITS)
    faces.fill("5")
    faces.blur()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the file").click()
    path = tmp_path / "alchemists.toml"
    saving.value.save_as(path)
    assert corrected(path.read_text("utf-8")).faces[3] == 5


@pytest.mark.parametrize(
    ("game", "paper", "words"),
    [("laar", "Score pad", "Guilds of Laar"), ("alchemists", "Formula grid", "Formula grid")],
)
def test_only_the_paper_is_printed(phone: Phone, game: str, paper: str, words: str) -> None:
    page = phone.open(f"/companion/{game}/printables")
    page.get_by_role("button", name=paper).click()
    printed = page.locator(".paper")
    expect(printed).to_be_hidden()
    page.emulate_media(media="print")
    expect(printed.get_by_role("heading", name=words)).to_be_visible()
    expect(printed.get_by_role("row")).not_to_have_count(0)
    expect(page.get_by_role("button", name=paper)).to_be_hidden()
