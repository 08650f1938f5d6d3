"""Sentences for people, in their language: Project Fluent behind one function, ``say``.

The sentences are in ``<language>/<book>.ftl`` (see ``books``). Parts of a sentence are
prepared here, the same way for every game:

- a member of an ``Enum`` becomes its name in the language, the message
  ``<game>-<class>-<member>``;
- a list becomes its items with commas, with equal neighbours counted: ``red 1 ×2, red 4``; an
  empty list becomes a dash;
- ``None`` becomes ``none``, which a selector can match;
- a seat is a number that the sentence turns into a name: ``{ PLAYER($seat) }``,
  ``{ PLAYERS($winners) }``; ``{ NTH($cauldron) }`` counts from one instead of zero;
- a list of points by seat is shown with the names: ``{ SCORES($totals) }``; if it is only for
  some seats, they are given too: ``{ SCORES($gold, $sellers) }``;
- a thing in the middle of a sentence is said in another case, in languages that have them (see
  ``things``): ``{ CASE($ingredient, "gen") }``, also of a list, each item for itself;
- two lists are shown side by side: ``{ PAIRS("one, other", $values) }``; a change is shown with
  its sign: ``{ SIGNED($change) }``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from functools import cache
from typing import Any, Final

from retorta.core import codec
from retorta.core.box import View
from retorta.core.errors import IllegalMove, Several, TableError, Unknown
from retorta.core.tells import Change, Effect, Lacking, Pointless
from retorta.core.words import Event, Move, Rule
from retorta.texts import books, things
from retorta.texts.books import ENGLISH, HOUSE

LANGUAGES: Final = books.languages()
LONGEST_NAME: Final = 40
LONGEST_PART: Final = 2500
"""The most letters in one part of a sentence; Fluent refuses more."""
_BETWEEN: Final = str.maketrans("_.@", "---")
HOUSE_BOOKS: Final = ("core", "errors", "cli", "companion")


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, or English if we do not have it."""
    for name in ("RETORTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = tag_of(environment.get(name, ""))
        if wanted in LANGUAGES:
            return wanted
        if wanted and name != "RETORTA_LANG":
            break
    return ENGLISH


def tag_of(written: str) -> str:
    """Return the language of a locale or tag: ``pl`` for ``pl_PL.UTF-8`` and for ``pl-PL``."""
    return written.strip().translate(_BETWEEN).partition("-")[0].lower()


def checked_language(language: str | None) -> str:
    """Return *language* if we have it; without one, what the environment asks for."""
    if language is None:
        return language_of(os.environ)
    if language not in LANGUAGES:
        raise Unknown("language", language=language, known=list(LANGUAGES))
    return language


class Speaker:
    """Says things at one table, in one language.

    >>> from retorta import Speaker, box
    >>> move = box("poison").rules.catalogue[5]
    >>> Speaker("en", "poison").move(move)
    'red 2 into cauldron 3'
    """

    def __init__(self, language: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.language = checked_language(language)
        self.game = game
        self.names = list(names)
        self._bundle = _new_bundle(language, self._functions())
        self._books: set[str] = set()
        for book in HOUSE_BOOKS:
            self._open(HOUSE, book)

    def __repr__(self) -> str:
        return f"<Speaker of {self.language!r}{f' at {self.game}' if self.game else ''}>"

    def say(self, key: str, **parts: object) -> str:
        """Return the sentence *key* with its *parts* filled in."""
        if not self.has(key):
            raise KeyError(f"no text for {key!r} in {self.language!r}")
        message = self._bundle.get_message(key)
        spoken = {name: self.spoken(value) for name, value in parts.items()}
        text, problems = self._bundle.format_pattern(message.value, spoken)
        if problems:
            raise ValueError(f"{key!r} in {self.language!r}: {problems}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that name, on any page of the shelf."""
        for look_further in (self._open_games, self._open_rest):
            if not self._bundle.has_message(key):
                look_further()
        return bool(self._bundle.has_message(key))

    def event(self, event: Event) -> str:
        """Return the sentence of an event."""
        return self.say(f"{self.game}-event-{_kind(event)}", **_fields(event))

    def move(self, move: Move) -> str:
        """Return what a player says when making *move*."""
        return self.say(f"{self.game}-move-{_kind(move)}", **_fields(move))

    def effect(self, effect: Effect, seat: int | None = None) -> str:
        """Return what follows from a choice, as *seat* reads it, which is not named to itself."""
        text = self.say(f"{self.game}-tells-{effect.what}", **_said_of(effect))
        if isinstance(effect, Change) and effect.seat != seat:
            text = self.say("core-tells-of", seat=effect.seat, text=text)
        if isinstance(effect, Lacking | Pointless) or effect.how == "certain":
            return text
        if effect.odds is None:
            return self.say("core-tells-possible", text=text)
        return self.say("core-tells-chance", text=text, percent=_percent(*effect.odds))

    def question(self, name: str, view: View) -> str:
        """Return the question of that *name*; it may mention the things in the view's task."""
        parts: dict[str, Any] = {}
        for seen in (view.public, view.own):
            task = getattr(seen, "task", None)
            if task is not None:
                parts |= _fields(task)
        return self.say(f"{self.game}-question-{name}", **parts)

    def rule(self, rule: Rule) -> str:
        """Return the sentence of a rule, with its section."""
        return self.say("core-rule-cited", text=self.say(rule.key), section=rule.section)

    def error(self, error: TableError) -> str:
        """Return one clear sentence: what is wrong, and what would be right.

        If several things are wrong at once, there is a line for each. A speaker without a game
        uses the words of the game to which the things in the error belong.
        """
        if isinstance(error, Several):
            return "\n".join(self.error(each) for each in error.errors)
        if isinstance(error, IllegalMove):
            return self.rule(error.rule)
        if not self.game and (about := _game_of(error)):
            return Speaker(self.language, about, self.names).error(error)
        parts = dict(error.parts)
        game = parts.get("game")
        if isinstance(game, str) and self.has(game):
            parts["game"] = self.say(game)
        return self.say(f"error-{error.name}", **parts)

    def player(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            # A name may come from anywhere, even a record: keep one line, without odd characters.
            return "".join(c for c in self.names[seat] if c.isprintable())[:LONGEST_NAME]
        return self.say("core-player", number=seat + 1)

    def spoken(self, value: Any) -> Any:
        """Return a part of a sentence in the form that Fluent accepts."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Enum):
            kind = codec.kebab(type(value).__name__)
            key = f"{self.game}-{kind}-{codec.plain(value)}"
            return things.named(self._bundle, key, self.say(key))
        if isinstance(value, str | dict):
            value = str(value)
            return value if len(value) <= LONGEST_PART else f"{value[: LONGEST_PART - 1]}…"
        if isinstance(value, int | float):
            return value
        if isinstance(value, TableError):
            return self.error(value)
        if isinstance(value, Move):
            return self.move(value)
        if isinstance(value, list | tuple):
            return self._listed(value)
        return self.say(f"{self.game}-{_kind(value)}", **_fields(value))

    def _listed(self, items: Sequence[object]) -> str:
        if not items:
            return "–"
        if all(isinstance(item, int) and not isinstance(item, Enum) for item in items):
            return ", ".join(str(self.spoken(item)) for item in items)
        spoken = [self.spoken(item) for item in items]
        return things.listed([each if isinstance(each, str) else str(each) for each in spoken])

    def _functions(self) -> dict[str, Callable[..., Any]]:
        def player(seat: Any) -> str:
            return self.player(int(seat))

        def players(seats: Any) -> str:
            return ", ".join(
                self.player(int(seat)) for seat in str(seats).split(",") if seat != "–"
            )

        def nth(index: Any) -> str:
            return str(int(index) + 1)

        def scores(points: Any, seats: Any = None) -> str:
            each = str(points).split(", ")
            whose = range(len(each)) if seats is None else str(seats).split(", ")
            names = [player(seat) for seat in whose]
            # Not a dash, which would look like a minus beside a number.
            told = [score.replace("-", "−") for score in each]
            return ", ".join(f"{name} ({score})" for name, score in zip(names, told, strict=True))

        def pairs(names: Any, values: Any) -> str:
            each = zip(str(names).split(", "), str(values).split(", "), strict=True)
            return "; ".join(f"{name} = {value}" for name, value in each)

        return {
            "PLAYER": player,
            "PLAYERS": players,
            "NTH": nth,
            "SCORES": scores,
            "PAIRS": pairs,
            "SIGNED": lambda change: _signed(int(change)),
            "CASE": things.declined,
        }

    def open_book(self, book: str) -> None:
        """Read one more of our own books, before any of its sentences is needed."""
        self._open(HOUSE, book)

    def _open_games(self) -> None:
        for package, game in self._packages():
            self._open(package, game)

    def _open_rest(self) -> None:
        for package, game in self._packages():
            for book in books.game_books(package, game):
                self._open(package, book)

    def _packages(self) -> list[tuple[str, str]]:
        # Only here, since reading the shelf loads games, and most sentences need none.
        from retorta import plugins

        found = []
        for game in [self.game] if self.game else plugins.games():
            # A game that cannot be opened has no words; opening it explains why, in ours.
            with suppress(TableError):
                found.append((plugins.box(game).words.texts, game))
        return found

    def _open(self, package: str, book: str) -> None:
        if book in self._books:
            return
        self._books.add(book)
        for language in dict.fromkeys((ENGLISH, self.language)):
            resource = _resource(package, language, book)
            if resource is not None:
                self._bundle.add_resource(resource, allow_overrides=True)


def _new_bundle(language: str, functions: dict[str, Callable[..., Any]]) -> Any:
    from fluent.runtime import FluentBundle

    return FluentBundle([language], functions=functions, use_isolating=False)


@cache
def _resource(package: str, language: str, book: str) -> Any:
    from fluent.runtime import FluentResource

    text = books.source(package, language, book)
    return None if text is None else FluentResource(text)


def _game_of(error: TableError) -> str:
    """Return the game whose things a refusal mentions; empty if there is none."""
    from retorta import plugins

    for part in error.parts.values():
        for thing in part if isinstance(part, list) else [part]:
            if isinstance(thing, TableError) and (inner := _game_of(thing)):
                return inner
            home = f"{type(thing).__module__}."
            if home.startswith("builtins."):
                continue
            for game in plugins.games():
                with suppress(TableError):  # nothing here is of a game that cannot be opened
                    if home.startswith(f"{plugins.box(game).package}."):
                        return game
    return ""


def _kind(value: object) -> str:
    return codec.kebab(type(value).__name__)


def _fields(value: Any) -> dict[str, object]:
    return {name: getattr(value, name) for name in codec.fields(type(value)) or ()}


def _said_of(effect: Effect) -> dict[str, object]:
    """Return what fills the sentence of an effect."""
    if isinstance(effect, Change):
        least, most = effect.least, effect.most
        is_exact = least == most
        amount = _signed(least) if is_exact else f"{_signed(least)}…{_signed(most)}"
        size = "exact" if is_exact else "range"
        return {"amount": amount, "range": size, "least": least, "most": most}
    if isinstance(effect, Lacking):
        return {**effect.parts, "needs": effect.needs, "has": effect.has}
    return dict(effect.parts)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def _percent(favourable: int, cases: int) -> int:
    """Return a chance in per cent, rounded, but never as certain or impossible."""
    return min(max((200 * favourable + cases) // (2 * cases), 1), 99)
