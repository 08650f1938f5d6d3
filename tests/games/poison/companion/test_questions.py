"""What the pages of Poison ask: counts as the game itself counts, files, what to lay out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retorta import plugins
from retorta.core.errors import TableError, Unreadable
from retorta.core.replay import replay
from retorta.games.poison.cards import COLOUR, DECK, Colour
from retorta.games.poison.companion.pad import PAD
from retorta.games.poison.companion.questions import (
    QUESTIONS,
    Count,
    Counted,
    LaidOut,
    LayOut,
    ReadFile,
)
from retorta.games.poison.rules.scoring import points_of_round
from retorta.texts import Speaker

RECORDS = sorted((Path(__file__).parents[3] / "records" / "poison").glob("*.jsonl"))


def count(sheet: dict[str, Any]) -> Counted:
    told: Counted = QUESTIONS["count"].answer(Count(sheet))
    return told


def lay_out(seats: int, luck: int = 1, **options: str) -> LaidOut:
    told: LaidOut = QUESTIONS["lay-out"].answer(LayOut(seats, options, luck))
    return told


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_entered_by_hand_has_the_points_of_the_engine(record: Path) -> None:
    *_, last = replay(record.read_bytes().splitlines(keepends=True), plugins.box)
    seen = last.match.view(None).public
    rounds = [
        [{colour.name.lower(): pile[colour] for colour in Colour} for pile in sheet.taken]
        for sheet in seen.sheets
    ]
    options = {key: last.match.header.options[key] for key in ("rulebook", "hand", "aside")}
    told = count({"rounds": rounds, "options": options})

    assert [each.sheet for each in told.rounds] == seen.sheets
    assert [each.points for each in told.rounds] == [sheet.points for sheet in seen.sheets]
    assert told.running[-1] == last.match.points()
    assert told.winners == last.match.end().winners
    assert told.to_play == seen.rounds == len(rounds)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_points_alone_come_to_the_same_and_the_deal_passes_as_in_the_game(record: Path) -> None:
    """Of some rounds the cards are entered, of others only the points."""
    dealers: list[int] = []
    for moment in replay(record.read_bytes().splitlines(keepends=True), plugins.box):
        seen = moment.match.view(None).public
        if seen.round > len(dealers):
            dealers.append(seen.giver)
    options = {key: moment.match.header.options[key] for key in ("rulebook", "hand", "aside")}
    rounds: list[Any] = [{"points": sheet.points} for sheet in seen.sheets]
    rounds[0] = [{c.name.lower(): pile[c] for c in Colour} for pile in seen.sheets[0].taken]
    told = count({"rounds": rounds, "options": options, "dealer": dealers[0] + 1})

    assert told.running[-1] == moment.match.points()
    assert told.winners == moment.match.end().winners
    assert [each.sheet is None for each in told.rounds] == [False] + [True] * (len(rounds) - 1)
    assert told.dealers == dealers
    assert max(max(sheet.points) for sheet in seen.sheets) <= told.most_points


def test_who_deals_is_not_made_up() -> None:
    assert count({"rounds": [[{}, {}, {}]]}).dealers == []
    named = {"players": ["Anna", "Jan", "Ola"], "rounds": [{"points": [0, 1, 2]}], "dealer": "Jan"}
    assert count(named).dealers == [1, 2, 0]
    read = QUESTIONS["read-file"].answer(ReadFile(json.dumps(named))).sheet
    assert (read["rounds"], read["dealer"]) == ([{"points": [0, 1, 2]}], 2)


piles = st.lists(st.integers(0, 13), min_size=len(DECK), max_size=len(DECK))


@given(st.integers(3, 6), piles)
def test_4_whatever_is_taken_its_points_are_possible(seats: int, takers: list[int]) -> None:
    """Cards of the box go to anybody, or to nobody; with three players, twelve lie aside."""
    taken = [[0] * len(Colour) for _ in range(seats)]
    for face, taker in list(zip(DECK, takers, strict=True))[: 38 if seats == 3 else None]:
        if taker < seats:
            taken[taker][COLOUR[face]] += 1
    count({"rounds": [{"points": points_of_round(taken)}]})


@pytest.mark.parametrize(
    ("seats", "taken"), [(4, [[7, 7, 7, 8], [7, 7, 7, 0]]), (3, [[7, 7, 1, 8], [7, 7, 1, 0]])]
)
def test_4_the_most_points_can_be_had_and_one_more_cannot(
    seats: int, taken: list[list[int]]
) -> None:
    """Two share every colour, so that nobody is spared, and one of them has all the poison."""
    points = points_of_round([*taken, *([[0] * len(Colour)] * (seats - 2))])
    told = count({"rounds": [{"points": points}]})
    assert told.most_points == points[0]
    for more, refused in [
        ([points[0] + 1, *points[1:]], "poison-sheet-points-alone"),
        ([points[0], points[1] + 1, *points[2:]], "poison-sheet-points-in-all"),
    ]:
        with pytest.raises(Unreadable, match=refused):
            count({"rounds": [{"points": more}]})


@pytest.mark.parametrize("written", [-1, 1.5, "7", None, True])
def test_points_are_whole_numbers(written: Any) -> None:
    with pytest.raises(Unreadable, match="poison-sheet-points"):
        count({"rounds": [{"points": [written, 0, 0]}]})


def test_places_go_by_the_fewest_points_and_the_points_run() -> None:
    rounds = [[{"poison": 2}, {"poison": 1}, {}, {"poison": 1}], [{}, {"poison": 1}, {}, {}]]
    told = count({"rounds": rounds})

    assert told.running == [[4, 2, 0, 2], [4, 4, 0, 2]]
    assert told.places == [3, 3, 1, 2]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "only 38 are in play"), ("ru", "в игре только 38"), ("pl", "w grze jest tylko 38")],
)
def test_an_impossible_count_is_refused_with_the_reason(language: str, words: str) -> None:
    taken = {"red": 14, "blue": 14, "purple": 11}
    with pytest.raises(TableError) as refused:
        count({"players": ["Anna", "Jan", "Ola"], "rounds": [[taken, {}, {}]]})
    assert words in Speaker(language, "poison").error(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        'players = ["A", "B", "C"]\nrounds = [[{ czerwony = 3 }, { "яд" = 1 }, {}]]',
        json.dumps({"players": ["A", "B", "C"], "rounds": [[{"red": 3}, {"poison": 1}, {}]]}),
    ],
)
def test_a_file_is_read_as_the_command_reads_it(text: str) -> None:
    usual = plugins.box("poison").checked_options({})
    sheet = QUESTIONS["read-file"].answer(ReadFile(text)).sheet
    assert sheet["rounds"] == [[{"red": 3}, {"poison": 1}, {}]]
    assert sheet["options"] == {name: usual[name] for name in PAD.options}
    assert count(sheet).running == [[0, 2, 0]]


def test_what_is_laid_out_goes_by_players_and_options() -> None:
    four = lay_out(4)
    assert sorted(four.hands) == [12, 12, 13, 13]
    assert four.hands[four.first] == 13
    assert (four.aside, four.pile, four.rounds, four.cauldrons) == (0, 0, 4, 3)
    assert four.first == (four.giver + 1) % 4

    three = lay_out(3)
    assert (sum(three.hands), three.aside, three.rounds) == (38, 12, 3)
    variant = lay_out(3, rulebook="polish", hand="five", aside="five")
    assert (variant.hands, variant.aside, variant.pile, variant.rounds) == ([5] * 3, 5, 30, 6)


def test_the_lot_falls_on_everybody() -> None:
    assert {lay_out(5, luck).giver for luck in range(60)} == set(range(5))
