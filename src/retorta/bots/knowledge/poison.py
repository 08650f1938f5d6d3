"""What is worth knowing in Poison: what spills on whom, and what the small cards are for."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from retorta.bots.knowledge.plain import TO_THE_END, Knowledge
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.poison.cards import (
    COLOUR,
    DECK,
    FACES,
    POISON_FACE,
    POTIONS,
    VALUE,
)
from retorta.games.poison.moves import CAULDRONS, PLAYS, Play
from retorta.games.poison.rules.play import FULL, PlayInTurn
from retorta.games.poison.rules.scoring import (
    POINTS_FOR_POISON,
    POINTS_FOR_POTION,
    ScoreRound,
    colours_of,
    points_of_round,
)
from retorta.games.poison.rules.set_up import COLOURLESS
from retorta.games.poison.state import Poison

POINT: Final = 100
"""Costs are counted in hundredths of a point: whole numbers are faster."""
KEPT: Final[list[int]] = [0, 90, 70, 0, 35, 20, 0, 0]
"""What a potion of each value is worth in hand: the small ones fit where others spill."""
SIZES: Final[list[int]] = [1, 2, 4, 5, 7]
"""The values of potions."""
RID_OF_POISON: Final = 30
"""What it is worth to have played a poison: the others may have to take it."""
SLIP: Final = 8
"""One decision in so many of a play-out is the first that comes to hand."""
LEADS: Final = 0.35
"""What a potion costs, on average, who leads its colour and may yet be overtaken."""
RIPE: Final = 0.25
"""The part of what lies in a nearly full cauldron that the others will have to take."""
CLEAR: Final = 1.5
"""A move that looks so many points better than another is tried e times as eagerly."""


class PoisonKnowledge(Knowledge):
    """Looks to the end of the round, and plays it out like somebody who watches the cauldrons."""

    def __init__(self, box: Any, depth: int = TO_THE_END) -> None:
        super().__init__(box, depth)

    def stops_at(self, state: Poison) -> bool:
        return isinstance(state.agenda[-1], ScoreRound)

    def points(self, state: Poison) -> list[float]:
        """Return the points of this round alone: what was written before cannot be helped."""
        sheet = [colours_of(pile) for pile in state.taken]
        return [float(points) for points in points_of_round(sheet)]

    def play_out(self, state: Poison, dealer: Dealer) -> None:
        # Most of a search is spent here, so moves are not even listed: what to play is found
        # on the table. A test holds it to the legal moves.
        step = state.agenda[-1]
        if isinstance(step, PlayInTurn):
            while step.seat >= 0:
                seat = step.seat
                step.take(state, seat, careful(state, seat, dealer), dealer)

    def priors(self, state: Poison, seat: Seat, moves: list[Move]) -> list[float]:
        sheet = [colours_of(pile) for pile in state.taken]
        looks: list[float] = []
        total = 0.0
        for move in moves:
            assert isinstance(move, Play)
            look = exp(-cost_of(state, sheet, seat, move.card, move.cauldron) / CLEAR)
            looks.append(look)
            total += look
        scale = len(looks) / total
        return [0.2 + 0.8 * look * scale for look in looks]


def careful(state: Poison, seat: Seat, dealer: Dealer) -> Move:
    """Return the play that costs least at first sight; now and then any other."""
    homes = [COLOURLESS] * (POTIONS + 1)
    spills = [-1] * CAULDRONS
    free = -1
    for number in range(CAULDRONS):
        colour = state.cauldrons[number].colour
        if colour != COLOURLESS:
            homes[colour] = number
        elif free < 0 or state.cauldrons[number].total < state.cauldrons[free].total:
            free = number
    hand = state.hands[seat]
    luck = dealer.pick(SLIP * FACES)
    slips = luck < FACES
    face = luck % FACES
    best_face = -1
    best_number = 0
    least = 1 << 30
    for _ in range(FACES):
        face += 1
        if face == FACES:
            face = 0
        if not hand[face]:
            continue
        value = VALUE[face]
        first = last = homes[COLOUR[face]]
        kept = KEPT[value]
        if face == POISON_FACE:
            first, last = 0, CAULDRONS - 1
            kept = -RID_OF_POISON
        elif first == COLOURLESS:
            first = last = free
        for number in range(first, last + 1):
            cost = kept
            if state.cauldrons[number].total + value > FULL:
                if spills[number] < 0:
                    spills[number] = lying_in(state.cauldrons[number].cards)
                cost += spills[number]
            if cost < least:
                least = cost
                best_face = face
                best_number = number
        if slips:
            break
    return PLAYS[best_face][best_number]


def lying_in(cards: list[int]) -> int:
    """Return what the cards of a cauldron would cost if nobody were protected."""
    cost = 0
    for face in cards:
        cost += POINTS_FOR_POISON * POINT if face == POISON_FACE else POINTS_FOR_POTION * POINT
    return cost


def cost_of(state: Poison, sheet: list[list[int]], seat: Seat, face: int, number: int) -> float:
    """Return about how many points a play costs, majorities and ripe cauldrons considered."""
    cauldron = state.cauldrons[number]
    value = VALUE[face]
    cost = (-RID_OF_POISON if face == POISON_FACE else KEPT[value]) / POINT
    total = cauldron.total + value
    if total > FULL:
        return cost + taking_costs(sheet, seat, cauldron.cards)
    # Whoever must play next to a cauldron this full takes what lies there.
    room = FULL - total
    spilling = 0
    for each in SIZES:
        if each > room:
            spilling += 1
    lying = (lying_in(cauldron.cards) / POINT) + 1.0
    return cost - RIPE * lying * spilling / len(SIZES)


def taking_costs(sheet: list[list[int]], seat: Seat, cards: list[int]) -> float:
    """Return about how many points it costs a seat to take *cards*."""
    counts = colours_of(cards)
    cost = float(POINTS_FOR_POISON * counts[POTIONS])
    for colour in range(POTIONS):
        taken = counts[colour]
        if not taken:
            continue
        mine = sheet[seat][colour]
        others = 0
        known = mine
        for other in range(len(sheet)):
            if other != seat:
                known += sheet[other][colour]
                if sheet[other][colour] > others:
                    others = sheet[other][colour]
        if mine + taken > others + POTIONS_OF_A_COLOUR - known - taken:
            # Nobody can catch up: all of this colour will be discarded.
            cost -= POINTS_FOR_POTION * mine * LEADS
        elif mine + taken > others:
            cost += POINTS_FOR_POTION * taken * LEADS
        else:
            cost += POINTS_FOR_POTION * taken
    return cost


POTIONS_OF_A_COLOUR: Final = (len(DECK) - DECK.count(POISON_FACE)) // POTIONS
"""There are as many cards of each colour."""
