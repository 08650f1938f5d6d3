"""The shelf: games, bots and score pads, found by their entry points."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from retorta.core.box import Box
from retorta.core.errors import BadOption, Unknown


def games() -> list[str]:
    """Return the names of the games on the shelf, in the alphabet's order."""
    return sorted(_found("retorta.games"))


@cache
def box(name: str) -> Box:
    """Return the game of that name, or raise :class:`Unknown`."""
    found = _found("retorta.games")
    if name not in found:
        raise Unknown("game", game=name, known=games())
    loaded = found[name].load()
    assert isinstance(loaded, Box)
    return loaded


def bots(game: str) -> list[str]:
    """Return the names of the bots that can play *game*."""
    names = set()
    for name in _found("retorta.bots"):
        if "." not in name:
            names.add(name)
        elif name.startswith(f"{game}."):
            # It may have the name of one for all games, and then plays in its stead.
            names.add(name.removeprefix(f"{game}."))
    return sorted(names)


def bot_class(game: str, name: str) -> Any:
    """Return the class of a bot: one of the shelf by its name, any other as ``module:Class``."""
    name, _, _ = name.partition("@")
    if ":" in name:
        return _imported(game, name)
    found = _found("retorta.bots")
    entry = found.get(f"{game}.{name}") or found.get(name)
    if entry is None or "." in name:
        raise Unknown("bot", bot=name, game=game, known=bots(game))
    return entry.load()


def new_bot(game: str, name: str, seed: int) -> Any:
    """Return a bot with luck of its own; after an ``@`` its name may say how long it thinks."""
    found = bot_class(game, name)
    bare, sign, budget = name.partition("@")
    if not sign:
        return found(seed)
    if not getattr(found, "takes_budget", False):
        raise BadOption("no-budget", bot=bare)
    return found(seed, budget)


def knowledge(game: str) -> Any:
    """Return what search can know of *game* beyond its rules; ``None`` if nobody wrote it."""
    found = _found("retorta.knowledge")
    return found[game].load() if game in found else None


def adviser(game: str) -> Any:
    """Return who gives hints at *game* in place of the search; ``None`` if nobody does."""
    found = _found("retorta.advisers")
    return found[game].load() if game in found else None


def score_pads() -> list[str]:
    """Return the games whose points can be counted from a sheet."""
    return sorted(_found("retorta.score_pads"))


def score_pad(game: str) -> Any:
    """Return the score pad of *game*."""
    found = _found("retorta.score_pads")
    if game not in found:
        raise Unknown("score-pad", game=game, known=score_pads())
    return found[game].load()


def _imported(game: str, name: str) -> Any:
    module, _, member = name.partition(":")
    try:
        return getattr(import_module(module), member)
    except Exception:  # whatever goes wrong while a stranger's module is loaded
        raise Unknown("bot", bot=name, game=game, known=bots(game)) from None


@cache
def _found(group: str) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=group)}
