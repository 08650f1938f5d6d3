"""4. and 5. Scoring and the end: what taken cards count, as far as they lie open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.tells import Change, Effect, Fact, How
from retorta.core.words import Seat
from retorta.games.poison.cards import POTIONS, Colour, Face
from retorta.games.poison.rules.end import winners
from retorta.games.poison.rules.scoring import (
    POINTS_FOR_POISON,
    POINTS_FOR_POTION,
    colours_of,
    immune,
    points_of_round,
)

COSTLIEST: Final = max(POINTS_FOR_POISON, POINTS_FOR_POTION)
"""The most that a card counts that nobody sees."""


@dataclass(frozen=True)
class Piles:
    """What everybody has taken, before a play and after it."""

    seat: Seat
    """Who plays."""
    before: list[list[Face]]
    after: list[list[Face]]
    spilt: list[Face]
    """What the play adds to the pile of its player."""


def in_open_piles(piles: Piles) -> list[Effect]:
    """4. What a play changes in the points, if the round were counted now."""
    if not piles.spilt:
        return []
    before, after = _counted(piles.before), _counted(piles.after)
    changes = zip(points_of_round(before), points_of_round(after), strict=True)
    standing: list[Effect] = [
        Change("standing", seat, is_now - was, is_now - was)
        for seat, (was, is_now) in enumerate(changes)
        if was != is_now
    ]
    return standing + _majorities(before, after)


def in_hidden_piles(piles: Piles) -> list[Effect]:
    """4. What the taken cards may count: poison always does, potions unless one is spared them."""
    if not piles.spilt:
        return []
    least, most = _price(piles.spilt)
    return [Fact("counts", {"least": least, "most": most, "fixed": least == most})]


def of_an_open_round(piles: Piles) -> list[Effect]:
    """4. What the last card of a round brings everybody, and who is spared since that card."""
    before, after = _counted(piles.before), _counted(piles.after)
    points: list[Effect] = [
        Change("points", seat, each, each)
        for seat, each in enumerate(points_of_round(after))
        if each
    ]
    return points + _majorities(before, after)


def of_a_hidden_round(piles: Piles) -> list[Effect]:
    """4. The same with piles face down: of each card there only what any card may count."""
    found: list[Effect] = []
    for seat, pile in enumerate(piles.before):
        least, most = _price(piles.spilt) if seat == piles.seat else (0, 0)
        most += COSTLIEST * len(pile)
        if most:
            how: How = "certain" if least == most else "possible"
            found.append(Change("points", seat, least, most, how))
    return found


def victory(piles: Piles, totals: list[int]) -> list[Effect]:
    """5. Who wins with the last card of the game, if the piles lie open."""
    points = points_of_round(_counted(piles.after))
    ends = [total + each for total, each in zip(totals, points, strict=True)]
    return [Fact("victory", {"winners": winners(ends)})]


def _counted(piles: list[list[Face]]) -> list[list[int]]:
    return [colours_of(pile) for pile in piles]


def _price(cards: list[Face]) -> tuple[int, int]:
    counts = colours_of(cards)
    least = POINTS_FOR_POISON * counts[Colour.POISON]
    return least, least + POINTS_FOR_POTION * sum(counts[:POTIONS])


def _majorities(before: list[list[int]], after: list[list[int]]) -> list[Effect]:
    found: list[Effect] = []
    for colour in range(POTIONS):
        was, is_now = immune(before, colour), immune(after, colour)
        if was == is_now:
            continue
        named = Colour(colour)
        if is_now < 0:
            most = max(pile[colour] for pile in after)
            tied = [seat for seat, pile in enumerate(after) if pile[colour] == most]
            found.append(Fact("tied", {"colour": named, "seats": tied}))
            continue
        cards = after[is_now][colour]
        found.append(Fact("spared", {"colour": named, "seat": is_now, "cards": cards}))
        if was >= 0:
            found.append(Fact("no-longer-spared", {"colour": named, "seat": was}))
    return found
