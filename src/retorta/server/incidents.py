"""Something that may fail repeatedly: logged once when it fails, and once when it works again."""

from __future__ import annotations

import logging
import time
from typing import Protocol

_log = logging.getLogger("retorta.server")
LONGEST = 200
"""Characters of a cause that are written down."""


class LastingCause(Protocol):
    """A cause that lasts, although this or that works meanwhile."""

    @property
    def is_there(self) -> bool: ...

    def met(self, cause: Exception) -> None:
        """Take note of what failed, which may be because of that."""


class Incident:
    """One thing that works, or does not."""

    def __init__(self, works: str, fails: str, lasting: LastingCause | None = None) -> None:
        self._works = works
        self._fails = fails
        self._lasting = lasting
        self.is_there = False
        """Whether it fails just now."""
        self._since = 0.0
        self._times = 0

    def failed(self, cause: Exception) -> None:
        """Take note that it failed; the first time, say so."""
        self._times += 1
        if self._lasting is not None:
            self._lasting.met(cause)
        if not self.is_there:
            self.is_there = True
            self._since = time.monotonic()
            _log.error("%s (%s)", self._fails, _told(cause))

    def worked(self) -> None:
        """Take note that it worked; if it had failed, and its cause is gone, say so."""
        if self.is_there and not (self._lasting is not None and self._lasting.is_there):
            self.is_there = False
            seconds = time.monotonic() - self._since
            times, self._times = self._times, 0
            _log.warning("%s, after %.1f s and %d failures", self._works, seconds, times)


def _told(cause: Exception) -> str:
    """Return a cause in a line that has nothing of any table in it."""
    # Errors of the line or the disk speak of these; others may repeat what was to be written.
    kinds = {kind.__name__ for kind in type(cause).__mro__}
    name = type(cause).__name__
    if not kinds & {"OperationalError", "OSError"} and name != "DatabaseError":
        return name
    first = str(cause).partition("\n")[0].strip()[:LONGEST]
    return f"{name}: {first}"
