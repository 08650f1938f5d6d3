"""Everything that happens can be said, and every view be written down, in all languages."""

from __future__ import annotations

import pytest

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.texts import LANGUAGES, Speaker

NAMES = ["Anna", "Boris", "Cleo", "Dora"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "level"), [(2, "master"), (4, "apprentice")])
def test_a_whole_game_can_be_told(language: str, seats: int, level: str) -> None:
    speaker = Speaker(language, "alchemists", NAMES)
    match = Match(BOX, seats, SeededDealer(seats), {"level": level})
    luck = SeededDealer(seats)
    told = 0
    while match.deciders():
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        for move, rule in match.refusals(seat):
            assert speaker.move(move)
            assert speaker.rule(rule)
        for event in match.play(seat, moves[luck.pick(len(moves))]):
            for eyes in (None, *range(seats)):
                seen = event.seen_by(eyes)
                assert seen is not None
                assert speaker.event(seen)
                told += 1
        if told % 5 == 0:
            assert BOX.lines(match.view(seat), speaker.say)
    assert BOX.lines(match.view(None), speaker.say)
    assert speaker.say(f"alchemists-reason-{match.outcome().reason}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_catalogue_can_be_said_and_told_apart(language: str) -> None:
    speaker = Speaker(language, "alchemists", NAMES)
    said = [speaker.move(move) for move in BOX.catalogue]

    assert len(set(said)) == len(said)
