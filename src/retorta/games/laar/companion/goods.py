"""Reading one player's part of a score sheet of Guilds of Laar: the five stacks."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from retorta.companion.names import members_meant, shown
from retorta.companion.pads.faults import Faults
from retorta.core.errors import Unreadable
from retorta.games.laar.cards import (
    CARDS_IN_THE_BOX,
    CLASSES,
    WEAPONS,
    Beast,
    Cardboard,
    CardNumber,
    Kind,
    Memo,
    SpellKind,
    SpellZone,
    Spice,
    WeaponType,
    WeaponZone,
)
from retorta.games.laar.data import (
    MOST_ON_A_WEAPON,
    NAMED_TOGETHER,
    PER_GOOD_OF,
    spelling,
)
from retorta.games.laar.printed import NAMED_BY, spell_view, weapon_view
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.stacks import Goods
from retorta.games.laar.state import NOTHING
from retorta.games.laar.views import GemView, Zone

GAME: Final = "laar"
STACKS: Final = ("spice", "beast", "weapon", "spell", "gem")
SIDES: Final = ("left", "right")
ZONES: Final = ("spice", "beast", "weapon", "gem")
"""The other zones of a universal good that is written out instead of named by its card."""

Good = TypeVar("Good")


@dataclass
class Entry:
    """One good as written: its zone, and its card in the deck if it was given."""

    card: CardNumber
    """``NOTHING`` if it was written out."""
    zone: Zone


@dataclass
class Player:
    """One player's part of the sheet."""

    name: str
    goods: Goods
    """Goods without the universal ones that the pad still has to lay."""
    bare: Goods
    """Goods without any universal ones, used to evaluate each of those."""
    wards: int
    """The number of weapon types they are protected from."""
    named: int
    """The types that are written down, as bits; for the others the best are chosen."""
    side: int
    """With two players: the side that counts, or ``NOTHING`` to choose the better one."""
    universal: list[CardNumber]
    """Universal goods that the pad places where they are worth most."""
    told: list[tuple[CardNumber, int]]
    """Universal goods whose stack is written down, in this order; also in :attr:`goods`."""
    unlaid: bool
    """Whether a universal good counts as a spell because its other zones are not written."""
    entries: list[list[Entry]]
    """The entries of each stack, in the order of the kinds and of the sheet."""


@dataclass
class _Found:
    """Information in the entries besides the goods themselves."""

    universal: list[CardNumber] = field(default_factory=list)
    told: list[tuple[CardNumber, int]] = field(default_factory=list)
    unlaid: bool = False
    card: CardNumber = NOTHING
    """The card that the current entry names, or the one made from it."""


class GoodsReader:
    """Reads the entries of one player.

    Universal goods that are written out are added to the deck, so that they can be placed like
    any other: *printed* is a deck only for this sheet.
    """

    def __init__(self, number: int, printed: Cardboard, memo: Memo, faults: Faults) -> None:
        self.number = number
        self.printed = printed
        self.memo = memo
        self.faults = faults
        self.found = _Found()

    def player(self, name: str, player: Any) -> Player:
        """Return the player's goods; faults are collected."""
        if not isinstance(player, dict):
            raise self.refusal("player", known=list(STACKS))
        for key in player:
            if key not in (*STACKS, "name", "side"):
                known = ["name", *STACKS, "side"]
                self.faults.add(self.refusal("player-key", found=shown(key), known=known))
        stacks: dict[str, list[Any]] = {stack: [] for stack in STACKS}
        for stack in STACKS:
            with self.faults.gathering():
                stacks[stack] = self.stack(stack, player.get(stack, []))
        number = sum(len(stack) for stack in stacks.values())
        if number > ROUNDS:
            self.faults.add(self.refusal("goods", found=number, most=ROUNDS))
        entries: list[list[Entry]] = [[] for _ in Kind]
        spices = self.each(stacks["spice"], self.spice, entries[Kind.SPICE], Spice)
        beasts = self.each(stacks["beast"], self.beast, entries[Kind.BEAST], Beast)
        weapons = self.each(stacks["weapon"], self.weapon, entries[Kind.WEAPON], weapon_view)
        gems = self.each(stacks["gem"], self.gem, entries[Kind.GEM], GemView)
        found = self.each(stacks["spell"], self.spell, entries[Kind.SPELL], _spell_shown)
        spells = [spell for spell in found if spell is not None]
        wards = [spell.of for spell in spells if spell.kind == SpellKind.WARD]
        named = [weapon for of in wards for weapon in of]
        if len(set(named)) != len(named):
            self.faults.add(self.refusal("ward-twice"))
        side = player.get("side")
        if side is not None and side not in SIDES:
            self.faults.add(self.refusal("side", found=shown(side)))
            side = None
        goods = Goods(spices, beasts, weapons, spells, gems)
        return Player(
            name=name,
            goods=goods,
            bare=goods,
            wards=min(len(named) + wards.count([]), WEAPONS),
            named=sum(1 << weapon for weapon in set(named)),
            side=NOTHING if side is None else SIDES.index(side),
            universal=self.found.universal,
            told=self.found.told,
            unlaid=self.found.unlaid,
            entries=entries,
        )

    def stack(self, name: str, stack: Any) -> list[Any]:
        if isinstance(stack, list):
            return stack
        if name == "beast" and self.memo.next:
            raise self.refusal("order", memo=self.memo.name)
        raise self.refusal("stack", stack=name)

    def each(
        self,
        written: list[Any],
        read: Callable[[Any], Good],
        entries: list[Entry],
        seen: Callable[[Good], Zone],
    ) -> list[Good]:
        """Return the entries of a stack as read; unreadable ones are collected as faults."""
        goods: list[Good] = []
        for entry in written:
            with self.faults.gathering():
                self.found.card = NOTHING
                goods.append(read(entry))
                entries.append(Entry(self.found.card, seen(goods[-1])))
        return goods

    def card(self, entry: Any) -> CardNumber | None:
        """Return the card that an entry names by its number in the deck: ``#17``."""
        if not isinstance(entry, str) or not entry.startswith("#"):
            return None
        number = entry[1:]
        if not number.isdecimal() or not 1 <= int(number) <= CARDS_IN_THE_BOX:
            raise self.refusal("card", found=shown(entry), most=CARDS_IN_THE_BOX)
        self.found.card = int(number) - 1
        return self.found.card

    def spice(self, entry: Any) -> int:
        card = self.card(entry)
        if card is not None:
            return self.printed.spices[card]
        return self.member("spice", entry, Spice)

    def beast(self, entry: Any) -> int:
        card = self.card(entry)
        if card is not None:
            return self.printed.beasts[card]
        return self.member("beast", entry, Beast)

    def gem(self, entry: Any) -> int:
        card = self.card(entry)
        if card is not None:
            return self.printed.gems[card]
        if type(entry) is not int or not 1 <= entry <= CLASSES:
            raise self.refusal("gem", found=shown(entry), most=CLASSES)
        return entry

    def weapon(self, entry: Any) -> WeaponZone:
        card = self.card(entry)
        if card is not None:
            return self.printed.weapons[card]
        if not isinstance(entry, dict) or set(entry) != {"type", "left", "right"}:
            raise self.refusal("weapon")
        for side in SIDES:
            value = entry[side]
            if type(value) is not int or not 0 <= value <= MOST_ON_A_WEAPON:
                parts = {"side": side, "found": shown(value), "most": MOST_ON_A_WEAPON}
                raise self.refusal("number", **parts)
        kind = self.member("weapon", entry["type"], WeaponType)
        return WeaponZone(kind, entry["left"], entry["right"])

    def spell(self, entry: Any) -> SpellZone | None:
        """Return a spell; a universal good with known zones is placed later."""
        decided = entry if isinstance(entry, dict) and "card" in entry else {}
        if set(decided) - {"card", "of", "as"}:
            raise self.refusal("spell")
        card = self.card(decided.get("card", entry))
        if card is None:
            if decided:
                found = shown(decided["card"])
                raise self.refusal("card", found=found, most=CARDS_IN_THE_BOX)
            return self.written_out(entry)
        spell = self.printed.spells[card]
        if spell.kind == SpellKind.UNIVERSAL:
            return self.universal(card, decided)
        is_ward = spell.kind == SpellKind.WARD
        if "as" in decided or ("of" in decided and not is_ward):
            raise self.refusal("decided", card=card + 1)
        if not is_ward:
            return spell
        return SpellZone(SpellKind.WARD, self.named(SpellKind.WARD, decided.get("of", [])))

    def universal(self, card: CardNumber, entry: dict[str, Any]) -> SpellZone | None:
        """Record a universal good: to be placed by the pad, or where its owner laid it."""
        if "of" in entry:
            raise self.refusal("decided", card=card + 1)
        if "as" not in entry:
            self.found.universal.append(card)
            return None
        kind = Kind(self.member("as", entry["as"], Kind))
        self.found.told.append((card, int(kind)))
        return None

    def written_out(self, entry: Any) -> SpellZone | None:
        """Return a spell that is written out; a universal good with its zones becomes a card."""
        known = {"kind", "of", *ZONES, "as"}
        if not isinstance(entry, dict) or "kind" not in entry or set(entry) - known:
            raise self.refusal("spell")
        kind = SpellKind(self.member("spell", entry["kind"], SpellKind))
        if set(entry) & {*ZONES, "as"}:
            if kind != SpellKind.UNIVERSAL or not set(ZONES) <= set(entry):
                raise self.refusal("zones", known=list(ZONES))
            return self.universal(self.one_more_card(entry), entry)
        self.found.unlaid |= kind == SpellKind.UNIVERSAL
        return SpellZone(kind, self.named(kind, entry.get("of", [])))

    def one_more_card(self, entry: dict[str, Any]) -> CardNumber:
        """Add a universal good to the deck of this sheet."""
        zones = self.spice(entry["spice"]), self.beast(entry["beast"]), self.gem(entry["gem"])
        weapon = self.weapon(entry["weapon"])
        printed = self.printed
        for pile, zone in zip((printed.spices, printed.beasts, printed.gems), zones, strict=True):
            pile.append(zone)
        printed.weapons.append(weapon)
        printed.spells.append(SpellZone(SpellKind.UNIVERSAL, []))
        self.found.card = NOTHING  # zones may have been named by cards
        return len(printed.spells) - 1

    def named(self, kind: SpellKind, of: Any) -> list[int]:
        """Return the things that a spell names; a ward need not name one."""
        fewest = most = 1 if kind == SpellKind.WARD else NAMED_TOGETHER.get(kind, 0)
        if kind == SpellKind.WARD:
            fewest = 0
        if not isinstance(of, list) or not fewest <= len(of) <= most:
            raise self.refusal("of", spell=spelling(kind), wanted=most)
        if not of:
            return []
        named = [self.member("of", name, NAMED_BY[kind]) for name in of]
        if kind == SpellKind.POINT_PER_GOOD and spelling(Kind(named[0])) not in PER_GOOD_OF:
            raise self.unknown("of", of[0], PER_GOOD_OF)
        if len(set(named)) != len(named):
            raise self.refusal("of", spell=spelling(kind), wanted=most)
        return named

    def member(self, key: str, name: Any, kinds: Any) -> int:
        """Return the thing meant: by its id, or by its name in any of our languages."""
        by_id = [kind for kind in kinds if spelling(kind) == name]
        found = by_id or members_meant(GAME, kinds, name)
        if len(found) != 1:
            raise self.unknown(key, name, [spelling(kind) for kind in found or kinds])
        return int(found[0])

    def unknown(self, key: str, name: Any, known: Collection[str]) -> Unreadable:
        return self.refusal("unknown", entry=key, found=shown(name), known=list(known))

    def refusal(self, name: str, **parts: object) -> Unreadable:
        return Unreadable(f"laar-sheet-{name}", player=self.number, **parts)


def _spell_shown(spell: SpellZone | None) -> Zone:
    """Return a spell as read; a universal good counts as one until it is placed."""
    return spell_view(spell or SpellZone(SpellKind.UNIVERSAL, []))
