"""A page's socket, as a table sees it: first the hello, then messages in and frames out."""

from __future__ import annotations

import msgspec

from retorta.core import codec
from retorta.core.errors import TableError
from retorta.tab.store import Post
from retorta.tab.tab_table import TabTable
from retorta.tables import incoming
from retorta.tables.changes import Change, Sender, Shown
from retorta.tables.closing import OTHER_WIRE
from retorta.tables.messages import ChatLine, ChatShown, Done, Hello
from retorta.tables.refusals import NotNow, refused
from retorta.tables.table_info import table_frame
from retorta.tables.table_queue import Take


class Socket:
    """One page's connection to a table."""

    def __init__(self, number: int, tab_table: TabTable, sender: Sender, post: Post) -> None:
        self.number = number
        self.tab_table = tab_table
        self.sender = sender
        self._post = post
        self._is_closed = False

    # Sending; it is immediate, since a page in the same tab reads everything.

    def show_view(self) -> None:
        """Send the view, if there is a game, and then what choices bring."""
        frame = self.tab_table.table.view_frame(self.sender)
        if frame is None:
            return
        self._send(frame)
        try:
            tells = self.tab_table.table.tells_frame(self.sender)
        except Exception:  # it is help, without which one can play
            self.tab_table.broke("what choices bring could not be told")
        else:
            if tells is not None:
                self._send(tells)

    def show_table(self) -> None:
        """Send the description of the table."""
        self._send(table_frame(self.tab_table.table, self.sender.person, self.tab_table.now()))

    def show_chat(self, lines: list[ChatLine]) -> None:
        """Send lines of chat."""
        self._send(msgspec.json.encode(ChatShown(lines)))

    def is_stuck(self, limit: float) -> bool:
        """Whether the page has stopped reading; it always reads."""
        return False

    def close(self, code: int) -> None:
        """Close the socket."""
        if not self._is_closed:
            self._is_closed = True
            self._post(codec.text({"closed": self.number, "code": code}))

    def _send(self, frame: bytes) -> None:
        if not self._is_closed:
            self._post(codec.text({"socket": self.number, "frame": frame.decode()}))

    # Receiving.

    def hear(self, text: str) -> None:
        """Handle one message; no error in it gets past here."""
        written = incoming.read(text)
        id = incoming.id_in(written)
        tab_table = self.tab_table
        try:
            if isinstance(written, TableError):
                raise written
            said = incoming.message(written)
            if self not in tab_table.watchers:
                if not isinstance(said, Hello):
                    raise NotNow("hello-first")
                tab_table.watchers.append(self)
        except TableError as problem:
            self._answer(id, _refusing(problem))
            return
        self._answer(id, lambda now: tab_table.table.take(self.sender, said, now))

    def leave(self) -> None:
        """Remove a page that is gone."""
        self._is_closed = True
        if self in self.tab_table.watchers:
            self.tab_table.watchers.remove(self)
            self.tab_table.post(lambda now: self.tab_table.table.leave(self.sender, now), _nobody)

    def _answer(self, id: str | None, take: Take) -> None:
        """Queue something to be taken when its turn comes, and answer it."""

        def answered(shown: Shown | None, problem: TableError | None) -> None:
            if problem is not None:
                self._send(msgspec.json.encode(refused(problem, id)))
                if problem.name == "wire-version":
                    self.close(OTHER_WIRE)
            else:
                assert shown is not None
                assert id is not None
                self._send(msgspec.json.encode(Done(id, shown.number)))

        self.tab_table.post(take, answered)


def _refusing(problem: TableError) -> Take:
    def take(now: float) -> Change:
        raise problem

    return take


def _nobody(shown: Shown | None, problem: TableError | None) -> None:
    """Ignore an answer: the page is gone."""
