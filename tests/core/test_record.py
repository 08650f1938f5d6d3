"""Records: written line by line, read with suspicion."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retorta import plugins
from retorta.core import record
from retorta.core.dealer import SeededDealer
from retorta.core.errors import TableError, Unknown, Unreadable
from retorta.core.match import Match
from retorta.core.record import Scribe
from retorta.core.replay import replay
from retorta.core.verifiable import VerifiableDealer, commitment, fresh_seed, verify
from retorta.games.poison import BOX

Lines = list[bytes]


def finished(dealer: SeededDealer | VerifiableDealer, promise: str | None = None) -> Match:
    match = Match(BOX, 3, dealer, {}, ["Anna", "Boris", "Cleo"], promise)
    while deciders := match.deciders():
        match.play(deciders[0], match.legal_moves(deciders[0])[0])
    return match


def written(match: Match, seed: str | None = None, salts: tuple[str, ...] = ()) -> Lines:
    scribe = Scribe()
    lines = [scribe.header(match.header), *map(scribe.entry, match.entries)]
    return [*lines, scribe.entry(match.end(seed, salts))]


GAME = written(finished(SeededDealer(1)))


def rewritten(change: Callable[[list[dict[str, object]]], None]) -> Lines:
    """Return the record as a careful forger would leave it: every check fits again."""
    entries = [json.loads(line) for line in GAME]
    change(entries)
    check = ""
    lines = []
    for entry in entries:
        entry.pop("check")
        check = record._check(check, entry)
        lines.append(json.dumps({**entry, "check": check}).encode() + b"\n")
    return lines


def problem(lines: Lines) -> TableError:
    with pytest.raises(TableError) as caught:
        for _ in replay(lines, plugins.box):
            pass
    return caught.value


def test_a_record_replays_without_a_random_generator() -> None:
    moments = list(replay(GAME, plugins.box))

    assert moments[-1].match.is_over
    assert moments[-1].number == len(GAME) - 2


def test_a_running_game_replays_as_far_as_it_goes() -> None:
    moments = list(replay(GAME[:20], plugins.box))

    assert not moments[-1].match.is_over
    assert moments[-1].number == 19


@given(st.integers(0, 40), st.integers(0, 300), st.integers(32, 126))
def test_an_edited_line_is_noticed(line: int, place: int, letter: int) -> None:
    """Whatever single character is changed, the record is refused at that line or sooner."""
    lines = list(GAME)
    place %= len(lines[line]) - 1
    if lines[line][place] == letter:
        return
    lines[line] = lines[line][:place] + bytes([letter]) + lines[line][place + 1 :]
    assert isinstance(problem(lines), Unreadable)


def test_lines_out_of_order_or_left_out_are_noticed() -> None:
    assert problem([*GAME[:5], GAME[6], GAME[5], *GAME[7:]]).name == "record-edited"
    assert problem([*GAME[:5], *GAME[6:]]).name == "record-edited"


def test_a_cut_line_is_named() -> None:
    found = problem([*GAME[:10], GAME[10][:20]])

    assert found.name == "record-cut"
    assert found.parts == {"line": "11", "whole": 9}


def test_something_after_the_end_is_refused() -> None:
    assert problem([*GAME, GAME[-1]]).name == "record-after-end"


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        ([], "record-empty"),
        ([b"hello\n"], "record-not-json"),
        ([b"{}\n"], "not-a-record"),
        ([b"[1, 2]\n"], "not-a-record"),
        ([b"x" * (record.LONGEST_LINE + 1)], "record-line-long"),
    ],
)
def test_what_is_no_record_is_refused(lines: Lines, name: str) -> None:
    with pytest.raises(Unreadable) as caught:
        list(record.read_entries(lines))
    assert caught.value.name == name


def test_a_record_of_another_edition_is_not_replayed() -> None:
    def change(entries: list[dict[str, object]]) -> None:
        entries[0]["edition"] = 99

    found = problem(rewritten(change))
    assert found.name == "record-edition"
    assert found.parts["edition"] == 99


def test_a_record_of_an_unknown_game_is_not_replayed() -> None:
    def change(entries: list[dict[str, object]]) -> None:
        entries[0]["game"] = "chess"

    assert isinstance(problem(rewritten(change)), Unknown)


def test_a_forged_move_is_against_the_rules() -> None:
    def change(entries: list[dict[str, object]]) -> None:
        entries[3]["seat"] = (int(str(entries[3]["seat"])) + 1) % 3

    found = problem(rewritten(change))
    assert found.name == "record-refused"
    assert found.parts["line"] == "4"


def test_a_forged_result_is_noticed() -> None:
    def change(entries: list[dict[str, object]]) -> None:
        entries[-1]["points"] = [0, 0, 0]

    assert problem(rewritten(change)).name == "record-line-cause"


@pytest.mark.parametrize("luck", [[], [99] * 49, [0] * 80])
def test_forged_luck_is_noticed(luck: list[int]) -> None:
    def change(entries: list[dict[str, object]]) -> None:
        entries[0]["luck"] = luck

    assert isinstance(problem(rewritten(change)), Unreadable)


def test_luck_that_nothing_uses_is_noticed() -> None:
    def change(entries: list[dict[str, object]]) -> None:
        entries[1]["luck"] = [1]

    assert problem(rewritten(change)).name == "record-line-cause"


def test_luck_left_over_at_the_last_move_is_noticed() -> None:
    """Where no later move could trip over it."""

    def change(entries: list[dict[str, object]]) -> None:
        entries[-2]["luck"] = [1]

    caught = problem(rewritten(change))
    assert caught.name == "record-line-cause"
    cause = caught.parts["cause"]
    assert isinstance(cause, TableError)
    assert cause.name == "record-luck-left"


def test_a_game_that_is_not_over_has_no_end() -> None:
    def change(entries: list[dict[str, object]]) -> None:
        del entries[20:-1]

    assert problem(rewritten(change)).name == "record-line-cause"


def test_a_promised_deal_can_be_checked() -> None:
    seed = fresh_seed()
    salts = ("from Anna", "from Boris")
    match = finished(VerifiableDealer(seed, salts), commitment(seed))
    verdict = verify(written(match, seed.hex(), salts), BOX)

    assert verdict.promised
    assert verdict.finished
    assert verdict.picks > 100


def test_a_deal_without_a_promise_is_said_to_have_none() -> None:
    assert not verify(GAME, BOX).promised


def test_another_seed_than_the_promised_one_is_noticed() -> None:
    seed = fresh_seed()
    match = finished(VerifiableDealer(seed), commitment(fresh_seed()))

    with pytest.raises(Unreadable) as caught:
        verify(written(match, seed.hex()), BOX)
    assert caught.value.name == "verify-promise"


@pytest.mark.parametrize("shown", [None, "", "xyz", "ab" * 31])
def test_a_record_without_its_seed_is_noticed(shown: str | None) -> None:
    seed = fresh_seed()
    match = finished(VerifiableDealer(seed), commitment(seed))

    with pytest.raises(Unreadable) as caught:
        verify(written(match, shown), BOX)
    assert caught.value.name == "verify-seed"


def test_luck_from_elsewhere_is_noticed() -> None:
    """The table promised one seed and dealt from another."""
    seed = fresh_seed()
    match = finished(SeededDealer(1), commitment(seed))

    with pytest.raises(Unreadable) as caught:
        verify(written(match, seed.hex()), BOX)
    assert caught.value.name == "verify-luck"


def test_another_pick_with_the_same_card_is_noticed() -> None:
    """Two equal cards are left: whichever is drawn, the game goes on the same; the luck does not.

    So nothing but the comparison of the luck itself can tell.
    """
    for number in range(200):
        seed = number.to_bytes(32, "big")
        dealer = VerifiableDealer(seed)
        options = {"rulebook": "polish", "hand": "five"}
        match = Match(BOX, 3, dealer, options, [], commitment(seed))
        forged = None
        while deciders := match.deciders():
            pile = match.state.pile
            twins = len(pile) == 2 and pile[0] == pile[1]
            match.play(deciders[0], match.legal_moves(deciders[0])[0])
            forged = len(match.entries) - 1 if twins and forged is None else forged
        if forged is not None:
            break
    assert forged is not None
    assert verify(written(match, seed.hex()), BOX).promised
    turn = match.entries[forged]
    assert isinstance(turn, record.Turn)
    turn.luck[0] = 1 - turn.luck[0]
    lines = written(match, seed.hex())
    assert len(list(replay(lines, plugins.box))) == len(lines)

    with pytest.raises(Unreadable) as caught:
        verify(lines, BOX)
    assert caught.value.name == "verify-luck"


def test_salt_changes_the_deal_and_labels_part_the_streams() -> None:
    seed = bytes(32)
    dealers = [VerifiableDealer(seed, salts) for salts in ([], ["a"], ["b"], ["a", ""])]
    picks = {tuple(dealer.pick(100) for _ in range(10)) for dealer in dealers}
    assert len(picks) == 4

    dealer = VerifiableDealer(seed)
    dealer.begin("move 1")
    first = [dealer.pick(100) for _ in range(10)]
    dealer.begin("move 2")
    assert [dealer.pick(100) for _ in range(10)] != first
    dealer.begin("move 1")
    assert [dealer.pick(100) for _ in range(10)] == first


def test_a_commitment_tells_nothing_of_the_seed() -> None:
    seed = fresh_seed()

    assert seed.hex() not in commitment(seed)
    assert commitment(seed) == commitment(bytes(seed))
    assert commitment(seed) != commitment(fresh_seed())


@pytest.mark.parametrize(
    ("changed", "name"),
    [
        ({"names": ["Anna", "x" * (record.LONGEST_NAME + 1)]}, "record-names"),
        ({"names": ["Anna"] * 40}, "record-line"),
        ({"commitment": "0" * (record.LONGEST_SEED + 1)}, "record-line"),
    ],
)
def test_what_a_header_tells_has_bounds(changed: dict[str, object], name: str) -> None:
    """Or a record of a few moves could be of any size."""
    usual: dict[str, object] = {"game": "poison", "edition": 1, "seats": 3, "options": {}}
    rest: dict[str, object] = {"names": ["Anna"], "commitment": None, "luck": []}
    header = record.Header(**{**usual, **rest, **changed})  # type: ignore[arg-type]
    with pytest.raises(Unreadable) as caught:
        record.read_header(record.Scribe().header(header))
    assert caught.value.name == name


@pytest.mark.parametrize(
    "end",
    [
        record.End([1, 2, 3], [2], "x", "0" * (record.LONGEST_SEED + 1), []),
        record.End([1, 2, 3], [2], "x", None, ["0" * (record.LONGEST_SEED + 1)]),
        record.End([1, 2, 3], [2], "x", None, ["salt"] * 4),
    ],
    ids=["seed", "salt", "salts"],
)
def test_what_an_end_tells_has_bounds(end: record.End) -> None:
    scribe = record.Scribe()
    header = record.Header("poison", 1, 3, {}, [], None, [])
    lines = [scribe.header(header), scribe.entry(end)]
    with pytest.raises(Unreadable, match="record-line"):
        list(record.read_entries(lines))
