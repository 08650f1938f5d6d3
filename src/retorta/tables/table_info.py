"""A description of a table without its view: its seats, its phase, whose turn it is.

On request also what each thing would be worth to a player, or the view in words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from retorta.core import codec
from retorta.core.tells import room_of
from retorta.core.words import Seat
from retorta.tables.answers import (
    Aids,
    ChairKind,
    Earning,
    Info,
    Need,
    Pace,
    Phase,
    Result,
    SeatInfo,
    Sources,
    Standing,
    Summary,
    Worth,
)
from retorta.tables.chairs import Chair, plays_alone
from retorta.tables.messages import TableShown
from retorta.tables.refusals import NotNow
from retorta.tables.table import Table
from retorta.texts import Speaker


def table_frame(table: Table, person: str, now: float) -> bytes:
    """Return the frame that describes the table to *person*, sent at *now*."""
    told = info(table, person, now)
    return msgspec.json.encode(
        TableShown(**{name: getattr(told, name) for name in told.__struct_fields__})
    )


def info(table: Table, person: str, now: float) -> Info:
    """Return the table as *person* may see it at *now*."""
    saved = table.saved
    told = summary(table, person)
    for seat, chair in zip(told.seats, saved.chairs, strict=True):
        seat.away = table.away(chair.person, now)
    return Info(
        **{name: getattr(told, name) for name in told.__struct_fields__},
        edition=saved.edition,
        options=saved.options,
        commitment=saved.commitment,
        mine=saved.seats_of(person),
        hints=plays_alone(person, saved.chairs),
        pace=cast("Pace", saved.pace),
        practice=saved.is_practice,
        aids=cast("Aids", saved.aids),
        absence_seconds=table.absence,
        hurried=sorted(table.hurried),
        stuck=sorted(table.stuck),
    )


def summary(table: Table, person: str) -> Summary:
    """Return the table as a list shows it."""
    saved = table.saved
    match = saved.match if saved.phase == "over" else None
    return Summary(
        id=saved.id,
        game=saved.box.name,
        phase=cast("Phase", saved.phase),
        seats=[seat_info(chair, person, table.is_present(chair.person)) for chair in saved.chairs],
        listed=saved.listed,
        host=saved.host == person,
        waiting_for_me=is_waiting_for(person, saved.chairs, table.deciders),
        number=table.number,
        changed=saved.changed,
        rematch=saved.rematch,
        outcome=None if match is None else result(codec.plain(match.outcome())),
    )


def result(outcome: Any) -> Result | None:
    """Return how a game ended, from the plain values of its outcome."""
    return None if outcome is None else msgspec.convert(outcome, Result)


def seat_info(chair: Chair, person: str, present: bool) -> SeatInfo:
    """Return one seat as *person* may see it."""
    return SeatInfo(
        seat=chair.seat,
        kind=cast("ChairKind", chair.kind),
        name=chair.name,
        mine=chair.person == person,
        free=chair.is_free,
        present=chair.person is not None and present,
        bot=chair.bot,
        replaced=chair.is_replaced,
        left=chair.left,
    )


def is_waiting_for(person: str, chairs: Sequence[Chair], deciders: Sequence[Seat]) -> bool:
    """Whether *person* has a seat that must decide."""
    return any(
        chair.person == person and chair.bot is None and chair.seat in deciders for chair in chairs
    )


# What follows reads the game itself: the host calls it only when nothing is being written.


def worth(table: Table, person: str, seat: Seat) -> Worth:
    """Return what things would be worth to *person*'s seat.

    Empty if the game does not say, or the table did not agree on chances.
    """
    table.chair_of(person, seat)
    match, room = table.saved.match, room_of(table.box)
    if match is None or match.is_over or room is None or room.worth is None:
        return Worth(table.number, {})
    told = room.worth(match.view(seat)) if table.saved.aids == "chances" else {}
    return Worth(table.number, told)


def standing(table: Table) -> Standing:
    """Return who leads, by public information; empty if the game does not say."""
    match, count = table.saved.match, table.box.insights.open_points
    if match is None or count is None:
        return Standing(table.number, [], [])
    outcome = match.outcome()
    if outcome is not None:
        return Standing(table.number, outcome.points, outcome.winners)
    points = count(match.state)
    return Standing(table.number, points, table.box.leaders(points))


def sources(table: Table, person: str, seat: Seat) -> Sources:
    """Return the possible sources for what the things of *person*'s seat need."""
    table.chair_of(person, seat)
    match, room = table.saved.match, room_of(table.box)
    if match is None or match.is_over or room is None or room.sources is None:
        return Sources(table.number, {})
    things = {
        name: Need(found.needs, found.enough, [Earning(*earned) for earned in found.earns.items()])
        for name, found in room.sources(match.view(seat)).items()
    }
    return Sources(table.number, things)


def lines(
    table: Table, person: str, seat: Seat | None, language: str
) -> tuple[int, Callable[[], list[str]]]:
    """Return the number, and a function that puts a view in words.

    The view is that of *person*'s seat, or a spectator's. Opening the books takes longer than a
    move may wait, so the function is called separately.
    """
    if seat is not None:
        table.chair_of(person, seat)
    match, box = table.saved.match, table.box
    if match is None:
        return table.number, list
    view, names = match.view(seat), match.header.names
    return table.number, lambda: box.words.lines(view, Speaker(language, box.name, names).say)


def record(table: Table, person: str | None) -> bytes:
    """Return the record of a finished table, with the notebooks of *person*'s seats."""
    if table.saved.phase != "over":
        raise NotNow("table-not-over")
    return table.saved.record(table.saved.seats_of(person) if person else ())
