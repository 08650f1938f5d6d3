"""What each card into each cauldron brings, told before it is played."""

from __future__ import annotations

from typing import Final

from retorta.core.tells import TellsRoom
from retorta.core.words import Seat
from retorta.games.poison.cards import Card, Colour
from retorta.games.poison.tells.choice import tell

WORDS: Final = {
    "card": Card,
    "colour": Colour | None,
    "colours": list[Colour],
    "seat": Seat,
    "seats": list[Seat],
    "winners": list[Seat],
}
"""The parts of what is told that are neither numbers nor yes or no."""

ROOM: Final = TellsRoom(tell, WORDS)
