"""Tables at which everything that is ever told of Potion-Making comes up soon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial

from games.potion_making.tells_measured import MEASURED
from laws.laws import Table
from laws.tells_law import law_what_is_told_happens

from retorta.core.box import Box
from retorta.core.dealer import Dealer
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import NOTHING, RECIPE
from retorta.games.potion_making.state import Built, PotionMaking

EVERY_KIND = {
    *(f"change {what}" for what in MEASURED.changes),
    *(f"fact {what}" for what in MEASURED.facts),
    *(f"lacking {what}" for what in MEASURED.lacking),
    *(f"pointless {what}" for what in MEASURED.pointless),
    *(f"question fact {what}" for what in MEASURED.questions if what != "recipe-lacking"),
    "question lacking recipe-lacking",
}


def late(seats: int, options: Mapping[str, str], dealer: Dealer, deck: int) -> PotionMaking:
    """Set up a game near its end: recipes are built, spells in the hands, few cards left."""
    state: PotionMaking = BOX.rules.set_up(seats, options, dealer)
    cards = state.deck
    for number, spell in enumerate([face for face in cards if RECIPE[face] == NOTHING]):
        hand = state.hands[number % seats]
        cards.remove(spell)
        cards.append(hand.pop(0) if RECIPE[hand[0]] != NOTHING else hand.pop())
        hand.append(spell)
    for hand in state.hands:
        del hand[: dealer.pick(len(hand))]
        hand.sort()
    for number in range(2 * seats):
        face = dealer.draw(cards)
        if RECIPE[face] != NOTHING:
            under = [dealer.draw(cards) for _ in range(dealer.pick(3))]
            state.built[number % seats].append(Built(face, under))
    del cards[deck:]
    return state


def late_table(seats: int, deck: int) -> Table:
    """Return a table near the end of its game."""
    box: Box = replace(BOX, rules=replace(BOX.rules, set_up=partial(late, deck=deck)))
    return Table(box, seats, ())


def held_to_the_law(
    games: Iterable[tuple[Table, int]], every: int, dreams: int, moves: int
) -> Counter[str]:
    """Play a game at each table from its seed; return how often each kind was met."""
    met: Counter[str] = Counter()
    for table, seed in games:
        met.update(
            law_what_is_told_happens(table, seed, MEASURED, every=every, dreams=dreams, moves=moves)
        )
    return met
