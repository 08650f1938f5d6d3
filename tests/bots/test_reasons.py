"""Why a move is good, in words: in every language, and nothing that the seat cannot know."""

from __future__ import annotations

import math

import pytest

from retorta import plugins
from retorta.bots.hint import hint
from retorta.bots.levels import knowledge_of
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Seat
from retorta.texts import LANGUAGES, Speaker

EXPLAINED = ["laar", "poison", "potion-making"]
DECISIONS = 90


def decisions(game: str) -> list[tuple[Match, Seat]]:
    """Return every ninth decision of a game between random players, each in a match of its own."""
    found = []
    for length in range(0, DECISIONS, 9):
        match = Match(plugins.box(game), 3, SeededDealer(3))
        luck = SeededDealer(5)
        for _ in range(length):
            if match.deciders():
                seat = match.deciders()[0]
                moves = match.legal_moves(seat)
                match.play(seat, moves[luck.pick(len(moves))])
        if match.deciders():
            found.append((match, match.deciders()[0]))
    return found


@pytest.mark.parametrize("game", EXPLAINED)
def test_reasons_are_the_same_in_every_dream(game: str) -> None:
    knowledge = knowledge_of(plugins.box(game))
    given = 0
    for match, seat in decisions(game):
        dreams = [match.pov(seat).imagine(SeededDealer(seed)) for seed in range(3)]
        for move in match.legal_moves(seat):
            said = [
                [(reason.text, reason.parts) for reason in knowledge.reasons(dream, seat, move)]
                for dream in dreams
            ]
            assert said[0] == said[1] == said[2]
            given += len(said[0])
    assert given > 20


@pytest.mark.parametrize("game", EXPLAINED)
def test_reasons_are_said_in_every_language(game: str) -> None:
    match, seat = decisions(game)[3]
    found = hint(match.pov(seat), math.inf, seed=1, dreams=12)
    assert len(found.reasons) > 1
    for language in LANGUAGES:
        speaker = Speaker(language, game)
        for reason in found.reasons:
            assert speaker.say(reason.text, **reason.parts).endswith((".", ")"))


def test_a_spill_and_a_majority_are_named() -> None:
    names = set()
    knowledge = knowledge_of(plugins.box("poison"))
    for match, seat in decisions("poison"):
        for move in match.legal_moves(seat):
            names |= {reason.text for reason in knowledge.reasons(match.state, seat, move)}
    assert {"poison-hint-takes", "poison-hint-leads", "poison-hint-ripe"} <= names
