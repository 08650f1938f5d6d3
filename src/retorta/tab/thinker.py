"""The code of the worker that thinks: takes requests and answers as JSON texts."""

from __future__ import annotations

from retorta.core import codec
from retorta.thinking.desk import Desk


class Thinker:
    """The desk of one worker."""

    def __init__(self) -> None:
        self._desk = Desk()

    def answer(self, job: str) -> str:
        """Return the answer to one request."""
        try:
            return codec.text(self._desk.answer(codec.loads(job)))
        except Exception as problem:
            # A bot of somebody else's may do anything; its words are not repeated, since
            # they may speak of what it should not know.
            return codec.text({"failed": type(problem).__name__})
