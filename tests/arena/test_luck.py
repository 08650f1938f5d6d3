"""What a bot is told of its luck says nothing about the deal, wherever it is measured."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support import thief
from support.command_line import Run
from support.program import executable

from retorta import plugins
from retorta.arena.journal import Journal
from retorta.arena.luck import fresh_secret
from retorta.arena.plan import Plan, planned_game
from retorta.arena.tournament import run
from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Move
from retorta.outside.foreign_bot import ForeignBot
from retorta.research.benchmark.luck import PUBLIC, Luck
from retorta.research.benchmark.tasks import TASKS, play_deals, sat_down

ARENA = ("arena", "poison", "--games", "3", "--seed", "5")
PROGRAM = f"""
import json, sys
sys.path.append({str(Path(__file__).parent.parent)!r})
from support import thief
for line in sys.stdin:
    asked = json.loads(line)
    if asked["say"] == "hello":
        found = thief.deals_behind(asked["seed"])
        told = [open("/proc/self/cmdline").read(), sorted(asked), found[5:]]
        open(__file__ + ".json", "w").write(json.dumps(told))
        print(json.dumps({{"say": "ready"}}), flush=True)
    elif asked["say"] == "choose":
        print(json.dumps({{"choice": 0}}), flush=True)
"""


@pytest.fixture
def den(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where the thief leaves what it finds."""
    shutil.copy(thief.__file__, tmp_path / "burglar.py")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def tried_and_found(den: Path) -> bool:
    assert (den / "tried").exists(), "nobody tried"
    return (den / "stolen").exists()


def old_journal(path: Path, bots: list[str]) -> None:
    """Write a journal as arenas of before did: bots' luck followed from the seed."""
    box = plugins.box("poison")
    plan = codec.plain(Plan("poison", 1, box.checked_options({}), bots, 3, False, 5, None))
    del plan["bots_secret"], plan["inside"]
    path.write_bytes(codec.dumps({"arena": plan}) + b"\n")


def test_no_deal_of_an_arena_is_found_by_the_seed_of_a_bot(den: Path, run: Run) -> None:
    done = run(*ARENA, "--bots", "burglar:Thief,random,random")
    assert done.code == 0, done.err
    assert not tried_and_found(den)


def test_a_journal_of_before_goes_on_as_it_began(den: Path, run: Run) -> None:
    """It was begun with luck that gives the deals away, which shows what the thief can do."""
    journal = den / "old.jsonl"
    old_journal(journal, ["burglar:Thief", "random", "random"])
    words = ("arena", "poison", "--games", "3", "--bots", "burglar:Thief,random,random")
    done = run(*words, "--resume", journal, "--json")
    assert done.code == 0, done.err
    assert json.loads(done.out)["plan"]["bots_secret"] is None
    assert len(journal.read_bytes().splitlines()) == 1 + 3
    assert tried_and_found(den), "the thief has forgotten its trade"


@pytest.mark.parametrize("words", [(), ("--in-process",)])
def test_no_deal_of_a_task_is_found_by_the_seed_of_a_bot(
    den: Path, run: Run, words: tuple[str, ...]
) -> None:
    done = run("benchmark", thief.TASK, "--bot", "burglar:Thief", "--deals", "2", *words)
    assert done.code == 0, done.err
    assert not tried_and_found(den)


def test_with_the_luck_of_before_a_task_gave_its_deals_away() -> None:
    """Bots' luck from what the public deals follow from: the thief finds them all."""
    task = TASKS[thief.TASK]
    for luck, is_found in ((Luck(bots=PUBLIC), True), (Luck(), False)):
        for number in range(3):
            match, bots = sat_down(task, thief.Thief, number, 0, luck)
            [robber] = [bot for bot in bots if isinstance(bot, thief.Thief)]
            hands = robber.hands(match.pov(0))
            assert (hands is not None) == is_found
            if hands is not None:
                assert hands == [match.view(seat).own.hand for seat in range(task.players)]


def test_a_program_is_told_a_seed_by_its_first_line_and_by_nothing_else(
    tmp_path: Path, run: Run
) -> None:
    path = executable(tmp_path / "mybot", sys.executable, PROGRAM)
    done = run(*ARENA, "--bots", f"{path},random,random")
    assert done.code == 0, done.err
    command_line, told, found = json.loads((tmp_path / "mybot.json").read_text())
    assert command_line.rstrip("\0").split("\0") == [sys.executable, path]
    assert told == ["game", "protocol", "say", "seconds", "seed"]
    assert found == [], "the deal follows from it"


def test_a_python_bot_of_others_has_nothing_on_its_command_line() -> None:
    bot = ForeignBot("poison", f"{__name__}:First", 123456789)
    line = Path(f"/proc/{bot.process_id}/cmdline").read_bytes()
    surroundings = Path(f"/proc/{bot.process_id}/environ").read_bytes()
    bot.end()
    assert b"foreign_bot_process" in line
    assert b"123456789" not in line + surroundings
    assert b"seed" not in line


class First:
    """Plays the first move it may, and counts how many of its kind are in this process."""

    made = 0

    def __init__(self, seed: int) -> None:
        First.made += 1

    def choose(self, pov: Any) -> Move:
        move: Move = pov.moves[0]
        return move


def plan_of(secret: str | None) -> Plan:
    options = plugins.box("poison").checked_options({})
    return Plan(
        "poison", 1, options, [f"{__name__}:First", "random", "random"], 1, False, 5, secret
    )


def test_the_arena_knows_no_stranger_unless_told_to() -> None:
    before = First.made
    run(plan_of("as given"))
    assert First.made == before, "it played in a process of its own"
    run(replace(plan_of("as given"), inside=True))
    assert First.made == before + 1


def test_what_an_entry_point_of_others_names_is_a_stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that somebody installed stands on the shelf like ours, and is not of the house."""
    usual = plugins._found

    def found(group: str) -> dict[str, str]:
        if group != "retorta.bots":
            return usual(group)
        return {
            **usual(group),
            "guest": f"{__name__}:First",
            # A name that begins like the house's is not the house.
            "poison.sly": "retorta_bots:Sly",
        }

    monkeypatch.setattr(plugins, "_found", found)
    assert not plugins.is_of_house("poison", "guest")
    assert not plugins.is_of_house("poison", "sly@3")
    assert not plugins.is_of_house("poison", "./mybot@5")
    assert not plugins.is_of_house("poison", "somebody:Bot")
    assert plugins.is_of_house("poison", "master@5x")
    assert plugins.is_of_house("poison", "retorta.bots.levels:Master@20x")


def test_the_luck_of_bots_follows_from_the_secret_alone() -> None:
    secret = fresh_secret()
    one, other = planned_game(plan_of(secret), 0), planned_game(replace(plan_of(secret), seed=6), 0)
    assert one.deal != other.deal
    assert sorted(one.seeds) == sorted(other.seeds)
    again = planned_game(plan_of(fresh_secret()), 0)
    assert again.deal == one.deal
    assert not set(again.seeds) & set(one.seeds)


def test_an_arena_tells_its_luck_afterwards_and_is_repeated_by_it(run: Run) -> None:
    words = ("arena", "poison", "--bots", "adept@2x,random,random", "--games", "3", "--json")
    first, other = (json.loads(run(*words).out) for _ in range(2))
    assert first["plan"]["seed"] != other["plan"]["seed"], "deals that nobody has seen"
    assert first["plan"]["bots_secret"] != other["plan"]["bots_secret"]
    given = ("--seed", first["plan"]["seed"], "--bots-secret", first["plan"]["bots_secret"])
    again = json.loads(run(*words, *given).out)
    assert again["plan"] == first["plan"]
    points = [[each["points"] for each in it["standings"]] for it in (first, again)]
    assert points[0] == points[1]
    said = run("--lang", "en", *words[:-1], *given).out.splitlines()[-1]
    assert said.endswith(" ".join(map(str, given)))


def test_arenas_of_before_are_repeated_by_their_number() -> None:
    """Their bots' luck followed from the seed, as if that had been the secret."""
    assert planned_game(plan_of("5"), 0) == planned_game(plan_of(None), 0)


def test_no_journal_tells_a_bot_of_others_its_luck(den: Path, run: Run) -> None:
    """It could read the file as whoever runs the arena can; so none is written."""
    journal = den / "journal.jsonl"
    program = executable(den / "mybot", sys.executable, PROGRAM)
    for words in (
        ("--bots", "burglar:Thief,random,random"),
        ("--bots", "burglar:Thief,random,random", "--bots-secret", "mine"),
        ("--bots", f"{program},random,random", "--in-process"),
    ):
        for language in ("en", "ru", "pl"):
            refused = run(*ARENA, *words, "--resume", journal, "--lang", language)
            assert refused.code == 2
            assert "--resume" in refused.err
        assert not journal.exists()
    inside = run(
        *ARENA, "--bots", "burglar:Thief,random,random", "--in-process", "--resume", journal
    )
    assert inside.code == 0, inside.err


def test_an_arena_goes_on_with_the_luck_it_began_with(tmp_path: Path, run: Run) -> None:
    path = str(tmp_path / "journal.jsonl")
    bots = ("--bots", "greedy,random,random")
    words = ("arena", "poison", *bots, "--json", "--resume", path)
    first = json.loads(run(*words, "--games", "2").out)["plan"]
    second = json.loads(run(*words, "--games", "4").out)["plan"]
    assert second == {**first, "games": 4}
    journal = Journal.begun(path)
    assert journal is not None
    assert journal.bots_secret == first["bots_secret"]
    refused = run(*words, "--games", "4", "--bots-secret", "another", "--lang", "en")
    assert refused.code == 2
    assert "bots or luck" in refused.err


def test_a_task_tells_its_luck_and_keeps_the_secret_of_its_deals(tmp_path: Path, run: Run) -> None:
    secret = "a secret of my own"
    (tmp_path / "secret").write_text(secret + "\n")
    words = ("benchmark", thief.TASK, "--bot", "random", "--deals", "1", "--json")
    usual = json.loads(run(*words).out)
    assert usual["dealt"] == "public"
    own = run(*words, "--deals-secret", tmp_path / "secret")
    told = json.loads(own.out)
    assert told["dealt"] == Luck(deals=secret).dealt
    assert told["dealt"].startswith("held-out-")
    assert secret not in own.out + own.err
    repeated = (*words, "--deals-secret", tmp_path / "secret", "--bots-secret", told["bots_secret"])
    assert json.loads(run(*repeated).out) == told
    (tmp_path / "short").write_text("12345\n")
    for language in ("en", "ru", "pl"):
        refused = run(*words, "--deals-secret", tmp_path / "short", "--lang", language)
        assert refused.code == 2
        assert "16" in refused.err
        refused = run(*words, "--bots-secret", "two words", "--lang", language)
        assert refused.code == 2
        assert "--bots-secret" in refused.err


def test_other_deals_are_dealt_from_a_secret_of_ones_own() -> None:
    task = TASKS[thief.TASK]
    usual, _ = sat_down(task, First, 0, 0, Luck())
    again, _ = sat_down(task, First, 0, 0, Luck())
    own, _ = sat_down(task, First, 0, 0, Luck(deals="a secret of my own"))
    assert usual.header.luck == again.header.luck != own.header.luck
    luck = Luck(deals="a secret of my own")
    assert list(play_deals(task, First, 1, luck)) == list(play_deals(task, First, 1, luck))


def test_bots_of_a_terminal_do_not_dream_the_deal_itself() -> None:
    """With --seed the first bot was told the very number that the deal came from."""
    from retorta.cli import seating

    class Told:
        seeds: list[int] = []

        def __init__(self, seed: int) -> None:
            Told.seeds.append(seed)

        def choose(self, pov: Any) -> Move:
            raise AssertionError

    box = plugins.box("poison")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plugins, "bot_class", lambda game, name: Told)
        seating.seat_bots(box, ["random"] * 4, 7)
    assert len(set(Told.seeds)) == 4
    dealt = Match(box, 4, SeededDealer(7)).header.luck
    for seed in Told.seeds:
        assert Match(box, 4, SeededDealer(seed)).header.luck != dealt
