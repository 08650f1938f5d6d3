"""A dream of Poison is the round itself: card by card, whatever is played."""

from __future__ import annotations

from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retorta import plugins
from retorta.bots.search.knowledge import Knowledge
from retorta.bots.search.search import Search
from retorta.core import door
from retorta.core.box import Pov
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.games.poison.bots.careful import careful
from retorta.games.poison.bots.dreamt_round import EMPTY, Round, colours_of_pile, pile_of, round_of
from retorta.games.poison.bots.knowledge import PoisonKnowledge
from retorta.games.poison.cards import FACES, POTIONS
from retorta.games.poison.moves import CAULDRONS, MOVES
from retorta.games.poison.rules.scoring import colours_of, immune
from retorta.games.poison.state import Poison
from retorta.games.poison.targets import alike

BOX = plugins.box("poison")
KNOWLEDGE = PoisonKnowledge(BOX)


def options(seats: int, hand: str, aside: str) -> dict[str, str]:
    if hand == "whole":
        return {}
    return {"rulebook": "polish", "hand": hand, "aside": aside if seats == 3 else "twelve"}


tables = st.tuples(
    st.integers(3, 6),
    st.sampled_from(["whole", "five"]),
    st.sampled_from(["twelve", "five", "none"]),
    st.integers(0, 10_000),
)


def started(table: tuple[int, str, str, int]) -> Poison:
    seats, hand, aside, seed = table
    dealer = SeededDealer(seed, listening=False)
    state = BOX.start(seats, options(seats, hand, aside), dealer)
    assert isinstance(state, Poison)
    return state


def assert_same(state: Poison, dream: Round) -> None:
    assert [[place.count(face) for face in range(FACES)] for place in dream.places] == state.hands
    for place, hand in zip(dream.places, state.hands, strict=True):
        assert [place.kinds >> face & 1 for face in range(FACES)] == [min(n, 1) for n in hand]
        assert place.cards == sum(hand)
    for pot, cauldron in zip(dream.pots, state.cauldrons, strict=True):
        assert (pot.pile, pot.total) == (pile_of(cauldron.cards), cauldron.total)
        assert pot.colour == (cauldron.colour if cauldron.cards else EMPTY)
    assert dream.sheet() == [colours_of(pile) for pile in state.taken]
    for colour in range(POTIONS):
        leads = [bool(place.leads >> colour & 1) for place in dream.places]
        assert leads == [seat == immune(dream.sheet(), colour) for seat in range(state.seats)]
    assert dream.unseen[: dream.left] == state.pile


@settings(deadline=None, max_examples=12)
@given(tables, st.data())
def test_a_dream_goes_by_the_rules(table: tuple[int, str, str, int], data: st.DataObject) -> None:
    state = started(table)
    dream = round_of(state)
    seed = table[3] + 1
    luck, same_luck = DreamDealer(seed), DreamDealer(seed)
    choices = data.draw(st.randoms(use_true_random=False))
    while deciders := state.agenda[-1].deciders(state):
        assert_same(state, dream)
        assert dream.turn.deciders(dream) == deciders
        seat = deciders[0]
        moves = dream.turn.legal_moves(dream, seat)
        first = {alike(state, move): move for move in reversed(door.legal_moves(state, seat))}
        assert moves == [*reversed(first.values())]
        assert MOVES[careful(dream, seat, DreamDealer(seed + seat))] in door.legal_moves(
            state, seat
        )
        move = choices.choice(moves)
        dream.turn.take(dream, seat, move, same_luck)
        state.agenda[-1].take(state, seat, move, luck)
    assert dream.turn.deciders(dream) == []
    assert KNOWLEDGE.points(dream) == KNOWLEDGE.points(state)


@settings(deadline=None, max_examples=12)
@given(tables, st.integers(0, 40), st.integers(0, 1000))
def test_a_dream_deals_what_the_seat_cannot_see(
    table: tuple[int, str, str, int], decisions: int, seed: int
) -> None:
    state = started(table)
    luck = SeededDealer(seed, listening=False)
    for _ in range(decisions):
        [seat] = door.deciders(state)
        door.carry_out(state, seat, state.agenda[-1].random_move(state, seat, luck), luck)
    [seat] = door.deciders(state)
    before = BOX.views.census(state)
    dreams = KNOWLEDGE.dreams(Pov(BOX, state, seat))
    dealer = DreamDealer(seed)
    names = set()
    for _ in range(3):
        dream = dreams.deal(dealer)
        assert isinstance(dream, Round)
        names.add(KNOWLEDGE.place(dream, seat))
        held = [[place.count(face) for face in range(FACES)] for place in dream.places]
        assert held[seat] == state.hands[seat]
        assert [sum(hand) for hand in held] == [sum(hand) for hand in state.hands]
        hidden = [sum(hand[face] for hand in held) for face in range(FACES)]
        rest = dream.unseen[: len(state.pile) + len(state.set_aside)]
        lying = [face for cauldron in state.cauldrons for face in cauldron.cards]
        taken = [face for pile in state.taken for face in pile]
        counted = [hidden[face] + [*rest, *lying, *taken].count(face) for face in range(FACES)]
        assert counted == before
        KNOWLEDGE.play_out(dream, dealer)
    assert len(names) == 1


def test_a_pile_counts_by_colour() -> None:
    cards = [0, 0, 5, 10, 14, 15, 15, 15]
    assert colours_of_pile(pile_of(cards)) == colours_of(cards)


def test_empty_cauldrons_are_one_choice() -> None:
    state = started((4, "whole", "twelve", 1))
    [seat] = door.deciders(state)
    held = sum(1 for count in state.hands[seat] if count)
    assert len(door.legal_moves(state, seat)) == held * CAULDRONS
    dream = round_of(state)
    assert len(dream.turn.legal_moves(dream, seat)) == held


def held_by(state: Poison, seat: int) -> list[int]:
    return [face for face in range(FACES) if state.hands[seat][face]]


@pytest.mark.parametrize("informed", [True, False])
def test_every_search_takes_like_moves_for_one(informed: bool) -> None:
    state = started((4, "whole", "twelve", 1))
    [seat] = door.deciders(state)
    search = Search(KNOWLEDGE if informed else Knowledge(BOX), 1)
    tried = search.think(Pov(BOX, state, seat), inf, 60)
    assert {alike(state, edge.move) for edge in tried} == {
        (card, None) for card in held_by(state, seat)
    }
    assert len(tried) == len(held_by(state, seat))
