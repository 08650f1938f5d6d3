"""8. The end of a round: conference, top alchemist, unused cubes, hospital, new adventurer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.alchemists.cards import ROUNDS, Area
from retorta.games.alchemists.events import (
    ArtifactsReplaced,
    ConferenceHeld,
    RoundBegun,
    TopAlchemists,
)
from retorta.games.alchemists.rules.areas import ResolveAreas
from retorta.games.alchemists.rules.decks import draw_favors
from retorta.games.alchemists.rules.forage import clear_row, fill_row
from retorta.games.alchemists.rules.grants import seals_that_count
from retorta.games.alchemists.rules.order import ChooseSpaces
from retorta.games.alchemists.rules.reputation import change_reputation
from retorta.games.alchemists.rules.scoring import final_scoring
from retorta.games.alchemists.rules.set_up import clear_board
from retorta.games.alchemists.state import Alchemists

CONFERENCE_ROUNDS: Final = (3, 5)
TOP_ALCHEMIST_GAINS: Final = 1
CUBES_FOR_A_FAVOR: Final = 2


@dataclass
class Rounds(Step):
    """3. Six rounds: order, plans, actions, end of the round; then the final scoring."""

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        if state.round == ROUNDS:
            state.agenda.pop()
            final_scoring(state, dealer)
            return
        begin_round(state, dealer)
        state.agenda.append(EndRound(0))
        state.agenda.append(ResolveAreas(None, list(Area)))
        state.agenda.append(ChooseSpaces(from_first(state)))

    def copy(self) -> Rounds:
        return Rounds()


def from_first(state: Alchemists) -> list[Seat]:
    """3.1 All seats clockwise from the start player."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


def begin_round(state: Alchemists, dealer: Dealer) -> None:
    """8. A new row of ingredients; whoever was paralysed last round stays on the green space."""
    state.round += 1
    if not state.row:
        fill_row(state, dealer)
    state.paralysed = state.frozen
    state.frozen = []
    if state.round > 1:
        pass_token_on(state)
    if dealer.listening:
        row = state.row.copy()
        dealer.announce(RoundBegun(state.round, state.first, state.adventurer, row))


def pass_token_on(state: Alchemists) -> None:
    """8. The start-player token goes left, past whoever is paralysed (4.6)."""
    seats = state.seats
    state.first = (state.first + 1) % seats
    if len(state.paralysed) == seats:
        return
    while state.first in state.paralysed:
        state.first = (state.first + 1) % seats


@dataclass(init=False)
class EndRound(Step):
    """8. What happens when all actions are done, in the order of the reminder on the board."""

    counted: int
    """Players whose unused cubes have been counted."""

    def __init__(self, counted: int) -> None:
        self.counted = counted

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        if self.counted == 0:
            if state.round in CONFERENCE_ROUNDS:
                hold_conference(state, CONFERENCE_ROUNDS.index(state.round), dealer)
            award_top_alchemist(state, dealer)
        if self.counted < state.seats:
            seat = state.order[self.counted]
            self.counted += 1
            favors = state.labs[seat].unused // CUBES_FOR_A_FAVOR
            if favors:
                draw_favors(state, seat, favors, dealer)
            return
        state.agenda.pop()
        for seat in range(state.seats):
            take_cubes_back(state, seat)
        if state.round < ROUNDS:
            clear_board(state)
            clear_row(state)
            bring_adventurer(state, dealer)

    def copy(self) -> EndRound:
        return EndRound(self.counted)


def hold_conference(state: Alchemists, number: int, dealer: Dealer) -> None:
    """8.1 Enough seals bring reputation, too few cost it; then new artifacts come."""
    counts = [seals_that_count(state, seat) for seat in range(state.seats)]
    if dealer.listening:
        dealer.announce(ConferenceHeld(number + 1, counts))
    for seat in range(state.seats):
        tile = state.options.printed.conferences[state.options.conferences[seat]][number]
        change_reputation(state, seat, tile[min(counts[seat], len(tile) - 1)], dealer)
    state.on_sale = state.to_come[0]
    state.to_come = state.to_come[1:]
    if dealer.listening:
        dealer.announce(ArtifactsReplaced(state.on_sale.copy()))


def award_top_alchemist(state: Alchemists, dealer: Dealer) -> None:
    """8.2 Most seals gain a point, all who are tied; without seals nobody does."""
    counts = [seals_that_count(state, seat) for seat in range(state.seats)]
    most = max(counts)
    if not most:
        return
    top = [seat for seat in range(state.seats) if counts[seat] == most]
    if dealer.listening:
        dealer.announce(TopAlchemists(top))
    for seat in top:
        change_reputation(state, seat, TOP_ALCHEMIST_GAINS, dealer)


def take_cubes_back(state: Alchemists, seat: Seat) -> None:
    """8.3 Unused cubes come back, 8.4 those of the hospital become unused ones.

    The cubes of Assistants leave, and those that waited out the first round come.
    """
    lab = state.labs[seat]
    lab.free += lab.unused - lab.extra + lab.waiting
    lab.unused = lab.hospital
    lab.hospital = 0
    lab.extra = 0
    lab.waiting = 0
    lab.harmed = []
    lab.periscope_used = False
    lab.boots_used = False


def bring_adventurer(state: Alchemists, dealer: Dealer) -> None:
    """8.5 The next adventurer comes to town, and the one after is turned up."""
    state.adventurer = state.next_adventurer
    state.next_adventurer = None
    if state.round + 1 < ROUNDS:
        state.next_adventurer = dealer.draw(state.adventurers)
