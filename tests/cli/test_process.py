"""What only shows in a process of its own: signals, pipes, sudden death, start-up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.guests import PATIENCE

from retorta import plugins
from retorta.core.replay import replay

RETORTA = [sys.executable, "-m", "retorta"]
ENGLISH = {**os.environ, "RETORTA_LANG": "en"}
posix = pytest.mark.skipif(os.name != "posix", reason="signals as on Unix")


def start(*arguments: object) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*RETORTA, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENGLISH,
        preexec_fn=hear_ctrl_c,
    )


def hear_ctrl_c() -> None:
    """Whoever starts the tests in the background may have turned Ctrl-C off for all of them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_until(process: subprocess.Popen[bytes], sign: bytes) -> None:
    assert process.stdout is not None
    seen = b""
    while sign not in seen:
        byte = process.stdout.read(1)
        assert byte, seen
        seen += byte


@posix
def test_ctrl_c_ends_quietly() -> None:
    with start("play", "poison", "--seed", 1) as process:
        read_until(process, b"> ")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)

    assert err.strip() == b""
    assert process.returncode == 130


@posix
def test_a_closed_pipe_ends_quietly() -> None:
    with start("watch", "poison", "--seed", 1, "--option", "rulebook=polish") as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        err = process.stderr.read()
        process.wait(timeout=PATIENCE)

    assert err == b""


@posix
def test_a_record_survives_sudden_death_up_to_the_last_move(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    with start("play", "poison", "--seed", 1, "--record", path) as process:
        assert process.stdin is not None
        read_until(process, b"> ")
        process.stdin.write(b"1\n")
        process.stdin.flush()
        read_until(process, b"> ")
        process.kill()
    moments = list(replay(path.read_bytes().splitlines(keepends=True), plugins.box))

    assert moments[-1].number >= 4
    assert moments[-1].match.deciders() == [0]


def test_import_is_light() -> None:
    """The package itself brings no dependency along: what costs time is loaded when used."""
    code = "import sys, retorta; print({'click', 'fluent', 'msgspec'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "set()"


def test_hash_seeds_do_not_matter() -> None:
    """The same game whatever order sets and dictionaries happen to have."""
    told = set()
    for seed in ("0", "1", "2"):
        done = subprocess.run(
            [*RETORTA, "watch", "poison", "--seed", "9"],
            capture_output=True,
            check=True,
            env={**ENGLISH, "PYTHONHASHSEED": seed},
        )
        told.add(done.stdout)

    assert len(told) == 1
