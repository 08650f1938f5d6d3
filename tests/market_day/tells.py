"""What each choice brings at Market Day."""

from __future__ import annotations

from typing import Final

from market_day import FAVOURS, OwnView, PublicView, SaleView, price_with
from market_day.vocabulary import HECKLE, Favour, Offer, Sell
from retorta.core.tells import Change, Choice, Effect, Fact, How, Pointless, TellsRoom, Told
from retorta.core.words import Move, Seat


def tell(choice: Choice) -> Told:
    """Return what *choice* brings."""
    sale: SaleView | None = choice.view.public.sale
    question: list[Effect] = []
    if sale is not None:
        question.append(Fact("sale", {"seller": sale.seller, "gold": max(sale.price, 0)}))
    return Told(question, [_brings(choice, move) for move in choice.moves])


def _brings(choice: Choice, move: Move) -> list[Effect]:
    public: PublicView = choice.view.public
    if isinstance(move, Offer):
        return [Fact("price", {"gold": price_with(move.smiles)})]
    if isinstance(move, Sell):
        most = price_with(public.smiles[choice.seat])
        least = max(most - len(public.stalls) + 1, 0)
        return [Change("gold", choice.seat, least, most, how="possible")]
    if public.sale is None:
        return []
    if move != HECKLE:
        return [_paid(public.sale, public.sale.price)]
    effects: list[Effect] = [Fact("spent", {"favour": Favour.HECKLER}, warns=True)]
    effects.append(Change("hecklers", choice.seat, -1, 0))
    if choice.chances:
        effects.append(_drawn(public, choice.view.own, choice.seat))
    if public.sale.price <= 0:
        effects.append(Pointless("free"))
    effects.append(_paid(public.sale, public.sale.price - 1))
    return effects


def _paid(sale: SaleView, price: int) -> Change:
    """Return what the seller gets: certain once nobody else may heckle."""
    others = len(sale.to_ask) - 1
    how: How = "possible" if others else "certain"
    return Change("gold", sale.seller, max(price - others, 0), max(price, 0), how=how)


def _drawn(public: PublicView, own: OwnView, seat: Seat) -> Change:
    """Return how likely the new card is another heckler."""
    cards = [*public.discard, Favour.HECKLER]
    if public.deck:
        cards = list(FAVOURS)
        for seen in (*public.discard, *own.hand):
            cards.remove(seen)
    hecklers = cards.count(Favour.HECKLER)
    if hecklers in (0, len(cards)):
        change = 0 if hecklers else -1
        return Change("hecklers", seat, change, change, deduced=True)
    return Change("hecklers", seat, 0, 0, "chance", (hecklers, len(cards)), deduced=True)


ROOM: Final = TellsRoom(tell, {"gold": int, "seller": Seat, "favour": Favour})
