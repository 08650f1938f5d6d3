"""Crowds at a dispatcher, in a time of their own: no clock, no load, no luck.

``python3 run.py load thinking`` measures the same at a running server; here a thought takes
exactly what it is given.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from support.simulated_time import simulated

from retorta.bots.levels import Master
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import CUT, Dispatcher, Errand
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.queued_thinker import FLOOR
from retorta.thinking.followed_game import time_for

WAIT = 2.0
LIMIT = 60.0
USUAL_PAUSE = 0.7
GREEDY = 0.02
HINT = 2.0
MEASURED = 120.0
SETTLED = 30.0
"""Seconds after which the first rush is over."""
MASTER = Master(1)


class Hand:
    """A worker that does nothing, for as long as it takes."""

    def knows(self, table: str) -> bool:
        return False

    async def drop(self) -> None:
        """Nothing is to be ended."""


@dataclass
class Seated:
    """A table: people who take so long, then three bots."""

    owner: str
    name: str
    bot: str
    pace: float | None
    """``None``: bots alone."""
    priority: Priority = Priority.SEATED
    place: str = ""
    """By default one of its owner's own."""
    bots: int = 3
    turns: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)


@dataclass
class Hinted:
    """Somebody who asks for one hint after the other."""

    owner: str
    place: str
    hints: list[float] = field(default_factory=list)


class Room:
    """Everybody who plays, and the workers."""

    def __init__(self, workers: int, pause: float = USUAL_PAUSE) -> None:
        self.given: list[float] = []
        self.counts = Counts()
        self._pause = pause
        self._loop = asyncio.get_running_loop()
        hands = [Hand() for _ in range(workers)]
        self._desk: Dispatcher[Hand] = Dispatcher(hands, LIMIT, WAIT, self.counts, self._loop.time)

    async def play(self, tables: list[Seated], hinted: list[Hinted]) -> None:
        """Play until the first rush is over, and then for as long as it is measured."""
        playing = [
            asyncio.create_task(self._table(table, (table.pace or 0.0) * number / len(tables)))
            for number, table in enumerate(tables)
        ]
        playing += [asyncio.create_task(self._asking(one)) for one in hinted]
        await asyncio.sleep(SETTLED)
        self.given.clear()
        for table in tables:
            table.turns.clear()
            table.rounds.clear()
        for one in hinted:
            one.hints.clear()
        await asyncio.sleep(MEASURED)
        for task in playing:
            assert not task.done()
            task.cancel()
        await self._desk.stop()

    async def _table(self, table: Seated, later: float) -> None:
        await asyncio.sleep(later)
        while True:
            began = self._loop.time()
            for _ in range(table.bots):
                await self._turn(table)
            table.rounds.append(self._loop.time() - began)
            await asyncio.sleep(table.pace or 0.0)

    async def _turn(self, table: Seated) -> None:
        async def work(hand: Hand, seconds: float) -> None:
            took = GREEDY
            if table.bot == "master":
                _, given = time_for(MASTER, seconds, "usual")
                assert given is not None
                self.given.append(given)
                took = given
            await asyncio.sleep(took)

        begun = self._loop.time()
        place = table.place or table.owner
        await self._desk.ask(
            Errand(table.priority, table.owner, table.name, table.bot, work, place=place)
        )
        await asyncio.sleep(max(0.0, begun + self._pause - self._loop.time()))
        table.turns.append(self._loop.time() - begun)

    async def _asking(self, one: Hinted) -> None:
        async def work(hand: Hand, seconds: float) -> None:
            await asyncio.sleep(min(HINT, max(seconds, FLOOR)))

        while True:
            begun = self._loop.time()
            await self._desk.ask(
                Errand(Priority.ASKED, one.owner, "t", "advise", work, place=one.place)
            )
            one.hints.append(self._loop.time() - begun)


def masters() -> list[Seated]:
    return [Seated(f"person {n}", f"t{n}", "master", 5.0) for n in range(50)]


def turns_of(tables: list[Seated]) -> Iterator[float]:
    for table in tables:
        yield from table.turns


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)]


def evening(
    tables: list[Seated], hinted: list[Hinted] | None = None, workers: int = 2, pause: float = 0.7
) -> Room:
    rooms = []

    async def play() -> None:
        rooms.append(Room(workers, pause))
        await rooms[0].play(tables, hinted or [])

    simulated(play())
    return rooms[0]


def test_with_fifty_tables_of_masters_a_turn_takes_less_than_five_seconds() -> None:
    tables = masters()
    room = evening(tables)
    turns = sorted(turns_of(tables))
    assert len(turns) > 1000
    assert percentile(turns, 0.95) <= 5.0
    assert min(room.given) >= 0.15
    fewest, most = (pick(len(table.turns) for table in tables) for pick in (min, max))
    assert most <= fewest * 1.2, "nobody has many more turns than another"


def test_beside_all_attacks_a_greedy_bot_answers_within_three_seconds() -> None:
    honest = masters()
    forty = [Seated("mallory", f"w{n}", "master", None, Priority.WATCHED) for n in range(40)]
    many = [Seated("mallory", f"p{n}", "master", 0.0) for n in range(50)]
    anna = Seated("anna", "a", "greedy", 1.0)
    evening([*honest, *forty, *many, anna])
    assert len(anna.turns) > 50
    assert max(anna.turns) <= 3.0
    turns = list(turns_of(honest))
    assert percentile(turns, 0.95) <= 5.0, "nor do the others wait for one who wants much"
    mallory = sum(len(table.turns) for table in [*forty, *many])
    most = max(len(table.turns) for table in honest)
    assert mallory >= most, "and she has as much as anybody"
    assert any(table.turns for table in forty), "some of it for what is less urgent to her"


def test_few_tables_of_masters_think_as_long_as_they_are_used_to() -> None:
    room = evening([Seated("anna", "t", "master", 5.0), Seated("boris", "u", "master", 5.0)])
    assert set(room.given) == {2.0}
    assert room.counts.cut == 0


def around(cookies: int, tables: int, addresses: int = 1) -> tuple[list[Seated], list[Hinted]]:
    """Return tables of masters that never rest, and as many cookies that ask for hints."""
    places = [f"there {number % addresses}" for number in range(cookies)]
    seated = [
        Seated(f"cookie {number}", f"t{number}.{table}", "master", None, place=place, bots=4)
        for number, place in enumerate(places)
        for table in range(tables)
    ]
    return seated, [Hinted(f"cookie {number}", place) for number, place in enumerate(places)]


AROUND = {
    "one cookie with thirty tables": (1, 30),
    "thirty cookies with two tables each": (30, 2),
    "sixty cookies with hints alone": (60, 0),
}


@pytest.mark.parametrize("name", AROUND)
def test_a_round_of_greedy_bots_waits_for_one_thought_before_each(name: str) -> None:
    """With a single worker, whatever another address wants."""
    tables, hinted = around(*AROUND[name])
    anna = Seated("anna", "a", "greedy", 0.3, place="here", bots=2)
    room = evening([*tables, anna], hinted, workers=1, pause=0.01)
    assert len(anna.rounds) > 100
    assert max(anna.rounds) <= 2 * (CUT + GREEDY) + 0.01
    assert min(room.given, default=0.15) == 0.15
    assert all(one.hints for one in hinted), "and those others have what is theirs"


def test_who_thinks_all_the_time_is_cut_short_while_another_is_about() -> None:
    """Though nothing of the other's waits when the thought begins."""
    watched = Seated("boris", "b", "master", None, Priority.WATCHED, place="there", bots=4)
    anna = Seated("anna", "a", "greedy", 0.3, place="here", bots=2)
    room = evening([watched, anna], workers=1, pause=0.01)
    assert set(room.given) == {CUT}
    assert max(anna.rounds) <= 2 * (CUT + GREEDY) + 0.01
    alone = evening([Seated("boris", "b", "master", None, bots=4)], workers=1, pause=0.01)
    assert set(alone.given) == {2.0}
    assert alone.counts.cut == 0, "nobody else is there"


def test_people_behind_one_address_share_it_as_addresses_do() -> None:
    watched = Seated("boris", "b", "master", None, Priority.WATCHED, place="club", bots=4)
    anna = Seated("anna", "a", "greedy", 0.3, place="club", bots=2)
    room = evening([watched, anna], workers=1, pause=0.01)
    assert set(room.given) == {CUT}
    assert max(anna.rounds) <= 2 * (CUT + GREEDY) + 0.01


def test_sixty_addresses_that_ask_for_hints_do_not_stop_a_short_thought() -> None:
    _, hinted = around(60, 0, addresses=60)
    anna = Seated("anna", "a", "greedy", 0.3, place="here", bots=2)
    evening([anna], hinted, workers=1, pause=0.01)
    assert percentile(anna.rounds, 0.95) <= 3.0
    assert all(one.hints for one in hinted)
