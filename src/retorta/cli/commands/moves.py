"""``retorta moves``: what may be played at one moment of a record, and what each move brings."""

from __future__ import annotations

from typing import Any

import click

from retorta.cli import seating, speech
from retorta.cli.brings import Brings
from retorta.cli.recorded import decision
from retorta.cli.speech import JSON, speaker_of
from retorta.cli.terminal_page import page_of
from retorta.core import codec, door
from retorta.core.errors import NotYourTurn
from retorta.core.match import Match
from retorta.core.tells import Effect, plain, told
from retorta.core.words import Seat
from retorta.texts import Speaker


@speech.command("moves")
@click.argument("record")
@click.option("--until", type=int, metavar="N")
@click.option("--seat", type=int, metavar="K")
@JSON
@click.pass_context
def command(
    context: click.Context, record: str, until: int | None, seat: int | None, as_json: bool
) -> None:
    """List the moves at the end of RECORD, each with what it brings."""
    match, number = decision(record, until)
    seats = deciders = match.deciders()
    if seat is not None:
        seats = [seating.checked_seat(seat, match.seats)]
        if seats[0] not in deciders:
            raise NotYourTurn(seats[0], deciders)
    speaker = Speaker(speaker_of(context).language, match.box.name, match.header.names)
    if as_json:
        found = [_written(match, each, speaker) for each in seats]
        click.echo(codec.dumps({"number": number, "seats": found}))
        return
    for each in seats:
        _show(match, each, speaker)


def _show(match: Match, seat: Seat, speaker: Speaker) -> None:
    page = page_of(one_a_line=False)
    brings = Brings(match, seat, True, speaker)
    click.echo(page.wrapped(speaker.say("cli-hint-for", seat=seat)))
    asked = speaker.question(door.question(match.state), match.view(seat))
    for line in [page.question(asked), *brings.question(page)]:
        click.echo(line)
    moves = [brings.move(move, page) for move in match.legal_moves(seat)]
    for line in page.numbered(moves) if brings.is_silent else page.listed(moves):
        click.echo(line)


def _written(match: Match, seat: Seat, speaker: Speaker) -> dict[str, Any]:
    """Return a seat's choice as data: effects as on the wire, each with its sentence."""

    def effects(of: list[Effect]) -> list[dict[str, Any]]:
        return [
            {**codec.loads(codec.dumps(plain(effect))), "said": speaker.effect(effect, seat)}
            for effect in of
        ]

    moves = match.legal_moves(seat)
    found = told(match.box, match.state, seat, chances=True)
    brings = found.moves if found else [[] for _ in moves]
    question = door.question(match.state)
    return {
        "seat": seat,
        "question": question,
        "said": speaker.question(question, match.view(seat)),
        "brings": effects(found.question if found else []),
        "moves": [
            {"move": codec.plain(move), "said": speaker.move(move), "brings": effects(each)}
            for move, each in zip(moves, brings, strict=True)
        ],
    }
