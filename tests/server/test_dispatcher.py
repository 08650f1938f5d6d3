"""Handing out work: one thing to a worker, time-outs of work alone, and no death is contagious."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from support.evenings import evening
from support.guests import PATIENCE

from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import TRIES, Dispatcher, Errand
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.thinking_worker import WorkerDied
from retorta.thinking.thinking_job import Failed

Work = Callable[["Hand", float], Awaitable[Any]]


class Hand:
    """A worker without a process."""

    def __init__(self, name: str = "", knows: str = "") -> None:
        self.name = name
        self.is_busy = False
        self.dropped = 0
        self._knows = knows

    def knows(self, table: str) -> bool:
        return table == self._knows

    async def drop(self) -> None:
        self.dropped += 1


def errand(
    work: Work,
    owner: str = "anna",
    table: str = "t",
    priority: Priority = Priority.SEATED,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Errand[Hand]:
    return Errand(priority, owner, table, "kind", work, is_wanted)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_each_worker_does_one_thing_at_a_time() -> None:
    async def work(hand: Hand, seconds: float) -> str:
        assert not hand.is_busy
        hand.is_busy = True
        await asyncio.sleep(0)
        hand.is_busy = False
        return hand.name

    async def play() -> None:
        desk = Dispatcher([Hand("a"), Hand("b")], PATIENCE, 2.0, Counts())
        done = await asyncio.gather(*(desk.ask(errand(work, str(n))) for n in range(20)))
        assert set(done) == {"a", "b"}
        assert len(desk.free) == 2

    evening(play())


def test_the_worker_that_knows_the_game_is_asked_if_it_is_free() -> None:
    async def work(hand: Hand, seconds: float) -> str:
        return hand.name

    async def play() -> None:
        desk = Dispatcher([Hand("a"), Hand("b", "t7")], PATIENCE, 2.0, Counts())
        assert await desk.ask(errand(work, table="t7")) == "b"

    evening(play())


def test_time_in_the_queue_is_no_time_of_work() -> None:
    """Ten who wait as long as one may work are all served; the endless one is not."""
    counts = Counts()

    async def endless(hand: Hand, seconds: float) -> None:
        await asyncio.Event().wait()

    async def work(hand: Hand, seconds: float) -> str:
        return "done"

    async def play() -> None:
        hand = Hand()
        desk = Dispatcher([hand], 0.3, 2.0, counts)
        first = asyncio.create_task(desk.ask(errand(endless)))
        await settle()
        waiting = [asyncio.create_task(desk.ask(errand(work, str(n)))) for n in range(10)]
        with pytest.raises(Failed):
            await first
        assert await asyncio.gather(*waiting) == ["done"] * 10
        assert hand.dropped == 1, "only the endless one's worker was ended"
        assert counts.deaths == 1

    evening(play())


def test_what_a_dead_worker_was_at_is_given_on_and_nobody_elses_fails() -> None:
    counts = Counts()

    async def play() -> None:
        desk = Dispatcher([Hand("a"), Hand("b")], PATIENCE, 2.0, counts)
        tried: list[str] = []

        async def dies_once(hand: Hand, seconds: float) -> str:
            tried.append(hand.name)
            if len(tried) == 1:
                raise WorkerDied
            return "done"

        async def work(hand: Hand, seconds: float) -> str:
            return "done"

        answers = [desk.ask(errand(dies_once)), *(desk.ask(errand(work, str(n))) for n in range(5))]
        assert await asyncio.gather(*answers) == ["done"] * 6
        assert len(tried) == 2
        assert (counts.deaths, len(desk.free)) == (1, 2)

    evening(play())


def test_what_kills_every_worker_is_given_up() -> None:
    counts = Counts()

    async def kills(hand: Hand, seconds: float) -> None:
        raise WorkerDied

    async def play() -> None:
        desk = Dispatcher([Hand()], PATIENCE, 2.0, counts)
        with pytest.raises(Failed):
            await desk.ask(errand(kills))
        assert counts.deaths == TRIES

    evening(play())


def test_a_worker_that_cannot_even_be_asked_stays_at_work() -> None:
    async def breaks(hand: Hand, seconds: float) -> None:
        raise RuntimeError("nobody expected that")

    async def work(hand: Hand, seconds: float) -> str:
        return "done"

    async def play() -> None:
        desk = Dispatcher([Hand()], PATIENCE, 2.0, Counts())
        with pytest.raises(Failed):
            await desk.ask(errand(breaks))
        assert await desk.ask(errand(work)) == "done"

    evening(play())


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    async def play() -> None:
        done: list[str] = []
        go_on = asyncio.Event()
        desk = Dispatcher([Hand()], PATIENCE, 2.0, Counts())

        async def slow(hand: Hand, seconds: float) -> None:
            await go_on.wait()

        async def work(hand: Hand, seconds: float) -> None:
            done.append("work")

        busy = asyncio.create_task(desk.ask(errand(slow)))
        await settle()
        wanted = [True]
        late = asyncio.create_task(desk.ask(errand(work, "boris", is_wanted=lambda: wanted[0])))
        gone = asyncio.create_task(desk.ask(errand(work, "cyryl")))
        await settle()
        wanted[0] = False
        gone.cancel()
        go_on.set()
        await busy
        assert await late is None
        assert done == []

    evening(play())


def test_the_more_wait_the_less_time_each_is_given() -> None:
    async def play() -> None:
        given: list[float] = []
        go_on = asyncio.Event()
        desk = Dispatcher([Hand(), Hand()], PATIENCE, 2.0, Counts())

        async def slow(hand: Hand, seconds: float) -> None:
            await go_on.wait()

        async def work(hand: Hand, seconds: float) -> None:
            given.append(seconds)

        busy = [asyncio.create_task(desk.ask(errand(slow, "zoe"))) for _ in range(2)]
        await settle()
        waiting = [asyncio.create_task(desk.ask(errand(work, str(n)))) for n in range(20)]
        await settle()
        go_on.set()
        await asyncio.gather(*busy, *waiting)
        assert given[0] == pytest.approx(2.0 * 2 / 20)
        assert given == sorted(given)
        assert given[-1] == pytest.approx(2.0 * 2 / 1)

    evening(play())


def test_who_waits_when_the_server_stops_is_let_down() -> None:
    async def play() -> None:
        async def endless(hand: Hand, seconds: float) -> None:
            await asyncio.Event().wait()

        hand = Hand()
        desk = Dispatcher([hand], PATIENCE, 2.0, Counts())
        tasks = [asyncio.create_task(desk.ask(errand(endless, str(n)))) for n in range(3)]
        await settle()
        await desk.stop()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)
        assert hand.dropped

    evening(play())


def test_depth_and_times_are_counted_by_priority() -> None:
    async def play() -> None:
        counts = Counts()
        go_on = asyncio.Event()
        desk = Dispatcher([Hand()], PATIENCE, 2.0, counts)

        async def slow(hand: Hand, seconds: float) -> None:
            await go_on.wait()

        tasks = [
            asyncio.create_task(desk.ask(errand(slow, "anna", priority=priority)))
            for priority in (Priority.SEATED, Priority.ASKED, Priority.UNSEEN, Priority.UNSEEN)
        ]
        await settle()
        told = counts.lines("thinking")
        assert 'thinking_waiting{priority="asked"} 1' in told
        assert 'thinking_waiting{priority="seated"} 0' in told
        assert 'thinking_waiting{priority="unseen"} 2' in told
        assert "thinking_workers_busy 1" in told
        go_on.set()
        await asyncio.gather(*tasks)
        told = counts.lines("thinking")
        assert "thinking_seconds_count 4" in told
        assert "thinking_waited_seconds_count 4" in told
        assert "thinking_workers_busy 0" in told

    evening(play())
