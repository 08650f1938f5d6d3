"""Sitting down, standing up, bots for the absent, and another game."""

from __future__ import annotations

import dataclasses
import time
from typing import Any

from sqlalchemy import delete, update

from retorta.core import codec
from retorta.core.match import Match
from retorta.core.verifiable import commitment, fresh_seed
from retorta.server import wire
from retorta.server.archive import opening
from retorta.server.chairs import Chair
from retorta.server.house import House, new_id, shelf_bot
from retorta.server.kept import Kept
from retorta.server.persons import Person, checked_name
from retorta.server.refusals import Forbidden, NotNow
from retorta.server.storage.gathering import Statement
from retorta.server.storage.schema import CHAIRS, CHAT, MOVES, TABLES
from retorta.server.table import Table


async def sit(table: Table, person: Person, asked: wire.Sit) -> None:
    """Take a free seat; the game starts when no seat is free any more."""
    async with table.at_rest():
        _demand_waiting(table)
        chair = table.chair(asked.seat)
        if chair.person == person.id:
            return
        if not chair.is_free:
            raise NotNow("seat-taken", seat=asked.seat + 1)
        if table.seats_of(person.id):
            raise NotNow("already-seated")
        name = checked_name(asked.nickname) if asked.nickname else person.nickname
        taken = dataclasses.replace(chair, person=person.id, name=name, salt=asked.salt)
        await _seat(table, [taken])


async def stand(table: Table, person: Person, seat: int) -> None:
    """Give a seat back while the table waits; the host may also clear it."""
    async with table.at_rest():
        _demand_waiting(table)
        chair = table.chair(seat)
        if person.id not in (chair.person, table.kept.host):
            raise Forbidden("not-your-seat", seat=seat + 1)
        await _seat(table, [Chair(seat, "person")])


async def start(table: Table, person: Person, bot: str) -> None:
    """Begin; free seats are taken by *bot*."""
    async with table.at_rest():
        _demand_host(table, person)
        if table.kept.phase == "playing":
            return
        _demand_waiting(table)
        free = [chair for chair in table.kept.chairs if chair.is_free]
        if free and not bot:
            raise NotNow("seats-free", free=len(free))
        if bot:
            shelf_bot(table.kept.box.name, bot)
        await _seat(table, [Chair(chair.seat, "bot", bot=bot) for chair in free])


async def seat_bot(table: Table, person: Person, asked: wire.BotAsked) -> None:
    """Let a bot play: on a free seat, or for somebody who is absent, or for oneself."""
    async with table.at_rest():
        shelf_bot(table.kept.box.name, asked.bot)
        chair = table.chair(asked.seat)
        if table.kept.phase == "waiting":
            _demand_host(table, person)
            if chair.kind != "bot" and not chair.is_free:
                raise NotNow("seat-taken", seat=asked.seat + 1)
            await _seat(table, [Chair(asked.seat, "bot", bot=asked.bot)])
            return
        if table.kept.phase == "over":
            raise NotNow("table-over")
        if chair.kind == "bot":
            raise NotNow("seat-taken", seat=asked.seat + 1)
        if chair.person != person.id:
            if not table.seats_of(person.id):
                raise Forbidden("not-seated")
            if not table.is_absent(chair.person):
                raise NotNow("not-absent", seat=asked.seat + 1)
        await _seat(table, [dataclasses.replace(chair, bot=asked.bot)])


async def come_back(table: Table, person: Person, seat: int) -> None:
    """Take one's seat back from the bot."""
    async with table.at_rest():
        chair = table.chair_of(person.id, seat)
        if chair.is_replaced:
            await _seat(table, [dataclasses.replace(chair, bot=None)])


async def rematch(house: House, table: Table, person: Person) -> str:
    """Return a new table with the same people, bots and options; only one is ever made."""
    async with table.at_rest():
        old = table.kept
        if person.id != old.host and not table.seats_of(person.id):
            raise Forbidden("not-seated")
        if old.phase != "over":
            raise NotNow("table-not-over")
        if old.rematch is not None:
            return old.rematch
        seed = fresh_seed()
        chairs = [
            dataclasses.replace(chair, salt="", bot=chair.bot if chair.kind == "bot" else None)
            for chair in old.chairs
        ]
        new = Kept(
            id=new_id(),
            box=old.box,
            options=old.options,
            listed=old.listed,
            host=person.id,
            seed=seed,
            commitment=commitment(seed),
            chairs=chairs,
        )
        known: Statement = (
            update(TABLES).where(TABLES.c.id == old.id).values(rematch=new.id),
            None,
        )
        await house.add(new, [known])
        old.rematch = new.id
    table.tell()
    return new.id


async def put_away(house: House, table: Table, person: Person) -> None:
    """Take away a table at which nothing was played yet."""
    async with table.at_rest():
        _demand_host(table, person)
        _demand_waiting(table)
        gone: list[Statement] = [
            (delete(source).where(source.c.table == table.kept.id), None)
            for source in (CHAIRS, CHAT, MOVES)
        ]
        gone.append((delete(TABLES).where(TABLES.c.id == table.kept.id), None))
        await house.writer.write(statements=gone)
        house.forget(table)
    for connection in list(table.connections):
        connection.close(NO_TABLE)


NO_TABLE = 4404
"""The closing code of a socket whose table is not there."""


async def _seat(table: Table, changed: list[Chair]) -> None:
    """Keep the changed chairs; start when the table waited and nobody is missing now."""
    kept = table.kept
    by_seat = {chair.seat: chair for chair in changed}
    chairs = [by_seat.get(chair.seat, chair) for chair in kept.chairs]
    statements: list[Statement] = [(_chair_update(kept.id, chair), None) for chair in changed]
    started: Match | None = None
    if kept.phase == "waiting" and not any(chair.is_free for chair in chairs):
        started = dataclasses.replace(kept, chairs=chairs).deal()
        header = codec.dumps(codec.plain(started.header)).decode()
        deciders = codec.dumps(started.deciders()).decode()
        values = {"phase": "playing", "header": header, "deciders": deciders}
        statements.append((_table_update(kept.id, **values), None))
    else:
        statements.append((_table_update(kept.id), None))

    def apply() -> None:
        kept.chairs = chairs
        kept.changed = time.time()
        if started is not None:
            kept.match = started
            kept.phase = "playing"
            kept.story = opening(started)

    await table.change(statements, apply)


def _chair_update(table: str, chair: Chair) -> Any:
    place = update(CHAIRS).where(CHAIRS.c.table == table, CHAIRS.c.seat == chair.seat)
    row = chair.row(table)
    return place.values({name: row[name] for name in ("kind", "person", "name", "bot", "salt")})


def _table_update(table: str, **values: object) -> Any:
    return update(TABLES).where(TABLES.c.id == table).values(changed=time.time(), **values)


def _demand_waiting(table: Table) -> None:
    if table.kept.phase != "waiting":
        raise NotNow("table-started")


def _demand_host(table: Table, person: Person) -> None:
    if table.kept.host != person.id:
        raise Forbidden("not-host")
