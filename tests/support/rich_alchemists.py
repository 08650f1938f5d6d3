"""Tables of Alchemists at which much can happen, and games that begin at a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from retorta.core.agenda import Step
from retorta.core.box import Box
from retorta.core.dealer import Dealer, SeededDealer
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    ROUNDS,
    Area,
    Artifact,
    Favor,
)
from retorta.games.alchemists.rules.areas import ResolveAreas
from retorta.games.alchemists.rules.end_of_round import CONFERENCE_ROUNDS, EndRound, Rounds
from retorta.games.alchemists.state import Alchemists

REPUTATIONS: Final = (5, 19, 10, 15)
"""One in each zone."""
MARKS: Final = b".x?o"


def rich_set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> Alchemists:
    """Lay the table out as usual, then give everybody more than the rules do."""
    state: Alchemists = BOX.rules.set_up(seats, options, dealer)
    luck = SeededDealer(dealer.pick(1 << 20))
    on_table = [*state.on_sale, *state.to_come[0], *state.to_come[1]]
    free = [card for card in Artifact if card not in on_table]
    for seat, lab in enumerate(state.labs):
        lab.gold += 2 + luck.pick(6)
        lab.reputation = REPUTATIONS[(seat + luck.pick(4)) % 4]
        lab.artifacts = [luck.draw(free), luck.draw(free)]
        lab.marks = bytes(MARKS[luck.pick(4)] for _ in range(64))
    return state


RICH: Final = replace(BOX, rules=replace(BOX.rules, set_up=rich_set_up))
"""Alchemists with a fuller table."""


def beginning(number: int, area: Area, prepare: Callable[[Alchemists], Step]) -> Box:
    """Return Alchemists that begins in a round, in an area, with the step that is prepared."""

    def set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> Alchemists:
        state = rich_set_up(seats, options, dealer)
        state.round, state.order = number, list(range(seats))
        state.spaces = [1 + seat for seat in range(seats)]
        state.adventurer = state.next_adventurer
        state.next_adventurer = dealer.draw(state.adventurers) if number < ROUNDS else None
        for held in CONFERENCE_ROUNDS:
            if number > held:
                state.on_sale, *state.to_come = state.to_come
        for lab in state.labs:
            lab.free += lab.waiting
            lab.waiting = 0
            lab.favors[Favor.HERBALIST] = 0
        later = [each for each in Area if each > area]
        step = prepare(state)
        state.agenda = [Rounds(), EndRound(0), ResolveAreas(area, later), step]
        return state

    return replace(BOX, rules=replace(BOX.rules, set_up=set_up))
