"""The score pad of Poison: rounds, and what everybody took in each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from retorta.companion.names import members_meant, shown
from retorta.companion.pads.faults import Faults
from retorta.companion.pads.pad import Remark, ScorePad
from retorta.companion.pads.players import listed, read_names
from retorta.companion.pads.sheet import check_parts, read_options
from retorta.core.box import Say
from retorta.core.errors import Unreadable
from retorta.core.source import remark
from retorta.games.poison import BOX
from retorta.games.poison.cards import COLOUR, COPIES, DECK, Colour
from retorta.games.poison.options import Options, checked
from retorta.games.poison.rules.end import rounds_to_play, winners
from retorta.games.poison.rules.scoring import points_of_round, spared
from retorta.games.poison.rules.set_up import cards_set_aside

GAME: Final = "poison"
PRINTED: Final = [
    sum(copies for face, copies in enumerate(COPIES) if COLOUR[face] == colour) for colour in Colour
]
"""How many cards of each colour are in the box."""
SHEET: Final = ("players", "rounds", "options")

Taken = list[list[int]]
"""What everybody took in a round: by seat, then by colour."""


@dataclass(frozen=True)
class Sheet:
    """A sheet that can be right, read."""

    names: list[str]
    taken: list[Taken]
    """Round by round."""
    options: dict[str, str]


class PoisonPad:
    """Counts rounds of Poison from how many cards everybody took."""

    options: tuple[str, ...] = ("rulebook", "hand", "aside")

    def template(self, seats: int, say: Say) -> str:
        names = [say("core-player", number=seat + 1) for seat in range(seats)]
        nothing = ", ".join(f"{_key(colour)} = 0" for colour in Colour)
        rows = [f"  {{ {nothing} }},  # {name}" for name in names]
        written = [*remark(say("poison-sheet-template"))]
        written.append(f"players = {listed(names)}")
        written += ["", *remark(say("poison-sheet-template-rounds")), "rounds = ["]
        written += [" [", *rows, " ],", "]"]
        return "\n".join(written) + "\n"

    def result(self, sheet: Any, remarks: list[Remark]) -> dict[str, Any]:
        read = read_sheet(sheet)
        rounds = [points_of_round(each) for each in read.taken]
        totals = [sum(points) for points in zip(*rounds, strict=True)]
        most = rounds_of(read)
        if len(rounds) > most:
            remarks.append(Remark("poison-more-rounds", found=len(rounds), most=most))
        return {
            "names": read.names,
            "rounds": rounds,
            "majorities": [_majorities(each) for each in read.taken],
            "totals": totals,
            "winners": winners(totals),
        }

    def lines(self, result: dict[str, Any], say: Say) -> list[str]:
        lines = []
        for number, points in enumerate(result["rounds"], 1):
            lines.append(say("poison-pad-round", round=number, points=points))
            for name, seat in result["majorities"][number - 1].items():
                colour = say(f"poison-colour-{name}")
                if seat is not None:
                    lines.append("  " + say("poison-pad-most", colour=colour, seat=seat))
        lines.append(say("poison-pad-totals", points=result["totals"]))
        lines.append(say("poison-pad-winners", winners=result["winners"]))
        return lines


PAD: Final[ScorePad] = PoisonPad()


def rounds_of(sheet: Sheet) -> int:
    """Return how many rounds the table of a sheet plays."""
    seats = len(sheet.names)
    return rounds_to_play(seats, checked(sheet.options, seats))


def plain_sheet(sheet: Sheet) -> dict[str, Any]:
    """Return a sheet as it is written, its colours by their ids."""
    rounds = [
        [{_key(colour): pile[colour] for colour in Colour if pile[colour]} for pile in taken]
        for taken in sheet.taken
    ]
    options = {name: sheet.options[name] for name in PAD.options}
    return {"players": sheet.names, "rounds": rounds, "options": options}


def _majorities(taken: Taken) -> dict[str, int | None]:
    """Return who is spared each colour; nobody where the most is shared."""
    return {_key(Colour(colour)): seat for colour, seat in enumerate(spared(taken))}


def _key(colour: Colour) -> str:
    return colour.name.lower()


def read_sheet(sheet: Any) -> Sheet:
    """Return a sheet as it is meant, or refuse it with all that is wrong."""
    if not isinstance(sheet, dict) or "rounds" not in sheet:
        raise Unreadable("sheet-rounds")
    faults = Faults()
    check_parts(sheet, SHEET, faults)
    rounds = sheet["rounds"]
    if not isinstance(rounds, list) or not rounds:
        raise Unreadable("sheet-rounds")
    taken: list[Taken] = []
    for number, players in enumerate(rounds, 1):
        with faults.gathering():
            taken.append(_read_round(number, players, faults))
    if not taken:
        faults.tell()
    names: list[str] = []
    with faults.gathering():
        unnamed = [""] * len(taken[0])
        names = read_names(sheet.get("players", unnamed), BOX.seats, faults)
        counts = [len(names), *map(len, taken)]
        if len(set(counts)) > 1:
            faults.add(Unreadable("sheet-players-differ", counts=counts[1:], players=counts[0]))
    options: dict[str, str] = {}
    with faults.gathering():
        options = read_options(BOX, sheet)
        _check_counts(taken, options, faults)
    faults.tell()
    return Sheet(names, taken, options)


def _read_round(number: int, players: Any, faults: Faults) -> Taken:
    fewest, most = BOX.seats
    if not isinstance(players, list) or not fewest <= len(players) <= most:
        found = len(players) if isinstance(players, list) else 0
        raise Unreadable("sheet-players", round=number, found=found, fewest=fewest, most=most)
    return [_read_pile(number, seat, pile, faults) for seat, pile in enumerate(players)]


def _read_pile(number: int, seat: int, pile: Any, faults: Faults) -> list[int]:
    where = {"round": number, "player": seat + 1}
    read = [0] * len(Colour)
    if not isinstance(pile, dict):
        faults.add(Unreadable("poison-sheet-pile", **where))
        return read
    for name, count in pile.items():
        colours = members_meant(GAME, Colour, name)
        if len(colours) != 1:
            faults.add(Unreadable("poison-sheet-colour", colour=shown(name), **where))
        elif type(count) is not int or count < 0:
            parts = {"colour": _key(colours[0]), "count": shown(count)}
            faults.add(Unreadable("poison-sheet-count", **where, **parts))
        else:
            read[colours[0]] = count
    return read


def _check_counts(rounds: list[Taken], chosen: dict[str, str], faults: Faults) -> None:
    """Nobody can have taken more cards than there are, nor all of them more than are in play."""
    for number, taken in enumerate(rounds, 1):
        with faults.gathering():
            _check_round(number, taken, checked(chosen, len(taken)), faults)


def _check_round(number: int, taken: Taken, options: Options, faults: Faults) -> None:
    for colour in Colour:
        found = sum(pile[colour] for pile in taken)
        if found > PRINTED[colour]:
            parts = {"colour": _key(colour), "found": found, "most": PRINTED[colour]}
            faults.add(Unreadable("poison-sheet-too-many", round=number, **parts))
            return
    in_play = len(DECK) - cards_set_aside(len(taken), options)
    found = sum(map(sum, taken))
    if found > in_play:
        parts = {"found": found, "most": in_play, "players": len(taken)}
        faults.add(Unreadable("poison-sheet-in-play", round=number, **parts))
