"""What pages ask for besides play: the lobby, tables, the person. The addresses of the wire."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Final

from retorta.browser.asked import Asked
from retorta.browser.held import Held, steps
from retorta.browser.log import read_listed
from retorta.browser.store import put
from retorta.core import codec
from retorta.core.verifiable import SEED_BYTES
from retorta.tables import lobby, table_info
from retorta.tables.answers import Id, Me, NewName, NewTable, Nothing
from retorta.tables.chairs import checked_name
from retorta.tables.messages import (
    ComeBack,
    HintAsked,
    PutAway,
    SeatBot,
    SetPace,
    Sit,
    Stand,
    Start,
)
from retorta.tables.new_table import new_table
from retorta.tables.refusals import NotNow, NotStored
from retorta.tables.shelf import shown_shelf

if TYPE_CHECKING:
    from retorta.browser.host import Host

CREATED: Final = 201
ID_BYTES: Final = 12
BY_MESSAGE: Final = {
    "sit": Sit,
    "stand": Stand,
    "start": Start,
    "bot": SeatBot,
    "return": ComeBack,
    "pace": SetPace,
}
"""What the last word of an address asks of a table, as a type."""


def new_id(host: Host) -> str:
    """Return a name for a table or a record that nobody can guess."""
    return urlsafe_b64encode(host.luck(ID_BYTES)).decode()


def shelf(host: Host, asked: Asked) -> None:
    """Show the games on the shelf."""
    asked.tell(shown_shelf())


def tables(host: Host, asked: Asked) -> None:
    """Show my tables, and those I finished."""

    def found(texts: list[str] | None) -> None:
        if texts is None:
            asked.refuse(NotStored("not-stored"))
            return
        listed = [read_listed(text) for text in texts]
        asked.tell(lobby.lists(listed, host.at_hand, lambda _: frozenset(), host.person))

    host.store.read("tables", "", found)


def me(host: Host, asked: Asked) -> None:
    """Tell what I am called."""
    asked.tell(Me(host.nickname))


def rename(host: Host, asked: Asked) -> None:
    """Choose what I am called."""
    name = checked_name(asked.body(NewName).nickname)

    def told() -> None:
        host.nickname = name
        asked.tell(Me(name))

    kept = put("person", "me", codec.text({"nickname": name}))
    host.store.write([kept], asked.when_written(told))


def needs_server(host: Host, asked: Asked) -> None:
    """Refuse what only a server can do."""
    raise NotNow("needs-a-server")


def make_table(host: Host, asked: Asked) -> None:
    """Make a table."""
    wish: NewTable = asked.body(NewTable)
    if any(seat.kind == "friend" for seat in wish.seats):
        raise NotNow("friends-need-a-server")
    seed = host.luck(SEED_BYTES)
    saved = new_table(wish, host.person, host.nickname, new_id(host), seed, host.now())
    rows = steps(saved.rows(), {})
    host.store.write(rows, asked.when_written(lambda: asked.tell(Id(saved.id), CREATED)))


def show_table(host: Host, asked: Asked, held: Held) -> None:
    """Tell about a table."""
    asked.tell(table_info.info(held.table, host.person))


def put_away(host: Host, asked: Asked, held: Held) -> None:
    """Take away a table that waits."""
    sender = host.sender()
    held.post(
        lambda now: held.table.take(sender, PutAway(), now),
        asked.then(lambda _: asked.tell(Nothing())),
    )


def change_seats(host: Host, asked: Asked, held: Held) -> None:
    """Have the body's message taken: somebody sits down, stands up, begins, lets a bot play."""
    message = asked.body(BY_MESSAGE[asked.named[1]])
    sender = host.sender()
    held.post(
        lambda now: held.table.take(sender, message, now),
        asked.then(lambda _: asked.tell(table_info.info(held.table, host.person))),
    )


def rematch(host: Host, asked: Asked, held: Held) -> None:
    """Play again with the same people."""
    sender, id, seed = host.sender(), new_id(host), host.luck(SEED_BYTES)
    held.post(
        lambda now: held.table.rematch(sender, id, seed, now),
        asked.then(lambda shown: asked.tell(shown.answer, CREATED)),
    )


def worth(host: Host, asked: Asked, held: Held) -> None:
    """Tell a seat of mine what things on the table would bring it."""
    seat = asked.seat_needed()
    held.ask(
        lambda table: table_info.worth(table, host.person, seat),
        asked.then(lambda shown: asked.tell(shown.answer)),
    )


def standing(host: Host, asked: Asked, held: Held) -> None:
    """Tell who leads, by what everybody at the table can see."""
    held.ask(table_info.standing, asked.then(lambda shown: asked.tell(shown.answer)))


def sources(host: Host, asked: Asked, held: Held) -> None:
    """Tell a seat of mine where what its things need could come from, and who would earn."""
    seat = asked.seat_needed()
    held.ask(
        lambda table: table_info.sources(table, host.person, seat),
        asked.then(lambda shown: asked.tell(shown.answer)),
    )


def hint(host: Host, asked: Asked, held: Held) -> None:
    """Think about what a seat of mine should play."""
    wanted: HintAsked = asked.body(HintAsked)
    answered = asked.then(lambda shown: asked.tell(shown.answer))
    host.bot_turns.hint(held, host.sender(), wanted, answered)


def record(host: Host, asked: Asked, held: Held) -> None:
    """Hand out the record of a finished game, with my own notebook."""
    name = f"{held.table.box.name}-{held.table.saved.id}"
    held.ask(
        lambda table: table_info.record(table, host.person),
        asked.then(lambda shown: asked.hand_out(shown.answer.decode(), name)),
    )
