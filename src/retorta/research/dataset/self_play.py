"""One game of a dataset, played from its plan; runs in any process."""

from __future__ import annotations

from collections.abc import Iterator

from retorta import plugins
from retorta.arena.plan import Plan, planned_game
from retorta.arena.workers import work_through
from retorta.bots import tell_end
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match


def played(plan: Plan, number: int) -> bytes:
    """Return the record of the game of that number, including its last line.

    The players are named after the bots, so that a record shows who played.
    """
    table = planned_game(plan, number)
    names = [plan.bots[bot] for bot in table.seats]
    bots = [
        plugins.new_bot(plan.game, name, seed, plan.inside)
        for name, seed in zip(names, table.seeds, strict=True)
    ]
    box = plugins.box(plan.game)
    dealer = SeededDealer(table.deal)
    match = Match(box, len(bots), dealer, plan.options, names, edition=plan.edition)
    while deciders := match.deciders():
        match.play(deciders[0], bots[deciders[0]].choose(match.pov(deciders[0])))
    outcome = match.outcome()
    assert outcome is not None
    tell_end(bots, outcome)
    return b"".join(match.record_lines())


def play_all(plan: Plan, workers: int) -> Iterator[bytes]:
    """Yield the records of all games of a plan, in their order."""
    return work_through(played, plan, range(plan.games), workers, in_order=True)
