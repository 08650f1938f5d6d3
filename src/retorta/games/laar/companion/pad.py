"""The score pad of Guilds of Laar."""

from __future__ import annotations

from typing import Any, Final

from retorta.companion.pads.pad import Remark, ScorePad
from retorta.companion.pads.players import quoted
from retorta.core import codec
from retorta.core.box import Say
from retorta.core.source import remark
from retorta.games.laar.build_views import ORDER_OF_COUNT
from retorta.games.laar.cards import WeaponType
from retorta.games.laar.companion.count import PlayerCounted, counted
from retorta.games.laar.companion.sheet import read_sheet

KINDS: Final = ("spell", "gem", "spice", "beast", "weapon")
"""The kinds in the order in which they are counted."""


class LaarPad:
    """Counts a game of Guilds of Laar from the goods that everybody took."""

    options: tuple[str, ...] = ("data",)

    def template(self, seats: int, say: Say) -> str:
        written = [*remark(say("laar-sheet-template")), 'memo = ""', "first_player = 0"]
        written += ["", *remark(say("laar-sheet-template-players"))]
        for seat in range(seats):
            written += ["", "[[players]]", f"name = {quoted(say('core-player', number=seat + 1))}"]
            written += [f"{kind} = []" for kind in KINDS]
        return "\n".join(written) + "\n"

    def result(self, sheet: Any, remarks: list[Remark]) -> dict[str, Any]:
        count = counted(read_sheet(sheet, remarks))
        return {
            "names": count.names,
            "memo": count.memo,
            "rests_on_ours": count.rests_on_ours,
            "players": [_player(player) for player in count.players],
            "pairs": codec.plain(count.pairs),
            "totals": count.totals,
            "winners": count.winners,
            "reason": count.reason,
        }

    def lines(self, result: dict[str, Any], say: Say) -> list[str]:
        lines = [say("laar-pad-memo", memo=result["memo"])]
        for seat, player in enumerate(result["players"]):
            points = {kind: player[kind] for kind in KINDS}
            lines.append(say("laar-pad-player", seat=seat, total=player["total"], **points))
            lines.extend(f"  {line}" for line in _how(player["how"], say))
        lines += [say("laar-pad-pair", **pair) for pair in result["pairs"]]
        won = "laar-pad-winners-ours" if result["rests_on_ours"] else "laar-pad-winners"
        lines.append(say(won, winners=result["winners"], memo=result["memo"]))
        lines.append(say(f"laar-reason-{result['reason']}"))
        return lines


PAD: Final[ScorePad] = LaarPad()


def _player(player: PlayerCounted) -> dict[str, Any]:
    points = zip(ORDER_OF_COUNT, player.points, strict=True)
    return {
        **{_name(kind): worth for kind, worth in points},
        "total": player.total,
        "how": {
            "universal": [
                {"card": laid.card, "as": _name(laid.kind), "told": laid.told}
                for laid in player.universal
            ],
            "spells": [
                {"kind": _name(each.spell.kind), "points": each.points} for each in player.spells
            ],
            "gem_changes": [list(change) for change in player.gem_changes],
            "gem_runs": [run.classes for run in player.gem_runs],
            "beast_sets": [
                {"beasts": [_name(beast) for beast in made.beasts], "points": made.points}
                for made in player.beast_sets
            ],
            "wards": [_name(ward.weapon) for ward in player.wards],
            "side": None if player.side is None else _name(player.side),
        },
    }


def _name(member: Any) -> str:
    return str(member.name).lower()


def _how(how: dict[str, Any], say: Say) -> list[str]:
    """Return the explanation of the points, with a line for each remark."""
    lines = []
    if how["universal"]:
        goods = [_universal(laid, say) for laid in how["universal"]]
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


def _universal(laid: dict[str, Any], say: Say) -> str:
    kind = say(f"laar-kind-{laid['as']}")
    return kind if laid["card"] is None else f"#{laid['card']} → {kind}"


def _spell_key(kind: str) -> str:
    return f"laar-spell-kind-{kind.replace('_', '-')}"
