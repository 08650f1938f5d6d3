"""The game of a record, at the decision that a command is about."""

from __future__ import annotations

from retorta import plugins
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.core.replay import replay
from retorta.ledger import record_lines


def decision(record: str, until: int | None) -> tuple[Match, int]:
    """Return the game after *until* moves, or after all of them, and their number.

    A game that is over then has no decision, and is refused.
    """
    if until is not None and until < 0:
        raise BadOption("until", until=until)
    match: Match | None = None
    moves = 0
    for moment in replay(record_lines(record), plugins.box):
        match, moves = moment.match, moment.number
        if moves == until:
            break
    assert match is not None
    if until is not None and moves < until:
        raise BadOption("until-past-end", until=until, moves=moves)
    if match.is_over:
        raise BadOption("hint-over", moves=moves)
    return match, moves
