"""Every card, board and token, counted against the component list."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from retorta.games.alchemists import cards
from retorta.games.alchemists.cards import (
    ARTIFACT_LEVEL,
    ARTIFACT_POINTS,
    ARTIFACT_PRICE,
    CONFERENCES,
    COSTS_FEW,
    COSTS_FOUR,
    CUBES,
    FACES,
    FAVOR_COPIES,
    FORMULAS,
    GRANT_INGREDIENTS,
    GRANT_POINTS,
    MIX,
    PRICES,
    SEAL_COPIES,
    SIGNS,
    SPACE_FAVORS,
    SPACE_GOLD,
    SPACE_INGREDIENTS,
    SPACE_PLAYERS,
    WANTS,
    Adventurer,
    Area,
    Artifact,
    Colour,
    Favor,
    Formula,
    Ingredient,
    Level,
    Potion,
    Seal,
    big,
    mix,
)


def test_1_the_eight_formulas_are_all_ways_to_sign_three_colours() -> None:
    assert len({tuple(signs) for signs in SIGNS}) == FORMULAS


def test_1_the_size_of_a_circle_is_as_printed() -> None:
    """Capital letters are big circles: r− g+ B−, R+ g+ b− and so on."""
    printed = ["rgB", "rgB", "rGb", "rGb", "Rgb", "Rgb", "RGB", "RGB"]
    for formula in Formula:
        found = "".join(
            "RGB"[colour] if big(formula, colour) else "rgb"[colour] for colour in Colour
        )
        assert found == printed[formula]


def test_1_each_of_the_seven_results_comes_from_exactly_four_pairs() -> None:
    results = Counter(MIX[one][other] for one in range(8) for other in range(one))

    assert results == Counter(dict.fromkeys(range(7), 4))


def test_1_the_whole_table_of_results_is_the_printed_one() -> None:
    table = """
        ·  N  B- G+ R- B- R- G+
        N  ·  G- B+ B+ R+ G- R+
        B- G- ·  N  G- R+ B- R+
        G+ B+ N  ·  R- G+ R- B+
        R- B+ G- R- ·  N  G- B+
        B- R+ R+ G+ N  ·  B- G+
        R- G- B- R- G- B- ·  N
        G+ R+ R+ B+ B+ G+ N  ·
    """
    names = {"R+": 0, "R-": 1, "G+": 2, "G-": 3, "B+": 4, "B-": 5, "N": 6}
    rows = [line.split() for line in table.split("\n") if line.strip()]
    for one, other in permutations(Formula, 2):
        assert MIX[one][other] == names[rows[one][other]]


def test_1_every_formula_has_exactly_one_that_neutralises_it() -> None:
    for one in Formula:
        others = [other for other in Formula if other != one]
        partners = [other for other in others if MIX[one][other] == Potion.NEUTRAL]
        assert len(partners) == 1
        assert all(SIGNS[one][c] != SIGNS[partners[0]][c] for c in range(3))
    assert mix(Formula.BLUE_MINUS, Formula.BLUE_PLUS) == Potion.NEUTRAL


def test_the_decks_have_as_many_cards_as_the_box() -> None:
    assert len(cards.INGREDIENT_DECK) == 40
    assert Counter(cards.INGREDIENT_DECK) == Counter(dict.fromkeys(range(8), 5))
    assert len(cards.FAVOR_DECK) == 22
    assert len(Ingredient) == 8


@pytest.mark.parametrize(
    ("favor", "copies"),
    [
        (Favor.ASSISTANT, 4),
        (Favor.HERBALIST, 4),
        (Favor.ASSOCIATE, 3),
        (Favor.CUSTODIAN, 3),
        (Favor.BARMAID, 2),
        (Favor.MERCHANT, 2),
        (Favor.SHOPKEEPER, 2),
        (Favor.SAGE, 2),
    ],
)
def test_favors_are_as_many_as_printed(favor: Favor, copies: int) -> None:
    assert FAVOR_COPIES[favor] == copies


AS_PRINTED = [
    (Artifact.PERISCOPE, 1, 3, 1),
    (Artifact.MAGIC_MORTAR, 1, 3, 1),
    (Artifact.DISCOUNT_CARD, 1, 3, 1),
    (Artifact.BOOTS_OF_SPEED, 1, 4, 2),
    (Artifact.PRINTING_PRESS, 1, 4, 2),
    (Artifact.ROBE_OF_RESPECT, 1, 4, 0),
    (Artifact.WITCHS_TRUNK, 2, 3, 2),
    (Artifact.HYPNOTIC_AMULET, 2, 3, 1),
    (Artifact.AMULET_OF_RHETORIC, 2, 4, 0),
    (Artifact.SEAL_OF_AUTHORITY, 2, 4, 0),
    (Artifact.THINKING_CAP, 2, 4, 1),
    (Artifact.SILVER_CHALICE, 2, 4, 6),
    (Artifact.ALTAR_OF_GOLD, 3, 1, 0),
    (Artifact.FEATHER_IN_CAP, 3, 3, 0),
    (Artifact.BRONZE_CUP, 3, 4, 4),
    (Artifact.MAGIC_MIRROR, 3, 4, 0),
    (Artifact.WISDOM_IDOL, 3, 4, 0),
    (Artifact.CRYSTAL_CABINET, 3, 5, 0),
]


@pytest.mark.parametrize(("artifact", "level", "price", "points"), AS_PRINTED)
def test_artifacts_are_as_printed(artifact: Artifact, level: int, price: int, points: int) -> None:
    assert ARTIFACT_LEVEL[artifact] == level
    assert ARTIFACT_PRICE[artifact] == price
    assert ARTIFACT_POINTS[artifact] == points


def test_no_artifact_is_left_out() -> None:
    assert [artifact for artifact, *_ in AS_PRINTED] == list(Artifact)


@pytest.mark.parametrize(
    ("adventurer", "wants"),
    [
        (Adventurer.RANGER, "G+ B+ R-"),
        (Adventurer.BARBARIAN, "R+ G+ B-"),
        (Adventurer.CLERIC, "B+ R+ G+"),
        (Adventurer.THIEF, "B- R- G-"),
        (Adventurer.MAGE, "R- G- B+"),
        (Adventurer.WARRIOR, "G- B- R+"),
    ],
)
def test_adventurers_want_what_is_printed(adventurer: Adventurer, wants: str) -> None:
    names = ["R+", "R-", "G+", "G-", "B+", "B-"]
    assert [names[potion] for potion in WANTS[adventurer]] == wants.split()


def test_6_2_a_player_has_eleven_seals() -> None:
    assert SEAL_COPIES == [2, 3, 2, 2, 2]
    assert list(Seal)[:2] == [Seal.GOLD, Seal.SILVER]


def test_6_4_every_ingredient_is_on_two_grants_and_the_centre_has_four() -> None:
    printed = Counter(kind for grant in GRANT_INGREDIENTS for kind in grant)

    assert printed == Counter(dict.fromkeys(range(8), 2))
    assert [len(grant) for grant in GRANT_INGREDIENTS] == [3, 3, 3, 3, 4]
    assert set(GRANT_INGREDIENTS[0]) == {Ingredient.SCORPION, Ingredient.TOAD, Ingredient.MUSHROOM}
    assert all(1 <= points <= 2 for points in GRANT_POINTS)


def test_5_3_a_bigger_discount_shows_more_faces() -> None:
    assert FACES[0] == 1
    assert sorted(set(FACES)) == FACES


def test_5_2_the_price_panel() -> None:
    assert PRICES == [4, 3, 2, 1]


def test_3_1_the_order_track() -> None:
    assert [players <= 2 for players in SPACE_PLAYERS].count(True) == 6
    assert [players <= 3 for players in SPACE_PLAYERS].count(True) == 7
    assert len(SPACE_PLAYERS) == 8
    rewards = list(zip(SPACE_GOLD, SPACE_FAVORS, SPACE_INGREDIENTS, strict=True))
    assert rewards[:6] == [(1, 0, 0), (0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 1), (0, 2, 0)]


def test_3_2_cubes_by_number_of_players() -> None:
    assert CUBES[2:] == [6, 5, 4]
    assert COSTS_FEW[Area.FORAGE] == [1, 1, 1]
    assert COSTS_FOUR[Area.FORAGE] == [1, 1]
    for area in (Area.TRANSMUTE, Area.BUY, Area.PUBLISH):
        assert COSTS_FEW[area] == COSTS_FOUR[area] == [1, 2]
    for area in (Area.DEBUNK, Area.STUDENT, Area.DRINK):
        assert COSTS_FEW[area] == COSTS_FOUR[area] == [1, 1]
    assert COSTS_FEW[Area.SELL] == COSTS_FOUR[Area.SELL] == [2]
    assert len(COSTS_FEW[Area.EXHIBITION]) == 4
    assert len(COSTS_FOUR[Area.EXHIBITION]) == 3


def test_8_1_masters_meet_stricter_conferences() -> None:
    """One theory is enough for an apprentice at the first conference."""
    assert CONFERENCES[Level.APPRENTICE][0][1] == 1
    for first, second in zip(*CONFERENCES, strict=True):
        assert second.index(1) == first.index(1) + 1


@pytest.mark.parametrize(
    ("name", "tables"), [("cards.toml", {"formula"}), ("board.toml", {"space", "extra"})]
)
def test_an_unexpected_table_in_a_data_file_is_refused(name: str, tables: set[str]) -> None:
    with pytest.raises(ValueError, match=name):
        cards._printed(name, tables)
