"""``retorta play``: a game against bots in the terminal."""

from __future__ import annotations

from contextlib import ExitStack

import click

from retorta import shelf
from retorta.cli import seating, speech
from retorta.cli.speech import speaker_of
from retorta.cli.terminal import Left, Terminal, host
from retorta.ledger import Ledger
from retorta.texts import Speaker


@speech.command("play")
@click.argument("game")
@click.option("--players", type=int, metavar="N")
@click.option("--seat", type=int, default=1, metavar="K")
@click.option("--bots", metavar="A,B,…")
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--seed", type=int, metavar="N")
@click.option("--salt", "salts", multiple=True, metavar="TEXT")
@click.option("--record", metavar="FILE")
@click.pass_context
def command(
    context: click.Context,
    game: str,
    players: int | None,
    seat: int,
    bots: str | None,
    options: tuple[str, ...],
    seed: int | None,
    salts: tuple[str, ...],
    record: str | None,
) -> None:
    """Play GAME against bots."""
    box = shelf.box(game)
    seats = seating.usual_seats(box) if players is None else players
    chosen = seating.split_bots(box, bots)
    table_options = seating.read_options(box, options)
    deal = seating.new_deal(seed, salts)
    human = seating.checked_seat(seat, seats) if seats > 0 else 0
    names = [chosen[other % len(chosen)] for other in range(max(seats, 0))]
    speaker = Speaker(speaker_of(context).language, game)
    speaker.names = seating.bot_names(names, speaker, human)
    match = seating.new_match(box, seats, table_options, deal, speaker.names)
    terminal = Terminal(match, speaker, _ask)
    with ExitStack() as stack:
        ledger = stack.enter_context(Ledger(record, match.header)) if record else None
        click.echo(speaker.say("cli-welcome", title=speaker.say(game)))
        if deal.commitment:
            click.echo(speaker.say("cli-promise", commitment=deal.commitment))
        try:
            host(match, seating.seat_bots(box, names, seed), terminal, human, ledger)
        except Left:
            click.echo(speaker.say("cli-left"))
            return
        end = match.end(deal.seed, deal.salts)
        if ledger is not None:
            ledger.finish(end)
    terminal.result()
    if record and deal.commitment:
        click.echo(speaker.say("cli-can-verify", file=record))


def _ask(prompt: str) -> str:
    try:
        return input(prompt)
    except EOFError:
        click.echo("")
        raise Left from None
