"""The sheet that comes with a dataset: what it is, how it was made, and what it is not."""

from __future__ import annotations

from statistics import mean
from typing import Final

import retorta
from retorta import plugins
from retorta.arena.plan import Plan
from retorta.core import record
from retorta.research.names import full_name

SHEET: Final = """\
# {games} games of {game} between {bots}

| | |
|---|---|
| environment | `{environment}` |
| options | {options} |
| games, decisions | {games}, {decisions} |
| points of a seat | {points:.1f} on average |
| points of the winner | {winning:.1f} on average |
| made with | Retorta {version}: `{command}` |

## What is in it

`records.jsonl.xz` holds complete records one after the other, compressed with xz.
Each is a header with the options and the luck of the deal, a line for every move with the luck it used, and a last line with the result.
Players are named after their bots; who sits where changes from game to game.
A record replays move by move without a random generator; what each seat could see at any moment follows from it.
{table}
## What it is good for, and what not

It shows how these bots play, with all their habits: a learner that copies them learns those too.
The games are few, so that the means above have wide intervals.
Bots change from version to version: the same command may make other games later, these stay as they are.
No person played, and nothing about a person is in it.
The data is made by this program and under its licence.
"""  # noqa: E501
TABLE: Final = """\
`decisions.parquet` has a row for every decision: game, number, seat, bot, the action and the legal ones by their numbers in the catalogue, and what that seat scored in the end.
"""  # noqa: E501


def datasheet(plan: Plan, records: list[list[bytes]], command: str, table: bool) -> str:
    """Return the sheet about these records, in Markdown."""
    box = plugins.box(plan.game)
    ends = [_end(lines) for lines in records]
    best = min if box.rules.fewest_points_win else max
    return SHEET.format(
        game=box.name,
        games=len(records),
        bots=", ".join(plan.bots),
        environment=full_name(box, plan.edition),
        options=", ".join(f"{name}={value}" for name, value in plan.options.items() if value),
        decisions=sum(len(lines) - 2 for lines in records),
        points=mean(each for end in ends for each in end.points),
        winning=mean(best(end.points) for end in ends),
        version=retorta.__version__,
        command=command,
        table=TABLE if table else "",
    )


def _end(lines: list[bytes]) -> record.End:
    *_, last = record.read_entries(lines)
    assert isinstance(last, record.End)
    return last
