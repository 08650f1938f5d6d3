"""``retorta recipes``: the recipe book of Potion-Making."""

from __future__ import annotations

import click

from retorta.cli import speech
from retorta.cli.speech import JSON, speaker_of
from retorta.companion import potion_making
from retorta.core import codec


@speech.command("recipes")
@click.option("--have", multiple=True, metavar="ELEMENT,…")
@JSON
@click.pass_context
def command(context: click.Context, have: tuple[str, ...], as_json: bool) -> None:
    """Print the recipe book, or what the elements named can become."""
    speaker = speaker_of(context)
    speaker.game = potion_making.GAME  # complaints name elements, too
    names = [name for each in have for name in each.split(",")]
    elements = list(dict.fromkeys(potion_making.element_named(name) for name in names))
    if as_json:
        click.echo(codec.dumps(potion_making.plain_book(elements)))
        return
    for line in potion_making.lines(elements, speaker.say):
        click.echo(line)
