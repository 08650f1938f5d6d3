"""The lobby: which tables a person is shown, those waiting for them first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import cast

from retorta.core import codec
from retorta.tables import table_info
from retorta.tables.answers import Lists, Phase, Summary
from retorta.tables.chairs import chair_of
from retorta.tables.rows import Listed
from retorta.tables.table import Table


def lists(
    found: list[Listed],
    at_hand: Callable[[str], Table | None],
    present: Callable[[str], frozenset[int]],
    person: str,
) -> Lists:
    """Return the tables in their three lists; a loaded table describes itself.

    For all others, *present* tells whose people are connected.
    """
    summaries = []
    for it in found:
        table = at_hand(it.id)
        if table is not None:
            summaries.append(table_info.summary(table, person))
        else:
            summaries.append(_summary(it, present(it.id), person))
    kinds: dict[str, list[Summary]] = defaultdict(list)
    for summary in summaries:
        mine = summary.host or any(seat.mine for seat in summary.seats)
        kind = "listed" if not mine else "finished" if summary.phase == "over" else "mine"
        if kind != "listed" or (summary.listed and summary.phase != "over"):
            kinds[kind].append(summary)
    kinds["mine"].sort(key=lambda it: (not it.waiting_for_me, -it.changed))
    kinds["finished"].sort(key=lambda it: -it.changed)
    kinds["listed"].sort(key=lambda it: (not any(s.free for s in it.seats), -it.changed))
    return Lists(kinds["mine"], kinds["listed"], kinds["finished"])


def _summary(it: Listed, present: frozenset[int], person: str) -> Summary:
    chairs = [chair_of(row) for row in it.chairs]
    return Summary(
        id=it.id,
        game=it.game,
        phase=cast("Phase", it.phase),
        seats=[
            table_info.seat_info(chair, person, present=seat in present)
            for seat, chair in enumerate(chairs)
        ],
        listed=it.listed,
        host=it.host == person,
        waiting_for_me=it.phase == "playing"
        and table_info.is_waiting_for(person, chairs, it.deciders),
        number=it.number,
        changed=it.changed,
        rematch=it.rematch,
        outcome=None if it.outcome is None else table_info.result(codec.loads(it.outcome)),
    )
