"""Something that may fail repeatedly: logged once when it fails, and once when it works again."""

from __future__ import annotations

import logging
import time
from typing import Protocol

_log = logging.getLogger("retorta.server")
LONGEST = 200
"""Maximum length of a cause in the log, in characters."""


class LastingCause(Protocol):
    """A cause that may persist although single operations succeed."""

    @property
    def is_there(self) -> bool: ...

    def met(self, cause: Exception) -> None:
        """Note a failure, which may have this cause."""


class Incident:
    """One thing that either works or fails."""

    def __init__(self, works: str, fails: str, lasting: LastingCause | None = None) -> None:
        self._works = works
        self._fails = fails
        self._lasting = lasting
        self.is_there = False
        """Whether it is failing now."""
        self._since = 0.0
        self._times = 0

    def failed(self, cause: Exception) -> None:
        """Note a failure; log the first one."""
        self._times += 1
        if self._lasting is not None:
            self._lasting.met(cause)
        if not self.is_there:
            self.is_there = True
            self._since = time.monotonic()
            _log.error("%s (%s)", self._fails, _told(cause))

    def worked(self) -> None:
        """Note a success; log it if it ends a failure whose cause is gone."""
        if self.is_there and not (self._lasting is not None and self._lasting.is_there):
            self.is_there = False
            seconds = time.monotonic() - self._since
            times, self._times = self._times, 0
            _log.warning("%s, after %.1f s and %d failures", self._works, seconds, times)


def _told(cause: Exception) -> str:
    """Return a cause as one line that contains nothing from any table."""
    # Errors of the connection or the disk describe only these; others may quote the data.
    kinds = {kind.__name__ for kind in type(cause).__mro__}
    name = type(cause).__name__
    if not kinds & {"OperationalError", "OSError"} and name != "DatabaseError":
        return name
    first = str(cause).partition("\n")[0].strip()[:LONGEST]
    return f"{name}: {first}"
