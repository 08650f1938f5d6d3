"""What is drawn in a test, deals and bots' luck and tokens: the same in every run, by its name.

`run.py soak` draws anew. So do servers and bots that run in processes of their own.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, Final

MANY: Final = 32
"""Bytes, if nobody says how many."""


class SameLuck:
    """Stands in for the system's luck, which all of ours comes from."""

    def __init__(self) -> None:
        self._test = ""
        self._streams: dict[tuple[str, object], Random] = {}
        """By what is drawn, so that what a library draws beside a deal does not change it."""

    def begin(self, test: str) -> None:
        """Draw for a *test*: no other one draws the same, even at the same server."""
        self._test = test
        self._streams = {}

    def stand_in(self) -> None:
        """Be what everybody draws from, in this process."""
        secrets.token_bytes = self.token_bytes  # type: ignore[assignment]
        secrets.randbits = self.randbits  # type: ignore[assignment]
        secrets.randbelow = self.randbelow  # type: ignore[assignment]
        secrets.choice = self.choice  # type: ignore[assignment]

    def token_bytes(self, size: int | None = None) -> bytes:
        return self._stream("bytes", size).randbytes(MANY if size is None else size)

    def randbits(self, bits: int) -> int:
        return self._stream("bits", bits).getrandbits(bits)

    def randbelow(self, bound: int) -> int:
        return self._stream("below", bound).randrange(bound)

    def choice(self, things: Sequence[Any]) -> Any:
        return self._stream("choice", len(things)).choice(things)

    def _stream(self, *what: Any) -> Random:
        if what not in self._streams:
            self._streams[what] = Random(f"{self._test} {what}")
        return self._streams[what]


LUCK = SameLuck()
