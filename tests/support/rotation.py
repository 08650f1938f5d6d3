"""What a run has no time for altogether is tried in turn: another part with every commit.

The turn is the number of commits, or of the day where there is no history; the head of the
report tells it, and ``RETORTA_TURN=<number>`` repeats it on any machine. `run.py soak` tries all.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
SOAKING = os.environ.get("HYPOTHESIS_PROFILE") == "soak"


def _counted() -> int:
    asked = ["git", "rev-list", "--count", "HEAD"]
    try:
        told = subprocess.run(
            asked, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
        return int(told.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return int(time.time()) // 86_400


# All processes of a run inherit it from the first.
TURN = int(os.environ.setdefault("RETORTA_TURN", str(_counted())))


def in_turn(things: Sequence[T], shift: int = 0) -> T:
    """Return the one whose turn it is; *shift* sets several choices of one run apart."""
    return things[(TURN + shift) % len(things)]
