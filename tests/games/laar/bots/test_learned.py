"""What a master of Laar learned: rounds dreamt of by themselves come to what the table comes to."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from retorta import plugins
from retorta.bots.features import features_of
from retorta.bots.hint import hint
from retorta.bots.levels import Adept, Master
from retorta.core import door
from retorta.core.box import Pov
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.core.match import Match
from retorta.games.laar.bots.dreamt_round import Prospects, Round, touches_others
from retorta.games.laar.bots.features import EACH_ROUND, NAMES, told
from retorta.games.laar.bots.learned import WORLDS, LearnedLaar, RoundDreams
from retorta.games.laar.bots.promise_values import PromiseValues, promise_values_for
from retorta.games.laar.bots.round_play import play_on
from retorta.games.laar.cards import GEM, KINDS, SPELL, SPICE
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.rules.best import points_of_all
from retorta.games.laar.rules.rounds import ROUNDS, Rounds
from retorta.games.laar.rules.stacks import table_of
from retorta.games.laar.state import Laar

BOX = plugins.box("laar")


def table_in_round(seats: int, rounds: int, seed: int, **options: str) -> Laar:
    """Return a game played at random until experts are assigned in that round."""
    state = BOX.start(seats, options, SeededDealer(seed, listening=False))
    assert isinstance(state, Laar)
    luck = DreamDealer(seed)
    while not (state.round == rounds and isinstance(state.agenda[-1], AssignExperts)):
        [seat] = door.deciders(state)
        door.carry_out(state, seat, state.agenda[-1].random_move(state, seat, luck), luck)
    return state


def foretold(state: Laar, promise_values: PromiseValues, rounds: int) -> list[float]:
    table = table_of(state)
    return [promise_values.points(state, table, seat, rounds) for seat in range(state.seats)]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_round_by_itself_comes_to_what_the_table_comes_to(seats: int) -> None:
    compared = 0
    for seed in range(30):
        state = table_in_round(seats, 1 + seed % ROUNDS, seed)
        dream = Round(state, Prospects(state, promise_values_for(seats)))
        opened, luck = list(state.goods), DreamDealer(seed)
        while not isinstance(state.agenda[-1], Rounds):
            [seat] = door.deciders(state)
            step = dream.agenda[-1]
            if not step.deciders(dream):
                step.resume(dream, luck)
                step = dream.agenda[-1]
            moves = step.legal_moves(dream, seat)
            assert moves == door.legal_moves(state, seat)
            move = moves[luck.pick(len(moves))]
            step.take(dream, seat, move, luck)
            top = state.agenda[-1]
            top.take(state, seat, move, luck)
            while not top.deciders(state) and not isinstance(top, Rounds):
                top.resume(state, luck)
                top = state.agenda[-1]
        taken = [
            touches_others(state, card, kind)
            for stacks in state.stacks
            for kind in range(KINDS)
            for card in stacks[kind]
            if card in opened
        ]
        if sum(taken) < 2:
            expected = foretold(state, promise_values_for(seats), ROUNDS - state.round)
            assert dream.points() == pytest.approx(expected)
            compared += 1
    assert compared > 8


def test_nothing_is_promised_after_the_last_round() -> None:
    state = table_in_round(3, ROUNDS, 4)
    assert foretold(state, promise_values_for(3), 0) == points_of_all(state)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_was_learned_is_complete_and_sensible(seats: int) -> None:
    promise_values = promise_values_for(seats)
    state = table_in_round(seats, 1, 5)
    cardboard = state.cardboard
    spices = [cardboard.spices.index(spice) for spice in range(6)]
    gems = [cardboard.gems.index(gem) for gem in (3, 4, 5)]
    for rounds in (2, 5, 8):
        for kind, cards in ((SPICE, spices[:5]), (GEM, gems)):
            promised = []
            for number in range(len(cards) + 1):
                state.stacks[0][kind] = cards[:number]
                promised.append(foretold(state, promise_values, rounds)[0])
            assert promised == sorted(promised), "more of the same, all useful, promises more"
            state.stacks[0][kind] = []
        bare = foretold(state, promise_values, rounds)[0]
        assert 1.5 < bare / rounds < 3.5, "a round brings about two points"


def test_a_dream_shares_nothing_with_its_copy() -> None:
    state = table_in_round(4, 3, 8)
    dream = Round(state, Prospects(state, promise_values_for(4)))
    before = repr(dream.stacks), repr(dream.hands), dream.points()
    play_on(dream.copy(), DreamDealer(1), 2)
    assert (repr(dream.stacks), repr(dream.hands), dream.points()) == before
    assert isinstance(dream.agenda[-1], AssignExperts)


def test_what_counts_twice_is_noted_once_for_every_round_to_come() -> None:
    state = table_in_round(2, 5, 6)
    noted = dict(zip(NAMES, features_of("laar").of(state, 1), strict=True))
    had = told(state, table_of(state), 1)
    assert [noted[name] for name in NAMES[: len(had)]] == had
    assert noted["everybody" + EACH_ROUND] == 8
    assert noted["points if it ended now"] == points_of_all(state)[1]


def test_only_masters_know_what_was_learned() -> None:
    assert isinstance(Master(1).search(BOX).knowledge, LearnedLaar)
    assert not isinstance(Adept(1).search(BOX).knowledge, LearnedLaar)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hint_foretells_a_final_score(seats: int) -> None:
    for rounds in (1, 6, 11):
        state = table_in_round(seats, rounds, 3)
        found = hint(Pov(BOX, state, state.first), inf, 1, 60)
        assert 10 < found.best.points < 50
        assert found.dreams == (60 if seats == 2 else 48), "a number of whole games"


def test_hidden_gems_and_experts_are_imagined_in_several_ways() -> None:
    state = table_in_round(3, 7, 2, variant="closed", memory="none")
    luck = DreamDealer(1)
    hidden = RoundDreams(Pov(BOX, state, state.first))
    hands = {repr(hidden.deal(luck).hands) for _ in range(60)}
    assert 1 < len(hands) <= WORLDS
    seen = RoundDreams(Pov(BOX, table_in_round(3, 7, 2), state.first))
    assert len({repr(seen.deal(luck).hands) for _ in range(20)}) == 1


@pytest.mark.parametrize("options", [{}, {"variant": "closed", "memory": "none"}])
def test_a_master_plays_whole_games(options: dict[str, str]) -> None:
    match = Match(BOX, 3, SeededDealer(9), options)
    master = Master(5, "6x")
    luck = Random(1)
    while deciders := match.deciders():
        pov = match.pov(deciders[0])
        move = master.choose(pov) if deciders[0] == 0 else luck.choice(pov.moves)
        match.play(deciders[0], move)
    points = match.end().points
    assert points[0] > max(points[1:])


def test_two_players_go_by_whole_dreams() -> None:
    state = table_in_round(2, 3, 4)
    dream = LearnedLaar(BOX).dreams(Pov(BOX, state, state.first)).deal(DreamDealer(1))
    assert not isinstance(dream, Round)
    assert dream.stacks == state.stacks


def test_a_round_stops_when_all_goods_are_taken() -> None:
    state = table_in_round(4, 2, 1)
    knowledge = LearnedLaar(BOX)
    dream = knowledge.dreams(Pov(BOX, state, state.first)).deal(DreamDealer(1))
    assert isinstance(dream, Round)
    knowledge.play_out(dream, DreamDealer(2))
    assert isinstance(dream.agenda[-1], AcquireGoods)
    assert knowledge.stops_at(dream)
    assert sum(len(stack) for stacks in dream.stacks for stack in stacks) == 4
    assert not any(dream.stacks[seat][SPELL] is state.stacks[seat][SPELL] for seat in range(4))
