"""The comparison with other systems measures what it says."""

from __future__ import annotations

import json
import subprocess
import sys
from time import sleep, thread_time

import pytest
from support.tiers import OPENSPIEL

from retorta import cli
from retorta.bench import peers, plain_source, sampling
from retorta.bench.peers import Comparison, Line


def test_the_plain_source_is_measured_even_where_compiled() -> None:
    code = (
        "import sys, runpy; sys.argv = ['plain_source', 'poison', '0.2'];"
        f"runpy.run_path({plain_source.__file__!r}, run_name='__main__');"
        "from retorta.bench.measure import is_compiled; assert not is_compiled()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["decisions"] > 0


def test_like_is_compared_with_like_and_the_rest_is_said() -> None:
    ours = Line("retorta", "poison", 1000, 500, "knowing")
    other = Line("other", "hearts", 100, 5, "random")
    same = Line("same", "poison", 500, 250, "random")
    idle = Line("idle", "uno", 10, 0)
    found = Comparison("a machine", "today", [ours, other, same, idle], [])
    assert [found.ratios(line) for line in found.lines] == [(1, 1), (10, 100), (2, 2), (100, 0)]
    told = [found.unlike(line) for line in found.lines]
    assert told == [[], ["game", "policy"], ["policy"], ["game"]]


def test_waiting_costs_nothing() -> None:
    """A machine that is busy with other things makes a piece of work wait: that is not its time."""
    worked = 0

    def work() -> int:
        nonlocal worked
        begun = thread_time()
        sleep(0.01)
        while thread_time() - begun < sampling.SAMPLE / 5:
            worked += 1
        return 1

    assert sampling.best(work, sampling.SAMPLE) > 0.8 * 5 / sampling.SAMPLE


@OPENSPIEL
def test_open_spiel_is_measured() -> None:
    pytest.importorskip("pyspiel")
    hearts, poison = peers._open_spiel(0.05)
    assert hearts.decisions > 0
    assert hearts.search > 0
    assert poison.decisions > 0
    assert poison.search > 0


def test_bench_needs_a_game_or_peers(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "--lang", "en"]) == 2
    assert "--peers" in capsys.readouterr().err
