"""The score pad of Poison."""

from __future__ import annotations

from typing import Any, Final

from retorta.companion.pad import Remark, ScorePad
from retorta.core.box import Say
from retorta.core.errors import Unreadable
from retorta.games.poison import BOX
from retorta.games.poison.cards import COLOUR, COPIES, Colour
from retorta.games.poison.rules.end import winners
from retorta.games.poison.rules.scoring import points_of_round

PRINTED: Final = [
    sum(copies for face, copies in enumerate(COPIES) if COLOUR[face] == colour) for colour in Colour
]
"""How many cards of each colour are in the box."""
NAMES: Final = [colour.name.lower() for colour in Colour]


class PoisonPad:
    """Counts rounds of Poison from how many cards everybody took."""

    options: tuple[str, ...] = ()

    def result(self, sheet: Any, remarks: list[Remark]) -> dict[str, Any]:
        rounds = [points_of_round(taken) for taken in _checked(sheet)]
        totals = [sum(points) for points in zip(*rounds, strict=True)]
        return {"rounds": rounds, "totals": totals, "winners": winners(totals)}

    def lines(self, result: dict[str, Any], say: Say) -> list[str]:
        lines = [
            say("poison-pad-round", round=number, points=points)
            for number, points in enumerate(result["rounds"], 1)
        ]
        lines.append(say("poison-pad-totals", points=result["totals"]))
        lines.append(say("poison-pad-winners", winners=result["winners"]))
        return lines


PAD: Final[ScorePad] = PoisonPad()


def _checked(sheet: Any) -> list[list[list[int]]]:
    if not isinstance(sheet, dict) or set(sheet) != {"rounds"}:
        raise Unreadable("sheet-rounds")
    rounds = sheet["rounds"]
    if not isinstance(rounds, list) or not rounds:
        raise Unreadable("sheet-rounds")
    checked = [_checked_round(number, players) for number, players in enumerate(rounds, 1)]
    if len({len(players) for players in checked}) != 1:
        raise Unreadable("sheet-players-differ", counts=[len(players) for players in checked])
    return checked


def _checked_round(number: int, players: Any) -> list[list[int]]:
    fewest, most = BOX.seats
    if not isinstance(players, list) or not fewest <= len(players) <= most:
        found = len(players) if isinstance(players, list) else 0
        raise Unreadable("sheet-players", round=number, found=found, fewest=fewest, most=most)
    taken = [_checked_pile(number, seat, pile) for seat, pile in enumerate(players)]
    for colour in Colour:
        found = sum(pile[colour] for pile in taken)
        if found > PRINTED[colour]:
            raise Unreadable(
                "sheet-too-many",
                round=number,
                colour=NAMES[colour],
                found=found,
                most=PRINTED[colour],
            )
    return taken


def _checked_pile(number: int, seat: int, pile: Any) -> list[int]:
    if not isinstance(pile, dict):
        raise Unreadable("sheet-pile", round=number, player=seat + 1, known=NAMES)
    for name, count in pile.items():
        if name not in NAMES:
            raise Unreadable(
                "sheet-colour", round=number, player=seat + 1, colour=name, known=NAMES
            )
        if type(count) is not int or count < 0:
            raise Unreadable(
                "sheet-count", round=number, player=seat + 1, colour=name, count=str(count)
            )
    return [pile.get(name, 0) for name in NAMES]
