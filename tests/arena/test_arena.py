"""The arena: the same plan gives the same games, and the numbers are right."""

from __future__ import annotations

import dataclasses
import json
from math import inf
from pathlib import Path
from time import sleep, thread_time
from typing import Any
from xml.etree import ElementTree

import pytest

from retorta.arena.journal import Journal
from retorta.arena.one_game import Played
from retorta.arena.plan import Plan, planned_game
from retorta.arena.plot import svg
from retorta.arena.ratings import WORTH_SHARING, ranks
from retorta.arena.results import results_of
from retorta.arena.tournament import BotFault, run
from retorta.bots.random import RandomBot
from retorta.core.box import Pov
from retorta.core.errors import TableError
from retorta.core.words import Move
from retorta.texts import LANGUAGES, Speaker

BOTS = ["greedy", "random", "random"]


def plan_of(games: int, bots: list[str] | None = None, duplicate: bool = False) -> Plan:
    options = {"rulebook": "russian", "hand": "whole", "taken": "closed"}
    return Plan(
        "poison", 1, options, bots or BOTS, games, duplicate, seed=5, bots_secret="as given"
    )


def result(played: list[Played]) -> list[tuple[object, ...]]:
    """What does not depend on the clock."""
    return [(game.number, game.seats, game.points, game.winners) for game in played]


class Stubborn(RandomBot):
    """Plays what is not allowed."""

    def choose(self, pov: Pov) -> Move:
        return next(move for move in pov.box.rules.catalogue if move not in pov.moves)


def test_bots_move_one_seat_on_from_game_to_game() -> None:
    plan = plan_of(30)
    orders = set()
    for first in range(0, 30, 3):
        seats = [planned_game(plan, first + turn).seats for turn in range(3)]
        assert seats[1] == [*seats[0][1:], seats[0][0]]
        assert seats[2] == [*seats[1][1:], seats[1][0]]
        orders.add(tuple(seats[0][seats[0].index(0) :] + seats[0][: seats[0].index(0)]))
    assert orders == {(0, 1, 2), (0, 2, 1)}, "who plays before whom changes too"
    assert len({planned_game(plan, number).deal for number in range(30)}) == 30


def test_a_duplicate_deal_is_played_from_every_seat() -> None:
    plan = plan_of(6, duplicate=True)
    deals = [planned_game(plan, number).deal for number in range(6)]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


def test_any_number_of_workers_gives_the_same_games() -> None:
    plan = plan_of(5, ["adept@3x", "greedy", "random"])
    assert result(run(plan, workers=1)) == result(run(plan, workers=2))


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    whole = run(plan_of(6))
    run(plan_of(4), journal=Journal(str(path), plan_of(4)))
    # The program died in the middle of a line.
    path.write_bytes(path.read_bytes()[:-9])
    steps: list[int] = []
    again = run(plan_of(6), journal=Journal(str(path), plan_of(6)), progress=steps.append)
    assert steps == [3, 1, 1, 1]
    assert result(again) == result(whole)
    assert len(Journal(str(path), plan_of(6)).played) == 6


def test_a_journal_of_another_arena_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    Journal(str(path), plan_of(4))
    other = dataclasses.replace(plan_of(4), seed=6)
    with pytest.raises(TableError, match="other-arena"):
        Journal(str(path), other)
    path.write_text("{}\n")
    with pytest.raises(TableError, match="not-a-journal"):
        Journal(str(path), other)


def test_a_bot_that_breaks_the_rules_stops_the_arena() -> None:
    name = f"{__name__}:Stubborn"
    with pytest.raises(BotFault, match="Stubborn") as found:
        run(plan_of(1, [name, "random", "random"]))
    for language in LANGUAGES:
        told = Speaker(language).error(found.value)
        assert "Stubborn" in told
        assert "(" not in told.split("Stubborn")[0], "a sentence, not the parts of an error"


def test_a_bot_of_the_house_that_fails_stops_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(bot: RandomBot, pov: Pov) -> Move:
        raise ValueError("tired")

    monkeypatch.setattr(RandomBot, "choose", fail)
    with pytest.raises(BotFault) as found:
        run(plan_of(1, ["random", "random", "random"]))
    assert Speaker("en").error(found.value).endswith("The bot random failed: ValueError: tired")


class Dawdler(RandomBot):
    """Takes far longer than it may: at work on its first decision, asleep on its second."""

    budget = 0.001

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._decisions = 0

    def choose(self, pov: Pov) -> Move:
        self._decisions += 1
        if self._decisions == 1:
            begun = thread_time()
            while thread_time() - begun < 0.002:
                pass
        elif self._decisions == 2:
            sleep(0.002)
        return super().choose(pov)


def test_who_is_late_and_who_is_to_blame() -> None:
    names = [f"{__name__}:Dawdler", "random", "random"]
    plan = plan_of(1, names)
    played = run(plan)
    seat = played[0].seats.index(0)
    assert played[0].late[seat] >= 2, "the machine itself may be late too"
    assert played[0].overworked[seat] >= 1
    assert sum(played[0].late) == played[0].late[seat], "nobody else has a budget"
    bots = {each.bot: each for each in results_of(plan, played, True).bots}
    assert bots[names[0]].late == played[0].late[seat]
    assert bots["random"].late == 0


def game(points: list[int], winners: list[int], number: int = 0) -> Played:
    return Played(
        number, [0, 1, 2], points, winners, [1, 1, 1], [0.1] * 3, [0.1] * 3, [0] * 3, [0] * 3, None
    )


def test_ranks_put_winners_first_and_share_on_a_tie() -> None:
    assert ranks(game([3, 9, 3], [0, 2]), fewest_win=True) == [0, 1, 0]
    assert ranks(game([3, 9, 5], [1]), fewest_win=False) == [2, 0, 1]
    # A tie on points that the rules have broken is no tie.
    assert ranks(game([9, 9, 5], [1]), fewest_win=False) == [1, 0, 2]


def test_the_table_counts_up() -> None:
    plan = plan_of(4, ["a", "b", "b"])
    games = [game([1, 5, 7], [0], 0), game([3, 3, 9], [0, 1], 1)] * 2
    found = results_of(plan, games, fewest_win=True)
    first, second = found.bots
    assert (first.bot, first.games, first.points) == ("a", 4, 2.0)
    assert (second.bot, second.games, second.points) == ("b", 8, 6.0)
    assert first.wins == 0.75
    assert second.wins == 0.125
    assert first.wins_interval[0] < 0.75 < first.wins_interval[1]
    assert first.rating > second.rating
    [comparison] = found.comparisons
    assert comparison.better == "a"
    assert comparison.sets == 1.0
    assert comparison.rating_interval[0] <= comparison.rating <= comparison.rating_interval[1]
    # On the one deal 6 less 1, on the other 6 less 3.
    assert comparison.points == 4.0
    assert comparison.points_interval[0] < 4.0 < comparison.points_interval[1]


def test_games_of_one_deal_count_as_one() -> None:
    """A deal played three times over says no more about luck than once."""
    names = ["a", "b", "b"]
    plain, thrice = plan_of(4, names), plan_of(12, names, duplicate=True)
    once = [game([1, 5, 7], [0]), game([3, 3, 9], [0, 1])] * 2
    again = [each for each in once for _ in range(3)]
    found, same = results_of(plain, once, True), results_of(thrice, again, True)
    assert [each.points_interval for each in found.bots] == [
        each.points_interval for each in same.bots
    ]
    assert found.comparisons[0].points_interval == same.comparisons[0].points_interval


def test_one_deal_has_no_interval() -> None:
    plan = plan_of(3, ["a", "b", "b"], duplicate=True)
    found = results_of(plan, [game([1, 5, 7], [0])] * 3, True)
    assert found.comparisons[0].points_interval == (-inf, inf)
    assert found.bots[0].points_interval == (-inf, inf)


def test_workers_share_the_redrawing_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("retorta.arena.ratings.RESAMPLES", 6)
    plan = plan_of(WORTH_SHARING, ["a", "b", "b"])
    games = [game([1, 5, 7], [0]), game([3, 3, 9], [0, 1])] * (WORTH_SHARING // 2)
    assert results_of(plan, games, True, workers=2) == results_of(plan, games, True)


def test_the_drawing_is_a_drawing() -> None:
    plan = plan_of(2, ["a<b", "b", "b"])
    drawn = svg("Яд & games", results_of(plan, [game([1, 5, 7], [0])] * 2, True).bots)
    root = ElementTree.fromstring(drawn)
    words = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert words[0] == "Яд & games"
    assert "a<b" in words


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Any:
    from retorta import cli

    def ran(*arguments: str) -> tuple[int, str, str]:
        code = cli.run(list(arguments))
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return ran


def test_the_command_prints_a_table(said: Any, tmp_path: Path) -> None:
    drawing = tmp_path / "ratings.svg"
    code, out, _ = said(
        *("arena", "poison", "--bots", "greedy,random,random", "--games", "2", "--duplicate"),
        *("--svg", str(drawing), "--lang", "en"),
    )
    assert code == 0
    assert out.splitlines()[0].split()[:3] == ["bot", "games", "rating"]
    assert "greedy over random" in out
    assert drawing.read_text("utf-8").startswith("<svg")


def test_the_command_prints_json(said: Any) -> None:
    code, out, _ = said(
        *("arena", "poison", "--bots", "greedy,random,random", "--games", "2", "--duplicate"),
        "--json",
    )
    assert code == 0
    found = json.loads(out)
    assert found["plan"]["games"] == 3, "whole sets only"
    assert found["standings"][0]["bot"] == "greedy"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", "0"),
        ("--workers", "0"),
        ("--bots", "greedy,random"),
        ("--bots", "greedy,random,master@soon"),
        ("--bots", "greedy,random,random@1"),
    ],
)
def test_bad_input_gets_one_sentence(said: Any, arguments: tuple[str, ...]) -> None:
    code, out, err = said("arena", "poison", *arguments, "--lang", "en")
    assert code == 2
    assert out == ""
    assert len(err.strip().splitlines()[-1]) > 20


def test_a_drawing_that_cannot_be_written_does_not_cost_the_games(said: Any) -> None:
    code, out, err = said("arena", "poison", "--games", "1", "--svg", "/no/such/folder/x.svg")
    assert code == 2
    assert "/no/such/folder/x.svg" in err.splitlines()[-1]
    assert "greedy" in out
