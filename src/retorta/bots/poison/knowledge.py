"""What is worth knowing in Poison: what spills on whom, and what the small cards are for."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from retorta.bots.search.knowledge import TO_THE_END, Knowledge, Reason
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.poison.cards import (
    COLOUR,
    DECK,
    FACES,
    POISON_FACE,
    POTIONS,
    VALUE,
    Card,
    Colour,
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
SPILLING: Final[list[float]] = [
    len([size for size in SIZES if size > room]) / len(SIZES) for room in range(FULL + 1)
]
"""The part of the sizes that spill, by the room that is left in a cauldron."""
RID_OF_POISON: Final = 30
"""What it is worth to have played a poison: the others may have to take it."""
SPILL_BITS: Final = 12
SPILL_MASK: Final = (1 << SPILL_BITS) - 1
"""Three costs are kept in one number, twelve bits each: a list would cost a play-out dear."""
SLIP: Final = 8
"""One decision in so many of a play-out is the first that comes to hand."""
LEADS: Final = 0.35
"""What a potion costs, on average, who leads its colour and may yet be overtaken."""
RIPE: Final = 0.25
"""The part of what lies in a nearly full cauldron that the others will have to take."""
SMALL: Final = 2
"""Potions up to this value still fit where others spill."""
NEARLY_FULL: Final = 7
"""What a cauldron holds, from where on a card may make it spill."""
CLEAR: Final = 0.8
"""A move that looks so many points worse than the best is tried half as eagerly."""


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
        spills = [taking_costs(sheet, seat, cauldron.cards) for cauldron in state.cauldrons]
        costs: list[float] = []
        least = 1e9
        for move in moves:
            assert isinstance(move, Play)
            cost = cost_of(state, spills, move.card, move.cauldron)
            costs.append(cost)
            if cost < least:
                least = cost
        total = 0.0
        looks: list[float] = []
        for cost in costs:
            look = 1.0 / (CLEAR + cost - least)
            looks.append(look)
            total += look
        scale = len(looks) / total
        return [look * scale for look in looks]

    def reasons(self, state: Poison, seat: Seat, move: Move) -> list[Reason]:
        assert isinstance(move, Play)
        cauldron = state.cauldrons[move.cauldron]
        total = cauldron.total + VALUE[move.card]
        if total > FULL:
            return reasons_to_take(state, seat, cauldron.cards)
        found: list[Reason] = []
        if total >= NEARLY_FULL:
            found.append(Reason("poison-hint-ripe", {"total": total, "room": FULL - total}))
        else:
            found.append(Reason("poison-hint-fits", {"total": total}))
        if move.card == POISON_FACE:
            found.append(Reason("poison-hint-rid-of-poison", {}))
        small = [Card(face) for face in range(POISON_FACE) if small_in_hand(state, seat, face)]
        if small and VALUE[move.card] > SMALL:
            found.append(Reason("poison-hint-keeps-small", {"cards": small}))
        return found


def reasons_to_take(state: Poison, seat: Seat, cards: list[int]) -> list[Reason]:
    """Return what taking the cards of a cauldron means."""
    sheet = [colours_of(pile) for pile in state.taken]
    cost = round(taking_costs(sheet, seat, cards), 1)
    found = [Reason("poison-hint-takes", {"cards": len(cards), "points": cost})]
    counts = colours_of(cards)
    for colour in range(POTIONS):
        mine = sheet[seat][colour] + counts[colour]
        most = max([pile[colour] for other, pile in enumerate(sheet) if other != seat])
        if counts[colour] and mine > most:
            found.append(Reason("poison-hint-leads", {"colour": Colour(colour), "cards": mine}))
    return found


def small_in_hand(state: Poison, seat: Seat, face: int) -> bool:
    """Whether a seat holds a potion that fits nearly everywhere."""
    return state.hands[seat][face] > 0 and VALUE[face] <= SMALL


def careful(state: Poison, seat: Seat, dealer: Dealer) -> Move:
    """Return the play that costs least at first sight; now and then any other."""
    cauldrons = state.cauldrons
    hand = state.hands[seat]
    luck = dealer.pick(SLIP * FACES)
    slips = luck < FACES
    face: i64 = luck % FACES
    best_face: i64 = 0
    best_number: i64 = 0
    least: i64 = 1 << 30
    # What it costs to make each cauldron spill, found when it is first asked for.
    spills: i64 = 0
    for _ in range(FACES):
        face += 1
        if face == FACES:
            face = 0
        if not hand[face]:
            continue
        value: i64 = VALUE[face]
        colour: i64 = COLOUR[face]
        kept: i64 = KEPT[value] if face != POISON_FACE else -RID_OF_POISON
        home: i64 = -1
        if colour < POTIONS:
            for number in range(CAULDRONS):
                if cauldrons[number].colour == colour:
                    home = number
        for place in range(CAULDRONS):
            cauldron = cauldrons[place]
            if home >= 0:
                if place != home:
                    continue
            elif colour < POTIONS and cauldron.colour != COLOURLESS:
                continue
            cost = kept
            if cauldron.total + value > FULL:
                spill: i64 = spills >> place * SPILL_BITS & SPILL_MASK
                if spill == 0:
                    spill = lying_in(cauldron.cards)
                    spills |= spill << place * SPILL_BITS
                cost += spill
            if cost < least:
                least = cost
                best_face = face
                best_number = place
        if slips:
            break
    return PLAYS[best_face][best_number]


def lying_in(cards: list[int]) -> int:
    """Return what the cards of a cauldron would cost if nobody were protected."""
    cost = 0
    for face in cards:
        cost += POINTS_FOR_POISON * POINT if face == POISON_FACE else POINTS_FOR_POTION * POINT
    return cost


def cost_of(state: Poison, spills: list[float], face: int, number: int) -> float:
    """Return about how many points a play costs, majorities and ripe cauldrons considered."""
    cauldron = state.cauldrons[number]
    value = VALUE[face]
    cost = (-RID_OF_POISON if face == POISON_FACE else KEPT[value]) / POINT
    total = cauldron.total + value
    if total > FULL:
        return cost + spills[number]
    # Whoever must play next to a cauldron this full takes what lies there.
    lying = len(cauldron.cards) + 1.0
    return cost - RIPE * lying * SPILLING[FULL - total]


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
