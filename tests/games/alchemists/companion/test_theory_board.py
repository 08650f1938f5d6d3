"""One board of theories for advice, looking back and adding facts, as the engine's own has it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.noted_alchemists import ME, name_of, noted_games

from retorta.core import codec
from retorta.games.alchemists.cards import (
    SIGNS,
    AspectSign,
    Colour,
    Formula,
    Ingredient,
    Potion,
    Seal,
    colour_of,
    sign_of,
)
from retorta.games.alchemists.companion.questions_looking_back import (
    LookBack,
    TheoryTold,
    look_back,
)
from retorta.games.alchemists.companion.questions_notebook import Advice, Followed, Notes, follow
from retorta.games.alchemists.companion.theory_board import TheoryBoard

Fact = dict[str, Any]

FERN, TOAD, CLAW = Ingredient.FERN, Ingredient.TOAD, Ingredient.CLAW
BORIS: Fact = {"theory": "fern", "formula": 5, "weight": 0.5, "by": "Boris"}
BY_APPRENTICE: Fact = {"aspect": "fern", "colour": "red", "sign": "+"}
BY_MASTER: Fact = {"mix": ["claw", "fern"], "result": "healing", "all": True}
DEBUNKINGS = pytest.mark.parametrize("debunking", [BY_APPRENTICE, BY_MASTER])


def noted(*facts: Fact) -> Followed:
    return follow(Notes(list(facts), "advice"))


def advised(*facts: Fact) -> Advice:
    advice = noted(*facts).advice
    assert advice is not None
    return advice


def published(*facts: Fact) -> dict[Ingredient, Formula]:
    """Return the theories that a new seal can be laid on."""
    return {one: formula for one, formula in noted(*facts).board.items() if formula is not None}


def to_turn_up(*facts: Fact) -> dict[Ingredient, list[str]]:
    return {one: owners for one, owners in noted(*facts).to_turn_up.items() if owners}


def back(*facts: Fact) -> list[TheoryTold]:
    return look_back(LookBack(list(facts), code="DEMO")).theories


@DEBUNKINGS
def test_7_2_a_debunked_theory_leaves_the_board_of_the_advice(debunking: Fact) -> None:
    assert SIGNS[Formula(4)][Colour.RED] is AspectSign.MINUS
    fern = next(each for each in advised(BORIS, debunking).theories if each.ingredient == FERN)

    assert not fern.published
    assert fern.right > 0


@DEBUNKINGS
def test_7_2_its_formula_is_free_again(debunking: Fact) -> None:
    """What is known for certain is recommended, not the next best at 0 %."""
    theories = advised(BORIS, debunking, {"known": "toad", "formula": 5}).theories
    toad = next(each for each in theories if each.ingredient == TOAD)

    assert (toad.formula, toad.right) == (Formula(4), 1)


@DEBUNKINGS
def test_7_2_looking_back_a_fallen_theory_takes_no_formula(debunking: Fact) -> None:
    """After it fell, its formula was free for whoever published next."""
    later = {"published": "toad", "formula": 1, "by": "me"}
    known = {"known": "toad", "formula": 5}
    told = back(BORIS, debunking, known, later)[1].by_notes

    assert (told.likeliest, told.chance) == (Formula(4), 1)


@DEBUNKINGS
def test_7_2_nobody_agrees_with_a_fallen_theory(debunking: Fact) -> None:
    assert published(BORIS) == {FERN: Formula(4)}
    assert published(BORIS, debunking) == {}
    assert to_turn_up(BORIS, debunking) == {FERN: ["Boris"]}
    assert [each.by for each in back(BORIS, debunking, {"sealed": "fern", "by": "Cleo"})] == [
        "Boris"
    ]


@DEBUNKINGS
def test_7_2_the_seals_of_a_fallen_theory_are_turned_up(debunking: Fact) -> None:
    """They cost five of reputation, unless the hedge of that colour saves their owner."""
    agreed = {"sealed": "fern", "by": "Cleo"}
    opened: list[Fact] = [
        {"sealed": "fern", "by": "Boris", "seal": "gold"},
        {"sealed": "fern", "by": "Cleo", "seal": "red"},
    ]
    told = back(BORIS, agreed, debunking, *opened)

    assert [(each.by, each.seal, each.fell, each.brought) for each in told] == [
        ("Boris", Seal.GOLD, Colour.RED, -5),
        ("Cleo", Seal.RED, Colour.RED, 0),
    ]
    assert to_turn_up(BORIS, agreed, debunking, opened[0]) == {FERN: ["Cleo"]}


def test_7_1_a_debunking_that_failed_takes_nothing_off() -> None:
    same = {"aspect": "fern", "colour": "red", "sign": "-"}
    assert published(BORIS, same) == {FERN: Formula(4)}


@pytest.mark.parametrize(
    "fact",
    [
        {"mix": ["claw", "fern"], "result": "healing"},
        {"mix": ["claw", "fern"], "sign": "+", "all": True},
        {"mix": ["claw", "fern"], "result": "neutral", "all": True},
        {"not": ["claw", "fern"], "result": "poison"},
        {"aspect": "fern", "colour": "red", "sign": "+", "weight": 0.9},
        {"known": "fern", "formula": 1},
    ],
    ids=str,
)
def test_7_what_only_i_know_or_believe_is_no_debunking(fact: Fact) -> None:
    """A test of one's own is seen by nobody else; a claim denied may show a conflict at most."""
    assert published(BORIS, fact) == {FERN: Formula(4)}


def test_7_4_one_answer_may_take_down_two_theories() -> None:
    claw = {"theory": "claw", "formula": 3, "weight": 0.5}
    assert SIGNS[Formula(2)][Colour.RED] is AspectSign.PLUS
    assert published(BORIS, claw, BY_MASTER) == {CLAW: Formula(2)}
    poison = {"mix": ["claw", "fern"], "result": "poison", "all": True}
    assert published(BORIS, claw, poison) == {FERN: Formula(4)}


def test_6_there_is_one_token_of_each_formula() -> None:
    """Who publishes a formula that lay elsewhere has missed how that theory went."""
    assert published(BORIS, {"published": "toad", "formula": 5}) == {TOAD: Formula(4)}


def test_only_what_was_noted_later_takes_a_theory_off() -> None:
    """A sign shown before it was published does not: it was published against better knowledge."""
    assert published(BY_APPRENTICE, BORIS) == {FERN: Formula(4)}


# Any order of facts


ingredients = st.sampled_from(list(Ingredient)).map(codec.plain)
formulas = st.integers(1, len(Formula))
people = st.sampled_from(["me", "Boris", "Cleo", ""])
seals = st.sampled_from([{}, *({"seal": codec.plain(seal)} for seal in Seal)])
pairs = st.permutations(list(Ingredient)).map(lambda found: [codec.plain(one) for one in found[:2]])
facts = st.lists(
    st.one_of(
        st.builds(
            lambda one, formula, by: {"published": one, "formula": formula, "by": by},
            ingredients,
            formulas,
            people,
        ),
        st.builds(
            lambda one, formula, by: {"theory": one, "formula": formula, "weight": 0.5, "by": by},
            ingredients,
            formulas,
            people,
        ),
        st.builds(
            lambda one, by, seal: {"sealed": one, "by": by, **seal}, ingredients, people, seals
        ),
        st.builds(
            lambda one, colour, sign: {"aspect": one, "colour": codec.plain(colour), "sign": sign},
            ingredients,
            st.sampled_from(list(Colour)),
            st.sampled_from("+-"),
        ),
        st.builds(
            lambda pair, potion: {"mix": pair, "result": codec.plain(potion), "all": True},
            pairs,
            st.sampled_from(list(Potion)),
        ),
        st.builds(
            lambda pair, potion: {"not": pair, "result": codec.plain(potion)},
            pairs,
            st.sampled_from(list(Potion)),
        ),
    ),
    max_size=14,
)


def plain_board(entries: list[Fact]) -> dict[Ingredient, Formula]:
    """Return the board as somebody with tokens in hand would lay it, and no engine."""
    by_name = {codec.plain(one): one for one in Ingredient}
    potions = {codec.plain(potion): potion for potion in Potion}
    colours = {codec.plain(colour): colour for colour in Colour}
    board: dict[Ingredient, Formula] = {}
    for entry in entries:
        shown: list[tuple[Ingredient, Colour, AspectSign]] = []
        about = entry.get("published", entry.get("theory"))
        if about is not None:
            formula = Formula(entry["formula"] - 1)
            board = {one: each for one, each in board.items() if each != formula}
            board[by_name[about]] = formula
        elif "aspect" in entry:
            sign = AspectSign("+-".index(entry["sign"]))
            shown = [(by_name[entry["aspect"]], colours[entry["colour"]], sign)]
        elif "mix" in entry and entry["result"] != "neutral":
            potion = potions[entry["result"]]
            shown = [(by_name[one], colour_of(potion), sign_of(potion)) for one in entry["mix"]]
        for one, colour, sign in shown:
            if one in board and SIGNS[board[one]][colour] != sign:
                del board[one]
    return board


@given(facts)
def test_in_any_order_the_three_agree(entries: list[Fact]) -> None:
    """What advice calls published, what may be sealed, and what looking back calls taken."""
    board = plain_board(entries)
    found = noted(*entries)
    assert published(*entries) == board
    assert found.advice is not None
    advised = {each.ingredient: each.formula for each in found.advice.theories if each.published}
    assert advised == board
    assert not any(
        each.formula in board.values() for each in found.advice.theories if not each.published
    )
    for said in TheoryBoard.of(entries).said:
        then = plain_board(entries[: said.number])
        assert then[said.ingredient] == said.formula
        assert said.taken == {formula for one, formula in then.items() if one != said.ingredient}
    # Asked at any moment, a new seal goes on a theory that stands, and on no other.
    for one in Ingredient:
        sealed = TheoryBoard.of([*entries, {"sealed": codec.plain(one), "by": "Zoe"}]).said
        assert (sealed[-1:] != [] and sealed[-1].by == "Zoe") == (one in board)


# The engine's own board

LEVELS = [
    {"level": "apprentice"},
    {"level": "master"},
    {"level": "master", "debunking": "master,apprentice,master", "easing": "yes"},
    {"level": "apprentice", "publisher": "yes"},
    {"level": "master", "publisher": "yes"},
]


@given(st.sampled_from(LEVELS), st.integers(0, 10**6))
def test_7_at_every_moment_of_a_game_the_board_is_the_engines(
    options: dict[str, str], seed: int
) -> None:
    for entries, state in noted_games(3, options, seed):
        board = TheoryBoard.of(entries)
        assert board.theories == state.theories
        for one in Ingredient:
            owners = {name_of(seal.seat) for seal in state.books[one]}
            assert {said.by for said in board.seals_on(one)} == owners
        fallen = [said for said in board.said if said.fell is not None and said.seal is not None]
        lost = [
            sum(said.seal is seal and said.by == name_of(seat) for said in fallen)
            for seat, lab in enumerate(state.labs)
            for seal in Seal
        ]
        assert lost == [lab.lost[seal] for lab in state.labs for seal in Seal]


def test_7_such_games_have_debunkings_of_both_levels() -> None:
    """Else the law above could not fail."""
    assert ME == 0
    for options in LEVELS[:2]:
        fallen = [
            said
            for seed in range(3)
            for said in TheoryBoard.of(list(noted_games(3, options, seed))[-1][0]).said
            if said.fell is not None
        ]
        assert len(fallen) > 5, options
