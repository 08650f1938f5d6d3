"""The command line: ``retorta``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

import click

from retorta.cli.speech import Group, explain
from retorta.core.errors import TableError, Unknown
from retorta.texts import LANGUAGES, Speaker, checked_language, language_of

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main() -> None:
    """Run the command line and exit with its code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command; return the exit code: 0, or 2 after one sentence on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot show a letter shows a question mark.
            stream.reconfigure(errors="replace")
    speaker = Speaker(language_of(os.environ))
    try:
        speaker = Speaker(checked_language(_wanted_language(arguments)))
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
    except (BrokenPipeError, SystemExit):
        # The reader has gone; click notices most such cases and raises SystemExit.
        _forget_output()
    except OSError:
        _forget_output()
        return _refuse(speaker.say("error-no-output"))
    return 0


def _forget_output() -> None:
    """Keep Python from complaining when it closes a standard output that cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _or_serve(arguments: Sequence[str]) -> list[str]:
    """Return the arguments; without any, those that open the tables in the browser."""
    return list(arguments) or ["serve", "--open"]


def _refuse(sentence: str) -> int:
    click.echo(sentence, err=True)
    return BAD_INPUT


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """Return the value of ``--lang``, looked up before anything else so that help uses it too."""
    wanted = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang":
            wanted = "".join(arguments[place + 1 : place + 2])
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    if wanted == "":
        raise Unknown("language", language="", known=list(LANGUAGES))
    return wanted
