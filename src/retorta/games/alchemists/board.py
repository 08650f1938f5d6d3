"""The board of a table as a view shows it: as printed, or as the table's own file has it."""

from __future__ import annotations

from retorta.games.alchemists.cards import (
    SPACE_FAVORS,
    SPACE_GOLD,
    SPACE_INGREDIENTS,
    SPACE_PLAYERS,
    Area,
    cubes_for,
)
from retorta.games.alchemists.views import PublicView, SpaceView

AS_PRINTED = [
    SpaceView(players, -gold, favors, ingredients)
    for players, gold, favors, ingredients in zip(
        SPACE_PLAYERS, SPACE_GOLD, SPACE_FAVORS, SPACE_INGREDIENTS, strict=True
    )
]


def spaces_of(view: PublicView) -> list[SpaceView]:
    """3.1 Return the order track, top first."""
    return AS_PRINTED if view.corrected is None else view.corrected.spaces


def cubes_of(view: PublicView, area: int) -> list[int]:
    """3.2 Return the cubes that an area asks for its first action, its second, and so on."""
    if area == Area.DEBUNK and view.corrected is not None:
        return view.corrected.debunk
    return cubes_for(len(view.players), area)
