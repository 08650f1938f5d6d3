"""``retorta train``: learns from games between bots what each thing in a game is worth."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from retorta import plugins
from retorta.bots.features import features_of
from retorta.cli import speech
from retorta.cli.many_games import command_of, demand_workers, plan_of
from retorta.cli.speech import speaker_of
from retorta.core.errors import BadOption
from retorta.ledger import NotWritten
from retorta.training.fit import HELD_OUT, fit
from retorta.training.journal import Journal
from retorta.training.trainer import teach
from retorta.training.weights import written

MOST_GAMES: Final = 100_000
GAMES: Final = "games.jsonl"
WEIGHTS: Final = "learned.toml"


@speech.command("train")
@click.argument("game")
@click.argument("folder")
@click.option("--bots", metavar="A,B,…")
@click.option("--games", type=int, default=500, metavar="N")
@click.option("--workers", type=int, default=1, metavar="N")
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--seed", type=int, default=1, metavar="N")
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
) -> None:
    """Learn from games of GAME what is worth how much, in FOLDER."""
    box = plugins.box(game)
    features = features_of(game)
    if not HELD_OUT <= games <= MOST_GAMES:
        raise BadOption("training-games", games=str(games), least=HELD_OUT, most=MOST_GAMES)
    # The result follows from one number; these games do not measure any bot.
    plan = plan_of(box, bots, games, options, seed, bots_secret=None)
    demand_workers(workers)
    speaker = speaker_of(context)
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
        journal = Journal(str(place / GAMES), plan)
        with click.progressbar(
            length=games, label=speaker.say("cli-arena-progress"), file=sys.stderr
        ) as bar:
            samples = teach(plan, journal, workers, bar.update)
        learned = fit(samples, [features.start.get(name, 0.0) for name in features.names])
        text = written(plan, features, learned, command_of("train", plan, options))
        (place / WEIGHTS).write_text(text, "utf-8")
    except OSError:
        raise NotWritten("file-trouble", path=folder) from None
    click.echo(
        speaker.say(
            "cli-train-written",
            path=str(place / WEIGHTS),
            positions=learned.positions,
            spread=f"{learned.spread:.1f}",
            error=f"{learned.error:.1f}",
        )
    )
