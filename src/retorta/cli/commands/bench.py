"""``retorta bench``: how fast a game is played."""

from __future__ import annotations

import click

from retorta import shelf
from retorta.bench import measure
from retorta.cli import seating, speech
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.errors import BadOption


@speech.command("bench")
@click.argument("game")
@click.option("--players", type=int, metavar="N")
@click.option("--seconds", type=float, default=5.0, metavar="S")
@JSON
@click.pass_context
def command(
    context: click.Context, game: str, players: int | None, seconds: float, as_json: bool
) -> None:
    """Measure random play of GAME."""
    box = shelf.box(game)
    if not 0 < seconds <= 3600:
        raise BadOption("seconds", seconds=str(seconds))
    figures = measure(box, seating.checked_seats(box, players), seconds)
    if as_json:
        click.echo(codec.dumps(codec.plain(figures)))
        return
    speaker = speaker_of(context)
    click.echo(
        speaker.say(
            "cli-bench-compiled" if figures.compiled else "cli-bench-plain",
            title=speaker.say(game),
            seats=figures.seats,
        )
    )
    click.echo(
        speaker.say(
            "cli-bench-decisions",
            decisions=figures.decisions_per_second,
            per_game=figures.decisions_per_game,
        )
    )
    click.echo(
        speaker.say(
            "cli-bench-copies",
            copies=figures.copies_per_second,
            nanoseconds=figures.copy_nanoseconds,
        )
    )
