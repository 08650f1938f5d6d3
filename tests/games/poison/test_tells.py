"""What each play brings, told before it is made: examples by section of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

import pytest
from support.table import ANNA, BORIS, CLEO

from retorta.core import door
from retorta.core.match import Match
from retorta.core.tells import Change, Effect, Fact, told
from retorta.games.poison import BOX
from retorta.games.poison.cards import Card, Colour
from retorta.games.poison.moves import Play

Situation = Callable[..., Match]
RED, BLUE, POISON = Colour.RED, Colour.BLUE, Colour.POISON
FILLER = [Card.BLUE_1]


def brings(match: Match, card: Card, cauldron: int, chances: bool = False) -> list[Effect]:
    """Return what a play of Anna's brings."""
    said = told(BOX, match.state, ANNA, chances)
    assert said is not None
    return said.moves[door.legal_moves(match.state, ANNA).index(Play(card, cauldron))]


def asked(match: Match, chances: bool = False) -> list[Effect]:
    """Return what concerns Anna's whole question."""
    said = told(BOX, match.state, ANNA, chances)
    assert said is not None
    return said.question


def test_3_thirteen_is_full_to_the_brim(situation: Situation) -> None:
    cauldrons = [[Card.RED_7, Card.RED_4], [], []]
    match = situation([[Card.RED_2, Card.RED_1], FILLER, FILLER], cauldrons)

    assert brings(match, Card.RED_2, 0) == [Fact("brim", {"colour": RED, "full": 13})]
    assert brings(match, Card.RED_1, 0) == [Fact("holds", {"colour": RED, "total": 12, "full": 13})]


def test_3_what_lay_there_is_taken_and_the_card_stays(situation: Situation) -> None:
    cauldrons = [[Card.RED_7, Card.RED_4, Card.RED_2], [], []]
    match = situation([[Card.RED_4, *FILLER], FILLER, FILLER], cauldrons)

    assert brings(match, Card.RED_4, 0) == [
        Fact("overflows", {"colours": [RED, RED, RED]}, warns=True),
        Change("cards", ANNA, 3, 3),
        Fact("stays", {"card": Card.RED_4, "colour": RED}),
        Fact("counts", {"least": 0, "most": 3, "fixed": False}),
    ]


def test_3_poison_alone_gives_no_colour(situation: Situation) -> None:
    cauldrons = [[Card.RED_7, Card.POISON, Card.RED_1], [], []]
    match = situation([[Card.POISON, *FILLER], FILLER, FILLER], cauldrons)

    assert brings(match, Card.POISON, 0)[2] == Fact("stays", {"card": Card.POISON, "colour": None})
    assert brings(match, Card.POISON, 1) == [
        Fact("holds", {"colour": None, "total": 4, "full": 13})
    ]


def test_3_every_card_overflows(situation: Situation) -> None:
    full = [[Card.RED_7, Card.RED_5], [Card.BLUE_7, Card.BLUE_2, Card.BLUE_4], [Card.PURPLE_7] * 2]
    match = situation([[Card.RED_7, Card.BLUE_7], FILLER, FILLER], full)
    least = Fact("all-overflow", {"fewest": 2}, warns=True)

    assert asked(match) == [least]
    assert asked(situation([[Card.RED_7, Card.RED_1], FILLER, FILLER], full)) == []


def test_4_poison_counts_two_in_any_case(situation: Situation) -> None:
    cauldrons = [[Card.RED_7, Card.POISON], [Card.POISON] * 3, []]
    match = situation([[Card.RED_4, Card.BLUE_2, *FILLER], FILLER, FILLER], cauldrons)

    counts = {"least": 2, "most": 3, "fixed": False}
    assert brings(match, Card.RED_4, 0)[-1] == Fact("counts", counts)
    counts = {"least": 6, "most": 6, "fixed": True}
    assert brings(match, Card.BLUE_2, 1)[-1] == Fact("counts", counts)


def test_4_whoever_has_most_is_spared_and_who_had_is_no_longer(situation: Situation) -> None:
    cauldrons = [[Card.RED_7, Card.RED_4, Card.RED_1], [], []]
    taken = [[Card.RED_1] * 1, [Card.RED_2] * 3, [Card.POISON]]
    match = situation([[Card.RED_5, *FILLER], FILLER, FILLER], cauldrons, taken, "open")

    assert brings(match, Card.RED_5, 0)[3:] == [
        Change("standing", ANNA, -1, -1),
        Change("standing", BORIS, 3, 3),
        Fact("spared", {"colour": RED, "seat": ANNA, "cards": 4}),
        Fact("no-longer-spared", {"colour": RED, "seat": BORIS}),
    ]


def test_4_a_tie_spares_nobody(situation: Situation) -> None:
    cauldrons = [[Card.RED_7, Card.RED_4, Card.RED_1], [], []]
    taken = [[], [Card.RED_2] * 3, []]
    match = situation([[Card.RED_5, *FILLER], FILLER, FILLER], cauldrons, taken, "open")

    assert brings(match, Card.RED_5, 0)[3:] == [
        Change("standing", ANNA, 3, 3),
        Change("standing", BORIS, 3, 3),
        Fact("tied", {"colour": RED, "seats": [ANNA, BORIS]}),
    ]


def test_4_piles_face_down_are_not_counted(situation: Situation) -> None:
    """The same table: what was taken is not told to anybody who may not look at it."""
    cauldrons = [[Card.RED_7, Card.RED_4, Card.RED_1], [], []]
    taken = [[], [Card.RED_2] * 3, []]
    match = situation([[Card.RED_5, *FILLER], FILLER, FILLER], cauldrons, taken)

    counts = {"least": 0, "most": 3, "fixed": False}
    assert brings(match, Card.RED_5, 0)[3:] == [Fact("counts", counts)]


def test_4_the_last_card_is_followed_by_the_count(situation: Situation) -> None:
    cauldrons = [[Card.RED_7, Card.RED_4, Card.RED_1], [Card.POISON], []]
    taken = [[Card.POISON], [Card.RED_2] * 2, [Card.BLUE_1]]
    match = situation([[Card.RED_5], [], []], cauldrons, taken, "open")

    assert asked(match, chances=True)[0] == Fact("last-of-round")
    assert brings(match, Card.RED_5, 0, chances=True)[3:] == [
        Fact("round-ends", {"left": 2}),
        Change("points", ANNA, 2, 2),
        Change("points", BORIS, 2, 2),
        Fact("spared", {"colour": RED, "seat": ANNA, "cards": 3}),
        Fact("no-longer-spared", {"colour": RED, "seat": BORIS}),
    ]


def test_4_of_piles_face_down_only_the_number_is_known(situation: Situation) -> None:
    cauldrons = [[Card.RED_7, Card.POISON, Card.RED_1], [], []]
    taken = [[Card.POISON], [Card.RED_2] * 2, []]
    match = situation([[Card.RED_5], [], []], cauldrons, taken)

    assert brings(match, Card.RED_5, 0, chances=True)[3:] == [
        Fact("round-ends", {"left": 1}),
        Change("points", ANNA, 2, 6, "possible"),
        Change("points", BORIS, 0, 4, "possible"),
    ]


def test_4_who_takes_poison_alone_knows_its_points(situation: Situation) -> None:
    match = situation([[Card.RED_5], [], []], [[Card.POISON] * 3, [], []])

    assert brings(match, Card.RED_5, 0)[-1] == Change("points", ANNA, 6, 6)


@pytest.mark.parametrize("piles", ["open", "closed"])
def test_5_the_last_card_of_the_game_tells_who_wins(situation: Situation, piles: str) -> None:
    taken = [[Card.BLUE_1, Card.BLUE_2], [Card.BLUE_4] * 2, []]
    match = situation([[Card.RED_5], [], []], [[], [], []], taken, piles)
    match.state.round = 3
    match.state.totals = [3, 5, 5]

    said = brings(match, Card.RED_5, 0)
    assert asked(match) == [Fact("last-of-game")]
    assert (said[-1] == Fact("victory", {"winners": [ANNA, CLEO]})) == (piles == "open")


def test_6_a_card_is_drawn_while_the_pile_lasts(situation: Situation) -> None:
    match = situation([[Card.RED_5, Card.RED_1], FILLER * 2, FILLER])
    match.state.pile = [match.state.set_aside.pop() for _ in range(9)]
    assert brings(match, Card.RED_5, 0)[-1] == Fact("draws", {"left": 8})

    match.state.pile = []
    assert brings(match, Card.RED_5, 0)[-1].what == "holds"


@pytest.mark.parametrize("piles", ["open", "closed"])
def test_6_how_likely_the_drawn_card_is_poison(situation: Situation, piles: str) -> None:
    """Two poison cards and three potions are in sight; piles face down hide one more."""
    cauldrons = [[Card.POISON, Card.RED_1], [Card.POISON], []]
    hands = [[Card.RED_5, Card.RED_1], FILLER * 2, FILLER]
    match = situation(hands, cauldrons, [[], [Card.POISON], []], piles)
    match.state.pile = [match.state.set_aside.pop() for _ in range(9)]

    said = brings(match, Card.RED_5, 0, chances=True)
    drawn = [effect for effect in said if effect.what == "draws-poison"]
    chance = Fact("draws-poison", {}, "chance", (5, 44), deduced=True)
    possible = Fact("draws-poison", {}, "possible", deduced=True)
    assert drawn == [chance if piles == "open" else possible]
    colours = {"red": 11, "blue": 14, "purple": 14}
    seen = {"cards": 44, "poison": 5} if piles == "open" else {"cards": 45, "poison": 6}
    assert asked(match, chances=True) == [Fact("unseen", {**seen, **colours}, deduced=True)]


def test_the_next_player_may_have_to_overflow(situation: Situation) -> None:
    """Into cauldrons at 13, 12 and 13 only the ones of the second fit."""
    red, purple = [Card.RED_7, Card.RED_5], [Card.PURPLE_7, Card.PURPLE_5, Card.PURPLE_1]
    blue = [Card.BLUE_7, Card.BLUE_5]
    hands = [[Card.RED_1, Card.RED_2], [Card.PURPLE_2] * 2, [Card.PURPLE_2]]

    match = situation(hands, [red, blue, purple])
    odds = (comb(38, 2), comb(41, 2))
    assert brings(match, Card.RED_1, 0, chances=True)[-1] == Fact(
        "next-overflows", {"seat": BORIS}, "chance", odds, deduced=True
    )

    match = situation(hands, [red, [*blue, Card.BLUE_1], purple])
    assert brings(match, Card.RED_1, 0, chances=True)[-1] == Fact(
        "next-overflows", {"seat": BORIS}, deduced=True
    )
    assert "next-overflows" not in {effect.what for effect in brings(match, Card.RED_1, 0)}


def test_no_figure_is_given_that_takes_a_memory(situation: Situation) -> None:
    cauldrons = [[Card.RED_7, Card.RED_5], [Card.BLUE_7, Card.BLUE_5], [Card.PURPLE_7]]
    hands = [[Card.RED_1, Card.RED_2], [Card.PURPLE_2] * 2, [Card.PURPLE_2]]
    taken = [[], [Card.RED_4], []]

    for piles in ("open", "closed"):
        match = situation(hands, cauldrons, taken, piles)
        said = {effect.what for effect in brings(match, Card.RED_1, 0, chances=True)}
        assert ("next-overflows" in said) == (piles == "open")
