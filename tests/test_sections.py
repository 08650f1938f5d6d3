"""The rules open at the section that answers what is asked: a table that a person read."""

from __future__ import annotations

import re

import pytest
from support.asking_steps import asking_steps

from retorta import plugins
from retorta.texts import LANGUAGES, Speaker, books
from retorta.texts.vocabulary import vocabulary

GAMES = [name for name in plugins.games() if plugins.box(name).words.texts == books.HOUSE]
QUESTIONS = [(game, question) for game in GAMES for question in asking_steps(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_section_and_nothing_else_has(game: str) -> None:
    """Whoever adds a step that asks says where the rules answer it."""
    sections = plugins.box(game).words.sections
    assert set(sections) == set(asking_steps(game))
    assert vocabulary(plugins.box(game))["question"] == {
        question: {"section": section} for question, section in sections.items()
    }


@pytest.mark.parametrize(("game", "question"), QUESTIONS, ids=lambda part: str(part))
def test_it_is_the_section_that_the_step_itself_is_the_paragraph_of(
    game: str, question: str
) -> None:
    """Table and docstring were written apart: where they differ one of them is wrong."""
    number = re.match(r"\d+(\.\d+)?", asking_steps(game)[question])
    assert number is not None
    assert plugins.box(game).words.sections[question] == number[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "question"), QUESTIONS, ids=lambda part: str(part))
def test_the_section_is_on_the_rules_page(game: str, question: str, language: str) -> None:
    """With this very number, in every language: nothing around it stands in for it."""
    section = plugins.box(game).words.sections[question].replace(".", "-")
    written = books.source(books.HOUSE, language, f"{game}.rules") or ""
    for part in ("title", "text"):
        assert re.search(rf"(?m)^{game}-rules-{section}-{part} = \S", written)
    assert Speaker(language, game).has(f"{game}-question-{question}")


FOUND_WRONG = {
    ("alchemists", "plan-actions"): "Planning",
    ("alchemists", "take-an-order"): "Orders",
    ("alchemists", "give-guarantee"): "The guarantee",
    ("alchemists", "lay-discounts"): "Discounts",
    ("alchemists", "publish-theory"): "Publishing",
    ("alchemists", "choose-seal"): "Seals",
    ("alchemists", "herbalist"): "The favors",
    ("potion-making", "take-turn"): "A turn",
}
"""Where the question mark once led elsewhere, or nowhere."""


@pytest.mark.parametrize(("asking", "title"), FOUND_WRONG.items(), ids=lambda part: str(part))
def test_what_once_led_elsewhere_opens_its_own_section(asking: tuple[str, str], title: str) -> None:
    game, question = asking
    section = plugins.box(game).words.sections[question].replace(".", "-")
    written = books.source(books.HOUSE, "en", f"{game}.rules") or ""
    assert f"\n{game}-rules-{section}-title = {title}\n" in written
