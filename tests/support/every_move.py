"""Every step of a game is reached, and there every move of the catalogue is laid before the table.

What comes back is a change, where the rules allow the move, and otherwise a refusal that names a
rule, after which the table is as it was. Nothing here is said by ``assert``: this runs under
``-OO`` too, since the engine in a browser's tab has no assertions::

    PYTHONPATH=tests python -OO tests/support/every_move.py alchemists
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator

from laws import laws
from market_day import make_box
from support.alchemists_bench import Bench
from support.asking_steps import asking_step_classes

from retorta import plugins
from retorta.core.agenda import Step
from retorta.core.dealer import SeededDealer
from retorta.core.errors import IllegalMove, NotYourTurn, TableError
from retorta.core.match import Match
from retorta.core.words import Move, Seat
from retorta.games.alchemists.cards import Artifact, Ingredient
from retorta.games.alchemists.rules.exhibition import FeatherOrMortar
from retorta.tables.chairs import Chair
from retorta.tables.changes import Sender
from retorta.tables.messages import MoveMade
from retorta.tables.saved_table import SavedTable
from retorta.tables.table import Table

GAMES = {
    **{f"retorta.games.{name.replace('-', '_')}": plugins.box(name) for name in plugins.games()},
    "market_day": make_box(),
}
"""The games by the package that has their rules; Market Day stands for those of others."""
ROUNDS = 20
"""So many games of each table are played, if need be, until every step was met."""


def feather_or_mortar() -> Match:
    """Somebody has both artifacts and shows what they claimed: one random game in two thousand."""
    bench = Bench()
    bench.artifacts(0, Artifact.FEATHER_IN_CAP, Artifact.MAGIC_MORTAR)
    bench.hand(0, Ingredient.FERN)
    bench.ask(FeatherOrMortar(0, Ingredient.FERN))
    return bench.match


LAID_OUT: dict[str, list[Callable[[], Match]]] = {"retorta.games.alchemists": [feather_or_mortar]}
"""Positions for what hardly ever comes by itself."""


class Unanswered(Exception):
    """A move was met with something else than a change or a rule."""


def wander(match: Match, seed: int, played: Counter[Move]) -> Iterator[Match]:
    """Play to the end, always what was played least so far: it comes round sooner than luck."""
    luck = SeededDealer(seed)
    while deciders := match.deciders():
        yield match
        seat = deciders[luck.pick(len(deciders))]
        moves = match.legal_moves(seat)
        least = min(played[move] for move in moves)
        moves = [move for move in moves if played[move] == least]
        move = moves[luck.pick(len(moves))]
        played[move] += 1
        match.play(seat, move)


def ask_everything(package: str, rounds: int = 1) -> set[type[Step]]:
    """Ask every move wherever a table, with its options, meets a step for the first time.

    At least *rounds* games of every table; more until every step was met somewhere. Returns the
    steps that were not.
    """
    missing = asking_step_classes(package)
    for laid_out in LAID_OUT.get(package, []):
        match = laid_out()
        missing.discard(type(match.state.agenda[-1]))
        ask_every_move(match)
    played: Counter[Move] = Counter()
    for number in range(ROUNDS):
        if number >= rounds and not missing:
            break
        for place, table in enumerate(laws.tables(GAMES[package])):
            met: set[type[Step]] = set()
            for match in wander(table.start(place + 100 * number), number, played):
                step = type(match.state.agenda[-1])
                if step not in met and (number < rounds or step in missing):
                    ask_every_move(match)
                met.add(step)
                missing.discard(step)
    return missing


def ask_every_move(match: Match) -> None:
    """Lay every move of the game before a table that stands as *match* does."""
    box, step = match.box, match.state.agenda[-1]
    saved = _saved(match)
    table = Table(saved, 30.0, 0.0)
    entries = list(match.entries)
    state, before = match.snapshot()
    deciders = match.deciders()
    for seat in deciders:
        legal = set(match.legal_moves(seat))
        for move in box.rules.catalogue:
            happened = _ask(table, seat, move)
            if isinstance(happened, IllegalMove) and move not in legal and happened.rule.key:
                if match.state != state or match.entries != entries:
                    raise Unanswered(f"{move} at {step}: refused, and something has changed")
            elif happened is None and move in legal:
                match.go_on_from(entries, state.copy(), [(who, it.copy()) for who, it in before])
                table = Table(saved, 30.0, 0.0)
            else:
                raise Unanswered(f"{move} of seat {seat} at {step}: {happened!r}") from happened
    for seat in set(range(match.seats)) - set(deciders):
        happened = _ask(table, seat, box.rules.catalogue[0])
        if not isinstance(happened, NotYourTurn):
            raise Unanswered(f"seat {seat} is not asked by {step}: {happened!r}")


def _ask(table: Table, seat: Seat, move: Move) -> Exception | None:
    """Return what a move is met with; nothing if it is taken."""
    message = MoveMade("m1", seat, table.box.rules.catalogue.plain(move))
    try:
        table.take(Sender("anna", "Anna", seat), message, 0.0)
    except TableError as refusal:
        return refusal
    except Exception as surprise:
        return surprise
    return None


def _saved(match: Match) -> SavedTable:
    chairs = [Chair(seat, "hotseat", "anna", f"Anna {seat}") for seat in range(match.seats)]
    saved = SavedTable(
        id="table-1",
        box=match.box,
        options=match.header.options,
        listed=False,
        host="anna",
        seed=bytes(32),
        commitment="",
        chairs=chairs,
        changed=0.0,
    )
    saved.begin(match)
    return saved


if __name__ == "__main__":
    unmet = ask_everything(sys.argv[1])
    print(*sorted(kind.__name__ for kind in unmet))
