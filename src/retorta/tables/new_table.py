"""A new table: who sits where, and what is played."""

from __future__ import annotations

from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.verifiable import commitment
from retorta.tables.answers import NewSeat, NewTable
from retorta.tables.chairs import Chair, checked_bot, checked_name, is_practice
from retorta.tables.saved_table import SavedTable


def new_table(
    wanted: NewTable, person: str, nickname: str, id: str, seed: bytes, now: float
) -> SavedTable:
    """Return the table that *person* asked for; it starts at once if no seat is free.

    Its rows are not written yet. This may take a while: options that the game refuses are
    refused here, not when the game starts.
    """
    box = plugins.box(wanted.game)
    options = box.checked_options(wanted.options)
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise BadOption("seat-kinds")
    chairs = [
        _chair(number, seat, wanted, person, nickname) for number, seat in enumerate(wanted.seats)
    ]
    box.start(len(chairs), options, SeededDealer(0))
    saved = SavedTable(
        id=id,
        box=box,
        options=options,
        listed=wanted.listed,
        host=person,
        seed=seed,
        commitment=commitment(seed),
        chairs=chairs,
        changed=now,
        pace=wanted.pace,
        practice=is_practice(chairs),
    )
    if not any(chair.is_free for chair in chairs):
        saved.begin(saved.deal(chairs))
    return saved


def _chair(seat: int, it: NewSeat, wanted: NewTable, person: str, nickname: str) -> Chair:
    if it.kind == "bot":
        return Chair(seat, "bot", bot=checked_bot(wanted.game, it.bot))
    if it.kind == "friend":
        return Chair(seat, "person")
    name = checked_name(it.name) if it.name else nickname if it.kind == "me" else ""
    kind = "person" if it.kind == "me" else "hotseat"
    return Chair(seat, kind, person, name, salt=wanted.salt)
