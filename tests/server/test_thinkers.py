"""Thinkers in processes of their own: one that is killed is replaced; levels keep their floor."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from typing import Any, get_args

import pytest
from support.evenings import evening

from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.errors import Unknown
from retorta.core.match import Match
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import Dispatcher, Errand
from retorta.server.thinking.local_thinker import LocalThinker
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.thinking_worker import WorkerDied
from retorta.tables.answers import Pace
from retorta.thinking.followed_game import PACES, Answer, FollowedGame, time_for
from retorta.thinking.thinking_job import Failed, ThinkingJob

PATIENCE = 60.0
"""Seconds; a process starts slowly on a busy machine."""


def dealt() -> Match:
    return Match(plugins.box("poison"), 3, SeededDealer(1))


def thought_of(match: Match, bot: str, seconds: float = 1.0, table: str = "t") -> ThinkingJob:
    seat = match.deciders()[0]
    return ThinkingJob("choose", table, match.header, list(match.entries), seat, seconds, bot, 1)


def test_a_killed_thinker_says_so_and_thinks_again_from_what_it_is_told() -> None:
    async def play() -> None:
        match, thinker = dealt(), LocalThinker()
        answer = await thinker.think(thought_of(match, "random"))
        assert thinker.knows("t")
        match.play(match.deciders()[0], match.box.rules.catalogue.read(answer.found))
        pid = thinker.process.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        try:
            answer = await thinker.think(thought_of(match, "random"))
        except WorkerDied:
            assert not thinker.knows("t")
            answer = await thinker.think(thought_of(match, "random"))
        assert match.box.rules.catalogue.read(answer.found) in match.legal_moves(
            match.deciders()[0]
        )
        assert thinker.process.pid != pid
        await thinker.drop()

    evening(play())


def test_a_thinker_killed_in_the_middle_costs_a_repetition_and_no_turn() -> None:
    """Another thought waits meanwhile, and is none the worse."""
    counts = Counts()

    async def play() -> None:
        match, thinker = dealt(), LocalThinker()
        desk: Dispatcher[LocalThinker] = Dispatcher([thinker], PATIENCE, 2.0, counts)

        def ask(table: str, bot: str) -> Coroutine[Any, Any, Answer]:
            def work(it: LocalThinker, seconds: float) -> Coroutine[Any, Any, Answer]:
                return it.think(thought_of(match, bot, seconds, table))

            return desk.ask(Errand(Priority.SEATED, "anna", table, bot, work))

        await ask("t", "random")
        pid = thinker.process.pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)  # so that it is at work for certain when it is killed
        tasks = [asyncio.create_task(ask(table, "random")) for table in ("t", "u")]
        while not counts.working:
            await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        legal = match.legal_moves(match.deciders()[0])
        for answer in await asyncio.gather(*tasks):
            assert match.box.rules.catalogue.read(answer.found) in legal
        assert counts.deaths == 1
        await desk.stop()

    evening(play())


def test_a_bot_that_breaks_fails_alone() -> None:
    async def play() -> None:
        match, thinker = dealt(), LocalThinker()
        await thinker.think(thought_of(match, "random"))
        pid = thinker.process.pid
        with pytest.raises(Failed):
            await thinker.think(thought_of(match, "retorta.core.words:Seat"))
        with pytest.raises(Unknown, match="no-bot"):
            await thinker.think(thought_of(match, "builtins:int"))
        assert thinker.process.pid == pid
        await thinker.drop()

    evening(play())


LEVELS = [
    (game, level)
    for game in ("poison", "potion-making", "laar", "alchemists")
    for level in ("novice", "apprentice", "adept", "master")
]


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_no_level_is_given_less_than_its_floor_nor_more_than_it_is_used_to(
    game: str, level: str
) -> None:
    bot = plugins.bot_class(game, level)(1)
    usual, given = time_for(bot, 0.0, "usual")
    assert given == bot.floor <= usual == bot.seconds
    assert level != "master" or given == 0.15
    assert time_for(bot, 1000.0, "usual") == (bot.seconds, bot.seconds)


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_table_may_wish_for_less_or_more_and_more_is_what_others_leave(
    game: str, level: str
) -> None:
    bot = plugins.bot_class(game, level)(1)
    wished, given = time_for(bot, 1000.0, "quick")
    assert wished == given == max(bot.floor, bot.seconds / 4), "less, and nobody calls it hurried"
    assert time_for(bot, 1000.0, "long") == (bot.seconds, 3 * bot.seconds)
    left = 1.5 * bot.seconds
    assert time_for(bot, left, "long") == (bot.seconds, left), "no more than the queue leaves"


def test_every_pace_of_the_wire_is_one_that_thinkers_know() -> None:
    assert set(get_args(Pace)) == set(PACES)


def test_a_bot_without_a_clock_is_given_no_time() -> None:
    assert time_for(plugins.bot_class("poison", "greedy")(1), 0.0, "usual") == (0.0, None)


def test_who_was_cut_short_says_so_and_who_had_enough_does_not() -> None:
    match = dealt()
    game = FollowedGame({**_plain(match)})
    seat = match.deciders()[0]
    hurried = game.choose(seat, "master", 1, 0.01, "usual")
    assert hurried.hurried
    assert hurried.given == 0.15
    assert not game.choose(seat, "greedy", 1, 0.01, "usual").hurried
    unhurried = game.choose(seat, "master", 1, 5.0, "quick")
    assert not unhurried.hurried
    assert unhurried.given == 0.5


def _plain(match: Match) -> dict[str, Any]:
    from retorta.core import codec

    written: dict[str, Any] = codec.plain(match.header)
    return written
