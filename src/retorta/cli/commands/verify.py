"""``retorta verify``: whether the deal was the one that was promised."""

from __future__ import annotations

import click

from retorta import shelf
from retorta.cli import speech
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.record import read_header
from retorta.core.replay import replay
from retorta.core.verifiable import verify
from retorta.ledger import record_lines


@speech.command("verify")
@click.argument("record")
@JSON
@click.pass_context
def command(context: click.Context, record: str, as_json: bool) -> None:
    """Replay RECORD and deal it again from its seed."""
    lines = list(record_lines(record))
    for _ in replay(lines, shelf.box):
        pass
    verdict = verify(lines, shelf.box(read_header(lines[0]).game))
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
