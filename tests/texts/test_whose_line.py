"""A line of the log is about those whom its event names, and the page can tell who that is.

The face beside a line is that of ``seat``, or of all whom the event names where it is nobody's
alone. For that every field a sentence calls a player must be known for a seat, in every event of
every game: the events are found by their classes, so that a new one cannot be forgotten.
"""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import CallArguments, FunctionReference, Message, VariableReference
from fluent.syntax.visitor import Visitor

from retorta import plugins
from retorta.core.words import Event
from retorta.texts import LANGUAGES, books
from retorta.texts.vocabulary import event_classes, key_of, vocabulary

A_SEAT = {"seat": True}
EVENTS = [
    (game, kind)
    for game in plugins.games()
    if plugins.box(game).words.texts == books.HOUSE
    for kind in event_classes(plugins.box(game))
]


class Players(Visitor):
    """Collects the parts of a sentence that are names of players."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        arguments: CallArguments = node.arguments
        seats = arguments.positional[1:] if node.id.name == "SCORES" else arguments.positional
        if node.id.name in ("PLAYER", "PLAYERS", "SCORES"):
            self.names |= {each.id.name for each in seats if isinstance(each, VariableReference)}
        self.generic_visit(node)


@cache
def named(language: str, game: str) -> dict[str, set[str]]:
    """Return which parts of each sentence are players."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(books.source(books.HOUSE, language, game) or "").body:
        if isinstance(entry, Message):
            players = Players()
            players.visit(entry)
            found[entry.id.name] = players.names
    return found


def test_the_events_of_all_games_are_found() -> None:
    assert {game for game, _ in EVENTS} == {"alchemists", "laar", "poison", "potion-making"}
    assert len(EVENTS) > 70


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), EVENTS, ids=lambda part: getattr(part, "__name__", part))
def test_whom_a_sentence_names_is_known_for_a_seat(
    game: str, kind: type[Event], language: str
) -> None:
    """And nobody is known for one whom no sentence names: the face would stand beside nothing."""
    words = vocabulary(plugins.box(game))[key_of(kind)]
    seats = {field for field, word in words.items() if word in (A_SEAT, {"list": A_SEAT})}

    assert named(language, game)[f"{game}-{key_of(kind)}"] == seats


@pytest.mark.parametrize(("game", "kind"), EVENTS, ids=lambda part: getattr(part, "__name__", part))
def test_whose_it_is_comes_first_and_is_called_a_seat(game: str, kind: type[Event]) -> None:
    """The page goes by that name, and so do the places where a moment is staged."""
    words = vocabulary(plugins.box(game))[key_of(kind)]
    assert words.get("seat", A_SEAT) == A_SEAT
    if "seat" in words:
        assert next(iter(words)) == "seat"
