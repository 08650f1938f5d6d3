"""2, 3.1 The favor that is kept, and the order of play."""

from __future__ import annotations

from retorta.core.codec import plain
from retorta.core.tells import Effect, Fact, Told
from retorta.core.words import Seat
from retorta.games.alchemists.cards import (
    SPACE_FAVORS,
    SPACE_GOLD,
    SPACE_INGREDIENTS,
    SPACE_PLAYERS,
    Artifact,
    Favor,
)
from retorta.games.alchemists.moves import Keep, TakeSpace
from retorta.games.alchemists.tells.conference import next_conference
from retorta.games.alchemists.tells.seen import Seen
from retorta.games.alchemists.views import SpaceView


def keep_favors(seen: Seen) -> Told:
    """2. One favor is kept, the other discarded unseen."""
    moves: list[list[Effect]] = []
    for move in seen.moves:
        assert isinstance(move, Keep)
        moves.append([favor_text(move.favor)])
    return Told([], moves)


def favor_text(favor: Favor) -> Fact:
    """14. Return what is printed on a favor."""
    return Fact(f"favor-{plain(favor)}")


def choose_spaces(seen: Seen) -> Told:
    """3.1 What a space costs and brings, and when one acts from there."""
    track = spaces(seen)
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, TakeSpace):
            moves.append([*_cards(seen, track[move.space]), *_position(seen, track, move.space)])
        else:
            moves.append([Fact("becomes-apprentice", warns=True)])
    return Told([seen.gold(), *next_conference(seen)], moves)


def spaces(seen: Seen) -> list[SpaceView]:
    """3.1 Return the order track as it is at this table, top first."""
    if seen.public.corrected is not None:
        return seen.public.corrected.spaces
    printed = zip(SPACE_PLAYERS, SPACE_GOLD, SPACE_FAVORS, SPACE_INGREDIENTS, strict=True)
    return [SpaceView(players, -gold, favors, cards) for players, gold, favors, cards in printed]


def _cards(seen: Seen, space: SpaceView) -> list[Effect]:
    effects = [*seen.change("gold", space.gold), *drawn_favors(seen, space.favors)]
    if not seen.owns(Artifact.WITCHS_TRUNK):
        return effects + drawn_ingredients(seen, space.ingredients)
    return effects + ([Fact("trunk-gets-none")] if space.ingredients else [])


def drawn_ingredients(seen: Seen, number: int) -> list[Effect]:
    """3.1 Return the ingredients that are drawn: all of them, unless deck and discard run out."""
    return seen.change("ingredients", min(number, seen.public.deck + seen.public.discard))


def drawn_favors(seen: Seen, number: int) -> list[Effect]:
    """3.1 Return the favors that are drawn; how many are left altogether not everybody knows."""
    left = seen.public.favor_deck + len(seen.public.favor_discard)
    return seen.change("favors", min(number, left), number)


def _position(seen: Seen, track: list[SpaceView], space: int) -> list[Effect]:
    public = seen.public
    above: list[Seat] = [
        seat for seat, taken in enumerate(public.spaces) if taken is not None and taken < space
    ]
    free = [
        number
        for number in range(space)
        if number not in public.spaces and track[number].players <= seen.seats
    ]
    waiting = [
        seat
        for seat, taken in enumerate(public.spaces)
        if taken is None and seat != seen.seat and seat not in public.paralysed
    ]
    least = len(above) + 1
    most = least + min(len(free), len(waiting))
    effects: list[Effect] = [
        Fact("position", {"least": least, "most": most, "spread": most - least})
    ]
    if above:
        effects.append(Fact("acts-after", {"seats": above}))
    return effects
