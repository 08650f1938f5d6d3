"""The command line as a person meets it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from retorta import cli


@dataclass
class Said:
    """What a command printed and how it left."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a way to run ``retorta`` with some arguments, in English unless told otherwise."""
    monkeypatch.setenv("RETORTA_LANG", "en")

    def ran(*arguments: object, answers: list[str] | None = None) -> Said:
        given = iter(answers or [])

        def answer(prompt: str) -> str:
            try:
                return next(given)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        code = cli.run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return ran
