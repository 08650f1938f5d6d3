"""The engine in a tab has no assertions: without them, too, every move is answered with a rule."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support import every_move

TESTS = Path(__file__).parent


@pytest.mark.parametrize("package", every_move.GAMES)
def test_every_move_is_answered_without_assertions(package: str) -> None:
    done = subprocess.run(
        [sys.executable, "-OO", every_move.__file__, package],
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.split()) == (0, []), done.stderr + done.stdout
