"""``retorta recipes``: the recipe book of Potion-Making."""

from __future__ import annotations

import click

from retorta.cli import speech
from retorta.cli.speech import JSON, speaker_of
from retorta.companion.names import once
from retorta.core import codec
from retorta.games.potion_making.companion.book import plain_book
from retorta.games.potion_making.companion.lines import book_lines, lines_of_what_can_be_made
from retorta.games.potion_making.companion.names import GAME, read_thing, things_called


@speech.command("recipes")
@click.argument("names", nargs=-1, metavar="[NAME]…")
@click.option("--have", multiple=True, metavar="THING,…")
@JSON
@click.pass_context
def command(
    context: click.Context, names: tuple[str, ...], have: tuple[str, ...], as_json: bool
) -> None:
    """Print the recipe book, pages of it, or what things on the table can become."""
    speaker = speaker_of(context)
    speaker.game = GAME  # errors name elements, too
    about = [thing for name in names for thing in things_called(name)]
    listed = [name for each in have for name in each.split(",")]
    things = once(read_thing(name) for name in listed)
    if as_json:
        click.echo(codec.dumps(plain_book(things, about)))
        return
    if things:
        lines = lines_of_what_can_be_made(things, speaker.say)
    else:
        lines = book_lines(about, speaker.say)
    for line in lines:
        click.echo(line)
