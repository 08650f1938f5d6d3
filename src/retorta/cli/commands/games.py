"""``retorta games``: the shelf."""

from __future__ import annotations

from typing import Any

import click

from retorta import shelf
from retorta.cli import speech
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.box import Box, Option
from retorta.texts import LANGUAGES, Speaker


@speech.command("games")
@JSON
@click.pass_context
def command(context: click.Context, as_json: bool) -> None:
    """Show the games on the shelf."""
    boxes = [shelf.box(name) for name in shelf.games()]
    if as_json:
        click.echo(codec.dumps([_described(box) for box in boxes]))
        return
    for box in boxes:
        for line in _lines(box, speaker_of(context)):
            click.echo(line)


def _described(box: Box) -> dict[str, Any]:
    return {
        "id": box.name,
        "titles": {language: Speaker(language, box.name).say(box.name) for language in LANGUAGES},
        "seats": list(box.seats),
        "minutes": box.minutes,
        "weight": box.weight,
        "edition": box.edition,
        "reconstructed": box.is_reconstructed,
        "bots": shelf.bots(box.name),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "file": option.is_file,
            }
            for option in box.options
        ],
    }


def _lines(box: Box, speaker: Speaker) -> list[str]:
    fewest, most = box.seats
    lines = [
        speaker.say("cli-games-title", id=box.name, title=speaker.say(box.name)),
        "  " + speaker.say(f"{box.name}-sentence"),
        "  " + speaker.say("cli-games-facts", fewest=fewest, most=most, minutes=box.minutes),
        "  " + speaker.say("cli-games-bots", bots=shelf.bots(box.name)),
    ]
    if box.is_reconstructed:
        lines.append("  " + speaker.say("cli-games-reconstructed"))
    for option in box.options:
        lines.extend("  " + line for line in _option_lines(box, option, speaker))
    return lines


def _option_lines(box: Box, option: Option, speaker: Speaker) -> list[str]:
    key = f"{box.name}-option-{option.name}"
    kind = "cli-games-option-file" if option.is_file else "cli-games-option"
    lines = [speaker.say(kind, name=option.name, title=speaker.say(key))]
    for value in option.values:
        shown = "cli-games-default" if value == option.default else "cli-games-value"
        lines.append("  " + speaker.say(shown, value=value, title=speaker.say(f"{key}-{value}")))
    return lines
