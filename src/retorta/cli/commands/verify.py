"""``retorta verify``: whether the deal was the one that was promised."""

from __future__ import annotations

from typing import Final

import click

from retorta import plugins
from retorta.cli import speech
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.errors import BadOption, Unreadable
from retorta.core.record import read_header
from retorta.core.replay import replay
from retorta.core.verifiable import verify
from retorta.ledger import record_lines

SHORTEST_NOTE: Final = 16
LONGEST_NOTE: Final = 64
"""The least number of digits of a noted promise; its beginning is enough."""


@speech.command("verify")
@click.argument("record")
@click.option("--commitment", metavar="PROMISE")
@JSON
@click.pass_context
def command(context: click.Context, record: str, commitment: str | None, as_json: bool) -> None:
    """Replay RECORD and deal it again from its seed."""
    lines = list(record_lines(record))
    if commitment is not None:
        demand_noted(lines[0], commitment)
    for _ in replay(lines, plugins.box):
        pass
    verdict = verify(lines, plugins.box(read_header(lines[0]).game))
    if as_json:
        click.echo(codec.dumps(codec.plain(verdict)))
        return
    speaker = speaker_of(context)
    click.echo(speaker.say("cli-verify-replays", moves=verdict.moves))
    if verdict.promised:
        click.echo(speaker.say("cli-verify-promised", picks=verdict.picks))
    elif read_header(lines[0]).commitment is None:
        click.echo(speaker.say("cli-verify-no-promise"))
    else:
        click.echo(speaker.say("cli-verify-unfinished"))


def demand_noted(header: bytes, noted: str) -> None:
    """Refuse a record that does not match the promise a player noted before the game."""
    said = "".join(noted.lower().split())
    if not SHORTEST_NOTE <= len(said) <= LONGEST_NOTE or not set(said) <= set("0123456789abcdef"):
        raise BadOption("verify-note", least=SHORTEST_NOTE)
    if not (read_header(header).commitment or "").startswith(said):
        raise Unreadable("verify-noted")
