"""What people write at a table besides moves: chat, and notes in their own notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from retorta.core.errors import Unreadable
from retorta.tables.changes import Change, Sender, Shown
from retorta.tables.messages import Jot
from retorta.tables.refusals import Forbidden
from retorta.tables.rows import ChatRow
from retorta.tables.saved_table import CHAT_KEPT, CHAT_SHOWN, chat_line

if TYPE_CHECKING:
    from retorta.tables.table import Table


def say(table: Table, sender: Sender, text: str, key: str, now: float) -> Change:
    """Say something to the table."""
    saved = table.saved
    spoken = text.strip()
    if not spoken.isprintable():
        spoken = "".join(sign if sign.isprintable() else " " for sign in spoken).strip()
    if not spoken:
        raise Unreadable("message-shape")
    if not sender.person:
        raise Forbidden("no-cookie")
    # A person with several seats who has chosen none of them speaks as no seat.
    seat = table.seat_of(sender)
    name = saved.chairs[seat].name if seat is not None else sender.nickname
    row = ChatRow(saved.id, saved.chat_lines + 1, seat, name, spoken, key, now)

    def apply() -> Shown:
        line = chat_line(row)
        saved.taken[key] = table.number
        saved.said.append(key)
        if len(saved.said) > CHAT_KEPT:
            saved.taken.pop(saved.said.popleft(), None)
        saved.chat_lines = row.number
        saved.chat = [*saved.chat, line][-CHAT_SHOWN:]
        return Shown(table.number, chat=[line])

    return Change([row], apply)


def jot(table: Table, message: Jot, key: str, now: float) -> Change:
    """Write in the notebook of a seat: this is not a move, and nobody else is shown it."""
    saved = table.saved
    seat = message.seat
    match = table.game()
    jotting = match.read_jotting(seat, message.written)
    row = saved.notebooks.next(saved.id, seat, table.number, jotting, key, now)

    def apply() -> Shown:
        # The table may have been rebuilt from the log meanwhile, perhaps including this.
        now_saved = table.saved
        if key not in now_saved.taken and now_saved.match is not None:
            now_saved.match.note_down(seat, jotting)
            now_saved.notebooks.add(row)
            now_saved.taken[key] = row.after
        table.has_been_noted(seat)
        return Shown(row.after, seat=seat, view=True)

    return Change([row], apply, keeps_order=False)
