"""A file that one process locks; the system releases it however the process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def hold(file: Path) -> int | None:
    """Return a hold on *file*, made if it is not there; ``None`` if somebody else has it.

    Raises :class:`OSError` if it cannot be made or written.
    """
    held = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        return None
    return held


def let_go(held: int | None) -> None:
    """Let go of what :func:`hold` returned."""
    if held is not None:
        os.close(held)
