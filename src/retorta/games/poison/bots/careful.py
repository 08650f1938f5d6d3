"""How play-outs of Poison are played: by a player who watches the cauldrons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.poison.bots.costs import KEPT, KEPT_POISON, LEADER_SAVES
from retorta.games.poison.bots.dreamt_round import PILE, PILE_MASK, Round
from retorta.games.poison.cards import FACES, POISON_FACE, POTIONS, VALUE
from retorta.games.poison.moves import CAULDRONS
from retorta.games.poison.rules.play import FULL

SLIP: Final = 8
"""One decision in this many of a play-out is arbitrary."""
SIZES: Final = POISON_FACE // POTIONS
"""The cards of each colour, small ones first."""
SIZES_MASK: Final = (1 << SIZES) - 1
FITTING: Final = [
    sum(1 << size for size in range(SIZES) if VALUE[size] <= room) for room in range(FULL + 1)
]
"""The sizes that fit into a given room, one bit for each."""
LARGEST: Final = [max(sizes.bit_length() - 1, 0) for sizes in range(1 << SIZES)]
"""The largest of a set of sizes."""
KEEPING: Final = [KEPT[VALUE[size]] for size in range(SIZES)]
"""The cost of playing a size away."""
POISON_VALUE: Final = VALUE[POISON_FACE]


def careful(state: Round, seat: Seat, dealer: Dealer) -> i64:
    """Return the play that seems to cost least, occasionally any other.

    It is returned as its number in the catalogue. Of the cards that fit into a cauldron only the
    largest is considered; if none fits, the cost is that of taking what is there.
    """
    pots = state.pots
    place = state.places[seat]
    kinds: i64 = place.kinds
    luck: i64 = dealer.pick(SLIP * FACES)
    if luck < FACES:
        kinds = first_from(kinds, luck)
    homeless: i64 = (1 << POTIONS) - 1
    for pot in pots:
        if pot.colour >= 0:
            homeless ^= 1 << pot.colour
    best: i64 = 0
    least: i64 = 1 << 30
    # If plays cost the same, the choice must not always be the first.
    number: i64 = luck % CAULDRONS
    for _ in range(CAULDRONS):
        number += 1
        if number == CAULDRONS:
            number = 0
        pot = pots[number]
        room: i64 = FULL - pot.total
        price: i64 = pot.price
        if pot.colour >= 0 and place.leads >> pot.colour & 1:
            price -= LEADER_SAVES * (pot.pile >> PILE * pot.colour & PILE_MASK)
        if kinds >> POISON_FACE:
            cost: i64 = KEPT_POISON
            if room < POISON_VALUE:
                cost += price
            if cost < least:
                least = cost
                best = POISON_FACE * CAULDRONS + number
        fitting: i64 = FITTING[room]
        colours: i64 = 1 << pot.colour if pot.colour >= 0 else homeless
        colour: i64 = luck & 1
        while colours:
            if colour >= POTIONS:
                colour = 0
            if colours >> colour & 1:
                colours ^= 1 << colour
                sizes: i64 = kinds >> SIZES * colour & SIZES_MASK
                if sizes:
                    size: i64 = LARGEST[sizes & fitting] if sizes & fitting else LARGEST[sizes]
                    cost = KEEPING[size]
                    if not sizes & fitting:
                        cost += price
                    if cost < least:
                        least = cost
                        best = (SIZES * colour + size) * CAULDRONS + number
            colour += 1
    return best


def first_from(kinds: i64, face: i64) -> i64:
    """Return only the first of some cards, searching from a given place."""
    while not kinds >> face & 1:
        face += 1
        if face == FACES:
            face = 0
    return 1 << face
