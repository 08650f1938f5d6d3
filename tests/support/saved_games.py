"""Games as a host keeps them, without a host."""

from __future__ import annotations

from collections.abc import Mapping

from retorta import plugins
from retorta.core.box import Box
from retorta.core.verifiable import commitment, fresh_seed
from retorta.core.words import Move, Rule, Seat
from retorta.tables.chairs import Chair
from retorta.tables.frames import Frames
from retorta.tables.saved_table import SavedTable

NOW = 1_700_000_000.0


def forbidden(box: Box, refusals: list[tuple[Move, Rule]]) -> dict[str, list[list[str]]]:
    """Return what the moves that each rule forbids would touch."""
    found: dict[str, list[list[str]]] = {}
    for move, rule in refusals:
        found.setdefault(rule.key, []).append(box.words.targets(move))
    return found


def waiting(game: str, chairs: list[Chair], options: Mapping[str, str] | None = None) -> SavedTable:
    """Return a table at which *chairs* stand; it was made by whoever is called ``me``."""
    box = plugins.box(game)
    seed = fresh_seed()
    return SavedTable(
        id="table",
        box=box,
        options=box.checked_options(options or {}),
        listed=False,
        host="me",
        seed=seed,
        commitment=commitment(seed),
        chairs=chairs,
        changed=NOW,
    )


def dealt(
    game: str,
    options: Mapping[str, str] | None = None,
    edition: int | None = None,
    salt: str = "",
    person: str = "me",
) -> SavedTable:
    """Return a table of one person and as few seats as the game allows, just dealt."""
    chairs = [Chair(seat, "hotseat", person, salt=salt) for seat in range(fewest(game))]
    saved = waiting(game, chairs, options)
    saved.begin(saved.deal(chairs, edition))
    return saved


def fewest(game: str) -> int:
    """Return how many seats a game needs."""
    return plugins.box(game).seats[0]


def view(saved: SavedTable, seat: Seat | None, seen: int) -> bytes:
    """Return the frame that shows the game as it stands to one seat, as a table makes it."""
    assert saved.match is not None
    frames = Frames(saved.match, saved.log)
    frames.make([seat])
    return frames.view(seat, seen)
