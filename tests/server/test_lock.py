"""The lock of a table: one at a time, in turn, whoever goes away meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from retorta.server.lock import Lock


def lives(life: Coroutine[Any, Any, None]) -> None:
    asyncio.run(life)


def test_it_is_taken_at_once_only_if_nobody_has_it() -> None:
    lock = Lock()
    assert not lock.locked()
    assert lock.take()
    assert lock.locked()
    assert not lock.take()
    lock.give()
    assert not lock.locked()
    assert lock.take()


def test_those_who_wait_come_in_turn_and_nobody_overtakes() -> None:
    async def life() -> None:
        lock, came = Lock(), list[int]()

        async def come(number: int) -> None:
            async with lock:
                came.append(number)
                await asyncio.sleep(0)

        assert lock.take()
        tasks = [asyncio.create_task(come(number)) for number in range(5)]
        await asyncio.sleep(0)
        lock.give()
        assert not lock.take(), "it is the first one's already, although that has not run yet"
        await asyncio.gather(*tasks)
        assert came == [0, 1, 2, 3, 4]
        assert not lock.locked()

    lives(life())


@pytest.mark.parametrize("gone", range(3))
@pytest.mark.parametrize("handed_over", [False, True])
def test_whoever_goes_away_does_not_keep_it(gone: int, handed_over: bool) -> None:
    async def life() -> None:
        lock, came = Lock(), list[int]()

        async def come(number: int) -> None:
            async with lock:
                came.append(number)

        assert lock.take()
        tasks = [asyncio.create_task(come(number)) for number in range(3)]
        await asyncio.sleep(0)
        if handed_over:
            lock.give()
            tasks[gone].cancel()
        else:
            tasks[gone].cancel()
            await asyncio.sleep(0)
            lock.give()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert came == [number for number in range(3) if number != gone]
        assert lock.take()

    lives(life())


def test_whoever_is_gone_when_it_is_given_back_is_passed_over() -> None:
    async def life() -> None:
        lock = Lock()
        assert lock.take()
        first, second = (asyncio.create_task(lock.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        lock.give()
        with pytest.raises(asyncio.CancelledError):
            await first
        await second
        lock.give()
        assert lock.take()

    lives(life())


def test_it_is_given_back_after_a_fault() -> None:
    async def life() -> None:
        lock = Lock()
        with pytest.raises(ZeroDivisionError):
            async with lock:
                raise ZeroDivisionError
        assert lock.take()

    lives(life())
