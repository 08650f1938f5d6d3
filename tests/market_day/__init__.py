"""Market Day: a game that only the tests play.

It has what Poison lacks: a secret choice of all players at once, answers out of turn, and
cards that matter before they are shown. It can be made with a bug, by name, so that the
laws can be shown to catch it.
"""

from __future__ import annotations

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
from retorta.core.box import Box, Option, Say
from retorta.core.catalogue import Catalogue
from retorta.core.dealer import Dealer
from retorta.core.door import deciders
from retorta.core.steps import ResponseWindow, SecretChoice
from retorta.core.words import Move, Outcome, Rule, Seat

PRICE: Final = 4
DAYS: Final = 3
START_GOLD: Final = 2
HAND: Final = 3
FAVOURS: Final = [Favour.HECKLER] * 6 + [Favour.CHARM] * 10

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
        price = PRICE - self.smiles[seat]
        state.agenda.append(Heckling(others, seat, move.potion, price))

    def resume(self, state: MarketDay, dealer: Dealer) -> None:
        state.agenda.pop()

    def copy(self) -> SellInTurn:
        return SellInTurn(list(self.smiles), list(self.queue))


@dataclass
class Heckling(ResponseWindow):
    """2.3 Before the gold changes hands, each other player in turn may heckle."""

    seller: Seat
    potion: Potion
    price: int

    def candidates(self, state: MarketDay, seat: Seat) -> list[Move]:
        return [HECKLE, PASS]

    def objection(self, state: MarketDay, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Heckle) and Favour.HECKLER not in state.stalls[seat].hand:
            return NO_HECKLER
        return None

    def answer(self, state: MarketDay, seat: Seat, move: Move, dealer: Dealer) -> None:
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


@dataclass(frozen=True)
class MarketDayView:
    seat: Seat | None
    stalls: list[StallView]
    wanted: list[Potion]
    day: int
    deck: int
    discard: list[Favour]
    laid: list[bool]
    my_offer: int | None


def set_up(bug: Bug | None, seats: int, options: Mapping[str, str], dealer: Dealer) -> MarketDay:
    deck = list(FAVOURS)
    stalls = [Stall(START_GOLD, [dealer.draw(deck) for _ in range(HAND)]) for _ in range(seats)]
    return MarketDay([Days()], bug, stalls, deck, [], [], 0)


def view(state: MarketDay, seat: Seat | None) -> MarketDayView:
    shown = set() if seat is None else {seat}
    if state.bug is Bug.VIEW_SHOWS_HANDS:
        shown = set(range(len(state.stalls)))
    if state.bug is Bug.BYSTANDER_SEES_ALL and seat is None:
        shown = set(range(len(state.stalls)))
    choices = _choices(state)
    looking = 0 if state.bug is Bug.VIEW_SHOWS_OFFERS else seat
    mine = choices[looking] if choices and looking is not None else None
    return MarketDayView(
        seat=seat,
        stalls=[
            StallView(stall.gold, len(stall.hand), sorted(stall.hand) if owner in shown else None)
            for owner, stall in enumerate(state.stalls)
        ],
        wanted=list(state.wanted),
        day=state.day,
        deck=len(state.deck),
        discard=list(state.discard),
        laid=[choice is not None for choice in choices],
        my_offer=mine.smiles if isinstance(mine, Offer) else None,
    )


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


def lines(shown: MarketDayView, say: Say) -> list[str]:
    return [f"day {shown.day}: {shown.wanted}"]


def make_box(bug: Bug | None = None) -> Box:
    """Return the game, sound or with one bug."""

    def set_up_with_bug(seats: int, options: Mapping[str, str], dealer: Dealer) -> MarketDay:
        return set_up(bug, seats, options, dealer)

    return Box(
        name="market-day",
        edition=1,
        seats=(2, 4),
        options=(Option("weather", ("fine",), "fine"),),
        set_up=set_up_with_bug,
        view=view,
        imagine=imagine,
        points=points,
        outcome=outcome,
        catalogue=Catalogue(MOVES),
        census=census,
        secrets=secrets,
        lines=lines,
        targets=lambda move: [],
    )


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
