"""``retorta games``: lists the games and their options."""

from __future__ import annotations

from typing import Any

import click

from retorta import plugins
from retorta.cli import speech
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.box import Box, Option
from retorta.core.errors import BadOption
from retorta.texts import LANGUAGES, Speaker


@speech.command("games")
@click.argument("game", required=False)
@JSON
@click.option("--template", is_flag=True)
@click.pass_context
def command(context: click.Context, game: str | None, as_json: bool, template: bool) -> None:
    """Show the games on the shelf, or one of them; or the data file it takes, to fill in."""
    boxes = [plugins.box(name) for name in ([game] if game else plugins.games())]
    if template:
        click.echo(_template(boxes if game else [], speaker_of(context)), nl=False)
        return
    if as_json:
        click.echo(codec.dumps([_described(box) for box in boxes]))
        return
    for box in boxes:
        for line in _lines(box, speaker_of(context)):
            click.echo(line)


def _template(boxes: list[Box], speaker: Speaker) -> str:
    """Return the data file of the one game named."""
    for box in boxes:
        if box.data_file.template is not None:
            return box.data_file.template(Speaker(speaker.language, box.name).say)
    known = [name for name in plugins.games() if plugins.box(name).data_file.template is not None]
    raise BadOption("no-template", game=boxes[0].name if boxes else "", known=known)


def _described(box: Box) -> dict[str, Any]:
    return {
        "id": box.name,
        "titles": {language: Speaker(language, box.name).say(box.name) for language in LANGUAGES},
        "seats": list(box.seats),
        "minutes": box.minutes,
        "weight": box.weight,
        "edition": box.edition,
        "reconstructed": box.is_reconstructed,
        "bots": plugins.bots(box.name),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "file": option.is_file,
                "by_language": dict(option.by_language),
            }
            for option in (*box.options, *box.shared_options)
        ],
    }


def _lines(box: Box, speaker: Speaker) -> list[str]:
    fewest, most = box.seats
    lines = [
        speaker.say("cli-games-title", id=box.name, title=speaker.say(box.name)),
        "  " + speaker.say(f"{box.name}-sentence"),
        "  " + speaker.say("cli-games-facts", fewest=fewest, most=most, minutes=box.minutes),
        "  " + speaker.say("cli-games-bots", bots=_bots(box, speaker)),
    ]
    if box.is_reconstructed:
        lines.append("  " + speaker.say("cli-games-reconstructed"))
    for option in box.options:
        lines.extend("  " + line for line in _option_lines(box.name, option, speaker))
    for option in box.shared_options:
        lines.extend("  " + line for line in _option_lines("core", option, speaker))
    return lines


def _bots(box: Box, speaker: Speaker) -> list[str]:
    """Return the bots, strongest first, each with its description if there is one."""
    speaker.open_book("web")
    said = []
    for bot in plugins.bots(box.name):
        key = f"web-bot-level-{bot}"
        said.append(f"{bot} ({speaker.say(key)})" if speaker.has(key) else bot)
    return said


def _option_lines(book: str, option: Option, speaker: Speaker) -> list[str]:
    key = f"{book}-option-{option.name}"
    kind = "cli-games-option-file" if option.is_file else "cli-games-option"
    lines = [speaker.say(kind, name=option.name, title=speaker.say(key))]
    for value in option.values:
        shown = (
            "cli-games-default"
            if value == option.default_for(speaker.language)
            else "cli-games-value"
        )
        lines.append("  " + speaker.say(shown, value=value, title=speaker.say(f"{key}-{value}")))
    return lines
