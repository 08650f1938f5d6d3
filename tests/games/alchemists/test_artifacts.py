"""13. One test for each artifact, and for what they do together."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.alchemists_bench import Bench, is_resting
from support.table import ANNA, BORIS, CLEO

from retorta.core.door import NOT_ASKED
from retorta.games.alchemists.cards import (
    Adventurer,
    Area,
    Artifact,
    Colour,
    Favor,
    Formula,
    Grant,
    Ingredient,
    Potion,
    Quality,
    Seal,
)
from retorta.games.alchemists.moves import (
    DECLINE,
    GATHER_UNSEEN,
    GIVE_UP_MORTAR,
    HURRY,
    LOOK,
    PASS,
    Buy,
    Claim,
    Disprove,
    Endorse,
    Guarantee,
    LaySeal,
    Mix,
    Offer,
    Publish,
    TakeOrder,
    TakeSpace,
)
from retorta.games.alchemists.rules.areas import ActInArea
from retorta.games.alchemists.rules.artifacts import (
    CARDS_USED_ALREADY,
    NO_GOLD_TO_OFFER,
    BuyArtifact,
    price_for,
)
from retorta.games.alchemists.rules.debunking import DisproveAspect
from retorta.games.alchemists.rules.exhibition import ExhibitPotion
from retorta.games.alchemists.rules.experiments import DrinkPotion, TryOnStudent
from retorta.games.alchemists.rules.order import ChooseSpaces
from retorta.games.alchemists.rules.publishing import PublishTheory
from retorta.games.alchemists.rules.reputation import change_reputation
from retorta.games.alchemists.rules.scoring import points_for_artifacts, score_of
from retorta.games.alchemists.rules.selling import SellInTurn
from retorta.games.alchemists.views import MixtureView
from retorta.texts import LANGUAGES, Speaker

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = Ingredient
HEALING = Mix(MUSHROOM, TOAD)


def shop(artifact: Artifact, gold: int = 9) -> Bench:
    """Return a bench where Anna buys *artifact*."""
    bench = Bench()
    bench.state.on_sale = [artifact]
    bench.lab(ANNA).gold = gold
    bench.ask(BuyArtifact(ANNA, 0, 0))
    bench.play(ANNA, Buy(artifact))
    return bench


def test_13_periscope() -> None:
    """After another player's result its owner sees one ingredient, once a round."""
    bench = Bench()
    bench.artifacts(ANNA, Artifact.PERISCOPE)
    bench.hand(BORIS, MUSHROOM, TOAD, FERN, CLAW)
    bench.hand(ANNA, MUSHROOM, TOAD)
    bench.ask(*[TryOnStudent(seat, 0) for seat in (ANNA, BORIS, BORIS)])
    bench.luck(1)
    bench.play(BORIS, HEALING)
    assert bench.match.deciders() == [ANNA]
    event = bench.play(ANNA, LOOK)[0]

    assert getattr(event.seen_by(CLEO), "ingredient", TOAD) is None
    assert bench.known(ANNA) == {(TOAD,): {Potion.HEALING}}
    assert bench.known(CLEO) == {}
    assert bench.match.view(ANNA).own.mixtures == [MixtureView(0, [TOAD])]
    assert bench.match.view(CLEO).own.mixtures == []
    bench.play(BORIS, Mix(FERN, CLAW))
    assert bench.question() == "try-on-student", "only once a round"


@pytest.mark.parametrize("how", ["sale", "drink", "exhibition"])
def test_13_periscope_works_wherever_something_is_mixed(how: str) -> None:
    bench = Bench()
    bench.artifacts(ANNA, Artifact.PERISCOPE)
    bench.hand(BORIS, MUSHROOM, TOAD)
    bench.state.adventurer = Adventurer.BARBARIAN
    if how == "sale":
        bench.ask(SellInTurn([BORIS]))
        bench.play(BORIS, TakeOrder(0), Guarantee(Quality.EXACT), HEALING)
    elif how == "drink":
        bench.ask(DrinkPotion(BORIS, 0, Area.CUSTODIAN))
        bench.play(BORIS, HEALING)
    else:
        bench.ask(ExhibitPotion(BORIS, 0))
        bench.play(BORIS, Claim(Potion.HEALING), HEALING)

    assert bench.match.deciders() == [ANNA]
    bench.play(ANNA, PASS)
    assert bench.known(ANNA) == {}


def test_13_periscope_does_not_reach_a_thinking_cap_nor_the_own_cauldron() -> None:
    bench = Bench()
    bench.artifacts(BORIS, Artifact.PERISCOPE)
    bench.state.on_sale = [Artifact.THINKING_CAP]
    bench.lab(ANNA).gold = 4
    bench.hand(ANNA, MUSHROOM, TOAD)
    bench.ask(TryOnStudent(BORIS, 0), BuyArtifact(ANNA, 0, 0))
    bench.play(ANNA, Buy(Artifact.THINKING_CAP), HEALING, PASS)
    assert bench.question() == "try-on-student"

    bench.hand(BORIS, MUSHROOM, TOAD)
    bench.play(BORIS, HEALING)
    assert is_resting(bench)


def test_13_magic_mortar() -> None:
    """Only one of the two ingredients, picked blindly, is discarded."""
    bench = Bench()
    bench.artifacts(ANNA, Artifact.MAGIC_MORTAR)
    bench.hand(ANNA, MUSHROOM, TOAD)
    bench.ask(TryOnStudent(ANNA, 0))
    bench.luck(0)
    bench.play(ANNA, HEALING)

    assert bench.lab(ANNA).hand[TOAD] == 1
    assert bench.lab(ANNA).hand[MUSHROOM] == 0


def test_13_discount_card() -> None:
    """The next artifact costs two less, all later ones one less, never below nothing."""
    bench = shop(Artifact.DISCOUNT_CARD)
    assert bench.lab(ANNA).gold == 6
    assert price_for(Artifact.PRINTING_PRESS, bench.lab(ANNA).artifacts, 0) == 2
    bench.state.on_sale = [Artifact.PRINTING_PRESS]
    bench.ask(BuyArtifact(ANNA, 0, 0))
    bench.play(ANNA, Buy(Artifact.PRINTING_PRESS))

    owned = bench.lab(ANNA).artifacts
    assert price_for(Artifact.ROBE_OF_RESPECT, owned, 0) == 3
    assert price_for(Artifact.ROBE_OF_RESPECT, owned, 2) == 1
    assert price_for(Artifact.ALTAR_OF_GOLD, owned, 1) == 0


def test_13_boots_of_speed() -> None:
    """One more action after all others, without a cube, once a round, where a cube lies."""
    bench = Bench()
    bench.artifacts(ANNA, Artifact.BOOTS_OF_SPEED)
    bench.cubes(Area.FORAGE, ANNA, BORIS)
    bench.cubes(Area.BUY, ANNA)
    bench.ask(ActInArea(Area.BUY, 0, 0, False), ActInArea(Area.FORAGE, 0, 0, False))
    bench.play(ANNA, GATHER_UNSEEN)
    bench.play(BORIS, GATHER_UNSEEN)
    for eyes in (None, ANNA, BORIS):
        assert bench.match.view(eyes).public.task.area == Area.FORAGE, (
            "all see where the Boots would act"
        )
    for language in LANGUAGES:
        speaker = Speaker(language, "alchemists")
        question = speaker.question(bench.question(), bench.match.view(ANNA))
        assert str(speaker.spoken(Area.FORAGE)) in question
    bench.play(ANNA, HURRY, GATHER_UNSEEN)
    assert sum(bench.lab(ANNA).hand) == 2

    bench.play(ANNA, DECLINE)
    assert is_resting(bench), "the Boots were used this round"


def test_13_boots_need_a_cube_in_the_area() -> None:
    bench = Bench()
    bench.artifacts(ANNA, Artifact.BOOTS_OF_SPEED)
    bench.cubes(Area.FORAGE, BORIS)
    bench.ask(ActInArea(Area.FORAGE, 0, 0, False))
    bench.play(BORIS, GATHER_UNSEEN)

    assert is_resting(bench)


def test_13_poison_drunk_in_boots_takes_another_cube() -> None:
    """Ruling 7."""
    bench = Bench()
    bench.artifacts(ANNA, Artifact.BOOTS_OF_SPEED)
    bench.hand(ANNA, FERN, CLAW)
    bench.lab(ANNA).free = 0
    bench.cubes(Area.DRINK, ANNA)
    bench.ask(ActInArea(Area.DRINK, 0, 0, False))
    bench.play(ANNA, DECLINE, HURRY, Mix(FERN, CLAW))

    assert (bench.lab(ANNA).unused, bench.lab(ANNA).hospital) == (0, 1)


def test_13_printing_press() -> None:
    """Nothing for the publisher; the colleagues are still paid."""
    bench = Bench()
    bench.artifacts(ANNA, Artifact.PRINTING_PRESS)
    bench.theory(TOAD, Formula.RED_PLUS, {BORIS: Seal.GOLD})
    bench.lab(ANNA).gold = 1
    bench.ask(PublishTheory(ANNA, 0), PublishTheory(ANNA, 0))
    bench.play(ANNA, Endorse(TOAD), LaySeal(Seal.RED))
    assert (bench.lab(ANNA).gold, bench.lab(BORIS).gold) == (0, 3)

    bench.play(ANNA, Publish(CLAW, Formula.ALL_PLUS), LaySeal(Seal.RED))
    assert bench.lab(ANNA).gold == 0


def test_13_robe_of_respect() -> None:
    """Every gain is one higher: debunking brings three; not in the last round."""
    bench = Bench()
    bench.artifacts(ANNA, Artifact.ROBE_OF_RESPECT)
    bench.theory(SCORPION, Formula.RED_MINUS, {BORIS: Seal.GREEN})
    bench.ask(DisproveAspect(ANNA, 0))
    bench.play(ANNA, Disprove(SCORPION, Colour.GREEN))
    assert bench.lab(ANNA).reputation == 13

    bench.state.round = 6
    change_reputation(bench.state, ANNA, 1, bench.match.dealer)
    assert bench.lab(ANNA).reputation == 14


@pytest.mark.parametrize(("seal", "after"), [(Seal.GREEN, 13), (Seal.GOLD, 7)])
def test_13_the_robe_adds_only_to_a_positive_sum(seal: Seal, after: int) -> None:
    bench = Bench()
    bench.artifacts(ANNA, Artifact.ROBE_OF_RESPECT)
    bench.theory(SCORPION, Formula.RED_MINUS, {ANNA: seal})
    bench.ask(DisproveAspect(ANNA, 0))
    bench.play(ANNA, Disprove(SCORPION, Colour.GREEN))

    assert bench.lab(ANNA).reputation == after


def test_13_witchs_trunk() -> None:
    """Seven ingredients at once, and none from the order track ever after."""
    bench = shop(Artifact.WITCHS_TRUNK)
    assert sum(bench.lab(ANNA).hand) == 7
    bench.ask(ChooseSpaces([ANNA]))
    bench.play(ANNA, TakeSpace(3))

    assert sum(bench.lab(ANNA).hand) == 7


def test_13_hypnotic_amulet() -> None:
    """Four favors."""
    bench = Bench()
    bench.state.favor_deck = [Favor.SAGE] * 2 + [Favor.MERCHANT] * 2
    bench.state.on_sale = [Artifact.HYPNOTIC_AMULET]
    bench.lab(ANNA).gold = 3
    bench.ask(BuyArtifact(ANNA, 0, 0))
    bench.play(ANNA, Buy(Artifact.HYPNOTIC_AMULET))

    assert sum(bench.lab(ANNA).favors) == 4


def test_13_amulet_of_rhetoric() -> None:
    """Five reputation."""
    assert shop(Artifact.AMULET_OF_RHETORIC).lab(ANNA).reputation == 15


@pytest.mark.parametrize(("robe", "published", "endorsed"), [(False, 3, 2), (True, 4, 3)])
def test_13_seal_of_authority(robe: bool, published: int, endorsed: int) -> None:
    """Publishing brings three, endorsing two; with the Robe four and three."""
    bench = Bench()
    robes = [Artifact.ROBE_OF_RESPECT] if robe else []
    bench.artifacts(ANNA, Artifact.SEAL_OF_AUTHORITY, *robes)
    bench.theory(TOAD, Formula.RED_PLUS, {BORIS: Seal.GOLD})
    bench.lab(ANNA).gold = 9
    bench.ask(PublishTheory(ANNA, 0), PublishTheory(ANNA, 0))
    bench.play(ANNA, Publish(FERN, Formula.ALL_PLUS), LaySeal(Seal.RED))
    assert bench.lab(ANNA).reputation == 10 + published

    bench.play(ANNA, Endorse(TOAD), LaySeal(Seal.RED))
    assert bench.lab(ANNA).reputation == 10 + published + endorsed


def test_13_thinking_cap() -> None:
    """Two pairs without a common card; the cards are kept and nothing bad happens."""
    bench = Bench()
    bench.state.on_sale = [Artifact.THINKING_CAP]
    bench.lab(ANNA).gold = 4
    bench.hand(ANNA, SCORPION, TOAD, FERN, CLAW)
    bench.ask(BuyArtifact(ANNA, 0, 0))
    bench.play(ANNA, Buy(Artifact.THINKING_CAP), Mix(TOAD, SCORPION))
    assert bench.refused(ANNA, Mix(FERN, TOAD)) == CARDS_USED_ALREADY
    bench.play(ANNA, Mix(FERN, CLAW))

    assert is_resting(bench)
    assert sum(bench.lab(ANNA).hand) == 4
    assert bench.lab(ANNA).hospital == 0
    assert not bench.state.unwilling
    view = bench.match.view(BORIS).public
    assert [experiment.potion for experiment in view.experiments] == [
        Potion.WISDOM,
        Potion.POISON,
    ]
    assert view.players[ANNA].results == [Potion.POISON, Potion.WISDOM]


def test_13_thinking_cap_with_two_toads_may_use_one_in_each_pair() -> None:
    bench = Bench()
    bench.state.on_sale = [Artifact.THINKING_CAP]
    bench.lab(ANNA).gold = 4
    bench.hand(ANNA, SCORPION, TOAD, TOAD, FERN)
    bench.ask(BuyArtifact(ANNA, 0, 0))
    bench.play(ANNA, Buy(Artifact.THINKING_CAP), Mix(TOAD, SCORPION), Mix(FERN, TOAD))

    assert len(bench.state.experiments) == 2


def test_13_silver_chalice() -> None:
    """Six points and nothing else."""
    bench = shop(Artifact.SILVER_CHALICE)
    assert points_for_artifacts(bench.lab(ANNA)) == 6
    assert is_resting(bench)


def test_13_altar_of_gold() -> None:
    """One to eight gold become as much reputation."""
    bench = shop(Artifact.ALTAR_OF_GOLD, gold=4)
    assert bench.refused(ANNA, Offer(4)) == NO_GOLD_TO_OFFER
    assert bench.refused(ANNA, PASS) == NOT_ASKED
    bench.play(ANNA, Offer(3))
    assert (bench.lab(ANNA).gold, bench.lab(ANNA).reputation) == (0, 13)

    assert is_resting(shop(Artifact.ALTAR_OF_GOLD, gold=1)), "without gold there is no offer"


def test_13_feather_in_cap() -> None:
    """Example: toad + scorpion and toad + fern exhibited with success make three points."""
    bench = Bench()
    bench.state.round = 6
    bench.artifacts(ANNA, Artifact.FEATHER_IN_CAP)
    bench.hand(ANNA, TOAD, TOAD, TOAD, SCORPION, FERN, MUSHROOM)
    bench.state.formulas[FERN] = Formula.GREEN_MINUS
    bench.state.formulas[MANDRAKE] = Formula.RED_MINUS
    bench.ask(*[ExhibitPotion(ANNA, 0)] * 3)
    bench.state.agenda[1:] = [step.copy() for step in bench.state.agenda[1:]]
    bench.play(ANNA, Claim(Potion.WISDOM), Mix(TOAD, SCORPION))
    bench.play(ANNA, Claim(Potion.PARALYSIS), Mix(FERN, TOAD))
    bench.play(ANNA, Claim(Potion.SPEED), HEALING)

    assert points_for_artifacts(bench.lab(ANNA)) == 3
    assert bench.match.view(BORIS).public.players[ANNA].set_aside == 4
    assert bench.match.view(BORIS).public.players[ANNA].set_aside_cards is None


@pytest.mark.parametrize(("answer", "aside"), [(PASS, 1), (GIVE_UP_MORTAR, 2)])
def test_13_feather_and_mortar(answer: object, aside: int) -> None:
    """One card is set aside; seeing which came back, the owner may set aside both."""
    bench = Bench()
    bench.state.round = 6
    bench.artifacts(ANNA, Artifact.FEATHER_IN_CAP, Artifact.MAGIC_MORTAR)
    bench.hand(ANNA, MUSHROOM, TOAD)
    bench.ask(ExhibitPotion(ANNA, 0))
    bench.luck(1)
    bench.play(ANNA, Claim(Potion.HEALING), HEALING)
    assert bench.match.view(ANNA).own.task.ingredients == [MUSHROOM]
    assert bench.match.view(BORIS).own.task is None
    bench.play(ANNA, PASS if answer == PASS else GIVE_UP_MORTAR)

    assert sum(bench.lab(ANNA).set_aside) == aside
    assert sum(bench.lab(ANNA).hand) == 2 - aside


def test_13_bronze_cup() -> None:
    """Four points and nothing else."""
    assert points_for_artifacts(shop(Artifact.BRONZE_CUP).lab(ANNA)) == 4


@pytest.mark.parametrize(("reputation", "points"), [(14, 2), (15, 3), (4, 0)])
def test_13_magic_mirror(reputation: int, points: int) -> None:
    """A point for every full five of reputation, of nothing else."""
    bench = shop(Artifact.MAGIC_MIRROR)
    bench.lab(ANNA).reputation = reputation
    bench.lab(ANNA).grants = [Grant.A, Grant.B]

    assert points_for_artifacts(bench.lab(ANNA)) == points


def test_13_wisdom_idol() -> None:
    """A point for each seal on a right theory, whatever the seal; none for wrong ones."""
    bench = Bench()
    bench.artifacts(ANNA, Artifact.WISDOM_IDOL)
    bench.theory(TOAD, Formula.BLUE_PLUS, {ANNA: Seal.GOLD})
    bench.theory(FERN, Formula.RED_MINUS, {ANNA: Seal.BLUE})
    bench.theory(CLAW, Formula.ALL_PLUS, {ANNA: Seal.SILVER})
    score = score_of(bench.state, ANNA)

    assert (score.idol, score.seals, score.artifacts) == (2, 5 + 0 - 4, 0)


def test_13_crystal_cabinet() -> None:
    """Two points for each artifact, itself included."""
    bench = Bench()
    bench.artifacts(ANNA, Artifact.CRYSTAL_CABINET, Artifact.PERISCOPE, Artifact.BRONZE_CUP)

    assert points_for_artifacts(bench.lab(ANNA)) == 6 + 1 + 4


def test_13_every_artifact_is_tried() -> None:
    tried = Path(__file__).read_text("utf-8")
    for artifact in Artifact:
        assert f"Artifact.{artifact.name}" in tried
