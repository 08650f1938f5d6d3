"""The greedy bot builds, is careful whom it feeds, and knows what spells are for."""

from __future__ import annotations

from collections.abc import Callable

from support.table import ANNA

from retorta.bots import Bot
from retorta.bots.random import RandomBot
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Move
from retorta.games.potion_making import BOX
from retorta.games.potion_making.bots.greedy import Greedy
from retorta.games.potion_making.cards import Card
from retorta.games.potion_making.moves import (
    Build,
    Cast,
    Keep,
    Learn,
    PlayAsElement,
    TurnInto,
    UseBuilt,
)

Situation = Callable[..., Match]


def chosen(match: Match) -> Move:
    return Greedy(1).choose(match.pov(ANNA))


def played_turn(match: Match) -> list[Move]:
    """Let the bot play Anna's turn; return its moves."""
    bot = Greedy(1)
    moves = []
    while match.deciders() == [ANNA]:
        moves.append(bot.choose(match.pov(ANNA)))
        match.play(ANNA, moves[-1])
    return moves


def test_it_builds_what_scores_most(situation: Situation) -> None:
    match = situation(
        [[Card.LOVE_POTION, Card.DRAGON, Card.TELEPATHIC_POTION_ETHER_WAVES], []],
        [Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION],
        [[(Card.POWDER_OF_CONTROL, []), (Card.STRENGTH_ELIXIR, [])]],
    )

    assert chosen(match) == Build(Card.DRAGON)


def test_it_uses_its_own_elixir_before_anothers(situation: Situation) -> None:
    match = situation(
        [[Card.POWDER_OF_FATE], []],
        [Card.WARDING_SOLUTION],
        [[(Card.DIVINATION_INFUSION, [])], [(Card.DIVINATION_INFUSION, [])]],
    )

    assert played_turn(match) == [
        Build(Card.POWDER_OF_FATE),
        UseBuilt(ANNA, Card.DIVINATION_INFUSION, 0),
    ]
    assert match.points() == [4, 0]


def test_it_plays_a_new_element_before_one_that_is_there(situation: Situation) -> None:
    match = situation([[Card.DRAGON, Card.GRIFFIN], []], [Card.ISIDAS_MORTUM])

    assert chosen(match) == PlayAsElement(Card.GRIFFIN)


def test_it_casts_knowledge_to_build_what_it_takes(situation: Situation) -> None:
    match = situation(
        [[Card.SPELL_OF_KNOWLEDGE_BELLADONNA, Card.UNICORN], []],
        [Card.DRAGON, Card.UNSEEN_GUARDIAN],
        [[(Card.POWDER_OF_CONTROL, []), (Card.STRENGTH_ELIXIR, [])]],
    )

    assert played_turn(match) == [
        Cast(Card.SPELL_OF_KNOWLEDGE_BELLADONNA),
        Learn(Card.DRAGON),
        Build(Card.DRAGON),
    ]


def test_it_finds_the_example_of_the_rulebook(situation: Situation) -> None:
    """Transform the Elixir of Invisibility, then build the Powder of Fate."""
    match = situation(
        [
            [
                Card.POLYGLOTUM_POTION,
                Card.TELEPATHIC_POTION_ETHER_WAVES,
                Card.SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT,
                Card.GREAT_ELIXIR_OF_REBIRTH,
                Card.POWDER_OF_FATE,
            ],
            [],
        ],
        [
            Card.BASILISK,
            Card.DIVINATION_INFUSION,
            Card.BANSHEE,
            Card.FIRE_SALAMANDER,
            Card.KNOWLEDGE_ELIXIR,
        ],
        [[(Card.INVISIBILITY_ELIXIR, [Card.STRENGTH_ELIXIR, Card.LOVE_POTION])]],
    )

    assert played_turn(match) == [
        Cast(Card.SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT),
        TurnInto(Card.DIVINATION_INFUSION),
        Build(Card.POWDER_OF_FATE),
    ]


def test_it_casts_destruction_to_free_a_recipe_it_needs(situation: Situation) -> None:
    match = situation(
        [[Card.SPELL_OF_DESTRUCTION_FERN_FLOWER, Card.POWDER_OF_FATE], []],
        [Card.WARDING_SOLUTION],
        [[(Card.LOVE_POTION, [Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION])]],
    )

    assert played_turn(match) == [
        Cast(Card.SPELL_OF_DESTRUCTION_FERN_FLOWER),
        Keep(Card.DIVINATION_INFUSION),
        Build(Card.POWDER_OF_FATE),
    ]


def test_it_does_not_waste_a_spell(situation: Situation) -> None:
    """Nothing can be gained with Knowledge here that an element would not give as well."""
    match = situation(
        [[Card.SPELL_OF_KNOWLEDGE_BELLADONNA, Card.GRIFFIN], []], [Card.POWDER_OF_FATE]
    )

    assert chosen(match) == PlayAsElement(Card.GRIFFIN)


def test_it_beats_random_play() -> None:
    wins = 0
    for seed in range(8):
        match = Match(BOX, 2, SeededDealer(seed))
        bots: list[Bot] = [Greedy(seed), RandomBot(seed)]
        while deciders := match.deciders():
            match.play(deciders[0], bots[deciders[0]].choose(match.pov(deciders[0])))
        wins += match.end().winners == [ANNA]
    assert wins >= 7
