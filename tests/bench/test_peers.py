"""The comparison with other systems measures what it says."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from retorta import cli
from retorta.bench import peers, plainly
from retorta.bench.peers import Comparison, Line


def test_the_plain_source_is_measured_even_where_compiled() -> None:
    code = (
        "import sys, runpy; sys.argv = ['plainly', 'poison', '0.2'];"
        f"runpy.run_path({plainly.__file__!r}, run_name='__main__');"
        "from retorta.bench.measure import is_compiled; assert not is_compiled()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["decisions"] > 0


def test_ratios_compare_search_with_search() -> None:
    ours = Line("retorta", "poison", 1000, 500)
    other = Line("other", "hearts", 100, 5)
    idle = Line("idle", "uno", 10, 0)
    found = Comparison("a machine", "today", [ours, other, idle], [])
    assert [found.ratio(line) for line in found.lines] == [1, 100, 100]


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
