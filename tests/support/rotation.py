"""What a run has no time for altogether: `run.py test` tries the same part every time, everywhere.

`run.py soak` tries all, and where even a night is too short for that another part each day: the
head of its report tells which, and ``RETORTA_TURN=<number>`` brings it back on any machine.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
SOAKING = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
_TODAY = int(time.time()) // 86_400
# All processes of a run inherit it from the first.
TURN = int(os.environ.setdefault("RETORTA_TURN", str(_TODAY if SOAKING else 0)))


def in_turn(things: Sequence[T], shift: int = 0) -> T:
    """Return the one whose turn it is; *shift* sets several choices of one run apart."""
    return things[(TURN + shift) % len(things)]
