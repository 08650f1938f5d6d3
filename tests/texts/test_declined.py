"""Things in the middle of sentences are said in the right case, in languages that decline."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path

import declined
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from retorta.core import codec
from retorta.games.alchemists.cards import Colour, Ingredient
from retorta.texts import LANGUAGES, Speaker, books
from retorta.texts.things import CASES, LackingCaseWarning

DECLINING = tuple(declined.NAMES)
PAST = {"ru": r"\w+(?:л|ла|ло|ли|лся|лась)\b", "pl": r"\w+(?:ł|(?<!sy)ła|li|ły|łby|łaby)\b"}
"""How a verb ends that tells whether a person is a man or a woman (not so «wysyła»)."""
A_PERSON = r"\{ (?:PLAYERS?\([^)]*\)|\$names?|\$player) \}"


@pytest.mark.parametrize("language", DECLINING)
def test_every_sentence_with_every_thing_is_as_it_was_read(language: str) -> None:
    """Write it anew with ``python3 run.py declined``, and read what changed."""
    written = (declined.FOLDER / f"declined.{language}.txt").read_text("utf-8")
    assert declined.written(language).splitlines() == written.splitlines()


@pytest.mark.parametrize("language", DECLINING)
@pytest.mark.parametrize("game", declined.GAMES)
def test_a_set_of_things_declines_as_a_whole(game: str, language: str) -> None:
    found = declined.names(language, game)
    left = set(found)
    for kind, members in declined.kinds(game).items():
        keys = [f"{game}-{kind}-{codec.plain(member)}" for member in members]
        left -= set(keys)
        assert len({tuple(found.get(key, ())) for key in keys}) < 2, kind
    assert left == set()
    for forms in found.values():
        assert list(forms) == [case for case in CASES if case in forms]
    assert len(found) > 3


def test_every_game_declines_something_and_no_other_book_does() -> None:
    for language in LANGUAGES:
        keys = {each.key for game in declined.GAMES for each in declined.sentences(language, game)}
        found = set()
        for file in (Path(books.__file__).parent / language).glob("*.ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, Message) and declined.Sentence(entry).cases:
                    found.add(entry.id.name)
        assert found == keys
        assert bool(found) == (language in DECLINING)


def test_english_does_not_decline() -> None:
    assert [declined.names("en", game) for game in declined.GAMES] == [{}, {}, {}, {}]


def in_case(language: str, thing: object, case: str) -> str:
    """Return a thing as a sentence would say it in that case."""
    from fluent.runtime import FluentResource

    speaker = Speaker(language, "alchemists")
    speaker._bundle.add_resource(FluentResource(f'tried = {{ CASE($thing, "{case}") }}.'))
    return speaker.say("tried", thing=thing)


@pytest.mark.parametrize(
    ("language", "thing", "case", "said"),
    [
        ("ru", Ingredient.CLAW, "acc", "куриную лапу."),
        ("pl", Ingredient.TOAD, "loc", "ropusze."),
        ("en", Ingredient.TOAD, "loc", "toad."),
        ("ru", [Ingredient.TOAD, Ingredient.TOAD, Ingredient.FERN], "gen", "жабы ×2, папоротника."),
        ("en", [Ingredient.TOAD, Ingredient.TOAD], "gen", "toad ×2."),
        ("ru", [], "gen", "–."),
        ("ru", "Гермес", "gen", "Гермес."),
        ("ru", 3, "gen", "3."),
    ],
)
def test_a_thing_is_said_in_a_case(language: str, thing: object, case: str, said: str) -> None:
    assert in_case(language, thing, case) == said


def test_a_case_that_is_lacking_is_an_error_here() -> None:
    with pytest.raises(ValueError, match="'alchemists-colour-red' has no case 'dat'"):
        in_case("ru", Colour.RED, "dat")


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize(("thing", "said"), [(Colour.RED, "красный."), ([Colour.RED], "красный.")])
def test_a_case_that_is_lacking_breaks_no_sentence(thing: Enum, said: str) -> None:
    with pytest.warns(LackingCaseWarning):
        assert in_case("ru", thing, "dat") == said


@pytest.mark.parametrize("language", DECLINING)
def test_nobody_did_anything(language: str) -> None:
    """A verb in the past would have to know whether a person is a man or a woman."""
    found = []
    for file in sorted((Path(books.__file__).parent / language).glob("*.ftl")):
        text = file.read_text("utf-8")
        found += re.findall(f"{A_PERSON} (?:бы )?(?:{PAST[language]})", text)
    assert found == []
