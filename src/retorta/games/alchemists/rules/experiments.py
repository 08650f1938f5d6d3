"""4.5 Test on a student, and 4.6 drink a potion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import NEUTRAL, Area, How, Potion
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
from retorta.games.alchemists.state import NOTHING, ON_SELF, ON_STUDENT, Alchemists

STUDENT_COSTS: Final = 1
POISON: Final = 1
PARALYSIS: Final = 3
INSANITY: Final = 5

STUDENT_WANTS_GOLD: Final = Rule("alchemists", "student-wants-gold", "4.5")


def is_bad(potion: int) -> bool:
    """4.4 Poison, Paralysis and Insanity are the bad potions."""
    return potion != NEUTRAL and potion % 2 == 1


@dataclass(init=False)
class TryOnStudent(Action):
    """4.5 Let the student drink; once he has had a bad potion, every test costs a gold."""

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
        potion = try_potion(state, seat, ON_STUDENT, move, dealer)
        finish_action(state, seat, self.cubes)
        if is_bad(potion) and not state.unwilling:
            state.unwilling = True
            if dealer.listening:
                dealer.announce(StudentUnwilling())
        offer_periscope(state, seat)

    def copy(self) -> TryOnStudent:
        return TryOnStudent(self.seat, self.cubes)


@dataclass(init=False)
class DrinkPotion(Action):
    """4.6 Drink it yourself, and bear what a bad potion does; 14. the Custodian opens early."""

    area: int
    """Drink, or the Custodian's card."""

    def __init__(self, seat: Seat, cubes: int, area: int) -> None:
        super().__init__(seat, cubes)
        self.area = area

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
        potion = try_potion(state, seat, ON_SELF, move, dealer)
        finish_action(state, seat, self.cubes)
        if is_bad(potion):
            suffer(state, seat, potion, dealer)
        offer_periscope(state, seat)

    def copy(self) -> DrinkPotion:
        return DrinkPotion(self.seat, self.cubes, self.area)


def try_potion(state: Alchemists, seat: Seat, how: int, move: Mix, dealer: Dealer) -> int:
    """4.4 Mix two cards of the hand and show the potion, not the cards."""
    first = int(move.first)
    second = int(move.second)
    potion = write_down(state, seat, how, first, second, NOTHING)
    if dealer.listening:
        dealer.announce(PotionTested(seat, How(how), Potion(potion), move.first, move.second))
    use_up(state, seat, first, second, dealer)
    return potion


def suffer(state: Alchemists, seat: Seat, potion: int, dealer: Dealer) -> None:
    """4.6 Each bad potion acts on you once a round."""
    lab = state.labs[seat]
    if lab.harmed >> potion & 1:
        return
    lab.harmed |= 1 << potion
    if dealer.listening:
        dealer.announce(PotionHarmed(seat, Potion(potion)))
    if potion == INSANITY:
        change_reputation(state, seat, -1, dealer)
    elif potion == PARALYSIS:
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
