"""Who is thought for next: nobody waits for ever, people share the time, the urgent goes first."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from retorta.server.thinking.queue import LEAST, PATIENCE, Priority, Queue, Ticket


@dataclass(frozen=True)
class Work:
    """Something to think about."""

    cost: float
    number: int = 0


tickets = st.builds(
    Ticket[Work],
    priority=st.sampled_from(Priority),
    owner=st.sampled_from(["anna", "boris", "cyryl"]),
    table=st.sampled_from(["t1", "t2"]),
    item=st.builds(Work, st.sampled_from([0.0, 0.01, 0.02, 0.05, 0.15])),
)


def new_queue() -> Queue[Work]:
    return Queue(lambda work: work.cost)


def ticket(priority: Priority, owner: str, table: str, cost: float, number: int) -> Ticket[Work]:
    return Ticket(priority, owner, table, Work(cost, number))


def numbered(number: int, like: Ticket[Work]) -> Ticket[Work]:
    return ticket(like.priority, like.owner, like.table, like.item.cost, number)


def emptied(queue: Queue[Work]) -> list[Ticket[Work]]:
    found = []
    while (ticket := queue.next()) is not None:
        found.append(ticket)
    return found


@given(st.lists(st.one_of(tickets, st.none()), max_size=60))
def test_everything_comes_out_once_and_each_table_in_its_order(
    does: list[Ticket[Work] | None],
) -> None:
    """``None`` takes one out."""
    queue = new_queue()
    put, out = [], []
    for number, wanted in enumerate(does):
        if wanted is not None:
            put.append(numbered(number, wanted))
            queue.put(put[-1])
        elif (taken := queue.next()) is not None:
            out.append(taken)
        assert len(queue) == len(put) - len(out)
        assert sum(queue.depth(each) for each in Priority) == len(queue)
    out += emptied(queue)
    assert sorted(it.item.number for it in out) == [it.item.number for it in put]
    by_table = defaultdict(list)
    for it in out:
        by_table[it.priority, it.owner, it.table].append(it.item.number)
    assert all(items == sorted(items) for items in by_table.values())


@given(
    before=st.lists(tickets, max_size=6),
    last=tickets,
    later=st.lists(st.tuples(tickets, st.booleans()), min_size=1, max_size=20),
)
def test_nobody_waits_for_ever_whoever_comes_later(
    before: list[Ticket[Work]], last: Ticket[Work], later: list[tuple[Ticket[Work], bool]]
) -> None:
    """For every thought that is taken a new one comes, of a new person where the flag says so."""
    queue = new_queue()
    for each in before:
        queue.put(each)
    queue.put(numbered(1, last))
    own_costs = sum(max(it.item.cost, LEAST) for it in [*before, last])
    in_its_lane = (len(before) + 2) * (own_costs / LEAST + 1)
    for taken in range(int(in_its_lane * (PATIENCE + len(Priority))) + 1):
        found = queue.next()
        assert found is not None
        if found.item.number == 1:
            return
        new, is_new = later[taken % len(later)]
        owner = f"new-{taken}" if is_new else new.owner
        if (owner, new.table) == (last.owner, last.table):
            owner = "dora"
        queue.put(ticket(new.priority, owner, new.table, new.item.cost, 0))
    raise AssertionError("somebody starved")


@given(
    costs=st.lists(st.floats(LEAST, 2.0), min_size=2, max_size=5),
    tables=st.lists(st.integers(1, 5), min_size=5, max_size=5),
)
def test_people_who_always_want_more_get_the_same_time(
    costs: list[float], tables: list[int]
) -> None:
    """However long their thoughts are, and at however many tables they sit."""
    queue = new_queue()
    used = dict.fromkeys(range(len(costs)), 0.0)
    for person, cost in enumerate(costs):
        for table in range(tables[person]):
            queue.put(ticket(Priority.SEATED, str(person), str(table), cost, person))
    for _ in range(200):
        found = queue.next()
        assert found is not None
        used[found.item.number] += found.item.cost
        queue.put(found)
        assert max(used.values()) - min(used.values()) <= 2 * max(costs) + 1e-9


@given(st.lists(st.sampled_from(["t1", "t2", "t3"]), min_size=1, max_size=12))
def test_tables_of_one_person_share_that_persons_time(first: list[str]) -> None:
    """One table that asks for much delays the others of its person by one thought each."""
    queue = new_queue()
    for table in first:
        queue.put(ticket(Priority.SEATED, "anna", table, 1.0, 0))
    queue.put(ticket(Priority.SEATED, "anna", "another", 1.0, 1))
    order = [it.item.number for it in emptied(queue)]
    assert order.index(1) <= len(set(first))


def test_a_short_thought_does_not_wait_behind_the_long_ones_of_others() -> None:
    queue = new_queue()
    for person in range(50):
        queue.put(ticket(Priority.SEATED, str(person), "t", 0.15, 0))
    queue.put(ticket(Priority.SEATED, "anna", "t", 0.02, 1))
    first = queue.next()
    assert first is not None
    assert first.item.number == 1


def test_who_came_when_thoughts_took_long_is_not_behind_those_who_come_later() -> None:
    """What a kind takes is asked when a turn is looked for: all masters wait alike."""
    takes = [2.0]
    queue: Queue[int] = Queue(lambda _: takes[0])
    queue.put(Ticket(Priority.SEATED, "early", "t", 0))
    takes[0] = 0.15
    for number in range(1, 50):
        queue.put(Ticket(Priority.SEATED, f"person {number}", "t", number))
    first = queue.next()
    assert first is not None
    assert first.item == 0


def test_the_urgent_goes_first_and_the_rest_has_every_ninth_turn() -> None:
    queue = new_queue()
    for number in range(100):
        for priority in (Priority.UNSEEN, Priority.SEATED):
            queue.put(ticket(priority, f"person {number}", "t", 0.1, 0))
    order = [found.priority for _ in range(45) if (found := queue.next()) is not None]
    assert order[:PATIENCE] == [Priority.SEATED] * PATIENCE
    assert order.count(Priority.UNSEEN) == 5
    queue.put(ticket(Priority.ASKED, "anna", "t", 2.0, 0))
    asked = queue.next()
    assert asked is not None
    assert asked.priority is Priority.ASKED


@given(st.lists(tickets, max_size=30), tickets)
def test_lower_priorities_hurry_nobody(waiting: list[Ticket[Work]], mine: Ticket[Work]) -> None:
    queue = new_queue()
    for each in waiting:
        queue.put(each)
    counted = queue.ahead(mine)
    assert 1 <= counted <= 1 + sum(it.priority <= mine.priority for it in waiting)
    for _ in range(10):
        queue.put(ticket(Priority.UNSEEN, "zoe", "t", 1.0, 0))
    if mine.priority is not Priority.UNSEEN:
        assert queue.ahead(mine) == counted


def test_who_has_one_table_is_not_hurried_by_one_with_fifty() -> None:
    queue = new_queue()
    mine = ticket(Priority.SEATED, "anna", "t", 2.0, 0)
    for table in range(50):
        queue.put(ticket(Priority.SEATED, "boris", str(table), 2.0, 0))
    assert queue.ahead(mine) == 2
    for person in range(50):
        queue.put(ticket(Priority.SEATED, f"person {person}", "t", 2.0, 0))
    assert queue.ahead(mine) == 52


@given(st.lists(tickets, max_size=20), st.sampled_from(list(Priority)[1:]))
def test_when_somebody_comes_to_look_their_table_moves_up(
    waiting: list[Ticket[Work]], to: Priority
) -> None:
    """All its turns, in their order; nothing that a person asked for, and nobody else's."""
    queue = new_queue()
    for number, each in enumerate(waiting):
        queue.put(numbered(number, each))
    queue.move("anna", "t1", to)
    assert len(queue) == len(waiting)
    wanted = [
        to
        if (each.owner, each.table) == ("anna", "t1") and each.priority is not Priority.ASKED
        else each.priority
        for each in waiting
    ]
    assert [queue.depth(each) for each in Priority] == [wanted.count(each) for each in Priority]
    out = emptied(queue)
    assert sorted(it.item.number for it in out) == list(range(len(waiting)))
