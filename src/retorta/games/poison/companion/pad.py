"""The score pad of Poison: what everybody took in each round, or only their points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from retorta.companion.names import members_meant, shown
from retorta.companion.pads.faults import Faults
from retorta.companion.pads.pad import Remark, ScorePad
from retorta.companion.pads.players import listed, read_names, read_seat
from retorta.companion.pads.sheet import check_parts, read_options
from retorta.core.box import Say
from retorta.core.errors import Unreadable
from retorta.core.source import remark
from retorta.core.words import Seat
from retorta.games.poison import BOX
from retorta.games.poison.cards import COLOUR, COPIES, DECK, Colour
from retorta.games.poison.options import Options, checked
from retorta.games.poison.rules.end import rounds_to_play, winners
from retorta.games.poison.rules.scoring import (
    POINTS_FOR_POISON,
    POINTS_FOR_POTION,
    points_of_round,
    spared,
)
from retorta.games.poison.rules.set_up import cards_set_aside, left_of

GAME: Final = "poison"
PRINTED: Final = [
    sum(copies for face, copies in enumerate(COPIES) if COLOUR[face] == colour) for colour in Colour
]
"""The number of cards of each colour in the box."""
SHEET: Final = ("players", "rounds", "options", "dealer")
POINTS: Final = "points"
"""The key of a round for which only points were written down."""

Taken = list[list[int]]
"""The cards everybody took in a round: by seat, then by colour."""


@dataclass(frozen=True)
class Round:
    """A round, counted."""

    points: list[int]
    taken: Taken | None
    """``None`` if only the points were written down."""

    @property
    def seats(self) -> int:
        return len(self.points)


@dataclass(frozen=True)
class Sheet:
    """A sheet that was read and can be right."""

    names: list[str]
    rounds: list[Round]
    options: dict[str, str]
    dealer: Seat | None
    """The dealer of the first round, if it was written down."""


class PoisonPad:
    """Counts rounds of Poison from the numbers of cards that everybody took."""

    options: tuple[str, ...] = tuple(
        option.name for option in BOX.options if not option.is_about_looking
    )

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
        rounds = [each.points for each in read.rounds]
        totals = [sum(points) for points in zip(*rounds, strict=True)]
        most = rounds_of(read)
        if len(rounds) > most:
            remarks.append(Remark("poison-more-rounds", found=len(rounds), most=most))
        return {
            "names": read.names,
            "rounds": rounds,
            "majorities": [_majorities(each.taken) for each in read.rounds],
            "totals": totals,
            "winners": winners(totals),
        }

    def lines(self, result: dict[str, Any], say: Say) -> list[str]:
        lines = []
        for number, points in enumerate(result["rounds"], 1):
            lines.append(say("poison-pad-round", round=number, points=points))
            for name, seat in result["majorities"][number - 1].items():
                if seat is not None:
                    most = say("poison-pad-most", colour=Colour[name.upper()], seat=seat)
                    lines.append(f"  {most}")
        lines.append(say("poison-pad-totals", points=result["totals"]))
        lines.append(say("poison-pad-winners", winners=result["winners"]))
        return lines


PAD: Final[ScorePad] = PoisonPad()


def rounds_of(sheet: Sheet) -> int:
    """Return the number of rounds that the table of a sheet plays."""
    seats = len(sheet.names)
    return rounds_to_play(seats, checked(sheet.options, seats))


def dealers_of(sheet: Sheet) -> list[Seat]:
    """5. Return the dealer of each round: the deal passes to the left; unknown without a first."""
    if sheet.dealer is None:
        return []
    seats = len(sheet.names)
    dealers = [sheet.dealer]
    while len(dealers) < max(rounds_of(sheet), len(sheet.rounds)):
        dealers.append(left_of(seats, dealers[-1]))
    return dealers


@dataclass(frozen=True)
class MostPoints:
    """The most points in a round."""

    alone: int
    """For one player."""
    in_all: int


def most_points(seats: int, options: Options) -> MostPoints:
    """4. Poison counts for the player who takes it; so does a potion, unless they have most of it.

    So nobody keeps more than half of a colour, and half only if somebody else took the same.
    """
    poisons = PRINTED[Colour.POISON]
    potions = _in_play(seats, options) - poisons
    halves = sum(printed // 2 for printed in PRINTED[: Colour.POISON])
    return MostPoints(
        alone=POINTS_FOR_POISON * poisons + POINTS_FOR_POTION * min(halves, potions // 2),
        in_all=POINTS_FOR_POISON * poisons + POINTS_FOR_POTION * potions,
    )


def most_points_of(sheet: Sheet) -> MostPoints:
    """Return the bounds of the points in a round at the table of a sheet."""
    seats = len(sheet.names)
    return most_points(seats, checked(sheet.options, seats))


def _in_play(seats: int, options: Options) -> int:
    return len(DECK) - cards_set_aside(seats, options)


def plain_sheet(sheet: Sheet) -> dict[str, Any]:
    """Return a sheet in its written form, with colours by their ids."""
    options = {name: sheet.options[name] for name in PAD.options}
    written = {"players": sheet.names, "rounds": [_plain_round(each) for each in sheet.rounds]}
    return {**written, "options": options} | _plain_dealer(sheet)


def _plain_dealer(sheet: Sheet) -> dict[str, Any]:
    return {} if sheet.dealer is None else {"dealer": sheet.dealer + 1}


def _plain_round(each: Round) -> Any:
    if each.taken is None:
        return {POINTS: each.points}
    return [
        {_key(colour): pile[colour] for colour in Colour if pile[colour]} for pile in each.taken
    ]


def _majorities(taken: Taken | None) -> dict[str, int | None]:
    """Return who may discard each colour; nobody if players tie for the most."""
    found = [] if taken is None else spared(taken)
    return {_key(Colour(colour)): seat for colour, seat in enumerate(found)}


def _key(colour: Colour) -> str:
    return colour.name.lower()


def read_sheet(sheet: Any) -> Sheet:
    """Return the content of a sheet, or refuse it with all its faults."""
    if not isinstance(sheet, dict) or "rounds" not in sheet:
        raise Unreadable("sheet-rounds")
    faults = Faults()
    check_parts(sheet, SHEET, faults)
    rounds = sheet["rounds"]
    if not isinstance(rounds, list) or not rounds:
        raise Unreadable("sheet-rounds")
    counted: list[Round] = []
    for number, written in enumerate(rounds, 1):
        with faults.gathering():
            counted.append(_read_round(number, written, faults))
    if not counted:
        faults.tell()
    names: list[str] = []
    with faults.gathering():
        unnamed = [""] * counted[0].seats
        names = read_names(sheet.get("players", unnamed), BOX.seats, faults)
        counts = [len(names), *(each.seats for each in counted)]
        if len(set(counts)) > 1:
            faults.add(Unreadable("sheet-players-differ", counts=counts[1:], players=counts[0]))
    dealer: Seat | None = None
    with faults.gathering():
        if names and "dealer" in sheet:
            dealer = read_seat(sheet["dealer"], names)
    options: dict[str, str] = {}
    with faults.gathering():
        options = read_options(BOX, sheet)
        _check_counts(counted, options, faults)
    faults.tell()
    return Sheet(names, counted, options, dealer)


def _read_round(number: int, written: Any, faults: Faults) -> Round:
    alone = isinstance(written, dict) and list(written) == [POINTS]
    players = written[POINTS] if alone else written
    fewest, most = BOX.seats
    if not isinstance(players, list) or not fewest <= len(players) <= most:
        found = len(players) if isinstance(players, list) else 0
        raise Unreadable("sheet-players", round=number, found=found, fewest=fewest, most=most)
    if alone:
        return Round([_read_points(number, *each, faults) for each in enumerate(players, 1)], None)
    taken = [_read_pile(number, seat, pile, faults) for seat, pile in enumerate(players)]
    return Round(points_of_round(taken), taken)


def _read_points(number: int, player: int, points: Any, faults: Faults) -> int:
    if type(points) is int and points >= 0:
        return points
    where = {"round": number, "player": player}
    faults.add(Unreadable("poison-sheet-points", **where, found=shown(points)))
    return 0


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


def _check_counts(rounds: list[Round], chosen: dict[str, str], faults: Faults) -> None:
    """Refuse more cards of a colour than exist, or more in total than are in play."""
    for number, each in enumerate(rounds, 1):
        with faults.gathering():
            options = checked(chosen, each.seats)
            if each.taken is None:
                _check_points(number, each.points, options, faults)
            else:
                _check_taken(number, each.taken, options, faults)


def _check_points(number: int, points: list[int], options: Options, faults: Faults) -> None:
    most = most_points(len(points), options)
    for player, found in enumerate(points, 1):
        if found > most.alone:
            parts = {"player": player, "found": found, "most": most.alone}
            faults.add(Unreadable("poison-sheet-points-alone", round=number, **parts))
            return
    if sum(points) > most.in_all:
        parts = {"found": sum(points), "most": most.in_all}
        faults.add(Unreadable("poison-sheet-points-in-all", round=number, **parts))


def _check_taken(number: int, taken: Taken, options: Options, faults: Faults) -> None:
    for colour in Colour:
        found = sum(pile[colour] for pile in taken)
        if found > PRINTED[colour]:
            parts = {"colour": _key(colour), "found": found, "most": PRINTED[colour]}
            faults.add(Unreadable("poison-sheet-too-many", round=number, **parts))
            return
    in_play = _in_play(len(taken), options)
    found = sum(map(sum, taken))
    if found > in_play:
        parts = {"found": found, "most": in_play, "players": len(taken)}
        faults.add(Unreadable("poison-sheet-in-play", round=number, **parts))
