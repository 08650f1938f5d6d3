"""Records and data files are read beside each other: nobody waits behind what takes long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from retorta.core.errors import BadOption, Unreadable
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.one_per_address import OnePerAddress
from retorta.server.thinking.replays import READERS, Replays

SLOW, OTHER, THIRD = "203.0.113.9", "198.51.100.1", "192.0.2.44"
FOR_EVER = 3600.0


class Process:
    """Answers at once, but of whatever is called slow never."""

    made: list[Process]

    def __init__(self) -> None:
        self.made.append(self)
        self.names: list[str] = []
        self.dropped = 0

    async def wake(self) -> None:
        await asyncio.sleep(0)

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        name = request.get("key") or str(request["options"].get("data"))
        if "lines" in request and not request["lines"] and name not in self.names:
            self.names.append(name)
            return {"unheard": True}
        self.names.append(name)
        if name.startswith("slow"):
            await asyncio.sleep(FOR_EVER)
        return {"result": name}

    async def drop(self) -> None:
        self.dropped += 1


async def lines() -> bytes:
    return b"lines"


def _run(work: Callable[[Replays], Awaitable[Any]], limit: float = FOR_EVER) -> list[Process]:
    async def go() -> None:
        replays = Replays((limit, Counts()), (FOR_EVER, Counts()), Process)
        try:
            await work(replays)
        finally:
            await replays.stop()

    Process.made = []
    asyncio.run(go())
    return Process.made


def _begun(replays: Replays, address: str, record: str, job: str = "info") -> asyncio.Task[Any]:
    return asyncio.create_task(replays.ask(f"at {address}", address, record, lines, job))


async def _given_up(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_others_are_served_while_one_address_brings_what_takes_long() -> None:
    """However much it brings: it is read one after the other, and the second reader is free."""

    async def work(replays: Replays) -> None:
        slow = [_begun(replays, SLOW, f"slow {number}") for number in range(5)]
        await asyncio.sleep(0.01)
        for number in range(3):
            assert await _begun(replays, OTHER, f"quick {number}") == f"quick {number}"
        await replays.check_file("Anna", OTHER, "laar", 2, {"data": "quick"})
        await _given_up(*slow)

    made = _run(work)
    assert len(made) == READERS + 1
    begun = {name for process in made for name in process.names if name.startswith("slow")}
    assert begun == {"slow 0"}


def test_what_takes_too_long_is_given_up() -> None:
    """The reader is ended, and whoever brought it is told; what waited behind it comes next."""

    async def work(replays: Replays) -> None:
        behind = asyncio.gather(
            _begun(replays, SLOW, "slow"), _begun(replays, SLOW, "next"), return_exceptions=True
        )
        first, second = await behind
        assert isinstance(first, Unreadable)
        assert first.name == "record-hard"
        assert second == "next"
        with pytest.raises(BadOption, match="data-file-hard"):
            await replays.check_file("Anna", OTHER, "laar", 2, {"data": "slow file"})

    made = _run(work, limit=0.05)
    # And once each when everything stopped.
    assert sum(process.dropped for process in made) == 2 + len(made)


def test_to_judge_holds_up_no_reading() -> None:
    """It is a thought, and may take as long as one; meanwhile all records can be looked at."""

    async def work(replays: Replays) -> None:
        judging = [_begun(replays, it, "slow", "judge") for it in (SLOW, OTHER, THIRD)]
        await asyncio.sleep(0.01)
        assert await _begun(replays, OTHER, "quick") == "quick"
        await _given_up(*judging)

    _run(work)


def test_a_record_is_looked_at_where_it_is_open() -> None:
    """It need not be read again by the other reader."""

    async def work(replays: Replays) -> None:
        await asyncio.gather(_begun(replays, OTHER, "one"), _begun(replays, THIRD, "two"))
        for record in ("two", "one", "two"):
            await _begun(replays, OTHER, record)

    one, two, _ = _run(work)
    assert {*one.names} == {"one"}
    assert {*two.names} == {"two"}


def test_people_of_a_place_take_turns() -> None:
    """Whoever asks for much does not come before whoever asks once; who left is passed over."""

    async def go() -> list[str]:
        one_per_address, order = OnePerAddress(), []

        async def pass_through(person: str) -> None:
            async with one_per_address.one_of("here", person):
                await asyncio.sleep(0)
                order.append(person)

        names = ["Anna", "Anna", "Anna", "gone", "Bela"]
        tasks = [asyncio.create_task(pass_through(name)) for name in names]
        await asyncio.sleep(0)
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with one_per_address.one_of("here", "late"):
            order.append("late")
        return order

    assert asyncio.run(go()) == ["Anna", "Anna", "Bela", "Anna", "late"]


def test_whose_turn_came_as_they_left_holds_nobody_up() -> None:
    """A turn that was given and not taken goes to the next."""

    async def go() -> None:
        one_per_address = OnePerAddress()
        inside = asyncio.Event()

        async def wait_inside(person: str) -> None:
            async with one_per_address.one_of("here", person):
                await inside.wait()

        first, second, third = (asyncio.create_task(wait_inside(it)) for it in ("a", "b", "c"))
        await asyncio.sleep(0)
        inside.set()
        first.add_done_callback(lambda _: second.cancel())  # its turn is set just then
        await asyncio.wait_for(asyncio.gather(first, third), 30)
        assert second.cancelled() or second.done()

    asyncio.run(go())
