"""Retorta: potion-and-alchemy board games, to play, to watch and to study.

What a program of a few lines needs can be taken from here; each name is fetched from its room
when it is first asked for. The games and bots there are: ``plugins.games()``,
``plugins.bots(game)``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from retorta.core import record
    from retorta.core.dealer import SeededDealer
    from retorta.core.match import Match
    from retorta.core.replay import replay
    from retorta.plugins import box
    from retorta.plugins import new_bot as bot

__version__ = "0.1.0"
__all__ = ["Match", "SeededDealer", "bot", "box", "record", "replay"]

_ROOMS: Final = {
    "Match": ("retorta.core.match", "Match"),
    "SeededDealer": ("retorta.core.dealer", "SeededDealer"),
    "bot": ("retorta.plugins", "new_bot"),
    "box": ("retorta.plugins", "box"),
    "record": ("retorta.core.record", ""),
    "replay": ("retorta.core.replay", "replay"),
}
"""Where each name is at home: a module, and what it is called there if it is not all of it."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in _ROOMS:
            raise AttributeError(f"module 'retorta' has no attribute {name!r}")
        module, member = _ROOMS[name]
        found = import_module(module)
        globals()[name] = getattr(found, member) if member else found
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
