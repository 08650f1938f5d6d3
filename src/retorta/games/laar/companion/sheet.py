"""A score sheet of Guilds of Laar, read and checked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from retorta.companion.names import shown
from retorta.companion.pads.faults import Faults
from retorta.companion.pads.pad import Remark
from retorta.companion.pads.players import read_names
from retorta.companion.pads.sheet import check_parts, read_options
from retorta.core.errors import Unreadable
from retorta.core.words import Seat
from retorta.games.laar import BOX
from retorta.games.laar.cards import (
    MEMOS,
    Beast,
    Cardboard,
    CardNumber,
    Kind,
    Memo,
    SpellKind,
    Spice,
    WeaponType,
)
from retorta.games.laar.companion.goods import GoodsReader, Player
from retorta.games.laar.data import cardboard
from retorta.games.laar.known import deck_is_ours, is_ours
from retorta.games.laar.rules.stacks import Goods, with_good
from retorta.games.laar.state import NOTHING
from retorta.games.laar.views import GemView

SHEET: Final = ("memo", "memo_from_box", "first_player", "players", "options")


@dataclass
class Sheet:
    """A whole sheet; the players sit clockwise in this order."""

    printed: Cardboard
    """The deck, followed by the universal goods that are written out."""
    memo: Memo
    memo_ours: bool
    """Whether the values of the memo are our reconstruction instead of a box's."""
    first: Seat
    """Who began the last round; universal goods are placed starting with this player."""
    players: list[Player]


def read_sheet(sheet: Any, remarks: list[Remark]) -> Sheet:
    """Return a sheet that can be counted, or refuse it with all its faults."""
    if not isinstance(sheet, dict) or "players" not in sheet or "memo" not in sheet:
        raise Unreadable("laar-sheet")
    faults = Faults()
    check_parts(sheet, SHEET, faults)
    deck = cardboard(read_options(BOX, sheet)["data"])
    if sheet["memo"] not in MEMOS:
        raise Unreadable("laar-sheet-memo", found=shown(sheet["memo"]), known=list(MEMOS))
    memo = deck.memos[MEMOS.index(sheet["memo"])]
    from_box = sheet.get("memo_from_box", False)
    if type(from_box) is not bool:
        faults.add(Unreadable("laar-sheet-from-box", found=shown(from_box)))
    ours = is_ours(memo) and from_box is not True
    if ours:
        remarks.append(Remark("laar-memo-ours", memo=memo.name))
    names = _read_names(sheet["players"], faults)
    first = sheet.get("first_player", 0)
    if type(first) is not int or not 0 <= first < len(names):
        faults.add(Unreadable("laar-sheet-first", found=shown(first), most=len(names) - 1))
    printed = _of_this_sheet(deck)
    players: list[Player] = []
    for number, player in enumerate(sheet["players"], 1):
        with faults.gathering():
            reader = GoodsReader(number, printed, memo, faults)
            players.append(reader.player(names[number - 1], player))
    _check_cards(players, faults)
    faults.tell()
    for player in players:
        for card, kind in player.told:
            player.goods = with_good(player.goods, printed, card, kind)
    _compare_with_deck(players, deck, remarks)
    for player in players:
        if player.unlaid:
            remarks.append(Remark("laar-universal-stays", seat=players.index(player)))
    return Sheet(printed, memo, ours, first, players)


def _of_this_sheet(deck: Cardboard) -> Cardboard:
    """Return a copy of the deck to which cards may be added; tables share the original."""
    return Cardboard(
        list(deck.spices),
        list(deck.beasts),
        list(deck.weapons),
        list(deck.spells),
        list(deck.gems),
        deck.memos,
    )


def _read_names(players: Any, faults: Faults) -> list[str]:
    if not isinstance(players, list):
        players = []
    written = [player.get("name", "") if isinstance(player, dict) else "" for player in players]
    return read_names(written, BOX.seats, faults)


def _check_cards(players: list[Player], faults: Faults) -> None:
    """Refuse a card that is listed twice."""
    owners: dict[CardNumber, int] = {}
    for number, player in enumerate(players, 1):
        for card in [entry.card for stack in player.entries for entry in stack]:
            if card == NOTHING:
                continue
            if card in owners:
                parts = {"card": card + 1, "other": owners[card]}
                faults.add(Unreadable("laar-sheet-card-twice", player=number, **parts))
            owners.setdefault(card, number)


def _compare_with_deck(players: list[Player], printed: Cardboard, remarks: list[Remark]) -> None:
    """Remark on anything that occurs more often than in the deck, and on whose deck that is."""
    name = "laar-more-than-ours" if deck_is_ours(printed) else "laar-more-than-deck"
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
            remarks.append(Remark(name, kind=kind, thing=named, found=found, most=deck[thing]))


def _things(goods: Goods) -> list[tuple[Kind, int]]:
    return [
        *((Kind.SPICE, Spice(spice)) for spice in goods.spices),
        *((Kind.BEAST, Beast(beast)) for beast in goods.beasts),
        *((Kind.WEAPON, WeaponType(weapon.type)) for weapon in goods.weapons),
        *((Kind.SPELL, SpellKind(spell.kind)) for spell in goods.spells),
        *((Kind.GEM, gem) for gem in goods.gems),
    ]
