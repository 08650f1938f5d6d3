"""``retorta replay``: shows a record move by move."""

from __future__ import annotations

import click

from retorta import plugins
from retorta.cli import seating, speech
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec, record
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.core.older_names import view_in_both_names
from retorta.core.replay import Moment, replay
from retorta.core.words import Seat
from retorta.ledger import record_lines
from retorta.texts import Speaker


@speech.command("replay")
@click.argument("record")
@click.option("--seat", metavar="K")
@click.option("--until", type=int, metavar="N")
@JSON
@click.pass_context
def command(
    context: click.Context, record: str, seat: str | None, until: int | None, as_json: bool
) -> None:
    """Show the game in RECORD, as one seat saw it or with all cards open."""
    if until is not None and until < 0:
        raise BadOption("until", until=until)
    last: Moment | None = None
    eyes: Seat | None = None
    for moment in replay(record_lines(record), plugins.box):
        if until is not None and moment.number > until:
            break
        if last is None:
            eyes = seating.shown_seat(seat, moment.match.seats)
            speaker = _speaker(context, moment.match)
        _show(moment, seat is not None, eyes, speaker, as_json)
        last = moment
        if moment.number == until:
            break
    assert last is not None
    if until is not None and last.number < until:
        raise BadOption("until-past-end", until=until, moves=last.number)
    _show_table(last.match, eyes, seat is not None, speaker, as_json)


def _speaker(context: click.Context, match: Match) -> Speaker:
    return Speaker(speaker_of(context).language, match.box.name, match.header.names)


def _show(
    moment: Moment, by_seat: bool, eyes: Seat | None, speaker: Speaker, as_json: bool
) -> None:
    events = [event.seen_by(eyes) if by_seat else event for event in moment.events]
    seen = [event for event in events if event is not None]
    if as_json:
        shown = {"number": moment.number, "events": codec.plain(seen)}
        click.echo(codec.dumps(shown))
        return
    if isinstance(moment.entry, record.Undo):
        click.echo(speaker.say("cli-undone", seat=moment.entry.undo))
    for event in seen:
        click.echo(f"{moment.number}. {speaker.event(event)}")


def _show_table(
    match: Match, eyes: Seat | None, by_seat: bool, speaker: Speaker, as_json: bool
) -> None:
    seats = [eyes] if by_seat else list(range(match.seats))
    if as_json:
        views = [view_in_both_names(match.view(seat)) for seat in seats]
        click.echo(codec.dumps({"views": views, "points": match.points()}))
        return
    for seat in seats:
        click.echo("")
        if seat is not None:
            click.echo(speaker.say("cli-seen-by", seat=seat))
        for line in match.box.words.lines(match.view(seat), speaker.say):
            click.echo(line)
    click.echo("")
    outcome = match.outcome()
    if outcome is None:
        click.echo(speaker.say("cli-not-over", deciders=match.deciders()))
        return
    click.echo(speaker.say("cli-winners", winners=outcome.winners))
    click.echo(speaker.say(f"{match.box.name}-reason-{outcome.reason}"))
