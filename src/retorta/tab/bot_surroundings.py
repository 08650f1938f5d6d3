"""What the turns of bots need from a tab: its clock, its luck, and the worker's alarm."""

from __future__ import annotations

from collections.abc import Callable

from retorta.core import codec
from retorta.tab.coroutines import Later
from retorta.tab.store import Post

A_SECOND = 1000
SEED_BYTES = 8


class BotSurroundings:
    """The tab, as its bots see it."""

    def __init__(
        self, post: Post, clock: Callable[[], float], luck: Callable[[int], bytes]
    ) -> None:
        self.clock = clock
        self._post = post
        self._luck = luck
        self._numbers = 0
        self._waiting: dict[int, Later[None]] = {}

    async def sleep(self, seconds: float) -> None:
        """Let time pass: the worker has an alarm."""
        if seconds > 0:
            self._numbers += 1
            later = self._waiting[self._numbers] = Later[None]()
            pause = round(seconds * A_SECOND)
            self._post(codec.text({"wait": self._numbers, "pause": pause}))
            await later

    def waited(self, number: int) -> None:
        """Take note that the time has passed."""
        if number in self._waiting:
            self._waiting.pop(number).found(None)

    def new_seed(self) -> int:
        """Return luck for a bot."""
        return int.from_bytes(self._luck(SEED_BYTES), "big") >> 2

    def has_played(self) -> None:
        """Count nothing."""

    def has_given_up(self) -> None:
        """Count nothing: the table says so."""

    def warn(self, what: str) -> None:
        """Say nothing: nobody reads a log of a tab, and what a bot says may be a secret."""
