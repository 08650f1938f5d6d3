"""What everybody would count in a position of Guilds of Laar, by the rules of the count."""

from __future__ import annotations

from laws.tells_law import Followed

from retorta.core import door
from retorta.core.words import Seat
from retorta.games.laar.cards import (
    Kind,
)
from retorta.games.laar.moves import Assign
from retorta.games.laar.rules.best import points_of_player, points_to_come
from retorta.games.laar.rules.end import totals
from retorta.games.laar.rules.stacks import table_of
from retorta.games.laar.state import Laar

SENDING, TAKING, PLACING = "assign-experts", "acquire-goods", "place-universal-goods"


def counted(state: Laar, seat: Seat, decider: Seat, question: str) -> int:
    """Return what *seat* would count; until the count, the decider lays universal goods best."""
    table = table_of(state)
    if seat == decider and question in (SENDING, TAKING):
        return points_to_come(state, seat, state.stacks[seat], table)
    return points_of_player(table, state.memo, seat)


def points_now(followed: Followed, seat: Seat) -> int:
    question = door.question(followed.before)
    before, first = (
        counted(state, seat, followed.seat, question) for state in (followed.before, followed.first)
    )
    return first - before


def gained(state: Laar, seat: Seat, card: int, kind: Kind) -> int:
    more = state.copy()
    more.stacks[seat][kind].append(card)
    return counted(more, seat, seat, SENDING) - counted(state, seat, seat, SENDING)


def would_bring(followed: Followed, seat: Seat) -> int:
    move = followed.move
    assert isinstance(move, Assign)
    assert seat == followed.seat
    return gained(followed.before, seat, followed.before.goods[move.good], Kind(int(move.expert)))


def written(followed: Followed, seat: Seat) -> int:
    return totals(followed.after)[seat] - totals(followed.before)[seat]
