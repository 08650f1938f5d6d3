"""``retorta dataset``: games between bots saved as records, with a datasheet."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from retorta import plugins
from retorta.cli import seating, speech
from retorta.cli.many_games import (
    BOTS_SECRET,
    IN_PROCESS,
    checked_secret,
    command_of,
    demand_workers,
    plan_of,
)
from retorta.cli.speech import speaker_of
from retorta.ledger import write_text
from retorta.research.dataset import files, parquet
from retorta.research.dataset.datasheet import datasheet
from retorta.research.dataset.self_play import play_all


@speech.command("dataset")
@click.argument("game")
@click.argument("folder")
@click.option("--bots", metavar="A,B,…")
@click.option("--games", type=int, default=100, metavar="N")
@click.option("--workers", type=int, default=1, metavar="N")
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--seed", type=int, default=1, metavar="N")
@BOTS_SECRET
@IN_PROCESS
@click.option("--parquet", "as_table", is_flag=True)
@click.pass_context
def command(
    context: click.Context,
    game: str,
    folder: str,
    bots: str | None,
    games: int,
    workers: int,
    options: tuple[str, ...],
    seed: int,
    bots_secret: str | None,
    inside: bool,
    as_table: bool,
) -> None:
    """Write games of GAME that bots play against each other into FOLDER."""
    box = plugins.box(game)
    names = seating.bots_for_all(box, bots)
    ours = all(plugins.is_of_house(game, name) for name in names)
    # Our own bots play the same games from one number; other bots must not guess the deals.
    secret = None if ours and bots_secret is None else checked_secret(bots_secret)
    plan = plan_of(box, bots, games, options, seed, secret, inside=inside)
    demand_workers(workers)
    if as_table:
        parquet.demand_parquet()
    speaker = speaker_of(context)
    with click.progressbar(
        length=games, label=speaker.say("cli-arena-progress"), file=sys.stderr
    ) as bar:

        def shown() -> Iterator[bytes]:
            for record in play_all(plan, workers):
                yield record
                bar.update(1)

        files.write(Path(folder), shown())
    records = list(files.read(Path(folder)))
    if as_table:
        parquet.write(Path(folder) / files.TABLE, records)
    sheet = datasheet(plan, records, command_of("dataset", plan, options), as_table)
    write_text(str(Path(folder) / files.SHEET), sheet)
    click.echo(speaker.say("cli-dataset-written", games=games, folder=folder))
