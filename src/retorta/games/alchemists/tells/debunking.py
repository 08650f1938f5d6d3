"""7. Debunk a theory: what success brings and costs whom, and how likely it is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from retorta.core.tells import Change, Effect, Fact, Told
from retorta.core.words import Seat
from retorta.games.alchemists.cards import (
    SIGNS,
    Area,
    Colour,
    Formula,
    Ingredient,
    Potion,
    colour_of,
)
from retorta.games.alchemists.moves import Claim, Disprove, PlayFavor, Propose
from retorta.games.alchemists.rules.debunking import (
    DEBUNKING_BRINGS,
    FAILURE_COSTS,
    WRONG_SEAL_COSTS,
    cost_of_seal,
)
from retorta.games.alchemists.rules.grants import GRANT_PAYS
from retorta.games.alchemists.rules.master import contradict, disproved
from retorta.games.alchemists.rules.publishing import (
    PUBLICATION_BRINGS,
    authority_of,
    price_to_publish,
)
from retorta.games.alchemists.rules.reputation import moved
from retorta.games.alchemists.tells.order import favor_text
from retorta.games.alchemists.tells.seen import Seen, span


@dataclass(frozen=True)
class Outcome:
    """What an answer would do."""

    fallen: list[Ingredient] = field(default_factory=list)
    colour: Colour = Colour.RED
    """Of the aspect that was wrong."""
    conflict: bool = False

    @property
    def fails(self) -> bool:
        """Whether nothing is disproved."""
        return not self.fallen and not self.conflict


FAILURE = Outcome()
CONFLICT = Outcome(conflict=True)


def disprove_aspect(seen: Seen) -> Told:
    """7.1 The true sign of one aspect is shown to all."""
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, Disprove):
            falls = Outcome([move.ingredient], move.colour)
            effects = [*_brings(seen, [falls, FAILURE]), Fact("all-see-sign")]
            if seen.chances:
                effects += _chances(seen, falls, FAILURE, _worlds_otherwise(seen, move))
            moves.append(effects)
        else:
            moves.append(_no_debunking(seen, move))
    return Told([], moves)


def _no_debunking(seen: Seen, move: object) -> list[Effect]:
    if isinstance(move, PlayFavor):
        return [Change("favors", seen.seat, -1, -1), favor_text(move.favor)]
    return seen.declined()


def _worlds_otherwise(seen: Seen, move: Disprove) -> int:
    """7.1 Return in how many worlds the ingredient has another sign there than its theory."""
    theory = seen.public.books[move.ingredient].formula
    assert theory is not None
    among = seen.worlds.formulas(move.ingredient)
    return sum(
        among[truth]
        for truth in Formula
        if SIGNS[truth][move.colour] is not SIGNS[theory][move.colour]
    )


def propose(seen: Seen) -> Told:
    """7.4 Two ingredients; which potion is claimed comes next."""
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, Propose):
            outcomes = [
                _answer(seen, move.first, move.second, potion, yes)
                for potion in Potion
                for yes in (True, False)
            ]
            effects = _brings(seen, outcomes)
            if all(outcome.fails for outcome in outcomes):
                effects.append(Fact("proves-nothing", warns=True))
            moves.append(effects)
        else:
            moves.append(_no_debunking(seen, move))
    return Told([], moves)


def claim_result(seen: Seen) -> Told:
    """7.4 The answer is only yes or no, and all hear it."""
    first, second = seen.task.ingredients
    moves: list[list[Effect]] = []
    for move in seen.moves:
        assert isinstance(move, Claim)
        yes = _answer(seen, first, second, move.potion, True)
        no = _answer(seen, first, second, move.potion, False)
        effects = _brings(seen, [yes, no])
        if yes.fails and no.fails:
            effects.append(Fact("proves-nothing", warns=True))
        else:
            effects += [_said("yes", yes), _said("no", no)]
        if seen.chances:
            among = seen.worlds.potions(first, second)[move.potion]
            effects += seen.worlds.fact("answer-yes", {}, among)
            effects += _chances(seen, yes, no, among)
        moves.append(effects)
    return Told([], moves)


def _said(answer: str, outcome: Outcome) -> Fact:
    if outcome.fallen:
        return Fact(f"{answer}-falls", {"ingredients": outcome.fallen})
    return Fact(f"{answer}-conflict" if outcome.conflict else f"{answer}-fails")


def _answer(
    seen: Seen, first: Ingredient, second: Ingredient, potion: Potion, yes: bool
) -> Outcome:
    """7.4, 7.5 Return what the answer would do to the theories that stand."""
    theories = [book.formula for book in seen.public.books]
    fallen = disproved(theories, first, second, potion, yes)
    if fallen:
        return Outcome(fallen, colour_of(potion))
    one, other = theories[first], theories[second]
    if one is None or other is None or [first, second] in seen.public.conflicts:
        return FAILURE
    return CONFLICT if contradict(one, other, potion, yes) else FAILURE


def _brings(seen: Seen, outcomes: list[Outcome]) -> list[Effect]:
    """7.2 Return the least and the most that may change, for everybody."""
    mine = [change for outcome in outcomes for change in _reputations(seen, outcome)]
    effects = seen.change("reputation", *span(mine))
    for seat in range(seen.seats):
        seals = max(_seals_of(seen, seat, outcome) for outcome in outcomes)
        if seat != seen.seat and seals:
            loss = seen.moved(-WRONG_SEAL_COSTS * seals, seat)
            effects.append(Change("reputation", seat, loss, 0, "possible"))
    return effects + _gold(seen, outcomes)


def _seals_of(seen: Seen, seat: Seat, outcome: Outcome) -> int:
    return sum(seat in seen.public.books[kind].owners for kind in outcome.fallen)


def _net(seen: Seen, outcome: Outcome) -> int:
    """7.2 Return one's own change: gains and losses are one."""
    if outcome.fails:
        return -FAILURE_COSTS
    net = DEBUNKING_BRINGS
    for kind in outcome.fallen:
        seal = seen.own.laid_seals[kind]
        if seal is not None:
            net -= cost_of_seal(seal, outcome.colour)
    return net


def _reputations(seen: Seen, outcome: Outcome) -> list[int]:
    """Return what may happen to one's own flask, with 7.3 an immediate publication or without."""
    change = seen.moved(_net(seen, outcome))
    if not outcome.fallen or not may_publish(seen):
        return [change]
    artifacts, before = seen.me.artifacts, seen.me.reputation
    fame = PUBLICATION_BRINGS + authority_of(artifacts)
    return [change, moved(before + change, fame, artifacts, seen.public.round) - before]


def may_publish(seen: Seen) -> bool:
    """7.3 Whether an action in the publishing area is left to be used at once."""
    return bool(seen.actions(Area.PUBLISH)) and bool(sum(seen.own.seals))


def _gold(seen: Seen, outcomes: list[Outcome]) -> list[Effect]:
    """7.5, 7.3 Return the grants of a cleared conflict, and what publishing at once costs."""
    fallen = [outcome.fallen for outcome in outcomes if outcome.fallen]
    clears = any(seen.public.books[kind].in_conflict for kinds in fallen for kind in kinds)
    grants = GRANT_PAYS if clears and seen.public.grants else 0
    effects: list[Effect] = []
    for seat in range(seen.seats):
        least, most = 0, grants
        if seat == seen.seat and fallen and may_publish(seen):
            least -= price_to_publish(seen.me.artifacts)
            most += GRANT_PAYS if seen.public.grants else 0
        if least or most:
            effects.append(Change("gold", seat, least, most, "possible"))
    if fallen and may_publish(seen):
        effects.append(Fact("may-publish-at-once", {}, "possible"))
    return effects


def _chances(seen: Seen, yes: Outcome, no: Outcome, among: int) -> list[Effect]:
    """Return the chances of what may come, *yes* in so many worlds and *no* in the rest."""
    effects: list[Effect] = []
    reputation: Counter[int] = Counter()
    is_settled = True
    for outcome, worlds in ((yes, among), (no, seen.worlds.count - among)):
        if not worlds:
            continue
        reputation[seen.moved(_net(seen, outcome))] += worlds
        is_settled = is_settled and not (outcome.fallen and may_publish(seen))
        if outcome.fallen:
            parts: dict[str, object] = {"ingredients": outcome.fallen}
            effects += seen.worlds.fact("falls", parts, worlds)
    if is_settled:
        effects += seen.worlds.changes("reputation", seen.seat, reputation)
    return effects
