"""Setting up and playing a real game of Guilds of Laar, by the game's own tables."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from retorta.core.errors import Unreadable
from retorta.core.words import Seat
from retorta.games.laar import BOX
from retorta.games.laar.cards import CARDS_IN_THE_BOX, MEMOS, Expert
from retorta.games.laar.options import RANDOM, checked
from retorta.games.laar.rules.rounds import EXPERTS_RETURN_AFTER, ROUNDS, next_first
from retorta.games.laar.rules.stacks import left_of

Lot = Annotated[int, Meta(ge=0, le=2**32)]
"""A random number from the page, since Python in a tab has no randomness."""
EXPERT_SETS: Final = 4
"""1. Identical sets of experts in the box."""


class SetUp(Struct, forbid_unknown_fields=True):
    """A number of players, and the variant they want to play."""

    seats: int
    variant: Literal["basic", "open", "closed"]
    memo: Literal["random", "I", "II", "III", "IV", "V"]
    lots: tuple[Lot, Lot]
    """For choosing the first player and the memo."""


class Round(Struct):
    """One of the rounds: who does what, and in which order."""

    number: int
    first: Seat
    assigning: list[Seat]
    acquiring: list[Seat]
    experts_return: bool
    """Whether everybody has all five again after it."""
    skips: bool
    """Whether the first-player card skips somebody afterwards."""
    is_last: bool


class LaidOut(Struct):
    """The set-up and the course of the rounds."""

    goods: int
    goods_back: int
    """Returned to the box, unseen."""
    open_goods: int
    """Opened every round."""
    experts: list[Expert]
    """For each player."""
    expert_sets_back: int
    memo: str
    """The drawn one, with its beasts face up."""
    memos: int
    """Dealt in addition, one each, with their spices face up."""
    memos_back: int
    gems_open: bool
    experts_hidden: bool
    first: Seat
    rounds: list[Round]


def laid_out(request: SetUp) -> LaidOut:
    """2. and 4. Return everything that depends on the number of players and the variant."""
    fewest, most = BOX.seats
    if not fewest <= request.seats <= most:
        raise Unreadable("sheet-seats", found=request.seats, fewest=fewest, most=most)
    options = checked({"variant": request.variant, "memory": "aid"})
    seats, (who, which) = request.seats, request.lots
    first = who % seats
    return LaidOut(
        goods=seats * ROUNDS,
        goods_back=CARDS_IN_THE_BOX - seats * ROUNDS,
        open_goods=seats,
        experts=list(Expert),
        expert_sets_back=EXPERT_SETS - seats,
        memo=MEMOS[which % len(MEMOS)] if request.memo == RANDOM else request.memo,
        memos=seats,
        memos_back=len(MEMOS) - 1 - seats,
        gems_open=options.gems_open,
        experts_hidden=options.experts_hidden,
        first=first,
        rounds=_rounds(seats, first),
    )


def _rounds(seats: int, first: Seat) -> list[Round]:
    rounds = []
    for number in range(1, ROUNDS + 1):
        order = [(first + turn) % seats for turn in range(seats)]
        following = next_first(seats, first, number)
        rounds.append(
            Round(
                number=number,
                first=first,
                assigning=order,
                acquiring=order[::-1],
                experts_return=number in EXPERTS_RETURN_AFTER,
                skips=following != left_of(seats, first),
                is_last=number == ROUNDS,
            )
        )
        first = following
    return rounds
