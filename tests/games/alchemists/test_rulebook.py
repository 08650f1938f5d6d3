"""The rulebook up to the end of the round: examples, and every "may not", by section."""

from __future__ import annotations

import pytest
from support.alchemists_bench import Bench, is_resting
from support.table import ANNA, BORIS, CLEO, DORA, refused

from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    Adventurer,
    Area,
    Artifact,
    Favor,
    Formula,
    How,
    Ingredient,
    Potion,
    Quality,
    Seal,
)
from retorta.games.alchemists.events import PotionSold
from retorta.games.alchemists.moves import (
    DECLINE,
    FINISH,
    GATHER_UNSEEN,
    Buy,
    Discard,
    Gather,
    Guarantee,
    Keep,
    LayDiscount,
    Mix,
    Plan,
    TakeOrder,
    TakeSpace,
)
from retorta.games.alchemists.rules.areas import ActInArea, ResolveAreas
from retorta.games.alchemists.rules.artifacts import NOT_ON_SALE, TOO_DEAR, BuyArtifact
from retorta.games.alchemists.rules.decks import FROM_YOUR_HAND, Herbalist
from retorta.games.alchemists.rules.discounts import (
    LayDiscounts,
    most_faces_first,
    open_sale,
)
from retorta.games.alchemists.rules.end_of_round import EndRound, Rounds, hold_conference
from retorta.games.alchemists.rules.experiments import (
    STUDENT_WANTS_GOLD,
    DrinkPotion,
    TryOnStudent,
)
from retorta.games.alchemists.rules.forage import NO_INGREDIENTS_LEFT, NOT_IN_THE_ROW, Forage
from retorta.games.alchemists.rules.mixing import TWO_DIFFERENT
from retorta.games.alchemists.rules.order import (
    ONE_FLASK_PER_SPACE,
    SPACE_FOR_MORE_PLAYERS,
    TOP_SPACE_COSTS_GOLD,
    ChooseSpaces,
)
from retorta.games.alchemists.rules.planning import (
    NO_MORE_ACTIONS_THERE,
    NOT_ENOUGH_CUBES,
    NOT_THIS_ROUND,
    PlanActions,
)
from retorta.games.alchemists.rules.reputation import change_reputation, extra_faces
from retorta.games.alchemists.rules.selling import (
    NOTHING_LEFT_OF_THE_PRICE,
    ORDER_TAKEN,
    SellInTurn,
    TakeAnOrder,
    price_of,
)
from retorta.games.alchemists.rules.set_up import FAVOR_DEALT
from retorta.games.alchemists.rules.transmute import Transmute
from retorta.games.alchemists.state import Alchemists, Experiment, LaidSeal, UsedIngredient

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = Ingredient
SPENDING = Mix(MUSHROOM, TOAD)


# 2. Set-up


@pytest.mark.parametrize(("level", "cards"), [("apprentice", 3), ("master", 2)])
def test_2_apprentices_start_with_three_ingredients_masters_with_two(
    level: str, cards: int
) -> None:
    state: Alchemists = Match(BOX, 4, SeededDealer(1), {"level": level}).state

    for lab in state.labs:
        assert sum(lab.hand) == cards
        assert (lab.gold, lab.reputation, sum(lab.favors)) == (2, 10, 2)


@pytest.mark.parametrize(("seats", "cubes"), [(2, 6), (3, 5), (4, 4)])
def test_2_only_three_cubes_are_there_in_the_first_round(seats: int, cubes: int) -> None:
    state: Alchemists = Match(BOX, seats, SeededDealer(1)).state

    assert [lab.free for lab in state.labs] == [3] * seats
    assert [lab.free + lab.waiting for lab in state.labs] == [cubes] * seats


def test_2_three_artifacts_of_each_level_and_five_ingredients_lie_open() -> None:
    view = Match(BOX, 3, SeededDealer(1)).view(None).public

    assert len(view.on_sale) == 3
    assert [len(cards) for cards in view.to_come] == [3, 3]
    assert len(view.row) == 5
    assert view.adventurer is None
    assert view.next_adventurer is not None


def test_2_each_player_keeps_one_of_two_favors() -> None:
    match = Match(BOX, 2, SeededDealer(1))
    held = [Favor(kind) for kind in range(8) if match.state.labs[ANNA].favors[kind]]
    missing = next(favor for favor in Favor if favor not in held)

    assert refused(match, ANNA, Keep(missing)) == FAVOR_DEALT
    match.play(ANNA, Keep(held[0]))
    assert match.deciders() == [BORIS]


def test_2_a_herbalist_that_is_kept_is_resolved_at_once() -> None:
    match = Match(BOX, 2, SeededDealer(1))
    state: Alchemists = match.state
    for lab in state.labs:
        lab.favors = [0, 1, 0, 0, 0, 0, 0, 1, 0]
    match.play(ANNA, Keep(Favor.HERBALIST))
    match.play(BORIS, Keep(Favor.SAGE))

    assert match.deciders() == [ANNA]
    assert sum(state.labs[ANNA].hand) == 3 + 3
    assert state.labs[ANNA].favors == [0] * 9
    assert state.labs[BORIS].favors[Favor.SAGE] == 1


# 3.1 Order of play


def test_3_1_cards_are_drawn_at_once_and_the_order_is_from_the_top() -> None:
    bench = Bench()
    bench.ask(ChooseSpaces([CLEO, ANNA, BORIS]))
    bench.play(CLEO, TakeSpace(3))
    assert sum(bench.lab(CLEO).hand) == 2

    bench.play(ANNA, TakeSpace(1))
    bench.play(BORIS, TakeSpace(0))
    assert bench.lab(BORIS).gold == 2 - 1
    assert bench.state.order == [BORIS, ANNA, CLEO]
    assert bench.match.deciders() == [CLEO], "the last in the order plans first"


def test_3_1_a_space_holds_one_flask_and_the_top_one_costs_a_gold() -> None:
    bench = Bench(2)
    bench.lab(BORIS).gold = 0
    bench.ask(ChooseSpaces([ANNA, BORIS]))

    assert bench.refused(ANNA, TakeSpace(7)) == SPACE_FOR_MORE_PLAYERS
    assert bench.refused(ANNA, TakeSpace(6)) == SPACE_FOR_MORE_PLAYERS
    bench.play(ANNA, TakeSpace(2))
    assert bench.refused(BORIS, TakeSpace(2)) == ONE_FLASK_PER_SPACE
    assert bench.refused(BORIS, TakeSpace(0)) == TOP_SPACE_COSTS_GOLD


def test_3_1_the_paralysed_do_not_choose_take_the_green_cards_and_act_last() -> None:
    bench = Bench()
    bench.state.paralysed = [CLEO, ANNA]
    bench.luck(*[0] * 20)
    bench.state.favor_deck = [Favor.SAGE] * 5
    bench.ask(ChooseSpaces([ANNA, BORIS, CLEO]))
    assert bench.match.deciders() == [BORIS]
    assert sum(bench.lab(ANNA).hand) == 1
    assert sum(bench.lab(ANNA).favors) == 1

    bench.play(BORIS, TakeSpace(1))
    assert bench.state.order == [BORIS, CLEO, ANNA]


# 3.2 Planning


def test_3_2_a_second_action_may_cost_two_cubes() -> None:
    bench = Bench()
    bench.lab(ANNA).free = 4
    bench.ask(PlanActions([ANNA], []))
    bench.play(ANNA, Plan(Area.PUBLISH), Plan(Area.PUBLISH))
    assert bench.lab(ANNA).free == 1
    assert bench.refused(ANNA, Plan(Area.PUBLISH)) == NO_MORE_ACTIONS_THERE
    assert bench.refused(ANNA, Plan(Area.SELL)) == NOT_ENOUGH_CUBES


@pytest.mark.parametrize("area", [Area.SELL, Area.DEBUNK, Area.PUBLISH, Area.EXHIBITION])
def test_3_2_three_areas_are_closed_in_the_first_round(area: Area) -> None:
    bench = Bench()
    bench.state.round = 1
    bench.ask(PlanActions([ANNA], []))

    assert bench.refused(ANNA, Plan(area)) == NOT_THIS_ROUND


def test_3_2_the_exhibition_covers_student_and_drink_in_the_last_round() -> None:
    bench = Bench()
    bench.state.round = 6
    bench.ask(PlanActions([ANNA], []))

    assert bench.refused(ANNA, Plan(Area.STUDENT)) == NOT_THIS_ROUND
    assert bench.refused(ANNA, Plan(Area.DRINK)) == NOT_THIS_ROUND
    assert bench.may(ANNA, Plan(Area.EXHIBITION))


def test_3_2_who_plans_later_lies_above() -> None:
    bench = Bench()
    bench.ask(PlanActions([ANNA, BORIS, CLEO], []))
    for seat in (CLEO, BORIS, ANNA):
        bench.play(seat, Plan(Area.FORAGE), FINISH)

    assert bench.state.rows[Area.FORAGE] == [ANNA, BORIS, CLEO]


def test_3_2_cubes_that_are_not_laid_are_unused() -> None:
    """Ruling 1."""
    bench = Bench()
    bench.ask(PlanActions([ANNA], []))
    bench.play(ANNA, Plan(Area.FORAGE), FINISH)

    assert (bench.lab(ANNA).free, bench.lab(ANNA).unused) == (0, 5)


# 3.3 Carrying out actions


def test_3_3_first_actions_come_before_second_ones() -> None:
    bench = Bench()
    bench.cubes(Area.FORAGE, BORIS, ANNA, actions=2)
    bench.ask(ActInArea(Area.FORAGE, 0, 0, False))
    seen = []
    while not is_resting(bench):
        seat = bench.match.deciders()[0]
        seen.append(seat)
        bench.play(seat, GATHER_UNSEEN)

    assert seen == [BORIS, ANNA, BORIS, ANNA]


def test_3_3_a_declined_double_slot_gives_two_unused_cubes() -> None:
    bench = Bench()
    bench.cubes(Area.TRANSMUTE, ANNA, actions=2)
    bench.lab(ANNA).laid = 3
    bench.hand(ANNA, TOAD)
    bench.ask(ActInArea(Area.TRANSMUTE, 0, 0, False))
    bench.play(ANNA, Discard(TOAD))
    assert bench.lab(ANNA).gold == 3

    bench.play(ANNA, DECLINE)
    assert (bench.lab(ANNA).unused, bench.lab(ANNA).laid) == (2, 0)


# 4.1 Forage


def test_4_1_the_row_is_not_refilled() -> None:
    bench = Bench()
    bench.state.row = [TOAD, FERN]
    bench.ask(Forage(BORIS, 1), Forage(ANNA, 1))
    assert bench.refused(ANNA, Gather(CLAW)) == NOT_IN_THE_ROW

    bench.play(ANNA, Gather(TOAD))
    assert bench.refused(BORIS, Gather(TOAD)) == NOT_IN_THE_ROW
    bench.play(BORIS, GATHER_UNSEEN)
    assert bench.state.row == [FERN]


def test_4_1_an_empty_deck_is_made_from_the_discard_and_may_run_out() -> None:
    bench = Bench()
    bench.state.deck = []
    bench.state.discard = [UsedIngredient(TOAD, None)]
    bench.ask(Forage(BORIS, 1), Forage(ANNA, 1))
    bench.play(ANNA, GATHER_UNSEEN)
    assert bench.lab(ANNA).hand[TOAD] == 1

    assert bench.refused(BORIS, GATHER_UNSEEN) == NO_INGREDIENTS_LEFT


# 4.2 Transmute


def test_4_2_an_ingredient_becomes_a_gold_unseen() -> None:
    bench = Bench()
    bench.hand(ANNA, TOAD)
    bench.ask(Transmute(ANNA, 1, 0))
    assert bench.refused(ANNA, Discard(FERN)) == FROM_YOUR_HAND

    event = bench.play(ANNA, Discard(TOAD))[0]
    assert bench.lab(ANNA).gold == 3
    assert getattr(event.seen_by(BORIS), "ingredient", TOAD) is None


# 4.3 Artifacts


def test_4_3_an_artifact_is_paid_and_not_replaced() -> None:
    bench = Bench()
    bench.state.on_sale = [Artifact.PERISCOPE, Artifact.PRINTING_PRESS]
    bench.lab(ANNA).gold = 3
    bench.ask(BuyArtifact(ANNA, 1, 0))
    assert bench.refused(ANNA, Buy(Artifact.PRINTING_PRESS)) == TOO_DEAR
    assert bench.refused(ANNA, Buy(Artifact.BRONZE_CUP)) == NOT_ON_SALE

    bench.play(ANNA, Buy(Artifact.PERISCOPE))
    assert bench.lab(ANNA).gold == 0
    assert bench.state.on_sale == [Artifact.PRINTING_PRESS]


# 4.4 Experiments


def test_4_4_mushroom_and_toad_give_healing_and_leave_four_formulas_for_each() -> None:
    """The rulebook's first lesson: neither can have a formula with a red minus."""
    bench = Bench()
    bench.hand(ANNA, MUSHROOM, TOAD)
    bench.ask(TryOnStudent(ANNA, 1))
    bench.play(ANNA, SPENDING)

    assert bench.known(ANNA) == {(MUSHROOM, TOAD): {Potion.HEALING}}
    assert bench.known(BORIS) == {}
    grid = bench.match.view(ANNA).own.grid
    for ingredient in (MUSHROOM, TOAD):
        assert grid[ingredient * 8 : ingredient * 8 + 8] == "x..xx.x."
    assert bench.match.view(BORIS).own.grid == "." * 64
    assert bench.match.view(BORIS).public.players[ANNA].results == [Potion.HEALING]


def test_4_4_two_different_ingredients_from_the_hand_are_used_up() -> None:
    bench = Bench()
    bench.hand(ANNA, MUSHROOM, MUSHROOM, TOAD)
    bench.ask(DrinkPotion(ANNA, 1, Area.DRINK))
    assert bench.refused(ANNA, Mix(MUSHROOM, FERN)) == FROM_YOUR_HAND

    bench.play(ANNA, SPENDING)
    assert bench.lab(ANNA).hand[MUSHROOM] == 1
    assert sum(bench.lab(ANNA).hand) == 1


def test_4_4_a_hand_of_one_kind_cannot_be_mixed() -> None:
    bench = Bench()
    bench.hand(ANNA, TOAD, TOAD)
    bench.ask(TryOnStudent(ANNA, 1))

    assert bench.match.legal_moves(ANNA) == [DECLINE]


# 4.5 The student


def test_4_5_after_a_bad_potion_every_later_test_costs_a_gold() -> None:
    """Example: two good tests are free, the third is bad and free, the fourth is paid."""
    bench = Bench(4)
    bench.hand(ANNA, MUSHROOM, TOAD)  # healing
    bench.hand(BORIS, FERN, FEATHER)  # wisdom
    bench.hand(CLEO, FERN, FLOWER)  # paralysis
    bench.hand(DORA, MUSHROOM, TOAD)
    bench.ask(*[TryOnStudent(seat, 1) for seat in (ANNA, DORA, CLEO, BORIS, ANNA)])
    bench.play(ANNA, SPENDING)
    bench.play(BORIS, Mix(FERN, FEATHER))
    assert not bench.state.unwilling
    bench.play(CLEO, Mix(FERN, FLOWER))
    assert bench.state.unwilling
    assert [lab.gold for lab in bench.state.labs] == [2, 2, 2, 2]

    bench.play(DORA, SPENDING)
    assert bench.lab(DORA).gold == 1
    bench.hand(ANNA, MUSHROOM, TOAD)
    bench.lab(ANNA).gold = 0
    assert bench.refused(ANNA, SPENDING) == STUDENT_WANTS_GOLD
    assert bench.match.legal_moves(ANNA) == [DECLINE]


# 4.6 Drinking


def test_4_6_insanity_costs_reputation_and_acts_once_a_round() -> None:
    bench = Bench()
    bench.hand(ANNA, MUSHROOM, MUSHROOM, CLAW, CLAW)
    bench.ask(DrinkPotion(ANNA, 1, Area.DRINK), DrinkPotion(ANNA, 1, Area.DRINK))
    bench.play(ANNA, Mix(MUSHROOM, CLAW))
    assert bench.lab(ANNA).reputation == 9

    bench.play(ANNA, Mix(MUSHROOM, CLAW))
    assert bench.lab(ANNA).reputation == 9


def test_4_6_poison_sends_the_cube_to_the_hospital_for_a_round() -> None:
    bench = Bench()
    bench.hand(ANNA, FERN, CLAW)
    bench.lab(ANNA).free = 4
    bench.lab(ANNA).laid = 1
    bench.ask(DrinkPotion(ANNA, 1, Area.DRINK))
    bench.play(ANNA, Mix(FERN, CLAW))
    lab = bench.lab(ANNA)
    assert (lab.free, lab.hospital) == (4, 1)

    bench.ask(EndRound(0))
    assert (lab.free, lab.unused, lab.hospital) == (4, 1, 0)


def test_4_6_paralysis_puts_the_flask_on_the_green_space() -> None:
    bench = Bench()
    bench.hand(BORIS, FERN, FLOWER)
    bench.ask(DrinkPotion(BORIS, 1, Area.DRINK))
    bench.play(BORIS, Mix(FERN, FLOWER))
    assert bench.state.frozen == [BORIS]

    bench.state.agenda = []
    bench.state.first = ANNA
    bench.ask(Rounds())
    assert bench.state.paralysed == [BORIS]
    assert bench.state.first == CLEO, "the token passes the paralysed player"


def test_4_6_good_and_neutral_potions_do_nothing() -> None:
    bench = Bench()
    bench.hand(ANNA, MUSHROOM, FERN)
    bench.ask(DrinkPotion(ANNA, 1, Area.DRINK))
    bench.play(ANNA, Mix(MUSHROOM, FERN))

    assert bench.state.experiments[-1].shown == Potion.NEUTRAL
    assert bench.lab(ANNA).harmed == []


# 5. Selling


def seller(potions: int = 3, seats: int = 3, **options: str) -> Bench:
    """Return a bench with the barbarian in town, who wants R+, G+ and B−."""
    bench = Bench(seats, BOX.edition, **options)
    bench.state.adventurer = Adventurer.BARBARIAN
    for seat in range(seats):
        bench.hand(seat, *Ingredient, *Ingredient)
        bench.lab(seat).laid = 2
    return bench


EXACT = Mix(MUSHROOM, CLAW)  # B−
RIGHT_SIGN = Mix(FERN, CLAW)  # R−
SOUP = Mix(MUSHROOM, FERN)
WRONG_SIGN = Mix(MUSHROOM, TOAD)  # R+


@pytest.mark.parametrize(
    ("mix", "quality", "gold", "lost", "potions"),
    [
        (EXACT, Quality.EXACT, 2, 0, {Potion.INSANITY}),
        (RIGHT_SIGN, Quality.RIGHT_SIGN, 2, 0, {Potion.POISON, Potion.PARALYSIS}),
        (SOUP, Quality.NEUTRAL, 2, 1, {Potion.NEUTRAL}),
        (WRONG_SIGN, Quality.WRONG_SIGN, 0, 1, {Potion.HEALING, Potion.SPEED, Potion.WISDOM}),
    ],
)
def test_5_the_good_natured_barbarian(
    mix: Mix, quality: Quality, gold: int, lost: int, potions: set[Potion]
) -> None:
    """Three players: the first takes R+ and blocks the left slot, the second declines, the
    third takes B− and guarantees «not wrong».
    """
    bench = seller()
    bench.ask(SellInTurn([ANNA, BORIS, CLEO]))
    bench.play(ANNA, TakeOrder(0), Guarantee(Quality.NEUTRAL), WRONG_SIGN)
    assert bench.refused(BORIS, TakeOrder(1)) == ORDER_TAKEN
    bench.play(BORIS, DECLINE)
    assert bench.lab(BORIS).unused == 2

    assert bench.refused(CLEO, TakeOrder(0)) == ORDER_TAKEN
    events = bench.play(CLEO, TakeOrder(2), Guarantee(Quality.NEUTRAL), mix)
    sold = next(event for event in events if isinstance(event, PotionSold))
    assert sold.quality == quality
    assert bench.lab(CLEO).gold == 2 + gold
    assert bench.lab(CLEO).reputation == 10 - lost
    assert bench.known(CLEO) == {(mix.first, mix.second): potions}
    assert bench.known(BORIS) == {}


def test_5_1_the_right_order_leaves_the_two_others_to_the_next_of_three_players() -> None:
    bench = seller()
    bench.ask(SellInTurn([ANNA, BORIS, CLEO]))
    bench.play(ANNA, TakeOrder(2), Guarantee(Quality.EXACT), EXACT)
    assert bench.may(BORIS, TakeOrder(0))
    assert bench.may(BORIS, TakeOrder(1))
    bench.play(BORIS, TakeOrder(1), Guarantee(Quality.EXACT), SOUP)

    assert bench.match.legal_moves(CLEO) == [DECLINE]


def test_5_1_four_players_block_each_potion_by_itself_and_two_all_at_once() -> None:
    bench = seller(seats=4)
    bench.ask(SellInTurn([ANNA, BORIS]))
    bench.play(ANNA, TakeOrder(0), Guarantee(Quality.EXACT), SOUP)
    assert bench.match.legal_moves(BORIS) == [TakeOrder(1), TakeOrder(2), DECLINE]

    bench = seller(seats=2)
    bench.ask(SellInTurn([ANNA, BORIS]))
    bench.play(ANNA, TakeOrder(0), Guarantee(Quality.EXACT), SOUP)
    assert bench.match.legal_moves(BORIS) == [DECLINE]


def test_5_1_an_order_needs_two_different_ingredients() -> None:
    bench = seller()
    bench.hand(ANNA, TOAD, TOAD)
    bench.ask(TakeAnOrder(ANNA, 0))

    assert bench.refused(ANNA, TakeOrder(0)) == TWO_DIFFERENT


def test_5_2_a_better_potion_is_paid_as_guaranteed_and_a_worse_one_not() -> None:
    bench = seller()
    bench.ask(SellInTurn([ANNA]))
    bench.play(ANNA, TakeOrder(2), Guarantee(Quality.WRONG_SIGN), EXACT)
    assert bench.lab(ANNA).gold == 2 + 1

    bench = seller()
    bench.ask(SellInTurn([ANNA]))
    bench.play(ANNA, TakeOrder(2), Guarantee(Quality.EXACT), RIGHT_SIGN)
    assert bench.lab(ANNA).gold == 2
    assert bench.lab(ANNA).reputation == 10


@pytest.mark.parametrize("guaranteed", list(Quality))
def test_5_2_soup_always_costs_reputation(guaranteed: Quality) -> None:
    bench = seller()
    bench.ask(SellInTurn([ANNA]))
    bench.play(ANNA, TakeOrder(2), Guarantee(guaranteed), SOUP)

    assert bench.lab(ANNA).reputation == 9


@pytest.mark.parametrize(
    ("discount", "reputation", "allowed"),
    [
        (2, 10, {Quality.EXACT: 2, Quality.RIGHT_SIGN: 1}),
        (2, 6, {Quality.EXACT: 1}),
        (3, 18, {Quality.EXACT: 2, Quality.RIGHT_SIGN: 1}),
        (0, 10, dict(zip(Quality, (4, 3, 2, 1), strict=True))),
    ],
)
def test_5_3_a_guarantee_must_leave_something_of_the_price(
    discount: int, reputation: int, allowed: dict[Quality, int]
) -> None:
    """Examples: a discount of 2 allows exact (2 gold) and right sign (1 gold), in the red
    zone only exact (1 gold); a discount of 3 in the blue zone and right sign pays 1.
    """
    bench = seller()
    bench.state.discounts[ANNA] = discount
    bench.lab(ANNA).reputation = reputation
    bench.ask(SellInTurn([ANNA]))
    bench.play(ANNA, TakeOrder(0))

    for quality in Quality:
        if quality in allowed:
            assert price_of(bench.state, ANNA, quality) == allowed[quality]
            assert bench.may(ANNA, Guarantee(quality))
        else:
            assert bench.refused(ANNA, Guarantee(quality)) == NOTHING_LEFT_OF_THE_PRICE


def test_5_3_discounts_are_laid_in_secret_and_most_faces_sell_first() -> None:
    bench = seller()
    bench.cubes(Area.SELL, ANNA, BORIS, CLEO)
    open_sale(bench.state)
    for seat, gold in ((BORIS, 2), (ANNA, 0), (CLEO, 2)):
        bench.play(seat, LayDiscount(gold))

    assert bench.match.deciders() == [BORIS]
    step = bench.state.agenda[1]
    assert isinstance(step, SellInTurn)
    assert step.queue == [CLEO, ANNA]


def test_5_3_a_laid_discount_is_hidden_until_all_lie() -> None:
    bench = seller()
    bench.cubes(Area.SELL, ANNA, BORIS)
    open_sale(bench.state)
    bench.play(ANNA, LayDiscount(3))

    assert bench.match.view(ANNA).own.task.discount == 3
    assert bench.match.view(BORIS).own.task is None
    assert bench.match.view(BORIS).public.discounts == [None, None, None]


def test_5_3_in_the_red_zone_nothing_is_left_of_a_discount_of_three() -> None:
    bench = seller()
    bench.lab(ANNA).reputation = 6
    choices = LayDiscounts([None, None, None], [ANNA, BORIS])
    bench.ask(SellInTurn([]), choices)

    assert bench.refused(ANNA, LayDiscount(3)) == NOTHING_LEFT_OF_THE_PRICE
    assert bench.may(BORIS, LayDiscount(3))


def test_5_3_one_seller_alone_gives_no_discount() -> None:
    bench = seller()
    bench.cubes(Area.SELL, ANNA)
    bench.ask(ResolveAreas(None, [Area.SELL]))

    bench.play(ANNA, TakeOrder(0))
    assert price_of(bench.state, ANNA, Quality.EXACT) == 4


# 5.4 Reputation


@pytest.mark.parametrize(
    ("before", "change", "after"),
    [
        (14, -1, 12),
        (18, -5, 11),
        (13, -3, 10),
        (6, -1, 6),
        (6, -2, 5),
        (2, -5, 1),
        (10, -10, 1),
        (17, 2, 19),
        (10, 0, 10),
    ],
)
def test_5_4_the_zone_of_the_start_changes_a_loss_once(
    before: int, change: int, after: int
) -> None:
    """Examples: 14 loses 1 and stands at 12; 18 loses 5 and stands at 11; never below 1."""
    bench = Bench()
    bench.lab(ANNA).reputation = before
    change_reputation(bench.state, ANNA, change, bench.match.dealer)

    assert bench.lab(ANNA).reputation == after


def test_5_4_the_green_and_blue_zones_add_a_smiling_face() -> None:
    assert [extra_faces(points) for points in (6, 13, 14, 17, 18)] == [0, 0, 1, 1, 1]
    bench = seller()
    bench.state.discounts = [1, 0, 1]
    bench.lab(BORIS).reputation = 14
    assert most_faces_first(bench.state, [ANNA, BORIS, CLEO]) == [ANNA, BORIS, CLEO]
    assert most_faces_first(bench.state, [BORIS, ANNA, CLEO]) == [BORIS, ANNA, CLEO]


# 8. The end of a round


@pytest.mark.parametrize(
    ("option", "number", "seals", "change"),
    [
        ("apprentice", 0, 0, -1),
        ("apprentice", 0, 1, 1),
        ("apprentice", 1, 0, -2),
        ("apprentice", 1, 1, -1),
        ("apprentice", 1, 2, 1),
        ("master", 0, 1, -1),
        ("master", 0, 2, 1),
        ("master", 1, 0, -3),
        ("master", 1, 5, 1),
    ],
)
def test_8_1_conferences_count_seals(option: str, number: int, seals: int, change: int) -> None:
    bench = Bench(level=option)
    for ingredient in list(Ingredient)[:seals]:
        bench.state.theories[ingredient] = Formula(ingredient)
        bench.state.books[ingredient] = [LaidSeal(ANNA, Seal.GOLD)]
    hold_conference(bench.state, number, bench.match.dealer)

    assert bench.lab(ANNA).reputation == 10 + change


def test_8_1_after_a_conference_new_artifacts_are_on_sale() -> None:
    bench = Bench()
    later = list(bench.state.to_come[0])
    bench.state.round = 3
    bench.ask(EndRound(0))

    assert bench.state.on_sale == later
    assert len(bench.state.to_come) == 1


def test_8_2_all_who_are_tied_are_top_alchemists_and_without_seals_nobody() -> None:
    bench = Bench()
    bench.ask(EndRound(0))
    assert [lab.reputation for lab in bench.state.labs] == [10, 10, 10]

    bench.state.order = [ANNA, BORIS, CLEO]
    bench.state.theories[TOAD] = Formula.BLUE_MINUS
    bench.state.books[TOAD] = [LaidSeal(ANNA, Seal.GOLD), LaidSeal(CLEO, Seal.GOLD)]
    bench.ask(EndRound(0))
    assert [lab.reputation for lab in bench.state.labs] == [11, 10, 11]


def test_8_3_every_pair_of_unused_cubes_brings_a_favor() -> None:
    bench = Bench()
    bench.state.favor_deck = [Favor.SAGE] * 5
    bench.lab(ANNA).unused = 5
    bench.lab(BORIS).unused = 1
    bench.ask(EndRound(0))

    assert [sum(lab.favors) for lab in bench.state.labs] == [2, 0, 0]
    assert bench.lab(ANNA).unused == 0


def test_8_5_adventurers_come_for_the_second_to_the_sixth_round() -> None:
    match = Match(BOX, 2, SeededDealer(1))
    seen: dict[int, object] = {}
    following: dict[int, object] = {}
    while match.deciders():
        state: Alchemists = match.state
        seen[state.round] = match.view(None).public.adventurer
        following[state.round] = match.view(None).public.next_adventurer
        seat = match.deciders()[0]
        match.play(seat, match.legal_moves(seat)[-1])

    assert seen[1] is None
    assert len({seen[number] for number in range(2, 7)}) == 5
    assert [seen[number + 1] for number in range(1, 6)] == [following[n] for n in range(1, 6)]
    assert following[6] is None


# 11. Mixed tables


def test_11_the_levels_may_be_mixed_seat_by_seat() -> None:
    match = Match(
        BOX,
        3,
        SeededDealer(1),
        {"ingredients": "apprentice, master,master", "debunking": "master"},
    )
    state: Alchemists = match.state

    assert [sum(lab.hand) for lab in state.labs] == [3, 2, 2]
    assert state.options.debunking == (1, 1, 1)
    assert state.options.conferences == (0, 0, 0)


@pytest.mark.parametrize("text", ["novice", "master,master", "master,,master", ",,"])
def test_11_unreadable_levels_are_refused(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        Match(BOX, 3, SeededDealer(1), {"debunking": text})
    assert caught.value.name == "alchemists-levels"


# 14. The Herbalist (the other favors are in test_favors.py)


def test_14_the_herbalist_takes_any_two_cards_of_the_hand() -> None:
    bench = Bench()
    bench.hand(ANNA, TOAD, TOAD)
    bench.state.deck = [FERN] * 3
    bench.ask(Herbalist(ANNA, 0))
    assert bench.refused(ANNA, Discard(CLAW)) == FROM_YOUR_HAND
    bench.play(ANNA, Discard(TOAD), Discard(TOAD))

    assert bench.lab(ANNA).hand[FERN] == 3
    assert is_resting(bench)


def test_an_experiment_is_shared_between_copies_and_never_changed() -> None:
    bench = Bench()
    bench.state.experiments.append(
        Experiment(ANNA, How.ON_STUDENT, MUSHROOM, FERN, None, Potion.NEUTRAL)
    )
    twin = bench.state.copy()

    assert twin.experiments[0] is bench.state.experiments[0]
