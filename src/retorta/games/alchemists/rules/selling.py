"""5. Sell a potion: discounts, an order, a guarantee, and the mixing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.steps import SecretChoice
from retorta.core.words import Move, Rule, Seat
from retorta.games.alchemists.cards import FACES, PRICES, WANTS, Area, Potion, Quality
from retorta.games.alchemists.events import (
    DiscountLaid,
    DiscountsTurned,
    OrderTaken,
    PotionSold,
    QualityGuaranteed,
)
from retorta.games.alchemists.moves import (
    DECLINE,
    DISCOUNTS,
    GUARANTEES,
    MIXES,
    ORDERS,
    PLAY_BARMAID,
    PLAY_MERCHANT,
    Decline,
    Guarantee,
    LayDiscount,
    Mix,
    PlayFavor,
    TakeOrder,
)
from retorta.games.alchemists.rules.action import decline_action, finish_action
from retorta.games.alchemists.rules.decks import spend_favor
from retorta.games.alchemists.rules.mixing import (
    EXACT,
    NEUTRAL_QUALITY,
    TWO_DIFFERENT,
    can_mix,
    objection_to_mix,
    offer_periscope,
    possible_mixes,
    quality_of,
    use_up,
    write_down,
)
from retorta.games.alchemists.rules.planning import NO_SUCH_FAVOR
from retorta.games.alchemists.rules.reputation import (
    change_reputation,
    extra_faces,
    extra_gold,
)
from retorta.games.alchemists.rules.transmute import FAVOR_COMMITS, FAVOR_NEEDS_ACTION
from retorta.games.alchemists.state import FOR_SALE, NOBODY, NOTHING, Alchemists

SALE_CUBES: Final = 2
SLOTS: Final = 3
RIGHT_SLOT: Final = 2
BARMAID: Final = 4
MERCHANT: Final = 5

NOTHING_LEFT_OF_THE_PRICE: Final = Rule("alchemists", "nothing-left-of-the-price", "5.3")
ORDER_TAKEN: Final = Rule("alchemists", "order-taken", "5.1")


def open_sale(state: Alchemists) -> None:
    """5.3 Several sellers first lay discount cards; one alone gives no discount."""
    sellers = state.rows[Area.SELL]
    if not sellers:
        return
    state.agenda.append(SellInTurn(sellers.copy()))
    if len(sellers) > 1:
        choices: list[Move | None] = [None] * state.seats
        state.agenda.append(LayDiscounts(choices, sellers.copy()))


@dataclass(init=False)
class LayDiscounts(SecretChoice):
    """5.3 Each seller lays a discount card face down; then all are turned together."""

    def __init__(self, choices: list[Move | None], choosing: list[Seat]) -> None:
        self.choices = choices
        self.choosing = choosing

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return DISCOUNTS

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, LayDiscount):
            best = PRICES[EXACT] + extra_gold(state.labs[seat].reputation)
            if best - move.gold <= 0:
                return NOTHING_LEFT_OF_THE_PRICE
        return None

    def laid(self, state: Alchemists, seat: Seat, dealer: Dealer) -> None:
        if dealer.listening:
            dealer.announce(DiscountLaid(seat))

    def resume(self, state: Alchemists, dealer: Dealer) -> None:
        state.agenda.pop()
        sale = state.agenda[-1]
        assert isinstance(sale, SellInTurn)
        for seat in self.choosing:
            choice = self.choices[seat]
            assert isinstance(choice, LayDiscount)
            state.discounts[seat] = choice.gold
        sale.queue = most_faces_first(state, self.choosing)
        if dealer.listening:
            gold = [state.discounts[seat] for seat in sale.queue]
            dealer.announce(DiscountsTurned(list(sale.queue), gold))

    def copy(self) -> LayDiscounts:
        return LayDiscounts(self.choices.copy(), self.choosing.copy())


def most_faces_first(state: Alchemists, sellers: list[Seat]) -> list[Seat]:
    """5.3 More smiling faces sell first; a tie is broken by the rows of the area."""
    queue: list[Seat] = []
    faces: list[int] = []
    for seat in sellers:
        smiles = FACES[state.discounts[seat]] + extra_faces(state.labs[seat].reputation)
        place = 0
        while place < len(queue) and faces[place] >= smiles:
            place += 1
        queue.insert(place, seat)
        faces.insert(place, smiles)
    return queue


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
    orders = state.orders
    if state.seats > 3:
        return orders[slot] != NOBODY
    if state.seats == 3:
        if slot == RIGHT_SLOT:
            return orders[RIGHT_SLOT] != NOBODY
        return orders[0] != NOBODY or orders[1] != NOBODY
    return nobody_sold(state) is False


def nobody_sold(state: Alchemists) -> bool:
    """5.1 Whether the next seller is the first one, who has the free choice."""
    return state.orders[0] == NOBODY and state.orders[1] == NOBODY and state.orders[2] == NOBODY


@dataclass(init=False)
class TakeAnOrder(Step):
    """5.1 Choose one of the potions the adventurer still wants; 14. a Merchant helps."""

    seat: Seat
    merchants: int

    def __init__(self, seat: Seat, merchants: int) -> None:
        self.seat = seat
        self.merchants = merchants

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
        if isinstance(move, PlayFavor):
            if not lab.favors[move.favor]:
                return NO_SUCH_FAVOR
            if not can_mix(lab.hand):
                return FAVOR_NEEDS_ACTION
        if isinstance(move, Decline) and self.merchants:
            return FAVOR_COMMITS
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, PlayFavor):
            spend_favor(state, seat, MERCHANT, dealer)
            self.merchants += 1
            return
        state.agenda.pop()
        if isinstance(move, Decline):
            decline_action(state, seat, Area.SELL, SALE_CUBES, dealer)
            return
        assert isinstance(move, TakeOrder)
        # The first seller has the free choice anyway, so that every Merchant is worth a gold.
        bonus = self.merchants if nobody_sold(state) else max(self.merchants - 1, 0)
        potion = WANTS[state.adventurer][move.slot]
        state.orders[move.slot] = seat
        state.agenda.append(GiveGuarantee(seat, potion, bonus, 0))
        if dealer.listening:
            dealer.announce(OrderTaken(seat, Potion(potion)))

    def copy(self) -> TakeAnOrder:
        return TakeAnOrder(self.seat, self.merchants)


def price_of(state: Alchemists, seat: Seat, quality: int) -> int:
    """5.2 The price of a guarantee, less the discount, more or less by zone (5.4)."""
    discount = max(state.discounts[seat], 0)
    return PRICES[quality] - discount + extra_gold(state.labs[seat].reputation)


@dataclass(init=False)
class GiveGuarantee(Step):
    """5.2 Promise a quality whose price is not nothing; 14. a Barmaid comes before the mixing."""

    seat: Seat
    potion: int
    bonus: int
    """Gold that Merchants bring."""
    barmaids: int

    def __init__(self, seat: Seat, potion: int, bonus: int, barmaids: int) -> None:
        self.seat = seat
        self.potion = potion
        self.bonus = bonus
        self.barmaids = barmaids

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return [*GUARANTEES, PLAY_BARMAID]

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Guarantee) and price_of(state, seat, int(move.quality)) <= 0:
            return NOTHING_LEFT_OF_THE_PRICE
        if isinstance(move, PlayFavor) and not state.labs[seat].favors[move.favor]:
            return NO_SUCH_FAVOR
        return None

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        if isinstance(move, PlayFavor):
            spend_favor(state, seat, BARMAID, dealer)
            self.barmaids += 1
            return
        assert isinstance(move, Guarantee)
        quality = int(move.quality)
        state.agenda[-1] = BrewForSale(seat, self.potion, quality, self.bonus, self.barmaids)
        if dealer.listening:
            price = price_of(state, seat, quality)
            dealer.announce(QualityGuaranteed(seat, move.quality, price))

    def copy(self) -> GiveGuarantee:
        return GiveGuarantee(self.seat, self.potion, self.bonus, self.barmaids)


@dataclass(init=False)
class BrewForSale(Step):
    """5.2 Mix what was ordered; all see the quality, nobody the potion itself."""

    seat: Seat
    potion: int
    guaranteed: int
    bonus: int
    barmaids: int

    def __init__(self, seat: Seat, potion: int, guaranteed: int, bonus: int, barmaids: int) -> None:
        self.seat = seat
        self.potion = potion
        self.guaranteed = guaranteed
        self.bonus = bonus
        self.barmaids = barmaids

    def deciders(self, state: Alchemists) -> list[Seat]:
        return [self.seat]

    def candidates(self, state: Alchemists, seat: Seat) -> list[Move]:
        return MIXES

    def objection(self, state: Alchemists, seat: Seat, move: Move) -> Rule | None:
        if isinstance(move, Mix):
            return objection_to_mix(state.labs[seat].hand, move)
        return None

    def legal_moves(self, state: Alchemists, seat: Seat) -> list[Move]:
        return possible_mixes(state.labs[seat].hand)

    def take(self, state: Alchemists, seat: Seat, move: Move, dealer: Dealer) -> None:
        assert isinstance(move, Mix)
        state.agenda.pop()
        first = int(move.first)
        second = int(move.second)
        potion = write_down(state, seat, FOR_SALE, first, second, self.potion)
        quality = quality_of(potion, self.potion)
        counted, delight = improved(quality, self.barmaids)
        gold = self.bonus
        if counted <= self.guaranteed:
            gold += price_of(state, seat, self.guaranteed)
        state.labs[seat].gold += gold
        finish_action(state, seat, SALE_CUBES)
        if dealer.listening:
            dealer.announce(
                PotionSold(
                    seat, Potion(self.potion), Quality(quality), gold, move.first, move.second
                )
            )
        use_up(state, seat, first, second, dealer)
        # Neutral or worse costs reputation whatever was promised.
        change = delight if counted < NEUTRAL_QUALITY else -1
        change_reputation(state, seat, change, dealer)
        offer_periscope(state, seat)

    def copy(self) -> BrewForSale:
        return BrewForSale(self.seat, self.potion, self.guaranteed, self.bonus, self.barmaids)


def improved(quality: int, barmaids: int) -> tuple[int, int]:
    """14. Each Barmaid lifts the quality by one; with an exact match she brings reputation."""
    delight = 0
    for _ in range(barmaids):
        if quality == EXACT:
            delight += 1
        else:
            quality -= 1
    return quality, delight


def clear_sale(state: Alchemists) -> None:
    """5.3 When all have sold, the discount cards go back to their owners."""
    state.discounts = [NOTHING] * state.seats
