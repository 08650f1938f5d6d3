"""1. What is in the box: goods cards with five zones, experts, memos."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from retorta.core.named import Named
from retorta.core.pickled import Pickled

CARDS_IN_THE_BOX: Final = 48


class Kind(Named):
    """The five kinds of goods, one for each zone of a card."""

    SPICE = 0
    BEAST = 1
    WEAPON = 2
    SPELL = 3
    GEM = 4


class Expert(Named):
    """An expert makes a card a good of one kind; the numbers are those of the kinds."""

    COOK = 0
    BEAST_CATCHER = 1
    ARMOURER = 2
    ARCANIST = 3
    JEWELLER = 4


class Spice(Named):
    """The six spices."""

    ANISE = 0
    MINT = 1
    PEPPER = 2
    JUNIPER = 3
    LOTUS = 4
    CLOVE = 5


class Beast(Named):
    """The four beasts."""

    PHOENIX = 0
    SERPENT = 1
    SPIDER = 2
    UNICORN = 3


class WeaponType(Named):
    """The four types of weapon."""

    BOOMERANG = 0
    PINGA = 1
    SHURIKEN = 2
    KATAR = 3


class SpellKind(Named):
    """What a spell does, in the words of the data file."""

    POINT_PER_GOOD = 0
    TWO_PER_SPELL = 1
    TWO_PER_BEAST = 2
    FOUR_PER_SPICE_PAIR = 3
    FOUR_PER_FIVE_KINDS = 4
    FOUR_PER_THREE_BEASTS = 5
    GEM_SHIFT = 6
    WEAPON_BOOST = 7
    WARD = 8
    UNIVERSAL = 9


class SetKind(Named):
    """What makes a set of beasts on a memo."""

    SAME = 0
    DIFFERENT = 1
    ANY = 2
    NAMED = 3


class Side(Named):
    """The two sides of a weapon; the left one points at the next player clockwise."""

    LEFT = 0
    RIGHT = 1


CardNumber = int
"""A goods card, counted from 0: one less than the number in the data file."""

KINDS: Final = 5
SPICES: Final = 6
BEASTS: Final = 4
WEAPONS: Final = 4
CLASSES: Final = 8
"""Gems have classes 1 to 8."""
MEMOS: Final = ("I", "II", "III", "IV", "V")
RECONSTRUCTED_MEMOS: Final = ("I", "II")
"""Those whose values no public source gives; a table's own file may."""

# Kinds as plain numbers, for rules that index lists by them.
SPICE: Final = 0
BEAST: Final = 1
WEAPON: Final = 2
SPELL: Final = 3
GEM: Final = 4


@dataclass(init=False)
class WeaponZone(Pickled):
    """The weapon of a card: its type, and what it takes from either neighbour."""

    type: int
    left: int
    right: int

    def __init__(self, type: int, left: int, right: int) -> None:
        self.type = type
        self.left = left
        self.right = right


@dataclass(init=False)
class SpellZone(Pickled):
    """The spell of a card, and what it names."""

    kind: int
    of: list[int]
    """The kinds of goods, beasts, spices or weapon types that the spell names."""

    def __init__(self, kind: int, of: list[int]) -> None:
        self.kind = kind
        self.of = of


@dataclass(init=False)
class BeastSet(Pickled):
    """A line of a memo: a set of beasts and what it is worth."""

    kind: int
    count: int
    beasts: list[int]
    """The beasts of a named set; empty for the other sets."""
    points: int

    def __init__(self, kind: int, count: int, beasts: list[int], points: int) -> None:
        self.kind = kind
        self.count = count
        self.beasts = beasts
        self.points = points


@dataclass(init=False)
class Memo(Pickled):
    """What beasts are worth in one game: sets of them, or the order they were taken in."""

    name: str
    sets: list[BeastSet]
    next: list[list[int]]
    """Worth of a beast by the one taken right after it; empty when the memo speaks of sets."""
    needs: list[list[int]]
    """Every set written out as a number of each beast ..."""
    worths: list[int]
    """... and its points."""
    shown: Any = field(repr=False, compare=False)
    """The memo as views show it (``printed.py``), kept once it was looked at."""
    counted: dict[int, int] = field(compare=False, repr=False)
    """Points of stacks that were counted before: search counts the same few again and again."""

    def __init__(self, name: str, sets: list[BeastSet], next: list[list[int]]) -> None:
        self.name = name
        self.sets = sets
        self.next = next
        self.needs = []
        self.worths = []
        self.shown = None
        self.counted = {}
        lines: dict[str, int] = {}
        for beast_set in sets:
            for need in written_out(beast_set):
                line = lines.setdefault(str(need), len(self.needs))
                if line == len(self.needs):
                    self.needs.append(need)
                    self.worths.append(beast_set.points)
                else:
                    # What several sets allow counts as the best of them.
                    self.worths[line] = max(self.worths[line], beast_set.points)

    def __reduce__(self) -> tuple[Any, ...]:
        # Derived values are computed again.
        return Memo, (self.name, self.sets, self.next)


def written_out(beast_set: BeastSet) -> list[list[int]]:
    """Return every way to make a set, as a number of each beast."""
    if beast_set.kind == SetKind.NAMED:
        return [[beast_set.beasts.count(beast) for beast in range(BEASTS)]]
    most = 1 if beast_set.kind == SetKind.DIFFERENT else beast_set.count
    ways = [way for way in numbers_of_beasts(beast_set.count) if max(way) <= most]
    if beast_set.kind == SetKind.SAME:
        return [way for way in ways if max(way) == beast_set.count]
    return ways


def numbers_of_beasts(total: int) -> list[list[int]]:
    """Return every way to have *total* beasts."""
    return [
        [phoenixes, serpents, spiders, total - phoenixes - serpents - spiders]
        for phoenixes in range(total + 1)
        for serpents in range(total - phoenixes + 1)
        for spiders in range(total - phoenixes - serpents + 1)
    ]


@dataclass(init=False)
class Cardboard(Pickled):
    """The deck and the memos a table plays with: the zones of every card, by its number."""

    spices: list[int]
    beasts: list[int]
    weapons: list[WeaponZone]
    spells: list[SpellZone]
    gems: list[int]
    memos: list[Memo]
    shown: list[Any] = field(repr=False, compare=False)
    """Each card as views show it (``printed.py``), kept once it was looked at."""

    def __init__(
        self,
        spices: list[int],
        beasts: list[int],
        weapons: list[WeaponZone],
        spells: list[SpellZone],
        gems: list[int],
        memos: list[Memo],
    ) -> None:
        self.spices = spices
        self.beasts = beasts
        self.weapons = weapons
        self.spells = spells
        self.gems = gems
        self.memos = memos
        self.shown = [None] * CARDS_IN_THE_BOX

    def __reduce__(self) -> tuple[Any, ...]:
        return Cardboard, (
            self.spices,
            self.beasts,
            self.weapons,
            self.spells,
            self.gems,
            self.memos,
        )
