"""``retorta bench``: how fast the program plays a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from retorta import plugins
from retorta.bench.measure import measure
from retorta.bench.sampling import ITERATIONS
from retorta.cli import seating, speech
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.errors import BadOption
from retorta.texts import Speaker

if TYPE_CHECKING:
    from retorta.bench.peers import Comparison


@speech.command("bench")
@click.argument("game", required=False)
@click.option("--players", type=int, metavar="N")
@click.option("--seconds", type=float, default=5.0, metavar="S")
@click.option("--peers", is_flag=True)
@JSON
@click.pass_context
def command(
    context: click.Context,
    game: str | None,
    players: int | None,
    seconds: float,
    peers: bool,
    as_json: bool,
) -> None:
    """Measure play and search of GAME; with peers, of all games beside other systems."""
    if not 0 < seconds <= 3600:
        raise BadOption("seconds", seconds=str(seconds))
    if peers:
        _beside_peers(context, seconds, as_json)
        return
    if game is None:
        raise BadOption("bench-game", known=plugins.games())
    box = plugins.box(game)
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
    click.echo(speaker.say("cli-bench-views", microseconds=figures.view_microseconds))
    click.echo(speaker.say("cli-bench-search", iterations=figures.search_per_second))


def _beside_peers(context: click.Context, seconds: float, as_json: bool) -> None:
    # Imported here, since it looks for packages that most people do not have.
    from retorta.bench.peers import compare

    found = compare(seconds)
    if as_json:
        click.echo(codec.dumps(codec.plain(found)))
        return
    for line in _table(found, speaker_of(context)):
        click.echo(line)


def _table(found: Comparison, speaker: Speaker) -> list[str]:
    """Return a table in Markdown, ready to be put into a document."""
    columns = ("system", "game", "decisions", "ratio", "search", "ratio", "unlike")
    titles = [speaker.say(f"cli-peers-{column}") for column in columns]
    lines = [
        speaker.say("cli-peers-machine", machine=found.machine, date=found.date),
        "",
        f"| {' | '.join(titles)} |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    for line in found.lines:
        by_decisions, by_search = found.ratios(line)
        cells = [
            line.system,
            line.game,
            f"{line.decisions:,}".replace(",", " ") if line.decisions else "–",
            f"{by_decisions:.1f}" if by_decisions else "–",
            f"{line.search:,}".replace(",", " ") if line.search else "–",
            f"{by_search:.1f}" if by_search else "–",
            ", ".join(speaker.say(f"cli-peers-unlike-{what}") for what in found.unlike(line)),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", speaker.say("cli-peers-how", iterations=ITERATIONS)]
    if found.absent:
        lines += ["", speaker.say("cli-peers-absent", names=found.absent)]
    return lines
