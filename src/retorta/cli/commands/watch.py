"""``retorta watch``: shows a game between bots."""

from __future__ import annotations

from contextlib import ExitStack

import click

from retorta import plugins
from retorta.cli import seating, speech
from retorta.cli.speech import JSON, speaker_of
from retorta.cli.terminal import Terminal, host
from retorta.core import codec
from retorta.core.match import Match
from retorta.core.words import Event, Seat
from retorta.ledger import Ledger
from retorta.texts import Speaker


@speech.command("watch")
@click.argument("game")
@click.option("--bots", metavar="A,B,…")
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--seed", type=int, metavar="N")
@click.option("--record", metavar="FILE")
@JSON
@click.pass_context
def command(
    context: click.Context,
    game: str,
    bots: str | None,
    options: tuple[str, ...],
    seed: int | None,
    record: str | None,
    as_json: bool,
) -> None:
    """Watch bots play GAME, as a spectator."""
    box = plugins.box(game)
    names = seating.bots_for_all(box, bots)
    players = seating.seat_bots(box, names, seed)
    table_options = seating.usual_options(box, options, speaker_of(context).language)
    deal = seating.new_promise(seed).kept()
    speaker = Speaker(speaker_of(context).language, game)
    speaker.names = seating.bot_names(names, speaker)
    match = Match(box, len(names), deal.dealer, table_options, speaker.names, deal.commitment)
    terminal = (Silent if as_json else Terminal)(match, speaker, _nobody)
    with ExitStack() as stack:
        ledger = None
        if record is not None:
            ledger = stack.enter_context(Ledger(record, match.header))
        if not as_json:
            seating.warn_of_reconstruction(box, table_options, speaker)
        if deal.commitment and not as_json:
            click.echo(speaker.say("cli-promise", commitment=deal.commitment))
        host(match, players, terminal, None, ledger)
        end = match.end(deal.seed, deal.salts)
        if ledger is not None:
            ledger.finish(end)
    if as_json:
        result = {"game": game, "bots": names, "moves": len(match.entries), **codec.plain(end)}
        click.echo(codec.dumps(result))
        return
    terminal.result()
    if record is not None and deal.commitment:
        click.echo(speaker.say("cli-can-verify", file=record))


class Silent(Terminal):
    """A terminal that prints nothing while the game goes on."""

    def tell(self, events: list[Event], seat: Seat | None) -> None:
        """Print nothing."""


def _nobody(prompt: str) -> str:
    raise AssertionError("nobody is asked at a table of bots")
