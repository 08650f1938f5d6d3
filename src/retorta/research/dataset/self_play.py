"""One game of a dataset, played from its plan; runs in any process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from multiprocessing import get_context

from retorta import plugins
from retorta.arena.plan import Plan, sitting
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.record import Scribe


def played(plan: Plan, number: int) -> bytes:
    """Return the record of the game of that number, its last line too.

    The bots' names are the players', so that a record tells who played.
    """
    table = sitting(plan, number)
    names = [plan.bots[bot] for bot in table.seats]
    bots = [
        plugins.new_bot(plan.game, name, seed)
        for name, seed in zip(names, table.seeds, strict=True)
    ]
    box = plugins.box(plan.game)
    dealer = SeededDealer(table.deal)
    match = Match(box, len(bots), dealer, plan.options, names, edition=plan.edition)
    while asked := match.deciders():
        match.play(asked[0], bots[asked[0]].choose(match.pov(asked[0])))
    scribe = Scribe()
    entries = [*match.entries, match.end()]
    return b"".join([scribe.header(match.header), *map(scribe.entry, entries)])


def play_all(plan: Plan, workers: int) -> Iterator[bytes]:
    """Yield the records of all games of a plan, in their order."""
    numbers: Iterable[int] = range(plan.games)
    if workers <= 1:
        for number in numbers:
            yield played(plan, number)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(_Player(plan), numbers)


class _Player:
    """Plays games of one plan; can be sent to another process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def __call__(self, number: int) -> bytes:
        return played(self._plan, number)
