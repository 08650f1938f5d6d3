"""A real game of Alchemists on a phone with the network off: set-up, rounds, the final count."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from support.finished_alchemists import RECORDS, finished, sheet_of
from support.phones import ENGINE_WAITS, Phone, kept_text

from retorta.core import codec
from retorta.core.match import Match
from retorta.games.alchemists.companion.corrections import ReadCorrections, read_corrections

NAMES = ("Anna", "Boris", "Cleo", "Dan")


@pytest.fixture(scope="module")
def opened(module_phone: Phone) -> Page:
    """A page whose engine is up."""
    page = module_phone.open("/companion/alchemists/round-track")
    expect(page.get_by_role("heading", name="End of the round")).to_be_visible(timeout=ENGINE_WAITS)
    return page


@pytest.fixture
def at(opened: Page, module_phone: Phone) -> Page:
    opened.goto(f"{module_phone.address}/#/companion/alchemists")
    return opened


def points(page: Page, line: str) -> Locator:
    """The numbers of a line on the screen; the paper has them too."""
    table = page.locator(".pad").get_by_test_id("last-count")
    return table.get_by_role("row", name=line).get_by_role("cell")


def read_in(page: Page, record: Path, folder: Path) -> Match:
    """Bring the sheet of a recorded game to the phone as a file."""
    match = finished(record)
    file = folder / "sheet.json"
    file.write_text(codec.text(sheet_of(match)), "utf-8")
    page.get_by_role("button", name="Share").click()
    page.locator('input[type="file"]').set_input_files(file)
    expect(points(page, "Points")).to_have_count(match.seats)
    return match


def sit_down(page: Page) -> None:
    seats = page.get_by_role("group", name="Who is playing").get_by_role("textbox")
    expect(seats).to_have_count(len(NAMES))
    for seat, name in enumerate(NAMES):
        seats.nth(seat).fill(name)


def test_the_lot_and_what_to_lay_out(at: Page) -> None:
    at.get_by_role("link", name="Set up").click()
    sit_down(at)
    at.get_by_role("button", name="Draw lots and set up").click()
    expect(at.locator(".lot")).to_contain_text("begins")
    expect(at.get_by_text("4 cubes, but only 3 of them in the first round")).to_be_visible()
    expect(at.get_by_text("three sales a round")).to_be_visible()


def test_the_round_track_reminds_and_is_kept(at: Page) -> None:
    at.get_by_role("link", name="Round track").click()
    track = at.locator(".track")
    track.get_by_role("button", name="Round 1").click()
    expect(at.get_by_text("No adventurer is in town yet")).to_be_visible()
    expect(at.get_by_role("button", name="Sell")).to_have_count(0)
    for number in (2, 3):
        track.get_by_role("button", name=f"Round {number}").click()
        expect(at.get_by_role("status").filter(has_text=f"Round {number}.")).to_be_visible()
    conference = at.get_by_role("button", name="Conference")
    expect(conference).to_contain_text("seals 0: −1")
    expect(conference).to_contain_text("Our reconstruction")
    conference.click()
    at.get_by_role("link", name="Alchemists").click()
    at.get_by_role("link", name="Round track").click()
    expect(at.get_by_role("button", name="Conference")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("name", ["master-three", "apprentice-four"])
def test_a_recorded_game_counts_as_the_engine_did(at: Page, name: str, tmp_path: Path) -> None:
    at.get_by_role("link", name="Final count").click()
    match = read_in(at, RECORDS / f"{name}.jsonl", tmp_path)

    expect(points(at, "Points")).to_have_text([str(each) for each in match.end().points])
    winner = match.end().winners[0]
    expect(at.locator(".pad").get_by_text(f"P{winner + 1} wins.")).to_be_visible()


def test_who_won_is_kept_though_nobody_looked_at_the_count(at: Page, tmp_path: Path) -> None:
    at.get_by_role("link", name="Final count").click()
    match = read_in(at, RECORDS / "master-three.jsonl", tmp_path)
    at.get_by_role("button", name="P2", exact=True).click()
    reputation = at.get_by_role("spinbutton", name="Reputation")
    reputation.fill("150")
    reputation.blur()
    expect(reputation).to_have_value("150")
    assert match.end().winners != [1]
    for _ in range(ENGINE_WAITS // 250):
        if json.loads(kept_text(at, "alchemists-pad") or "{}").get("winners") == [1]:
            break
        at.wait_for_timeout(250)
    at.get_by_role("button", name="Games").click()
    at.get_by_role("button", name="New game").click()
    at.get_by_role("button", name="Games").click()
    expect(at.get_by_role("listitem").first).to_contain_text("Victory: P2")


def test_a_count_by_tapping(at: Page, tmp_path: Path) -> None:
    """10. A gold star on a right theory is 5, a hedge saves where its colour alone was wrong."""
    at.get_by_role("link", name="Final count").click()
    read_in(at, RECORDS / "master-three.jsonl", tmp_path)
    at.get_by_role("button", name="Games").click()
    at.get_by_role("button", name="New game").click()
    sit_down(at)
    at.get_by_role("button", name="Dan is not playing").click()
    at.get_by_role("button", name="Start counting").click()
    for number, printed in enumerate((2, 2, 2, 2, 1), 1):
        token = at.get_by_role("group", name=f"Grant {number}")
        token.get_by_role("button", name=str(printed)).click()
    at.get_by_role("button", name="Next: Anna").click()
    expect(at.get_by_role("button", name="One more grant worth 3")).to_have_count(0)
    reputation = at.get_by_role("spinbutton", name="Reputation")
    expect(at.get_by_role("button", name="Reputation +1")).to_be_enabled()
    reputation.fill("999")
    reputation.blur()
    refusal = at.get_by_role("alert").filter(
        has_text="“999” should be a whole number from 1 to 157"
    )
    expect(refusal).to_be_visible(timeout=ENGINE_WAITS)
    expect(reputation).to_have_value("10")
    reputation.fill("23")
    reputation.blur()
    expect(refusal).to_have_count(0)
    at.get_by_role("button", name="One more grant worth 2").click()
    at.get_by_role("button", name="Magic Mirror").click()
    at.get_by_role("button", name="Next: Boris").click()
    expect(at.get_by_role("button", name="Magic Mirror")).to_be_disabled()
    at.get_by_role("button", name="Theories", exact=True).click()
    # In DEMO the fern is --+, and the toad is +-+.
    for ingredient, formula, seals in (
        ("fern", "R− g− b+", {"Anna": "gold star seal"}),
        (
            "toad",
            "R+ G+ B+",
            {"Boris": "question-mark seal, green", "Cleo": "question-mark seal, red"},
        ),
    ):
        at.get_by_role("group", name="Ingredient").get_by_role("button", name=ingredient).click()
        at.get_by_role("group", name="Formula").get_by_role("button", name=formula).click()
        for name, seal in seals.items():
            at.get_by_role("group", name=name).get_by_role("button", name=seal).click()
        at.get_by_role("button", name="All theories").click()
    at.get_by_role("button", name="Truth", exact=True).click()
    at.get_by_role("button", name="Next: Count").click()
    expect(at.get_by_role("alert")).to_contain_text("The truth is missing")
    at.get_by_role("button", name="Truth", exact=True).click()
    at.get_by_role("textbox", name="Code of the game").fill("DEMO")
    at.get_by_role("button", name="Next: Count").click()

    expect(at.get_by_role("alert")).to_have_count(0)
    expect(points(at, "Reputation")).to_have_text(["23", "10", "10"])
    expect(points(at, "Grants")).to_have_text(["2", "0", "0"])
    expect(points(at, "Artifacts")).to_have_text([str(23 // 5), "0", "0"])
    expect(points(at, "Seals on theories")).to_have_text(["5", "0", "−4"])

    # The numbers of the box are asked once, said where they are from, and can be changed.
    at.get_by_role("button", name="Games").click()
    at.get_by_role("button", name="New game").click()
    at.get_by_role("button", name="Start counting").click()
    expect(at.get_by_role("spinbutton", name="Reputation")).to_be_visible()
    at.get_by_role("button", name="One more grant worth 1").click()
    expect(at.get_by_role("button", name="One more grant worth 1")).to_have_count(0)
    at.get_by_role("button", name="Grants", exact=True).click()
    expect(at.get_by_text("as you entered them here")).to_be_visible()
    token = at.get_by_role("group", name="Grant 5").get_by_role("button", name="3")
    token.click()
    expect(token).to_have_attribute("aria-pressed", "true")


def test_three_seals_fit_on_a_book_and_undo_shows_what_it_took_back(at: Page) -> None:
    """6.3 The fourth player finds it full; whatever is undone is looked at."""
    at.get_by_role("link", name="Final count").click()
    begin = at.get_by_role("button", name="Start counting")
    expect(begin.or_(at.get_by_role("button", name="Theories", exact=True))).to_be_visible()
    if begin.count() == 0:
        at.get_by_role("button", name="Games").click()
        at.get_by_role("button", name="New game").click()
        expect(begin).to_be_visible()
    for number in range(
        at.get_by_role("group", name="Who is playing").get_by_role("textbox").count(), 4
    ):
        at.get_by_role("button", name="One more player").click()
        assert number < len(NAMES)
    sit_down(at)
    begin.click()
    at.get_by_role("button", name="Theories", exact=True).click()
    at.get_by_role("group", name="Ingredient").get_by_role("button", name="fern").click()
    at.get_by_role("group", name="Formula").get_by_role("button", name="R+ G+ B+").click()
    for name in NAMES[:3]:
        at.get_by_role("group", name=name).get_by_role("button", name="gold star seal").click()
    fourth = at.get_by_role("group", name="Dan").get_by_role("button", name="gold star seal")
    expect(fourth).to_be_disabled(timeout=ENGINE_WAITS)
    refusal = "This book already has 3 seals, and there is no room for more."
    expect(at.get_by_text(refusal)).to_be_visible()
    at.get_by_role("button", name="Boris", exact=True).click()
    expect(at.get_by_role("spinbutton", name="Reputation")).to_be_visible()
    at.get_by_role("button", name="Undo").click()
    expect(at.get_by_role("button", name="Theories", exact=True, pressed=True)).to_be_visible()


def test_corrections_reach_a_file_that_names_grants(module_phone: Phone, tmp_path: Path) -> None:
    """A named grant brings what was typed in for it; one that nobody read is said to be ours."""
    values = read_corrections(ReadCorrections("")).values
    values.conferences[0].changes = [-9, 7]
    values.grants[0].points, values.grants[0].read = 3, True
    kept = {"retorta-companion-alchemists-corrections": codec.text(codec.plain(values))}
    page = module_phone.open("/companion/alchemists/score-pad", kept=kept)
    file = tmp_path / "sheet.json"
    for anna, told in ((["a"], ["3", "0"]), (["a", "centre"], None)):
        players = [{"name": "Anna", "grants": anna}, {"name": "Boris"}]
        file.write_text(codec.text({"code": "DEMO", "players": players}), "utf-8")
        page.get_by_role("button", name="Share").click()
        page.locator('input[type="file"]').set_input_files(file)
        page.locator(".pad").get_by_text("wins").wait_for(timeout=ENGINE_WAITS)
        if told:
            expect(points(page, "Grants")).to_have_text(told)
        expect(page.locator(".pad .loss")).to_have_count(0 if told else 1)
        page.get_by_role("button", name="Anna").click()
        expect(page.get_by_text("grant A (3)")).to_be_visible()
        expect(page.locator(".pad .loss")).to_have_count(0 if told else 1)
    # What is saved counts the same elsewhere.
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()
    written = codec.loads(saved.value.path().read_text("utf-8"))
    assert written["grants"] == {"a": 3}
    # Numbers of grants that nobody typed in are asked for.
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Grants", exact=True).click()
    expect(page.get_by_text("as you entered them under Corrections")).to_be_visible()
    expect(page.locator('.tokens [aria-pressed="true"]')).to_have_text(["3"])


def test_corrections_reach_set_up_and_round_track(module_phone: Phone) -> None:
    """What was typed in from one's box is what the other pages say, and they say so."""
    values = read_corrections(ReadCorrections("")).values
    values.conferences[0].changes = [-9, 7]
    values.debunk_four = [3]
    kept = {"retorta-companion-alchemists-corrections": codec.text(codec.plain(values))}
    page = module_phone.open("/companion/alchemists/round-track", kept=kept)
    page.locator(".track").get_by_role("button", name="Round 3").click(timeout=ENGINE_WAITS)
    conference = page.get_by_role("button", name="Conference")
    expect(conference).to_contain_text("seals 0: −9")
    expect(conference).not_to_contain_text("reconstruct")
    expect(page.get_by_text("With the numbers of your box")).to_be_visible()
    expect(page.get_by_role("img", name="cubes: 3", exact=True)).to_be_visible()
    page.get_by_role("link", name="Corrections").click()
    expect(page.get_by_role("heading", name="Corrections")).to_be_visible()
    page.goto(f"{module_phone.address}/#/companion/alchemists/set-up")
    page.get_by_role("button", name="Draw lots and set up").click()
    expect(page.get_by_text("With the numbers of your box")).to_be_visible(timeout=ENGINE_WAITS)
    expect(page.get_by_role("img", name="cubes: 3", exact=True)).to_be_visible()
