"""Which job comes next: the queue of one node, without a clock and without coroutines.

The workers' time is shared equally, first among addresses, then among the people of an address,
then among a person's tables. Only parties that have not had more than their fair share so far get
a turn; among these, the one whose job would finish first (worst-case fair queueing). So somebody
who has not asked for anything lately waits only for jobs in progress and for nobody who has had
more, a short job does not wait behind other people's long ones, and asking for a lot delays only
one's own jobs.

Hints and bots' turns count towards the same share. More urgent jobs go first only among the jobs
of one person; a job that was passed over often enough gets its turn.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Final, Generic, Protocol, TypeVar

T = TypeVar("T")
PATIENCE: Final = 8
"""How often a priority is passed over before it has its turn."""
LEAST: Final = 0.01
"""Seconds that a job counts at least: whoever sends very many short ones is no exception."""

DEBT: Final = 0.1
"""Seconds by which one who comes back stands behind one who is new, at most: what was had while
hardly anybody wanted it is not to be waited for in a crowd."""


class Priority(IntEnum):
    """Why something is thought about, the most urgent first."""

    ASKED = 0
    """A person asked for it, and waits: a hint, a review, a moment of a record.

    Metrics that people have name it so.
    """
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
    place: str
    """The address it is thought for."""
    owner: str
    """The person there: who asked, or who made the table."""
    table: str
    item: T
    charged: float = 0.0
    """Seconds that were counted for it when it was taken."""


class Queue(Generic[T]):
    """Everything that waits to be thought about, and what was had of late by those who share.

    *cost* says how many seconds something is thought to take. It is asked when somebody's turn
    is looked for, not when they come: what all jobs of a kind take may change meanwhile.
    What it really took is told by :meth:`done`.
    """

    def __init__(self, cost: Callable[[T], float]) -> None:
        def lanes() -> _Lanes[T]:
            return _Lanes(cost)

        def people() -> _Shared[T, _Lanes[T]]:
            return _Shared(_owner, lanes)

        self._places: _Shared[T, _Shared[T, _Lanes[T]]] = _Shared(_place, people)
        self._depth: Counter[Priority] = Counter()
        self._turns: dict[str, list[Ticket[T]]] = {}
        """What waits for the bots of each table."""

    def __len__(self) -> int:
        return len(self._places)

    def depth(self, priority: Priority) -> int:
        """Return how many wait there."""
        return self._depth[priority]

    def put(self, ticket: Ticket[T]) -> None:
        """Have something wait its turn."""
        self._places.put(ticket)
        self._depth[ticket.priority] += 1
        if ticket.priority is not Priority.ASKED:
            self._turns.setdefault(ticket.table, []).append(ticket)

    def next(self) -> Ticket[T] | None:
        """Return what is to be thought about now; ``None`` if nothing waits.

        Whoever takes it says when it is :meth:`done`.
        """
        if not self._places:
            return None
        cost = self._places.next_cost()
        ticket = self._places.take(cost)
        self._has_left(ticket)
        return replace(ticket, charged=cost)

    def done(self, ticket: Ticket[T], seconds: float) -> None:
        """Count what something really took, instead of what it was thought to."""
        self._places.settle(ticket, max(seconds, LEAST) - ticket.charged)

    def move(self, table: str, place: str, owner: str, to: Priority) -> None:
        """Have the turns of a table's bots wait elsewhere: somebody came to look, or left."""
        for ticket in list(self._turns.get(table, ())):
            moved = replace(ticket, priority=to, place=place, owner=owner)
            if moved != ticket:
                self._places.withdraw(ticket)
                self._has_left(ticket)
                self.put(moved)

    def ahead(self, ticket: Ticket[T]) -> int:
        """Return for how many jobs there has to be time, with *ticket*, which has its turn.

        What is less urgent to the same person does not count, and of those who ask for more than
        others only as many as others have: whoever has a single table is not hurried by one with
        fifty, nor by an address with fifty people.
        """
        people = self._places.waiting_of(ticket.place)
        own = people.waiting_of(ticket.owner) if people is not None else None
        places = self._places.waiting + (people is None)
        sharing = (people.waiting if people is not None else 0) + (own is None)
        urgent = own.as_urgent_as(ticket.priority) if own is not None else 0
        later = len(own) - urgent if own is not None else 0
        return min(1 + len(self) - later, places * sharing * (1 + urgent))

    def _has_left(self, ticket: Ticket[T]) -> None:
        self._depth[ticket.priority] -= 1
        if ticket.priority is not Priority.ASKED:
            turns = self._turns[ticket.table]
            turns.remove(ticket)
            if not turns:
                del self._turns[ticket.table]


class _Waiting(Protocol):
    """Some who wait, and who is next among them."""

    def __len__(self) -> int: ...

    def put(self, ticket: Ticket[Any]) -> None: ...

    def next_cost(self) -> float: ...

    def take(self, cost: float) -> Ticket[Any]: ...

    def settle(self, ticket: Ticket[Any], more: float) -> None: ...

    def withdraw(self, ticket: Ticket[Any]) -> None: ...


P = TypeVar("P", bound=_Waiting)


class _Line(Generic[T]):
    """The jobs of one table, in the order they came."""

    def __init__(self, cost: Callable[[T], float]) -> None:
        self._tickets: deque[Ticket[T]] = deque()
        self._cost = cost

    def __len__(self) -> int:
        return len(self._tickets)

    def put(self, ticket: Ticket[T]) -> None:
        self._tickets.append(ticket)

    def next_cost(self) -> float:
        return max(self._cost(self._tickets[0].item), LEAST)

    def take(self, cost: float) -> Ticket[T]:
        return self._tickets.popleft()

    def settle(self, ticket: Ticket[T], more: float) -> None:
        """Count nothing: whoever shares does."""

    def withdraw(self, ticket: Ticket[T]) -> None:
        self._tickets.remove(ticket)


class _Lanes(Generic[T]):
    """What one person waits for, the urgent first; the tables of a lane share its time."""

    def __init__(self, cost: Callable[[T], float]) -> None:
        def line() -> _Line[T]:
            return _Line(cost)

        self._lanes = {priority: _Shared(_table, line) for priority in Priority}
        self._passed_over = dict.fromkeys(Priority, 0)

    def __len__(self) -> int:
        return self.as_urgent_as(Priority.UNSEEN)

    def as_urgent_as(self, priority: Priority) -> int:
        """Return how many wait that are no less urgent."""
        return sum(len(self._lanes[each]) for each in Priority if each <= priority)

    def put(self, ticket: Ticket[T]) -> None:
        self._lanes[ticket.priority].put(ticket)

    def next_cost(self) -> float:
        return self._lanes[self._chosen()].next_cost()

    def take(self, cost: float) -> Ticket[T]:
        chosen = self._chosen()
        for priority in Priority:
            if priority > chosen and self._lanes[priority]:
                self._passed_over[priority] += 1
        self._passed_over[chosen] = 0
        return self._lanes[chosen].take(cost)

    def settle(self, ticket: Ticket[T], more: float) -> None:
        self._lanes[ticket.priority].settle(ticket, more)

    def withdraw(self, ticket: Ticket[T]) -> None:
        lane = self._lanes[ticket.priority]
        lane.withdraw(ticket)
        if not lane:
            self._passed_over[ticket.priority] = 0

    def _chosen(self) -> Priority:
        waiting = [priority for priority in Priority if self._lanes[priority]]
        impatient = max(waiting, key=self._passed_over.__getitem__)
        return impatient if self._passed_over[impatient] >= PATIENCE else waiting[0]


class _Party(Generic[P]):
    """One of those who share."""

    def __init__(self, queued: P) -> None:
        self.queued = queued
        self.had = 0.0
        """Seconds; comparable with those of the others, and with nothing else."""
        self.since = 0
        """Its number among those that wait, in the order they came."""
        self.under_way = 0
        self.counted = 0.0
        """Of what it has had, what was counted for jobs under way."""


class _Shared(Generic[T, P]):
    """Several parties that share the time equally: addresses, people, tables."""

    def __init__(self, name: Callable[[Ticket[T]], str], new: Callable[[], P]) -> None:
        self._name = name
        self._new = new
        self._parties: dict[str, _Party[P]] = {}
        """Those that wait, or are thought for, or have had more than is fair."""
        self.waiting = 0
        """How many of them wait."""
        self._count = 0
        self._came = 0
        self._fair = 0.0
        """What one has had who took an equal part of everything; who is new begins with it."""

    def __len__(self) -> int:
        return self._count

    def waiting_of(self, name: str) -> P | None:
        """Return what waits for one of them."""
        party = self._parties.get(name)
        return party.queued if party is not None and len(party.queued) else None

    def put(self, ticket: Ticket[T]) -> None:
        party = self._parties.get(self._name(ticket))
        if party is None:
            party = self._parties[self._name(ticket)] = _Party(self._new())
        if not len(party.queued):
            if not party.under_way:
                party.had = min(max(party.had, self._fair), self._fair + DEBT)
            party.since = self._came = self._came + 1
            self.waiting += 1
        party.queued.put(ticket)
        self._count += 1

    def next_cost(self) -> float:
        return self._next().queued.next_cost()

    def take(self, cost: float) -> Ticket[T]:
        party = self._next()
        ticket: Ticket[T] = party.queued.take(cost)
        party.had += cost
        party.under_way += 1
        party.counted += cost
        self._has_left(party)
        return ticket

    def settle(self, ticket: Ticket[T], more: float) -> None:
        party = self._parties[self._name(ticket)]
        party.had += more
        party.queued.settle(ticket, more)
        self._rise(ticket.charged + more)
        party.under_way -= 1
        party.counted -= ticket.charged
        self._forget()

    def withdraw(self, ticket: Ticket[T]) -> None:
        party = self._parties[self._name(ticket)]
        party.queued.withdraw(ticket)
        self._has_left(party)
        self._forget()

    def _next(self) -> _Party[P]:
        """Return whose job would be over first, of those who have had no more than is fair."""
        waiting = [party for party in self._parties.values() if len(party.queued)]
        fair = max(self._fair, min(party.had for party in waiting))
        return min(
            (party for party in waiting if party.had <= fair),
            key=lambda party: (party.had + party.queued.next_cost(), party.since),
        )

    def _rise(self, seconds: float) -> None:
        """Have what is fair go up by an equal part of what somebody had.

        It is never less than what all have had who are here, before what is under way: else who is
        new would be given what others left long ago. And it does not leave those behind who wait:
        else who is new would wait for what was had by others who are gone.
        """
        waiting = [party for party in self._parties.values() if len(party.queued)]
        here = [party for party in self._parties.values() if len(party.queued) or party.under_way]
        risen = self._fair + seconds / max(len(here), 1)
        if waiting:
            risen = min(risen, min(it.had + it.queued.next_cost() for it in waiting))
        if here:
            risen = max(risen, min(party.had - party.counted for party in here))
        self._fair = max(self._fair, risen)

    def _has_left(self, party: _Party[P]) -> None:
        self._count -= 1
        if not len(party.queued):
            self.waiting -= 1

    def _forget(self) -> None:
        """Forget whoever would stand where those do who are new."""
        self._parties = {
            name: party
            for name, party in self._parties.items()
            if len(party.queued) or party.under_way or party.had > self._fair
        }


def _place(ticket: Ticket[Any]) -> str:
    return ticket.place


def _owner(ticket: Ticket[Any]) -> str:
    return ticket.owner


def _table(ticket: Ticket[Any]) -> str:
    return ticket.table
