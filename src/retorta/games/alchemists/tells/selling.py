"""5. Sell a potion: orders, promises with their prices, and discounts."""

from __future__ import annotations

from collections import Counter

from retorta.core.tells import Change, Effect, Fact, Told
from retorta.core.words import Seat
from retorta.games.alchemists.cards import FACES, PRICES, WANTS, Area, Favor, Potion, Quality
from retorta.games.alchemists.moves import Guarantee, LayDiscount, Mix, PlayFavor, TakeOrder
from retorta.games.alchemists.rules.mixing import quality_of
from retorta.games.alchemists.rules.reputation import extra_faces, extra_gold
from retorta.games.alchemists.rules.selling import (
    SLOTS,
    blocks,
    gold_of_merchants,
    improved,
    price_for,
)
from retorta.games.alchemists.tells.mixing import known, potions, used_up
from retorta.games.alchemists.tells.seen import Seen, span

NAMES = {
    Quality.EXACT: "exact",
    Quality.RIGHT_SIGN: "right",
    Quality.NEUTRAL: "neutral",
    Quality.WRONG_SIGN: "wrong",
}
"""The parts of a sentence with all four prices."""


def price(seen: Seen, quality: Quality) -> int:
    """5.2 Return what a promise pays with the discount that the seat gives."""
    discount = seen.public.discounts[seen.seat] or 0
    return max(price_for(quality, discount, seen.me.reputation), 0)


def prices(seen: Seen, discount: int) -> Fact:
    """5.2 Return what each promise would pay with a discount."""
    found = {
        NAMES[quality]: max(price_for(quality, discount, seen.me.reputation), 0)
        for quality in Quality
    }
    return Fact("prices", found)


def stake(seen: Seen) -> Fact:
    """5.2 Neutral or worse costs reputation, whatever was promised."""
    return Fact("stake", {"loss": -seen.moved(-1)})


def lay_discounts(seen: Seen) -> Told:
    """5.3 Gold off every price, and smiling faces: who has most sells first."""
    corrected = seen.public.corrected
    faces = corrected.faces if corrected is not None else FACES
    rows = next(each.seats for each in seen.public.areas if each.area is Area.SELL)
    rivals = [seat for seat in rows if seat != seen.seat]
    below = rows[rows.index(seen.seat) + 1 :]
    mine = extra_faces(seen.me.reputation)
    moves: list[list[Effect]] = []
    for move in seen.moves:
        assert isinstance(move, LayDiscount)
        smiles = faces[move.gold] + mine
        effects: list[Effect] = [prices(seen, move.gold), Fact("faces", {"faces": smiles})]
        theirs = [(seat, _faces_of(seen, faces, seat)) for seat in rivals]
        if all(smiles > max(each) or (smiles == max(each) and s in below) for s, each in theirs):
            effects.append(Fact("sells-first"))
        elif all(
            smiles < min(each) or (smiles == min(each) and s not in below) for s, each in theirs
        ):
            effects.append(Fact("sells-last"))
        moves.append(effects)
    question: list[Effect] = [Fact("sells-too", {"seats": rivals})]
    if below:
        question.append(Fact("ahead-on-tie", {"seats": below}))
    return Told(question, moves)


def _faces_of(seen: Seen, faces: list[int], seat: Seat) -> list[int]:
    """Return the faces that a rival may show."""
    reputation = seen.public.players[seat].reputation
    best = PRICES[Quality.EXACT] + extra_gold(reputation)
    return [each + extra_faces(reputation) for gold, each in enumerate(faces) if best - gold > 0]


def take_an_order(seen: Seen) -> Told:
    """5.1 A potion that the adventurer wants; others may then be left without one."""
    public = seen.public
    adventurer = public.adventurer
    assert adventurer is not None
    merchants, best = seen.played(Favor.MERCHANT), price(seen, Quality.EXACT)
    waiting = seen.others_in(Area.SELL)
    sale: list[Effect] = [*used_up(seen), *_reputation(seen), stake(seen)]
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, TakeOrder):
            bonus = gold_of_merchants(merchants, public.orders)
            potion = Potion(WANTS[adventurer][move.slot])
            effects: list[Effect] = [Fact("order", {"order": potion})]
            effects += seen.change("gold", bonus, bonus + best)
            if waiting and (blocked := _blocked(seen, move.slot)):
                lost = [Potion(WANTS[adventurer][slot]) for slot in blocked]
                effects.append(Fact("blocks", {"potions": lost, "seats": waiting}))
            moves.append([*effects, *sale])
        elif isinstance(move, PlayFavor):
            least = gold_of_merchants(merchants + 1, public.orders)
            most = gold_of_merchants(merchants + seen.holds(Favor.MERCHANT), public.orders)
            gold = seen.change("gold", least, most + best)
            moves.append([*gold, Change("favors", seen.seat, -1, -1), *sale])
        else:
            moves.append(seen.declined())
    discount = public.discounts[seen.seat] or 0
    return Told([prices(seen, discount), *_sellers(waiting)], moves)


def _sellers(waiting: list[Seat]) -> list[Effect]:
    return [Fact("sells-later", {"seats": waiting})] if waiting else []


def _blocked(seen: Seen, slot: int) -> list[int]:
    """5.1 Return the orders that nobody can take any more after this one."""
    taken = [list(sellers) for sellers in seen.public.orders]
    taken[slot].append(seen.seat)
    return [
        other
        for other in range(SLOTS)
        if blocks(taken, seen.seats, other) and not seen.public.blocked[other]
    ]


def _reputation(seen: Seen) -> list[Effect]:
    """5.2 At worst a loss; 14. with an exact match each Barmaid brings some."""
    return seen.change("reputation", seen.moved(-1), seen.moved(seen.holds(Favor.BARMAID)))


def give_guarantee(seen: Seen) -> Told:
    """5.2 Four promises, each with its price."""
    bonus, barmaids = seen.task.bonus, seen.played(Favor.BARMAID)
    only = _only_pair(seen)
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, Guarantee):
            paid = Fact("paid-if", {"quality": move.quality, "gold": price(seen, move.quality)})
            effects = [paid, *_sale(seen, move.quality, barmaids), stake(seen), *used_up(seen)]
            if only is not None and seen.chances:
                effects += _chances(seen, only, move.quality, barmaids)
            moves.append(effects)
        else:
            assert isinstance(move, PlayFavor)
            best = bonus + price(seen, Quality.EXACT)
            most = barmaids + seen.holds(Favor.BARMAID)
            moves.append(
                [
                    Fact("quality-better", {"levels": barmaids + 1}),
                    *seen.change("gold", bonus, best),
                    *seen.change("reputation", seen.moved(-1), seen.moved(most)),
                    Change("favors", seen.seat, -1, -1),
                    *used_up(seen),
                ]
            )
    return Told([], moves)


def _only_pair(seen: Seen) -> Mix | None:
    kinds = sorted(set(seen.own.hand))
    return Mix(kinds[0], kinds[1]) if len(kinds) == 2 else None


def brew_for_sale(seen: Seen) -> Told:
    """5.2 All see the quality, nobody the potion or what was in it."""
    promised, barmaids = seen.task.quality, seen.played(Favor.BARMAID)
    assert promised is not None
    common = [*_sale(seen, promised, barmaids), *used_up(seen), Fact("all-see-quality")]
    moves: list[list[Effect]] = []
    for move in seen.moves:
        assert isinstance(move, Mix)
        effects = [*common, *known(seen, move.first, move.second)]
        if seen.chances:
            effects += _chances(seen, move, promised, barmaids)
        moves.append(effects)
    paid = Fact("paid-if", {"quality": promised, "gold": price(seen, promised)})
    return Told([paid, stake(seen)], moves)


def _sale(seen: Seen, promised: Quality, barmaids: int) -> list[Effect]:
    """5.2 Return the least and the most that a promise may bring."""
    outcomes = [_outcome(seen, quality, promised, barmaids) for quality in Quality]
    gold = span([each for each, _ in outcomes])
    reputation = span([each for _, each in outcomes])
    return [*seen.change("gold", *gold), *seen.change("reputation", *reputation)]


def _outcome(seen: Seen, quality: Quality, promised: Quality, barmaids: int) -> tuple[int, int]:
    """5.2 Return gold and reputation for a quality that comes out."""
    counted, delight = improved(quality, barmaids)
    gold = seen.task.bonus + (price(seen, promised) if counted <= promised else 0)
    return gold, seen.moved(delight if counted < Quality.NEUTRAL else -1)


def _chances(seen: Seen, move: Mix, promised: Quality, barmaids: int) -> list[Effect]:
    order = seen.task.potion
    assert order is not None
    qualities: Counter[Quality] = Counter()
    gold: Counter[int] = Counter()
    reputation: Counter[int] = Counter()
    for potion, among in zip(Potion, potions(seen, move), strict=True):
        if among:
            quality = quality_of(potion, order)
            pays, moves = _outcome(seen, quality, promised, barmaids)
            qualities[quality] += among
            gold[pays] += among
            reputation[moves] += among
    effects: list[Effect] = []
    for quality in Quality:
        effects += seen.worlds.fact("quality", {"quality": quality}, qualities[quality])
    effects += seen.worlds.changes("gold", seen.seat, gold)
    return effects + seen.worlds.changes("reputation", seen.seat, reputation)
