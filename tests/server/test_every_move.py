"""Over a real socket, too, a move that nobody asked for is met with a rule."""

from __future__ import annotations

from collections import Counter

import pytest
from support.every_move import wander
from support.guests import HouseOfTests, Refused

from retorta import plugins
from retorta.core.match import Match
from retorta.core.record import Turn
from retorta.core.verifiable import VerifiableDealer
from retorta.core.words import Move, Seat

SEEDS = [bytes([number]) * 32 for number in range(100)]


def game_to(question: str, game: str, seats: int, **options: str) -> tuple[bytes, Match]:
    """Return a seed of the server's, and the game played from it until *question* is asked."""
    box = plugins.box(game)
    for number, seed in enumerate(SEEDS):
        match = Match(box, seats, VerifiableDealer(seed, [""] * seats), options)
        for moment in wander(match, number, Counter()):
            if moment.state.agenda[-1].question() == question:
                return seed, moment
    raise AssertionError(f"{question} is never asked")


@pytest.mark.parametrize(
    ("question", "game", "options"),
    [
        ("revise-theory", "alchemists", {"level": "master", "publisher": "yes"}),
        ("choose-ingredient", "potion-making", {}),
        ("acquire-goods", "laar", {}),
    ],
)
def test_a_move_of_every_kind_is_answered(
    house: HouseOfTests,
    monkeypatch: pytest.MonkeyPatch,
    question: str,
    game: str,
    options: dict[str, str],
) -> None:
    seed, match = game_to(question, game, 3, **options)
    monkeypatch.setattr("retorta.server.registry.fresh_seed", lambda: seed)
    anna = house.guest("Anna")
    table = anna.table(game, "me", "hotseat", "hotseat", options=options, salt="")
    tab = anna.open(table, 0)
    for entry in match.entries:
        assert isinstance(entry, Turn)
        tab.ask({"type": "move", "seat": entry.seat, "move": entry.move})
    seat = match.deciders()[0]
    legal = match.legal_moves(seat)
    kinds = {type(move): move for move in match.box.rules.catalogue if move not in legal}
    for move in kinds.values():
        with pytest.raises(Refused) as refused:
            tab.ask(said(match, seat, move))
        assert refused.value.name == "illegal-move"
        assert refused.value.answer["rule"]
    assert tab.ask(said(match, seat, legal[0]))["number"] == len(match.entries) + 1


def said(match: Match, seat: Seat, move: Move) -> dict[str, object]:
    """Return a move as a browser sends it."""
    return {"type": "move", "seat": seat, "move": match.box.rules.catalogue.plain(move)}
