"""The rules pages say no number that the games do not play by, and mark those that are ours."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module

import pytest

from retorta import plugins
from retorta.core.words import Rule
from retorta.games.alchemists.cards import CONFERENCES, FACES
from retorta.games.alchemists.corrections import AS_RECONSTRUCTED
from retorta.games.alchemists.rules.debunking import DEBUNKING_BRINGS, FAILURE_COSTS
from retorta.games.alchemists.rules.grants import FIRST_GRANT_ASKS, LATER_GRANT_ASKS
from retorta.games.laar.cards import SpellKind
from retorta.games.laar.data import cardboard
from retorta.texts import Speaker, books

RECONSTRUCTED = {"en": "reconstructed", "ru": "восстановлен", "pl": "odtworzyliśmy"}


def section_text(language: str, game: str, section: str) -> str:
    """Return the text of one section, as it is written."""
    written = book(language, game)
    found = re.search(rf"(?ms)^{game}-rules-{section}-text = (.*?)(?=^\S|\Z)", written)
    assert found, f"{language} has no section {section} of {game}"
    return found[1]


def book(language: str, game: str) -> str:
    written = books.source(books.HOUSE, language, f"{game}.rules")
    assert written is not None
    return written


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", RECONSTRUCTED)
def test_the_discount_cards_have_the_faces_that_the_game_plays_by(language: str) -> None:
    text = section_text(language, "alchemists", "5-3")

    assert numbers(text) == [0, 1, 2, 3, *FACES]
    assert RECONSTRUCTED[language] in text


@pytest.mark.parametrize("language", RECONSTRUCTED)
def test_the_conferences_are_marked_as_reconstructed(language: str) -> None:
    """Each seal that is missing costs one, enough of them bring one: so the tiles of the game."""
    assert RECONSTRUCTED[language] in section_text(language, "alchemists", "8-1")
    for level, tiles in enumerate(CONFERENCES):
        for number, tile in enumerate(tiles):
            enough = 1 + level + number
            assert tile == [*range(-enough, 0), 1]


@pytest.mark.parametrize("language", RECONSTRUCTED)
def test_a_conflict_pays_and_proving_nothing_costs(language: str) -> None:
    assert numbers(section_text(language, "alchemists", "7-4")) == [DEBUNKING_BRINGS, FAILURE_COSTS]
    assert numbers(section_text(language, "alchemists", "7-5")) == [DEBUNKING_BRINGS]


FOUR = {"en": "the one in the centre names four", "ru": "на центральном — четыре", "pl": "cztery"}


@pytest.mark.parametrize("language", RECONSTRUCTED)
def test_the_central_grant_names_four_ingredients_of_which_three_are_asked(language: str) -> None:
    assert FOUR[language] in section_text(language, "alchemists", "6-4")
    assert sorted(len(ingredients) for ingredients in AS_RECONSTRUCTED.grants) == [3, 3, 3, 3, 4]
    assert (FIRST_GRANT_ASKS, LATER_GRANT_ASKS) == (2, 3)


FALSE = {
    "en": ["if that drawer was empty", "not even you", "all three."],
    "ru": ["если ящик был пуст", "даже вы", "на всех трёх"],
    "pl": [
        "jeśli szuflada była pusta",
        "nawet ty",
        "zdecydowanie",
        "co drugi",
        "wszystkich trzech",
    ],
}


@pytest.mark.parametrize("language", RECONSTRUCTED)
def test_what_was_found_to_be_false_is_not_said_again(language: str) -> None:
    for game in plugins.games():
        for claim in FALSE[language]:
            assert claim not in book(language, game)


def rules_of(game: str) -> list[Rule]:
    """Return every rule that a refusal of *game* may cite, wherever it is written."""
    package = import_module(plugins.box(game).package)
    found: dict[str, Rule] = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, Rule) and value.book == game:
                found[value.key] = value
    return list(found.values())


RULES = [rule for game in plugins.games() for rule in rules_of(game)]
STEM, LONG = 4, 4
"""Words are compared by their beginnings: all three languages change the ends."""


def stems(text: str) -> set[str]:
    return {word[:STEM] for word in re.findall(r"[^\W\d_]+", text.lower()) if len(word) >= LONG}


def test_the_rules_of_all_games_are_found() -> None:
    assert {rule.book for rule in RULES} == set(plugins.games())
    assert len(RULES) > 60


@pytest.mark.parametrize("language", RECONSTRUCTED)
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_a_refusal_opens_a_section_that_says_why(rule: Rule, language: str) -> None:
    """There is a heading with the number it cites, and the text below speaks of the same things."""
    section = rule.section.replace(".", "-")
    text = section_text(language, rule.book, section)
    title = re.search(rf"(?m)^{rule.book}-rules-{section}-title = (.+)", book(language, rule.book))
    assert title
    why = stems(Speaker(language, rule.book).say(rule.key))

    shared = why & stems(f"{title[1]} {text}")

    assert len(shared) >= 2, f"{section} says too little of: {sorted(why)}"


@pytest.mark.parametrize("game", plugins.games())
def test_rulings_of_the_house_are_on_every_rules_page_in_every_language(game: str) -> None:
    """They are numbered from one on, as many in each language; so is what had to be guessed."""
    counted = set()
    for language in RECONSTRUCTED:
        for name in ("ruling", "guessed"):
            found = re.findall(rf"(?m)^{game}-{name}-(\d+) = \S", book(language, game))
            assert [int(number) for number in found] == list(range(1, len(found) + 1))
            counted.add((name, len(found)))
    assert len(counted) == 2
    assert ("ruling", 0) not in counted
    assert (("guessed", 0) not in counted) == plugins.box(game).is_reconstructed


@pytest.mark.parametrize("language", RECONSTRUCTED)
def test_the_page_of_laar_has_the_points_of_every_memo(language: str) -> None:
    """Paragraph by paragraph: all points of the memo's sets stand in its own one."""
    paragraphs = section_text(language, "laar", "5-4").split("\n\n")[1:]
    memos = cardboard("").memos
    assert len(paragraphs) == len(memos)
    for paragraph, memo in zip(paragraphs, memos, strict=True):
        points = {it.points for it in memo.sets} or {3, 4, 5}
        assert points <= set(numbers(paragraph)), paragraph


@pytest.mark.parametrize("language", RECONSTRUCTED)
def test_the_page_of_laar_explains_every_spell(language: str) -> None:
    explained = section_text(language, "laar", "5-1")
    assert explained.count("__") == 2 * len(SpellKind)
