"""What is told, by the sections of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from support.table import ANNA, BORIS, CLEO

from retorta.core.match import Match
from retorta.core.tells import Change, Effect, Fact, Lacking, Pointless, told
from retorta.core.words import Move
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import Card, Element, Kind, Recipe
from retorta.games.potion_making.moves import (
    Build,
    Cast,
    Destroy,
    Keep,
    KeepNothing,
    Learn,
    PlayAsElement,
    PutBack,
    Transform,
    TurnInto,
    UseBuilt,
    UseElement,
)

Situation = Callable[..., Match]
KNOWLEDGE = Card.SPELL_OF_KNOWLEDGE_BELLADONNA
DESTRUCTION = Card.SPELL_OF_DESTRUCTION_FERN_FLOWER
TRANSFORMATION = Card.SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT


def brought(match: Match, move: Move, chances: bool = False) -> list[Effect]:
    """Return what Anna is told of a move."""
    said = told(match.box, match.state, ANNA, chances)
    assert said is not None
    return said.moves[match.legal_moves(ANNA).index(move)]


def asked(match: Match) -> list[Effect]:
    said = told(match.box, match.state, ANNA, chances=False)
    assert said is not None
    return said.question


def one(effects: list[Effect], what: str) -> Effect:
    [found] = [effect for effect in effects if effect.what == what]
    return found


def points(effects: list[Effect], what: str = "points") -> dict[int, tuple[int, int]]:
    return {
        effect.seat: (effect.least, effect.most)
        for effect in effects
        if isinstance(effect, Change) and effect.what == what
    }


def test_3_2_a_point_for_a_new_drawer_and_none_for_a_full_one(situation: Situation) -> None:
    match = situation([[Card.BASILISK, Card.BANSHEE], []], [Card.GREAT_ELIXIR_OF_VANISHING])
    assert brought(match, PlayAsElement(Card.BASILISK)) == [
        Change("points", ANNA, 1, 1),
        Fact("on-top", {"element": Element.MANDRAKE_ROOT, "height": 1, "covers": []}),
    ]
    covered = [Recipe.GREAT_ELIXIR_OF_VANISHING]
    assert brought(match, PlayAsElement(Card.BANSHEE)) == [
        Change("points", ANNA, 0, 0),
        Fact("on-top", {"element": Element.DRAGON_TOOTH, "height": 2, "covers": covered}),
    ]


def test_3_3_a_recipe_that_cannot_be_built_promises_nothing(situation: Situation) -> None:
    """What it lacks is told of the question; of the card, what it brings as an element."""
    match = situation(
        [[Card.POWDER_OF_FATE], []],
        [Card.GREAT_ELIXIR_OF_PROTECTION],
        [[], [(Card.DIVINATION_INFUSION, [])]],
    )
    assert match.legal_moves(ANNA) == [PlayAsElement(Card.POWDER_OF_FATE)]
    [effects] = [brought(match, PlayAsElement(Card.POWDER_OF_FATE))]
    assert points(effects) == {ANNA: (1, 1)}
    lacking = one(asked(match), "recipe-lacking")
    assert isinstance(lacking, Lacking)
    assert (lacking.needs, lacking.has) == (2, 1)
    assert lacking.parts["card"] is Card.POWDER_OF_FATE
    assert lacking.parts["missing"] == [Element.PHOENIX_FEATHER]


def test_3_4_the_only_source_of_an_ingredient_is_certain(situation: Situation) -> None:
    match = situation(
        [[Card.POWDER_OF_FATE, Card.DRAGON], []],
        [Card.FIRE_SALAMANDER],
        [[], [(Card.DIVINATION_INFUSION, [Card.BASILISK, Card.BANSHEE])]],
    )
    assert brought(match, Build(Card.POWDER_OF_FATE)) == [
        Change("points", ANNA, 4, 4),
        Change("points", BORIS, 2, 2),
        Fact("uses", {"owner": BORIS, "card": Card.DIVINATION_INFUSION}),
        Fact("returns", {"cards": [Card.BANSHEE, Card.BASILISK]}),
        Fact("gone", {"elements": [Element.PHOENIX_FEATHER]}),
    ]


def test_3_4_what_is_still_chosen_is_possible_and_then_told_for_each(situation: Situation) -> None:
    match = situation(
        [[Card.POWDER_OF_FATE, Card.DRAGON], [], []],
        [Card.FIRE_SALAMANDER],
        [
            [(Card.DIVINATION_INFUSION, [])],
            [(Card.DIVINATION_INFUSION, [Card.BASILISK])],
            [(Card.LOVE_POTION, [])],
        ],
    )
    effects = brought(match, Build(Card.POWDER_OF_FATE))
    assert points(effects) == {ANNA: (4, 4), BORIS: (0, 2)}
    assert Change("points", BORIS, 0, 2, "possible") in effects
    uses = Fact("uses", {"owner": BORIS, "card": Card.DIVINATION_INFUSION}, "possible")
    assert uses in effects
    match.play(ANNA, Build(Card.POWDER_OF_FATE))
    wanted = {"card": Card.POWDER_OF_FATE, "ingredient": Recipe.DIVINATION_INFUSION}
    assert asked(match) == [Fact("wanted", wanted)]
    own = brought(match, UseBuilt(ANNA, Card.DIVINATION_INFUSION, 0))
    his = brought(match, UseBuilt(BORIS, Card.DIVINATION_INFUSION, 0))
    assert points(own) == {ANNA: (4, 4)}
    assert points(his) == {ANNA: (4, 4), BORIS: (2, 2)}
    assert one(his, "returns") == Fact("returns", {"cards": [Card.BASILISK]})


def test_3_5_an_owner_already_used_earns_whatever_is_chosen_next(situation: Situation) -> None:
    great = [Card.GREAT_ELIXIR_OF_OMENS, Card.GREAT_ELIXIR_OF_MIGHT, Card.GREAT_ELIXIR_OF_REBIRTH]
    match = situation(
        [[Card.SUPREME_ELIXIR, Card.DRAGON], [], []],
        [],
        [[(great[0], [])], [(great[1], [])], [(great[2], [])]],
    )
    assert points(brought(match, Build(Card.SUPREME_ELIXIR))) == {
        ANNA: (10, 10),
        BORIS: (0, 5),
        CLEO: (0, 5),
    }
    match.play(ANNA, Build(Card.SUPREME_ELIXIR))
    match.play(ANNA, UseBuilt(BORIS, great[1], 0))
    assert points(brought(match, UseBuilt(ANNA, great[0], 0))) == {ANNA: (10, 10), BORIS: (5, 5)}
    assert points(brought(match, UseBuilt(CLEO, great[2], 0))) == {
        ANNA: (10, 10),
        BORIS: (5, 5),
        CLEO: (5, 5),
    }


def test_4_1_a_spell_scores_nothing_and_one_plays_on(situation: Situation) -> None:
    match = situation(
        [[KNOWLEDGE, Card.DRAGON, Card.UNICORN, Card.GRIFFIN, Card.BASILISK], []],
        [Card.LOVE_POTION, Card.BANSHEE],
    )
    assert brought(match, Cast(KNOWLEDGE)) == [
        Change("points", ANNA, 0, 0),
        Fact("at-bottom", {"element": Element.BELLADONNA}),
        Fact("knowledge", {"choices": 2}),
        Fact("play-on"),
        Fact("draws-later", {"number": 1}),
    ]


def test_4_1_two_are_drawn_after_destruction(situation: Situation) -> None:
    hand = [DESTRUCTION, Card.DRAGON, Card.UNICORN, Card.GRIFFIN, Card.BASILISK]
    match = situation([hand, []], [], [[(Card.BANSHEE, [Card.LOVE_POTION])]])
    assert one(brought(match, Cast(DESTRUCTION)), "draws-later") == Fact(
        "draws-later", {"number": 2}
    )


def test_4_1_the_last_spell_without_a_card_to_follow_is_pointless(situation: Situation) -> None:
    row = [(Card.BANSHEE, [Card.LOVE_POTION]), (Card.DRAGON, [Card.GRIFFIN])]
    match = situation([[DESTRUCTION], [Card.UNICORN]], [], [row], deck=[])
    effects = brought(match, Cast(DESTRUCTION))
    assert Pointless("no-card-follows") in effects
    assert Fact("play-on") not in effects
    match = situation([[DESTRUCTION], [Card.UNICORN]], [], [row], deck=[Card.BASILISK])
    assert Pointless("no-card-follows") not in brought(match, Cast(DESTRUCTION))


def test_4_1_what_can_be_scored_by_the_card_after_it_is_a_calculation(situation: Situation) -> None:
    """With Knowledge the Elixir of Invisibility can be taken and built, two points, or an element
    be laid that is not there."""
    match = situation(
        [[KNOWLEDGE, Card.DRAGON], []],
        [Card.INVISIBILITY_ELIXIR, Card.STRENGTH_ELIXIR, Card.GREAT_ELIXIR_OF_INSIGHT],
    )
    assert points(brought(match, Cast(KNOWLEDGE)), "points-after") == {}
    later = points(brought(match, Cast(KNOWLEDGE), chances=True), "points-after")
    assert later == {ANNA: (1, 2)}


def test_4_2_knowledge_tells_what_is_taken_and_whether_it_can_be_built(
    situation: Situation,
) -> None:
    taken = situation(
        [[KNOWLEDGE, Card.DRAGON], []],
        [Card.BANSHEE, Card.GREAT_ELIXIR_OF_VANISHING, Card.BASILISK],
    )
    taken.play(ANNA, Cast(KNOWLEDGE))
    effects = brought(taken, Learn(Card.GREAT_ELIXIR_OF_VANISHING))
    assert effects[0] == Fact("learns", {"card": Card.GREAT_ELIXIR_OF_VANISHING})
    lacking = one(effects, "recipe-lacking")
    assert isinstance(lacking, Lacking)
    assert (lacking.needs, lacking.has) == (2, 0)
    uncovered = {"element": Element.DRAGON_TOOTH, "top": Recipe.BANSHEE}
    assert one(effects, "uncovers") == Fact("uncovers", uncovered)
    assert one(brought(taken, Learn(Card.BASILISK)), "gone") == Fact(
        "gone", {"elements": [Element.MANDRAKE_ROOT]}
    )
    assert asked(taken) == [Fact("play-on")]


def test_4_2_the_only_card_to_be_taken_is_told_at_once(situation: Situation) -> None:
    match = situation([[KNOWLEDGE, Card.DRAGON], []], [Card.BANSHEE])
    effects = brought(match, Cast(KNOWLEDGE))
    assert one(effects, "learns") == Fact("learns", {"card": Card.BANSHEE})


def test_4_3_destruction_tells_what_stays_and_what_returns(situation: Situation) -> None:
    row = [
        (Card.POWDER_OF_FATE, [Card.DIVINATION_INFUSION, KNOWLEDGE]),
        (Card.DRAGON, [Card.GRIFFIN]),
    ]
    match = situation([[DESTRUCTION, Card.UNICORN], []], [], [row])
    match.play(ANNA, Cast(DESTRUCTION))
    broken = {
        "card": Card.POWDER_OF_FATE,
        "under": [Card.DIVINATION_INFUSION, KNOWLEDGE],
    }
    assert brought(match, Destroy(ANNA, Card.POWDER_OF_FATE, 0)) == [Fact("breaks", broken)]
    match.play(ANNA, Destroy(ANNA, Card.POWDER_OF_FATE, 0))
    assert brought(match, Keep(Card.DIVINATION_INFUSION)) == [
        Fact("keeps", {"card": Card.DIVINATION_INFUSION}),
        Fact("returns", {"cards": [Card.POWDER_OF_FATE, KNOWLEDGE]}),
    ]
    nothing = brought(match, KeepNothing())
    assert nothing[0] == Fact("keeps-nothing", {"card": Card.POWDER_OF_FATE}, warns=True)
    assert len(nothing) == 2


def test_4_3_of_two_equal_recipes_the_broken_one_is_told_of(situation: Situation) -> None:
    """Their cards differ, so the page has to show which of them the question is about."""
    twice = [(Card.LOVE_POTION, [Card.BASILISK]), (Card.LOVE_POTION, [Card.BANSHEE])]
    match = situation([[DESTRUCTION, Card.UNICORN], []], [], [twice])
    match.play(ANNA, Cast(DESTRUCTION))
    match.play(ANNA, Destroy(ANNA, Card.LOVE_POTION, 1))
    assert match.view(ANNA).public.about_place == 1
    assert brought(match, Keep(Card.LOVE_POTION))[1] == Fact("returns", {"cards": [Card.BANSHEE]})


def test_4_4_transformation_as_in_the_third_turn_of_the_example(situation: Situation) -> None:
    row = [
        (Card.INVISIBILITY_ELIXIR, [Card.STRENGTH_ELIXIR, Card.GREAT_ELIXIR_OF_INSIGHT]),
        (Card.LOVE_POTION, []),
    ]
    match = situation(
        [[TRANSFORMATION, Card.POWDER_OF_FATE], []],
        [Card.BASILISK, Card.DIVINATION_INFUSION, Card.BANSHEE, Card.FIRE_SALAMANDER],
        [row],
    )
    match.play(ANNA, Cast(TRANSFORMATION))
    old = Card.INVISIBILITY_ELIXIR
    back = [old, Card.STRENGTH_ELIXIR, Card.GREAT_ELIXIR_OF_INSIGHT]
    assert brought(match, Transform(ANNA, old, 0)) == [
        Fact("gives-up", {"card": old}),
        Fact("returns", {"cards": back}),
    ]
    match.play(ANNA, Transform(ANNA, old, 0))
    effects = brought(match, TurnInto(Card.DIVINATION_INFUSION), chances=True)
    assert effects[0] == Fact("turns", {"card": old, "into": Card.DIVINATION_INFUSION})
    assert one(effects, "gone") == Fact("gone", {"elements": [Element.BLOOD_STONE]})
    assert points(effects, "points-after") == {ANNA: (1, 4)}, "the Powder of Fate, or its element"


def test_5_a_triple_card_scores_for_each_of_its_new_elements(situation: Situation) -> None:
    match = situation([[Card.SUPREME_ELIXIR], []], [Card.INVISIBILITY_ELIXIR])
    effects = brought(match, PlayAsElement(Card.SUPREME_ELIXIR))
    assert points(effects) == {ANNA: (2, 2)}
    assert isinstance(effects[1], Fact)
    assert len(effects[1].parts["elements"]) == 3


def test_5_any_two_of_a_kind_are_named_and_one_is_not_enough(situation: Situation) -> None:
    match = situation(
        [[Card.SUPREME_ELIXIR, Card.GREAT_TALISMAN_OF_MAGIC], []],
        [],
        [[], [(Card.GREAT_ELIXIR_OF_OMENS, [])]],
    )
    lacking = [effect for effect in asked(match) if isinstance(effect, Lacking)]
    assert [(each.needs, each.has, each.parts["missing"]) for each in lacking] == [
        (2, 1, [Kind.GREAT_ELIXIR]),
        (2, 0, [Kind.TALISMAN, Kind.TALISMAN]),
    ]


def test_5_a_triple_card_takes_all_its_elements_along(situation: Situation) -> None:
    match = situation(
        [[Card.INVISIBILITY_ELIXIR, Card.DRAGON], []],
        [Card.GREAT_TALISMAN_OF_MAGIC, Card.STRENGTH_ELIXIR, Card.GREAT_ELIXIR_OF_INSIGHT],
    )
    match.play(ANNA, Build(Card.INVISIBILITY_ELIXIR))
    triple = brought(match, UseElement(Card.GREAT_TALISMAN_OF_MAGIC))
    assert one(triple, "gone") == Fact(
        "gone",
        {"elements": [Element.AIR_CRYSTAL, Element.PHOENIX_FEATHER, Element.DRAGON_TOOTH]},
    )


def test_6_the_card_put_back_first_lies_beneath_the_other(situation: Situation) -> None:
    row = [(Card.POWDER_OF_FATE, [Card.DRAGON, Card.FIRE_SALAMANDER, Card.GREAT_ELIXIR_OF_MIGHT])]
    match = situation([[DESTRUCTION, Card.UNICORN], []], [], [row])
    match.play(ANNA, Cast(DESTRUCTION))
    match.play(ANNA, Keep(Card.POWDER_OF_FATE))
    beneath = {"element": Element.PHOENIX_FEATHER, "cards": [Card.GREAT_ELIXIR_OF_MIGHT]}
    assert brought(match, PutBack(Card.FIRE_SALAMANDER)) == [Fact("beneath", beneath)]
    assert asked(match) == [Fact("play-on")]


def test_7_the_last_card_ends_the_game(situation: Situation) -> None:
    match = situation([[Card.DRAGON], []], [], deck=[])
    assert Fact("ends-game") in brought(match, PlayAsElement(Card.DRAGON))
    match = situation([[Card.DRAGON, Card.UNICORN], []], [], deck=[])
    assert Fact("ends-game") not in brought(match, PlayAsElement(Card.DRAGON))
    assert Fact("nobody-else", {"number": 2}) in asked(match)
    match = situation([[Card.DRAGON], [Card.UNICORN]], [], deck=[])
    assert Fact("ends-game") not in brought(match, PlayAsElement(Card.DRAGON))
    assert Fact("cards-left", {"hand": 1, "deck": 0}) in asked(match)


def test_nobody_else_is_told_of_a_choice(situation: Situation) -> None:
    match = situation([[Card.DRAGON], [Card.UNICORN]], [])
    assert told(BOX, match.state, BORIS, chances=True) is None
