"""Retorta: potion-and-alchemy board games, to play, to watch and to study.

Import from here whatever a program needs; ``docs/api.md`` shows it in use. Each name is
fetched from its room when it is first asked for.

>>> import retorta
>>> match = retorta.play("poison", ["greedy", "random", "random"], seed=1)
>>> match.is_over
True
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from retorta.api.hint import hint
    from retorta.api.play import play
    from retorta.api.records import load, replay
    from retorta.api.review import Review, review
    from retorta.bots import Bot
    from retorta.bots.hint import Hint
    from retorta.core import record
    from retorta.core.box import Box, Pov, View
    from retorta.core.dealer import SeededDealer
    from retorta.core.errors import (
        BadOption,
        GameOver,
        IllegalMove,
        NotOver,
        NotYourTurn,
        NoUndo,
        Several,
        TableError,
        Unknown,
        Unreadable,
    )
    from retorta.core.match import Match
    from retorta.core.replay import Moment
    from retorta.core.words import Event, Move, Outcome, Rule
    from retorta.games.alchemists.companion.deduce import deduce
    from retorta.games.alchemists.companion.deduction import Deduction, Impossible
    from retorta.ledger import NotWritten
    from retorta.plugins import bots as bot_names
    from retorta.plugins import box
    from retorta.plugins import games as game_names
    from retorta.plugins import new_bot as bot
    from retorta.texts import Speaker

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "Bot",
    "Box",
    "Deduction",
    "Event",
    "GameOver",
    "Hint",
    "IllegalMove",
    "Impossible",
    "Match",
    "Moment",
    "Move",
    "NoUndo",
    "NotOver",
    "NotWritten",
    "NotYourTurn",
    "Outcome",
    "Pov",
    "Review",
    "Rule",
    "SeededDealer",
    "Several",
    "Speaker",
    "TableError",
    "Unknown",
    "Unreadable",
    "View",
    "bot",
    "bot_names",
    "box",
    "deduce",
    "game_names",
    "hint",
    "load",
    "play",
    "record",
    "replay",
    "review",
]

_ERRORS: Final = "retorta.core.errors"
_WORDS: Final = "retorta.core.words"
_ROOMS: Final = {
    "BadOption": (_ERRORS, "BadOption"),
    "Bot": ("retorta.bots", "Bot"),
    "Box": ("retorta.core.box", "Box"),
    "Deduction": ("retorta.games.alchemists.companion.deduction", "Deduction"),
    "Event": (_WORDS, "Event"),
    "GameOver": (_ERRORS, "GameOver"),
    "Hint": ("retorta.bots.hint", "Hint"),
    "IllegalMove": (_ERRORS, "IllegalMove"),
    "Impossible": ("retorta.games.alchemists.companion.deduction", "Impossible"),
    "Match": ("retorta.core.match", "Match"),
    "Moment": ("retorta.core.replay", "Moment"),
    "Move": (_WORDS, "Move"),
    "NoUndo": (_ERRORS, "NoUndo"),
    "NotOver": (_ERRORS, "NotOver"),
    "NotWritten": ("retorta.ledger", "NotWritten"),
    "NotYourTurn": (_ERRORS, "NotYourTurn"),
    "Outcome": (_WORDS, "Outcome"),
    "Pov": ("retorta.core.box", "Pov"),
    "Review": ("retorta.api.review", "Review"),
    "Rule": (_WORDS, "Rule"),
    "SeededDealer": ("retorta.core.dealer", "SeededDealer"),
    "Several": (_ERRORS, "Several"),
    "Speaker": ("retorta.texts", "Speaker"),
    "TableError": (_ERRORS, "TableError"),
    "Unknown": (_ERRORS, "Unknown"),
    "Unreadable": (_ERRORS, "Unreadable"),
    "View": ("retorta.core.box", "View"),
    "bot": ("retorta.plugins", "new_bot"),
    "bot_names": ("retorta.plugins", "bots"),
    "box": ("retorta.plugins", "box"),
    "deduce": ("retorta.games.alchemists.companion.deduce", "deduce"),
    "game_names": ("retorta.plugins", "games"),
    "hint": ("retorta.api.hint", "hint"),
    "load": ("retorta.api.records", "load"),
    "play": ("retorta.api.play", "play"),
    "record": ("retorta.core.record", ""),
    "replay": ("retorta.api.records", "replay"),
    "review": ("retorta.api.review", "review"),
}
"""The module of each name, and its name there unless it is the whole module."""


def how_to_set_up(missing: str) -> str:
    """Return the message for somebody who runs the source before it has been set up.

    No library is available then, so our texts in other languages cannot be used.
    """
    chores = Path(__file__).resolve().parents[2] / "run.py"
    way = f"python3 {chores}" if chores.is_file() else "pip install retorta"
    return f"Retorta is not set up here ({missing}): `{way}` does that."


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in _ROOMS:
            raise AttributeError(f"module 'retorta' has no attribute {name!r}")
        module, member = _ROOMS[name]
        try:
            found = import_module(module)
        except ModuleNotFoundError as problem:
            if problem.name is None or problem.name.partition(".")[0] == "retorta":
                raise
            sentence = how_to_set_up(f"there is no {problem.name}")
            raise ImportError(sentence, name=problem.name) from None
        globals()[name] = getattr(found, member) if member else found
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
