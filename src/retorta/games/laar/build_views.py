"""Builds the views of Laar, from nothing but what the seat may see."""

from __future__ import annotations

from typing import Final

from retorta.core import codec
from retorta.core.door import deciders
from retorta.core.words import Seat
from retorta.games.laar.cards import CardNumber, Expert, Kind, Side
from retorta.games.laar.imagine import gems_hidden
from retorta.games.laar.printed import good_view, memo_view
from retorta.games.laar.rules.best import best_answer
from retorta.games.laar.rules.end import totals
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.spells import points_for_spell
from retorta.games.laar.rules.stacks import goods_of
from retorta.games.laar.rules.weapons import pairs_at, types_in
from retorta.games.laar.state import NOTHING, Laar
from retorta.games.laar.views import (
    GoodView,
    OpenGoodView,
    OwnView,
    PairView,
    PlayerView,
    PublicView,
    SheetView,
)

ORDER_OF_COUNT: Final = (Kind.SPELL, Kind.GEM, Kind.SPICE, Kind.BEAST, Kind.WEAPON)
"""5. Points are written down in this order."""


EXPERTS: Final = tuple(Expert)
SIDES: Final = tuple(Side)
"""By their numbers: to look a member up takes longer."""
TAKEN: Final = OpenGoodView(None, None)
"""A place in the middle whose card is gone."""


def public(state: Laar) -> PublicView:
    """Return what everybody sees."""
    return _seen(state, remembers=False)


def recall(state: Laar) -> PublicView:
    """Return what everybody knows who listened, unless the table plays without memory.

    See ``docs/rules/laar.md#rulings``, 11.
    """
    return _seen(state, remembers=state.options.remembered)


def own(state: Laar, seat: Seat) -> OwnView:
    """Return what *seat* sees besides: what it holds hidden, and the best answer."""
    return OwnView(
        seat=seat,
        experts=_experts(state.hands[seat]) if state.options.experts_hidden else None,
        gems=_goods(state, state.stacks[seat][Kind.GEM]) if gems_hidden(state) else None,
        suggested=_suggested(state, seat),
    )


def _seen(state: Laar, remembers: bool) -> PublicView:
    experts_seen = remembers or not state.options.experts_hidden
    gems_seen = remembers or not gems_hidden(state)
    return PublicView(
        deciders=deciders(state),
        round=state.round,
        rounds=ROUNDS,
        first=state.first,
        memo=memo_view(state.memo),
        goods=_open_goods(state),
        deck=state.seats * (ROUNDS - state.round),
        discard=_experts(state.discard) if experts_seen else None,
        discarded=sum(state.discard),
        players=[_player(state, owner, experts_seen, gems_seen) for owner in range(state.seats)],
        sheet=[
            SheetView(kind, list(state.sheet[kind])) for kind in ORDER_OF_COUNT if state.sheet[kind]
        ],
        pairs=[PairView(*pair) for pair in pairs_at(state)] if state.sheet[Kind.WEAPON] else [],
        totals=totals(state),
    )


def _open_goods(state: Laar) -> list[OpenGoodView]:
    return [
        TAKEN
        if card == NOTHING
        else OpenGoodView(
            good_view(state.cardboard, card), None if expert == NOTHING else EXPERTS[expert]
        )
        for card, expert in zip(state.goods, state.assigned, strict=True)
    ]


def _player(state: Laar, owner: Seat, experts_seen: bool, gems_seen: bool) -> PlayerView:
    stacks = state.stacks[owner]
    side = state.sides[owner]
    return PlayerView(
        experts=_experts(state.hands[owner]) if experts_seen else None,
        experts_left=sum(state.hands[owner]),
        spices=_goods(state, stacks[Kind.SPICE]),
        beasts=_goods(state, stacks[Kind.BEAST]),
        weapons=_goods(state, stacks[Kind.WEAPON]),
        spells=_goods(state, stacks[Kind.SPELL]),
        spell_points=_spell_points(state, owner) if state.sheet[Kind.SPELL] else None,
        gems=_goods(state, stacks[Kind.GEM]) if gems_seen else None,
        gems_taken=len(stacks[Kind.GEM]),
        wards=types_in(state.wards[owner]),
        side=None if side == NOTHING else SIDES[side],
    )


def _spell_points(state: Laar, owner: Seat) -> list[int]:
    goods = goods_of(state.cardboard, state.stacks[owner])
    return [points_for_spell(spell, goods) for spell in goods.spells]


def _goods(state: Laar, cards: list[CardNumber]) -> list[GoodView]:
    return [good_view(state.cardboard, card) for card in cards]


def _experts(counts: list[int]) -> list[Expert]:
    return [expert for expert in EXPERTS for _ in range(counts[expert])]


def _suggested(state: Laar, seat: Seat) -> dict[str, object] | None:
    if seat not in deciders(state):
        return None
    answer = best_answer(state, seat)
    return None if answer is None else codec.plain(answer)
