"""The remaining rounds of Laar, played at random without a step for every choice.

The rules are in ``games/laar/rules``; assigning experts and acquiring goods is repeated here only
for speed. It uses the same luck as random moves through the door, and a test checks that the
table ends up the same (``docs/decisions/0023-rounds-of-laar-in-a-rush.md``).
"""

from __future__ import annotations

from retorta.core.dealer import Dealer
from retorta.games.laar.cards import KINDS
from retorta.games.laar.rules.rounds import (
    EXPERTS_RETURN_AFTER,
    ROUNDS,
    next_first,
    return_experts,
)
from retorta.games.laar.state import Laar


def play_rounds(state: Laar, dealer: Dealer, rounds: int) -> None:
    """Play up to that many rounds at random, starting between two rounds."""
    while rounds and state.round < ROUNDS:
        if state.round > 0:
            if state.round in EXPERTS_RETURN_AFTER:
                return_experts(state, dealer)
            state.first = next_first(state.seats, state.first, state.round)
        state.round += 1
        rounds -= 1
        play_round(state, dealer)


def play_round(state: Laar, dealer: Dealer) -> None:
    """Open cards, assign an expert to each and take them, with random choices."""
    seats = state.seats
    cards: list[int] = []
    for _ in range(seats):
        cards.append(dealer.draw(state.pile))
    experts = [0] * seats
    free = list(range(seats))
    for turn in range(seats):
        hand = state.hands[(state.first + turn) % seats]
        picked = dealer.pick((KINDS - hand.count(0)) * len(free))
        expert = held(hand, picked // len(free))
        hand[expert] -= 1
        experts[free.pop(picked % len(free))] = expert
    left = list(range(seats))
    for turn in range(seats - 1):
        good = left.pop(dealer.pick(len(left)))
        acquire(state, (state.first + seats - 1 - turn) % seats, cards[good], experts[good])
    # The last player may exchange the expert.
    good = left[0]
    expert = experts[good]
    hand = state.hands[state.first]
    lying = hand[expert]
    hand[expert] = 0
    picked = dealer.pick(KINDS - hand.count(0) + 1)
    if picked:
        other = held(hand, picked - 1)
        hand[other] -= 1
        hand[expert] = lying + 1
        expert = other
    else:
        hand[expert] = lying
    acquire(state, state.first, cards[good], expert)


def held(hand: list[int], place: int) -> int:
    """Return the expert at an index among the different ones in a hand."""
    expert = 0
    while True:
        if hand[expert]:
            if not place:
                return expert
            place -= 1
        expert += 1


def acquire(state: Laar, seat: int, card: int, kind: int) -> None:
    """Lay a card on the stack that its expert names; the expert is discarded."""
    state.stacks[seat][kind].append(card)
    state.discard[kind] += 1
