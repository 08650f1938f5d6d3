"""A file that one process locks; the system releases it however the process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def lock_file(file: Path) -> int | None:
    """Return a lock on *file*, which is made if needed; ``None`` if somebody else holds it.

    Raise :class:`OSError` if the file cannot be made or written.
    """
    lock = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        return None
    return lock


def unlock_file(lock: int | None) -> None:
    """Unlock what :func:`lock_file` returned."""
    if lock is not None:
        os.close(lock)
