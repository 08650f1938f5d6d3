"""Hints: for the owner of a seat that is asked, where nobody but bots sits beside them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from guests import PATIENCE, Guest, HouseOfTests, Refused, play_to_the_end

from retorta import shelf
from retorta.core.verifiable import fresh_seed
from retorta.server import wire
from retorta.server.chairs import Chair
from retorta.server.hints import Hints
from retorta.server.kept import Kept
from retorta.server.metrics import Metrics
from retorta.server.refusals import NotNow, NotStored
from retorta.server.table import Table
from retorta.texts import LANGUAGES, Speaker


def refused(guest: Guest, table: str, seat: int) -> str:
    with pytest.raises(Refused) as why:
        guest.post(f"/api/tables/{table}/hint", {"seat": seat})
    return str(why.value.name)


@pytest.mark.parametrize("game", shelf.games())
def test_a_hint_is_a_move_that_is_asked_with_what_it_touches(
    house: HouseOfTests, game: str
) -> None:
    anna = house.guest("Anna")
    table = anna.table(game, *["hotseat"] * shelf.box(game).seats[0])
    tab = anna.open(table)
    assert tab.info["hints"]
    tab.until(lambda: tab.is_asked)
    seat = tab.view["seat"]
    found = anna.post(f"/api/tables/{table}/hint", {"seat": seat})
    assert (found["number"], found["seat"]) == (tab.view["number"], seat)
    for prospect in [found["best"], *found["others"]]:
        assert {name: prospect[name] for name in ("move", "targets")} in tab.view["asked"]
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
    (asked,) = tab.view["deciders"]
    assert refused(anna, table, 1 - asked) == "not-your-turn"
    assert refused(anna, table, 2) == "not-your-seat"
    assert refused(anna, table, 7) == "seat-number"
    assert refused(boris, table, asked) == "not-your-seat"
    assert not boris.get(f"/api/tables/{table}")["hints"]
    assert refused(anna, "nowhere", 0) == "table"
    anna.post(f"/api/tables/{table}/bot", {"seat": asked, "bot": "random"})
    assert refused(anna, table, asked) == "bot-plays"


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


class SlowWorkers:
    """Workers who think until they are told to stop."""

    def __init__(self) -> None:
        self.done = asyncio.Event()

    async def advise(self, key: str, header: Any, entries: Any, seat: int, seconds: float) -> Any:
        await self.done.wait()
        prospect = {"move": {}, "targets": [], "points": 1.0, "lead": 0.0, "dreams": 1}
        return {"best": prospect, "others": [], "reasons": [], "dreams": 1, "plans": None}


def a_table(person: str) -> Table:
    box = shelf.box("poison")
    chairs = [Chair(seat, "hotseat", person) for seat in range(3)]
    kept = Kept(person, box, box.checked_options({}), False, person, fresh_seed(), "", chairs)
    kept.match, kept.phase = kept.deal(), "playing"
    nobody: Any = None
    return Table(kept, nobody, Metrics(), nobody, 0.0, nobody)


def test_one_hint_at_a_time_for_a_person_and_few_in_all() -> None:
    async def evening() -> None:
        workers: Any = SlowWorkers()
        hints = Hints(workers, 2.0, most=2)

        def asked_by(person: str) -> Coroutine[Any, Any, wire.Hint]:
            table = a_table(person)
            assert table.kept.match is not None
            return hints.ask(table, person, table.kept.match.deciders()[0])

        waiting = []
        for person in ("Anna", "Boris"):
            waiting.append(asyncio.create_task(asked_by(person)))
            await asyncio.sleep(0)
        with pytest.raises(NotNow, match="hint-under-way"):
            await asked_by("Anna")
        with pytest.raises(NotStored, match="worker-busy"):
            await asked_by("Cleo")
        workers.done.set()
        assert [found.number for found in await asyncio.gather(*waiting)] == [0, 0]
        assert (await asked_by("Anna")).dreams == 1

    asyncio.run(asyncio.wait_for(evening(), PATIENCE))
