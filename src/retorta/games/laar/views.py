"""What one seat sees, named field by field."""

from __future__ import annotations

from msgspec import Struct

from retorta.core import codec
from retorta.core.door import deciders
from retorta.core.words import Seat
from retorta.games.laar.cards import Expert, Kind, Side, WeaponType
from retorta.games.laar.imagine import gems_hidden
from retorta.games.laar.printed import GoodView, MemoView, good_view, memo_view
from retorta.games.laar.rules.best import best_answer
from retorta.games.laar.rules.end import totals
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.weapons import types_in
from retorta.games.laar.state import NOTHING, Laar


class OpenGoodView(Struct, frozen=True):
    """A place in the middle of the table."""

    good: GoodView | None
    """``None`` when the card has been taken."""
    expert: Expert | None


class PlayerView(Struct, frozen=True):
    """One player's side of the table; the goods of a stack in the order they were taken."""

    experts: list[Expert] | None
    """``None`` when they are held hidden."""
    experts_left: int
    spices: list[GoodView]
    beasts: list[GoodView]
    weapons: list[GoodView]
    spells: list[GoodView]
    gems: list[GoodView] | None
    """``None`` when they lie face down and are somebody else's."""
    gems_taken: int
    wards: list[WeaponType]
    """The weapon types that take nothing from this player."""
    side: Side | None
    """Of two players: the side of the weapons that counts, once it is chosen."""


class SheetView(Struct, frozen=True):
    """A line of the score pad."""

    kind: Kind
    points: list[int]


class LaarView(Struct, frozen=True):
    """Everything one seat may look at; a bystander has no seat."""

    seat: Seat | None
    asked: list[Seat]
    round: int
    rounds: int
    first: Seat
    memo: MemoView
    goods: list[OpenGoodView]
    deck: int
    discard: list[Expert] | None
    """Experts in the common discard; ``None`` when it lies face down."""
    discarded: int
    players: list[PlayerView]
    sheet: list[SheetView]
    """What has been counted, in the order of the count."""
    totals: list[int]
    suggested: dict[str, object] | None
    """The best answer for this seat, written as its move, when the count asks for one."""


ORDER_OF_COUNT = (Kind.SPELL, Kind.GEM, Kind.SPICE, Kind.BEAST, Kind.WEAPON)
"""5. Points are written down in this order."""


def view(state: Laar, seat: Seat | None) -> LaarView:
    """Return what *seat* sees; ``None`` stands for a bystander."""
    return _view(state, seat, remembers=False)


def recall(state: Laar, seat: Seat | None) -> LaarView:
    """Return what *seat* knows if it listened, unless the table plays without memory.

    See ``docs/rules/laar.md#rulings``, 11.
    """
    return _view(state, seat, remembers=state.options.remembered)


def _view(state: Laar, seat: Seat | None, remembers: bool) -> LaarView:
    discard_seen = remembers or not state.options.experts_hidden
    return LaarView(
        seat=seat,
        asked=deciders(state),
        round=state.round,
        rounds=ROUNDS,
        first=state.first,
        memo=memo_view(state.memo),
        goods=_open_goods(state),
        deck=state.seats * (ROUNDS - state.round),
        discard=_experts(state.discard) if discard_seen else None,
        discarded=sum(state.discard),
        players=[_player(state, owner, seat, remembers) for owner in range(state.seats)],
        sheet=[
            SheetView(kind, list(state.sheet[kind])) for kind in ORDER_OF_COUNT if state.sheet[kind]
        ],
        totals=totals(state),
        suggested=_suggested(state, seat),
    )


def _open_goods(state: Laar) -> list[OpenGoodView]:
    return [
        OpenGoodView(None, None)
        if card == NOTHING
        else OpenGoodView(
            good_view(state.cardboard, card), None if expert == NOTHING else Expert(expert)
        )
        for card, expert in zip(state.goods, state.assigned, strict=True)
    ]


def _player(state: Laar, owner: Seat, seat: Seat | None, remembers: bool) -> PlayerView:
    stacks = [[good_view(state.cardboard, card) for card in cards] for cards in state.stacks[owner]]
    knows = remembers or owner == seat
    side = state.sides[owner]
    return PlayerView(
        experts=_experts(state.hands[owner]) if knows or not state.options.experts_hidden else None,
        experts_left=sum(state.hands[owner]),
        spices=stacks[Kind.SPICE],
        beasts=stacks[Kind.BEAST],
        weapons=stacks[Kind.WEAPON],
        spells=stacks[Kind.SPELL],
        gems=stacks[Kind.GEM] if knows or not gems_hidden(state) else None,
        gems_taken=len(stacks[Kind.GEM]),
        wards=types_in(state.wards[owner]),
        side=None if side == NOTHING else Side(side),
    )


def _experts(counts: list[int]) -> list[Expert]:
    return [expert for expert in Expert for _ in range(counts[expert])]


def _suggested(state: Laar, seat: Seat | None) -> dict[str, object] | None:
    if seat is None or seat not in deciders(state):
        return None
    answer = best_answer(state, seat)
    return None if answer is None else codec.plain(answer)
