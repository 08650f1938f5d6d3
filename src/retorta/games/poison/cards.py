"""1. The cards, read once from ``cards.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from retorta.core.named import Named

CARDS_IN_THE_BOX: Final = 50


class Colour(Named):
    """The three potions, and poison, which has a pile of its own when points are counted."""

    RED = 0
    BLUE = 1
    PURPLE = 2
    POISON = 3


class Card(Named):
    """A card as printed: there are several of each."""

    RED_1 = 0
    RED_2 = 1
    RED_4 = 2
    RED_5 = 3
    RED_7 = 4
    BLUE_1 = 5
    BLUE_2 = 6
    BLUE_4 = 7
    BLUE_5 = 8
    BLUE_7 = 9
    PURPLE_1 = 10
    PURPLE_2 = 11
    PURPLE_4 = 12
    PURPLE_5 = 13
    PURPLE_7 = 14
    POISON = 15


Face = int
"""A :class:`Card` as the state holds it: its number, which is faster than the member."""
CARDS: Final = tuple(Card)
"""Every card, by its number."""

POTIONS: Final = 3
"""Colours of potions; they come first among the colours."""
FACES: Final = 16
POISON_FACE: Final = 15

COLOUR: Final[list[int]] = []
"""The :class:`Colour` of each card."""
VALUE: Final[list[int]] = []
"""What each card adds to a cauldron."""
COPIES: Final[list[int]] = []
"""How many of each card are in the box."""


def _read_cards() -> None:
    printed: Any = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))
    unknown = set(printed) - {"potion", "poison"}
    if unknown:
        raise ValueError(f"cards.toml: unknown table {sorted(unknown)}")
    names: list[str] = []
    for potion in printed["potion"]:
        for value, copies in potion["copies"].items():
            names.append(f"{potion['colour']}_{value}".upper())
            _add_card(Colour[potion["colour"].upper()], int(value), copies)
    names.append("POISON")
    _add_card(Colour.POISON, printed["poison"]["value"], printed["poison"]["copies"])
    if names != [card.name for card in Card]:
        raise ValueError(f"cards.toml: {names} are not the cards of the component list")
    if sum(COPIES) != CARDS_IN_THE_BOX:
        raise ValueError(f"cards.toml: {CARDS_IN_THE_BOX} cards expected, {sum(COPIES)} found")


def _add_card(colour: int, value: int, copies: int) -> None:
    COLOUR.append(int(colour))
    VALUE.append(value)
    COPIES.append(copies)


_read_cards()

DECK: Final[list[Face]] = [face for face in range(FACES) for _ in range(COPIES[face])]
"""All cards of the box."""
