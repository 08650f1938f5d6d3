"""What a choice brings, by section of the rulebook, at tables laid out by hand."""

from __future__ import annotations

from support.alchemists_bench import Bench

from retorta.core.tells import Change, Effect, Fact, Lacking, Pointless, told
from retorta.core.words import Move
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    Adventurer,
    Area,
    Artifact,
    Colour,
    Favor,
    Formula,
    How,
    Ingredient,
    Potion,
    Quality,
    Seal,
)
from retorta.games.alchemists.moves import (
    Buy,
    Claim,
    Decline,
    Discard,
    Disprove,
    Endorse,
    FinishPlanning,
    GatherUnseen,
    Guarantee,
    LayDiscount,
    LaySeal,
    Mix,
    Plan,
    PlayFavor,
    Propose,
    Publish,
    TakeOrder,
    TakeSpace,
)
from retorta.games.alchemists.notebook import Mark, Sign, jot
from retorta.games.alchemists.rules.artifacts import BuyArtifact
from retorta.games.alchemists.rules.debunking import DisproveAspect
from retorta.games.alchemists.rules.discounts import open_sale
from retorta.games.alchemists.rules.exhibition import ExhibitPotion
from retorta.games.alchemists.rules.experiments import DrinkPotion, TryOnStudent
from retorta.games.alchemists.rules.forage import Forage
from retorta.games.alchemists.rules.master import ClaimResult, ProposeExperiment
from retorta.games.alchemists.rules.order import ChooseSpaces
from retorta.games.alchemists.rules.planning import PlanActions
from retorta.games.alchemists.rules.publishing import ChooseSeal, PublishTheory
from retorta.games.alchemists.rules.selling import GiveGuarantee, TakeAnOrder
from retorta.games.alchemists.rules.transmute import Transmute
from retorta.games.alchemists.state import Experiment

TOAD, FERN, CLAW, FLOWER = Ingredient.TOAD, Ingredient.FERN, Ingredient.CLAW, Ingredient.FLOWER


def brings(bench: Bench, move: Move, chances: bool = False, seat: int = 0) -> list[Effect]:
    """Return what a seat is told of a move."""
    found = told(BOX, bench.state, seat, chances)
    assert found is not None
    return found.moves[bench.match.legal_moves(seat).index(move)]


def asks(bench: Bench, chances: bool = False, seat: int = 0) -> list[Effect]:
    found = told(BOX, bench.state, seat, chances)
    assert found is not None
    return found.question


def gold(least: int, most: int | None = None, seat: int = 0) -> Change:
    return Change("gold", seat, least, least if most is None else most)


def reputation(least: int, most: int | None = None, seat: int = 0) -> Change:
    return Change("reputation", seat, least, least if most is None else most)


def test_3_1_a_space_says_what_it_costs_and_when_one_acts() -> None:
    bench = Bench(3)
    bench.state.spaces = [None, 2, None]
    bench.state.order = []
    bench.ask(ChooseSpaces([0, 2]))

    assert brings(bench, TakeSpace(0)) == [
        gold(-1),
        Fact("position", {"least": 1, "most": 1, "spread": 0}),
    ]
    assert brings(bench, TakeSpace(4)) == [
        Change("favors", 0, 1, 1),
        Change("ingredients", 0, 1, 1),
        Fact("position", {"least": 2, "most": 3, "spread": 1}),
        Fact("acts-after", {"seats": [1]}),
    ]


def test_3_2_a_plan_says_what_is_lacking_now() -> None:
    bench = Bench(2)
    bench.state.on_sale = [Artifact.PERISCOPE, Artifact.BOOTS_OF_SPEED]
    bench.lab(0).gold = 2
    bench.ask(PlanActions([0], []))

    assert brings(bench, Plan(Area.BUY)) == [
        Change("cubes", 0, -1, -1),
        Lacking("buying", 3, 2, {"sale": 1}),
    ]
    assert Lacking("two-different", 2, 0) in brings(bench, Plan(Area.STUDENT))
    assert Pointless("no-theory") in brings(bench, Plan(Area.DEBUNK))
    assert Fact("cubes-left", {"cubes": 6}) in asks(bench)


def test_3_2_two_mixtures_need_four_cards() -> None:
    """A cube on a test, and then the ingredients sold."""
    bench = Bench(2)
    bench.hand(0, TOAD, FERN)
    bench.ask(PlanActions([0], []))
    assert brings(bench, Plan(Area.STUDENT)) == [Change("cubes", 0, -1, -1)]
    bench.play(0, Plan(Area.SELL))

    assert Lacking("enough-ingredients", 4, 2) in brings(bench, Plan(Area.STUDENT))
    bench.play(0, Plan(Area.FORAGE), Plan(Area.FORAGE))
    assert brings(bench, Plan(Area.STUDENT)) == [Change("cubes", 0, -1, -1)]


def test_8_3_finishing_with_cubes_left_warns() -> None:
    bench = Bench(2)
    bench.lab(0).free = 3
    bench.ask(PlanActions([0], []))

    assert brings(bench, FinishPlanning()) == [
        Change("unused", 0, 3, 3),
        Fact("unused-cubes", {"cubes": 3, "favors": 1}, warns=True),
    ]


def test_4_1_and_4_2_cards_and_gold() -> None:
    bench = Bench(2)
    bench.ask(Forage(0, 1))
    assert brings(bench, GatherUnseen()) == [Change("ingredients", 0, 1, 1), Fact("unseen-card")]
    bench.hand(0, TOAD, TOAD)
    bench.favors(0, Favor.SAGE)
    bench.ask(Transmute(0, 1, 0))

    assert brings(bench, Discard(TOAD)) == [
        gold(1),
        Change("ingredients", 0, -1, -1),
        Fact("left", {"number": 1}),
    ]
    assert gold(2) in brings(bench, PlayFavor(Favor.SAGE))
    bench.play(0, PlayFavor(Favor.SAGE))
    assert gold(2) in brings(bench, Discard(TOAD))


def test_3_3_declining_makes_its_cubes_unused() -> None:
    bench = Bench(2)
    bench.lab(0).unused = 1
    bench.ask(Forage(0, 1))

    assert brings(bench, Decline()) == [
        Change("unused", 0, 1, 1),
        Fact("unused-cubes", {"cubes": 2, "favors": 1}),
    ]


def test_4_3_an_artifact_costs_what_it_costs_now() -> None:
    bench = Bench(2)
    bench.state.on_sale = [Artifact.SILVER_CHALICE, Artifact.AMULET_OF_RHETORIC]
    bench.artifacts(0, Artifact.ROBE_OF_RESPECT, Artifact.DISCOUNT_CARD)
    bench.lab(0).gold = 5
    bench.ask(BuyArtifact(0, 1, 0))

    assert brings(bench, Buy(Artifact.SILVER_CHALICE))[:2] == [
        gold(-2),
        Change("artifact-points", 0, 6, 6),
    ]
    assert reputation(6) in brings(bench, Buy(Artifact.AMULET_OF_RHETORIC))


def test_4_5_the_student() -> None:
    bench = Bench(2)
    bench.hand(0, TOAD, FERN)
    bench.ask(TryOnStudent(0, 1))
    spoils = Fact("spoils-student", {"gold": 1}, "possible")
    assert spoils in brings(bench, Mix(FERN, TOAD))
    bench.state.unwilling = True

    assert spoils not in brings(bench, Mix(FERN, TOAD))
    assert gold(-1) in brings(bench, Mix(FERN, TOAD))
    assert asks(bench) == [Fact("student-charges", {"gold": 1})]


def test_4_6_a_bad_potion_harms_once_a_round() -> None:
    bench = Bench(2)
    bench.hand(0, TOAD, FERN)
    bench.ask(DrinkPotion(0, 1, Area.DRINK))
    assert reputation(-1, 0) in brings(bench, Mix(FERN, TOAD))
    assert Fact("harm-poison", {}, "possible") in brings(bench, Mix(FERN, TOAD))
    bench.lab(0).harmed = [Potion.INSANITY, Potion.POISON]

    assert not [e for e in brings(bench, Mix(FERN, TOAD)) if e.what == "reputation"]
    assert Fact("harm-poison", {}, "possible") not in brings(bench, Mix(FERN, TOAD))


def test_4_4_nothing_known_every_potion_has_its_share() -> None:
    """Of the 56 ordered pairs of formulas, eight give each potion."""
    bench = Bench(2)
    bench.hand(0, TOAD, FERN)
    bench.ask(TryOnStudent(0, 1))
    found = brings(bench, Mix(FERN, TOAD), chances=True)

    assert [e.odds for e in found if isinstance(e, Fact) and e.what == "potion"] == [
        (5760, 40320)
    ] * 7
    bench.state.experiments.append(Experiment(0, How.ON_SELF, FERN, TOAD, None, Potion.WISDOM))
    assert Fact("potion", {"potion": Potion.WISDOM}, deduced=True) in brings(
        bench, Mix(FERN, TOAD), chances=True
    )
    assert Fact("known", {"potions": [Potion.WISDOM], "number": 1}) in brings(
        bench, Mix(FERN, TOAD)
    )


def test_5_1_an_order_may_leave_the_others_none() -> None:
    bench = Bench(2)
    bench.state.adventurer = Adventurer.MAGE
    bench.hand(0, TOAD, FERN)
    bench.cubes(Area.SELL, 0, 1)
    bench.ask(TakeAnOrder(0, 0))
    effects = brings(bench, TakeOrder(0))

    assert gold(0, 4) in effects
    assert reputation(-1, 0) in effects
    blocked = next(e for e in effects if e.what == "blocks")
    assert isinstance(blocked, Fact)
    assert blocked.parts["potions"] == [Potion.POISON, Potion.PARALYSIS, Potion.WISDOM]
    assert blocked.parts["seats"] == [1]


def test_5_2_four_promises_have_four_prices() -> None:
    """Less the discount; neutral or worse costs reputation whatever was promised."""
    bench = Bench(2)
    bench.hand(0, TOAD, FERN, CLAW)
    bench.state.discounts[0] = 1
    bench.ask(GiveGuarantee(0, Potion.WISDOM, 0, 0))

    for quality, pays in zip(list(Quality)[:3], (3, 2, 1), strict=True):
        effects = brings(bench, Guarantee(quality))
        assert Fact("paid-if", {"quality": quality, "gold": pays}) in effects
        assert gold(0, pays) in effects
        assert Fact("stake", {"loss": 1}) in effects
    assert Guarantee(Quality.WRONG_SIGN) not in bench.match.legal_moves(0)


def test_5_2_with_one_pair_a_promise_has_its_chances() -> None:
    bench = Bench(2)
    bench.hand(0, TOAD, FERN)
    bench.ask(GiveGuarantee(0, Potion.WISDOM, 0, 0))
    effects = brings(bench, Guarantee(Quality.EXACT), chances=True)

    assert Change("gold", 0, 4, 4, "chance", (5760, 40320), deduced=True) in effects
    assert Change("reputation", 0, -1, -1, "chance", (4 * 5760, 40320), deduced=True) in effects


def test_5_3_a_discount_says_its_faces_and_who_sells_first() -> None:
    bench = Bench(2)
    bench.lab(1).reputation = 6
    bench.cubes(Area.SELL, 0, 1)
    bench.ask()
    open_sale(bench.state)

    assert Fact("sells-first") in brings(bench, LayDiscount(3))
    assert Fact("faces", {"faces": 4}) in brings(bench, LayDiscount(3))
    assert asks(bench) == [Fact("sells-too", {"seats": [1]}), Fact("ahead-on-tie", {"seats": [1]})]


def test_6_1_and_6_3_who_is_paid_for_a_seal() -> None:
    bench = Bench(3)
    bench.lab(0).gold = 3
    bench.theory(FERN, Formula.RED_MINUS, {1: Seal.GOLD, 2: Seal.SILVER})
    bench.ask(PublishTheory(0, 1))

    published = brings(bench, Publish(TOAD, Formula.BLUE_PLUS))
    assert published[:2] == [gold(-1), reputation(1)]
    endorsed = brings(bench, Endorse(FERN))
    assert endorsed[:3] == [gold(-3), gold(1, seat=1), gold(1, seat=2)]


def test_6_1_marks_and_results_speak_against_a_theory() -> None:
    bench = Bench(2)
    bench.lab(0).gold = 3
    jot(bench.state, 0, Mark(TOAD, Formula.ALL_PLUS, Sign.CROSS))
    bench.state.experiments.append(Experiment(0, How.ON_SELF, FERN, TOAD, None, Potion.WISDOM))
    bench.ask(PublishTheory(0, 1))

    crossed = brings(bench, Publish(TOAD, Formula.ALL_PLUS))
    assert Fact("marked-cross", warns=True) in crossed
    assert Fact("ruled-out", warns=True) in brings(bench, Publish(TOAD, Formula.ALL_MINUS))
    likely = brings(bench, Publish(TOAD, Formula.BLUE_PLUS), chances=True)
    assert Fact("right", {}, "chance", (1440, 5760), deduced=True) in likely


def test_6_2_each_seal_has_its_stake() -> None:
    bench = Bench(2)
    bench.ask(ChooseSeal(0, 1, TOAD, Formula.BLUE_PLUS))
    points = {
        seal: next(e for e in brings(bench, LaySeal(seal)) if e.what == "if-right") for seal in Seal
    }

    assert [e.parts["points"] for e in points.values() if isinstance(e, Fact)] == [5, 3, 0, 0, 0]
    assert Fact("hedges", {"colour": Colour.GREEN}) in brings(bench, LaySeal(Seal.GREEN))
    assert Fact("if-wrong", {"points": 4}) in brings(bench, LaySeal(Seal.GOLD))
    assert Fact("if-debunked", {"loss": 5}) in brings(bench, LaySeal(Seal.GOLD))


def test_6_4_a_seal_that_brings_a_grant_says_so() -> None:
    """Grant A: scorpion, toad, mushroom."""
    bench = Bench(2)
    bench.lab(0).gold = 3
    bench.theory(Ingredient.SCORPION, Formula.GREEN_PLUS, {0: Seal.SILVER})
    bench.ask(PublishTheory(0, 1))
    effects = brings(bench, Publish(TOAD, Formula.BLUE_PLUS))

    assert gold(1) in effects
    assert Change("grant-points", 0, 2, 2) in effects
    assert Fact("conference", {"round": 3, "seals": 2, "change": 1}) in effects


def test_7_1_debunking_brings_two_and_costs_the_sealers() -> None:
    bench = Bench(2)
    bench.theory(TOAD, Formula.RED_MINUS, {1: Seal.GOLD})
    bench.ask(DisproveAspect(0, 1))
    effects = brings(bench, Disprove(TOAD, Colour.RED), chances=True)

    assert reputation(-1, 2) in effects
    assert Change("reputation", 1, -5, 0, "possible") in effects
    assert Change("reputation", 0, 2, 2, "chance", (20160, 40320), deduced=True) in effects


def test_7_4_an_experiment_that_can_prove_nothing_warns() -> None:
    bench = Bench(2, level="master")
    bench.theory(TOAD, Formula.BLUE_PLUS, {1: Seal.GOLD})
    bench.ask(ProposeExperiment(0, 1))
    assert brings(bench, Propose(FERN, CLAW)) == [
        reputation(-1),
        Fact("proves-nothing", warns=True),
    ]
    bench.ask(ClaimResult(0, 1, TOAD, CLAW))

    assert Fact("yes-falls", {"ingredients": [TOAD]}) in brings(bench, Claim(Potion.INSANITY))
    assert Fact("no-fails") in brings(bench, Claim(Potion.INSANITY))
    assert Fact("proves-nothing", warns=True) in brings(bench, Claim(Potion.WISDOM))


def test_9_a_potion_shown_first_and_both_signs() -> None:
    bench = Bench(2)
    bench.state.round = 6
    bench.state.to_come = []
    bench.hand(0, TOAD, FERN)
    bench.lab(0).exhibited = [Potion.WISDOM]
    bench.state.first_shown[Potion.WISDOM] = 0
    bench.state.first_shown[Potion.HEALING] = 1
    bench.ask(ExhibitPotion(0, 1))

    assert reputation(-1, 3) in brings(bench, Claim(Potion.INSANITY))
    assert Fact("nothing-to-gain", warns=True) in brings(bench, Claim(Potion.HEALING))
    assert asks(bench) == [Fact("failing-costs", {"loss": 1})]
