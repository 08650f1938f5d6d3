"""8.1 The next conference: what the seals that count will bring."""

from __future__ import annotations

from retorta.core.tells import Effect, Fact
from retorta.games.alchemists.cards import Ingredient
from retorta.games.alchemists.rules.end_of_round import CONFERENCE_ROUNDS
from retorta.games.alchemists.tells.seen import Seen


def seals_that_count(seen: Seen) -> list[Ingredient]:
    """7.5 Return the ingredients whose books bear one's seal and no conflict token."""
    return [
        ingredient
        for ingredient in Ingredient
        if seen.seat in seen.public.books[ingredient].owners
        and not seen.public.books[ingredient].in_conflict
    ]


def next_conference(seen: Seen, more: int = 0) -> list[Effect]:
    """8.1 Return the change of reputation on the tile, with so many seals *more* than now."""
    tiles = seen.public.conference
    if not tiles:
        return []
    tile = tiles[seen.me.confers_as]
    seals = len(seals_that_count(seen)) + more
    held = next(number for number in CONFERENCE_ROUNDS if number >= seen.public.round)
    change = tile[min(seals, len(tile) - 1)]
    return [Fact("conference", {"round": held, "seals": seals, "change": change})]
