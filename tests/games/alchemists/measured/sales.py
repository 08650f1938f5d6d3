"""5. What holds of a sale."""

from __future__ import annotations

from itertools import product
from typing import Any

from games.alchemists.measured.choice import Holds, events_of, sent
from games.alchemists.measured.numbers import reputation
from laws.tells_law import Followed

from retorta.core.tells import Fact
from retorta.core.words import Seat
from retorta.games.alchemists import events as told
from retorta.games.alchemists.cards import (
    WANTS,
    Area,
    Favor,
    Quality,
)
from retorta.games.alchemists.moves import DISCOUNTS
from retorta.games.alchemists.rules.discounts import LayDiscounts, most_faces_first
from retorta.games.alchemists.rules.reputation import loss_from
from retorta.games.alchemists.rules.selling import is_blocked, price_of


def prices(followed: Followed, fact: Fact) -> bool:
    state = followed.before.copy()
    state.discounts[followed.seat] = sent(followed.move).gold
    return prices_are(state, followed.seat, fact)


def prices_are(state: Any, seat: Seat, fact: Fact) -> bool:
    names = ("exact", "right", "neutral", "wrong")
    return all(
        max(price_of(state, seat, quality), 0) == fact.parts[name]
        for quality, name in zip(Quality, names, strict=True)
    )


def faces(followed: Followed, fact: Fact) -> bool:
    state = followed.before
    smiles = state.options.printed.faces[sent(followed.move).gold]
    smiles += 1 if state.labs[followed.seat].reputation >= 14 else 0
    return bool(fact.parts["faces"] == smiles)


def place_among_sellers(place: int) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        queues = all_queues(followed)
        return all(queue[place] == followed.seat for queue in queues)

    return holds


def all_queues(followed: Followed) -> list[list[Seat]]:
    """Return the order of the sellers for everything that the others may lay."""
    state = followed.before.copy()
    step = state.agenda[-1]
    assert isinstance(step, LayDiscounts)
    others = [seat for seat in step.choosing if seat != followed.seat]
    laid = sent(followed.move).gold
    queues = []
    for chosen in product(range(len(DISCOUNTS)), repeat=len(others)):
        if any(
            step.objection(state, seat, DISCOUNTS[gold])
            for seat, gold in zip(others, chosen, strict=True)
        ):
            continue
        state.discounts[followed.seat] = laid
        for seat, gold in zip(others, chosen, strict=True):
            state.discounts[seat] = gold
        queues.append(most_faces_first(state, step.choosing))
    return queues


def order(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.OrderTaken)
    return bool(event.potion is fact.parts["order"])


def blocks(followed: Followed, fact: Fact) -> bool:
    before, after = followed.before, followed.first
    wants = WANTS[before.adventurer]
    lost = [
        wants[slot] for slot in range(3) if is_blocked(after, slot) and not is_blocked(before, slot)
    ]
    waiting = [
        seat
        for seat in before.rows[Area.SELL]
        if seat != followed.seat and before.done[Area.SELL][seat] == 0
    ]
    return bool(fact.parts["potions"] == lost and fact.parts["seats"] == waiting)


def paid_if(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.QualityGuaranteed)
    assert event.quality is fact.parts["quality"]
    return bool(event.price == fact.parts["gold"])


def loss_of_one(state: Any, seat: Seat) -> int:
    before = state.labs[seat].reputation
    return int(before - max(before - loss_from(before, 1), 1))


def stake(followed: Followed, fact: Fact) -> bool:
    """At the end of a sale that came out neutral or wrong, and no Barmaid helped."""
    sold = events_of(followed, told.PotionSold)
    helped = any(e.favor is Favor.BARMAID for e in events_of(followed, told.FavorPlayed))
    step = followed.before.agenda[-1]
    helped = helped or bool(getattr(step, "barmaids", 0))
    loss = fact.parts["loss"]
    assert loss == loss_of_one(followed.before, followed.seat)
    if helped or not sold or sold[0].quality < Quality.NEUTRAL:
        return True
    return bool(reputation(followed, followed.seat) == -loss)


def quality(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.PotionSold)
    return bool(event.quality is fact.parts["quality"])


def shows_quality(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.PotionSold)
    seen = event.seen_by(None)
    return seen.quality is event.quality and seen.first is None and seen.second is None


def levels_better(followed: Followed, fact: Fact) -> bool:
    step = followed.first.agenda[-1]
    return bool(step.barmaids == fact.parts["levels"])


FACTS: dict[str, Holds] = {
    "prices": prices,
    "faces": faces,
    "sells-first": place_among_sellers(0),
    "sells-last": place_among_sellers(-1),
    "order": order,
    "blocks": blocks,
    "paid-if": paid_if,
    "stake": stake,
    "quality": quality,
    "quality-better": levels_better,
    "all-see-quality": shows_quality,
}
