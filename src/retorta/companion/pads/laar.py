"""The score pad of Guilds of Laar."""

from __future__ import annotations

from typing import Any, Final

from retorta.companion.pads.laar_sheet import Player, Sheet, read_sheet
from retorta.companion.pads.pad import Remark, ScorePad
from retorta.companion.pads.players import quoted
from retorta.core.box import Say
from retorta.core.source import remark
from retorta.games.laar.cards import Beast, CardNumber, Kind, SpellKind, WeaponType
from retorta.games.laar.rules.beasts import best_sets, points_for_beasts
from retorta.games.laar.rules.best import Weighing, best_sides
from retorta.games.laar.rules.end import winners
from retorta.games.laar.rules.gems import best_runs, best_shifts, points_for_gems
from retorta.games.laar.rules.spells import points_for_spell, points_for_spells
from retorta.games.laar.rules.spices import points_for_spices
from retorta.games.laar.rules.weapons import (
    TWO_PLAYERS,
    best_wards,
    points_for_weapons,
    types_in,
    weapons_that_count,
)
from retorta.games.laar.state import NOTHING

KINDS: Final = ("spell", "gem", "spice", "beast", "weapon")
"""In the order they are counted."""
SIDES: Final = ("left", "right")


class LaarPad:
    """Counts a game of Guilds of Laar from what everybody has taken."""

    options: tuple[str, ...] = ("data",)

    def template(self, seats: int, say: Say) -> str:
        written = [*remark(say("laar-sheet-template")), 'memo = "IV"', "first_player = 0"]
        written += ["", *remark(say("laar-sheet-template-players"))]
        for seat in range(seats):
            written += ["", "[[players]]", f"name = {quoted(say('core-player', number=seat + 1))}"]
            written += [f"{kind} = []" for kind in KINDS]
        return "\n".join(written) + "\n"

    def result(self, sheet: Any, remarks: list[Remark]) -> dict[str, Any]:
        read = read_sheet(sheet, remarks)
        placed = _place_universal_goods(read)
        wards, sides, weapon_points = _weapons(read)
        players = [
            _player(read, player, placed[seat], wards[seat], sides[seat], weapon_points[seat])
            for seat, player in enumerate(read.players)
        ]
        totals = [player["total"] for player in players]
        cards = [len(player.goods.weapons) for player in read.players]
        outcome = winners(totals, weapon_points, cards)
        return {
            "names": [player.name for player in read.players],
            "memo": read.memo.name,
            "players": players,
            "totals": totals,
            "winners": outcome.winners,
            "reason": outcome.reason,
        }

    def lines(self, result: dict[str, Any], say: Say) -> list[str]:
        lines = [say("laar-pad-memo", memo=result["memo"])]
        for seat, player in enumerate(result["players"]):
            points = {kind: player[kind] for kind in KINDS}
            lines.append(say("laar-pad-player", seat=seat, total=player["total"], **points))
            lines.extend(f"  {line}" for line in _how(player["how"], say))
        lines.append(say("laar-pad-winners", winners=result["winners"]))
        lines.append(say(f"laar-reason-{result['reason']}"))
        return lines


PAD: Final[ScorePad] = LaarPad()


def _place_universal_goods(sheet: Sheet) -> list[list[tuple[CardNumber, int]]]:
    """5.0 Lay everybody's universal goods where they are worth most, from the first player on.

    Others' are taken to stay where they are, as those at the table must who do not know.
    """
    placed: list[list[tuple[CardNumber, int]]] = [[] for _ in sheet.players]
    for turn in range(len(sheet.players)):
        seat = (sheet.first + turn) % len(sheet.players)
        player = sheet.players[seat]
        if player.universal:
            table = [each.goods for each in sheet.players]
            weighing = Weighing(
                sheet.printed, sheet.memo, seat, player.goods, player.universal, table
            )
            placed[seat] = weighing.best_way()
            player.goods = weighing.goods(placed[seat])
    return placed


def _weapons(sheet: Sheet) -> tuple[list[int], list[int], list[int]]:
    """Return everybody's protections and sides, the best where none is written, and points."""
    arms = [weapons_that_count(player.goods) for player in sheet.players]
    wards = [
        best_wards(arms, seat, player.wards, player.named, sheet.players[seat - 1].side)
        for seat, player in enumerate(sheet.players)
    ]
    sides = best_sides(arms, wards)
    if len(arms) == TWO_PLAYERS:
        for seat, player in enumerate(sheet.players):
            if player.side != NOTHING:
                sides[seat] = player.side
    return wards, sides, points_for_weapons(arms, wards, sides)


def _player(
    sheet: Sheet,
    player: Player,
    placed: list[tuple[CardNumber, int]],
    ward: int,
    side: int,
    weapon: int,
) -> dict[str, Any]:
    goods = player.goods
    points = {
        "spell": points_for_spells(goods),
        "gem": points_for_gems(goods),
        "spice": points_for_spices(goods),
        "beast": points_for_beasts(goods.beasts, sheet.memo),
        "weapon": weapon,
    }
    return {
        **points,
        "total": sum(points.values()),
        "how": {
            "universal": [{"card": card + 1, "as": _name(Kind(kind))} for card, kind in placed],
            "spells": [
                {"kind": _name(SpellKind(spell.kind)), "points": points_for_spell(spell, goods)}
                for spell in goods.spells
            ],
            "gem_changes": [list(change) for change in best_shifts(goods)],
            "gem_runs": best_runs(goods),
            "beast_sets": [
                {"beasts": [_name(Beast(beast)) for beast in made], "points": worth}
                for made, worth in best_sets(goods.beasts, sheet.memo)
            ],
            "wards": [_name(weapon) for weapon in types_in(ward)],
            "side": None if side == NOTHING or not goods.weapons else SIDES[side],
        },
    }


def _name(member: Any) -> str:
    return str(member.name).lower()


def _how(how: dict[str, Any], say: Say) -> list[str]:
    """Return how the points came about, a line for each thing that needs saying."""
    lines = []
    if how["universal"]:
        goods = [f"#{each['card']} → {say('laar-kind-' + each['as'])}" for each in how["universal"]]
        lines.append(say("laar-pad-universal", goods=goods))
    worth = [spell for spell in how["spells"] if spell["points"]]
    if worth:
        spells = [f"{say(_spell_key(spell['kind']))} = {spell['points']}" for spell in worth]
        lines.append(say("laar-pad-spells", spells=spells))
    if how["gem_changes"]:
        changes = [f"{before}→{after}" for before, after in how["gem_changes"]]
        lines.append(say("laar-pad-gem-changes", changes=changes))
    if how["gem_runs"]:
        runs = ["-".join(map(str, run)) for run in how["gem_runs"]]
        lines.append(say("laar-pad-gem-runs", runs=runs))
    if how["beast_sets"]:
        sets = [
            f"({', '.join(say(f'laar-beast-{beast}') for beast in made['beasts'])})"
            f" = {made['points']}"
            for made in how["beast_sets"]
        ]
        lines.append(say("laar-pad-beast-sets", sets=sets))
    if how["wards"]:
        weapons = [WeaponType[name.upper()] for name in how["wards"]]
        lines.append(say("laar-pad-wards", weapons=weapons))
    if how["side"]:
        lines.append(say("laar-pad-side", side=say(f"laar-side-{how['side']}")))
    return lines


def _spell_key(kind: str) -> str:
    return f"laar-spell-kind-{kind.replace('_', '-')}"
