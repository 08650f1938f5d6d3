"""Who is thought for next: nobody waits for ever, addresses share the time, then people, tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retorta.server.thinking.queue import LEAST, PATIENCE, Priority, Queue, Ticket


@dataclass(frozen=True)
class Work:
    """Something to think about."""

    cost: float
    number: int = 0


costs = st.sampled_from([0.0, 0.01, 0.02, 0.05, 0.15, 0.5])
tickets = st.builds(
    Ticket[Work],
    priority=st.sampled_from(Priority),
    place=st.sampled_from(["north", "south"]),
    owner=st.sampled_from(["anna", "boris", "cyryl"]),
    table=st.sampled_from(["t1", "t2"]),
    item=st.builds(Work, costs),
)


def new_queue() -> Queue[Work]:
    return Queue(lambda work: work.cost)


def ticket(
    priority: Priority, owner: str, table: str, cost: float, number: int, place: str = "here"
) -> Ticket[Work]:
    return Ticket(priority, place, owner, table, Work(cost, number))


def numbered(number: int, like: Ticket[Work]) -> Ticket[Work]:
    return ticket(like.priority, like.owner, like.table, like.item.cost, number, like.place)


def taken_from(queue: Queue[Work]) -> Ticket[Work] | None:
    """Take what is next, and have it done: it takes what it was thought to."""
    found = queue.next()
    if found is not None:
        queue.done(found, found.item.cost)
    return found


def emptied(queue: Queue[Work]) -> list[Ticket[Work]]:
    found = []
    while (ticket := taken_from(queue)) is not None:
        found.append(ticket)
    return found


@given(
    st.lists(st.one_of(tickets, st.none()), max_size=60),
    st.lists(st.one_of(costs, st.none()), min_size=1),
)
def test_everything_comes_out_once_and_each_table_in_its_order(
    does: list[Ticket[Work] | None], takes: list[float | None]
) -> None:
    """``None`` takes one out; it may be done at any later time, and take more or less."""
    queue = new_queue()
    put, out, under_way = [], [], []
    for number, wanted in enumerate(does):
        if wanted is not None:
            put.append(numbered(number, wanted))
            queue.put(put[-1])
        elif (taken := queue.next()) is not None:
            out.append(taken)
            under_way.append(taken)
        if under_way and (seconds := takes[number % len(takes)]) is not None:
            queue.done(under_way.pop(0), seconds)
        assert len(queue) == len(put) - len(out)
        assert sum(queue.depth(each) for each in Priority) == len(queue)
    out += emptied(queue)
    assert sorted(it.item.number for it in out) == [it.item.number for it in put]
    by_table = defaultdict(list)
    for it in out:
        by_table[it.priority, it.place, it.owner, it.table].append(it.item.number)
    assert all(items == sorted(items) for items in by_table.values())


@given(
    before=st.lists(tickets, max_size=6),
    last=tickets,
    later=st.lists(
        st.tuples(tickets, st.sampled_from(["place", "person", "neither"])), min_size=1, max_size=20
    ),
)
def test_nobody_waits_for_ever_whoever_comes_later(
    before: list[Ticket[Work]], last: Ticket[Work], later: list[tuple[Ticket[Work], str]]
) -> None:
    """For every thought that is taken a new one comes, of a new address or person if so said."""
    queue = new_queue()
    for each in before:
        queue.put(each)
    queue.put(numbered(1, last))
    for taken in range(20_000):
        found = taken_from(queue)
        assert found is not None
        if found.item.number == 1:
            return
        new, is_new = later[taken % len(later)]
        place = f"place-{taken}" if is_new == "place" else new.place
        owner = f"person-{taken}" if is_new == "person" else new.owner
        if (place, owner, new.table) == (last.place, last.owner, last.table):
            owner = "dora"
        queue.put(ticket(new.priority, owner, new.table, new.item.cost, 0, place))
    raise AssertionError("somebody starved")


@pytest.mark.parametrize(("hers", "theirs"), [(0.15, 0.15), (0.5, 0.01)])
def test_newcomers_without_end_do_not_starve_who_was_there(hers: float, theirs: float) -> None:
    """Anna had something already, and those who come, each from a new address, never had."""
    queue = new_queue()
    for _ in range(2):
        queue.put(ticket(Priority.SEATED, "anna", "t", hers, 1))
    first = queue.next()
    assert first is not None
    for number in range(1000):
        queue.put(ticket(Priority.ASKED, "mallory", "t", theirs, 0, f"place {number}"))
        if not number:
            queue.done(first, hers)
        found = taken_from(queue)
        assert found is not None
        if found.item.number:
            # As long as those of one address would take who had as much as she has.
            assert number * theirs <= 4 * hers
            return
    raise AssertionError("she starved")


LEVELS: list[Callable[[int], tuple[str, str, str]]] = [
    lambda n: (f"place {n}", "anna", "t"),
    lambda n: ("here", f"person {n}", "t"),
    lambda n: ("here", "anna", f"table {n}"),
]
"""Those who share at each level: address, person and table of the *n*th."""
at_each_level = pytest.mark.parametrize("who", LEVELS, ids=["addresses", "people", "tables"])


@at_each_level
@given(
    costs=st.lists(st.floats(LEAST, 2.0), min_size=2, max_size=5),
    parts=st.lists(st.integers(1, 5), min_size=5, max_size=5),
    wrong=st.floats(0.2, 5.0),
)
def test_who_always_wants_more_gets_the_same_time(
    who: Callable[[int], tuple[str, str, str]], costs: list[float], parts: list[int], wrong: float
) -> None:
    """However long their thoughts are, or were thought to be, and however much each asks for."""
    queue: Queue[Work] = Queue(lambda work: work.cost * wrong)
    used = dict.fromkeys(range(len(costs)), 0.0)
    for each, cost in enumerate(costs):
        place, owner, table = who(each)
        for part in range(parts[each]):
            # An address has several people, a person several tables; they share their time.
            below = (owner, f"{table} {part}") if part % 2 else (f"{owner} {part}", table)
            if who is LEVELS[1]:
                below = (owner, f"{table} {part}")
            elif who is LEVELS[2]:
                below = (owner, table)
            queue.put(ticket(Priority.SEATED, *below, cost, each, place))
    for _ in range(200):
        found = queue.next()
        assert found is not None
        used[found.item.number] += found.item.cost
        queue.put(numbered(found.item.number, found))
        queue.done(found, found.item.cost)
        assert max(used.values()) - min(used.values()) <= 2 * max(costs) * max(wrong, 1) + 1e-9


@at_each_level
@given(
    wants=st.lists(st.tuples(st.sampled_from(Priority), costs), min_size=1, max_size=20),
    had=st.integers(1, 10),
    mine=st.tuples(st.sampled_from(Priority), costs),
)
def test_who_wanted_nothing_lately_waits_for_what_is_under_way_and_nothing_else(
    who: Callable[[int], tuple[str, str, str]],
    wants: list[tuple[Priority, float]],
    had: int,
    mine: tuple[Priority, float],
) -> None:
    """However much another wants, however urgent, and however long one's own thought will take."""
    queue = new_queue()
    place, owner, table = who(0)
    for number in range(len(wants) + had + 1):
        priority, cost = wants[number % len(wants)]
        if who is LEVELS[2]:
            priority = mine[0]  # what is urgent goes first among one person's
        queue.put(ticket(priority, owner, table, cost, 0, place))
    for _ in range(had):
        taken_from(queue)
    under_way = queue.next()
    place, owner, table = who(1)
    queue.put(ticket(mine[0], owner, table, mine[1], 1, place))
    assert under_way is not None
    queue.done(under_way, under_way.item.cost)
    found = queue.next()
    assert found is not None
    assert found.item.number == 1


def test_a_first_hint_and_a_first_turn_come_before_anybodys_fifth() -> None:
    """Hints count as turns do, and who asks as another person is still at the same address."""
    queue = new_queue()
    for number in range(1, 6):
        queue.put(ticket(Priority.ASKED, f"cookie {number}", "t", 0.5, number, "there"))
    for _ in range(3):
        taken_from(queue)
    fourth = queue.next()
    assert fourth is not None
    queue.put(ticket(Priority.UNSEEN, "boris", "u", 0.15, 10))
    queue.put(ticket(Priority.ASKED, "anna", "v", 0.5, 11))
    queue.done(fourth, 0.5)
    assert [it.item.number for it in emptied(queue)] == [10, 11, 5]


@pytest.mark.parametrize("cost", [0.01, 0.15, 2.0])
def test_however_long_it_has_gone_on_nobody_is_far_ahead_or_behind(cost: float) -> None:
    """Mallory always wants something, and a hundred others come once each, for little or much.

    Then Boris comes, who wants as much as she does: they take turns.
    """
    queue = new_queue()
    for number in range(1, 1000):
        queue.put(ticket(Priority.SEATED, "mallory", f"t{number}", 0.15, 0, "there"))
    for number in range(100):
        under_way = queue.next()
        assert under_way is not None
        queue.put(ticket(Priority.SEATED, "visitor", "t", cost, 1, f"place {number}"))
        queue.done(under_way, under_way.item.cost)
        served = [it.item.number for _ in range(3) if (it := taken_from(queue)) is not None]
        assert 1 in served, "who is new is next, but for what Mallory had less than others"
    for number in range(100):
        queue.put(ticket(Priority.SEATED, "boris", f"t{number}", 0.15, 3, "far"))
    order = [it.item.number for _ in range(40) if (it := taken_from(queue)) is not None]
    assert 15 <= order.count(3) <= 25, order


def test_many_cookies_of_one_address_have_one_share() -> None:
    queue = new_queue()
    for person in range(30):
        for priority in (Priority.ASKED, Priority.SEATED):
            queue.put(ticket(priority, f"cookie {person}", f"t{person}", 0.1, 0, "there"))
    for _ in range(10):
        queue.put(ticket(Priority.SEATED, "anna", "t", 0.1, 1))
    order = [it.item.number for it in emptied(queue)]
    assert sum(order[:20]) == 10, "half of the first twenty are Anna's"


def test_what_took_longer_than_it_was_thought_to_is_counted() -> None:
    queue = new_queue()
    for number in range(10):
        queue.put(ticket(Priority.SEATED, "anna", f"a{number}", 0.1, 0))
        queue.put(ticket(Priority.SEATED, "boris", f"b{number}", 0.1, 1))
    first = queue.next()
    assert first is not None
    queue.done(first, 0.55)
    order = [it.item.number for it in emptied(queue)]
    assert order[:5] == [1 - first.item.number] * 5


def test_what_was_had_while_nobody_else_wanted_it_is_not_waited_for() -> None:
    """Anna's bot thought for long when she was alone; then a crowd comes, and she again."""
    queue = new_queue()
    queue.put(ticket(Priority.SEATED, "anna", "t", 2.0, 0, "there"))
    taken_from(queue)
    for number in range(50):
        queue.put(ticket(Priority.SEATED, f"person {number}", "t", 0.15, 0, f"place {number}"))
    for _ in range(50):
        found = taken_from(queue)
        assert found is not None
        queue.put(numbered(0, found))
    queue.put(ticket(Priority.SEATED, "anna", "t", 0.15, 1, "there"))
    order = [taken_from(queue) for _ in range(51)]
    assert any(it is not None and it.item.number == 1 for it in order)


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
    queue.put(Ticket(Priority.SEATED, "here", "early", "t", 0))
    takes[0] = 0.15
    for number in range(1, 50):
        queue.put(Ticket(Priority.SEATED, "here", f"person {number}", "t", number))
    first = queue.next()
    assert first is not None
    assert first.item == 0


def test_the_urgent_goes_first_among_ones_own_and_the_rest_has_every_ninth_turn() -> None:
    queue = new_queue()
    for number in range(100):
        for priority in (Priority.UNSEEN, Priority.SEATED):
            queue.put(ticket(priority, "anna", f"t{number}", 0.1, 0))
    order = [found.priority for _ in range(45) if (found := taken_from(queue)) is not None]
    assert order[:PATIENCE] == [Priority.SEATED] * PATIENCE
    assert order.count(Priority.UNSEEN) == 5
    queue.put(ticket(Priority.ASKED, "anna", "t", 2.0, 0))
    next_one = queue.next()
    assert next_one is not None
    assert next_one.priority is Priority.ASKED


@given(st.lists(tickets, max_size=30), tickets)
def test_nobody_is_hurried_by_what_is_less_urgent_to_them(
    waiting: list[Ticket[Work]], mine: Ticket[Work]
) -> None:
    queue = new_queue()
    for each in waiting:
        queue.put(each)
    counted = queue.ahead(mine)
    own = [it for it in waiting if (it.place, it.owner) == (mine.place, mine.owner)]
    later = sum(it.priority > mine.priority for it in own)
    assert 1 <= counted <= 1 + len(waiting) - later
    for _ in range(10):
        queue.put(ticket(Priority.UNSEEN, mine.owner, "t", 1.0, 0, mine.place))
    if mine.priority is not Priority.UNSEEN and own:
        assert queue.ahead(mine) == counted


@at_each_level
def test_who_has_one_table_is_not_hurried_by_one_with_fifty(
    who: Callable[[int], tuple[str, str, str]],
) -> None:
    queue = new_queue()
    place, owner, table = who(0)
    mine = ticket(Priority.SEATED, owner, table, 2.0, 0, place)
    if who is LEVELS[2]:
        queue.put(ticket(Priority.SEATED, owner, table, 2.0, 0, place))
        assert queue.ahead(mine) == 2, "one's own tables hurry each other"
        return
    place, owner, table = who(1)
    for number in range(50):
        queue.put(ticket(Priority.SEATED, owner, f"{table} {number}", 2.0, 0, place))
    assert queue.ahead(mine) == 2
    for number in range(50):
        place, owner, table = who(2 + number)
        queue.put(ticket(Priority.SEATED, owner, table, 2.0, 0, place))
    assert queue.ahead(mine) == 52


def test_who_is_alone_at_an_address_is_not_hurried_by_one_with_fifty_people() -> None:
    queue = new_queue()
    for number in range(50):
        queue.put(ticket(Priority.SEATED, f"cookie {number}", f"t{number}", 2.0, 0, "there"))
    assert queue.ahead(ticket(Priority.SEATED, "anna", "t", 2.0, 0)) == 2
    assert queue.ahead(ticket(Priority.SEATED, "boris", "t", 2.0, 0, "there")) == 51


@given(
    st.lists(tickets, max_size=20),
    st.sampled_from(list(Priority)[1:]),
    st.sampled_from(["north", "west"]),
)
def test_when_somebody_comes_to_look_their_table_moves_up(
    waiting: list[Ticket[Work]], to: Priority, place: str
) -> None:
    """All its turns, to wherever they looked from; nothing that a person asked for."""
    queue = new_queue()
    for number, each in enumerate(waiting):
        queue.put(numbered(number, each))
    queue.move("t1", place, "anna", to)
    assert len(queue) == len(waiting)
    moved = [it.table == "t1" and it.priority is not Priority.ASKED for it in waiting]
    wanted = [
        (to, place, "anna") if is_moved else (it.priority, it.place, it.owner)
        for it, is_moved in zip(waiting, moved, strict=True)
    ]
    assert [queue.depth(each) for each in Priority] == [
        sum(priority is each for priority, *_ in wanted) for each in Priority
    ]
    out = emptied(queue)
    found = {it.item.number: (it.priority, it.place, it.owner) for it in out}
    assert found == dict(enumerate(wanted))
    assert not len(queue)
