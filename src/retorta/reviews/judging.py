"""The cost of one decision: the best move compared with the one that was played.

The best move is what a master would play, found by a search from the seat's view. Both moves are
then continued in the same new dreams, so that neither is judged by the luck that selected it. If
the bots of a game plan instead of dreaming, the planner evaluates both moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

from retorta.bots.hint import Prospect
from retorta.bots.levels import knowledge_of
from retorta.bots.search.knowledge import Knowledge
from retorta.bots.search.search import Search
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.rooms import BotsRoom, loaded, room_at
from retorta.core.words import Move

DREAMS: Final = 400
"""The default limit on the dreams in which both moves are continued."""
MOST_DREAMS: Final = 1_000_000
LEAST: Final = 50
PRECISE: Final = 0.2
"""A standard error of this many points is precise enough, after at least ``LEAST`` dreams."""
LUCK: Final = 1
"""The seed of a review, plus the number of the move, so that a review is reproducible."""
CLOSE: Final = 1.0
"""A difference of fewer standard errors than this is not counted as a loss."""


@dataclass(frozen=True)
class Judgement:
    """What a decision cost, in points."""

    best: Move
    lost: float
    """Points that the best move was ahead; 0 if it was too close to call."""
    error: float
    """The standard error of that; 0 if the move was planned, not dreamt."""
    moves: int
    """How many moves there were to choose from."""


def judge(pov: Pov, played: Move, dreams: int, seed: int) -> Judgement:
    """Judge a move by what the seat knew when it played it."""
    moves = pov.moves
    if len(moves) == 1:
        return Judgement(played, 0.0, 0.0, 1)
    room: BotsRoom | None = room_at(pov.box.rooms.bots)
    if room is not None and room.judge:
        return _by_worth(loaded(room.judge)(pov, inf, seed, dreams), played)
    knowledge = knowledge_of(pov.box)
    best = Search(knowledge, seed).think(pov, inf, dreams)[0].move
    if best == played or _is_alike(pov, best, played):
        return Judgement(played, 0.0, 0.0, len(moves))
    ahead, error = ahead_of(pov, knowledge, best, played, dreams, seed)
    return Judgement(best, ahead if ahead > CLOSE * error else 0.0, error, len(moves))


def _is_alike(pov: Pov, best: Move, played: Move) -> bool:
    """Whether two moves are equivalent."""
    alike = pov.box.rules.alike
    if alike is None:
        return False
    dream = pov.imagine(SeededDealer(0, listening=False))
    return alike(dream, best) == alike(dream, played)


def _by_worth(judged: list[Prospect], played: Move) -> Judgement:
    best = max(judged, key=lambda prospect: prospect.points)
    mine = next(prospect for prospect in judged if prospect.move == played)
    lost = best.points - mine.points
    return Judgement(best.move if lost else played, lost, 0.0, len(judged))


def ahead_of(
    pov: Pov, knowledge: Knowledge, best: Move, played: Move, dreams: int, seed: int
) -> tuple[float, float]:
    """Return how far one move is ahead of another in the same dreams, with its standard error."""
    deal = knowledge.dreams(pov).deal
    total = square = 0.0
    mean = error = 0.0
    for number in range(dreams):
        ends = []
        for move in (best, played):
            # The same luck deals both the same dream, and continues both as far as it fits.
            dealer = SeededDealer(seed * 1_000_003 + number, listening=False)
            world = deal(dealer)
            world.agenda[-1].take(world, pov.seat, move, dealer)
            knowledge.play_out(world, dealer)
            ends.append(knowledge.worths(knowledge.points(world))[pov.seat])
        total += ends[0] - ends[1]
        square += (ends[0] - ends[1]) ** 2
        mean = total / (number + 1)
        error = sqrt(max(square / (number + 1) - mean * mean, 0.0) / (number + 1))
        if number + 1 >= LEAST and error <= PRECISE:
            break
    return mean, error
