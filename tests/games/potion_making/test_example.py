"""8. The rulebook's example of three turns, move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from support.table import ANNA, BORIS

from retorta.core.match import Match
from retorta.games.potion_making.cards import ELEMENT, Card, Element, Recipe
from retorta.games.potion_making.events import (
    CardDrawn,
    CardsReturned,
    ElementPlayed,
    RecipeBuilt,
    RecipeTransformed,
    SpellCast,
)
from retorta.games.potion_making.moves import Build, Cast, PlayAsElement, TurnInto

Situation = Callable[..., Match]

HELD = [
    Card.POLYGLOTUM_POTION,
    Card.FIRE_SALAMANDER,
    Card.SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT,
    Card.GREAT_ELIXIR_OF_REBIRTH,
]
"""What the player of the example holds before the first turn."""

BAT_WING = Card.UNSEEN_GUARDIAN
ENERGY_OF_THOUGHT = Card.STRENGTH_ELIXIR
FERN_FLOWER = Card.AVOCADO_CADAVER
CRYSTAL_OF_AIR = Card.LOVE_POTION
MANDRAKE = Card.BASILISK
BLOOD_STONE = Card.DIVINATION_INFUSION
DRAGON_TOOTH = Card.BANSHEE
MUSHROOMS = Card.GRIFFIN
SPRING_WATER = Card.KNOWLEDGE_ELIXIR


BORIS_HOLDS = [
    Card.UNICORN,
    Card.DRAGON,
    Card.BEAST_LORD_TALISMAN,
    Card.TELEPORTATION_TALISMAN,
    Card.HIDDEN_KNOWLEDGE_TALISMAN,
    Card.GREAT_ELIXIR_OF_OMENS,
    Card.GREAT_ELIXIR_OF_MIGHT,
    Card.GREAT_ELIXIR_OF_INSIGHT,
]
"""So many that he never draws: every card of the deck is Anna's."""


def others_play(match: Match, cabinet: Sequence[Card]) -> None:
    """Let Boris play any card, then lay the cabinet as the example finds it.

    What the others did between the turns the rulebook does not say.
    """
    match.play(BORIS, match.legal_moves(BORIS)[0])
    for stack in match.state.stacks:
        stack.clear()
    for card in cabinet:
        match.state.stacks[ELEMENT[card]].append(int(card))


def test_8_the_example_of_three_turns(situation: Situation) -> None:
    # The first turn: the Elixir of Invisibility is drawn, and built at once.
    match = situation(
        [[*HELD, Card.INVISIBILITY_ELIXIR], BORIS_HOLDS],
        [BAT_WING, ENERGY_OF_THOUGHT, FERN_FLOWER, CRYSTAL_OF_AIR],
        deck=[Card.TELEPATHIC_POTION_ETHER_WAVES],
    )
    events = match.play(ANNA, Build(Card.INVISIBILITY_ELIXIR))
    assert events == [
        RecipeBuilt(
            ANNA,
            Card.INVISIBILITY_ELIXIR,
            [ENERGY_OF_THOUGHT, CRYSTAL_OF_AIR],
            [Element.ENERGY_OF_THOUGHT, Element.AIR_CRYSTAL],
            2,
            [],
            0,
        )
    ]
    assert match.points()[ANNA] == 2
    assert {stack.cards[-1] for stack in match.view(None).public.stacks} == {BAT_WING, FERN_FLOWER}

    # The second turn: nothing can be built, so the Fire Salamander is a phoenix feather.
    others_play(match, [MANDRAKE, BLOOD_STONE, DRAGON_TOOTH, MUSHROOMS])
    assert Card.TELEPATHIC_POTION_ETHER_WAVES in match.state.hands[ANNA]
    assert not any(isinstance(move, Build) for move in match.legal_moves(ANNA))
    match.state.deck = [int(Card.POWDER_OF_FATE)]
    events = match.play(ANNA, PlayAsElement(Card.FIRE_SALAMANDER))
    assert events == [ElementPlayed(ANNA, Card.FIRE_SALAMANDER, 1)]
    assert match.points()[ANNA] == 3

    # The third turn: the Powder of Fate is drawn.
    others_play(match, [MANDRAKE, BLOOD_STONE, DRAGON_TOOTH, Card.FIRE_SALAMANDER, SPRING_WATER])
    assert Card.POWDER_OF_FATE in match.state.hands[ANNA]
    assert Build(Card.POWDER_OF_FATE) not in match.legal_moves(ANNA)
    events = match.play(ANNA, Cast(Card.SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT))
    assert events == [SpellCast(ANNA, Card.SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT)]
    stacks = {stack.element: stack.cards for stack in match.view(None).public.stacks}
    assert stacks[Element.MANDRAKE_ROOT] == [
        Card.SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT,
        MANDRAKE,
    ]
    events = match.play(ANNA, TurnInto(Card.DIVINATION_INFUSION))
    assert events == [
        RecipeTransformed(ANNA, Card.INVISIBILITY_ELIXIR, Card.DIVINATION_INFUSION),
        CardsReturned([Card.INVISIBILITY_ELIXIR, ENERGY_OF_THOUGHT, CRYSTAL_OF_AIR]),
    ]
    assert match.points()[ANNA] == 3, "all this scores nothing"
    match.state.deck = [int(Card.POWDER_OF_TRUTH), int(Card.PALANTIRIUM_TALISMAN)]
    events = match.play(ANNA, Build(Card.POWDER_OF_FATE))
    assert events[0] == RecipeBuilt(
        ANNA,
        Card.POWDER_OF_FATE,
        [Card.DIVINATION_INFUSION, Card.FIRE_SALAMANDER],
        [Recipe.DIVINATION_INFUSION, Element.PHOENIX_FEATHER],
        4,
        [],
        0,
    )
    assert match.points()[ANNA] == 7
    assert {stack.element for stack in match.view(None).public.stacks} == {
        Element.MANDRAKE_ROOT,
        Element.DRAGON_TOOTH,
        Element.SPRING_WATER,
        Element.ASTRAL_ENERGY,
        Element.ENERGY_OF_THOUGHT,
        Element.AIR_CRYSTAL,
    }

    # The next turn begins with two cards.
    assert len(match.state.hands[ANNA]) == 3
    events = match.play(BORIS, match.legal_moves(BORIS)[0])
    assert [event.seat for event in events if isinstance(event, CardDrawn)] == [ANNA, ANNA]
    assert len(match.state.hands[ANNA]) == 5
