"""Fifty tables of masters and two workers, in a time of their own: no clock, no load, no luck.

``python3 run.py load thinking`` measures the same at a running server; here only the queue and
what it leaves for each thought decide.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field

from retorta.bots.levels import Master
from retorta.server.thinking.queue import Priority, Queue, Ticket
from retorta.thinking.followed_game import time_for

WORKERS = 2
WAIT = 2.0
PAUSE = 0.7
GREEDY = 0.02
MEASURED = 120.0
SETTLED = 30.0
"""Seconds after which the first rush is over."""


@dataclass
class Seated:
    """A table: people who take so long, then three bots."""

    owner: str
    name: str
    bot: str
    pace: float | None
    """``None``: bots alone."""
    priority: Priority = Priority.SEATED
    asked_at: float = 0.0
    played: int = 0
    turns: list[float] = field(default_factory=list)


class Room:
    """Everybody who plays, and the workers."""

    def __init__(self, tables: list[Seated]) -> None:
        self.now = 0.0
        self.given: list[float] = []
        self._costs = {"master": 0.1, "greedy": 0.1}
        self._queue: Queue[Seated] = Queue(lambda table: self._costs[table.bot])
        self._free = WORKERS
        self._master = Master(1)
        self._happens: list[tuple[float, int, str, Seated]] = []
        self._count = 0
        for number, table in enumerate(tables):
            self._at((table.pace or 0.0) * number / len(tables), "ask", table)

    def play(self, seconds: float) -> None:
        while self._happens and self._happens[0][0] < seconds:
            self.now, _, what, table = heapq.heappop(self._happens)
            if what == "ask":
                table.asked_at = self.now
                self._queue.put(Ticket(table.priority, table.owner, table.name, table))
            elif what == "thought":
                self._free += 1
                self._at(max(self.now, table.asked_at + PAUSE), "play", table)
            else:
                table.turns.append(self.now - table.asked_at)
                table.played += 1
                is_persons = table.pace is not None and table.played % 3 == 0
                self._at(self.now + (table.pace or 0.0) * is_persons, "ask", table)
            self._hand_out()

    def _at(self, when: float, what: str, table: Seated) -> None:
        self._count += 1
        heapq.heappush(self._happens, (when, self._count, what, table))

    def _hand_out(self) -> None:
        while self._free and (ticket := self._queue.next()) is not None:
            self._free -= 1
            table, took = ticket.item, GREEDY
            if table.bot == "master":
                left = WAIT * WORKERS / self._queue.ahead(ticket)
                _, given = time_for(self._master, left, "usual")
                assert given is not None
                self.given.append(given)
                took = given
            before = self._costs[table.bot]
            self._costs[table.bot] = before + 0.3 * (took - before)
            self._at(self.now + took, "thought", table)


def masters() -> list[Seated]:
    return [Seated(f"person {n}", "t", "master", 5.0) for n in range(50)]


def turns_of(tables: list[Seated]) -> Iterator[float]:
    for table in tables:
        yield from table.turns


def evening(tables: list[Seated]) -> Room:
    room = Room(tables)
    room.play(SETTLED)
    for table in tables:
        table.turns.clear()
    room.given.clear()
    room.play(SETTLED + MEASURED)
    return room


def test_with_fifty_tables_of_masters_a_turn_takes_less_than_five_seconds() -> None:
    tables = masters()
    room = evening(tables)
    turns = sorted(turns_of(tables))
    assert len(turns) > 1000
    assert turns[int(len(turns) * 0.95)] <= 5.0
    assert min(room.given) >= 0.15
    fewest, most = (pick(len(table.turns) for table in tables) for pick in (min, max))
    assert most <= fewest * 1.2, "nobody has many more turns than another"


def test_beside_all_attacks_a_greedy_bot_answers_within_three_seconds() -> None:
    honest = masters()
    forty = [Seated("mallory", str(n), "master", None, Priority.WATCHED) for n in range(40)]
    many = [Seated("mallory", f"p{n}", "master", 0.0) for n in range(50)]
    anna = Seated("anna", "t", "greedy", 1.0)
    evening([*honest, *forty, *many, anna])
    assert len(anna.turns) > 50
    assert max(anna.turns) <= 3.0
    turns = sorted(turns_of(honest))
    assert turns[int(len(turns) * 0.95)] <= 5.0, "nor do the others wait for one who wants much"
    assert all(table.turns for table in forty), "and even those have their turns"


def test_few_tables_of_masters_think_as_long_as_they_are_used_to() -> None:
    room = evening([Seated("anna", "t", "master", 5.0), Seated("boris", "t", "master", 5.0)])
    assert set(room.given) == {2.0}
