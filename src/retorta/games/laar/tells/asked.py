"""What concerns a question as a whole: the round, the order, who decides after the asked seat."""

from __future__ import annotations

from retorta.core.tells import Effect, Fact
from retorta.core.words import Seat
from retorta.games.laar.cards import WEAPON
from retorta.games.laar.moves import Exchange
from retorta.games.laar.rules.rounds import EXPERTS_RETURN_AFTER, ROUNDS
from retorta.games.laar.rules.stacks import from_first
from retorta.games.laar.rules.universal import universal_goods
from retorta.games.laar.rules.weapons import TWO_PLAYERS, bits, wards_of
from retorta.games.laar.state import NOTHING, Laar
from retorta.games.laar.tells.seen import PLACING, SENDING, TAKING, WARDING, Seen

ONLY_TWO = 2


def about_question(seen: Seen) -> list[Effect]:
    """Return the facts of the question itself; all of them are the rules'."""
    if seen.question == SENDING:
        return [*_round(seen.state), *_before_sending(seen)]
    if seen.question == TAKING:
        return [*_round(seen.state), *_before_taking(seen)]
    return _in_the_count(seen)


def _round(state: Laar) -> list[Effect]:
    told: list[Effect] = [Fact("round", {"round": state.round, "rounds": ROUNDS})]
    coming = [round for round in EXPERTS_RETURN_AFTER if round >= state.round]
    if coming:
        return [*told, Fact("experts-return", {"after": coming[0]})]
    return [*told, Fact("experts-last")]


def _before_sending(seen: Seen) -> list[Effect]:
    """4.2, 4.3 The last to send takes first: the order of taking is the other one turned round."""
    state, told = seen.state, list[Effect]()
    if sum(state.hands[seen.seat]) == ONLY_TWO:
        told.append(Fact("two-experts"))
    order = from_first(state)
    after = order[order.index(seen.seat) + 1 :]
    if not after:
        return [*told, Fact("you-take-first")]
    return [
        *told,
        Fact("send-after", {"seats": after}),
        Fact("take-before", {"seats": after[::-1]}),
    ]


def _before_taking(seen: Seen) -> list[Effect]:
    order = from_first(seen.state)
    after = order[: order.index(seen.seat)]
    if after:
        return [Fact("take-after", {"seats": after[::-1]})]
    if any(isinstance(move, Exchange) for move in seen.moves):
        return [Fact("may-exchange")]
    return []


def _in_the_count(seen: Seen) -> list[Effect]:
    state, seat = seen.state, seen.seat
    told: list[Effect] = []
    if seen.question == PLACING:
        told.append(Fact("universal-left", {"cards": len(universal_goods(state, seat))}))
    elif seen.question == WARDING:
        left = wards_of(state, seat) - bits(state.wards[seat])
        told.append(Fact("wards-left", {"wards": left}))
    after = decide_after(state, seat, seen.question)
    return [*told, Fact("decide-after", {"seats": after})] if after else told


def decide_after(state: Laar, seat: Seat, question: str) -> list[Seat]:
    """5.0, 5.5 Return who answers the same question after *seat*."""
    order = from_first(state)
    after = order[order.index(seat) + 1 :]
    if question == PLACING:
        return [other for other in after if universal_goods(state, other)]
    if question == WARDING:
        return [other for other in after if names_wards(state, other)]
    return [other for other in after if chooses_side(state, other)]


def names_wards(state: Laar, seat: Seat) -> bool:
    """5.5 Whether a seat still names wards."""
    return bits(state.wards[seat]) < wards_of(state, seat)


def chooses_side(state: Laar, seat: Seat) -> bool:
    """5.5 Whether a seat, of two, still chooses a side."""
    two = state.seats == TWO_PLAYERS
    return two and bool(state.stacks[seat][WEAPON]) and state.sides[seat] == NOTHING
