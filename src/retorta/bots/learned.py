"""The weights that ``retorta train`` has learned from games."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

LEARNED: Final = "learned.toml"


def weights_of(module: str, name: str = LEARNED) -> dict[str, float]:
    """Return what each feature of a game is worth, from a file beside *module*."""
    text = files(module.rpartition(".")[0]).joinpath(name).read_text("utf-8")
    return {thing: float(worth) for thing, worth in tomllib.loads(text)["weights"].items()}
