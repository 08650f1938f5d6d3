"""The code of the thinking worker: it receives requests and returns answers as JSON texts."""

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
            # A third-party bot may do anything; its message is not repeated, since it may
            # contain what nobody should know.
            return codec.text({"failed": type(problem).__name__})
