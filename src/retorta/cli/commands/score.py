"""``retorta score``: count the points of a game played at a real table."""

from __future__ import annotations

from typing import Any

import click

from retorta import plugins
from retorta.cli import seating, speech
from retorta.cli.speech import JSON, speaker_of
from retorta.companion.pads.pad import Remark, ScorePad, score_pad
from retorta.companion.pads.sheet import parsed
from retorta.core import codec
from retorta.core.errors import BadOption, Unreadable
from retorta.ledger import read_text
from retorta.texts import Speaker


@speech.command("score")
@click.argument("game")
@click.argument("file", required=False)
@click.option("--template", "players", type=int, is_flag=False, flag_value=0, metavar="PLAYERS")
@click.option("--option", "options", multiple=True, metavar="K=V")
@JSON
@click.pass_context
def command(
    context: click.Context,
    game: str,
    file: str | None,
    players: int | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Count the points on the sheet in FILE, or print an empty one."""
    pad = score_pad(game)
    asker = speaker_of(context)
    asker.game = game  # errors name the things of the game
    if players is not None:
        _print_template(pad, game, players, asker)
        return
    if file is None:
        raise Unreadable("score-file")
    remarks: list[Remark] = []
    result = pad.result(_sheet(pad, game, file, options), remarks)
    speaker = Speaker(asker.language, game, result["names"])
    for remark in remarks:
        click.echo(speaker.say(f"remark-{remark.name}", **remark.parts), err=True)
    if as_json:
        click.echo(codec.dumps(result))
        return
    for line in pad.lines(result, speaker.say):
        click.echo(line)


def _print_template(pad: ScorePad, game: str, players: int, asker: Speaker) -> None:
    fewest, most = plugins.box(game).seats
    seats = players or min(4, most)
    if not fewest <= seats <= most:
        raise Unreadable("score-players", players=players, fewest=fewest, most=most)
    click.echo(pad.template(seats, asker.say), nl=False)


def _sheet(pad: ScorePad, game: str, file: str, options: tuple[str, ...]) -> Any:
    chosen = seating.read_options(plugins.box(game), options)
    for name in chosen:
        if name not in pad.options:
            raise BadOption("score-option", option=name, game=game, known=list(pad.options))
    sheet = parsed(read_text(file))
    if chosen and isinstance(sheet, dict):
        sheet["options"] = chosen
    return sheet
