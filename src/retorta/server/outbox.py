"""Those to whom something is to be sent, all in one go when the loop next comes round.

After a commit that is half the house: to ask the loop for each of them would take a tenth of
a move's time.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

_log = logging.getLogger("retorta.server")


class Sender(Protocol):
    """Somebody who has something to send."""

    def flush(self) -> None:
        """Send whatever is due, as far as there is room."""


class Outbox:
    """Everybody's turn to send, in the order in which they asked for it."""

    def __init__(self) -> None:
        self._due: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Let *sender* send before long."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._send)
        self._due.append(sender)

    def _send(self) -> None:
        due, self._due = self._due, []
        for sender in due:
            try:
                sender.flush()
            except Exception:
                _log.exception("somebody could not send")
