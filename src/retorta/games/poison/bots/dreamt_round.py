"""A round of Poison as a few numbers, for a fast search.

The rules are in ``games/poison/rules``. Putting a card into a cauldron, and finding who plays
next, is repeated here only for speed: a search does it millions of times a second. Legal plays
and scores still come from the rules. A test plays both versions card by card
(``docs/decisions/0021-dreams-of-poison.md``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from retorta.core.agenda import State, Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.poison.bots.costs import TAKEN, TAKEN_POISON
from retorta.games.poison.cards import COLOUR, COPIES, FACES, POISON_FACE, POTIONS, VALUE
from retorta.games.poison.moves import CAULDRONS, Play
from retorta.games.poison.rules.play import FULL, OPEN_PLAYS, PlayInTurn
from retorta.games.poison.rules.set_up import COLOURLESS
from retorta.games.poison.state import Poison

COUNT: Final = 2
"""Bits for the number of one card in a hand; poison, which has more cards, has all the last bits.
When compiled, ``1 << n`` has 32 bits; with two bits for each card it fits."""
COUNT_MASK: Final = (1 << COUNT) - 1
assert max(COPIES[:POISON_FACE]) <= COUNT_MASK
PILE: Final = 8
"""Bits for the number of cards of one colour in a pile."""
PILE_MASK: Final = (1 << PILE) - 1
EMPTY: Final = COLOURLESS - 1
"""The colour of an empty cauldron; a dream distinguishes it from one with only poison."""
KINDS_OF_POTS: Final = POTIONS - EMPTY


def _one_of_each(plays: list[Move], colours: list[int]) -> list[Move]:
    """Return the plays of a card, omitting those into a second empty cauldron, which are equal.

    An empty cauldron accepts the same cards as one that holds only poison.
    """
    kept: list[Move] = []
    empty = False
    for play in plays:
        assert isinstance(play, Play)
        if colours[play.cauldron] != EMPTY or not empty:
            kept.append(play)
        empty = empty or colours[play.cauldron] == EMPTY
    return kept


def _distinct_plays() -> list[list[list[Move]]]:
    found: list[list[list[Move]]] = []
    for number in range(KINDS_OF_POTS**CAULDRONS):
        colours = [
            number // KINDS_OF_POTS ** (CAULDRONS - 1 - place) % KINDS_OF_POTS + EMPTY
            for place in range(CAULDRONS)
        ]
        known = 0
        for colour in colours:
            known = known * (POTIONS + 1) + max(colour, COLOURLESS) - COLOURLESS
        found.append([_one_of_each(plays, colours) for plays in OPEN_PLAYS[known]])
    return found


DISTINCT_PLAYS: Final = _distinct_plays()
"""For each card, the plays that the rules allow, by the colours of the three cauldrons."""
ONE: Final = [1 << PILE * COLOUR[face] for face in range(FACES)]
"""For each card, the pile that consists of it."""
PRICE: Final = [TAKEN_POISON if face == POISON_FACE else TAKEN for face in range(FACES)]
"""The cost of each card to a player without a majority in its colour."""


class Pot:
    """A cauldron."""

    total: i64
    colour: i64
    pile: i64
    """The number of cards of each colour in it, ``PILE`` bits for each."""
    price: i64
    """What those cards cost a player without majorities."""

    def __init__(self, pile: i64, total: i64, colour: i64, price: i64) -> None:
        self.pile = pile
        self.total = total
        self.colour = colour
        self.price = price

    def copy(self) -> Pot:
        return Pot(self.pile, self.total, self.colour, self.price)


class Place:
    """A seat: the cards it holds and the cards it took."""

    kinds: i64
    """The cards it holds, one bit for each."""
    counts: i64
    """The number of each, ``COUNT`` bits for each."""
    cards: i64
    """The total number."""
    pile: i64
    """The number of cards of each colour it took, ``PILE`` bits for each."""
    leads: i64
    """The colours in which it alone has the majority, one bit for each."""

    def __init__(self) -> None:
        self.kinds = 0
        self.counts = 0
        self.cards = 0
        self.pile = 0
        self.leads = 0

    def copy(self) -> Place:
        place = Place()
        place.kinds = self.kinds
        place.counts = self.counts
        place.cards = self.cards
        place.pile = self.pile
        place.leads = self.leads
        return place

    def take_up(self, face: i64) -> None:
        """Take a card into the hand."""
        self.kinds |= 1 << face
        self.counts += 1 << COUNT * face
        self.cards += 1

    def lay_down(self, face: i64) -> None:
        """Play a card from the hand."""
        self.counts -= 1 << COUNT * face
        self.cards -= 1
        if not self.count(face):
            self.kinds ^= 1 << face

    def count(self, face: i64) -> i64:
        """Return how many of a card it holds."""
        above = self.counts >> COUNT * face
        return above if face == POISON_FACE else above & COUNT_MASK


class Turn(Step):
    """The seat that plays next, or -1 at the end of the round."""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def deciders(self, state: Round) -> list[Seat]:
        return [self.seat] if self.seat >= 0 else []

    def legal_moves(self, state: Round, seat: Seat) -> list[Move]:
        number = 0
        for pot in state.pots:
            number = number * KINDS_OF_POTS + pot.colour - EMPTY
        plays = DISTINCT_PLAYS[number]
        kinds: i64 = state.places[seat].kinds
        moves: list[Move] = []
        for face in range(FACES):
            if kinds >> face & 1:
                moves += plays[face]
        return moves

    def take(self, state: Round, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Play)
        state.play(seat, move.card, move.cauldron, dealer)


class Round(State):
    """The rest of a round in one dream."""

    turn: Turn
    places: list[Place]
    pots: list[Pot]
    unseen: list[int]
    """Every card the dreaming seat cannot see, those of the draw pile first."""
    left: i64
    """How many cards the draw pile holds."""

    def __init__(self, turn: Seat, places: list[Place], pots: list[Pot], pile: list[int]) -> None:
        self.turn = Turn(turn)
        self.agenda = [self.turn]
        self.places = places
        self.pots = pots
        self.unseen = pile
        self.left = len(pile)

    def copy(self) -> Round:
        places = [place.copy() for place in self.places]
        pots = [pot.copy() for pot in self.pots]
        return Round(self.turn.seat, places, pots, self.unseen[: self.left])

    def play(self, seat: i64, face: i64, number: i64, dealer: Dealer) -> None:
        """Play a card, draw one if there is a draw pile, and move on to the next player."""
        places = self.places
        place = places[seat]
        place.lay_down(face)
        pot = self.pots[number]
        value: i64 = VALUE[face]
        if pot.total + value > FULL:
            place.pile += pot.pile
            if pot.colour >= 0:
                self.find_leader(pot.colour)
            pot.pile = 0
            pot.total = 0
            pot.price = 0
            pot.colour = EMPTY
        pot.pile += ONE[face]
        pot.total += value
        pot.price += PRICE[face]
        if face != POISON_FACE:
            pot.colour = COLOUR[face]
        elif pot.colour == EMPTY:
            pot.colour = COLOURLESS
        if self.left:
            self.left -= 1
            place.take_up(draw(self.unseen, self.left, dealer))
        seats: i64 = len(places)
        following: i64 = seat
        for _ in range(seats):
            following += 1
            if following == seats:
                following = 0
            if places[following].cards:
                self.turn.seat = following
                return
        self.turn.seat = -1

    def find_leader(self, colour: i64) -> None:
        """Recompute which seat alone has the majority of a colour."""
        most: i64 = -1
        leader: Place | None = None
        for place in self.places:
            place.leads &= ~(1 << colour)
            count: i64 = place.pile >> PILE * colour & PILE_MASK
            if count > most:
                most = count
                leader = place
            elif count == most:
                leader = None
        if leader is not None:
            leader.leads |= 1 << colour

    def sheet(self) -> list[list[int]]:
        """Return how many cards of each colour every seat took."""
        return [colours_of_pile(place.pile) for place in self.places]


def round_of(state: Poison) -> Round:
    """Return the round in progress at a table, or in a complete dream of one."""
    step = state.agenda[-1]
    assert isinstance(step, PlayInTurn)
    places: list[Place] = []
    for seat in range(state.seats):
        place = Place()
        for face in range(FACES):
            for _ in range(state.hands[seat][face]):
                place.take_up(face)
        place.pile = pile_of(state.taken[seat])
        places.append(place)
    pots: list[Pot] = []
    for cauldron in state.cauldrons:
        colour = cauldron.colour if cauldron.cards else EMPTY
        price = sum([PRICE[face] for face in cauldron.cards])
        pots.append(Pot(pile_of(cauldron.cards), cauldron.total, colour, price))
    found = Round(step.seat, places, pots, state.pile.copy())
    for colour in range(POTIONS):
        found.find_leader(colour)
    return found


def draw(cards: list[int], last: i64, dealer: Dealer) -> i64:
    """Take one of the cards up to *last*, like ``Dealer.draw``, and move it behind the others."""
    picked: i64 = dealer.pick(last + 1)
    face = cards[picked]
    cards[picked] = cards[last]
    cards[last] = face
    return face


def pile_of(cards: list[int]) -> i64:
    """Return a list of cards as a pile."""
    pile: i64 = 0
    for face in cards:
        pile += ONE[face]
    return pile


def colours_of_pile(pile: i64) -> list[int]:
    """Return how many cards of each colour lie in a pile."""
    return [
        pile & PILE_MASK,
        pile >> PILE & PILE_MASK,
        pile >> 2 * PILE & PILE_MASK,
        pile >> 3 * PILE,
    ]
