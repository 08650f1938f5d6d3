"""Games as a server keeps them, without a server."""

from __future__ import annotations

from collections.abc import Mapping

from retorta import shelf
from retorta.core.box import Box
from retorta.core.verifiable import fresh_seed
from retorta.core.words import Move, Rule
from retorta.server.archive import opening
from retorta.server.chairs import Chair
from retorta.server.kept import Kept


def forbidden(box: Box, refusals: list[tuple[Move, Rule]]) -> dict[str, list[list[str]]]:
    """Return what the moves that each rule forbids would touch."""
    found: dict[str, list[list[str]]] = {}
    for move, rule in refusals:
        found.setdefault(rule.key, []).append(box.targets(move))
    return found


def dealt(game: str, options: Mapping[str, str] | None = None) -> Kept:
    """Return a table of one person and as few seats as the game allows, just dealt."""
    box = shelf.box(game)
    chairs = [Chair(seat, "hotseat", "me") for seat in range(box.seats[0])]
    chosen = box.checked_options(options or {})
    kept = Kept("table", box, chosen, False, "me", fresh_seed(), "", chairs)
    kept.match = kept.deal()
    kept.story = opening(kept.match)
    return kept
