"""How what is told of a play of Poison is measured: by hand, from states and events alone."""

from __future__ import annotations

from laws.tells_law import Followed, Measured

from retorta.core import door
from retorta.core.tells import Effect, Fact
from retorta.core.words import Seat
from retorta.games.poison.cards import COLOUR, DECK, VALUE, Card, Colour
from retorta.games.poison.events import (
    CardDrawn,
    CardPlayed,
    CauldronOverflowed,
    GameEnded,
    RoundScored,
)
from retorta.games.poison.moves import Play
from retorta.games.poison.state import Poison

THIRTEEN = 13
POTIONS = (Colour.RED, Colour.BLUE, Colour.PURPLE)


def put(followed: Followed) -> CardPlayed | CauldronOverflowed:
    """Return how the card went into the cauldron."""
    event = followed.events[0]
    assert isinstance(event, CardPlayed | CauldronOverflowed)
    assert event.seat == followed.seat
    return event


def taken(followed: Followed) -> list[Card]:
    event = put(followed)
    return event.taken if isinstance(event, CauldronOverflowed) else []


def count(followed: Followed) -> RoundScored | None:
    """Return the count of the round, if this was its last card."""
    found = [event for event in followed.events if isinstance(event, RoundScored)]
    return found[0] if found else None


def drawn(followed: Followed) -> CardDrawn | None:
    """Return the card drawn after the play."""
    event = followed.events[1] if len(followed.events) > 1 else None
    return event if isinstance(event, CardDrawn) and event.seat == followed.seat else None


def colours_in(cards: list[Card]) -> list[Colour]:
    return sorted(Colour(COLOUR[card]) for card in cards)


def in_the_cauldron(followed: Followed) -> list[Card]:
    """Return what lies in the cauldron after the play."""
    event = put(followed)
    if isinstance(event, CauldronOverflowed):
        return [event.card]
    lay_there = followed.before.cauldrons[event.cauldron].cards
    return [*map(Card, lay_there), event.card]


def colour_of(cards: list[Card]) -> Colour | None:
    potions = [colour for colour in colours_in(cards) if colour != Colour.POISON]
    return potions[0] if potions else None


Piles = list[list[Colour]]


def piles_before(followed: Followed) -> Piles:
    return [[Colour(COLOUR[face]) for face in pile] for pile in followed.before.taken]


def piles_after(followed: Followed) -> Piles:
    piles = piles_before(followed)
    piles[followed.seat] += colours_in(taken(followed))
    return piles


def has_most(piles: Piles, colour: Colour) -> Seat | None:
    """Return who alone has most cards of a colour."""
    for seat, pile in enumerate(piles):
        others = [other.count(colour) for place, other in enumerate(piles) if place != seat]
        if pile.count(colour) > max(others):
            return seat
    return None


def points_of(piles: Piles, seat: Seat) -> int:
    points = 2 * piles[seat].count(Colour.POISON)
    for colour in POTIONS:
        if has_most(piles, colour) != seat:
            points += piles[seat].count(colour)
    return points


def standing(followed: Followed, seat: Seat) -> int:
    """Return the change of what a seat's open pile counts, as long as the round goes on."""
    state: Poison = followed.before
    if count(followed) or not state.options.taken_open:
        return 0
    return points_of(piles_after(followed), seat) - points_of(piles_before(followed), seat)


def holds(followed: Followed, fact: Fact) -> bool:
    event, cards = put(followed), in_the_cauldron(followed)
    total = sum(VALUE[card] for card in cards)
    said = fact.parts
    right = (said["colour"], said["full"]) == (colour_of(cards), THIRTEEN)
    return right and isinstance(event, CardPlayed) and event.total == total == said["total"]


def brim(followed: Followed, fact: Fact) -> bool:
    return holds(followed, Fact("holds", {**fact.parts, "total": THIRTEEN}))


def overflows(followed: Followed, fact: Fact) -> bool:
    return bool(taken(followed)) and colours_in(taken(followed)) == fact.parts["colours"]


def stays(followed: Followed, fact: Fact) -> bool:
    event = put(followed)
    alone = colour_of([event.card])
    spilt = isinstance(event, CauldronOverflowed)
    return spilt and (fact.parts["card"], fact.parts["colour"]) == (event.card, alone)


def counts(followed: Followed, fact: Fact) -> bool:
    """Poison is never spared; the potions are counted or are not."""
    colours = colours_in(taken(followed))
    least = 2 * colours.count(Colour.POISON)
    most = least + len([colour for colour in colours if colour != Colour.POISON])
    return fact.parts == {"least": least, "most": most, "fixed": least == most}


def spared(followed: Followed, fact: Fact) -> bool:
    colour: Colour = fact.parts["colour"]
    seat: Seat = fact.parts["seat"]
    after = piles_after(followed)
    if after[seat].count(colour) != fact.parts["cards"]:
        return False
    return has_most(piles_before(followed), colour) != seat == has_most(after, colour)


def no_longer_spared(followed: Followed, fact: Fact) -> bool:
    colour: Colour = fact.parts["colour"]
    seat: Seat = fact.parts["seat"]
    was, is_now = piles_before(followed), piles_after(followed)
    return has_most(was, colour) == seat != has_most(is_now, colour)


def tied(followed: Followed, fact: Fact) -> bool:
    colour, seats = fact.parts["colour"], fact.parts["seats"]
    was, after = has_most(piles_before(followed), colour), piles_after(followed)
    most = max(pile.count(colour) for pile in after)
    having = [seat for seat, pile in enumerate(after) if pile.count(colour) == most]
    return was in seats and having == seats and len(seats) > 1


def draws(followed: Followed, fact: Fact) -> bool:
    event = drawn(followed)
    return event is not None and event.left == fact.parts["left"]


def draws_poison(followed: Followed, fact: Fact) -> bool:
    event = drawn(followed)
    return event is not None and event.card == Card.POISON


def spills(state: Poison, seat: Seat) -> list[int]:
    """Return how many cards each play of a seat would make it take; 0 if it fits."""
    found = []
    for move in door.legal_moves(state, seat):
        assert isinstance(move, Play)
        cauldron = state.cauldrons[move.cauldron]
        fits = cauldron.total + VALUE[move.card] <= THIRTEEN
        found.append(0 if fits else len(cauldron.cards))
    return found


def next_overflows(followed: Followed, fact: Fact) -> bool:
    after: Poison = followed.after
    assert door.deciders(after) == [fact.parts["seat"]]
    return all(spills(after, fact.parts["seat"]))


def round_ends(followed: Followed, fact: Fact) -> bool:
    before: Poison = followed.before
    lying = sum(len(cauldron.cards) for cauldron in before.cauldrons) + 1
    left = lying - len(taken(followed))
    return count(followed) is not None and left == fact.parts["left"]


def victory(followed: Followed, fact: Fact) -> bool:
    winners = [event.winners for event in followed.events if isinstance(event, GameEnded)]
    return winners == [fact.parts["winners"]]


def is_last(state: Poison) -> bool:
    return not state.pile and sum(map(sum, state.hands)) == 1


def last_of_round(state: Poison, seat: Seat, effect: Effect) -> bool:
    return is_last(state) and not last_of_game(state, seat, effect)


def last_of_game(state: Poison, seat: Seat, effect: Effect) -> bool:
    rounds = 6 if state.options.polish and state.seats == 3 else state.seats
    return is_last(state) and len(state.sheets) == rounds - 1


def all_overflow(state: Poison, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    fewest: int = effect.parts["fewest"]
    return min(spills(state, seat)) == fewest > 0


def unseen(state: Poison, seat: Seat, effect: Effect) -> bool:
    """Whoever deals out all fifty cards again finds those that nobody shows to the seat."""
    assert isinstance(effect, Fact)
    shown = [face for face, held in enumerate(state.hands[seat]) for _ in range(held)]
    for cauldron in state.cauldrons:
        shown += cauldron.cards
    if state.options.taken_open:
        for pile in state.taken:
            shown += pile
    hidden = list(DECK)
    for face in shown:
        hidden.remove(face)
    colours = [Colour(COLOUR[face]) for face in hidden]
    named = {colour.name.lower(): colours.count(colour) for colour in Colour}
    return effect.parts == {"cards": len(hidden), **named}


MEASURED = Measured(
    changes={
        "cards": lambda followed, seat: len(taken(followed)) if seat == followed.seat else 0,
        "standing": standing,
        "points": lambda followed, seat: followed.after.totals[seat] - followed.before.totals[seat],
    },
    facts={
        "holds": holds,
        "brim": brim,
        "overflows": overflows,
        "stays": stays,
        "counts": counts,
        "spared": spared,
        "no-longer-spared": no_longer_spared,
        "tied": tied,
        "draws": draws,
        "draws-poison": draws_poison,
        "next-overflows": next_overflows,
        "round-ends": round_ends,
        "victory": victory,
    },
    questions={
        "last-of-round": last_of_round,
        "last-of-game": last_of_game,
        "all-overflow": all_overflow,
        "unseen": unseen,
    },
    complete=frozenset({"cards", "standing", "points"}),
)
