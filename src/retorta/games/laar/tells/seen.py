"""The table as the asked seat sees it, as a state that the rules can be asked about.

What lies face down is blank: the gems of others are cards without anything on them, and hidden
experts are none. So whatever the rules say of this state does not depend on anything hidden, and
of what does depend on it only how many there are may be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.tells import Choice
from retorta.core.words import Move, Seat
from retorta.games.laar.cards import (
    CARDS_IN_THE_BOX,
    KINDS,
    BeastSet,
    Cardboard,
    Expert,
    Memo,
    SpellZone,
    WeaponZone,
)
from retorta.games.laar.options import Options
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.rules.rounds import Rounds
from retorta.games.laar.rules.stacks import Goods, from_first, table_of
from retorta.games.laar.rules.universal import PlaceUniversalGoods
from retorta.games.laar.rules.weapons import ChooseSides, NameWards
from retorta.games.laar.state import NOTHING, Laar
from retorta.games.laar.views import GoodView, MemoView, OwnView, PlayerView, PublicView

SENDING, TAKING, PLACING, WARDING, SIDING = (
    "assign-experts",
    "acquire-goods",
    "place-universal-goods",
    "name-wards",
    "choose-sides",
)
"""The questions, in the order of the rulebook."""
MEMOS_KEPT: Final = 16
_MEMOS: Final[dict[int, tuple[MemoView, Memo]]] = {}
"""Memos that were read lately, by the identity of their views, which all views of a game share."""
_BLANK: Final = WeaponZone(0, 0, 0), SpellZone(0, [])


@dataclass(frozen=True)
class Seen:
    """A question, and the table as the asked seat sees it."""

    seat: Seat
    question: str
    moves: Sequence[Move]
    chances: bool
    """Whether what the player could calculate is told too."""
    state: Laar
    table: list[Goods]
    """Everybody's goods; what lies face down is of no class."""
    face_down: list[int]
    """How many gems of each seat lie face down for the asked one."""
    closed: bool
    """Whether gems are laid face down at this table, and are not turned up yet."""
    goods: list[GoodView | None]
    """The market."""
    suggested: dict[str, object] | None
    """The best answer of the count, as the view has it."""


def seen_in(choice: Choice) -> Seen:
    """Return the table as the view of a choice shows it."""
    public: PublicView = choice.view.public
    own: OwnView = choice.view.own
    stacks: list[list[list[GoodView] | None]] = [
        [player.spices, player.beasts, player.weapons, player.spells, player.gems]
        for player in public.players
    ]
    if own.gems is not None:
        stacks[own.seat][-1] = own.gems
    cardboard = _cardboard(public, stacks)
    hidden = [card for card in range(CARDS_IN_THE_BOX) if cardboard.shown[card] is None]
    numbers: list[list[list[int]]] = []
    face_down: list[int] = []
    for player, kinds in zip(public.players, stacks, strict=True):
        face_down.append(player.gems_taken if kinds[-1] is None else 0)
        blanks = [hidden.pop() for _ in range(face_down[-1])]
        numbers.append(
            [blanks if goods is None else [good.card - 1 for good in goods] for goods in kinds]
        )
    held = [_counts(_experts_of(player, own, seat)) for seat, player in enumerate(public.players)]
    sheet: list[list[int]] = [[] for _ in range(KINDS)]
    for line in public.sheet:
        sheet[line.kind] = list(line.points)
    closed = own.gems is not None
    state = Laar(
        agenda=[],
        options=Options(gems_open=not closed, experts_hidden=False, remembered=False),
        cardboard=cardboard,
        memo=_memo(public.memo),
        seats=len(public.players),
        round=public.round,
        first=public.first,
        pile=hidden,
        goods=[NOTHING if each.good is None else each.good.card - 1 for each in public.goods],
        assigned=[NOTHING if each.expert is None else int(each.expert) for each in public.goods],
        hands=held,
        discard=_counts(public.discard),
        stacks=numbers,
        wards=[sum(1 << int(weapon) for weapon in player.wards) for player in public.players],
        sides=[NOTHING if each.side is None else int(each.side) for each in public.players],
        sheet=sheet,
    )
    state.agenda.extend(_agenda(state, choice.question, choice.seat))
    return Seen(
        seat=choice.seat,
        question=choice.question,
        moves=choice.moves,
        chances=choice.chances,
        state=state,
        table=table_of(state),
        face_down=face_down,
        closed=closed,
        goods=[each.good for each in public.goods],
        suggested=own.suggested,
    )


def _cardboard(public: PublicView, stacks: list[list[list[GoodView] | None]]) -> Cardboard:
    """Return the cards that can be seen, with everything that is printed on them."""
    blank_weapon, blank_spell = _BLANK
    printed = Cardboard(
        [0] * CARDS_IN_THE_BOX,
        [0] * CARDS_IN_THE_BOX,
        [blank_weapon] * CARDS_IN_THE_BOX,
        [blank_spell] * CARDS_IN_THE_BOX,
        [1] * CARDS_IN_THE_BOX,
        [],
    )
    lying = [each.good for each in public.goods if each.good is not None]
    for goods in [lying, *(goods for kinds in stacks for goods in kinds if goods)]:
        for good in goods:
            card, weapon, spell = good.card - 1, good.weapon, good.spell
            printed.spices[card] = int(good.spice)
            printed.beasts[card] = int(good.beast)
            printed.weapons[card] = WeaponZone(int(weapon.type), weapon.left, weapon.right)
            printed.spells[card] = SpellZone(int(spell.kind), [int(of) for of in spell.of or ()])
            printed.gems[card] = good.gem
            printed.shown[card] = good
    return printed


def _experts_of(player: PlayerView, own: OwnView, seat: Seat) -> list[Expert] | None:
    return own.experts if player.experts is None and seat == own.seat else player.experts


def _counts(experts: list[Expert] | None) -> list[int]:
    counts = [0] * KINDS
    for expert in experts or ():
        counts[expert] += 1
    return counts


def _memo(view: MemoView) -> Memo:
    kept = _MEMOS.get(id(view))
    if kept is not None and kept[0] is view:
        return kept[1]
    sets = [
        BeastSet(
            int(line.kind), line.count, [int(beast) for beast in line.beasts or ()], line.points
        )
        for line in view.sets
    ]
    memo = Memo(view.name, sets, [list(row) for row in view.next])
    if len(_MEMOS) >= MEMOS_KEPT:
        _MEMOS.clear()
    _MEMOS[id(view)] = view, memo
    return memo


def _agenda(state: Laar, question: str, seat: Seat) -> list[Step]:
    """Return what is in progress; in the order of the count, those before *seat* have decided."""
    order = from_first(state)
    if question == SENDING:
        sent = sum(1 for expert in state.assigned if expert != NOTHING)
        return [Rounds(), AssignExperts(sent)]
    if question == TAKING:
        return [Rounds(), AcquireGoods(state.goods.count(NOTHING))]
    if question == PLACING:
        return [PlaceUniversalGoods(order[order.index(seat) :])]
    if question == WARDING:
        return [NameWards(order)]
    return [ChooseSides(order)]
