"""Finished games of Alchemists, as their players would write them on the sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from retorta import plugins
from retorta.core import codec
from retorta.core.match import Match
from retorta.core.replay import replay
from retorta.games.alchemists.cards import Ingredient
from retorta.games.alchemists.state import Alchemists

RECORDS = Path(__file__).parent.parent / "records" / "alchemists"


def finished(path: Path) -> Match:
    """Return the end of a recorded game."""
    last = None
    for last in replay(path.read_bytes().splitlines(keepends=True), plugins.box):  # noqa: B007
        pass
    assert last is not None
    assert last.match.is_over
    return last.match


def sheet_of(match: Match) -> dict[str, Any]:
    """Return what the players have before them, and the truth, by the names of things."""
    state = match.state
    assert isinstance(state, Alchemists)
    printed = state.options.printed.grant_points
    players = [
        {
            "name": f"P{seat + 1}",
            "reputation": lab.reputation,
            "gold": lab.gold,
            "favors": sum(lab.favors),
            "artifacts": codec.plain(lab.artifacts),
            "grant_points": [printed[grant] for grant in lab.grants],
            "set_aside": sum(1 for cards in lab.set_aside if cards),
        }
        for seat, lab in enumerate(state.labs)
    ]
    theories = [
        {
            "ingredient": codec.plain(one),
            "formula": theory + 1,
            "seals": [
                {"player": seal.seat + 1, "seal": codec.plain(seal.kind)}
                for seal in state.books[one]
            ],
        }
        for one in Ingredient
        if (theory := state.theories[one]) is not None
    ]
    truth = {codec.plain(one): state.formulas[one] + 1 for one in Ingredient}
    return {"truth": truth, "players": players, "theories": theories}
