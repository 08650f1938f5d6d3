"""``retorta review``: what each decision of a game cost, judged by what the seat knew."""

from __future__ import annotations

import sys
from typing import Final

import click

from retorta import plugins
from retorta.cli import speech
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.errors import BadOption
from retorta.ledger import record_lines
from retorta.reviews.judging import DREAMS, LUCK, MOST_DREAMS
from retorta.reviews.record_review import Account, RecordReview, Reviewed, accounts
from retorta.texts import Speaker

SHOWN: Final = 10
"""The number of decisions listed, the most costly first."""


@speech.command("review")
@click.argument("record")
@click.option("--dreams", type=int, default=DREAMS, metavar="N")
@click.option("--seed", type=int, default=LUCK, metavar="N")
@JSON
@click.pass_context
def command(context: click.Context, record: str, dreams: int, seed: int, as_json: bool) -> None:
    """Say what the decisions of RECORD cost."""
    if not 1 <= dreams <= MOST_DREAMS:
        raise BadOption("dreams", dreams=dreams, most=MOST_DREAMS)
    review = RecordReview(record_lines(record), plugins.box)
    speaker = Speaker(
        speaker_of(context).language, review.match.box.name, review.match.header.names
    )
    found: list[Reviewed] = []
    with click.progressbar(
        length=len(review), label=speaker.say("cli-review-progress"), file=sys.stderr
    ) as bar:
        for reviewed in review.decisions(dreams, seed):
            found.append(reviewed)
            bar.update(1)
    kept = accounts(found, review.match.seats)
    if as_json:
        click.echo(codec.dumps(_written(review, found, kept, dreams, seed)))
        return
    for line in [*_table(kept, speaker), "", *_dearest(found, speaker)]:
        click.echo(line)


def _written(
    review: RecordReview, found: list[Reviewed], kept: list[Account], dreams: int, seed: int
) -> dict[str, object]:
    header = review.match.header
    return {
        "game": header.game,
        "edition": header.edition,
        "seats": header.seats,
        "names": header.names,
        "dreams": dreams,
        "seed": seed,
        "decisions": [
            {
                "number": each.number,
                "seat": each.seat,
                "played": codec.plain(each.played),
                "best": codec.plain(each.judgement.best),
                "lost": round(each.judgement.lost, 2),
                "error": round(each.judgement.error, 2),
                "moves": each.judgement.moves,
            }
            for each in found
        ],
        "accounts": [
            {
                "seat": each.seat,
                "decisions": each.decisions,
                "agreed": each.agreed,
                "lost": round(each.lost, 2),
            }
            for each in kept
        ],
    }


def _table(kept: list[Account], speaker: Speaker) -> list[str]:
    columns = ("player", "lost", "decisions", "agreed")
    rows = [[speaker.say(f"cli-review-column-{column}") for column in columns]]
    for each in kept:
        share = f"{100 * each.agreed / each.decisions:.0f} %" if each.decisions else "–"
        rows.append([speaker.player(each.seat), f"{each.lost:.1f}", str(each.decisions), share])
    widths = [max(len(row[column]) for row in rows) for column in range(len(columns))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _dearest(found: list[Reviewed], speaker: Speaker) -> list[str]:
    lost = sorted((each for each in found if each.judgement.lost), key=lambda e: -e.judgement.lost)
    if not lost:
        return [speaker.say("cli-review-nothing")]
    return [
        speaker.say(
            "cli-review-decision",
            number=each.number,
            seat=each.seat,
            played=each.played,
            best=each.judgement.best,
            lost=f"{each.judgement.lost:.1f}",
        )
        for each in lost[:SHOWN]
    ]
