"""What a match answers in the middle of a game, and to what it cannot be asked."""

from __future__ import annotations

import pytest

from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.errors import NotOver, NotYourTurn, Unknown, Unreadable
from retorta.core.match import Match
from retorta.core.record import Jotting, Scribe
from retorta.core.replay import Moment, replay
from retorta.core.words import Move
from retorta.games.poison.cards import Card
from retorta.games.poison.moves import Play

GAMES = plugins.games()


def begun(game: str, seats: int = 3) -> Match:
    return Match(plugins.box(game), seats, SeededDealer(4))


def to_the_end(match: Match) -> Match:
    dealer = SeededDealer(9)
    while deciders := match.deciders():
        moves = match.legal_moves(deciders[0])
        match.play(deciders[0], moves[dealer.pick(len(moves))])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_of_the_end_before_it_is_there(game: str) -> None:
    match = begun(game)
    dealer = SeededDealer(9)
    while deciders := match.deciders():
        assert match.outcome() is None
        with pytest.raises(NotOver) as caught:
            match.end()
        assert caught.value.parts["deciders"] == deciders
        moves = match.legal_moves(deciders[0])
        match.play(deciders[0], moves[dealer.pick(len(moves))])
    outcome, end = match.outcome(), match.end()
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.reason) == (
        end.points,
        end.winners,
        end.reason,
    )


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_are_no_seats_but_those_of_the_table(seat: int) -> None:
    """A list takes -1 for its last: nobody is shown the last seat's cards by mistake."""
    match = begun("poison")
    moment = Moment(match, None, [], 0, match.state)
    for ask in (match.view, match.pov, moment.view, moment.pov):
        with pytest.raises(Unknown) as caught:
            ask(seat)
        assert caught.value.name == "seat"
    assert match.legal_moves(seat) == []
    alchemists, scribe = begun("alchemists"), Scribe()
    with pytest.raises(Unknown):
        alchemists.jot(seat, {"text": "mine"})
    lines = [scribe.header(alchemists.header), scribe.entry(Jotting(seat, {"text": "mine"}))]
    with pytest.raises(Unreadable) as refused:
        list(replay(lines, plugins.box))
    assert refused.value.name == "record-refused"


@pytest.mark.parametrize("game", GAMES)
def test_a_move_of_another_game_changes_nothing(game: str) -> None:
    match = begun(game)
    before = repr(match.state)
    strangers: list[Move] = [
        plugins.box(other).rules.catalogue[0] for other in GAMES if other != game
    ]
    for move in strangers:
        with pytest.raises(Unreadable) as caught:
            match.play(match.deciders()[0], move)
        assert caught.value.name == "no-such-move"
    assert repr(match.state) == before
    assert match.entries == []


def test_a_move_that_was_made_anew_is_as_good_as_the_one_that_is_listed() -> None:
    match = begun("poison")
    [seat] = match.deciders()
    listed = match.legal_moves(seat)[0]
    assert isinstance(listed, Play)
    match.play(seat, Play(Card(listed.card), listed.cauldron))
    assert len(match.entries) == 1


def test_nobody_plays_once_the_game_is_over() -> None:
    match = to_the_end(begun("poison"))
    with pytest.raises(NotYourTurn):
        match.play(0, match.box.rules.catalogue[0])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_of_a_thing_is_one_short_line(game: str) -> None:
    match = begun(game)
    dealer = SeededDealer(9)
    while deciders := match.deciders():
        seat = deciders[0]
        things = (match.box, match, match.dealer, match.pov(seat), match.view(seat))
        for thing in (*things, match.view(None)):
            assert "0x" not in repr(thing)
            assert "\n" not in repr(thing)
            assert len(repr(thing)) <= 240, repr(thing)
        moves = match.legal_moves(seat)
        assert "0x" not in repr(moves)
        assert "<" not in repr(moves)
        match.play(seat, moves[dealer.pick(len(moves))])
    assert repr(match).startswith(f"<Match of {game}, 3 seats: ")
    assert f"with {match.points()}>" in repr(match)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_of_a_place_does_not_depend_on_what_is_hidden(game: str) -> None:
    match = begun(game)
    for seat in range(3):
        dream = match.box.views.imagine(match.state, seat, SeededDealer(77))
        assert repr(match.box.view(dream, seat)) == repr(match.view(seat))
        assert repr(match.box.view(dream, None)) == repr(match.view(None))


def test_a_match_tells_who_is_to_play_and_who_has_won() -> None:
    match = begun("poison")
    assert repr(match) == "<Match of poison, 3 seats: no move yet, seat 1 to play>"
    match.play(1, match.legal_moves(1)[0])
    assert repr(match) == "<Match of poison, 3 seats: 1 move, seat 2 to play>"
    assert repr(match.pov(0)) == "<Pov of seat 0 at poison: not to play>"
    assert "seats 0, 1, 2 to play" in repr(begun("alchemists"))
