"""How many files the server may have open at once: every connection is one."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

if sys.platform != "win32":
    import resource

ENOUGH: Final = 65_536
"""Some systems allow so many that a process that closes all of them one by one takes for ever."""


def raise_limit() -> None:
    """Raise the limit of this process as far as the system allows without extra rights."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(ValueError, OSError):  # then it stays as it was
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connections_of_one(wished: int) -> int:
    """Return how many connections one address may have, so that there is room for others."""
    if sys.platform == "win32":
        return wished
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wished if soft == resource.RLIM_INFINITY else min(wished, soft // 2)
