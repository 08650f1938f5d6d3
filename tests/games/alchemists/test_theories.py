"""6. Publishing, 7. debunking on both levels, 9. the exhibition and 10. the final scoring."""

from __future__ import annotations

import pytest
from support.alchemists_bench import Bench, is_resting
from support.table import ANNA, BORIS, CLEO, DORA

from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    Area,
    Artifact,
    Colour,
    Favor,
    Formula,
    Grant,
    Ingredient,
    Potion,
    Seal,
)
from retorta.games.alchemists.moves import (
    DECLINE,
    PASS,
    Claim,
    Disprove,
    Endorse,
    LaySeal,
    Mix,
    Propose,
    Publish,
    TakeGrant,
)
from retorta.games.alchemists.rules.areas import ActInArea
from retorta.games.alchemists.rules.debunking import (
    NO_THEORY_TO_DEBUNK,
    NOT_ABOUT_WHAT_FELL,
    THE_VERY_THEORY_THAT_FELL,
    DisproveAspect,
)
from retorta.games.alchemists.rules.decks import FROM_YOUR_HAND
from retorta.games.alchemists.rules.exhibition import (
    EXHIBITED_ALREADY,
    NO_SOUP_AT_THE_EXHIBITION,
    ExhibitPotion,
)
from retorta.games.alchemists.rules.grants import NO_RIGHT_TO_GRANT, seals_that_count
from retorta.games.alchemists.rules.master import ProposeExperiment
from retorta.games.alchemists.rules.mixing import TWO_DIFFERENT
from retorta.games.alchemists.rules.publishing import (
    BOOK_FULL,
    COLLEAGUES_WANT_GOLD,
    ENDORSED_ALREADY,
    FORMULA_USED_ALREADY,
    NO_SEAL_LEFT,
    NO_THEORY_TO_ENDORSE,
    NOT_YOUR_SEAL,
    PUBLISHER_WANTS_GOLD,
    THEORY_CONFLICTED,
    THEORY_PUBLISHED_ALREADY,
    PublishTheory,
)
from retorta.games.alchemists.rules.scoring import (
    final_scoring,
    outcome,
    points_for_seal,
    score_of,
    wrong_colours,
)
from retorta.games.alchemists.state import LaidSeal

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = Ingredient


# 6. Publishing


def test_6_1_a_theory_costs_a_gold_and_brings_reputation() -> None:
    bench = Bench()
    bench.ask(PublishTheory(ANNA, 1))
    bench.play(ANNA, Publish(SCORPION, Formula.RED_PLUS), LaySeal(Seal.GOLD))

    assert (bench.lab(ANNA).gold, bench.lab(ANNA).reputation) == (1, 11)
    assert bench.state.theories[SCORPION] == Formula.RED_PLUS
    assert bench.match.view(None).public.books[SCORPION].owners == [ANNA]
    assert bench.match.view(None).public.books[SCORPION].seals is None
    assert bench.match.view(ANNA).own.laid_seals[SCORPION] == Seal.GOLD
    assert bench.match.view(BORIS).own.laid_seals == [None] * 8


def test_6_1_one_theory_for_an_ingredient_and_one_ingredient_for_a_formula() -> None:
    bench = Bench()
    bench.theory(SCORPION, Formula.RED_PLUS, {BORIS: Seal.GOLD})
    bench.ask(PublishTheory(ANNA, 1))

    assert bench.refused(ANNA, Publish(SCORPION, Formula.ALL_PLUS)) == THEORY_PUBLISHED_ALREADY
    assert bench.refused(ANNA, Publish(TOAD, Formula.RED_PLUS)) == FORMULA_USED_ALREADY


def test_6_1_the_publisher_is_paid() -> None:
    bench = Bench()
    bench.lab(ANNA).gold = 0
    bench.ask(PublishTheory(ANNA, 1))

    assert bench.refused(ANNA, Publish(TOAD, Formula.RED_PLUS)) == PUBLISHER_WANTS_GOLD


def test_6_2_a_seal_comes_from_the_own_supply() -> None:
    bench = Bench()
    bench.lab(ANNA).seals = [0, 0, 1, 0, 0]
    bench.ask(PublishTheory(ANNA, 1), PublishTheory(ANNA, 1))
    bench.play(ANNA, Publish(TOAD, Formula.RED_PLUS))
    assert bench.refused(ANNA, LaySeal(Seal.GOLD)) == NOT_YOUR_SEAL

    bench.play(ANNA, LaySeal(Seal.RED))
    assert bench.refused(ANNA, Publish(FERN, Formula.ALL_PLUS)) == NO_SEAL_LEFT


def test_6_3_to_endorse_pays_the_publisher_and_every_colleague() -> None:
    bench = Bench()
    bench.theory(TOAD, Formula.RED_PLUS, {BORIS: Seal.GOLD, CLEO: Seal.RED})
    bench.lab(ANNA).gold = 3
    bench.ask(PublishTheory(ANNA, 1))
    bench.play(ANNA, Endorse(TOAD), LaySeal(Seal.SILVER))

    assert [lab.gold for lab in bench.state.labs] == [0, 3, 3]
    assert bench.lab(ANNA).reputation == 10


def test_6_3_what_cannot_be_endorsed() -> None:
    bench = Bench(4)
    bench.theory(TOAD, Formula.RED_PLUS, {ANNA: Seal.GOLD})
    bench.theory(FERN, Formula.ALL_PLUS, {BORIS: Seal.GOLD, CLEO: Seal.GOLD, DORA: Seal.GOLD})
    bench.theory(CLAW, Formula.ALL_MINUS, {BORIS: Seal.GOLD, CLEO: Seal.GOLD})
    bench.theory(FLOWER, Formula.BLUE_PLUS, {BORIS: Seal.RED})
    bench.theory(FEATHER, Formula.BLUE_MINUS, {CLEO: Seal.RED})
    bench.state.conflicts = [(FLOWER, FEATHER)]
    bench.ask(PublishTheory(ANNA, 1))

    assert bench.refused(ANNA, Endorse(MUSHROOM)) == NO_THEORY_TO_ENDORSE
    assert bench.refused(ANNA, Endorse(TOAD)) == ENDORSED_ALREADY
    assert bench.refused(ANNA, Endorse(FERN)) == BOOK_FULL
    assert bench.refused(ANNA, Endorse(CLAW)) == COLLEAGUES_WANT_GOLD
    assert bench.match.view(ANNA).public.conflicts == [[FLOWER, FEATHER]]
    assert bench.refused(ANNA, Endorse(FLOWER)) == THEORY_CONFLICTED


# 6.4 Grants


def test_6_4_the_first_grant_asks_for_two_ingredients() -> None:
    """Example: with a theory on the scorpion, one on toad or mushroom earns the grant."""
    bench = Bench()
    bench.theory(SCORPION, Formula.RED_PLUS, {ANNA: Seal.GOLD})
    bench.ask(PublishTheory(ANNA, 1))
    bench.play(ANNA, Publish(TOAD, Formula.ALL_PLUS), LaySeal(Seal.RED))

    assert bench.lab(ANNA).grants == [Grant.A]
    assert bench.lab(ANNA).gold == 2 - 1 + 2


def test_6_4_a_later_grant_asks_for_three() -> None:
    bench = Bench()
    bench.lab(ANNA).grants = [Grant.D]
    bench.state.grants.remove(Grant.D)
    bench.theory(SCORPION, Formula.RED_PLUS, {ANNA: Seal.GOLD})
    bench.ask(PublishTheory(ANNA, 1), PublishTheory(ANNA, 1))
    bench.play(ANNA, Publish(TOAD, Formula.ALL_PLUS), LaySeal(Seal.RED))
    assert bench.lab(ANNA).grants == [Grant.D]

    bench.play(ANNA, Publish(MUSHROOM, Formula.ALL_MINUS), LaySeal(Seal.RED))
    assert bench.lab(ANNA).grants == [Grant.D, Grant.A]


def test_6_4_of_two_grants_only_one_is_taken() -> None:
    bench = Bench()
    bench.theory(TOAD, Formula.RED_PLUS, {ANNA: Seal.GOLD})
    bench.theory(FEATHER, Formula.ALL_MINUS, {BORIS: Seal.GOLD})
    bench.theory(MANDRAKE, Formula.RED_MINUS, {ANNA: Seal.GOLD})
    bench.ask(PublishTheory(ANNA, 1))
    bench.play(ANNA, Publish(SCORPION, Formula.ALL_PLUS), LaySeal(Seal.RED))
    assert bench.refused(ANNA, TakeGrant(Grant.C)) == NO_RIGHT_TO_GRANT

    bench.play(ANNA, TakeGrant(Grant.B))
    assert bench.lab(ANNA).grants == [Grant.B]
    assert is_resting(bench)


def test_6_4_seals_on_conflicted_theories_earn_no_grant() -> None:
    bench = Bench()
    bench.theory(SCORPION, Formula.RED_PLUS, {ANNA: Seal.GOLD})
    bench.theory(FEATHER, Formula.ALL_MINUS, {BORIS: Seal.GOLD})
    bench.state.conflicts = [(SCORPION, FEATHER)]
    bench.ask(PublishTheory(ANNA, 1))
    bench.play(ANNA, Publish(TOAD, Formula.ALL_PLUS), LaySeal(Seal.RED))

    assert bench.lab(ANNA).grants == []
    assert seals_that_count(bench.state, ANNA) == 1


# 7.1 – 7.3 Apprentices


def scorpion_theory() -> Bench:
    """Return a wrong theory on the scorpion with three seals; its truth is r− G+ b+."""
    bench = Bench(4)
    bench.theory(SCORPION, Formula.RED_MINUS, {DORA: Seal.GREEN, ANNA: Seal.RED, CLEO: Seal.SILVER})
    return bench


def test_7_1_the_same_sign_is_a_failure() -> None:
    """Example: blue shows the sign of the theory, and who asked loses one."""
    bench = scorpion_theory()
    bench.ask(DisproveAspect(ANNA, 1))
    assert bench.refused(ANNA, Disprove(TOAD, Colour.RED)) == NO_THEORY_TO_DEBUNK
    bench.play(ANNA, Disprove(SCORPION, Colour.BLUE))

    assert bench.lab(ANNA).reputation == 9
    assert bench.state.theories[SCORPION] == Formula.RED_MINUS
    for seat in (ANNA, BORIS, None):
        assert bench.known(seat) == {(SCORPION,): {Potion.WISDOM}}


def test_7_2_another_sign_topples_the_theory_and_opens_its_seals() -> None:
    """Example: green differs. The green hedge loses nothing, the red one and the star five."""
    bench = scorpion_theory()
    bench.ask(DisproveAspect(BORIS, 1))
    bench.play(BORIS, Disprove(SCORPION, Colour.GREEN))

    assert [lab.reputation for lab in bench.state.labs] == [5, 12, 5, 10]
    assert bench.state.theories[SCORPION] is None
    assert bench.state.books[SCORPION] == []
    assert bench.match.view(BORIS).public.players[ANNA].lost == [Seal.RED]
    assert bench.lab(ANNA).seals == [2, 3, 1, 2, 2], "seals do not come back"


def test_7_2_debunking_the_own_theory_is_one_net_change() -> None:
    """Example: at 13 points, +2 and −5 make 10."""
    bench = Bench()
    bench.theory(SCORPION, Formula.RED_MINUS, {ANNA: Seal.GOLD})
    bench.lab(ANNA).reputation = 13
    bench.ask(DisproveAspect(ANNA, 1))
    bench.play(ANNA, Disprove(SCORPION, Colour.GREEN))

    assert bench.lab(ANNA).reputation == 10


def test_7_3_with_a_cube_in_publishing_the_debunker_may_publish_at_once() -> None:
    bench = scorpion_theory()
    bench.theory(FERN, Formula.ALL_PLUS, {CLEO: Seal.RED})
    bench.cubes(Area.PUBLISH, CLEO, BORIS)
    bench.ask(ActInArea(Area.PUBLISH, 0, 0, False), DisproveAspect(BORIS, 0))
    bench.play(BORIS, Disprove(SCORPION, Colour.GREEN))

    very_same = Publish(SCORPION, Formula.RED_MINUS)
    assert bench.refused(BORIS, very_same) == THE_VERY_THEORY_THAT_FELL
    elsewhere = Publish(FEATHER, Formula.BLUE_PLUS)
    assert bench.refused(BORIS, elsewhere) == NOT_ABOUT_WHAT_FELL
    assert bench.refused(BORIS, Publish(SCORPION, Formula.ALL_PLUS)) == FORMULA_USED_ALREADY
    assert bench.may(BORIS, Publish(FEATHER, Formula.RED_MINUS))
    bench.play(BORIS, Publish(SCORPION, Formula.GREEN_PLUS), LaySeal(Seal.GOLD))
    assert bench.lab(BORIS).reputation == 13

    assert bench.match.deciders() == [CLEO], "Cleo still has an action there, Boris does not"
    bench.play(CLEO, DECLINE)
    assert is_resting(bench)
    assert bench.lab(BORIS).laid == 0


def test_7_3_without_a_cube_there_or_without_need_nothing_is_published_at_once() -> None:
    bench = scorpion_theory()
    bench.ask(DisproveAspect(BORIS, 1))
    bench.play(BORIS, Disprove(SCORPION, Colour.GREEN))
    assert is_resting(bench)

    bench = scorpion_theory()
    bench.cubes(Area.PUBLISH, BORIS)
    bench.ask(DisproveAspect(BORIS, 1))
    bench.play(BORIS, Disprove(SCORPION, Colour.GREEN), PASS)
    assert bench.state.published_early == [0, 0, 0, 0]


def test_7_3_a_theory_known_to_be_wrong_may_be_published_later() -> None:
    bench = scorpion_theory()
    bench.ask(PublishTheory(BORIS, 1), DisproveAspect(BORIS, 1))
    bench.play(BORIS, Disprove(SCORPION, Colour.GREEN))

    assert bench.may(BORIS, Publish(SCORPION, Formula.RED_MINUS))


# 7.4 Masters


def test_7_4_one_theory_falls() -> None:
    """Example: an experiment that gives green plus topples a scorpion with green minus."""
    bench = scorpion_theory()
    bench.ask(ProposeExperiment(BORIS, 1))
    bench.play(BORIS, Propose(MUSHROOM, SCORPION), Claim(Potion.SPEED))

    assert [lab.reputation for lab in bench.state.labs] == [5, 12, 5, 10]
    assert bench.known(None) == {(MUSHROOM, SCORPION): {Potion.SPEED}}


def test_7_4_two_theories_fall_together_for_one_reward_and_one_penalty() -> None:
    """A player with a seal on both loses ten at once, the debunker gains two once."""
    bench = Bench()
    bench.theory(SCORPION, Formula.RED_MINUS, {ANNA: Seal.GOLD, CLEO: Seal.GREEN})
    bench.theory(MUSHROOM, Formula.ALL_MINUS, {ANNA: Seal.GOLD})
    bench.lab(ANNA).reputation = 18
    bench.ask(ProposeExperiment(BORIS, 1))
    bench.play(BORIS, Propose(MUSHROOM, SCORPION), Claim(Potion.SPEED))

    assert [lab.reputation for lab in bench.state.labs] == [6, 12, 10]
    assert bench.state.theories == [None] * 8


def conflict_bench() -> Bench:
    """Theories on scorpion (right: r− G+ b+) and toad, which would give poison together."""
    bench = Bench()
    bench.theory(SCORPION, Formula.GREEN_PLUS, {ANNA: Seal.GOLD})
    bench.theory(TOAD, Formula.RED_MINUS, {CLEO: Seal.GOLD})
    return bench


@pytest.mark.parametrize("claim", [Potion.WISDOM, Potion.POISON])
def test_7_5_a_conflict_costs_nobody_and_marks_both_theories(claim: Potion) -> None:
    """Scorpion and toad truly give wisdom: both claims show that the theories disagree."""
    bench = conflict_bench()
    bench.cubes(Area.PUBLISH, BORIS)
    bench.ask(ProposeExperiment(BORIS, 1))
    bench.play(BORIS, Propose(TOAD, SCORPION), Claim(claim))

    assert [lab.reputation for lab in bench.state.labs] == [10, 12, 10]
    assert bench.match.view(None).public.conflicts == [[TOAD, SCORPION]]
    assert bench.match.view(None).public.books[TOAD].in_conflict
    assert seals_that_count(bench.state, ANNA) == 0
    assert is_resting(bench), "no immediate publication for a conflict"


def test_7_5_a_conflict_that_is_marked_is_nothing_new() -> None:
    bench = conflict_bench()
    bench.ask(ProposeExperiment(ANNA, 1), ProposeExperiment(BORIS, 1))
    bench.play(BORIS, Propose(TOAD, SCORPION), Claim(Potion.POISON))
    bench.play(ANNA, Propose(TOAD, SCORPION), Claim(Potion.WISDOM))

    assert bench.lab(ANNA).reputation == 9


def test_7_5_when_one_theory_falls_both_tokens_go() -> None:
    bench = conflict_bench()
    bench.ask(ProposeExperiment(ANNA, 1), ProposeExperiment(BORIS, 1))
    bench.play(BORIS, Propose(TOAD, SCORPION), Claim(Potion.POISON))
    bench.play(ANNA, Propose(MUSHROOM, TOAD), Claim(Potion.HEALING))

    assert bench.state.conflicts == []
    assert bench.state.theories[SCORPION] == Formula.GREEN_PLUS
    assert bench.lab(CLEO).reputation == 5


def test_7_5_seals_freed_from_a_conflict_may_earn_a_grant() -> None:
    bench = conflict_bench()
    bench.theory(MUSHROOM, Formula.RED_PLUS, {ANNA: Seal.RED})
    bench.ask(ProposeExperiment(BORIS, 1), ProposeExperiment(BORIS, 1))
    bench.play(BORIS, Propose(TOAD, SCORPION), Claim(Potion.POISON))
    bench.play(BORIS, Propose(TOAD, CLAW), Claim(Potion.NEUTRAL))
    assert bench.lab(ANNA).grants == []

    bench.ask(ProposeExperiment(BORIS, 1))
    bench.play(BORIS, Propose(MUSHROOM, TOAD), Claim(Potion.HEALING))
    assert bench.lab(ANNA).grants == [Grant.A]


def freed_from_conflict(edition: int = BOX.edition, gold: int = 0) -> Bench:
    """Boris, who has a cube in publishing, may topple the toad: then his own seals count again.

    Theories on toad (wrong) and scorpion contradict each other. Boris has seals on scorpion
    and mushroom, which grant A asks for.
    """
    bench = Bench(edition=edition)
    bench.theory(TOAD, Formula.RED_MINUS, {CLEO: Seal.GOLD})
    bench.theory(SCORPION, Formula.GREEN_PLUS, {BORIS: Seal.GOLD})
    bench.theory(MUSHROOM, Formula.RED_PLUS, {BORIS: Seal.RED})
    bench.state.conflicts = [(TOAD, SCORPION)]
    bench.lab(BORIS).gold = gold
    bench.cubes(Area.PUBLISH, BORIS)
    bench.ask(ProposeExperiment(BORIS, 0))
    bench.play(BORIS, Propose(MUSHROOM, TOAD))
    return bench


TOPPLE_THE_TOAD = Claim(Potion.HEALING)


def test_7_3_a_grant_earned_by_the_debunking_pays_for_the_immediate_publication() -> None:
    """Boris had no gold for the publisher; the two of the grant come first."""
    bench = freed_from_conflict()
    bench.play(BORIS, TOPPLE_THE_TOAD)
    assert bench.lab(BORIS).grants == [Grant.A]
    assert bench.lab(BORIS).gold == 2
    assert bench.question() == "publish-at-once"
    bench.play(BORIS, Publish(TOAD, Formula.BLUE_PLUS), LaySeal(Seal.SILVER))

    assert bench.lab(BORIS).gold == 1
    assert bench.state.theories[TOAD] == Formula.BLUE_PLUS


def test_7_3_who_may_choose_among_grants_chooses_before_publishing() -> None:
    """Also then the gold is there in time, and who has some is asked in the same order."""
    for gold in (0, 3):
        bench = freed_from_conflict(gold=gold)
        bench.theory(FEATHER, Formula.ALL_PLUS, {BORIS: Seal.BLUE})
        bench.play(BORIS, TOPPLE_THE_TOAD)
        assert bench.question() == "choose-grant"
        bench.play(BORIS, TakeGrant(Grant.B))
        assert bench.lab(BORIS).gold == gold + 2
        assert bench.question() == "publish-at-once"


def test_7_3_without_gold_and_without_a_grant_nothing_is_published_at_once() -> None:
    bench = freed_from_conflict()
    bench.state.grants = []
    bench.play(BORIS, TOPPLE_THE_TOAD)

    assert is_resting(bench)
    assert bench.state.published_early == [0, 0, 0]


def test_7_5_grants_of_a_cleared_conflict_are_taken_in_the_order_of_play() -> None:
    """Anna is first and may choose; Cleo, who has a right to one of the two, waits for it."""
    bench = freed_from_conflict()
    bench.theory(FEATHER, Formula.ALL_PLUS, {ANNA: Seal.GOLD})
    for seat, seal in ((ANNA, Seal.BLUE), (CLEO, Seal.RED)):
        bench.state.books[SCORPION].append(LaidSeal(seat, seal))
        bench.lab(seat).seals[seal] -= 1
    bench.state.books[MUSHROOM] = [LaidSeal(ANNA, Seal.RED), LaidSeal(CLEO, Seal.RED)]
    bench.play(BORIS, TOPPLE_THE_TOAD)
    assert bench.match.deciders() == [ANNA]
    assert bench.lab(CLEO).grants == []
    bench.play(ANNA, TakeGrant(Grant.B))

    assert bench.lab(ANNA).grants == [Grant.B]
    assert bench.lab(CLEO).grants == [Grant.A]


def test_7_3_in_the_first_edition_the_grant_came_too_late() -> None:
    bench = freed_from_conflict(edition=1)
    bench.play(BORIS, TOPPLE_THE_TOAD)
    assert bench.lab(BORIS).gold == 2
    assert is_resting(bench)

    bench = freed_from_conflict(edition=1, gold=1)
    bench.play(BORIS, TOPPLE_THE_TOAD)
    assert bench.question() == "publish-at-once"


def test_7_6_an_experiment_that_proves_nothing_specific_fails() -> None:
    """Example: no theory on mandrake and feather; a right answer about them is no use."""
    bench = Bench()
    bench.ask(ProposeExperiment(ANNA, 1))
    bench.play(ANNA, Propose(MANDRAKE, FEATHER), Claim(Potion.NEUTRAL))

    assert bench.lab(ANNA).reputation == 9
    potions = set(Potion) - {Potion.NEUTRAL}
    assert bench.known(CLEO) == {(MANDRAKE, FEATHER): potions}


def test_7_any_debunking_may_be_declined() -> None:
    bench = Bench()
    bench.ask(ProposeExperiment(ANNA, 1), DisproveAspect(BORIS, 1))
    bench.play(BORIS, DECLINE)
    bench.play(ANNA, DECLINE)

    assert (bench.lab(ANNA).unused, bench.lab(BORIS).unused) == (1, 1)


# 9. The exhibition

HEALING = Mix(MUSHROOM, TOAD)
POISON = Mix(FERN, CLAW)


def exhibition() -> Bench:
    bench = Bench()
    bench.state.round = 6
    for seat in range(3):
        bench.hand(seat, *Ingredient, *Ingredient)
    return bench


def test_9_the_first_to_show_a_potion_gains_one_and_both_signs_two_more() -> None:
    bench = exhibition()
    bench.ask(*[ExhibitPotion(seat, 0) for seat in (ANNA, BORIS, BORIS, ANNA)])
    bench.play(ANNA, Claim(Potion.HEALING), HEALING)
    assert bench.lab(ANNA).reputation == 11
    bench.play(BORIS, Claim(Potion.HEALING), HEALING)
    assert bench.lab(BORIS).reputation == 10
    bench.play(BORIS, Claim(Potion.POISON), POISON)
    assert bench.lab(BORIS).reputation == 13

    assert bench.refused(ANNA, Claim(Potion.HEALING)) == EXHIBITED_ALREADY
    bench.play(ANNA, Claim(Potion.POISON), POISON)
    assert bench.lab(ANNA).reputation == 13, "both signs pay everybody, the first show only one"


def test_9_a_wrong_potion_costs_one_and_may_be_tried_again() -> None:
    bench = exhibition()
    bench.ask(ExhibitPotion(ANNA, 0), ExhibitPotion(ANNA, 0))
    assert bench.refused(ANNA, Claim(Potion.NEUTRAL)) == NO_SOUP_AT_THE_EXHIBITION
    bench.play(ANNA, Claim(Potion.WISDOM))
    bench.hand(ANNA, MUSHROOM, TOAD, FERN)
    assert bench.refused(ANNA, Mix(CLAW, FEATHER)) == FROM_YOUR_HAND
    bench.play(ANNA, HEALING)
    assert bench.lab(ANNA).reputation == 9

    bench.hand(ANNA, FERN, TOAD)
    bench.play(ANNA, Claim(Potion.WISDOM), Mix(FERN, TOAD))
    assert bench.lab(ANNA).reputation == 10


def test_9_exhibiting_needs_two_different_ingredients() -> None:
    bench = exhibition()
    bench.hand(ANNA, TOAD)
    bench.ask(ExhibitPotion(ANNA, 1))
    assert bench.refused(ANNA, Claim(Potion.HEALING)) == TWO_DIFFERENT
    bench.play(ANNA, DECLINE)

    assert bench.lab(ANNA).unused == 1


# 10. Final scoring


@pytest.mark.parametrize(
    ("seal", "wrong", "points"),
    [
        (Seal.GOLD, [], 5),
        (Seal.SILVER, [], 3),
        (Seal.RED, [], 0),
        (Seal.GOLD, [Colour.RED], -4),
        (Seal.RED, [Colour.RED], 0),
        (Seal.GREEN, [Colour.RED], -4),
        (Seal.RED, [Colour.RED, Colour.GREEN], -4),
    ],
)
def test_10_1_seals_are_counted_by_the_truth(seal: Seal, wrong: list[Colour], points: int) -> None:
    assert points_for_seal(seal, wrong) == points


def test_10_1_only_signs_are_compared() -> None:
    assert wrong_colours(Formula.RED_PLUS, Formula.ALL_PLUS) == [Colour.BLUE]
    assert wrong_colours(Formula.RED_PLUS, Formula.RED_MINUS) == [0, 1, 2]


def test_10_reputation_artifacts_grants_favors_and_gold_are_added() -> None:
    bench = Bench()
    lab = bench.lab(ANNA)
    lab.reputation = 16
    lab.gold = 4
    bench.favors(ANNA, Favor.SAGE, Favor.SAGE)
    bench.artifacts(ANNA, Artifact.SILVER_CHALICE)
    lab.grants = [Grant.A, Grant.CENTRE]
    bench.theory(TOAD, Formula.BLUE_PLUS, {ANNA: Seal.SILVER, BORIS: Seal.GOLD})
    score = score_of(bench.state, ANNA)

    assert (score.reputation, score.artifacts, score.grants) == (16, 6, 3)
    assert (score.gold, score.coins) == (2, 2), "4 gold and 2 favors are 8 gold"
    assert score.seals == 3
    assert score.total() == 30


def test_10_conflicts_and_zones_do_not_matter_at_the_end() -> None:
    bench = Bench()
    bench.lab(ANNA).reputation = 20
    bench.theory(TOAD, Formula.RED_PLUS, {ANNA: Seal.GOLD})
    bench.state.conflicts = [(TOAD, CLAW)]

    assert score_of(bench.state, ANNA).total() == 20 - 4


@pytest.mark.parametrize(
    ("gold", "winners", "reason"),
    [
        ([3, 0, 0], [ANNA], "most-points"),
        ([2, 1, 0], [ANNA], "most-coins"),
        ([1, 1, 1], [ANNA, BORIS, CLEO], "shared"),
    ],
)
def test_10_2_a_tie_goes_to_the_coins_left(
    gold: list[int], winners: list[int], reason: str
) -> None:
    bench = Bench()
    for seat in range(3):
        bench.lab(seat).gold = gold[seat]
    bench.state.agenda = []
    final_scoring(bench.state, bench.match.dealer)
    ended = outcome(bench.state)

    assert ended.winners == winners
    assert ended.reason == reason
    view = bench.match.view(None).public
    assert view.formulas is not None
    assert [score.total for score in view.scores] == ended.points
