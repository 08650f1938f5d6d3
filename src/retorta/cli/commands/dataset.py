"""``retorta dataset``: self-play of bots as records, with a sheet about them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from retorta import plugins
from retorta.arena.plan import Plan
from retorta.cli import seating, speech
from retorta.cli.speech import speaker_of
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.ledger import write_text
from retorta.research.dataset import files, parquet
from retorta.research.dataset.datasheet import datasheet
from retorta.research.dataset.self_play import play_all

MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 256


@speech.command("dataset")
@click.argument("game")
@click.argument("folder")
@click.option("--bots", metavar="A,B,…")
@click.option("--games", type=int, default=100, metavar="N")
@click.option("--workers", type=int, default=1, metavar="N")
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--seed", type=int, default=1, metavar="N")
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
    as_table: bool,
) -> None:
    """Write games of GAME that bots play against each other into FOLDER."""
    box = plugins.box(game)
    names = seating.bots_for_all(box, bots)
    seating.seat_bots(box, names, seed)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("games", games=str(games), most=MOST_GAMES)
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption("workers", workers=str(workers), most=MOST_WORKERS)
    chosen = box.checked_options(seating.read_options(box, options))
    box.start(len(names), chosen, SeededDealer(seed))
    plan = Plan(game, box.edition, chosen, names, games, False, seed)
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
    asked = f"retorta dataset {game} FOLDER --bots {','.join(names)} --games {games} --seed {seed}"
    asked += "".join(f" --option {option}" for option in options)
    sheet = datasheet(plan, records, asked, as_table)
    write_text(str(Path(folder) / files.SHEET), sheet)
    click.echo(speaker.say("cli-dataset-written", games=games, folder=folder))
