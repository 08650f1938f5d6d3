"""The score pad of Alchemists: the final count, checked against the truth."""

from __future__ import annotations

from typing import Any, Final

from retorta.companion.pads.pad import Remark, ScorePad
from retorta.core import codec
from retorta.core.box import Say
from retorta.core.source import remark
from retorta.core.words import Seat
from retorta.games.alchemists.cards import Colour, Ingredient
from retorta.games.alchemists.companion.names import described
from retorta.games.alchemists.companion.score_sheet import Player, Sheet, Theory, read_sheet
from retorta.games.alchemists.rules.scoring import (
    SealPoints,
    points_for_seal,
    score,
    winners,
    wrong_colours,
)
from retorta.games.alchemists.state import Score

KINDS: Final = ("reputation", "artifacts", "grants", "gold", "seals", "idol")
"""The kinds in the order in which they are counted."""


class AlchemistsPad:
    """Scores a game of Alchemists from what everybody has, and from the theories."""

    options: tuple[str, ...] = ("data",)

    def template(self, seats: int, say: Say) -> str:
        names = [say("core-player", number=seat + 1) for seat in range(seats)]
        written = [*remark(say("alchemists-sheet-template")), 'code = ""']
        written += ["", *remark(say("alchemists-sheet-template-players"))]
        for name in names:
            written += ["[[players]]", f'name = "{name}"', "reputation = 10", "gold = 0"]
            written += ["favors = 0", "artifacts = []", "grants = []", "set_aside = 0"]
        written += ["", *remark(say("alchemists-sheet-template-theories"))]
        seal = f'{{ player = "{names[0]}", seal = "{say("alchemists-seal-gold")}" }}'
        ingredient = say("alchemists-ingredient-fern")
        written += ["# [[theories]]", f'# ingredient = "{ingredient}"', '# formula = "+--"']
        written += [f"# seals = [{seal}]"]
        return "\n".join(written) + "\n"

    def result(self, sheet: Any, remarks: list[Remark]) -> dict[str, Any]:
        read = read_sheet(sheet, remarks)
        scores = scores_of(read)
        return {
            "names": [player.name for player in read.players],
            "players": [
                {kind: getattr(each, kind) for kind in (*KINDS, "coins")} for each in scores
            ],
            "theories": [_checked(theory, read) for theory in read.theories],
            "totals": [each.total() for each in scores],
            "winners": winners(scores),
        }

    def lines(self, result: dict[str, Any], say: Say) -> list[str]:
        lines = [_theory_line(theory, say) for theory in result["theories"]]
        for seat, points in enumerate(result["players"]):
            total = result["totals"][seat]
            lines.append(say("alchemists-pad-player", seat=seat, total=total, **points))
        lines.append(say("alchemists-pad-winners", winners=result["winners"]))
        return lines


PAD: Final[ScorePad] = AlchemistsPad()


def scores_of(sheet: Sheet) -> list[Score]:
    """Return the breakdown of everybody's points."""
    return [_score(sheet, seat) for seat in range(len(sheet.players))]


def _score(sheet: Sheet, seat: Seat) -> Score:
    player: Player = sheet.players[seat]
    points, right = 0, 0
    for theory in sheet.theories:
        wrong = wrong_in(theory, sheet)
        for seal in theory.seals:
            if seal.seat == seat:
                points += points_for_seal(seal.kind, wrong)
                right += not wrong
    return score(player.lab, SealPoints(points, right), player.grant_points)


def wrong_in(theory: Theory, sheet: Sheet) -> list[Colour]:
    """Return the colours in which a theory was wrong."""
    return wrong_colours(theory.formula, sheet.truth[theory.ingredient])


def _checked(theory: Theory, sheet: Sheet) -> dict[str, Any]:
    wrong = wrong_in(theory, sheet)
    return {
        "ingredient": codec.plain(theory.ingredient),
        "formula": described(theory.formula),
        "truth": described(sheet.truth[theory.ingredient]),
        "right": not wrong,
        "seals": [
            {
                "seat": seal.seat,
                "seal": codec.plain(seal.kind),
                "points": points_for_seal(seal.kind, wrong),
            }
            for seal in theory.seals
        ],
    }


def _theory_line(theory: dict[str, Any], say: Say) -> str:
    seals = [
        say(
            "alchemists-pad-seal",
            seat=seal["seat"],
            seal=say(f"alchemists-seal-{seal['seal']}"),
            points=seal["points"],
        )
        for seal in theory["seals"]
    ]
    return say(
        "alchemists-pad-theory",
        ingredient=Ingredient[theory["ingredient"].upper().replace("-", "_")],
        formula=theory["formula"]["signs"],
        truth=theory["truth"]["signs"],
        right=theory["right"],
        seals=seals,
    )
