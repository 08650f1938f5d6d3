"""``retorta play``: a game against bots in the terminal."""

from __future__ import annotations

from contextlib import ExitStack

import click

from retorta import plugins
from retorta.cli import seating, speech
from retorta.cli.speech import speaker_of
from retorta.cli.terminal import PlayerLeft, Terminal, host
from retorta.cli.terminal_page import page_of
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.ledger import Ledger, check_new
from retorta.texts import Speaker


@speech.command("play")
@click.argument("game")
@click.option("--players", type=int, metavar="N")
@click.option("--seat", type=int, default=1, metavar="K")
@click.option("--bots", metavar="A,B,…")
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--seed", type=int, metavar="N")
@click.option("--salt", is_flag=True)
@click.option("--record", metavar="FILE")
@click.option("--one-a-line", is_flag=True)
@click.pass_context
def command(
    context: click.Context,
    game: str,
    players: int | None,
    seat: int,
    bots: str | None,
    options: tuple[str, ...],
    seed: int | None,
    salt: bool,
    record: str | None,
    one_a_line: bool,
) -> None:
    """Play GAME against bots."""
    box = plugins.box(game)
    seats = seating.checked_seats(box, players)
    human = seating.checked_seat(seat, seats)
    names = seating.spread_bots(box, seating.split_bots(box, bots), seats, human)
    players_seated = seating.seat_bots(box, names, seed)
    table_options = seating.usual_options(box, options, speaker_of(context).language)
    box.start(seats, table_options, SeededDealer(0))  # refuses a game that cannot be set up
    promise = seating.new_promise(seed, salt)
    if record is not None:
        check_new(record)
    speaker = Speaker(speaker_of(context).language, game)
    speaker.names = seating.bot_names(names, speaker, human)
    click.echo(speaker.say("cli-welcome", title=speaker.say(game)))
    seating.warn_of_reconstruction(box, table_options, speaker)
    if promise.commitment:
        click.echo(speaker.say("cli-promise", commitment=promise.commitment))
    deal = promise.kept([_ask(speaker.say("cli-salt-prompt"))] if salt else [])
    match = Match(box, seats, deal.dealer, table_options, speaker.names, deal.commitment)
    terminal = Terminal(match, speaker, _ask, page_of(one_a_line))
    with ExitStack() as stack:
        ledger = None
        if record is not None:
            ledger = stack.enter_context(Ledger(record, match.header))
        try:
            host(match, players_seated, terminal, human, ledger)
        except PlayerLeft:
            click.echo(speaker.say("cli-left"))
            return
        end = match.end(deal.seed, deal.salts)
        if ledger is not None:
            ledger.finish(end)
    terminal.result()
    if record is not None and deal.commitment:
        click.echo(speaker.say("cli-can-verify", file=record))


def _ask(prompt: str) -> str:
    try:
        return input(prompt)
    except EOFError:
        click.echo("")
        raise PlayerLeft from None
