"""9. The exhibition of the last round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import (
    POTION_OF,
    Area,
    Artifact,
    How,
    Ingredient,
    Potion,
    colour_of,
)
from retorta.games.alchemists.events import MortarGivenUp, MortarUsed, PotionExhibited
from retorta.games.alchemists.moves import (
    CLAIMS,
    DECLINE,
    GIVE_UP_MORTAR,
    PASS,
    Claim,
    Decline,
    GiveUpMortar,
    Mix,
)
from retorta.games.alchemists.rules.action import Action, decline_action, finish_action
from retorta.games.alchemists.rules.mixing import (
    TWO_DIFFERENT,
    Brew,
    can_mix,
    offer_periscope,
    set_aside,
    use_up,
    write_down,
)
from retorta.games.alchemists.rules.reputation import change_reputation
from retorta.games.alchemists.state import Alchemists

FIRST_TO_SHOW: Final = 1
BOTH_SIGNS: Final = 2
FAILURE_COSTS: Final = 1

EXHIBITED_ALREADY: Final = Rule("alchemists", "exhibited-already", "9")
NO_SOUP_AT_THE_EXHIBITION: Final = Rule("alchemists", "no-soup-at-the-exhibition", "9")


@dataclass(init=False)
class ExhibitPotion(Action):
    """9. Name one of the six potions that you have not yet shown with success."""

    def question(self) -> str:
        return "exhibit-potion"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*CLAIMS, DECLINE]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Claim):
            return None
        lab = state.labs[seat]
        if move.potion is Potion.NEUTRAL:
            return NO_SOUP_AT_THE_EXHIBITION
        if move.potion in lab.exhibited:
            return EXHIBITED_ALREADY
        return None if can_mix(lab.hand) else TWO_DIFFERENT

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, Decline):
            state.agenda.pop()
            decline_action(state, seat, Area.EXHIBITION, self.cubes, dealer)
            return
        assert isinstance(move, Claim)
        state.agenda[-1] = BrewForExhibition(seat, self.cubes, move.potion)

    def copy(self) -> ExhibitPotion:
        return ExhibitPotion(self.seat, self.cubes)


@dataclass(init=False)
class BrewForExhibition(Brew):
    """9. Mix what you promised to show."""

    cubes: int
    claimed: Potion

    def __init__(self, seat: Seat, cubes: int, claimed: Potion) -> None:
        self.seat = seat
        self.cubes = cubes
        self.claimed = claimed

    def question(self) -> str:
        return "brew-for-exhibition"

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Mix)
        state.agenda.pop()
        first, second = move.first, move.second
        potion = write_down(state, seat, How.AT_EXHIBITION, first, second, None)
        finish_action(state, seat, Area.EXHIBITION, self.cubes)
        if dealer.listening:
            dealer.announce(PotionExhibited(seat, self.claimed, potion, first, second))
        if potion is not self.claimed:
            use_up(state, seat, first, second, dealer)
            change_reputation(state, seat, -FAILURE_COSTS, dealer)
        else:
            change_reputation(state, seat, applause(state, seat, potion), dealer)
            put_away_exhibits(state, seat, first, second, dealer)
        offer_periscope(state, seat)

    def copy(self) -> BrewForExhibition:
        return BrewForExhibition(self.seat, self.cubes, self.claimed)


def applause(state: Alchemists, seat: Seat, potion: Potion) -> int:
    """9. One for the first to show a potion, two for both signs of a colour."""
    gain = 0
    if state.first_shown[potion] is None:
        state.first_shown[potion] = seat
        gain += FIRST_TO_SHOW
    exhibited = state.labs[seat].exhibited
    if shows_both_signs(exhibited, potion):
        gain += BOTH_SIGNS
    exhibited.append(potion)
    return gain


def shows_both_signs(exhibited: list[Potion], potion: Potion) -> bool:
    """9. Whether the other potion of the colour was exhibited before this one."""
    plus, minus = POTION_OF[colour_of(potion)]
    return (minus if potion is plus else plus) in exhibited


def put_away_exhibits(
    state: Alchemists, seat: Seat, first: Ingredient, second: Ingredient, dealer: Dealer
) -> None:
    """13. The Feather in Cap sets both cards aside; with the Mortar, one picked blindly."""
    lab = state.labs[seat]
    if Artifact.FEATHER_IN_CAP not in lab.artifacts:
        use_up(state, seat, first, second, dealer)
        return
    if Artifact.MAGIC_MORTAR not in lab.artifacts:
        set_aside(state, seat, first)
        set_aside(state, seat, second)
        return
    aside, kept = (first, second) if dealer.pick(2) == 0 else (second, first)
    set_aside(state, seat, aside)
    if dealer.listening:
        dealer.announce(MortarUsed(seat, kept))
    state.agenda.append(FeatherOrMortar(seat, kept))


@dataclass(init=False)
class FeatherOrMortar(Step):
    """13. Seeing which card came back, its owner may set it aside as well."""

    seat: Seat
    kept: Ingredient
    """Hidden from the others."""

    def __init__(self, seat: Seat, kept: Ingredient) -> None:
        self.seat = seat
        self.kept = kept

    def question(self) -> str:
        return "feather-or-mortar"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [GIVE_UP_MORTAR, PASS]

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        state.agenda.pop()
        if isinstance(move, GiveUpMortar):
            set_aside(state, seat, self.kept)
            if dealer.listening:
                dealer.announce(MortarGivenUp(seat))

    def copy(self) -> FeatherOrMortar:
        return FeatherOrMortar(self.seat, self.kept)
