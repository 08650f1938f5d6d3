"""4.3 Buy an artifact, and 13. what the artifacts do at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import (
    ARTIFACT_PRICE,
    INGREDIENTS,
    Area,
    Artifact,
    Favor,
    How,
    Ingredient,
)
from retorta.games.alchemists.events import ArtifactBought, GoldOffered, PotionTested
from retorta.games.alchemists.moves import (
    DEAREST_GIFT,
    DECLINE,
    MIXES,
    OFFERS,
    PASS,
    PLAY_SHOPKEEPER,
    PURCHASES,
    Buy,
    Decline,
    Mix,
    Offer,
    Pass,
    PlayFavor,
)
from retorta.games.alchemists.rules.action import Action, decline_action, finish_action
from retorta.games.alchemists.rules.decks import (
    FROM_YOUR_HAND,
    draw_favors,
    draw_ingredients,
    spend_favor,
)
from retorta.games.alchemists.rules.mixing import possible_mixes, write_down
from retorta.games.alchemists.rules.planning import NO_SUCH_FAVOR
from retorta.games.alchemists.rules.reputation import change_reputation
from retorta.games.alchemists.rules.transmute import FAVOR_COMMITS, FAVOR_NEEDS_ACTION
from retorta.games.alchemists.state import Alchemists

NEXT_IS_CHEAPER: Final = 2
LATER_ARE_CHEAPER: Final = 1
TRUNK_HOLDS: Final = 7
AMULET_CALLS: Final = 4
RHETORIC_IMPRESSES: Final = 5
CAP_TESTS: Final = 2

NOT_ON_SALE: Final = Rule("alchemists", "not-on-sale", "4.3")
TOO_DEAR: Final = Rule("alchemists", "too-dear", "4.3")
CARDS_USED_ALREADY: Final = Rule("alchemists", "cards-used-already", "13")
NO_GOLD_TO_OFFER: Final = Rule("alchemists", "no-gold-to-offer", "13")


def price_for(artifact: Artifact, owned: list[Artifact], shopkeepers: int) -> int:
    """4.3 The printed price; 13. less the Discount Card, 14. less each Shopkeeper.

    Who *owned* the Discount Card last of all still has its bigger discount to come.
    """
    price = ARTIFACT_PRICE[artifact] - shopkeepers
    if owned and owned[-1] is Artifact.DISCOUNT_CARD:
        price -= NEXT_IS_CHEAPER
    elif Artifact.DISCOUNT_CARD in owned:
        price -= LATER_ARE_CHEAPER
    return max(price, 0)


@dataclass(init=False)
class BuyArtifact(Action):
    """4.3 Buy one of the artifacts in the row; it is not replaced."""

    shopkeepers: int

    def __init__(self, seat: Seat, cubes: int, shopkeepers: int) -> None:
        super().__init__(seat, cubes)
        self.shopkeepers = shopkeepers

    def question(self) -> str:
        return "buy-artifact"

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*[PURCHASES[card] for card in state.on_sale], PLAY_SHOPKEEPER, DECLINE]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        lab = state.labs[seat]
        if isinstance(move, Buy):
            if move.artifact not in state.on_sale:
                return NOT_ON_SALE
            if price_for(move.artifact, lab.artifacts, self.shopkeepers) > lab.gold:
                return TOO_DEAR
        if isinstance(move, PlayFavor) and move.favor is Favor.SHOPKEEPER:
            if not lab.favors[Favor.SHOPKEEPER]:
                return NO_SUCH_FAVOR
            if not can_buy(state, seat, self.shopkeepers + helping(state, seat)):
                return FAVOR_NEEDS_ACTION
        if isinstance(move, Decline) and self.shopkeepers:
            return FAVOR_COMMITS
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, PlayFavor):
            spend_favor(state, seat, Favor.SHOPKEEPER, dealer)
            self.shopkeepers += 1
            return
        state.agenda.pop()
        if isinstance(move, Decline):
            decline_action(state, seat, Area.BUY, self.cubes, dealer)
            return
        assert isinstance(move, Buy)
        artifact = move.artifact
        lab = state.labs[seat]
        price = price_for(artifact, lab.artifacts, self.shopkeepers)
        lab.gold -= price
        lab.artifacts.append(artifact)
        # Never ``remove``: copies share the list of the artifacts to come.
        state.on_sale = [card for card in state.on_sale if card != artifact]
        finish_action(state, seat, Area.BUY, self.cubes)
        if dealer.listening:
            dealer.announce(ArtifactBought(seat, artifact, price))
        act_at_once(state, seat, artifact, dealer)

    def copy(self) -> BuyArtifact:
        return BuyArtifact(self.seat, self.cubes, self.shopkeepers)


def helping(state: Alchemists, seat: Seat) -> int:
    """14. The Shopkeepers in hand add up; in the first edition each had to do on its own."""
    return state.labs[seat].favors[Favor.SHOPKEEPER] if state.edition > 1 else 1


def can_buy(state: Alchemists, seat: Seat, shopkeepers: int) -> bool:
    """4.3 Whether there is anything on sale that the player can pay."""
    lab = state.labs[seat]
    for artifact in state.on_sale:
        if price_for(artifact, lab.artifacts, shopkeepers) <= lab.gold:
            return True
    return False


def act_at_once(state: Alchemists, seat: Seat, artifact: Artifact, dealer: Dealer) -> None:
    """13. Artifacts that act when they are bought."""
    if artifact is Artifact.WITCHS_TRUNK:
        draw_ingredients(state, seat, TRUNK_HOLDS, dealer)
    elif artifact is Artifact.HYPNOTIC_AMULET:
        draw_favors(state, seat, AMULET_CALLS, dealer)
    elif artifact is Artifact.AMULET_OF_RHETORIC:
        change_reputation(state, seat, RHETORIC_IMPRESSES, dealer)
    elif artifact is Artifact.THINKING_CAP:
        state.agenda.append(ThinkWithCap(seat, 0, [0] * INGREDIENTS))
    elif artifact is Artifact.ALTAR_OF_GOLD and state.labs[seat].gold:
        state.agenda.append(OfferGold(seat))


@dataclass(init=False)
class ThinkWithCap(Step):
    """13. Try up to two pairs from the hand; the cards are kept, none is in both pairs."""

    seat: Seat
    tests: int
    tested: list[int]
    """Cards in the first pair, by ingredient; hidden from the others."""

    def __init__(self, seat: Seat, tests: int, tested: list[int]) -> None:
        self.seat = seat
        self.tests = tests
        self.tested = tested

    def question(self) -> str:
        return "think-with-cap"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*MIXES, PASS]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if not isinstance(move, Mix):
            return None
        hand = state.labs[seat].hand
        for kind in (move.first, move.second):
            if not hand[kind]:
                return FROM_YOUR_HAND
            if hand[kind] <= self.tested[kind]:
                return CARDS_USED_ALREADY
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        hand = state.labs[seat].hand
        left = [max(hand[kind] - self.tested[kind], 0) for kind in Ingredient]
        moves = possible_mixes(left)
        moves.append(PASS)
        return moves

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, Pass):
            state.agenda.pop()
            return
        assert isinstance(move, Mix)
        potion = write_down(state, seat, How.WITH_CAP, move.first, move.second, None)
        if dealer.listening:
            dealer.announce(PotionTested(seat, How.WITH_CAP, potion, move.first, move.second))
        self.tests += 1
        self.tested[move.first] += 1
        self.tested[move.second] += 1
        if self.tests == CAP_TESTS:
            state.agenda.pop()

    def copy(self) -> ThinkWithCap:
        return ThinkWithCap(self.seat, self.tests, self.tested.copy())


@dataclass(init=False)
class OfferGold(Step):
    """13. The Altar of Gold turns one to eight gold into as much reputation."""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def question(self) -> str:
        return "offer-gold"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return OFFERS

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Offer) and move.gold > state.labs[seat].gold:
            return NO_GOLD_TO_OFFER
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        return OFFERS[: min(state.labs[seat].gold, DEAREST_GIFT)]

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Offer)
        state.agenda.pop()
        state.labs[seat].gold -= move.gold
        if dealer.listening:
            dealer.announce(GoldOffered(seat, move.gold))
        change_reputation(state, seat, move.gold, dealer)

    def copy(self) -> OfferGold:
        return OfferGold(self.seat)
