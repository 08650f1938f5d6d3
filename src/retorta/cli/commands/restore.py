"""``retorta restore``: restores everything from a backup while the server is running."""

from __future__ import annotations

import click

from retorta.cli import speech
from retorta.cli.speech import speaker_of


@speech.command("restore")
@click.argument("file")
@click.option("--database", metavar="URL")
@click.option("--data-dir", metavar="DIR")
@click.pass_context
def command(context: click.Context, file: str, database: str | None, data_dir: str | None) -> None:
    """Replace everything the server keeps by what is in FILE."""
    from retorta.server import settings
    from retorta.server.storage.backup import restore

    place = settings.place(data_dir, database)
    counted, saved = restore(place.database, file, place.beside)
    speaker = speaker_of(context)
    click.echo(speaker.say("cli-restore-done", file=file, tables=counted))
    if saved is not None:
        click.echo(speaker.say("cli-restore-saved", file=str(saved)))
