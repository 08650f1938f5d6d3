"""What is printed on the cards, and what the rules count, for a page to draw."""

from __future__ import annotations

from typing import Any

from retorta.core import codec
from retorta.games.poison.cards import VALUE, Card, Colour
from retorta.games.poison.rules.play import FULL
from retorta.games.poison.rules.scoring import POINTS_FOR_POISON, POINTS_FOR_POTION


def printed_cards() -> dict[str, Any]:
    """Return the value of each card, what a cauldron bears (3), and a card's points (4)."""
    points = dict.fromkeys(Colour, POINTS_FOR_POTION) | {Colour.POISON: POINTS_FOR_POISON}
    return {
        "values": {str(codec.plain(card)): VALUE[card] for card in Card},
        "points": {str(codec.plain(colour)): count for colour, count in points.items()},
        "full": FULL,
    }
