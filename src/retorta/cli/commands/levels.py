"""``retorta levels``: how far each level of our bots is ahead of the one below."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from retorta import plugins
from retorta.arena.journal import Journal
from retorta.arena.levels import Rung, rungs
from retorta.arena.results import Paired, paired
from retorta.arena.tournament import run
from retorta.cli import speech
from retorta.cli.many_games import MOST_GAMES, demand_workers
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.errors import BadOption
from retorta.ledger import NotWritten

COLUMNS: Final = ("game", "players", "levels", "deals", "ahead", "better")
USUAL_DREAMS: Final = "400x"


@speech.command("levels")
@click.argument("games", nargs=-1, metavar="[GAME]…")
@click.option("--players", type=int, metavar="N")
@click.option("--deals", type=int, default=20, metavar="N")
@click.option("--master", default=USUAL_DREAMS, metavar="BUDGET")
@click.option("--workers", type=int, default=1, metavar="N")
@click.option("--seed", type=int, default=1, metavar="N")
@click.option("--resume", metavar="FOLDER")
@JSON
@click.pass_context
def command(
    context: click.Context,
    games: tuple[str, ...],
    players: int | None,
    deals: int,
    master: str,
    workers: int,
    seed: int,
    resume: str | None,
    as_json: bool,
) -> None:
    """Let every level play the one below it, in all games or in some."""
    if not 1 <= deals <= MOST_GAMES:
        raise BadOption("deals", deals=deals, most=MOST_GAMES)
    demand_workers(workers)
    speaker = speaker_of(context)
    chosen = list(rungs(games or plugins.games(), players, master))
    if resume is not None:
        _make(resume)
    if not as_json:
        click.echo(_row([speaker.say(f"cli-levels-column-{column}") for column in COLUMNS]))
        click.echo("|---|---:|---|---:|---:|---:|")
    found = []
    with click.progressbar(
        length=sum(deals * rung.players for rung in chosen),
        label=speaker.say("cli-arena-progress"),
        file=sys.stderr,
    ) as bar:
        for rung in chosen:
            plan = rung.plan(deals, seed)
            journal = Journal(f"{resume}/{rung.journal}" if resume else None, plan)
            played = run(plan, workers, journal, bar.update)
            fewest_win = plugins.box(rung.game).rules.fewest_points_win
            result = paired(plan, played, rung.better, rung.worse, fewest_win)
            found.append({**codec.plain(rung), **codec.plain(result)})
            if not as_json:
                # Printed at once, so that an interrupted run keeps its results so far.
                click.echo(_row(_cells(rung, result)))
    if as_json:
        click.echo(codec.dumps({"seed": seed, "rungs": found}))


def _make(folder: str) -> None:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError:
        raise NotWritten("file-trouble", path=folder) from None


def _cells(rung: Rung, result: Paired) -> list[str]:
    low, high = result.points_interval
    return [
        rung.game,
        str(rung.players),
        f"`{rung.better}` > `{rung.worse}`",
        str(result.deals),
        f"{result.points:+.2f} [{low:+.2f}, {high:+.2f}]",
        f"{100 * result.sets:.0f} %",
    ]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
