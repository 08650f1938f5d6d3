"""``retorta backup``: saves everything in one file while the server is running."""

from __future__ import annotations

import click

from retorta.cli import speech
from retorta.cli.speech import speaker_of


@speech.command("backup")
@click.argument("file")
@click.option("--database", metavar="URL")
@click.option("--data-dir", metavar="DIR")
@click.pass_context
def command(context: click.Context, file: str, database: str | None, data_dir: str | None) -> None:
    """Write everything the server keeps into FILE."""
    from retorta.server import settings
    from retorta.server.storage.backup import back_up

    counted = back_up(settings.place(data_dir, database).database, file)
    click.echo(speaker_of(context).say("cli-backup-done", file=file, tables=counted))
