"""What lies open for all, what is a seat's own, and what is opened at the end."""

from __future__ import annotations

import pytest
from support.alchemists_bench import Bench
from support.table import ANNA, BORIS

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.alchemists.box import BOX
from retorta.games.alchemists.cards import (
    Area,
    Artifact,
    Favor,
    Formula,
    How,
    Ingredient,
    Potion,
    Quality,
    Seal,
    cubes_for,
)
from retorta.games.alchemists.moves import DECLINE, GATHER_UNSEEN, HURRY, Discard, Gather, Mix
from retorta.games.alchemists.rules.areas import ActInArea
from retorta.games.alchemists.rules.experiments import DrinkPotion, TryOnStudent
from retorta.games.alchemists.rules.transmute import Transmute
from retorta.games.alchemists.state import Experiment
from retorta.games.alchemists.views import AreaView, ExperimentView, FactView, MixtureView

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = Ingredient


def test_a_test_shows_all_the_potion_and_its_maker_the_ingredients() -> None:
    bench = Bench()
    bench.hand(ANNA, MUSHROOM, TOAD)
    bench.ask(TryOnStudent(ANNA, 1))
    bench.play(ANNA, Mix(MUSHROOM, TOAD))

    assert bench.match.view(None).public.experiments == [
        ExperimentView(ANNA, How.ON_STUDENT, Potion.HEALING, None, None)
    ]
    own = bench.match.view(ANNA).own
    assert own.mixtures == [MixtureView(0, [MUSHROOM, TOAD])]
    assert own.facts == [FactView([MUSHROOM, TOAD], [Potion.HEALING])]
    assert bench.match.view(BORIS).own.mixtures == []
    assert bench.match.view(BORIS).own.facts == []


def test_a_sale_shows_all_the_order_and_the_quality() -> None:
    bench = Bench()
    bench.state.experiments = [
        Experiment(BORIS, How.FOR_SALE, FERN, CLAW, Potion.HEALING, Quality.WRONG_SIGN)
    ]

    assert bench.match.view(None).public.experiments == [
        ExperimentView(BORIS, How.FOR_SALE, None, Potion.HEALING, Quality.WRONG_SIGN)
    ]


def test_what_a_seat_laid_away_is_known_to_it_alone() -> None:
    """Ruling 4."""
    bench = Bench()
    bench.hand(ANNA, FEATHER, TOAD)
    bench.ask(Transmute(ANNA, 0, 0))
    bench.play(ANNA, Discard(FEATHER))

    assert bench.match.view(ANNA).own.laid_away == [FEATHER]
    assert bench.match.view(BORIS).own.laid_away == []
    recalled = BOX.remembered(bench.state, None).public
    assert recalled.discard == 1
    assert recalled.discarded == []


def test_hand_and_favors_are_counted_for_all_and_shown_to_their_owner() -> None:
    bench = Bench()
    bench.hand(ANNA, TOAD, TOAD, FERN)
    bench.favors(ANNA, Favor.SAGE)
    bench.ask(DrinkPotion(ANNA, 0, Area.DRINK))
    public = bench.match.view(None).public.players[ANNA]

    assert (public.cards, public.favors, public.favor_cards) == (3, 1, None)
    assert bench.match.view(ANNA).own.hand == [FERN, TOAD, TOAD]
    assert bench.match.view(ANNA).own.favors == [Favor.SAGE]


def test_seals_favors_and_what_was_set_aside_are_opened_at_the_end() -> None:
    bench = Bench()
    bench.theory(TOAD, Formula.BLUE_PLUS, {BORIS: Seal.RED, ANNA: Seal.GOLD})
    bench.favors(ANNA, Favor.SAGE, Favor.BARMAID)
    bench.lab(BORIS).set_aside[FERN] = 1
    before = bench.match.view(None).public
    assert before.books[TOAD].seals is None
    assert before.players[BORIS].set_aside_cards is None
    bench.state.agenda = []
    after = bench.match.view(None).public

    assert after.books[TOAD].owners == [BORIS, ANNA]
    assert after.books[TOAD].seals == [Seal.RED, Seal.GOLD]
    assert after.players[ANNA].favor_cards == [Favor.BARMAID, Favor.SAGE]
    assert after.players[BORIS].set_aside_cards == [FERN]


def test_the_two_levels_of_a_mixed_table_are_seen_by_all() -> None:
    levels = {"debunking": "master,apprentice", "conferences": "apprentice,master"}
    players = Match(BOX, 2, SeededDealer(1), levels).view(None).public.players

    assert [(each.debunks_as.name, each.confers_as.name) for each in players] == [
        ("MASTER", "APPRENTICE"),
        ("APPRENTICE", "MASTER"),
    ]


def test_3_3_cubes_lie_in_an_area_until_their_action_is_done() -> None:
    """Anna has two actions there and Boris one; each takes the cube back, done or declined."""
    bench = Bench()
    bench.state.row = [TOAD, FERN]
    bench.cubes(Area.FORAGE, ANNA, BORIS)
    bench.state.planned[Area.FORAGE][ANNA] = 2
    bench.lab(ANNA).laid += 1
    bench.ask(ActInArea(Area.FORAGE, 0, 0, False))
    assert bench.match.view(None).public.areas == [AreaView(Area.FORAGE, [ANNA, BORIS], [2, 1])]
    bench.play(ANNA, Gather(TOAD))
    assert bench.match.view(None).public.areas == [AreaView(Area.FORAGE, [ANNA, BORIS], [1, 1])]
    bench.play(BORIS, DECLINE)
    assert bench.match.view(None).public.areas == [AreaView(Area.FORAGE, [ANNA], [1])]
    bench.play(ANNA, Gather(FERN))

    assert bench.match.view(None).public.areas == []


def test_13_an_action_of_the_boots_takes_nobodys_cube_back() -> None:
    bench = Bench()
    bench.artifacts(ANNA, Artifact.BOOTS_OF_SPEED)
    bench.cubes(Area.FORAGE, ANNA)
    bench.cubes(Area.STUDENT, ANNA)
    bench.ask(ActInArea(Area.FORAGE, 0, 0, False))
    bench.play(ANNA, GATHER_UNSEEN, HURRY, GATHER_UNSEEN)

    assert bench.match.view(None).public.areas == [AreaView(Area.STUDENT, [ANNA], [1])]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["apprentice", "master"])
def test_3_3_as_many_cubes_lie_on_the_board_as_the_actions_shown_cost(
    seats: int, level: str
) -> None:
    match = Match(BOX, seats, SeededDealer(seats), {"level": level})
    luck = SeededDealer(7)
    shown = 0
    while match.deciders():
        lying = [0] * seats
        for area in match.view(None).public.areas:
            for seat, actions in zip(area.seats, area.actions, strict=True):
                planned = match.state.planned[area.area][seat]
                lying[seat] += sum(cubes_for(seats, area.area)[planned - actions : planned])
        assert lying == [lab.laid for lab in match.state.labs]
        shown += sum(lying)
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[luck.pick(len(moves))])
    assert shown


def test_a_seat_sees_what_each_artifact_on_sale_would_cost_it_now() -> None:
    """13. The Discount Card takes two off the next purchase; others pay what is printed."""
    bench = Bench()
    bench.state.on_sale = [Artifact.PRINTING_PRESS, Artifact.PERISCOPE]
    bench.lab(ANNA).artifacts = [Artifact.DISCOUNT_CARD]

    assert bench.match.view(ANNA).own.prices == [2, 1]
    assert bench.match.view(BORIS).own.prices == [4, 3]


def test_a_seller_blocks_orders_by_the_number_of_players() -> None:
    """5.1 With two players the first sale leaves nothing to take."""
    bench = Bench()
    bench.state.orders = [[], [], []]
    assert bench.match.view(None).public.blocked == [False, False, False]
    bench.state.orders = [[], [ANNA], []]
    blocked = bench.match.view(None).public.blocked
    assert (
        blocked
        == {2: [True] * 3, 3: [True, True, False], 4: [False, True, False]}[bench.state.seats]
    )
