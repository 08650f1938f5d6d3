"""What bots' turns need from a tab: its clock, its randomness, and the worker's timer."""

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
        """Wait; the worker has a timer."""
        if seconds > 0:
            self._numbers += 1
            later = self._waiting[self._numbers] = Later[None]()
            pause = round(seconds * A_SECOND)
            self._post(codec.text({"wait": self._numbers, "pause": pause}))
            await later

    def waited(self, number: int) -> None:
        """Continue a coroutine whose waiting time is over."""
        if number in self._waiting:
            self._waiting.pop(number).found(None)

    def new_seed(self) -> int:
        """Return a random seed for a bot."""
        return int.from_bytes(self._luck(SEED_BYTES), "big") >> 2

    def has_played(self) -> None:
        """Count nothing."""

    def has_given_up(self) -> None:
        """Count nothing: the table shows it."""

    def warn(self, what: str) -> None:
        """Log nothing: nobody reads a tab's log, and a bot's message may contain secrets."""
