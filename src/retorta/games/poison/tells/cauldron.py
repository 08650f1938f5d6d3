"""3. Play: how full the cauldron gets, or what has to be taken from it."""

from __future__ import annotations

from retorta.core.tells import Change, Effect, Fact
from retorta.core.words import Seat
from retorta.games.poison.build_views import COLOURS
from retorta.games.poison.cards import COLOUR, Colour, Face
from retorta.games.poison.moves import Play
from retorta.games.poison.rules.play import FULL
from retorta.games.poison.state import Cauldron


def in_the_cauldron(cauldron: Cauldron, seat: Seat, play: Play, spilt: list[Face]) -> list[Effect]:
    """Return what follows from a play, given the *cauldron* after it, and what *seat* takes."""
    colour = COLOURS[cauldron.colour]
    if spilt:
        taken = sorted(Colour(COLOUR[face]) for face in spilt)
        return [
            Fact("overflows", {"colours": taken}, warns=True),
            Change("cards", seat, len(spilt), len(spilt)),
            Fact("stays", {"card": play.card, "colour": colour}),
        ]
    if cauldron.total == FULL:
        return [Fact("brim", {"colour": colour, "full": FULL})]
    return [Fact("holds", {"colour": colour, "total": cauldron.total, "full": FULL})]
