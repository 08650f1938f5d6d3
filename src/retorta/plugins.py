"""Finding games and bots: ours, and those of others, by their entry points."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, Final

from retorta.core.box import Box
from retorta.core.errors import BadOption, Unknown
from retorta.core.rooms import BotsRoom, loaded, room_at

PAGE: Final = "page.js"
"""The file of a plugin's page that the browser loads; it may load others beside it."""
LISTED: Final = "entries.json"
"""The file beside this one that lists a tab's entry points, by group."""
EVERY_GAME: Final = "retorta.bots"
"""The room of our own bots that play every game, and the entry point group of other bots."""
GREEDY: Final = "greedy"
"""The name of a game's bot that looks one move ahead."""
PROGRAM: Final = "retorta.outside.foreign_bot_program:ForeignBotProgram"
FOREIGN_BOT: Final = "retorta.outside.foreign_bot:bot_of"
"""The classes for bots in separate processes; a tab has no processes."""
PROGRAMS: Final = "RETORTA_PROGRAMS"
"""The environment variable that lists programs that may play here."""
_PROGRAM_NAME: Final = re.compile(r"([a-z0-9-]+\.)?[a-z0-9_-]+")
_PLAIN_PART: Final = re.compile(r"[A-Za-z0-9-][A-Za-z0-9._-]*")


def games() -> list[str]:
    """Return the names of the games on the shelf, in alphabetical order.

    >>> from retorta import game_names
    >>> game_names()
    ['alchemists', 'laar', 'poison', 'potion-making']
    """
    return sorted(_found("retorta.games"))


@cache
def box(name: str) -> Box:
    """Return the game of that name, or raise :class:`Unknown`.

    >>> from retorta import box
    >>> box("laar")
    <Box of laar: 2 to 4 seats, edition 1>
    """
    found = _found("retorta.games")
    if name not in found:
        raise Unknown("game", game=name, known=games())
    game = loaded(found[name])
    assert isinstance(game, Box)
    return game


def open_guests() -> None:
    """Open the boxes of installed plugins, so that errors in them are reported at once."""
    for name, path in _found("retorta.games").items():
        if not path.startswith("retorta."):
            box(name)


def page_file(game: str, path: str) -> Traversable | None:
    """Return a file of a plugin's page for the browser; ``None`` if there is none.

    Anybody may read the files in the folder of :attr:`Rooms.page`, except Python files.
    """
    folder = box(game).rooms.page
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
    """Whether a plugin has its own page for the browser."""
    return page_file(game, PAGE) is not None


def bots(game: str) -> list[str]:
    """Return the names of the bots that can play *game*, the strongest first.

    Bots of unknown strength come between the levels and the two that do not look ahead.

    >>> from retorta import bot_names
    >>> names = bot_names("poison")
    >>> names[0], names[-2:]
    ('master', ['greedy', 'random'])
    """
    weakest, *thinking = ladder()
    room: BotsRoom | None = room_at(box(game).rooms.bots)
    names = {weakest, *thinking, *programs(game), *(room.bots if room else ())}
    for name in _found(EVERY_GAME):
        if "." not in name:
            names.add(name)
        elif name.startswith(f"{game}."):
            names.add(name.removeprefix(f"{game}."))
    untold = ""
    places = [*reversed(thinking), untold, GREEDY, weakest]
    return sorted(names, key=lambda name: (places.index(name if name in places else untold), name))


def ladder() -> list[str]:
    """Return the built-in bots that play every game, from the weakest to the strongest."""
    room: BotsRoom = room_at(EVERY_GAME)
    return list(room.bots)


def usual_bot(game: str) -> str:
    """Return the default bot."""
    return GREEDY if GREEDY in bots(game) else ladder()[0]


def bot_class(game: str, name: str) -> Any:
    """Return the class of a bot: an installed one by its name, any other as ``module:Class``."""
    name, _, _ = name.partition("@")
    if ":" in name:
        return _imported(game, name)
    path = _bot_path(game, name)
    if path is None:
        raise Unknown("bot", bot=name, game=game, known=bots(game))
    return loaded(path)


def new_bot(game: str, name: str, seed: int, inside: bool = False) -> Any:
    """Return a bot with its own luck; its name may give its thinking time after an ``@``.

    A bot that does not come with Retorta plays in a separate process, if the system has
    processes. *inside* runs it in this one, where it can look around: only for your own bots.

    >>> from retorta import Match, SeededDealer, bot, box
    >>> match = Match(box("poison"), seats=3, dealer=SeededDealer(1))
    >>> bot("poison", "master@50x", seed=1).choose(match.pov(1)) in match.legal_moves(1)
    True
    """
    bare, sign, budget = name.partition("@")
    path = _program(game, bare)
    if _has_processes():
        if path is not None:
            return loaded(PROGRAM)(game, path, seed, budget if sign else None)
        if _is_strange(game, bare) and not inside:
            return loaded(FOREIGN_BOT)(game, bare, seed, budget if sign else None)
    found = bot_class(game, name)
    if not sign:
        return found(seed)
    if not getattr(found, "takes_budget", False):
        raise BadOption("no-budget", bot=bare)
    return found(seed, budget)


def is_of_house(game: str, name: str) -> bool:
    """Whether a bot comes with Retorta, and so looks only at its ``Pov``."""
    bare, _, _ = name.partition("@")
    return _program(game, bare) is None and not _is_strange(game, bare)


def plays_outside(game: str, name: str, inside: bool = False) -> bool:
    """Whether a bot is a third-party one, and plays in a separate process."""
    bare = name.partition("@")[0]
    return _program(game, bare) is not None or (_is_strange(game, bare) and not inside)


def _program(game: str, bare: str) -> str | None:
    """Return the path of a bot that is a program; ``None`` if it is not one."""
    return bare if "/" in bare else programs(game).get(bare)


def programs(game: str) -> dict[str, str]:
    """Return the programs that play *game* here, by the names given by the operator.

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
    """Whether a Python bot is a third-party one."""
    if ":" in name:
        return not name.startswith("retorta.")
    path = _bot_path(game, name)
    return path is not None and not path.startswith("retorta.")


def _bot_path(game: str, name: str) -> str | None:
    """Return the location of a bot; the game's own come first, those for all games last."""
    if "." in name:
        return None
    room: BotsRoom | None = room_at(box(game).rooms.bots)
    house: BotsRoom = room_at(EVERY_GAME)
    found = _found(EVERY_GAME)
    own = room.bots.get(name) if room else None
    return own or found.get(f"{game}.{name}") or house.bots.get(name) or found.get(name)


@cache
def _has_processes() -> bool:
    """Whether third-party bots can play in separate processes; a tab has no processes."""
    return find_spec(FOREIGN_BOT.rpartition(".")[0]) is not None


def _imported(game: str, name: str) -> Any:
    module, _, member = name.partition(":")
    try:
        return getattr(import_module(module), member)
    except Exception:  # importing a third-party module may raise anything
        raise Unknown("bot", bot=name, game=game, known=bots(game)) from None


@cache
def _found(group: str) -> dict[str, str]:
    """Return the locations in a group of entry points, by name."""
    # In a tab nothing is installed; there it is a list, written when the tab's engine was packed.
    listed = files("retorta") / LISTED
    if listed.is_file():
        places: dict[str, str] = json.loads(listed.read_text("utf-8")).get(group, {})
        return places
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=group)}
