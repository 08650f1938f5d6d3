"""Bots at tables: what one thought of counts only while it still sits there."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from support.guests import PATIENCE, HouseOfTests, Tab, tab_to_move

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.verifiable import SEED_BYTES
from retorta.server import registry
from retorta.thinking.followed_game import Answer
from retorta.thinking.thinking_job import ThinkingJob


class SlowThinker:
    """Thinks until it is told to stop, and then plays the first legal move."""

    def __init__(self, house: HouseOfTests, patch: pytest.MonkeyPatch, table: str) -> None:
        self._house = house
        self._table = table
        self._go_on = asyncio.Event()
        self.at_work = threading.Event()
        self.paces: list[str] = []
        self.seeds: list[int] = []
        self.is_done = threading.Event()
        patch.setattr(house.registry.thinking, "free", [self, self])

    def knows(self, table: str) -> bool:
        return False

    async def drop(self) -> None:
        """Nothing is to be ended."""

    async def think(self, job: ThinkingJob) -> Answer:
        match = self._house.registry.tables[self._table].table.saved.match
        assert match is not None
        seat = match.deciders()[0]
        move = match.box.rules.catalogue.plain(match.legal_moves(seat)[0])
        self.paces.append(job.pace)
        self.seeds.append(job.seed)
        self.at_work.set()
        await self._go_on.wait()
        asyncio.get_running_loop().call_later(0.05, self.is_done.set)
        return Answer(move)

    def answer(self) -> None:
        """Have everybody answer, and wait until that was heard."""
        loop = self._house.registry.writer._loop
        assert loop is not None
        loop.call_soon_threadsafe(self._go_on.set)
        assert self.is_done.wait(PATIENCE)


def replaced(house: HouseOfTests, patch: pytest.MonkeyPatch) -> tuple[str, Tab, Any, SlowThinker]:
    """Return a table at which a bot thinks for the person who is asked."""
    table, tab, move = tab_to_move(house)
    pool = SlowThinker(house, patch, table)
    tab.guest.post(f"/api/tables/{table}/bot", {"seat": move["seat"], "bot": "random"})
    assert pool.at_work.wait(PATIENCE)
    return table, tab, move, pool


def test_a_bot_plays_for_whoever_is_replaced(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, tab, _, pool = replaced(house, monkeypatch)
    pool.answer()
    tab.settle(1)
    assert tab.view["number"] == 1


def test_a_bot_does_not_move_after_its_person_returned(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move, pool = replaced(house, monkeypatch)
    tab.guest.post(f"/api/tables/{table}/return", {"seat": move["seat"]})
    pool.answer()
    assert tab.guest.get(f"/api/tables/{table}")["number"] == 0
    assert tab.ask(move)["number"] == 1


def test_what_was_thought_of_for_another_sitting_is_dropped(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bot sits on the same seat at the same number again, and is asked anew."""
    table, tab, move, pool = replaced(house, monkeypatch)
    mailbox = house.registry.tables[table]
    (first,) = mailbox.table._requests.values()
    tab.guest.post(f"/api/tables/{table}/return", {"seat": move["seat"]})
    tab.guest.post(f"/api/tables/{table}/bot", {"seat": move["seat"], "bot": "random"})
    (second,) = mailbox.table._requests.values()
    assert (first.number, first.seat, first.bot) == (second.number, second.seat, second.bot)
    assert first.occupant != second.occupant
    assert not mailbox.table.is_wanted(first)
    pool.answer()
    tab.settle(1)
    assert tab.guest.get(f"/api/tables/{table}")["number"] == 1, "one of the two was dropped"


def test_thinkers_are_told_how_long_the_table_wishes_its_bots_to_think(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab, move = tab_to_move(house)
    told = tab.guest.post(f"/api/tables/{table}/pace", {"pace": "long"})
    assert told["pace"] == "long"
    pool = SlowThinker(house, monkeypatch, table)
    tab.guest.post(f"/api/tables/{table}/bot", {"seat": move["seat"], "bot": "random"})
    assert pool.at_work.wait(PATIENCE)
    assert pool.paces[0] == "long"
    pool.answer()


def test_the_luck_of_a_bot_has_nothing_to_do_with_the_deal(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables are dealt from the same secret; their bots are told seeds of no relation."""
    monkeypatch.setattr(registry, "fresh_seed", lambda: bytes(range(SEED_BYTES)))
    told = []
    for _ in range(2):
        table, _, _, pool = replaced(house, monkeypatch)
        told.append(pool.seeds[0])
        match = house.registry.tables[table].table.saved.match
        assert match is not None
        mine = SeededDealer(pool.seeds[0])
        assert Match(match.box, 3, mine, match.header.options).header.luck != match.header.luck
        pool.answer()
    assert told[0] != told[1]
