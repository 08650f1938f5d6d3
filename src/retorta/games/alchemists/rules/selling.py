"""5. Sell a potion: an order, a guarantee, and the mixing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import PRICES, WANTS, Area, Favor, How, Potion, Quality
from retorta.games.alchemists.events import (
    OrderTaken,
    PotionSold,
    QualityGuaranteed,
)
from retorta.games.alchemists.moves import (
    DECLINE,
    GUARANTEES,
    ORDERS,
    PLAY_BARMAID,
    PLAY_MERCHANT,
    Decline,
    Guarantee,
    Mix,
    PlayFavor,
    TakeOrder,
)
from retorta.games.alchemists.rules.action import decline_action, finish_action
from retorta.games.alchemists.rules.decks import spend_favor
from retorta.games.alchemists.rules.mixing import (
    TWO_DIFFERENT,
    Brew,
    can_mix,
    offer_periscope,
    quality_of,
    use_up,
    write_down,
)
from retorta.games.alchemists.rules.planning import NO_SUCH_FAVOR
from retorta.games.alchemists.rules.reputation import (
    change_reputation,
    extra_gold,
)
from retorta.games.alchemists.rules.transmute import FAVOR_COMMITS, FAVOR_NEEDS_ACTION
from retorta.games.alchemists.state import Alchemists

SALE_CUBES: Final = 2
SLOTS: Final = 3
RIGHT_SLOT: Final = 2

NOTHING_LEFT_OF_THE_PRICE: Final = Rule("alchemists", "nothing-left-of-the-price", "5.3")
ORDER_TAKEN: Final = Rule("alchemists", "order-taken", "5.1")


@dataclass(init=False)
class SellInTurn(Step):
    """5. One after the other, the sellers may sell a potion."""

    queue: list[Seat]

    def __init__(self, queue: list[Seat]) -> None:
        self.queue = queue

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        if self.queue:
            state.agenda.append(TakeAnOrder(self.queue.pop(0), 0))
        else:
            state.agenda.pop()

    def copy(self) -> SellInTurn:
        return SellInTurn(self.queue.copy())


def is_blocked(state: Alchemists, slot: int) -> bool:
    """5.1 Whether an order can no more be taken, by number of players.

    Four players block each potion by itself, three the two on the left together or the one
    on the right, and two block all with the first.
    """
    return blocks(state.orders, state.seats, slot)


def blocks(orders: list[list[Seat]], seats: int, slot: int) -> bool:
    """5.1 Whether the *orders* taken so far leave nobody that one."""
    if seats > 3:
        return bool(orders[slot])
    if seats == 3:
        if slot == RIGHT_SLOT:
            return bool(orders[RIGHT_SLOT])
        return bool(orders[0] or orders[1])
    return not nobody_sold(orders)


def nobody_sold(orders: list[list[Seat]]) -> bool:
    """5.1 Whether the next seller is the first one, who has the free choice."""
    return not any(orders)


def gold_of_merchants(merchants: int, orders: list[list[Seat]]) -> int:
    """14. The first seller has the free choice anyway, so that every Merchant is worth a gold."""
    return merchants if nobody_sold(orders) else max(merchants - 1, 0)


@dataclass(init=False)
class TakeAnOrder(Step):
    """5.1 Choose one of the potions the adventurer still wants; 14. a Merchant helps."""

    seat: Seat
    merchants: int

    def __init__(self, seat: Seat, merchants: int) -> None:
        self.seat = seat
        self.merchants = merchants

    def question(self) -> str:
        return "take-an-order"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*ORDERS, PLAY_MERCHANT, DECLINE]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        lab = state.labs[seat]
        if isinstance(move, TakeOrder):
            if not can_mix(lab.hand):
                return TWO_DIFFERENT
            if not self.merchants and is_blocked(state, move.slot):
                return ORDER_TAKEN
        if isinstance(move, PlayFavor) and move.favor is Favor.MERCHANT:
            if not lab.favors[Favor.MERCHANT]:
                return NO_SUCH_FAVOR
            if not can_mix(lab.hand):
                return FAVOR_NEEDS_ACTION
        if isinstance(move, Decline) and self.merchants:
            return FAVOR_COMMITS
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, PlayFavor):
            spend_favor(state, seat, Favor.MERCHANT, dealer)
            self.merchants += 1
            return
        state.agenda.pop()
        if isinstance(move, Decline):
            decline_action(state, seat, Area.SELL, SALE_CUBES, dealer)
            return
        assert isinstance(move, TakeOrder)
        bonus = gold_of_merchants(self.merchants, state.orders)
        assert state.adventurer is not None
        potion = WANTS[state.adventurer][move.slot]
        state.orders[move.slot].append(seat)
        state.agenda.append(GiveGuarantee(seat, potion, bonus, 0))
        if dealer.listening:
            dealer.announce(OrderTaken(seat, potion))

    def copy(self) -> TakeAnOrder:
        return TakeAnOrder(self.seat, self.merchants)


def discount_of(state: Alchemists, seat: Seat) -> int:
    """5.3 Gold off the price; who sells alone laid no card and gives none."""
    return state.discounts[seat] or 0


def price_of(state: Alchemists, seat: Seat, quality: Quality) -> int:
    """5.2 The price of a guarantee, as *seat* would be paid it."""
    return price_for(quality, discount_of(state, seat), state.labs[seat].reputation)


def price_for(quality: int, discount: int, reputation: int) -> int:
    """5.2 The price of a guarantee, less the discount, more or less by zone (5.4)."""
    return PRICES[quality] - discount + extra_gold(reputation)


@dataclass(init=False)
class GiveGuarantee(Step):
    """5.2 Promise a quality whose price is not nothing; 14. a Barmaid comes before the mixing."""

    seat: Seat
    potion: Potion
    bonus: int
    """Gold that Merchants bring."""
    barmaids: int

    def __init__(self, seat: Seat, potion: Potion, bonus: int, barmaids: int) -> None:
        self.seat = seat
        self.potion = potion
        self.bonus = bonus
        self.barmaids = barmaids

    def question(self) -> str:
        return "give-guarantee"

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*GUARANTEES, PLAY_BARMAID]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Guarantee) and price_of(state, seat, move.quality) <= 0:
            return NOTHING_LEFT_OF_THE_PRICE
        if isinstance(move, PlayFavor) and not state.labs[seat].favors[move.favor]:
            return NO_SUCH_FAVOR
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, PlayFavor):
            spend_favor(state, seat, Favor.BARMAID, dealer)
            self.barmaids += 1
            return
        assert isinstance(move, Guarantee)
        quality = move.quality
        state.agenda[-1] = BrewForSale(seat, self.potion, quality, self.bonus, self.barmaids)
        if dealer.listening:
            price = price_of(state, seat, quality)
            dealer.announce(QualityGuaranteed(seat, quality, price))

    def copy(self) -> GiveGuarantee:
        return GiveGuarantee(self.seat, self.potion, self.bonus, self.barmaids)


@dataclass(init=False)
class BrewForSale(Brew):
    """5.2 Mix what was ordered; all see the quality, nobody the potion itself."""

    potion: Potion
    guaranteed: Quality
    bonus: int
    barmaids: int

    def __init__(
        self, seat: Seat, potion: Potion, guaranteed: Quality, bonus: int, barmaids: int
    ) -> None:
        self.seat = seat
        self.potion = potion
        self.guaranteed = guaranteed
        self.bonus = bonus
        self.barmaids = barmaids

    def question(self) -> str:
        return "brew-for-sale"

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Mix)
        state.agenda.pop()
        first, second = move.first, move.second
        potion = write_down(state, seat, How.FOR_SALE, first, second, self.potion)
        quality = quality_of(potion, self.potion)
        counted, delight = improved(quality, self.barmaids)
        gold = self.bonus
        if counted <= self.guaranteed:
            gold += price_of(state, seat, self.guaranteed)
        state.labs[seat].gold += gold
        finish_action(state, seat, Area.SELL, SALE_CUBES)
        if dealer.listening:
            dealer.announce(PotionSold(seat, self.potion, quality, gold, first, second))
        use_up(state, seat, first, second, dealer)
        # Neutral or worse costs reputation whatever was promised.
        change = delight if counted < Quality.NEUTRAL else -1
        change_reputation(state, seat, change, dealer)
        offer_periscope(state, seat)

    def copy(self) -> BrewForSale:
        return BrewForSale(self.seat, self.potion, self.guaranteed, self.bonus, self.barmaids)


def improved(quality: Quality, barmaids: int) -> tuple[Quality, int]:
    """14. Each Barmaid lifts the quality by one; with an exact match she brings reputation."""
    delight = 0
    for _ in range(barmaids):
        if quality is Quality.EXACT:
            delight += 1
        else:
            quality = Quality(quality - 1)
    return quality, delight
