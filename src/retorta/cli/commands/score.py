"""``retorta score``: count the points of a game played at a real table."""

from __future__ import annotations

import click

from retorta import shelf
from retorta.cli import seating, speech
from retorta.cli.speech import JSON, speaker_of
from retorta.companion.pad import Remark, ScorePad
from retorta.core import codec
from retorta.ledger import read_text
from retorta.texts import Speaker


@speech.command("score")
@click.argument("game")
@click.argument("file")
@click.option("--option", "options", multiple=True, metavar="K=V")
@JSON
@click.pass_context
def command(
    context: click.Context, game: str, file: str, options: tuple[str, ...], as_json: bool
) -> None:
    """Count the points on the sheet in FILE."""
    pad: ScorePad = shelf.score_pad(game)
    speaker = Speaker(speaker_of(context).language, game)
    remarks: list[Remark] = []
    sheet = codec.loads(read_text(file))
    if options and isinstance(sheet, dict):
        sheet["options"] = seating.read_options(shelf.box(game), options)
    result = pad.result(sheet, remarks)
    for remark in remarks:
        click.echo(speaker.say(f"remark-{remark.name}", **remark.parts), err=True)
    if as_json:
        click.echo(codec.dumps(result))
        return
    for line in pad.lines(result, speaker.say):
        click.echo(line)
