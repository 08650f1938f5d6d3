"""States, moves, events and outcomes can be pickled and deep-copied, compiled or not."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from retorta import plugins
from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.door import NOT_ASKED
from retorta.core.errors import IllegalMove, NotYourTurn, Several, TableError, Unknown
from retorta.core.match import Match
from retorta.texts import Speaker

GAMES = plugins.games()


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def played(game: str) -> tuple[Match, list[Any], list[Any]]:
    """Return a game in its middle, states on the way, and everything that was seen to happen."""
    box = plugins.box(game)
    match = Match(box, box.seats[1], SeededDealer(5))
    luck = SeededDealer(6)
    states, events = [match.state.copy()], list(match.opening)
    for number in range(60):
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        events += match.play(seat, moves[luck.pick(len(moves))])
        if number % 6 == 0:
            states.append(match.state.copy())
        if match.is_over:
            break
    return match, states, events


@pytest.mark.parametrize("game", GAMES)
def test_a_state_that_was_pickled_plays_on_the_same(game: str) -> None:
    _, states, _ = played(game)
    for state in states:
        for twin in (again(state), copy.deepcopy(state)):
            assert type(twin) is type(state)
            assert twin == state
            assert repr(twin) == repr(state)
            ends = []
            for each in (state.copy(), twin):
                door.play_out(each, SeededDealer(7, listening=False))
                ends.append(repr(each))
            assert ends[0] == ends[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_deep_copy_shares_nothing_that_changes(game: str) -> None:
    match, _, _ = played(game)
    before = repr(match.state)
    for twin in (again(match.state), copy.deepcopy([match.state])[0]):
        door.play_out(twin, SeededDealer(7, listening=False))
    assert repr(match.state) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_move_comes_back_as_the_one_that_is_listed(game: str) -> None:
    for move in plugins.box(game).rules.catalogue:
        assert again(move) is move
        assert copy.deepcopy(move) is move


@pytest.mark.parametrize("game", GAMES)
def test_what_was_seen_and_how_it_ended_can_be_pickled(game: str) -> None:
    match, _, events = played(game)
    assert again(events) == events == copy.deepcopy(events)
    door.play_out(match.state, SeededDealer(8, listening=False))
    outcome = match.outcome()
    assert again(outcome) == outcome == copy.deepcopy(outcome)
    for seat in range(match.seats):
        view = match.view(seat)
        assert again(view) == view


def test_a_dealer_that_was_pickled_deals_on_the_same_and_by_itself() -> None:
    dealer = SeededDealer(5)
    begun = [dealer.pick(10) for _ in range(3)]
    twins = [again(dealer), copy.deepcopy(dealer)]
    dealt = [[each.pick(1000) for _ in range(20)] for each in (dealer, *twins)]
    assert dealt[0] == dealt[1] == dealt[2]
    for twin in twins:
        assert twin.luck == begun + dealt[0]
        assert twin.listening
    assert not again(SeededDealer(5, listening=False)).listening


@pytest.mark.parametrize(
    "error",
    [
        Unknown("game", game="chess", known=GAMES),
        NotYourTurn(1, [2]),
        IllegalMove(1, plugins.box("poison").rules.catalogue[0], NOT_ASKED),
        Several([NotYourTurn(1, [2])]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_refusal_comes_back_from_another_process(error: TableError) -> None:
    """An exception that cannot be read again breaks a whole pool of processes."""
    back = again(error)
    assert repr(back) == repr(error)
    assert repr(vars(back)) == repr(vars(error))
    assert Speaker("en").error(back) == Speaker("en").error(error)
