"""What a person points at to choose a move."""

from __future__ import annotations

from retorta.core import codec
from retorta.core.words import Move
from retorta.games.potion_making.cards import ELEMENT, NOTHING, Card, Element
from retorta.games.potion_making.moves import (
    Build,
    Cast,
    Destroy,
    Keep,
    KeepNothing,
    Learn,
    PlayAsElement,
    PutBack,
    Transform,
    TurnInto,
    UseBuilt,
    UseElement,
)


def targets(move: Move) -> list[str]:
    """Return what a person points at: a card of the hand and where it goes, or one card."""
    if isinstance(move, PlayAsElement):
        return [held(move.card), f"cabinet:{_place_in_cabinet(move.card)}"]
    if isinstance(move, Build):
        return [held(move.card), "recipe"]
    if isinstance(move, Cast):
        return [held(move.card), "spell"]
    if isinstance(move, UseBuilt | Destroy | Transform):
        return [f"built:{move.owner}:{codec.plain(move.card)}:{move.nth}"]
    if isinstance(move, Keep):
        return [f"keep:{codec.plain(move.card)}"]
    if isinstance(move, KeepNothing):
        return ["keep-nothing"]
    if isinstance(move, PutBack):
        return [f"returning:{codec.plain(move.card)}"]
    assert isinstance(move, UseElement | Learn | TurnInto)
    return [f"cabinet:{_place_in_cabinet(move.card)}:{codec.plain(move.card)}"]


def held(card: Card) -> str:
    """Return the name of a card in the hand."""
    return f"hand:{codec.plain(card)}"


def _place_in_cabinet(card: Card) -> str:
    element = ELEMENT[card]
    return "apart" if element == NOTHING else str(codec.plain(Element(element)))
