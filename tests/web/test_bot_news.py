"""A table says when a bot failed to decide, and when its bots think less; and what one can do."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from playwright.sync_api import Browser, expect
from support.guests import PATIENCE, HouseOfTests
from web.conftest import visiting

from retorta.core import codec
from retorta.thinking.bot_turns import TRIES
from retorta.thinking.followed_game import Answer, FollowedGame
from retorta.thinking.thinking_job import Failed, ThinkingJob


class Fickle:
    """A thinker that fails so often, then answers twice in a hurry, and then takes its time."""

    def __init__(self, failures: int) -> None:
        self.requests = 0
        self._failures = failures

    def knows(self, table: str) -> bool:
        return False

    async def drop(self) -> None:
        """Nothing is to be ended."""

    async def think(self, thought: ThinkingJob) -> Answer:
        self.requests += 1
        if self.requests <= self._failures:
            raise Failed("fickle")
        if self.requests > self._failures + 2:
            await asyncio.Event().wait()
        game = FollowedGame(codec.plain(thought.header))
        game.follow(codec.plain(thought.entries))
        return Answer(game.choose(thought.seat, "random", 1, 1.0, "usual").found, hurried=True)


def test_whoever_is_there_takes_the_seat_of_a_bot_that_cannot_decide(
    browser: Browser, tmp_path: Path
) -> None:
    house = HouseOfTests(tmp_path, bot_again=0.0)
    house.registry.thinking.free[:] = [Fickle(1000)]
    try:
        with visiting(browser, f"http://127.0.0.1:{house.port}") as visit:
            page = visit("/")
            seats = [{"kind": "bot", "bot": "greedy"}] * 3
            made = page.request.post("/api/tables", data={"game": "poison", "seats": seats})
            id = made.json()["id"]
            page.goto(f"/table/{id}")
            told = page.get_by_role("alert").filter(has_text="failed to decide")
            expect(told.get_by_role("button", name="Let another bot take over")).to_be_visible()
            take = told.get_by_role("button", name="Take over its seat myself")
            expect(take).to_be_visible()
            take.click()
            expect(told).to_be_hidden()
            table = house.registry.tables[id].table
            (seat,) = table.deciders
            assert (table.saved.chairs[seat].kind, table.number) == ("person", 0)
            expect(page.locator('[data-stop="question"]')).to_be_visible()
    finally:
        house.stop()


def test_a_bot_that_cannot_decide_is_asked_again_then_replaced_and_haste_is_told(
    browser: Browser, tmp_path: Path
) -> None:
    house = HouseOfTests(tmp_path, bot_again=0.0)
    thinker = Fickle(2 * TRIES)
    house.registry.thinking.free[:] = [thinker]
    try:
        with visiting(browser, f"http://127.0.0.1:{house.port}") as visit:
            page = visit("/")
            seats = [{"kind": "bot", "bot": "novice"}] * 3
            made = page.request.post("/api/tables", data={"game": "poison", "seats": seats})
            id = made.json()["id"]
            page.goto(f"/table/{id}")
            told = page.get_by_role("alert").filter(has_text="failed to decide")
            told.get_by_role("button", name="Try again").click()
            table = house.registry.tables[id].table
            end = time.monotonic() + PATIENCE
            while thinker.requests < 2 * TRIES or not table.stuck:
                assert time.monotonic() < end
                page.wait_for_timeout(20)
            (seat,) = table.stuck
            assert table.number == 0, "nothing was played in its stead"
            told.get_by_role("button", name="Let another bot take over").click()
            expect(page.get_by_text("think for less time than usual")).to_be_visible()
            expect(told).to_be_hidden()
            assert table.saved.chairs[seat].bot == "greedy"
    finally:
        house.stop()
