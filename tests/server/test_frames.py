"""A frame names what is asked and what is refused, as the rules do."""

from __future__ import annotations

import random

import pytest
from kept_games import dealt, forbidden

from retorta import shelf
from retorta.core import codec
from retorta.server.frames import Frames


@pytest.mark.parametrize("game", shelf.games())
def test_each_rule_is_named_once_with_all_that_it_forbids(game: str) -> None:
    kept = dealt(game)
    match = kept.match
    assert match is not None
    luck = random.Random(6)
    rules: set[str] = set()
    for _ in range(60):
        if match.is_over:
            break
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        frame = codec.loads(Frames(kept).view(seat, 0))
        assert [asked["move"] for asked in frame["asked"]] == [codec.plain(move) for move in moves]
        by_rule = forbidden(kept.box, match.refusals(seat))
        assert {each["rule"]: each["targets"] for each in frame["refused"]} == by_rule
        assert len(frame["refused"]) == len(by_rule)
        rules.update(by_rule)
        match.play(seat, luck.choice(moves))
    assert len(rules) > 1, "more than one rule was tried"
