"""``retorta arena``: many games between bots, and what they say about them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

import click

from retorta import plugins
from retorta.arena.journal import Journal
from retorta.arena.luck import fresh_deals
from retorta.arena.plan import Plan
from retorta.arena.plot import svg
from retorta.arena.results import ArenaResults, BotResult, results_of
from retorta.arena.tournament import run
from retorta.arena.tournament_ray import RayTournament
from retorta.cli import speech
from retorta.cli.many_games import (
    BOTS_SECRET,
    IN_PROCESS,
    checked_secret,
    demand_workers,
    plan_of,
)
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.errors import BadOption
from retorta.ledger import NotWritten
from retorta.texts import Speaker


@speech.command("arena")
@click.argument("game")
@click.option("--bots", metavar="A,B,…")
@click.option("--games", type=int, default=100, metavar="N")
@click.option("--duplicate", is_flag=True)
@click.option("--workers", type=int, default=1, metavar="N")
@click.option("--ray", metavar="ADDRESS")
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--seed", type=int, metavar="N")
@BOTS_SECRET
@IN_PROCESS
@click.option("--svg", "drawing", metavar="FILE")
@click.option("--resume", metavar="FILE")
@JSON
@click.pass_context
def command(
    context: click.Context,
    game: str,
    bots: str | None,
    games: int,
    duplicate: bool,
    workers: int,
    ray: str | None,
    options: tuple[str, ...],
    seed: int | None,
    bots_secret: str | None,
    inside: bool,
    drawing: str | None,
    resume: str | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME."""
    box = plugins.box(game)
    # A resumed run keeps its original luck.
    begun = Journal.begun(resume)
    if seed is None:
        seed = fresh_deals() if begun is None else begun.seed
    if bots_secret is not None or begun is None:
        secret: str | None = checked_secret(bots_secret)
    else:
        secret = begun.bots_secret
    plan = plan_of(box, bots, games, options, seed, secret, duplicate, inside)
    if resume is not None:
        _demand_closed_journal(plan)
    demand_workers(workers)
    if ray is not None and workers > 1:
        raise BadOption("ray-and-workers")
    speaker = speaker_of(context)
    journal = Journal(resume, plan)
    with (
        _players(ray) as on_ray,
        click.progressbar(
            length=plan.games, label=speaker.say("cli-arena-progress"), file=sys.stderr
        ) as bar,
    ):
        played = run(plan, workers, journal, bar.update, on_ray)
    if on_ray is not None and on_ray.lost:
        click.echo(speaker.say("cli-arena-again", games=on_ray.lost), err=True)
    found = results_of(plan, played, box.rules.fewest_points_win, workers)
    if as_json:
        click.echo(
            codec.dumps(
                {
                    "plan": codec.plain(plan),
                    # This name is older than the bots' results; other programs read it.
                    "standings": codec.plain(found.bots),
                    "comparisons": codec.plain(found.comparisons),
                }
            )
        )
    else:
        for line in [*_lines(found, speaker), *_luck(plan, speaker)]:
            click.echo(line)
    if drawing:
        # Last, since a drawing that cannot be written must not lose the games.
        title = speaker.say("cli-arena-title", title=speaker.say(game), games=plan.games)
        _draw(drawing, svg(title, found.bots))


def _demand_closed_journal(plan: Plan) -> None:
    """Refuse to write the luck of a run to a file that third-party bots could read."""
    if plan.bots_secret is None:
        return  # the journal is older than such secrets and continues as it began
    for name in plan.bots:
        if plugins.plays_outside(plan.game, name, plan.inside):
            raise BadOption("resume-outside", bot=name)


@contextmanager
def _players(address: str | None) -> Iterator[RayTournament | None]:
    """Play as tasks of the Ray cluster at that address, if one is given."""
    if address is None:
        yield None
        return
    # Ray prints messages of its own; our output is a table, or JSON for a program.
    with redirect_stdout(sys.stderr):
        tournament = RayTournament(address)
        try:
            yield tournament
        finally:
            tournament.close()


def _draw(path: str, drawing: str) -> None:
    try:
        Path(path).write_text(drawing, "utf-8")
    except OSError:
        raise NotWritten("file-trouble", path=path) from None


def _lines(found: ArenaResults, speaker: Speaker) -> list[str]:
    columns = ("bot", "games", "rating", "points", "wins", "time", "slowest")
    rows = [[speaker.say(f"cli-arena-column-{column}") for column in columns]]
    rows += [_row(result) for result in found.bots]
    widths = [max(len(row[column]) for row in rows) for column in range(len(columns))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [row[column].rjust(widths[column]) for column in range(1, len(columns))]
        lines.append("  ".join(cells).rstrip())
    for comparison in found.comparisons:
        low, high = comparison.rating_interval
        least, most = comparison.points_interval
        lines.append(
            speaker.say(
                "cli-arena-comparison",
                better=comparison.better,
                worse=comparison.worse,
                rating=f"{comparison.rating:.1f}",
                low=f"{low:.1f}",
                high=f"{high:.1f}",
                sets=f"{100 * comparison.sets:.0f}",
                points=f"{comparison.points:.2f}",
                least=f"{least:.2f}",
                most=f"{most:.2f}",
            )
        )
    lines += [
        speaker.say(
            "cli-arena-late",
            bot=result.bot,
            decisions=result.late,
            own=str(result.overworked),
        )
        for result in found.bots
        if result.late
    ]
    return lines


def _luck(plan: Plan, speaker: Speaker) -> list[str]:
    """Return the options that repeat the games; they were unknown until the games were played."""
    given = f"--seed {plan.seed}"
    if plan.bots_secret is not None:
        given += f" --bots-secret {plan.bots_secret}"
    said = [speaker.say("cli-arena-luck", given=given)]
    return [*said, speaker.say("cli-inside")] if plan.inside else said


def _row(result: BotResult) -> list[str]:
    rating_low, rating_high = result.rating_interval
    points_low, points_high = result.points_interval
    wins_low, wins_high = result.wins_interval
    return [
        result.bot,
        str(result.games),
        f"{result.rating:.1f} [{rating_low:.1f}, {rating_high:.1f}]",
        f"{result.points:.2f} [{points_low:.2f}, {points_high:.2f}]",
        f"{100 * result.wins:.0f} % [{100 * wins_low:.0f}, {100 * wins_high:.0f}]",
        f"{1000 * result.seconds:.1f}",
        f"{1000 * result.slowest:.0f}",
    ]
