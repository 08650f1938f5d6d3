"""Market Day: a game that only the tests play.

It has what Poison lacks: a secret choice of all players at once, answers out of turn, and
cards that matter before they are shown. It can be made with a bug, by name, so that the
laws can be shown to catch it.

It is also a guest: a package of its own, with its texts and a page for the browser, which a
house that has never heard of it finds by its entry point (``pyproject.toml``).
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from market_day.bugs import Bug
from market_day.vocabulary import (
    HECKLE,
    MOVES,
    OFFERS,
    PASS,
    SALES,
    UNLISTED,
    Favour,
    Heckle,
    HeckleHeard,
    Offer,
    OfferLaid,
    OffersTurned,
    Potion,
    PotionSold,
    Sell,
)
from retorta.core.agenda import State, Step
from retorta.core.box import Box, Option, Rooms, Rules, Say, View, Views, Words
from retorta.core.catalogue import Catalogue
from retorta.core.codec import plain
from retorta.core.dealer import Dealer
from retorta.core.door import deciders
from retorta.core.steps import SecretChoice
from retorta.core.words import Move, Outcome, Rule, Seat

PRICE: Final = 4
DAYS: Final = 3
START_GOLD: Final = 2
HAND: Final = 3
FAVOURS: Final = [Favour.HECKLER] * 6 + [Favour.CHARM] * 10


def price_with(smiles: int) -> int:
    """2.2 Whoever smiles more asks for less."""
    return PRICE - smiles


BOUGHT_ONCE: Final = Rule("market-day", "bought-once", "2.2")
NO_HECKLER: Final = Rule("market-day", "no-heckler", "2.3")


@dataclass
class Stall:
    """One player's side of the table."""

    gold: int
    hand: list[Favour]
    """Hidden from the others."""

    def copy(self) -> Stall:
        return Stall(self.gold, list(self.hand))


@dataclass
class MarketDay(State):
    bug: Bug | None
    stalls: list[Stall]
    deck: list[Favour]
    discard: list[Favour]
    wanted: list[Potion]
    day: int

    def copy(self) -> MarketDay:
        stalls = [stall.copy() for stall in self.stalls]
        if self.bug is Bug.SHALLOW_COPY_OF_STATE:
            stalls = list(self.stalls)
        steps = [step.copy() for step in self.agenda]
        if self.bug is Bug.SHALLOW_COPY_OF_STEP:
            steps = list(self.agenda)
        return MarketDay(
            steps,
            self.bug,
            stalls,
            list(self.deck),
            list(self.discard),
            list(self.wanted),
            self.day,
        )


@dataclass
class Days(Step):
    """2. An adventurer comes each day and wants three potions."""

    def resume(self, state: MarketDay, dealer: Dealer) -> None:
        if state.day == DAYS:
            state.agenda.pop()
            return
        if state.bug is not Bug.NEVER_ENDS:
            state.day += 1
        potions = list(Potion)
        state.wanted = [dealer.draw(potions) for _ in range(3)]
        seats = len(state.stalls)
        state.agenda.append(LayOffers([None] * seats, list(range(seats))))

    def copy(self) -> Days:
        return Days()


@dataclass
class LayOffers(SecretChoice):
    """2.1 All players lay a discount card face down, then turn them together."""

    def question(self) -> str:
        return "lay-offers"

    def candidates(self, state: MarketDay, seat: Seat) -> list[Move]:
        return [UNLISTED] if state.bug is Bug.MOVE_NOT_LISTED else OFFERS

    def laid(self, state: MarketDay, seat: Seat, dealer: Dealer) -> None:
        dealer.announce(OfferLaid(seat))
        if state.bug is Bug.ORDER_OF_ARRIVAL and len(self.deciders(state)) == 1:
            state.stalls[seat].gold += 1

    def resume(self, state: MarketDay, dealer: Dealer) -> None:
        smiles = [choice.smiles for choice in self.choices if isinstance(choice, Offer)]
        dealer.announce(OffersTurned(smiles))
        order = sorted(range(len(smiles)), key=lambda seat: -smiles[seat])
        state.agenda[-1] = SellInTurn(smiles, order)

    def copy(self) -> LayOffers:
        return LayOffers(list(self.choices), list(self.choosing))


@dataclass
class SellInTurn(Step):
    """2.2 In order of smiles, each player may sell one potion the adventurer wants."""

    smiles: list[int]
    queue: list[Seat]

    def question(self) -> str:
        return "sell-in-turn"

    def deciders(self, state: MarketDay) -> list[Seat]:
        return self.queue[:1]

    def candidates(self, state: MarketDay, seat: Seat) -> list[Move]:
        return [*SALES, PASS]

    def objection(self, state: MarketDay, seat: Seat, move: Move) -> Rule | None:
        if state.bug is Bug.OBJECTION_RAISES:
            assert isinstance(move, Sell) or move is PASS
        if isinstance(move, Sell) and move.potion not in state.wanted:
            return BOUGHT_ONCE
        return None

    def legal_moves(self, state: MarketDay, seat: Seat) -> list[Move]:
        moves: list[Move] = [move for move in SALES if _potion(move) in state.wanted]
        if state.bug is Bug.FAST_PATH_DIFFERS and state.wanted:
            moves = moves[1:]
        return [*moves, PASS]

    def take(self, state: MarketDay, seat: Seat, move: Move, dealer: Dealer) -> None:
        del self.queue[0]
        if not isinstance(move, Sell):
            return
        state.wanted.remove(move.potion)
        others = [other for other in range(len(state.stalls)) if other != seat]
        if state.bug is Bug.ONLY_HOLDERS_ARE_ASKED:
            others = [other for other in others if Favour.HECKLER in state.stalls[other].hand]
        price = price_with(self.smiles[seat])
        state.agenda.append(Heckling(others, seat, move.potion, price))

    def resume(self, state: MarketDay, dealer: Dealer) -> None:
        state.agenda.pop()

    def copy(self) -> SellInTurn:
        return SellInTurn(list(self.smiles), list(self.queue))


@dataclass
class Heckling(Step):
    """2.3 Before the gold changes hands, each other player in turn may heckle.

    Everyone is asked, heckler or not: to be passed over would tell the table something.
    """

    to_ask: list[Seat]
    """The seats still to be asked, in order."""
    seller: Seat
    potion: Potion
    price: int

    def question(self) -> str:
        return "heckling"

    def deciders(self, state: MarketDay) -> list[Seat]:
        return self.to_ask[:1]

    def candidates(self, state: MarketDay, seat: Seat) -> list[Move]:
        return [HECKLE, PASS]

    def objection(self, state: MarketDay, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Heckle) and Favour.HECKLER not in state.stalls[seat].hand:
            return NO_HECKLER
        return None

    def take(self, state: MarketDay, seat: Seat, move: Move, dealer: Dealer) -> None:
        del self.to_ask[0]
        if not isinstance(move, Heckle):
            return
        self.price -= 1
        hand = state.stalls[seat].hand
        hand.remove(Favour.HECKLER)
        if state.bug is not Bug.LOST_CARD:
            state.discard.append(Favour.HECKLER)
        hand.append(_draw(state, dealer))
        dealer.announce(HeckleHeard(seat, hand[-1]))

    def resume(self, state: MarketDay, dealer: Dealer) -> None:
        gold = max(self.price, 0)
        state.stalls[self.seller].gold += gold
        dealer.announce(PotionSold(self.seller, self.potion, gold))
        state.agenda.pop()

    def copy(self) -> Heckling:
        return Heckling(list(self.to_ask), self.seller, self.potion, self.price)


@dataclass(frozen=True)
class StallView:
    gold: int
    cards: int
    hand: list[Favour] | None
    """``None`` but in the game with the bug that shows hands to everybody."""


@dataclass(frozen=True)
class SaleView:
    """A sale at which the others may heckle."""

    seller: Seat
    price: int
    to_ask: list[Seat]


@dataclass(frozen=True)
class PublicView:
    stalls: list[StallView]
    wanted: list[Potion]
    day: int
    deck: int
    discard: list[Favour]
    laid: list[bool]
    offer: int | None
    """``None`` but in the game with the bug that shows offers to everybody."""
    smiles: list[int]
    """Everybody's, once they are turned up."""
    sale: SaleView | None


@dataclass(frozen=True)
class OwnView:
    seat: Seat
    hand: list[Favour]
    offer: int | None


def set_up(bug: Bug | None, seats: int, options: Mapping[str, str], dealer: Dealer) -> MarketDay:
    deck = list(FAVOURS)
    stalls = [Stall(START_GOLD, [dealer.draw(deck) for _ in range(HAND)]) for _ in range(seats)]
    return MarketDay([Days()], bug, stalls, deck, [], [], 0)


def public(state: MarketDay) -> PublicView:
    choices = _choices(state)
    shows_hands = state.bug is Bug.PUBLIC_VIEW_SHOWS_HANDS
    shows_offers = state.bug is Bug.PUBLIC_VIEW_SHOWS_OFFERS
    return PublicView(
        stalls=[
            StallView(stall.gold, len(stall.hand), sorted(stall.hand) if shows_hands else None)
            for stall in state.stalls
        ],
        wanted=list(state.wanted),
        day=state.day,
        deck=len(state.deck),
        discard=list(state.discard),
        laid=[choice is not None for choice in choices],
        offer=_smiles(choices, 0) if shows_offers else None,
        smiles=_turned(state),
        sale=_sale(state),
    )


def _turned(state: MarketDay) -> list[int]:
    return next((step.smiles for step in state.agenda if isinstance(step, SellInTurn)), [])


def _sale(state: MarketDay) -> SaleView | None:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Heckling):
        return None
    return SaleView(step.seller, step.price, list(step.to_ask))


def own(state: MarketDay, seat: Seat) -> OwnView:
    choices = _choices(state)
    seats = len(state.stalls)
    held = (seat + 1) % seats if state.bug is Bug.OWN_VIEW_SHOWS_ANOTHERS_HAND else seat
    laid = (seat + 1) % seats if state.bug is Bug.OWN_VIEW_SHOWS_ANOTHERS_OFFER else seat
    return OwnView(seat, sorted(state.stalls[held].hand), _smiles(choices, laid))


def recall(state: MarketDay) -> PublicView:
    if state.bug is not Bug.RECALL_SHOWS_HANDS:
        return public(state)
    shown = [StallView(stall.gold, len(stall.hand), sorted(stall.hand)) for stall in state.stalls]
    return dataclasses.replace(public(state), stalls=shown)


def imagine(state: MarketDay, seat: Seat, dealer: Dealer) -> MarketDay:
    dream = state.copy()
    if state.bug is Bug.DREAM_IS_THE_TRUTH:
        return dream
    others = [stall for owner, stall in enumerate(dream.stalls) if owner != seat]
    if state.bug is Bug.DREAM_DEALS_OWN_HAND:
        others = dream.stalls
    unseen = [*dream.deck]
    for stall in others:
        unseen.extend(stall.hand)
    if state.bug is not Bug.DREAM_DEPENDS_ON_TRUTH:
        unseen.sort()
    for stall in others:
        stall.hand = [dealer.draw(unseen) for _ in stall.hand]
    dream.deck = unseen
    step = dream.agenda[-1] if dream.agenda else None
    if isinstance(step, LayOffers):
        for owner, choice in enumerate(step.choices):
            if owner != seat and choice is not None:
                step.choices[owner] = OFFERS[dealer.pick(len(OFFERS))]
    return dream


def points(state: MarketDay) -> list[int]:
    return [stall.gold + stall.hand.count(Favour.HECKLER) for stall in state.stalls]


def outcome(state: MarketDay) -> Outcome:
    standing = points(state)
    best = max(standing)
    winners = [seat for seat, gold in enumerate(standing) if gold == best]
    return Outcome(standing, winners, "most-points")


def census(state: MarketDay) -> list[int]:
    cards = [*state.deck, *state.discard]
    for stall in state.stalls:
        cards.extend(stall.hand)
    return [cards.count(favour) for favour in Favour]


def secrets(state: MarketDay, seat: Seat) -> dict[str, object]:
    hidden: dict[str, object] = {
        f"hand of {owner}": sorted(stall.hand)
        for owner, stall in enumerate(state.stalls)
        if owner != seat
    }
    for owner, choice in enumerate(_choices(state)):
        if owner != seat and choice is not None:
            hidden[f"offer of {owner}"] = choice
    return hidden


def lines(view: View, say: Say) -> list[str]:
    shown, mine = view.public, view.own
    told = [say("market-day-line-day", day=shown.day, days=DAYS, wanted=shown.wanted)]
    for seat, stall in enumerate(shown.stalls):
        told.append(say("market-day-line-stall", seat=seat, gold=stall.gold, cards=stall.cards))
        if mine is not None and mine.seat == seat:
            told.append(say("market-day-line-hand", hand=mine.hand))
    if mine is not None and mine.offer is not None:
        told.append(say("market-day-line-offer", smiles=mine.offer))
    return told


def targets(move: Move) -> list[str]:
    if isinstance(move, Offer):
        return [f"smiles:{move.smiles}"]
    if isinstance(move, Sell):
        return [f"potion:{plain(move.potion)}"]
    return ["heckler" if isinstance(move, Heckle) else "say:pass"]


def make_box(bug: Bug | None = None) -> Box:
    """Return the game, sound or with one bug."""

    def set_up_with_bug(seats: int, options: Mapping[str, str], dealer: Dealer) -> MarketDay:
        return set_up(bug, seats, options, dealer)

    return Box(
        name="market-day",
        edition=1,
        seats=(2, 4),
        minutes=10,
        options=(Option("weather", ("fine",), "fine"),),
        package=__name__,
        rules=Rules(set_up_with_bug, Catalogue(MOVES), points, outcome),
        views=Views(public, own, imagine, secrets, census, recall),
        words=Words(lines, targets, texts=f"{__name__}.texts"),
        rooms=Rooms(
            bots=f"{__name__}.bots",
            companion=f"{__name__}.companion",
            tensors=f"{__name__}.tensors",
            tells=f"{__name__}.tells",
            page=f"{__name__}.page",
        ),
    )


BOX: Final = make_box()


def _potion(move: Move) -> Potion:
    assert isinstance(move, Sell)
    return move.potion


def _draw(state: MarketDay, dealer: Dealer) -> Favour:
    if not state.deck:
        state.deck, state.discard = state.discard, []
    if state.bug is Bug.LUCK_OUTSIDE_THE_DEALER:
        return state.deck.pop(random.randrange(len(state.deck)))
    drawn: Favour = dealer.draw(state.deck)
    return drawn


def _choices(state: MarketDay) -> list[Any]:
    step = state.agenda[-1] if state.agenda else None
    return step.choices if isinstance(step, LayOffers) and deciders(state) else []


def _smiles(choices: list[Any], seat: Seat) -> int | None:
    choice = choices[seat] if choices else None
    return choice.smiles if isinstance(choice, Offer) else None
