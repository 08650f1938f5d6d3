"""What was learned from games, as ``retorta train`` wrote it."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

LEARNED: Final = "learned.toml"


def weights_of(room: str, name: str = LEARNED) -> dict[str, float]:
    """Return what each thing is worth that a game is told in; the file lies in the game's room."""
    text = (files(f"retorta.bots.{room}") / name).read_text("utf-8")
    return {thing: float(worth) for thing, worth in tomllib.loads(text)["weights"].items()}
