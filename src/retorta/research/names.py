"""Names of environments: the game, its edition, and a fingerprint of its data if needed.

``poison_v1`` is Poison with edition 1 of its rules. ``poison_v1+3f9c21ab`` is the same, but is
refused if the cards or the moves differ from those in the fingerprint.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib.resources import files

from retorta import plugins
from retorta.core import codec
from retorta.core.box import Box
from retorta.core.errors import Unknown


def names() -> list[str]:
    """Return the name of every game on the shelf, in its newest edition."""
    return [name_of(plugins.box(game)) for game in plugins.games()]


def name_of(box: Box, edition: int | None = None) -> str:
    """Return the name of a game in one of its editions."""
    return f"{box.name.replace('-', '_')}_v{edition or box.edition}"


def full_name(box: Box, edition: int | None = None) -> str:
    """Return the name that also pins the cards and the catalogue of moves."""
    return f"{name_of(box, edition)}+{print_of(box.name)}"


def game_of(name: str) -> tuple[Box, int]:
    """Return the game and the edition that a name means."""
    short, _, wanted = name.partition("+")
    for game in plugins.games():
        box = plugins.box(game)
        for edition in box.editions:
            if short == name_of(box, edition):
                if wanted and wanted != print_of(game):
                    raise Unknown("game-print", wanted=name, known=[full_name(box, edition)])
                return box, edition
    raise Unknown("environment", wanted=name, known=names())


@lru_cache(maxsize=64)
def print_of(game: str) -> str:
    """Return eight digits that change whenever a card or the list of moves changes."""
    box = plugins.box(game)
    digest = hashlib.blake2b(digest_size=4)
    for path in sorted(files(box.package).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".toml"):
            digest.update(path.read_bytes())
    for move in box.rules.catalogue:
        digest.update(codec.dumps(box.rules.catalogue.plain(move)))
    return digest.hexdigest()
