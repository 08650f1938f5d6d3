"""To whom a job is charged: an address, and a person there.

A hint is charged to the person who asked for it. A bot's turn is charged to the table's host, at
the address from which the table is watched: the host's own if they watch, else a player's, else
anybody's. None of this is stored: it works after a restart and on any node, since the people who
watch are connected there. All tables that nobody watches count as one address.

People on the server's own machine are told apart only as persons: they all have the same address,
and none of them is a stranger.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from retorta.server.http.limits import is_local
from retorta.tables.changes import Sender
from retorta.tables.table import Table

NOWHERE: Final = ""
"""The place of tables that nobody is watching."""


class Share(NamedTuple):
    """Addresses share the time equally, then the people of each."""

    place: str
    person: str


def share_of_sender(sender: Sender) -> Share:
    """Return the share that is charged for a job that *sender* asks for."""
    return Share(_place(sender), sender.person)


def share_of_table(table: Table) -> Share:
    """Return the share that the turns of a table's bots are charged to."""
    host = table.saved.host
    seated = {chair.person for chair in table.saved.chairs if chair.person}
    nearest = min(
        table.senders,
        key=lambda sender: (sender.person != host, sender.person not in seated),
        default=None,
    )
    return Share(NOWHERE if nearest is None else _place(nearest), host)


def _place(sender: Sender) -> str:
    return sender.person if is_local(sender.place) else sender.place
