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
"""How often a priority is passed over before it gets its turn."""
LEAST: Final = 0.01
"""Seconds that a job counts at least, so that very many short ones are not free."""

DEBT: Final = 0.1
"""Seconds by which a returning party is placed behind a new one, at most: time that was used while
hardly anybody wanted it should not cause a long wait in a crowd."""


class Priority(IntEnum):
    """The reason for a job, the most urgent first."""

    ASKED = 0
    """A person asked for it, and waits: a hint, a review, a moment of a record.

    The names appear in the metrics.
    """
    SEATED = 1
    """A bot's turn at a table that one of its players is watching."""
    WATCHED = 2
    """A bot's turn at a table that only others are watching."""
    UNSEEN = 3
    """A bot's turn at a table that nobody is watching."""


@dataclass(frozen=True)
class Ticket(Generic[T]):
    """A place in the queue."""

    priority: Priority
    place: str
    """The address that the job is for."""
    owner: str
    """The person there: who asked, or who made the table."""
    table: str
    item: T
    charged: float = 0.0
    """Seconds that were counted for it when it was taken."""


class Queue(Generic[T]):
    """All waiting jobs, and how much time each party has used lately.

    *cost* estimates how many seconds a job takes. It is called when the next job is chosen, not
    when a job arrives: the estimate for its kind may change meanwhile. The time that it really
    took is reported by :meth:`done`.
    """

    def __init__(self, cost: Callable[[T], float]) -> None:
        def lanes() -> _Lanes[T]:
            return _Lanes(cost)

        def people() -> _Shared[T, _Lanes[T]]:
            return _Shared(_owner, lanes)

        self._places: _Shared[T, _Shared[T, _Lanes[T]]] = _Shared(_place, people)
        self._depth: Counter[Priority] = Counter()
        self._turns: dict[str, list[Ticket[T]]] = {}
        """The waiting turns of the bots of each table."""

    def __len__(self) -> int:
        return len(self._places)

    def depth(self, priority: Priority) -> int:
        """Return how many jobs of a priority are waiting."""
        return self._depth[priority]

    def put(self, ticket: Ticket[T]) -> None:
        """Add a job to the queue."""
        self._places.put(ticket)
        self._depth[ticket.priority] += 1
        if ticket.priority is not Priority.ASKED:
            self._turns.setdefault(ticket.table, []).append(ticket)

    def next(self) -> Ticket[T] | None:
        """Return the job that is next; ``None`` if nothing is waiting.

        The caller must report when it is :meth:`done`.
        """
        if not self._places:
            return None
        cost = self._places.next_cost()
        ticket = self._places.take(cost)
        self._has_left(ticket)
        return replace(ticket, charged=cost)

    def done(self, ticket: Ticket[T], seconds: float) -> None:
        """Count the time that a job really took, instead of the estimate."""
        self._places.settle(ticket, max(seconds, LEAST) - ticket.charged)

    def move(self, table: str, place: str, owner: str, to: Priority) -> None:
        """Move the waiting turns of a table's bots: somebody has come to watch, or has left."""
        for ticket in list(self._turns.get(table, ())):
            moved = replace(ticket, priority=to, place=place, owner=owner)
            if moved != ticket:
                self._places.withdraw(ticket)
                self._has_left(ticket)
                self.put(moved)

    def ahead(self, ticket: Ticket[T]) -> int:
        """Return how many jobs must share the time, including *ticket*, whose turn it is.

        Less urgent jobs of the same person do not count. Of parties with more jobs than this one,
        only as many jobs count as this one has: a person with a single table is not hurried by
        somebody with fifty, nor by an address with fifty people.
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
    """Some waiting jobs, and which of them is next."""

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
        """Count nothing: the parties that share the time are charged elsewhere."""

    def withdraw(self, ticket: Ticket[T]) -> None:
        self._tickets.remove(ticket)


class _Lanes(Generic[T]):
    """The waiting jobs of one person, urgent ones first; the tables of a lane share its time."""

    def __init__(self, cost: Callable[[T], float]) -> None:
        def line() -> _Line[T]:
            return _Line(cost)

        self._lanes = {priority: _Shared(_table, line) for priority in Priority}
        self._passed_over = dict.fromkeys(Priority, 0)

    def __len__(self) -> int:
        return self.as_urgent_as(Priority.UNSEEN)

    def as_urgent_as(self, priority: Priority) -> int:
        """Return how many waiting jobs are at least as urgent."""
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
    """One of the parties that share the time."""

    def __init__(self, queued: P) -> None:
        self.queued = queued
        self.had = 0.0
        """Seconds used; comparable only with those of the other parties."""
        self.since = 0
        """Its number among the waiting parties, in the order they came."""
        self.under_way = 0
        self.counted = 0.0
        """The part of ``had`` that was counted for jobs in progress."""


class _Shared(Generic[T, P]):
    """Several parties that share the time equally: addresses, people, tables."""

    def __init__(self, name: Callable[[Ticket[T]], str], new: Callable[[], P]) -> None:
        self._name = name
        self._new = new
        self._parties: dict[str, _Party[P]] = {}
        """Parties that have jobs waiting or in progress, or have had more than their fair share."""
        self.waiting = 0
        """How many of them have jobs waiting."""
        self._count = 0
        self._came = 0
        self._fair = 0.0
        """What a party with an equal part of all time would have had; new ones begin with it."""

    def __len__(self) -> int:
        return self._count

    def waiting_of(self, name: str) -> P | None:
        """Return the waiting jobs of a party; ``None`` if it has none."""
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
        """Return whose job would finish first, of those that have had no more than is fair."""
        waiting = [party for party in self._parties.values() if len(party.queued)]
        fair = max(self._fair, min(party.had for party in waiting))
        return min(
            (party for party in waiting if party.had <= fair),
            key=lambda party: (party.had + party.queued.next_cost(), party.since),
        )

    def _rise(self, seconds: float) -> None:
        """Raise the fair share by an equal part of the time that a job took.

        It is never less than the least that an active party has had, not counting jobs in progress:
        otherwise a new party would be given time that others left unused long ago. And it does
        not rise above what a waiting party will have had after its next job: otherwise a new party
        would have to wait for time that was used by parties that are gone.
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
        """Forget parties that stand where a new one would."""
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
