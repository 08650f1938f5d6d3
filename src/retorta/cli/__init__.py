"""The command line: ``retorta``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from retorta.cli.speech import Group, explain
from retorta.core.errors import TableError, Unknown
from retorta.texts import Speaker, checked_language, language_of

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command; return the exit code: 0, or 2 after one sentence on standard error."""
    speaker = Speaker(language_of(os.environ))
    try:
        speaker = Speaker(checked_language(_asked_language(arguments)))
        Group(name="retorta").main(
            _or_serve(arguments), prog_name="retorta", standalone_mode=False, obj=speaker
        )
        sys.stdout.flush()
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except TableError as problem:
        return _refuse(speaker.error(problem))
    except click.ClickException as problem:
        return _refuse(explain(problem, speaker))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on. Keep Python from complaining when it closes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return 0


def _or_serve(arguments: Sequence[str]) -> list[str]:
    """Return the arguments; without any, those that open the tables in the browser."""
    return list(arguments) or ["serve", "--open"]


def _refuse(sentence: str) -> int:
    click.echo(sentence, err=True)
    return BAD_INPUT


def _asked_language(arguments: Sequence[str]) -> str | None:
    """Return what ``--lang`` says, looked up before anything else so that help obeys it too."""
    asked = None
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=True):
        if argument == "--":
            break
        if argument == "--lang":
            asked = following
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    if asked == "":
        raise Unknown("language", language="", known=["en", "ru", "pl"])
    return asked
