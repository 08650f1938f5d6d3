"""Finds games and bots by their entry points, and the other parts of a game by its box."""

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
from retorta.core.rooms import BotsRoom, CompanionRoom, loaded

PAGE: Final = "page.js"
"""What the browser loads of a guest's page; it may load more from beside it."""
LISTED: Final = "entries.json"
"""What a tab has on its shelf, beside this file, by the groups of entry points."""
EVERY_GAME: Final = "retorta.bots"
"""The room of the house's own bots that play every game, and the group of those of others."""
GREEDY: Final = "greedy"
"""What the bot of a game is called that looks one move ahead."""
PROGRAM: Final = "retorta.outside.foreign_bot_program:ForeignBotProgram"
FOREIGN_BOT: Final = "retorta.outside.foreign_bot:bot_of"
"""What plays in a process of its own; not in a tab, which has neither."""
PROGRAMS: Final = "RETORTA_PROGRAMS"
"""The variable of the environment that names programs which play here."""
_PROGRAM_NAME: Final = re.compile(r"([a-z0-9-]+\.)?[a-z0-9_-]+")
_PLAIN_PART: Final = re.compile(r"[A-Za-z0-9-][A-Za-z0-9._-]*")


def games() -> list[str]:
    """Return the names of the games on the shelf, in the alphabet's order.

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
    """Open the boxes of games that are not the house's, so that what is wrong is said at once."""
    for name, path in _found("retorta.games").items():
        if not path.startswith("retorta."):
            box(name)


def page_file(game: str, path: str) -> Traversable | None:
    """Return a file of the page that a guest brings for the browser; ``None`` if there is none.

    What lies in the folder of :attr:`Rooms.page` is for everybody to read, but for Python's own.
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
    """Whether a guest brings a page of its own for the browser."""
    return page_file(game, PAGE) is not None


def bots(game: str) -> list[str]:
    """Return the names of the bots that can play *game*, the strongest first.

    Those whose strength nobody told come between the levels and the two that do not think ahead.

    >>> from retorta import bot_names
    >>> names = bot_names("poison")
    >>> names[0], names[-2:]
    ('master', ['greedy', 'random'])
    """
    weakest, *thinking = ladder()
    room: BotsRoom | None = _room(box(game).rooms.bots)
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
    """Return the house's bots that play every game, from the weakest to the strongest."""
    room: BotsRoom = _room(EVERY_GAME)
    return list(room.bots)


def usual_bot(game: str) -> str:
    """Return the bot that plays when nobody says."""
    return GREEDY if GREEDY in bots(game) else ladder()[0]


def bot_class(game: str, name: str) -> Any:
    """Return the class of a bot: one of the shelf by its name, any other as ``module:Class``."""
    name, _, _ = name.partition("@")
    if ":" in name:
        return _imported(game, name)
    path = _bot_path(game, name)
    if path is None:
        raise Unknown("bot", bot=name, game=game, known=bots(game))
    return loaded(path)


def new_bot(game: str, name: str, seed: int, inside: bool = False) -> Any:
    """Return a bot with luck of its own; after an ``@`` its name may say how long it thinks.

    A bot that is not the house's plays in a process of its own, where there are processes, unless
    somebody wants it *inside* this one, where it can look around: that is for one's own.

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
    path = _bot_path(game, name)
    return path is not None and not path.startswith("retorta.")


def _bot_path(game: str, name: str) -> str | None:
    """Return where a bot is; the game's own come first, those for all games last."""
    if "." in name:
        return None
    room: BotsRoom | None = _room(box(game).rooms.bots)
    house: BotsRoom = _room(EVERY_GAME)
    found = _found(EVERY_GAME)
    own = room.bots.get(name) if room else None
    return own or found.get(f"{game}.{name}") or house.bots.get(name) or found.get(name)


@cache
def _has_processes() -> bool:
    """Whether bots of others can play in processes of their own; a tab has none."""
    return find_spec(FOREIGN_BOT.rpartition(".")[0]) is not None


def knowledge(of: Box, learned: bool) -> Any:
    """Return what search can know of a game beyond its rules; ``None`` if nobody wrote it.

    Where something was *learned* from games, that is taken if it is wanted.
    """
    room: BotsRoom | None = _room(of.rooms.bots)
    if room is None:
        return None
    return _loaded((room.learned if learned else "") or room.knowledge)


def own_hint(of: Box) -> Any:
    """Return what gives hints at a game in place of the search; ``None`` if the search does."""
    room: BotsRoom | None = _room(of.rooms.bots)
    return _loaded(room.hint) if room else None


def own_judge(of: Box) -> Any:
    """Return what says the worth of every move of a game in place of dreams, if anything does."""
    room: BotsRoom | None = _room(of.rooms.bots)
    return _loaded(room.judge) if room else None


def learnable() -> list[str]:
    """Return the games whose positions can be told in numbers to learn from."""
    rooms = {game: _room(box(game).rooms.bots) for game in games()}
    return [game for game, room in rooms.items() if room is not None and room.features]


def features(game: str) -> Any:
    """Return what is noted of a position of *game* to learn from."""
    room: BotsRoom | None = _room(box(game).rooms.bots)
    if room is None or not room.features:
        raise Unknown("features", game=game, known=learnable())
    return loaded(room.features)


def tensors(game: str) -> Any:
    """Return what *game* tells those who study it: a ``TensorsRoom``."""
    room = _room(box(game).rooms.tensors)
    if room is None:
        known = [each for each in games() if box(each).rooms.tensors]
        raise Unknown("tensors", game=game, known=known)
    return room


def score_pads() -> list[str]:
    """Return the games whose points can be counted from a sheet."""
    rooms = {game: _room(box(game).rooms.companion) for game in games()}
    return [game for game, room in rooms.items() if room is not None and room.pad]


def score_pad(game: str) -> Any:
    """Return the score pad of *game*."""
    room: CompanionRoom | None = _room(box(game).rooms.companion) if game in games() else None
    if room is None or not room.pad:
        raise Unknown("score-pad", game=game, known=score_pads())
    return loaded(room.pad)


def questions(game: str) -> Any:
    """Return what pages may ask about *game* at a real table; of some games nothing."""
    room: CompanionRoom | None = _room(box(game).rooms.companion) if game in games() else None
    return loaded(room.questions) if room is not None and room.questions else {}


def _loaded(path: str) -> Any:
    return loaded(path) if path else None


def _room(module: str) -> Any:
    """Return what a room of a game says of itself; ``None`` if the game has no such room."""
    return import_module(module).ROOM if module else None


def _imported(game: str, name: str) -> Any:
    module, _, member = name.partition(":")
    try:
        return getattr(import_module(module), member)
    except Exception:  # whatever goes wrong while a stranger's module is loaded
        raise Unknown("bot", bot=name, game=game, known=bots(game)) from None


@cache
def _found(group: str) -> dict[str, str]:
    """Return where the things of a group of entry points are, by their names."""
    # In a tab nothing is installed: there it is a list, written when the tab's engine was packed.
    listed = files("retorta") / LISTED
    if listed.is_file():
        places: dict[str, str] = json.loads(listed.read_text("utf-8")).get(group, {})
        return places
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=group)}
