"""Whoever comes with a new face every time is still one address, and is counted so."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from support.guests import PATIENCE, HouseOfTests

from retorta.server.http.limits import Buckets, Sockets, place_of
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.replays import MOST_OF_ADDRESS, Replays
from retorta.tables.refusals import NotStored

CROWD, SOMEBODY = "203.0.113.9", "198.51.100.1"


class Reader:
    """Answers questions about records, one after the other, and remembers who asked."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.may_answer = asyncio.Event()

    async def wake(self) -> None:
        pass

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self.keys.append(request["key"])
        await self.may_answer.wait()
        return {"result": {}}

    async def drop(self) -> None:
        pass


async def lines() -> bytes:
    return b""


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_a_household_is_one_place(address: str, place: str) -> None:
    """By the sixth version of the protocol it has more addresses than can be counted."""
    assert place_of(address) == place


def test_other_addresses_of_a_household_are_no_way_round_a_bound() -> None:
    bucket, sockets = Buckets(0.0, 2), Sockets(100, 2)
    household = [place_of(f"2001:db8:1:2::{number}") for number in range(3)]
    assert [bucket.take(address) for address in household] == [True, True, False]
    one, two, three = map(sockets.one_of, household)
    with one as first, two as second, three as third:
        assert (first, second, third) == (True, True, False)


def test_many_people_of_one_address_delay_each_other_and_nobody_else() -> None:
    async def served() -> list[str]:
        reader = Reader()
        replays = Replays((30.0, Counts()), (30.0, Counts()), lambda: reader)
        waiting = [
            asyncio.create_task(replays.ask(f"face {it}", CROWD, f"theirs {it}", lines, "moment"))
            for it in range(20)
        ]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(replays.ask("Anna", SOMEBODY, "mine", lines, "moment")))
        await asyncio.sleep(0)
        reader.may_answer.set()
        await asyncio.gather(*waiting)
        await replays.stop()
        return reader.keys

    order = asyncio.run(served())
    assert len(order) == 21
    assert order.index("mine") <= 2, "one is at work already, and one may be next"


def test_one_address_has_no_more_than_so_many_questions_at_once() -> None:
    async def refused() -> int:
        reader = Reader()
        replays = Replays((30.0, Counts()), (30.0, Counts()), lambda: reader)
        answers = [
            asyncio.create_task(replays.ask(f"face {it}", CROWD, "", lines, "moment"))
            for it in range(MOST_OF_ADDRESS + 3)
        ]
        await asyncio.sleep(0)
        reader.may_answer.set()
        found = await asyncio.gather(*answers, return_exceptions=True)
        assert await replays.ask("face", CROWD, "", lines, "moment") == {}
        await replays.stop()
        return sum(isinstance(it, NotStored) for it in found)

    assert asyncio.run(refused()) == 3


def test_a_cookie_of_another_site_does_not_make_a_face_known(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    owners: list[str] = []

    async def ask(owner: str, *_: Any, **__: Any) -> dict[str, Any]:
        owners.append(owner)
        return {"moves": 0, "picks": 0, "finished": True, "promised": False}

    monkeypatch.setattr(house.registry.replays, "ask", ask)
    address = f"http://127.0.0.1:{house.port}/api/replays/abc/verify"
    for cookie in ("", "theme=dark", "retorta=nonsense"):
        httpx.post(address, headers={"cookie": cookie} if cookie else {}, timeout=PATIENCE)
    assert owners == ["127.0.0.1"] * 3
