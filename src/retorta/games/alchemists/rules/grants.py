"""6.4 Grants for theories about the right ingredients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import Grant, Ingredient
from retorta.games.alchemists.events import GrantTaken
from retorta.games.alchemists.moves import GRANTS, TakeGrant
from retorta.games.alchemists.state import Alchemists

GRANT_PAYS: Final = 2
FIRST_GRANT_ASKS: Final = 2
LATER_GRANT_ASKS: Final = 3

NO_RIGHT_TO_GRANT: Final = Rule("alchemists", "no-right-to-grant", "6.4")


def is_conflicted(state: Alchemists, ingredient: Ingredient) -> bool:
    """7.5 Whether a theory bears a conflict token."""
    return any(ingredient in pair for pair in state.conflicts)


def has_seal(state: Alchemists, seat: Seat, ingredient: Ingredient) -> bool:
    """6.3 Whether a player's seal lies on a book."""
    return any(seal.seat == seat for seal in state.books[ingredient])


def seals_that_count(state: Alchemists, seat: Seat) -> int:
    """7.5 Seals on theories without a conflict token."""
    count = 0
    for ingredient in Ingredient:
        if has_seal(state, seat, ingredient) and not is_conflicted(state, ingredient):
            count += 1
    return count


def rightful_grants(state: Alchemists, seat: Seat) -> list[Grant]:
    """6.4 The first grant asks for two of its ingredients, every later one for three."""
    needed = asked_for_grant(state.labs[seat].grants)
    rightful: list[Grant] = []
    for grant in state.grants:
        studied = 0
        for ingredient in state.options.printed.grants[grant]:
            if has_seal(state, seat, ingredient) and not is_conflicted(state, ingredient):
                studied += 1
        if studied >= needed:
            rightful.append(grant)
    return rightful


def asked_for_grant(held: list[Grant]) -> int:
    """6.4 How many of its ingredients the next grant asks for."""
    return LATER_GRANT_ASKS if held else FIRST_GRANT_ASKS


def award_grant(state: Alchemists, seat: Seat, dealer: Dealer) -> None:
    """6.4 A grant is taken at once; of several, only one, which the player chooses."""
    rightful = rightful_grants(state, seat)
    if len(rightful) == 1:
        take_grant(state, seat, rightful[0], dealer)
    elif rightful:
        state.agenda.append(ChooseGrant(seat))


def take_grant(state: Alchemists, seat: Seat, grant: Grant, dealer: Dealer) -> None:
    """6.4 The token goes to the player's board for good, with two gold."""
    state.grants.remove(grant)
    state.labs[seat].grants.append(grant)
    state.labs[seat].gold += GRANT_PAYS
    if dealer.listening:
        dealer.announce(GrantTaken(seat, grant))


@dataclass(init=False)
class ChooseGrant(Step):
    """6.4 Take one of several grants; the others then ask for three ingredients."""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def question(self) -> str:
        return "choose-grant"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat] if rightful_grants(state, self.seat) else []

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [GRANTS[grant] for grant in state.grants]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, TakeGrant) and move.grant not in rightful_grants(state, seat):
            return NO_RIGHT_TO_GRANT
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, TakeGrant)
        state.agenda.pop()
        take_grant(state, seat, move.grant, dealer)

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        # Somebody else took the last of them first.
        state.agenda.pop()

    def copy(self) -> ChooseGrant:
        return ChooseGrant(self.seat)


@dataclass(init=False)
class AwardGrants(Step):
    """7.5 Seals of several players count again at once: they take grants in the order of play."""

    waiting: list[Seat]

    def __init__(self, waiting: list[Seat]) -> None:
        self.waiting = waiting

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        if self.waiting:
            award_grant(state, self.waiting.pop(0), dealer)
        else:
            state.agenda.pop()

    def copy(self) -> AwardGrants:
        return AwardGrants(self.waiting.copy())
