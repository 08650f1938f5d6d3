"""``retorta hint``: what a master would play at the end of a record, and why."""

from __future__ import annotations

from typing import Final

import click

from retorta.bots.hint import Hint, Prospect, hint
from retorta.bots.levels import read_budget
from retorta.cli import speech
from retorta.cli.hint_lines import hint_lines, reasons
from retorta.cli.recorded import decision
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.texts import Speaker

THINK: Final = "2"
"""The master's time for a decision, in seconds."""


@speech.command("hint")
@click.argument("record")
@click.option("--until", type=int, metavar="N")
@click.option("--think", default=THINK, metavar="S|Nx")
@JSON
@click.pass_context
def command(
    context: click.Context, record: str, until: int | None, think: str, as_json: bool
) -> None:
    """Say what to play where RECORD stops."""
    seconds, dreams = read_budget(think)
    match, moves = decision(record, until)
    speaker = Speaker(speaker_of(context).language, match.box.name, match.header.names)
    seat = match.deciders()[0]
    found = hint(match.pov(seat), seconds, moves, dreams)
    if as_json:
        click.echo(codec.dumps(_written(found, speaker)))
        return
    click.echo(speaker.say("cli-hint-for", seat=seat))
    for line in hint_lines(found, speaker):
        click.echo(line)


def _written(found: Hint, speaker: Speaker) -> dict[str, object]:
    return {
        "best": _prospect(found.best),
        "others": [_prospect(other) for other in found.others],
        "reasons": reasons(found, speaker),
        "dreams": found.dreams,
        "plans": found.plans,
    }


def _prospect(prospect: Prospect) -> dict[str, object]:
    return {
        "move": codec.plain(prospect.move),
        "points": round(prospect.points, 2),
        "lead": round(prospect.lead, 2),
        "dreams": prospect.dreams,
    }
