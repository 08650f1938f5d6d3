"""A frame names what is asked and what is refused, as the rules do."""

from __future__ import annotations

import random

import pytest
from kept_games import dealt

from retorta import shelf
from retorta.core import codec
from retorta.server.frames import Frames


@pytest.mark.parametrize("game", shelf.games())
def test_each_rule_is_named_once_with_all_that_it_forbids(game: str) -> None:
    kept = dealt(game)
    match = kept.match
    assert match is not None
    luck = random.Random(6)
    rules = set()
    for _ in range(60):
        if match.is_over:
            break
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        frame = codec.loads(Frames(kept).view(seat, 0))
        assert [asked["move"] for asked in frame["asked"]] == [codec.plain(move) for move in moves]
        forbidden: dict[str, list[list[str]]] = {}
        for move, rule in match.refusals(seat):
            forbidden.setdefault(rule.key, []).append(kept.box.targets(move))
            rules.add(rule.key)
        assert {each["rule"]: each["targets"] for each in frame["refused"]} == forbidden
        assert len(frame["refused"]) == len(forbidden)
        match.play(seat, luck.choice(moves))
    assert len(rules) > 1, "more than one rule was tried"
