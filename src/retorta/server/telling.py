"""What somebody is told of a table, besides the view.

Its seats, its phase, whose turn it is; and where they ask for it, what things would bring
them, or the view in words.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from retorta.core.box import Box
from retorta.core.words import Seat
from retorta.server import wire
from retorta.server.chairs import Chair, plays_alone
from retorta.texts import Speaker

if TYPE_CHECKING:
    from retorta.server.table import Table


def frame(table: Table, person: str) -> bytes:
    """Return the frame that tells *person* of the table."""
    message = wire.TableMessage(**msgspec.structs.asdict(info(table, person)))
    return msgspec.json.encode(message)


def info(table: Table, person: str) -> wire.Info:
    """Return what *person* is told of the table."""
    kept = table.kept
    return wire.Info(
        **msgspec.structs.asdict(summary(table, person)),
        edition=kept.box.edition,
        options=kept.options,
        commitment=kept.commitment,
        mine=table.seats_of(person),
        hints=plays_alone(person, kept.chairs),
        absence_seconds=table.absence,
    )


def summary(table: Table, person: str) -> wire.Summary:
    """Return the table as a list shows it."""
    kept = table.kept
    asked = kept.match.deciders() if kept.match and table.can_be_seen else []
    return wire.Summary(
        id=kept.id,
        game=kept.box.name,
        phase=kept.phase,
        seats=[seat_info(chair, person, table.is_present(chair.person)) for chair in kept.chairs],
        listed=kept.listed,
        host=kept.host == person,
        waiting_for_me=is_waiting_for(person, kept.chairs, asked),
        number=kept.shown,
        changed=kept.changed,
        rematch=kept.rematch,
    )


def seat_info(chair: Chair, person: str, present: bool) -> wire.SeatInfo:
    """Return what *person* is told of one seat."""
    return wire.SeatInfo(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        mine=chair.person == person,
        free=chair.is_free,
        present=chair.person is not None and present,
        bot=chair.bot,
        replaced=chair.is_replaced,
    )


def is_waiting_for(person: str, chairs: list[Chair], asked: list[int]) -> bool:
    """Whether *person* has a seat that is asked."""
    return any(
        chair.person == person and chair.bot is None and chair.seat in asked for chair in chairs
    )


async def worth(table: Table, person: str, seat: Seat) -> wire.Worth:
    """Return what things would bring the seat of *person*; nothing where no game says so."""
    table.chair_of(person, seat)
    async with table.at_rest():
        match, weigh = table.kept.match, table.kept.box.worth
        if match is None or match.is_over or weigh is None:
            return wire.Worth(table.kept.number, {})
        return wire.Worth(table.kept.number, weigh(match.state, seat))


async def sources(table: Table, person: str, seat: Seat) -> wire.Sources:
    """Return where that which the things of *person*'s seat need could come from."""
    table.chair_of(person, seat)
    async with table.at_rest():
        match, find = table.kept.match, table.kept.box.sources
        if match is None or match.is_over or find is None:
            return wire.Sources(table.kept.number, {})
        things = {
            name: wire.Need(found.needs, [wire.Earning(*earned) for earned in found.earns.items()])
            for name, found in find(match.state, seat).items()
        }
        return wire.Sources(table.kept.number, things)


async def written(table: Table, person: str, seat: Seat | None, language: str) -> wire.Written:
    """Return the view of the seat of *person*, or a bystander's, as lines of text."""
    if seat is not None:
        table.chair_of(person, seat)
    async with table.at_rest():
        match, box, number = table.kept.match, table.kept.box, table.kept.number
        if match is None:
            return wire.Written(number, [])
        view, names = match.view(seat), match.header.names
    # Opening the books takes longer than a move may wait.
    return wire.Written(number, await asyncio.to_thread(_lines, box, view, language, names))


def _lines(box: Box, view: Any, language: str, names: list[str]) -> list[str]:
    return box.lines(view, Speaker(language, box.name, names).say)
