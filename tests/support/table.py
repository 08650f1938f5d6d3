"""The test language: who sits where, who is refused, what is said."""

from __future__ import annotations

from typing import Final

import pytest

from retorta.core.errors import IllegalMove
from retorta.core.match import Match
from retorta.core.words import Move, Rule, Seat

ANNA: Final[Seat] = 0
BORIS: Final[Seat] = 1
CLEO: Final[Seat] = 2
DORA: Final[Seat] = 3


def refused(match: Match, seat: Seat, move: Move) -> Rule:
    """Return the rule that refuses *move*; fail if it is allowed."""
    before = repr(match.state)
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert repr(match.state) == before, "a refused move changed something"
    return caught.value.rule
