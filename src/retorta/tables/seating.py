"""Sitting down, standing up, bots for the absent, and another game."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from retorta import plugins
from retorta.core import codec
from retorta.core.verifiable import commitment
from retorta.tables.answers import Id
from retorta.tables.chairs import Chair, checked_bot, checked_name, is_practice, kept_name
from retorta.tables.changes import Change, Sender, Shown
from retorta.tables.messages import Leave, SeatBot, Sit
from retorta.tables.refusals import Forbidden, NotNow
from retorta.tables.rows import (
    PaceSet,
    RematchMade,
    Row,
    TableChanged,
    TableGone,
    TableStarted,
)
from retorta.tables.saved_table import SavedTable

if TYPE_CHECKING:
    from retorta.tables.table import Table


def sit(table: Table, sender: Sender, wanted: Sit, now: float) -> Change:
    """Take a free seat; the game starts when no seat is free.

    Somebody who already has a seat takes it for another person on the same device.
    During the game, people who have a seat may take the seat of a bot that cannot decide.
    """
    chair = table.chair(wanted.seat)
    if wanted.seat in table.stuck and chair.kind == "bot":
        _demand_there(table, sender)
    else:
        _demand_waiting(table)
        if chair.person == sender.person:
            return _nothing(table)
        if not chair.is_free:
            raise NotNow("seat-taken", seat=wanted.seat + 1)
    shares = bool(table.saved.seats_of(sender.person))
    kind = "hotseat" if shares else "person"
    name = checked_name(wanted.nickname) if wanted.nickname else "" if shares else sender.nickname
    return _seat(table, [Chair(wanted.seat, kind, sender.person, name, None, wanted.salt)], now)


def stand(table: Table, sender: Sender, seat: int, now: float) -> Change:
    """Give a seat back while the table waits; the host may also clear it."""
    _demand_waiting(table)
    chair = table.chair(seat)
    if sender.person not in (chair.person, table.saved.host):
        raise Forbidden("not-your-seat", seat=seat + 1)
    return _seat(table, [Chair(seat, "person")], now)


def start(table: Table, sender: Sender, bot: str, now: float) -> Change:
    """Start the game; *bot* takes the free seats."""
    _demand_host(table, sender)
    if table.saved.phase == "playing":
        return _nothing(table)
    _demand_waiting(table)
    free = [chair for chair in table.saved.chairs if chair.is_free]
    if free and not bot:
        raise NotNow("seats-free", free=len(free))
    if bot:
        checked_bot(table.box.name, bot)
    return _seat(table, [Chair(chair.seat, "bot", bot=bot) for chair in free], now)


def seat_bot(table: Table, sender: Sender, wanted: SeatBot, now: float) -> Change:
    """Let a bot play: on a free seat, for somebody absent, for oneself, or for another bot.

    A bot may be replaced only if it cannot decide; choosing the same bot asks it once more.
    """
    checked_bot(table.box.name, wanted.bot)
    chair = table.chair(wanted.seat)
    if table.saved.phase == "waiting":
        _demand_host(table, sender)
        if chair.kind != "bot" and not chair.is_free:
            raise NotNow("seat-taken", seat=wanted.seat + 1)
        return _seat(table, [Chair(wanted.seat, "bot", bot=wanted.bot)], now)
    if table.saved.phase == "over":
        raise NotNow("table-over")
    if wanted.seat in table.stuck:
        _demand_there(table, sender)
        if chair.bot == wanted.bot:
            return table.ask_again(wanted.seat)
        return _seat(table, [chair.played_by(wanted.bot)], now)
    if chair.kind == "bot":
        raise NotNow("seat-taken", seat=wanted.seat + 1)
    if chair.person != sender.person:
        if not table.saved.seats_of(sender.person):
            raise Forbidden("not-seated")
        _demand_absent(table, chair, now)
    return _seat(table, [chair.played_by(wanted.bot)], now)


def come_back(table: Table, sender: Sender, seat: int, now: float) -> Change:
    """Take one's seat back from the bot."""
    chair = table.chair_of(sender.person, seat)
    if not chair.is_replaced:
        return _nothing(table)
    return _seat(table, [chair.played_by(None)], now)


def leave(table: Table, sender: Sender, wanted: Leave, now: float) -> Change:
    """Leave the game: a bot plays on at once, and the seat stays the sender's to come back to."""
    chair = table.chair_of(sender.person, wanted.seat)
    table.game()
    if chair.left:
        return _nothing(table)
    game = table.box.name
    bot = chair.bot or checked_bot(game, wanted.bot or plugins.usual_bot(game))
    return _seat(table, [chair.left_to(bot)], now)


def set_pace(table: Table, sender: Sender, pace: str) -> Change:
    """Set how long bots think, starting with their next decision."""
    _demand_host(table, sender)
    if table.saved.phase == "over":
        raise NotNow("table-over")
    if table.saved.pace == pace:
        return _nothing(table)

    def apply() -> Shown:
        table.saved.pace = pace
        return Shown(table.number, table=True)

    return Change([PaceSet(table.saved.id, pace)], apply)


def put_away(table: Table, sender: Sender) -> Change:
    """Close a table at which nothing has been played yet."""
    _demand_host(table, sender)
    _demand_waiting(table)
    return Change([TableGone(table.saved.id)], lambda: Shown(0, gone=True))


def rematch(table: Table, sender: Sender, id: str, seed: bytes, now: float) -> Change:
    """Make another table with the same people, bots and options; a table has only one rematch.

    Everybody moves up one seat, so that the second player begins.
    """
    old = table.saved
    _demand_there(table, sender)
    if old.phase != "over":
        raise NotNow("table-not-over")
    if old.rematch is not None:
        made = Id(old.rematch)
        return Change([], lambda: Shown(table.number, answer=made))
    turned = [*old.chairs[1:], old.chairs[0]]
    chairs = [
        Chair(seat, chair.kind, chair.person, kept_name(chair), _own_bot(chair))
        for seat, chair in enumerate(turned)
    ]
    new = SavedTable(
        id=id,
        box=old.box,
        options=old.options,
        listed=old.listed,
        host=sender.person,
        seed=seed,
        commitment=commitment(seed),
        chairs=chairs,
        changed=now,
        pace=old.pace,
        practice=is_practice(chairs),
    )
    if not any(chair.is_free for chair in chairs):
        new.begin(new.deal(chairs))

    def apply() -> Shown:
        old.rematch = id
        return Shown(table.number, table=True, answer=Id(id), made=new)

    return Change([RematchMade(old.id, id), *new.rows()], apply, answer=Id(id))


def _own_bot(chair: Chair) -> str | None:
    """Return the bot that owns the chair; one that replaced a person is left out."""
    return chair.bot if chair.kind == "bot" else None


def _seat(table: Table, changed: list[Chair], now: float) -> Change:
    """Seat the changed chairs; start the game if the table was waiting and is now full."""
    saved = table.saved
    chairs = list(saved.chairs)
    for chair in changed:
        chairs[chair.seat] = chair
    rows: list[Row] = [
        chair.changed_row(saved.id) for chair in changed if chair != saved.chairs[chair.seat]
    ]
    begun = None
    if saved.phase == "waiting" and not any(chair.is_free for chair in chairs):
        begun = saved.deal(chairs)
        header = codec.text(codec.plain(begun.header))
        rows.append(TableStarted(saved.id, "playing", header, codec.text(begun.deciders()), now))
    elif not rows:
        return _nothing(table)
    else:
        rows.append(TableChanged(saved.id, now))
    # Anyone whose chair changed now looks from another seat, or as a spectator.
    moves_eyes = begun is not None or any(
        chair.person != saved.chairs[chair.seat].person for chair in changed
    )

    def apply() -> Shown:
        table.set_chairs(chairs)
        saved.changed = now
        if begun is not None:
            saved.begin(begun)
            table.has_begun()
        return Shown(table.number, table=True, view=moves_eyes)

    return Change(rows, apply)


def _nothing(table: Table) -> Change:
    """Return an empty change: the request is already fulfilled."""
    return Change([], lambda: Shown(table.number))


def _demand_absent(table: Table, chair: Chair, now: float) -> None:
    """Refuse while whoever owns the chair is here, or might be back any moment."""
    called = "name" if chair.name else "seat"
    away = table.away(chair.person, now)
    if away is None:
        raise NotNow("not-absent", seat=chair.seat + 1, whose=chair.name, called=called)
    wait = math.ceil(table.absence - away)
    if wait > 0:
        raise NotNow(
            "not-absent-yet",
            seat=chair.seat + 1,
            whose=chair.name,
            called=called,
            away=math.floor(away),
            wait=wait,
        )


def _demand_waiting(table: Table) -> None:
    if table.saved.phase != "waiting":
        raise NotNow("table-started")


def _demand_there(table: Table, sender: Sender) -> None:
    """Refuse a person who neither sits at the table nor made it."""
    if sender.person != table.saved.host and not table.saved.seats_of(sender.person):
        raise Forbidden("not-seated")


def _demand_host(table: Table, sender: Sender) -> None:
    if table.saved.host != sender.person:
        raise Forbidden("not-host")
