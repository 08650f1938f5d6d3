"""What the pages of Potion-Making ask: counts as the game counts, halves, the book, the set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from retorta import plugins
from retorta.companion.potion_making.asked import (
    QUESTIONS,
    Book,
    Count,
    Counted,
    LayOut,
    Look,
    ReadFile,
    UsedRecipes,
    Whose,
)
from retorta.core import codec
from retorta.core.errors import Unknown
from retorta.core.replay import replay
from retorta.games.potion_making.cards import RECIPE, Kind, Recipe
from retorta.games.potion_making.events import ElementPlayed, RecipeBuilt

RECORDS = sorted((Path(__file__).parents[1] / "records" / "potion-making").glob("*.jsonl"))
TURNS = [
    {"player": 1, "recipe": "oblivion-elixir"},
    {"player": 2, "recipe": "great-elixir-of-timelessness", "from": [1]},
    {"player": 3, "recipe": "dragon", "from": [2, 1]},
]


def count(sheet: dict[str, Any]) -> Counted:
    told: Counted = QUESTIONS["count"].answer(Count(sheet))
    return told


def whose(recipe: Recipe, turns: list[Any]) -> UsedRecipes:
    sheet = {"players": ["A", "B", "C"], "turns": turns}
    told: UsedRecipes = QUESTIONS["whose"].answer(Whose(recipe, sheet))
    return told


def look(about: str = "", *have: str) -> Book:
    told: Book = QUESTIONS["look"].answer(Look(about, list(have)))
    return told


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_written_down_has_the_points_of_the_engine(record: Path) -> None:
    """Turn by turn as it was played, and again from what everybody has at the end."""
    turns: list[dict[str, Any]] = []
    for moment in replay(record.read_bytes().splitlines(keepends=True), plugins.box):
        for event in moment.events:
            if isinstance(event, ElementPlayed) and event.points:
                turns.append({"player": event.seat + 1, "elements": event.points})
            elif isinstance(event, RecipeBuilt):
                recipe = codec.plain(Recipe(RECIPE[event.card]))
                helpers = [seat + 1 for seat in event.helpers]
                turns.append({"player": event.seat + 1, "recipe": recipe, "from": helpers})
    names = [f"P{seat}" for seat in range(moment.match.seats)]
    told = count({"players": names, "turns": turns})

    assert told.totals == moment.match.points()
    assert told.winners == moment.match.outcome().winners
    sources = [player.sources for player in moment.match.view(None).public.players]
    assert told.players == sources

    counts = [
        {
            "elements": each.elements,
            "halves": each.halves,
            "recipes": [turn["recipe"] for turn in turns if _built(turn, seat)],
        }
        for seat, each in enumerate(sources)
    ]
    assert count({"players": names, "counts": counts}).totals == told.totals


def _built(turn: dict[str, Any], seat: int) -> bool:
    return "recipe" in turn and turn["player"] == seat + 1


def test_every_turn_tells_who_earned_what() -> None:
    told = count({"players": ["A", "B", "C"], "turns": TURNS})
    assert [line.points for line in told.lines] == [[2, 0, 0], [3, 6, 0], [4, 4, 8]]
    assert told.places == [2, 1, 3]


def test_it_asks_whose_every_built_ingredient_is() -> None:
    """A simple elixir has none, a creature two, the Supreme Elixir any two of a kind."""
    assert whose(Recipe.LOVE_POTION, TURNS).ingredients == []
    assert len(whose(Recipe.DRAGON, TURNS).ingredients) == 2
    one, other = whose(Recipe.SUPREME_ELIXIR, TURNS).ingredients
    assert one == other
    assert (one.recipe, one.kind, one.builders) == (None, Kind.GREAT_ELIXIR, [1])
    assert one.others == [0, 2]


def test_a_file_is_read_with_its_names_and_written_with_our_own() -> None:
    text = """
players = ["Анна", "Борис"]
[[turns]]
player = "Борис"
recipe = "настой прорицания"
[[turns]]
player = "анна"
recipe = "порошок судьбы"
from = ["Борис"]
"""
    sheet = QUESTIONS["read-file"].answer(ReadFile(text)).sheet
    assert sheet["turns"][1:] == [{"player": 1, "recipe": "powder-of-fate", "from": [2]}]
    assert QUESTIONS["read-file"].answer(ReadFile(codec.text(sheet))).sheet == sheet

    counts = {"counts": [{"elements": 2, "recipes": ["дракон"], "halves": 4}, {}]}
    read = QUESTIONS["read-file"].answer(ReadFile(codec.text(counts))).sheet
    assert read["counts"][0] == {"elements": 2, "recipes": ["dragon"], "halves": 4}


@pytest.mark.parametrize("name", ["Мандрагора", "mandrake", "Korzeń mandragory", "korzen mand"])
def test_the_book_is_opened_by_any_name(name: str) -> None:
    found = look(name)
    assert found.recipes
    assert found.recipes == look("mandrake-root").recipes


def test_the_book_says_what_can_be_made_of_elements_and_built_recipes() -> None:
    assert len(look().recipes) == len(Recipe)
    assert len(look().spells) == 3
    made = look("", "energy-of-thought", "air-crystal").recipes
    assert [(entry.page.recipe, entry.steps) for entry in made] == [(Recipe.INVISIBILITY_ELIXIR, 1)]
    more = look("", "divination-infusion", "phoenix-feather").recipes
    assert (Recipe.POWDER_OF_FATE, 1) in [(entry.page.recipe, entry.steps) for entry in more]
    with pytest.raises(Unknown):
        look("marmalade")


@pytest.mark.parametrize("seats", [2, 6])
def test_what_is_laid_out(seats: int) -> None:
    laid = QUESTIONS["lay-out"].answer(LayOut(seats, 7))
    assert (laid.hand, laid.full_hand, laid.opened) == (4, 5, 4)
    assert laid.deck == laid.cards - 4 * seats - 4
    assert 0 <= laid.first < seats
