"""Bots' knowledge of Poison: who will have to take what, and the use of small cards."""

from __future__ import annotations

from typing import Any, Final

from retorta.bots.search.knowledge import TO_THE_END, Dreams, Knowledge, Reason
from retorta.core.agenda import State, Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.poison.bots.careful import careful
from retorta.games.poison.bots.costs import KEPT, KEPT_POISON, POINT
from retorta.games.poison.bots.dreams import PoisonDreams
from retorta.games.poison.bots.dreamt_round import Pot, Round, colours_of_pile
from retorta.games.poison.cards import DECK, POISON_FACE, POTIONS, VALUE, Card, Colour
from retorta.games.poison.moves import CAULDRONS, Play
from retorta.games.poison.rules.play import FULL
from retorta.games.poison.rules.scoring import (
    POINTS_FOR_POISON,
    POINTS_FOR_POTION,
    ScoreRound,
    colours_of,
    points_of_round,
)
from retorta.games.poison.state import Poison

SIZES: Final[list[int]] = [1, 2, 4, 5, 7]
"""The values of potions."""
SPILLING: Final[list[float]] = [
    len([size for size in SIZES if size > room]) / len(SIZES) for room in range(FULL + 1)
]
"""The share of sizes that spill, by the room left in a cauldron."""
LEADS: Final = 0.35
"""The average cost of a potion to a player who leads in its colour but can be overtaken."""
RIPE: Final = 0.25
"""The share of a nearly full cauldron that the others will have to take."""
SMALL: Final = 2
"""Potions up to this value still fit where others spill."""
NEARLY_FULL: Final = 7
"""The content of a cauldron from which a card may make it spill."""
CLEAR: Final = 0.8
"""A move that looks this many points worse than the best is tried half as often."""


class PoisonKnowledge(Knowledge):
    """Looks to the end of the round, and plays it out as a player who watches the cauldrons."""

    def __init__(self, box: Any, depth: int = TO_THE_END) -> None:
        super().__init__(box, depth)

    def dreams(self, pov: Any) -> Dreams:
        return PoisonDreams(pov)

    def place(self, state: Round, seat: Seat) -> str:
        own = state.places[seat].counts
        held = [place.cards for place in state.places]
        lying = [(pot.pile, pot.total, pot.colour) for pot in state.pots]
        return f"{seat} {own} {held} {lying} {[place.pile for place in state.places]} {state.left}"

    def moves(self, state: Round, step: Step, seat: Seat) -> list[Move]:
        return step.legal_moves(state, seat)

    def stops_at(self, state: State) -> bool:
        """Whether the round is over, in a dream or at a table."""
        return isinstance(state, Round) or isinstance(state.agenda[-1], ScoreRound)

    def points(self, state: State) -> list[float]:
        """Return only the points of this round; earlier ones cannot change."""
        if isinstance(state, Round):
            sheet = state.sheet()
        else:
            assert isinstance(state, Poison)
            sheet = [colours_of(pile) for pile in state.taken]
        return [float(points) for points in points_of_round(sheet)]

    def play_out(self, state: Round, dealer: Dealer) -> None:
        turn = state.turn
        while turn.seat >= 0:
            play = careful(state, turn.seat, dealer)
            state.play(turn.seat, play // CAULDRONS, play % CAULDRONS, dealer)

    def priors(self, state: Round, seat: Seat, moves: list[Move]) -> list[float]:
        spills: list[float] = []
        sheet: list[list[int]] = []
        for pot in state.pots:
            if pot.total < NEARLY_FULL:
                spills.append(0.0)
                continue
            if not sheet:
                sheet = state.sheet()
            spills.append(taking_costs(sheet, seat, colours_of_pile(pot.pile)))
        costs: list[float] = []
        least = 1e9
        for move in moves:
            assert isinstance(move, Play)
            pot = state.pots[move.cauldron]
            cost = cost_of(pot, spills[move.cauldron], move.card)
            costs.append(cost)
            if cost < least:
                least = cost
        total = 0.0
        weights: list[float] = []
        for cost in costs:
            weight = 1.0 / (CLEAR + cost - least)
            weights.append(weight)
            total += weight
        scale = len(weights) / total
        return [weight * scale for weight in weights]

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
    """Return the reasons about taking the cards of a cauldron."""
    sheet = [colours_of(pile) for pile in state.taken]
    counts = colours_of(cards)
    cost = round(taking_costs(sheet, seat, counts), 1)
    found = [Reason("poison-hint-takes", {"cards": len(cards), "points": cost})]
    for colour in range(POTIONS):
        mine = sheet[seat][colour] + counts[colour]
        most = max([pile[colour] for other, pile in enumerate(sheet) if other != seat])
        if counts[colour] and mine > most:
            found.append(Reason("poison-hint-leads", {"colour": Colour(colour), "cards": mine}))
    return found


def small_in_hand(state: Poison, seat: Seat, face: int) -> bool:
    """Whether a seat holds a potion that fits nearly everywhere."""
    return state.hands[seat][face] > 0 and VALUE[face] <= SMALL


def cost_of(pot: Pot, spill: float, face: int) -> float:
    """Return about how many points a play costs, considering majorities and full cauldrons."""
    value = VALUE[face]
    cost = (KEPT_POISON if face == POISON_FACE else KEPT[value]) / POINT
    total: int = pot.total + value
    if total > FULL:
        return cost + spill
    # A player who must play into a cauldron this full takes its cards.
    lying = float(sum(colours_of_pile(pot.pile))) + 1.0
    return cost - RIPE * lying * SPILLING[FULL - total]


def taking_costs(sheet: list[list[int]], seat: Seat, counts: list[int]) -> float:
    """Return about how many points it costs a seat to take some number of each colour."""
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
            # Nobody can catch up, so all cards of this colour will be discarded.
            cost -= POINTS_FOR_POTION * mine * LEADS
        elif mine + taken > others:
            cost += POINTS_FOR_POTION * taken * LEADS
        else:
            cost += POINTS_FOR_POTION * taken
    return cost


POTIONS_OF_A_COLOUR: Final = (len(DECK) - DECK.count(POISON_FACE)) // POTIONS
"""The number of cards of each colour."""
