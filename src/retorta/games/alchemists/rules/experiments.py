"""4.5 Test on a student, and 4.6 drink a potion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import Area, How, Potion
from retorta.games.alchemists.events import PotionHarmed, PotionTested, StudentUnwilling
from retorta.games.alchemists.moves import DECLINE, MIXES, Decline, Mix
from retorta.games.alchemists.rules.action import Action, decline_action, finish_action
from retorta.games.alchemists.rules.mixing import (
    objection_to_mix,
    offer_periscope,
    possible_mixes,
    use_up,
    write_down,
)
from retorta.games.alchemists.rules.reputation import change_reputation
from retorta.games.alchemists.state import Alchemists

STUDENT_COSTS: Final = 1
BAD_POTIONS: Final = (Potion.POISON, Potion.PARALYSIS, Potion.INSANITY)

STUDENT_WANTS_GOLD: Final = Rule("alchemists", "student-wants-gold", "4.5")


@dataclass(init=False)
class TryOnStudent(Action):
    """4.5 Let the student drink; once he has had a bad potion, every test costs a gold."""

    def question(self) -> str:
        return "try-on-student"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*MIXES, DECLINE]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Mix):
            return None
        if state.unwilling and state.labs[seat].gold < STUDENT_COSTS:
            return STUDENT_WANTS_GOLD
        return objection_to_mix(state.labs[seat].hand, move)

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        lab = state.labs[seat]
        if state.unwilling and lab.gold < STUDENT_COSTS:
            return [DECLINE]
        moves = possible_mixes(lab.hand)
        moves.append(DECLINE)
        return moves

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        state.agenda.pop()
        if isinstance(move, Decline):
            decline_action(state, seat, Area.STUDENT, self.cubes, dealer)
            return
        assert isinstance(move, Mix)
        if state.unwilling:
            state.labs[seat].gold -= STUDENT_COSTS
        potion = try_potion(state, seat, How.ON_STUDENT, move, dealer)
        finish_action(state, seat, Area.STUDENT, self.cubes)
        if potion in BAD_POTIONS and not state.unwilling:
            state.unwilling = True
            if dealer.listening:
                dealer.announce(StudentUnwilling())
        offer_periscope(state, seat)

    def copy(self) -> TryOnStudent:
        return TryOnStudent(self.seat, self.cubes)


@dataclass(init=False)
class DrinkPotion(Action):
    """4.6 Drink it yourself, and bear what a bad potion does; 14. the Custodian opens early."""

    area: Area
    """Drink, or the Custodian's card."""

    def __init__(self, seat: Seat, cubes: int, area: Area) -> None:
        super().__init__(seat, cubes)
        self.area = area

    def question(self) -> str:
        return "drink-potion"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*MIXES, DECLINE]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Mix):
            return objection_to_mix(state.labs[seat].hand, move)
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        moves = possible_mixes(state.labs[seat].hand)
        moves.append(DECLINE)
        return moves

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        state.agenda.pop()
        if isinstance(move, Decline):
            decline_action(state, seat, self.area, self.cubes, dealer)
            return
        assert isinstance(move, Mix)
        potion = try_potion(state, seat, How.ON_SELF, move, dealer)
        finish_action(state, seat, self.area, self.cubes)
        if potion in BAD_POTIONS:
            suffer(state, seat, potion, dealer)
        offer_periscope(state, seat)

    def copy(self) -> DrinkPotion:
        return DrinkPotion(self.seat, self.cubes, self.area)


def try_potion(state: Alchemists, seat: Seat, how: How, move: Mix, dealer: Dealer) -> Potion:
    """4.4 Mix two cards of the hand and show the potion, not the cards."""
    potion = write_down(state, seat, how, move.first, move.second, None)
    if dealer.listening:
        dealer.announce(PotionTested(seat, how, potion, move.first, move.second))
    use_up(state, seat, move.first, move.second, dealer)
    return potion


def suffer(state: Alchemists, seat: Seat, potion: Potion, dealer: Dealer) -> None:
    """4.6 Each bad potion acts on you once a round."""
    lab = state.labs[seat]
    if potion in lab.harmed:
        return
    lab.harmed.append(potion)
    if dealer.listening:
        dealer.announce(PotionHarmed(seat, potion))
    if potion is Potion.INSANITY:
        change_reputation(state, seat, -1, dealer)
    elif potion is Potion.PARALYSIS:
        state.frozen.append(seat)
    else:
        go_to_hospital(state, seat)


def go_to_hospital(state: Alchemists, seat: Seat) -> None:
    """4.6 Poison sends the cube of the action to the hospital.

    A drink with the Boots of Speed has no cube: then any other cube goes
    (``docs/rules/alchemists.md#rulings``, 7).
    """
    lab = state.labs[seat]
    if lab.free:
        lab.free -= 1
    else:
        lab.unused -= 1
    lab.hospital += 1
