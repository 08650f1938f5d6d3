"""A sheet that needs no deck: short enough for a link, and valid on every phone."""

from __future__ import annotations

from typing import Any

from retorta.core import codec
from retorta.games.laar.cards import MEMOS, Cardboard, Kind, SpellKind
from retorta.games.laar.companion.sheet import read_sheet
from retorta.games.laar.data import cardboard
from retorta.games.laar.printed import zone_view
from retorta.games.laar.template import memo_lines
from retorta.games.laar.views import GemView, SpellView, Zone


def written_out(sheet: Any) -> Any:
    """Return the sheet with every card written out, and only the memo of its data file."""
    read_sheet(sheet, [])
    printed = cardboard(sheet.get("options", {}).get("data", ""))
    players = [
        {
            name: [_entry(printed, Kind[name.upper()], entry) for entry in value]
            if name.upper() in Kind.__members__
            else value
            for name, value in player.items()
        }
        for player in sheet["players"]
    ]
    memo = MEMOS.index(sheet["memo"])
    short = {key: value for key, value in sheet.items() if key != "options"}
    if printed.memos[memo] != cardboard("").memos[memo]:
        lines = memo_lines(printed.memos[memo], lambda _: "")
        short["options"] = {"data": "\n".join(lines) + "\n"}
    return {**short, "players": players}


def _entry(printed: Cardboard, kind: Kind, entry: Any) -> Any:
    decided = entry if isinstance(entry, dict) and "card" in entry else {}
    named = decided.get("card", entry)
    if not isinstance(named, str) or not named.startswith("#"):
        return entry
    card = int(named[1:]) - 1
    zone = zone_view(printed, card, kind)
    more = {key: value for key, value in decided.items() if key != "card"}
    if isinstance(zone, SpellView) and zone.kind == SpellKind.UNIVERSAL:
        others = [each for each in Kind if each != Kind.SPELL]
        zones = {codec.plain(each): _plain(zone_view(printed, card, each)) for each in others}
        return {"kind": "universal", **zones, **more}
    return {**_plain(zone), **more} if more else _plain(zone)


def _plain(zone: Zone) -> Any:
    if isinstance(zone, GemView):
        return zone.number
    plain = codec.plain(zone)
    if isinstance(zone, SpellView):
        # Spelt as in data files, without missing parts.
        kind = {"kind": plain["kind"].replace("-", "_")}
        return {**kind, "of": plain["of"]} if plain["of"] else kind
    return plain
