"""A worker process: it thinks, so that no table has to wait.

Requests and answers are JSON, each after its length in four bytes, on standard input and output;
it ends when the input does.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final

import msgspec

from retorta.thinking.desk import Desk

LENGTH: Final = 4


def main(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more requests."""
    desk = Desk()
    while len(length := requests.read(LENGTH)) == LENGTH:
        body = requests.read(int.from_bytes(length, "big"))
        request = msgspec.json.decode(body)
        try:
            answer = desk.answer(request)
        except Exception as problem:
            # Somebody else's bot may do anything. Its message is not repeated, since it may
            # reveal what the bot should not know.
            answer = {"failed": type(problem).__name__}
        written = msgspec.json.encode(answer)
        answers.write(len(written).to_bytes(LENGTH, "big") + written)
        answers.flush()


def stand_back(nice: int) -> None:
    """Let other processes of this machine go first, if the system supports that."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)


if __name__ == "__main__":
    stand_back(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    # Whatever a bot prints must not get between the answers.
    _answers, sys.stdout = sys.stdout.buffer, sys.stderr
    try:
        main(sys.stdin.buffer, _answers)
    except KeyboardInterrupt:
        sys.exit(130)
