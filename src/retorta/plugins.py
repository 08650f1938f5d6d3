"""The shelf: games, bots and score pads, found by their entry points."""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from retorta.core.box import Box
from retorta.core.errors import BadOption, Unknown

PAGE: Final = "page.js"
"""What the browser loads of a guest's page; it may load more from beside it."""
LISTED: Final = "entries.json"
"""What a tab has on its shelf, beside this file, by the groups of entry points."""
_STRENGTH: Final = {
    name: place
    for place, name in enumerate(
        ("master", "adept", "apprentice", "novice", "", "greedy", "random")
    )
}
_UNTOLD: Final = _STRENGTH[""]
PROGRAMS: Final = "RETORTA_PROGRAMS"
"""The variable of the environment that names programs which play here."""
_PROGRAM_NAME: Final = re.compile(r"([a-z0-9-]+\.)?[a-z0-9_-]+")
_PLAIN_PART: Final = re.compile(r"[A-Za-z0-9-][A-Za-z0-9._-]*")


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


def page_file(game: str, path: str) -> Traversable | None:
    """Return a file of the page that a guest brings for the browser; ``None`` if there is none.

    What lies in the folder of :attr:`Box.page` is for everybody to read, but for Python's own.
    """
    folder = box(game).page
    parts = path.split("/")
    if not folder or not all(_PLAIN_PART.fullmatch(part) for part in parts):
        return None
    if parts[-1].endswith((".py", ".pyc", ".pyi")):
        return None
    try:
        found = files(folder)
    except ModuleNotFoundError:
        return None
    for part in parts:
        found = found / part
    return found if found.is_file() else None


def has_page(game: str) -> bool:
    """Whether a guest brings a page of its own for the browser."""
    return page_file(game, PAGE) is not None


def bots(game: str) -> list[str]:
    """Return the names of the bots that can play *game*, the strongest first.

    Those whose strength nobody told come between the levels and the two that do not think ahead.
    """
    names = set(programs(game))
    for name in _found("retorta.bots"):
        if "." not in name:
            names.add(name)
        elif name.startswith(f"{game}."):
            # It may have the name of one for all games, and then plays in its stead.
            names.add(name.removeprefix(f"{game}."))
    return sorted(names, key=lambda name: (_STRENGTH.get(name, _UNTOLD), name))


def usual_bot(game: str) -> str:
    """Return the bot that plays when nobody says."""
    return "greedy" if "greedy" in bots(game) else "random"


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


def new_bot(game: str, name: str, seed: int, inside: bool = False) -> Any:
    """Return a bot with luck of its own; after an ``@`` its name may say how long it thinks.

    A bot that is not the house's plays in a process of its own, where there are processes, unless
    somebody wants it *inside* this one, where it can look around: that is for one's own.
    """
    bare, sign, budget = name.partition("@")
    outside = _found("retorta.outside")
    path = _program(game, bare)
    if path is not None and "program" in outside:
        return outside["program"].load()(game, path, seed, budget if sign else None)
    if "stranger" in outside and _is_strange(game, bare) and not inside:
        return outside["stranger"].load()(game, bare, seed, budget if sign else None)
    found = bot_class(game, name)
    if not sign:
        return found(seed)
    if not getattr(found, "takes_budget", False):
        raise BadOption("no-budget", bot=bare)
    return found(seed, budget)


def is_of_house(game: str, name: str) -> bool:
    """Whether a bot is the house's own, which looks at nothing but its ``Pov``."""
    bare, _, _ = name.partition("@")
    return _program(game, bare) is None and not _is_strange(game, bare)


def plays_outside(game: str, name: str, inside: bool = False) -> bool:
    """Whether a bot is of others, and plays in a process of its own."""
    bare = name.partition("@")[0]
    return _program(game, bare) is not None or (_is_strange(game, bare) and not inside)


def _program(game: str, bare: str) -> str | None:
    """Return the path of a bot that is a program; ``None`` if it is none."""
    return bare if "/" in bare else programs(game).get(bare)


def programs(game: str) -> dict[str, str]:
    """Return the programs that play *game* here, by the names that their host gave them.

    ``RETORTA_PROGRAMS`` is ``name=path`` with commas; ``poison.name=path`` plays Poison only.
    """
    found = {}
    written = os.environ.get(PROGRAMS, "")
    for part in filter(None, (part.strip() for part in written.split(","))):
        name, sign, path = part.partition("=")
        if not sign or "/" not in path or not _PROGRAM_NAME.fullmatch(name):
            raise BadOption("programs", value=part)
        meant, _, short = name.rpartition(".")
        if meant in ("", game):
            found[short] = path
    return found


def _is_strange(game: str, name: str) -> bool:
    """Whether a bot that is Python was written by others."""
    if ":" in name:
        return not name.startswith("retorta.")
    found = _found("retorta.bots")
    entry = found.get(f"{game}.{name}") or found.get(name)
    return entry is not None and not entry.value.startswith("retorta.")


def knowledge(game: str, learned: bool) -> Any:
    """Return what search can know of *game* beyond its rules; ``None`` if nobody wrote it.

    What was *learned* from games stands in ``game.learned``, where there is something of the kind.
    """
    found = _found("retorta.knowledge")
    entry = found.get(f"{game}.learned") if learned else None
    entry = entry or found.get(game)
    return None if entry is None else entry.load()


def own_hint(game: str) -> Any:
    """Return what gives hints at *game* in place of the search; ``None`` if the search does."""
    found = _found("retorta.hints")
    return found[game].load() if game in found else None


def own_judge(game: str) -> Any:
    """Return what says the worth of every move of *game* in place of dreams, if anything does."""
    found = _found("retorta.judges")
    return found[game].load() if game in found else None


def tensors(game: str) -> Any:
    """Return what lays a view of *game* out as numbers for learners."""
    found = _found("retorta.tensors")
    if game not in found:
        raise Unknown("tensors", game=game, known=sorted(found))
    return found[game].load()


def learnable() -> list[str]:
    """Return the games whose positions can be told in numbers to learn from."""
    return sorted(_found("retorta.features"))


def features(game: str) -> Any:
    """Return what is noted of a position of *game* to learn from."""
    found = _found("retorta.features")
    if game not in found:
        raise Unknown("features", game=game, known=learnable())
    return found[game].load()


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


@dataclass(frozen=True)
class _Entry:
    """Something on the shelf, and where it is."""

    name: str
    value: str
    """``module:member``."""

    def load(self) -> Any:
        """Return the thing itself."""
        module, _, member = self.value.partition(":")
        return getattr(import_module(module), member)


@cache
def _found(group: str) -> dict[str, _Entry]:
    # In a tab nothing is installed: there it is a list, written when the tab's engine was packed.
    listed = files("retorta") / LISTED
    if listed.is_file():
        places = json.loads(listed.read_text("utf-8")).get(group, {})
    else:
        from importlib.metadata import entry_points

        places = {entry.name: entry.value for entry in entry_points(group=group)}
    return {name: _Entry(name, value) for name, value in places.items()}
