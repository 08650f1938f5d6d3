"""A score sheet of Guilds of Laar, read and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from retorta.companion.names import members_meant, shown
from retorta.companion.pads.faults import Faults
from retorta.companion.pads.pad import Remark
from retorta.companion.pads.players import read_names
from retorta.companion.pads.sheet import check_parts, read_options
from retorta.core.errors import Unreadable
from retorta.core.words import Seat
from retorta.games.laar import BOX
from retorta.games.laar.cards import (
    CARDS_IN_THE_BOX,
    CLASSES,
    MEMOS,
    RECONSTRUCTED_MEMOS,
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
    cardboard,
    spelling,
)
from retorta.games.laar.printed import NAMED_BY
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.stacks import Goods
from retorta.games.laar.state import NOTHING
from retorta.games.laar.views import GemView

GAME: Final = "laar"
SHEET: Final = ("memo", "first_player", "players", "options")
STACKS: Final = ("spice", "beast", "weapon", "spell", "gem")
SIDES: Final = ("left", "right")

Good = TypeVar("Good")


@dataclass
class Player:
    """One player's part of the sheet."""

    name: str
    goods: Goods
    wards: int
    """How many weapon types they are protected from."""
    named: int
    """The types that are written down, as bits; the others are to be chosen best."""
    side: int
    """Of two players: the side that counts, or ``NOTHING`` where the best is wanted."""
    universal: list[CardNumber]
    """Cards among the spells that may be laid on another stack before the count."""


@dataclass
class Sheet:
    """A whole sheet; the players sit clockwise in this order."""

    printed: Cardboard
    memo: Memo
    first: Seat
    """Who began the last round: from there on universal goods are placed."""
    players: list[Player]


def read_sheet(sheet: Any, remarks: list[Remark]) -> Sheet:
    """Return a sheet that can be counted, or refuse it with all that is wrong."""
    if not isinstance(sheet, dict) or "players" not in sheet or "memo" not in sheet:
        raise Unreadable("laar-sheet")
    faults = Faults()
    check_parts(sheet, SHEET, faults)
    printed = cardboard(read_options(BOX, sheet)["data"])
    if sheet["memo"] not in MEMOS:
        raise Unreadable("laar-sheet-memo", found=shown(sheet["memo"]), known=list(MEMOS))
    memo = printed.memos[MEMOS.index(sheet["memo"])]
    if memo.name in RECONSTRUCTED_MEMOS and memo == cardboard("").memos[MEMOS.index(memo.name)]:
        remarks.append(Remark("laar-memo-ours", memo=memo.name))
    names = _read_names(sheet["players"], faults)
    first = sheet.get("first_player", 0)
    if type(first) is not int or not 0 <= first < len(names):
        faults.add(Unreadable("laar-sheet-first", found=shown(first), most=len(names) - 1))
    players: list[Player] = []
    for number, player in enumerate(sheet["players"], 1):
        with faults.gathering():
            reader = _Reader(number, printed, memo, faults)
            players.append(reader.player(names[number - 1], player))
    faults.tell()
    _compare_with_deck(players, printed, remarks)
    for player in players:
        if any(spell.kind == SpellKind.UNIVERSAL for spell in player.goods.spells):
            remarks.append(Remark("laar-universal-stays", seat=players.index(player)))
    return Sheet(printed, memo, first, players)


def _read_names(players: Any, faults: Faults) -> list[str]:
    if not isinstance(players, list):
        players = []
    written = [player.get("name", "") if isinstance(player, dict) else "" for player in players]
    return read_names(written, BOX.seats, faults)


class _Reader:
    """Reads what one player has written down."""

    def __init__(self, number: int, printed: Cardboard, memo: Memo, faults: Faults) -> None:
        self.number = number
        self.printed = printed
        self.memo = memo
        self.faults = faults
        self.universal: list[CardNumber] = []

    def player(self, name: str, player: Any) -> Player:
        """Return the player's goods; what is wrong with them is noted."""
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
        goods = sum(len(stack) for stack in stacks.values())
        if goods > ROUNDS:
            self.faults.add(self.refusal("goods", found=goods, most=ROUNDS))
        spells = [spell for spell in self.each(stacks["spell"], self.spell) if spell is not None]
        wards = [spell.of for spell in spells if spell.kind == SpellKind.WARD]
        named = [weapon for of in wards for weapon in of]
        if len(set(named)) != len(named):
            self.faults.add(self.refusal("ward-twice"))
        side = player.get("side")
        if side is not None and side not in SIDES:
            self.faults.add(self.refusal("side", found=shown(side)))
            side = None
        return Player(
            name=name,
            goods=Goods(
                self.each(stacks["spice"], self.spice),
                self.each(stacks["beast"], self.beast),
                self.each(stacks["weapon"], self.weapon),
                spells,
                self.each(stacks["gem"], self.gem),
            ),
            wards=min(len(named) + wards.count([]), WEAPONS),
            named=sum(1 << weapon for weapon in set(named)),
            side=NOTHING if side is None else SIDES.index(side),
            universal=self.universal,
        )

    def stack(self, name: str, stack: Any) -> list[Any]:
        if isinstance(stack, list):
            return stack
        if name == "beast" and self.memo.next:
            raise self.refusal("order", memo=self.memo.name)
        raise self.refusal("stack", stack=name)

    def each(self, written: list[Any], read: Callable[[Any], Good]) -> list[Good]:
        """Return what was read of each entry of a stack; what cannot be read is noted."""
        goods: list[Good] = []
        for entry in written:
            with self.faults.gathering():
                goods.append(read(entry))
        return goods

    def card(self, entry: Any) -> CardNumber | None:
        """Return the card that an entry names by its number in the deck: ``#17``."""
        if not isinstance(entry, str) or not entry.startswith("#"):
            return None
        number = entry[1:]
        if not number.isdecimal() or not 1 <= int(number) <= CARDS_IN_THE_BOX:
            raise self.refusal("card", found=shown(entry), most=CARDS_IN_THE_BOX)
        return int(number) - 1

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
        """Return a spell; a universal good that is named by its card waits to be placed."""
        card = self.card(entry)
        if card is not None:
            spell = self.printed.spells[card]
            if spell.kind != SpellKind.UNIVERSAL:
                return spell
            self.universal.append(card)
            return None
        if not isinstance(entry, dict) or "kind" not in entry or set(entry) - {"kind", "of"}:
            raise self.refusal("spell")
        kind = SpellKind(self.member("spell", entry["kind"], SpellKind))
        of = entry.get("of", [])
        if kind == SpellKind.WARD:
            fewest, most = 0, 1
        else:
            fewest = most = NAMED_TOGETHER.get(kind, 0)
        if not isinstance(of, list) or not fewest <= len(of) <= most:
            raise self.refusal("of", spell=spelling(kind), wanted=most)
        if not of:
            return SpellZone(kind, [])
        named = [self.member("of", name, NAMED_BY[kind]) for name in of]
        if kind == SpellKind.POINT_PER_GOOD and spelling(Kind(named[0])) not in PER_GOOD_OF:
            raise self.unknown("of", of[0], PER_GOOD_OF)
        if len(set(named)) != len(named):
            raise self.refusal("of", spell=spelling(kind), wanted=most)
        return SpellZone(kind, named)

    def member(self, key: str, name: Any, kinds: Any) -> int:
        """Return what is meant: by its id, or by its name in any of our languages."""
        by_id = [kind for kind in kinds if spelling(kind) == name]
        found = by_id or members_meant(GAME, kinds, name)
        if len(found) != 1:
            raise self.unknown(key, name, [spelling(kind) for kind in found or kinds])
        return int(found[0])

    def unknown(self, key: str, name: Any, known: Collection[str]) -> Unreadable:
        return self.refusal("unknown", entry=key, found=shown(name), known=list(known))

    def refusal(self, name: str, **parts: object) -> Unreadable:
        return Unreadable(f"laar-sheet-{name}", player=self.number, **parts)


def _compare_with_deck(players: list[Player], printed: Cardboard, remarks: list[Remark]) -> None:
    """Remark on anything there is more of than in the deck; decks can be replaced."""
    held: Counter[tuple[Kind, int]] = Counter()
    for player in players:
        held.update(_things(player.goods))
    deck = Counter(
        _things(
            Goods(printed.spices, printed.beasts, printed.weapons, printed.spells, printed.gems)
        )
    )
    for thing, found in sorted(held.items()):
        if found > deck[thing]:
            kind, member = thing
            # A gem has no name but its class.
            named = GemView(member) if kind == Kind.GEM else member
            remarks.append(
                Remark("laar-more-than-deck", kind=kind, thing=named, found=found, most=deck[thing])
            )


def _things(goods: Goods) -> list[tuple[Kind, int]]:
    return [
        *((Kind.SPICE, Spice(spice)) for spice in goods.spices),
        *((Kind.BEAST, Beast(beast)) for beast in goods.beasts),
        *((Kind.WEAPON, WeaponType(weapon.type)) for weapon in goods.weapons),
        *((Kind.SPELL, SpellKind(spell.kind)) for spell in goods.spells),
        *((Kind.GEM, gem) for gem in goods.gems),
    ]
