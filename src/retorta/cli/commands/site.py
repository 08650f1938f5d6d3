"""``retorta site``: writes the games as files for any web host; no server is needed."""

from __future__ import annotations

from pathlib import Path

import click

from retorta.cli import speech
from retorta.cli.speech import speaker_of
from retorta.core.errors import BadOption


@speech.command("site")
@click.argument("folder", metavar="DIR")
@click.pass_context
def command(context: click.Context, folder: str) -> None:
    """Write the site that plays without a server into DIR."""
    from retorta.server.site import is_free, write_anew

    place = Path(folder)
    if not is_free(place):
        raise BadOption("site-folder", path=folder)
    try:
        size = write_anew(place)
    except OSError:
        raise BadOption("site-unwritable", path=folder) from None
    said = speaker_of(context).say("cli-site-done", folder=folder, size=f"{size / 1e6:.1f}")
    click.echo(said)
