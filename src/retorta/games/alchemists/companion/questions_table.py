"""Questions of the pages for setting up and running a real game: what goes where, and when.

Every number is the game's own, with the corrections that a table made from its box.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from msgspec import Struct

from retorta.companion.question import Question
from retorta.core.dealer import SeededDealer
from retorta.core.errors import Unreadable
from retorta.core.words import Seat
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    CLOSES,
    CUBES,
    FACES,
    FIRST_CUBES,
    OPENS,
    ROUNDS,
    SEAL_COPIES,
    Adventurer,
    Area,
    Grant,
    Seal,
)
from retorta.games.alchemists.corrections import AS_RECONSTRUCTED, Printed, cubes_at
from retorta.games.alchemists.options import Options, checked
from retorta.games.alchemists.rules.end_of_round import (
    CONFERENCE_ROUNDS,
    CUBES_FOR_A_FAVOR,
    TOP_ALCHEMIST_GAINS,
)
from retorta.games.alchemists.rules.forage import IN_THE_ROW
from retorta.games.alchemists.rules.set_up import (
    ARTIFACTS_ON_SALE,
    STARTING_FAVORS,
    STARTING_GOLD,
    STARTING_INGREDIENTS,
    STARTING_REPUTATION,
)

Step = Literal[
    "conference",
    "artifacts",
    "top",
    "unused",
    "hospital",
    "adventurer",
    "row",
    "first",
    "last-count",
]


class RealTable(Struct, forbid_unknown_fields=True):
    """A table with the box: the players and options; *luck* is for drawing lots."""

    seats: int
    options: dict[str, str] = {}
    luck: int = 0


@dataclass
class SpaceTold:
    """A space of the order track that may be chosen."""

    gold: int
    """To be paid."""
    favors: int
    ingredients: int


@dataclass
class AreaTold:
    """An action area."""

    area: Area
    cubes: list[int]
    """For the first action, the second, and so on."""
    opens: int
    """The first round it is open in."""


@dataclass
class LaidOut:
    """What lies on the table when a game begins."""

    first: Seat
    gold: int
    reputation: int
    ingredients: int
    favors: int
    """The number drawn, of which one is kept."""
    cubes: int
    first_cubes: int
    """In the first round."""
    seals: dict[Seal, int]
    discounts: int
    row: int
    artifacts: int
    """Of each level."""
    adventurers: int
    """Tiles; one of them is put back into the box, unseen."""
    grants: int
    spaces: list[SpaceTold]
    """Those used with that many players, top first."""
    green: SpaceTold
    areas: list[AreaTold]


@dataclass
class ConferenceTold:
    """A conference: how each number of seals changes a player's reputation."""

    number: int
    changes: list[int]
    """For no seal, one, two ...; the last one also applies to more."""
    is_ours: bool
    """Whether these are the numbers that we reconstructed, not others read from a box."""


@dataclass
class RoundTold:
    """A round of the game."""

    number: int
    cubes: int
    areas: list[AreaTold]
    """Those that are open, in the order they are resolved."""
    opened: list[Area]
    """Those that were closed the round before."""
    level: int
    """Of the artifacts on sale."""
    adventurer: bool
    conference: ConferenceTold | None
    end: list[Step]
    """What happens after the last action, in order."""


@dataclass
class Rounds:
    """All rounds, and what happens at their ends."""

    rounds: list[RoundTold]
    top_gains: int
    cubes_for_a_favor: int


def lay_out(request: RealTable) -> LaidOut:
    """2. Return what to lay out."""
    options = _checked(request)
    seats, printed = request.seats, options.printed
    spaces = zip(
        printed.space_players,
        printed.space_gold,
        printed.space_favors,
        printed.space_ingredients,
        strict=True,
    )
    return LaidOut(
        SeededDealer(request.luck).pick(seats),
        STARTING_GOLD,
        STARTING_REPUTATION,
        STARTING_INGREDIENTS[options.ingredients[0]],
        STARTING_FAVORS,
        CUBES[seats],
        FIRST_CUBES[0],
        {seal: SEAL_COPIES[seal] for seal in Seal},
        len(FACES),
        IN_THE_ROW,
        ARTIFACTS_ON_SALE,
        len(Adventurer),
        len(Grant),
        [
            SpaceTold(gold, favors, cards)
            for players, gold, favors, cards in spaces
            if players <= seats
        ],
        SpaceTold(0, *printed.green),
        [_area(printed, seats, area) for area in Area],
    )


def rounds(request: RealTable) -> Rounds:
    """3. Return what happens in each round."""
    options = _checked(request)
    told = [_round(request, options, number) for number in range(1, ROUNDS + 1)]
    return Rounds(told, TOP_ALCHEMIST_GAINS, CUBES_FOR_A_FAVOR)


def _checked(request: RealTable) -> Options:
    fewest, most = BOX.seats
    if not fewest <= request.seats <= most:
        raise Unreadable("sheet-seats", found=request.seats, fewest=fewest, most=most)
    return checked(BOX.checked_options(request.options), request.seats)


def _area(printed: Printed, seats: int, area: Area) -> AreaTold:
    return AreaTold(area, cubes_at(printed, seats, area), OPENS[area])


def _round(request: RealTable, options: Options, number: int) -> RoundTold:
    held = CONFERENCE_ROUNDS.index(number) if number in CONFERENCE_ROUNDS else None
    opened = [area for area in Area if OPENS[area] <= number <= CLOSES[area]]
    return RoundTold(
        number,
        FIRST_CUBES[0] if number == 1 else CUBES[request.seats],
        [_area(options.printed, request.seats, area) for area in opened],
        [area for area in opened if number > 1 and OPENS[area] == number],
        1 + sum(number > each for each in CONFERENCE_ROUNDS),
        Area.SELL in opened,
        None if held is None else _conference(options, held),
        _end(number),
    )


def _conference(options: Options, held: int) -> ConferenceTold:
    level = options.conferences[0]
    changes = options.printed.conferences[level][held]
    is_ours = changes == AS_RECONSTRUCTED.conferences[level][held]
    return ConferenceTold(held + 1, list(changes), is_ours)


def _end(number: int) -> list[Step]:
    """8. Return the steps of a round's end, in the order of the reminder on the board."""
    conference: list[Step] = ["conference", "artifacts"] if number in CONFERENCE_ROUNDS else []
    last: list[Step] = ["last-count"]
    next_round: list[Step] = ["hospital", "adventurer", "row", "first"]
    return [*conference, "top", "unused", *(last if number == ROUNDS else next_round)]


QUESTIONS: Final[dict[str, Question]] = {
    "lay-out": Question(RealTable, LaidOut, lay_out),
    "rounds": Question(RealTable, Rounds, rounds),
}
