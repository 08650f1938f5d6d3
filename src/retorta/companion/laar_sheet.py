"""A score sheet of Guilds of Laar, read and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from retorta.companion.pad import Remark
from retorta.core.errors import Unreadable
from retorta.games.laar import BOX
from retorta.games.laar.cards import (
    CLASSES,
    MEMOS,
    WEAPONS,
    Beast,
    Cardboard,
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

SHEET: Final = ("memo", "first_player", "players", "options")
STACKS: Final = ("spice", "beast", "weapon", "spell", "gem")
SIDES: Final = ("left", "right")


@dataclass
class Player:
    """One player's part of the sheet."""

    goods: Goods
    wards: int
    """How many weapon types they are protected from."""
    named: int
    """The types that are written down, as bits; the others are to be chosen best."""
    side: int
    """Of two players: the side that counts, or ``NOTHING`` where the best is wanted."""


@dataclass
class Sheet:
    """A whole sheet; the players sit clockwise in this order."""

    memo: Memo
    players: list[Player]


def read_sheet(sheet: Any, remarks: list[Remark]) -> Sheet:
    """Return a sheet that can be counted, or raise :class:`Unreadable`."""
    if not isinstance(sheet, dict) or "players" not in sheet or "memo" not in sheet:
        raise Unreadable("laar-sheet")
    for key in sheet:
        if key not in SHEET:
            raise Unreadable("laar-sheet-key", found=key, known=list(SHEET))
    printed = cardboard(_options(sheet.get("options", {}))["data"])
    if sheet["memo"] not in MEMOS:
        raise Unreadable("laar-sheet-memo", found=sheet["memo"], known=list(MEMOS))
    memo = printed.memos[MEMOS.index(sheet["memo"])]
    fewest, most = BOX.seats
    players = sheet["players"]
    if not isinstance(players, list) or not fewest <= len(players) <= most:
        found = len(players) if isinstance(players, list) else 0
        raise Unreadable("laar-sheet-players", found=found, fewest=fewest, most=most)
    first = sheet.get("first_player", 0)
    if type(first) is not int or not 0 <= first < len(players):
        raise Unreadable("laar-sheet-first", found=first, most=len(players) - 1)
    read = [_player(number, player, memo) for number, player in enumerate(players, 1)]
    _compare_with_deck(read, printed, remarks)
    return Sheet(memo, read)


def _options(options: Any) -> dict[str, str]:
    """Return the options of the table, as the header of a record has them."""
    if not isinstance(options, dict) or not all(isinstance(text, str) for text in options.values()):
        raise Unreadable("laar-sheet-options")
    return BOX.checked_options(options)


def _player(number: int, player: Any, memo: Memo) -> Player:
    if not isinstance(player, dict):
        raise Unreadable("laar-sheet-player", player=number, known=list(STACKS))
    for key in player:
        if key not in (*STACKS, "side"):
            known = [*STACKS, "side"]
            raise Unreadable("laar-sheet-player-key", player=number, found=key, known=known)
    stacks = {name: _stack(number, name, player.get(name, []), memo) for name in STACKS}
    goods = sum(len(stack) for stack in stacks.values())
    if goods > ROUNDS:
        raise Unreadable("laar-sheet-goods", player=number, found=goods, most=ROUNDS)
    spells = [_spell(number, spell) for spell in stacks["spell"]]
    wards = [spell.of for spell in spells if spell.kind == SpellKind.WARD]
    named = {weapon for of in wards for weapon in of}
    side = player.get("side")
    if side is not None and side not in SIDES:
        raise Unreadable("laar-sheet-side", player=number, found=side)
    return Player(
        goods=Goods(
            [_member(number, "spice", name, Spice) for name in stacks["spice"]],
            [_member(number, "beast", name, Beast) for name in stacks["beast"]],
            [_weapon(number, weapon) for weapon in stacks["weapon"]],
            spells,
            [_gem(number, gem) for gem in stacks["gem"]],
        ),
        wards=min(len(named) + wards.count([]), WEAPONS),
        named=sum(1 << weapon for weapon in named),
        side=NOTHING if side is None else SIDES.index(side),
    )


def _stack(number: int, name: str, stack: Any, memo: Memo) -> list[Any]:
    if isinstance(stack, list):
        return stack
    if name == "beast" and memo.next:
        raise Unreadable("laar-sheet-order", player=number, memo=memo.name)
    raise Unreadable("laar-sheet-stack", player=number, stack=name)


def _gem(number: int, gem: Any) -> int:
    if type(gem) is not int or not 1 <= gem <= CLASSES:
        raise Unreadable("laar-sheet-gem", player=number, found=_written(gem), most=CLASSES)
    return gem


def _weapon(number: int, weapon: Any) -> WeaponZone:
    if not isinstance(weapon, dict) or set(weapon) != {"type", "left", "right"}:
        raise Unreadable("laar-sheet-weapon", player=number)
    for side in SIDES:
        value = weapon[side]
        if type(value) is not int or not 0 <= value <= MOST_ON_A_WEAPON:
            raise Unreadable(
                "laar-sheet-number",
                player=number,
                side=side,
                found=_written(value),
                most=MOST_ON_A_WEAPON,
            )
    kind = _member(number, "weapon", weapon["type"], WeaponType)
    return WeaponZone(kind, weapon["left"], weapon["right"])


def _spell(number: int, spell: Any) -> SpellZone:
    if not isinstance(spell, dict) or "kind" not in spell or set(spell) - {"kind", "of"}:
        raise Unreadable("laar-sheet-spell", player=number)
    kind = SpellKind(_member(number, "spell", spell["kind"], SpellKind))
    of = spell.get("of", [])
    if kind == SpellKind.WARD:
        fewest, most = 0, 1
    else:
        fewest = most = NAMED_TOGETHER.get(kind, 0)
    if not isinstance(of, list) or not fewest <= len(of) <= most:
        raise Unreadable("laar-sheet-of", player=number, spell=spelling(kind), wanted=most)
    if not of:
        return SpellZone(kind, [])
    if kind == SpellKind.POINT_PER_GOOD:
        _one_of(number, "of", of[0], PER_GOOD_OF)
    named = [_member(number, "of", name, NAMED_BY[kind]) for name in of]
    if len(set(named)) != len(named):
        raise Unreadable("laar-sheet-of", player=number, spell=spelling(kind), wanted=most)
    return SpellZone(kind, named)


def _member(number: int, key: str, name: Any, kinds: Any) -> int:
    _one_of(number, key, name, [spelling(kind) for kind in kinds])
    return int(kinds[name.upper()])


def _one_of(number: int, key: str, name: Any, known: Collection[str]) -> None:
    if not isinstance(name, str) or name not in known:
        raise Unreadable(
            "laar-sheet-unknown", player=number, entry=key, found=_written(name), known=list(known)
        )


def _written(value: Any) -> str:
    return str(value)


def _compare_with_deck(players: list[Player], printed: Cardboard, remarks: list[Remark]) -> None:
    """Remark on anything there is more of than in the deck; decks can be replaced."""
    held: Counter[tuple[str, str]] = Counter()
    for player in players:
        held.update(_things(player.goods))
    deck = Counter(
        _things(
            Goods(printed.spices, printed.beasts, printed.weapons, printed.spells, printed.gems)
        )
    )
    for thing, found in sorted(held.items()):
        if found > deck[thing]:
            kind, name = thing
            remarks.append(
                Remark("laar-more-than-deck", kind=kind, thing=name, found=found, most=deck[thing])
            )


def _things(goods: Goods) -> list[tuple[str, str]]:
    return [
        *(("spice", spelling(Spice(spice))) for spice in goods.spices),
        *(("beast", spelling(Beast(beast))) for beast in goods.beasts),
        *(("weapon", spelling(WeaponType(weapon.type))) for weapon in goods.weapons),
        *(("spell", spelling(SpellKind(spell.kind))) for spell in goods.spells),
        *(("gem", str(gem)) for gem in goods.gems),
    ]
