"""``retorta benchmark``: how well a bot does at a named task."""

from __future__ import annotations

import sys
from typing import Final

import click

from retorta import plugins
from retorta.cli import seating, speech
from retorta.cli.many_games import BOTS_SECRET, IN_PROCESS, checked_secret
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.errors import BadOption
from retorta.ledger import read_text
from retorta.research.benchmark import beliefs
from retorta.research.benchmark.luck import PUBLIC, Luck, checked_deals
from retorta.research.benchmark.tasks import TASKS, Score, play_deals, score, task_of
from retorta.research.benchmark.versions import short_name, whole_name
from retorta.research.names import full_name
from retorta.texts import Speaker

MOST_DEALS: Final = 100_000


@speech.command("benchmark")
@click.argument("task", required=False)
@click.option("--bot", metavar="BOT")
@click.option("--deals", type=int, metavar="N")
@click.option("--deals-secret", metavar="FILE")
@BOTS_SECRET
@IN_PROCESS
@JSON
@click.pass_context
def command(
    context: click.Context,
    task: str | None,
    bot: str | None,
    deals: int | None,
    deals_secret: str | None,
    bots_secret: str | None,
    inside: bool,
    as_json: bool,
) -> None:
    """Measure BOT at TASK; without a task, list them."""
    speaker = speaker_of(context)
    if task is None:
        _list(speaker, as_json)
        return
    luck = Luck(
        checked_secret(bots_secret),
        PUBLIC if deals_secret is None else checked_deals(read_text(deals_secret)),
    )
    if short_name(task) == beliefs.NAME:
        _beliefs(speaker, bot or "posterior", deals, luck, inside, as_json)
        return
    chosen = task_of(task)
    called = whole_name(chosen.name)
    box = plugins.box(chosen.game)
    name = bot or plugins.usual_bot(chosen.game)
    wanted = _checked(chosen.deals if deals is None else deals)
    seating.made_bot(box, name, 1, inside)
    with click.progressbar(
        play_deals(chosen, lambda seed: seating.made_bot(box, name, seed, inside), wanted, luck),
        length=wanted,
        label=speaker.say("cli-benchmark-progress"),
        file=sys.stderr,
    ) as bar:
        found = score(list(bar), chosen.players)
    if as_json:
        pinned = {"task": called, "environment": full_name(box, chosen.edition), "bot": name}
        click.echo(codec.dumps({**pinned, **codec.plain(found), **_luck(luck, inside)}))
        return
    click.echo(_line(found, called, name, speaker))
    _tell_luck(luck, inside, speaker)


def _luck(luck: Luck, inside: bool) -> dict[str, object]:
    """Return what a score depends on, as data; a secret of the deals is never shown."""
    return {"dealt": luck.dealt, "bots_secret": luck.bots, "inside": inside}


def _tell_luck(luck: Luck, inside: bool, speaker: Speaker) -> None:
    """Say what the score depends on, and through which interface the bot was measured."""
    known = "public" if luck.deals == PUBLIC else "secret"
    click.echo(speaker.say(f"cli-benchmark-{known}", dealt=luck.dealt))
    click.echo(speaker.say("cli-benchmark-luck", given=f"--bots-secret {luck.bots}"))
    if inside:
        click.echo(speaker.say("cli-inside"))


def _checked(deals: int) -> int:
    if not 1 <= deals <= MOST_DEALS:
        raise BadOption("deals", deals=deals, most=MOST_DEALS)
    return deals


def _beliefs(
    speaker: Speaker, name: str, games: int | None, luck: Luck, inside: bool, as_json: bool
) -> None:
    """Measure a predictor at the task of belief."""
    predict = beliefs.predictor_of(name, inside)
    wanted = _checked(beliefs.GAMES if games is None else games)
    with click.progressbar(
        beliefs.surprises(predict, wanted, luck),
        length=wanted,
        label=speaker.say("cli-arena-progress"),
        file=sys.stderr,
    ) as bar:
        found = beliefs.score(list(bar))
    if as_json:
        environment = full_name(plugins.box("alchemists"), beliefs.EDITION)
        pinned = {"task": whole_name(beliefs.NAME), "environment": environment, "bot": name}
        click.echo(codec.dumps({**pinned, **codec.plain(found), **_luck(luck, inside)}))
        return
    click.echo(
        speaker.say(
            "cli-benchmark-beliefs-score",
            task=whole_name(beliefs.NAME),
            bot=name,
            bits=f"{found.bits:.3f}",
            low=f"{found.low:.3f}",
            high=f"{found.high:.3f}",
            games=found.games,
        )
    )
    _tell_luck(luck, inside, speaker)


def _list(speaker: Speaker, as_json: bool) -> None:
    if as_json:
        listed = [{**codec.plain(task), "name": whole_name(task.name)} for task in TASKS.values()]
        belief = {
            "name": whole_name(beliefs.NAME),
            "game": "alchemists",
            "edition": beliefs.EDITION,
        }
        belief |= {"players": beliefs.PLAYERS, "deals": beliefs.GAMES}
        click.echo(codec.dumps([*listed, belief]))
        return
    for task in TASKS.values():
        click.echo(
            speaker.say(
                "cli-benchmark-task",
                task=whole_name(task.name),
                game=task.game,
                players=task.players,
                opponent=task.opponent,
            )
        )
    belief_task = whole_name(beliefs.NAME)
    click.echo(speaker.say("cli-benchmark-beliefs", task=belief_task, games=beliefs.GAMES))


def _line(found: Score, task: str, bot: str, speaker: Speaker) -> str:
    return speaker.say(
        "cli-benchmark-score",
        task=task,
        bot=bot,
        ahead=f"{found.ahead:+.2f}",
        low=f"{found.low:+.2f}",
        high=f"{found.high:+.2f}",
        wins=f"{100 * found.wins:.0f}",
        games=found.games,
    )
