"""Who is thought for next: the queue of one node, without a clock and without a coroutine.

Four priorities. Within one, people share the time of the workers equally, and each person's
tables share theirs: whoever's next thought would be over first, had everybody got their share
so far, is next (self-clocked fair queueing). So a thought that takes a moment does not wait
behind long ones of others, and to ask for much delays only one's own. A lower priority that
was passed over often enough has its turn, so nobody waits for ever.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final, Generic, Protocol, TypeVar

T = TypeVar("T")
PATIENCE: Final = 8
"""How often a priority is passed over before it has its turn."""
LEAST: Final = 0.01
"""Seconds that a thought counts at least: whoever sends very many short ones is no exception."""


class Priority(IntEnum):
    """Why something is thought about, the most urgent first."""

    ASKED = 0
    """A person asked for it, and waits: a hint, a review, a moment of a record."""
    SEATED = 1
    """A bot's turn at a table where one of its players looks on."""
    WATCHED = 2
    """A bot's turn at a table where only others look on."""
    UNSEEN = 3
    """A bot's turn where nobody looks."""


@dataclass(frozen=True)
class Ticket(Generic[T]):
    """A place in the queue."""

    priority: Priority
    owner: str
    """The person it is thought for: who asked, or who made the table."""
    table: str
    item: T


class Queue(Generic[T]):
    """Everything that waits to be thought about.

    *cost* says how many seconds something is thought to take. It is asked when somebody's turn
    is looked for, not when they come: what all thoughts of a kind take may change meanwhile,
    and who waited since then must not wait for that.
    """

    def __init__(self, cost: Callable[[T], float]) -> None:
        def line() -> _Line[T]:
            return _Line(cost)

        self._lanes: dict[Priority, _Shared[T]] = {
            priority: _Shared(lambda: _Shared(line)) for priority in Priority
        }
        self._passed_over = dict.fromkeys(Priority, 0)

    def __len__(self) -> int:
        return sum(len(lane) for lane in self._lanes.values())

    def depth(self, priority: Priority) -> int:
        """Return how many wait there."""
        return len(self._lanes[priority])

    def put(self, ticket: Ticket[T]) -> None:
        """Have something wait its turn."""
        self._lanes[ticket.priority].put((ticket.owner, ticket.table), ticket)

    def next(self) -> Ticket[T] | None:
        """Return what is to be thought about now; ``None`` if nothing waits."""
        waiting = [priority for priority in Priority if self._lanes[priority]]
        if not waiting:
            return None
        chosen = max(waiting, key=lambda priority: self._passed_over[priority])
        if self._passed_over[chosen] < PATIENCE:
            chosen = waiting[0]
        for priority in waiting:
            if priority > chosen:
                self._passed_over[priority] += 1
        ticket = self._lanes[chosen].take()
        self._passed_over[chosen] = 0
        return ticket

    def move(self, owner: str, table: str, to: Priority) -> None:
        """Have the turns of a table's bots wait elsewhere: somebody came to look, or left."""
        for priority in Priority:
            if priority not in (Priority.ASKED, to):
                for ticket in self._lanes[priority].withdraw((owner, table)):
                    self.put(replace(ticket, priority=to))
                if not self._lanes[priority]:
                    self._passed_over[priority] = 0

    def ahead(self, ticket: Ticket[T]) -> int:
        """Return for how many thoughts there has to be time, with *ticket*, which has its turn.

        Those of lower priority do not count, and of somebody who asks for more than others
        only as many as others have: whoever has a single table is not hurried by one with fifty.
        """
        lanes = [self._lanes[each] for each in Priority if each <= ticket.priority]
        owners = {ticket.owner, *(owner for lane in lanes for owner in lane)}
        own = 1 + sum(lane.waiting_for(ticket.owner) for lane in lanes)
        return min(1 + sum(len(lane) for lane in lanes), len(owners) * own)


class _Waiting(Protocol[T]):
    """Some who wait, and who is next among them."""

    def __len__(self) -> int: ...

    def put(self, path: tuple[str, ...], ticket: Ticket[T]) -> None: ...

    def next_cost(self) -> float: ...

    def take(self) -> Ticket[T]: ...

    def withdraw(self, path: tuple[str, ...]) -> list[Ticket[T]]: ...


class _Line(Generic[T]):
    """The thoughts of one table, in the order they came."""

    def __init__(self, cost: Callable[[T], float]) -> None:
        self._tickets: deque[Ticket[T]] = deque()
        self._cost = cost

    def __len__(self) -> int:
        return len(self._tickets)

    def put(self, path: tuple[str, ...], ticket: Ticket[T]) -> None:
        self._tickets.append(ticket)

    def next_cost(self) -> float:
        return max(self._cost(self._tickets[0].item), LEAST)

    def take(self) -> Ticket[T]:
        return self._tickets.popleft()

    def withdraw(self, path: tuple[str, ...]) -> list[Ticket[T]]:
        withdrawn = list(self._tickets)
        self._tickets.clear()
        return withdrawn


class _Shared(Generic[T]):
    """Several parties that share the time equally: people, or the tables of one of them."""

    def __init__(self, new_party: Callable[[], _Waiting[T]]) -> None:
        self._new_party = new_party
        self._parties: dict[str, _Waiting[T]] = {}
        """Those that wait, in the order they came."""
        self._used: dict[str, float] = {}
        """What each of them has had, by the clock."""
        self._clock = 0.0
        """What everybody has had who takes all that is theirs; newcomers begin with it."""
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[str]:
        return iter(self._parties)

    def waiting_for(self, whose: str) -> int:
        party = self._parties.get(whose)
        return len(party) if party is not None else 0

    def put(self, path: tuple[str, ...], ticket: Ticket[T]) -> None:
        party = self._parties.get(path[0])
        if party is None:
            party = self._parties[path[0]] = self._new_party()
            self._used[path[0]] = self._clock
        party.put(path[1:], ticket)
        self._count += 1

    def next_cost(self) -> float:
        return self._parties[self._next()].next_cost()

    def take(self) -> Ticket[T]:
        whose = self._next()
        due = self._due(whose)
        ticket = self._parties[whose].take()
        self._clock = max(self._clock, due)
        self._used[whose] = due
        self._have_left(whose, 1)
        return ticket

    def withdraw(self, path: tuple[str, ...]) -> list[Ticket[T]]:
        party = self._parties.get(path[0])
        if party is None:
            return []
        withdrawn = party.withdraw(path[1:])
        self._have_left(path[0], len(withdrawn))
        return withdrawn

    def _have_left(self, whose: str, count: int) -> None:
        self._count -= count
        if not len(self._parties[whose]):
            del self._parties[whose], self._used[whose]

    def _next(self) -> str:
        return min(self._parties, key=self._due)

    def _due(self, whose: str) -> float:
        return self._used[whose] + self._parties[whose].next_cost()
