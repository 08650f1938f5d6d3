"""5.1 Spells: every card scores by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.games.laar.cards import BEASTS, SPELL, SpellKind, SpellZone
from retorta.games.laar.events import SpellsCounted
from retorta.games.laar.rules.gems import CountGems
from retorta.games.laar.rules.stacks import Goods, table_of
from retorta.games.laar.state import Laar

PER_GOOD: Final = 1
PER_SPELL: Final = 2
PER_BEAST: Final = 2
PER_SPICE_PAIR: Final = 4
PER_FIVE_KINDS: Final = 4
PER_THREE_BEASTS: Final = 4
THREE: Final = 3

# The kinds of spells as plain numbers: comparing those is faster.
_POINT_PER_GOOD: Final[int] = int(SpellKind.POINT_PER_GOOD)
_TWO_PER_SPELL: Final[int] = int(SpellKind.TWO_PER_SPELL)
_TWO_PER_BEAST: Final[int] = int(SpellKind.TWO_PER_BEAST)
_FOUR_PER_SPICE_PAIR: Final[int] = int(SpellKind.FOUR_PER_SPICE_PAIR)
_FOUR_PER_FIVE_KINDS: Final[int] = int(SpellKind.FOUR_PER_FIVE_KINDS)
_FOUR_PER_THREE_BEASTS: Final[int] = int(SpellKind.FOUR_PER_THREE_BEASTS)


@dataclass
class CountSpells(Step):
    """5.1 The points for spells come first."""

    def resume(self, state: Laar, dealer: Dealer) -> None:
        points = [points_for_spells(goods) for goods in table_of(state)]
        state.sheet[SPELL] = points
        state.agenda[-1] = CountGems()
        if dealer.listening:
            dealer.announce(SpellsCounted(list(points)))

    def copy(self) -> CountSpells:
        return CountSpells()


def points_for_spells(goods: Goods) -> int:
    """5.1 Every spell counts by itself, whatever the others count."""
    points = 0
    for spell in goods.spells:
        points += points_for_spell(spell, goods)
    return points


def points_for_spell(spell: SpellZone, goods: Goods) -> int:
    """5.1 Return the points of one spell; those that change other stacks have none."""
    kind = spell.kind
    if kind == _POINT_PER_GOOD:
        return PER_GOOD * goods.sizes()[spell.of[0]]
    if kind == _TWO_PER_SPELL:
        return PER_SPELL * len(goods.spells)
    if kind == _TWO_PER_BEAST:
        return PER_BEAST * goods.beasts.count(spell.of[0])
    if kind == _FOUR_PER_SPICE_PAIR:
        one, other = goods.spices.count(spell.of[0]), goods.spices.count(spell.of[1])
        return PER_SPICE_PAIR * min(one, other)
    if kind == _FOUR_PER_FIVE_KINDS:
        return PER_FIVE_KINDS * min(goods.sizes())
    if kind == _FOUR_PER_THREE_BEASTS:
        return PER_THREE_BEASTS * triples_of_beasts(goods.beasts)
    return 0


def triples_of_beasts(beasts: list[int]) -> int:
    """5.1 Return the most disjoint sets of three different beasts.

    So many can be made when the beasts fill them, each kind at most once in a set.
    """
    counts = [beasts.count(beast) for beast in range(BEASTS)]
    triples = 0
    while True:
        useful = 0
        for count in counts:
            useful += min(count, triples + 1)
        if useful < THREE * (triples + 1):
            return triples
        triples += 1


def spells_of(goods: Goods, kind: int) -> int:
    """Return how many spells of a kind there are."""
    found = 0
    for spell in goods.spells:
        if spell.kind == kind:
            found += 1
    return found
