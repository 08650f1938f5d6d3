"""Whoever asks for too much delays themselves: small versions of what once stopped every bot."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.guests import Guest, HouseOfTests, Refused
from support.played_records import played

from retorta.server.thinking.thinking_worker import ThinkingWorker
from retorta.thinking.followed_game import Answer
from retorta.thinking.thinking_job import Failed, ThinkingJob


class Watched:
    """A thinker that notes what it is asked and has another one think, unless it is broken."""

    def __init__(self, other: ThinkingWorker) -> None:
        self.jobs: list[ThinkingJob] = []
        self.is_broken = False
        self._other = other

    def knows(self, table: str) -> bool:
        return self._other.knows(table)

    async def think(self, job: ThinkingJob) -> Answer:
        self.jobs.append(job)
        if self.is_broken:
            raise Failed("broken")
        return await self._other.think(job)

    async def drop(self) -> None:
        await self._other.drop()


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    """A server with tight bounds, whose only thinker is watched."""
    server = HouseOfTests(
        tmp_path_factory.mktemp("tight"),
        tables_per_person=6,
        bot_tables_per_person=3,
        listed_per_person=2,
        records_per_person=2,
        record_lines=300,
        bot_again=0.0,
    )
    free = server.registry.thinking.free
    free[:] = [Watched(free[0])]
    THINKERS[server.port] = free[0]
    yield server
    server.stop()


THINKERS: dict[int, ThinkingWorker] = {}


@pytest.fixture
def thinker(tight: HouseOfTests) -> Watched:
    watched = THINKERS[tight.port]
    assert isinstance(watched, Watched)
    watched.jobs.clear()
    return watched


def refusal(guest: Guest, *seats: str, **more: object) -> tuple[str, int]:
    with pytest.raises(Refused) as why:
        guest.table("poison", *seats, **more)
    return why.value.name, why.value.status


def test_tables_of_one_person_are_counted(tight: HouseOfTests) -> None:
    anna, boris = tight.guest(), tight.guest()
    for _ in range(3):
        anna.table("poison", "random", "random", "random")
    assert refusal(anna, "random", "random", "random") == ("bot-tables-full", 409)
    for _ in range(2):
        anna.table("poison", "me", "friend", "friend", listed=True)
    assert refusal(anna, "me", "friend", "friend", listed=True) == ("listed-full", 409)
    anna.table("poison", "me", "friend", "friend")
    assert refusal(anna, "me", "friend", "friend") == ("tables-full", 409)
    boris.table("poison", "random", "random", "random")


def test_tables_made_at_once_are_counted_too(tight: HouseOfTests) -> None:
    """Nobody is quicker than the count."""
    anna = tight.guest()
    registry = tight.registry
    loop = registry.writer._loop
    assert loop is not None
    token = anna.http.cookies["retorta"]

    async def many() -> int:
        from retorta.core.errors import TableError
        from retorta.tables.answers import NewSeat, NewTable

        person = await registry.people.of(token)
        assert person is not None
        wanted = NewTable("poison", [NewSeat("bot", bot="random")] * 3)
        made = await asyncio.gather(
            *(registry.new_table(person, "127.0.0.1", wanted) for _ in range(12)),
            return_exceptions=True,
        )
        assert all(isinstance(it, str | TableError) for it in made)
        return sum(isinstance(it, str) for it in made)

    assert asyncio.run_coroutine_threadsafe(many(), loop).result(30) <= 3


def test_bots_alone_whom_nobody_watches_are_not_thought_for(
    tight: HouseOfTests, thinker: Watched
) -> None:
    anna, boris = tight.guest(), tight.guest()
    alone = [anna.table("poison", "random", "random", "random") for _ in range(3)]
    table = boris.table("poison", "me", "random", "random")
    tab = boris.open(table)
    tab.until(lambda: tab.is_deciding)
    tab.move()
    tab.until(lambda: tab.is_deciding)
    tables = {job.table for job in thinker.jobs}
    assert table in tables
    assert not tables & set(alone)
    onlooker = boris.open(alone[1])
    onlooker.settle(3)
    assert {job.table for job in thinker.jobs} & set(alone) == {alone[1]}


def test_a_long_record_is_refused_and_a_look_at_another_is_no_work_for_those_who_think(
    tight: HouseOfTests, thinker: Watched
) -> None:
    anna = tight.guest()

    def bring(lines: list[bytes]) -> str:
        answer = anna.http.post("/api/records", content=b"".join(lines))
        told = answer.json()
        return str(told["id"] if answer.status_code == 201 else told["error"])

    long = played("alchemists", 1, moves=60, back_and_forth=200)
    assert len(long) > 300
    assert bring(long) == "record-too-long"
    record = bring(played("poison", 1))
    total = anna.get(f"/api/replays/{record}")["total"]
    shown = anna.get(f"/api/replays/{record}/moments/{total}")
    assert shown["outcome"] is not None
    assert not {job.table for job in thinker.jobs} & {record}
    bring(played("poison", 2))
    assert bring(played("poison", 3)) == "records-full"


def test_a_broken_level_plays_nothing_at_random_and_another_may_take_over(
    tight: HouseOfTests, thinker: Watched
) -> None:
    thinker.is_broken = True
    anna = tight.guest()
    table = anna.table("poison", "random", "random", "random")
    tab = anna.open(table)
    tab.until(lambda: tab.info["stuck"])
    assert tab.view["number"] == 0
    (seat,) = tab.info["stuck"]
    thinker.is_broken = False
    anna.post(f"/api/tables/{table}/bot", {"seat": seat, "bot": "greedy"})
    tab.settle(5)
    assert tab.info["stuck"] == []
    assert tab.info["seats"][seat]["bot"] == "greedy"


DATA = Path(__file__).parents[2] / "src/retorta/games/laar/cards.toml"


def test_a_tables_own_data_is_read_elsewhere_first(tight: HouseOfTests) -> None:
    """And refused as the game refuses it, with its line."""
    anna = tight.guest()
    with pytest.raises(Refused) as why:
        anna.table("laar", "me", "friend", options={"data": "[[card]]\nsource = 7\n"})
    assert why.value.name == "laar-data"
    assert why.value.answer["parts"]["reason"]["error"].startswith("laar-data-")
    assert f"line {why.value.answer['parts']['line']}" in why.value.answer["message"].lower()
    assert "laar-data" not in why.value.answer["message"], "the reason is a sentence, not a name"
    anna.table("laar", "me", "friend", options={"data": DATA.read_text("utf-8")})
    counted = anna.http.get("/metrics").text
    assert "retorta_replays_seconds_count" in counted


def test_what_is_waited_for_is_in_the_metrics(tight: HouseOfTests) -> None:
    told = tight.guest().http.get("/metrics").text
    for name in (
        'retorta_thinking_waiting{priority="asked"}',
        'retorta_thinking_waiting{priority="unseen"}',
        "retorta_thinking_waited_seconds_count",
        "retorta_thinking_seconds_sum",
        "retorta_thinking_worker_deaths_total",
        "retorta_thinking_given_up_total",
        "retorta_replays_waited_seconds_count",
        "retorta_loop_lag_seconds_count",
        "retorta_tables_taken_total",
        "retorta_tables_lost_total",
    ):
        assert name in told
