"""Cards to keep, gather and give up, and the order track."""

from __future__ import annotations

from typing import Final

from retorta.games.alchemists.board import spaces_of
from retorta.games.alchemists.bots.move_by_move.goods import GOLD
from retorta.games.alchemists.bots.move_by_move.position import Position
from retorta.games.alchemists.bots.move_by_move.words import Worths
from retorta.games.alchemists.cards import Favor, Ingredient
from retorta.games.alchemists.moves import (
    BecomeApprentice,
    Discard,
    Gather,
    GatherUnseen,
    Keep,
    TakeSpace,
)

FAVORS_WORTH: Final = {
    Favor.ASSISTANT: 1.6,
    Favor.HERBALIST: 1.5,
    Favor.CUSTODIAN: 1.1,
    Favor.MERCHANT: 1.0,
    Favor.BARMAID: 1.0,
    Favor.SHOPKEEPER: 0.9,
    Favor.SAGE: 0.9,
    Favor.ASSOCIATE: 0.7,
    Favor.PUBLISHER: 0.3,
}
UNSPORTING: Final = 100.0
"""A bot keeps the level it was seated with; easier levels are for people."""


def _keep(at: Position, move: Keep) -> float:
    return FAVORS_WORTH[move.favor]


def _take_space(at: Position, move: TakeSpace) -> float:
    space = spaces_of(at.view)[move.space]
    earlier = 0.15 * (len(at.view.players) - move.space / 2)
    cards = 1.2 * space.favors + space.ingredients
    return cards + GOLD * 2 * space.gold + earlier


def _become_apprentice(at: Position, move: BecomeApprentice) -> float:
    return -UNSPORTING


def _gather(at: Position, move: Gather) -> float:
    return 0.3 + at.card(move.ingredient)


def _gather_unseen(at: Position, _move: GatherUnseen) -> float:
    return 0.3 + sum(at.card(kind) for kind in Ingredient) / len(Ingredient)


def _discard(at: Position, move: Discard) -> float:
    spare = GOLD if at.question == "transmute" else 2.0
    return spare + 0.2 - at.card(move.ingredient) / 2


WORTHS: Final[Worths] = {
    Keep: _keep,
    TakeSpace: _take_space,
    BecomeApprentice: _become_apprentice,
    Gather: _gather,
    GatherUnseen: _gather_unseen,
    Discard: _discard,
}
