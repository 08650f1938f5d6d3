"""Hints: for the owner of a seat that is asked, where nobody but bots sits beside them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from support.evenings import evening
from support.guests import PATIENCE, Guest, HouseOfTests, Refused, play_to_the_end
from support.saved_games import NOW, dealt

from retorta import plugins
from retorta.server.mailbox import Mailbox
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import Dispatcher
from retorta.server.thinking.queued_thinker import QueuedThinker
from retorta.server.thinking.thinking_worker import ThinkingWorker
from retorta.tables.answers import Hint
from retorta.tables.changes import Sender
from retorta.tables.messages import HintRequest
from retorta.tables.refusals import NotNow
from retorta.tables.table import Table
from retorta.texts import LANGUAGES, Speaker
from retorta.thinking.followed_game import Answer
from retorta.thinking.hints import Hints
from retorta.thinking.thinking_job import ThinkingJob


def refused(guest: Guest, table: str, seat: int) -> str:
    with pytest.raises(Refused) as why:
        guest.post(f"/api/tables/{table}/hint", {"seat": seat})
    return str(why.value.name)


@pytest.mark.parametrize("game", plugins.games())
def test_a_hint_is_a_move_that_is_asked_with_what_it_touches(
    house: HouseOfTests, game: str
) -> None:
    anna = house.guest("Anna")
    table = anna.table(game, *["hotseat"] * plugins.box(game).seats[0])
    tab = anna.open(table)
    assert tab.info["hints"]
    tab.until(lambda: tab.view)
    seat = tab.look(tab.view["deciders"][0])
    found = anna.post(f"/api/tables/{table}/hint", {"seat": seat})
    assert (found["number"], found["seat"]) == (tab.view["number"], seat)
    for prospect in [found["best"], *found["others"]]:
        assert {name: prospect[name] for name in ("move", "targets")} in tab.view["moves"]
    assert found["dreams"] >= found["best"]["dreams"]
    assert found["plans"] is not None or found["best"]["dreams"] > 0
    for language in LANGUAGES:
        speaker = Speaker(language, game)
        assert all(speaker.has(reason["text"]) for reason in found["reasons"])
    assert tab.move() == found["number"] + 1, "a hint is no move"


def test_who_is_refused_and_why(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "hotseat", "random")
    tab = anna.open(table)
    tab.until(lambda: set(tab.view.get("deciders", [])) & {0, 1})
    (decider,) = tab.view["deciders"]
    assert refused(anna, table, 1 - decider) == "not-your-turn"
    assert refused(anna, table, 2) == "not-your-seat"
    assert refused(anna, table, 7) == "seat-number"
    assert refused(boris, table, decider) == "not-your-seat"
    assert not boris.get(f"/api/tables/{table}")["hints"]
    assert refused(anna, "nowhere", 0) == "table"
    anna.post(f"/api/tables/{table}/bot", {"seat": decider, "bot": "random"})
    assert refused(anna, table, decider) == "bot-plays"


def test_among_friends_the_machine_does_not_whisper(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "friend", "random")
    assert refused(anna, table, 0) == "table-waiting"
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    for guest, seat in ((anna, 0), (boris, 1)):
        assert refused(guest, table, seat) == "hint-among-friends"
        assert not guest.get(f"/api/tables/{table}")["hints"]
    # Even while a bot plays for the friend: who knows when they come back.
    anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
    assert refused(anna, table, 0) == "hint-among-friends"


def test_no_hint_for_a_game_that_is_over(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("potion-making", "me", "random")
    play_to_the_end([anna.open(table)])
    assert refused(anna, table, 0) == "table-over"


class SlowThinker:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.done = asyncio.Event()

    def knows(self, table: str) -> bool:
        return False

    async def drop(self) -> None:
        """Nothing is to be ended."""

    async def think(self, job: ThinkingJob) -> Answer:
        await self.done.wait()
        prospect = {"move": {}, "targets": [], "points": 1.0, "lead": 0.0, "dreams": 1}
        found = {"best": prospect, "others": [], "reasons": [], "dreams": 1, "plans": None}
        return Answer(found)


def a_table(person: str) -> Mailbox:
    nobody: Any = None
    return Mailbox(Table(dealt("poison", person=person), 0.0, NOW), nobody)


def test_one_hint_at_a_time_for_a_person() -> None:
    async def play() -> None:
        thinker = SlowThinker()
        counts = Counts()
        queue: Dispatcher[ThinkingWorker] = Dispatcher([thinker], PATIENCE, 2.0, counts)
        hints = Hints(QueuedThinker(queue, counts), 2.0)

        def hint_for(person: str) -> Coroutine[Any, Any, Hint]:
            mailbox = a_table(person)
            wanted = HintRequest(mailbox.table.deciders[0])
            return hints.ask(mailbox, Sender(person), wanted)

        waiting = []
        for person in ("Anna", "Boris"):
            waiting.append(asyncio.create_task(hint_for(person)))
            await asyncio.sleep(0)
        with pytest.raises(NotNow, match="hint-under-way"):
            await hint_for("Anna")
        thinker.done.set()
        assert [found.number for found in await asyncio.gather(*waiting)] == [0, 0]
        assert (await hint_for("Anna")).dreams == 1

    evening(play())
