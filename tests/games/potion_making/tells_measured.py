"""How what is told in Potion-Making is measured, from states and events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from laws.tells_law import Followed, Measured

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.tells import Effect, Fact, Lacking, Pointless
from retorta.core.words import Event, Move, Seat
from retorta.games.potion_making.cards import (
    ELEMENT,
    ELEMENTS,
    INGREDIENTS,
    KIND,
    NOTHING,
    POINTS,
    RECIPE,
    SPELL,
    Card,
    Element,
    Kind,
    Recipe,
    Spell,
    printed,
)
from retorta.games.potion_making.events import (
    CardLearned,
    CardsReturned,
    ElementPlayed,
    RecipeBuilt,
    RecipeDestroyed,
    RecipeTransformed,
)
from retorta.games.potion_making.moves import Build, Cast, PlayAsElement, UseBuilt, UseElement
from retorta.games.potion_making.state import PotionMaking

FIVE = 5
"""Cards in a full hand."""
SPELL_EVENTS: dict[Spell, type[Event]] = {
    Spell.KNOWLEDGE: CardLearned,
    Spell.DESTRUCTION: RecipeDestroyed,
    Spell.TRANSFORMATION: RecipeTransformed,
}


def points(followed: Followed, seat: Seat) -> int:
    """What the card played scores, up to the next card of the seat."""
    if isinstance(followed.move, PlayAsElement):
        return first(followed, ElementPlayed).points if seat == followed.seat else 0
    if isinstance(followed.move, Build | UseElement | UseBuilt):
        built = first(followed, RecipeBuilt)
        if seat == followed.seat:
            return int(built.points)
        return int(built.half) if seat in built.helpers else 0
    return 0


def points_after(followed: Followed, seat: Seat) -> int:
    """What all that follows it scores, before anybody else decides."""
    whole: int = followed.after.totals[seat] - followed.before.totals[seat]
    return whole - points(followed, seat)


def first(followed: Followed, kind: type[Any]) -> Any:
    return next(event for event in followed.events if isinstance(event, kind))


def returned(followed: Followed) -> list[Card]:
    return [
        card
        for event in followed.events
        if isinstance(event, CardsReturned)
        for card in event.cards
    ]


def when_done(followed: Followed) -> PotionMaking:
    """The table when the recipe is built, or the spell has worked so far."""
    state: PotionMaking = followed.before.copy()
    dealer = SeededDealer(1)
    builds = isinstance(followed.move, Build | UseElement | UseBuilt)
    for move in [followed.move, *followed.answers]:
        door.play(state, followed.seat, move, dealer)
        if not builds or any(isinstance(event, RecipeBuilt) for event in dealer.events):
            break
    return state


def there(state: PotionMaking) -> set[int]:
    """The elements of the cabinet; cards on their way back into it are there."""
    lying = [*state.apart, *state.returning, *(face for stack in state.stacks for face in stack)]
    return {element for face in lying for element in ELEMENTS[face]}


def top(face: int) -> Recipe | Spell:
    return Spell(SPELL[face]) if RECIPE[face] == NOTHING else Recipe(RECIPE[face])


# The cabinet.


def on_top(followed: Followed, fact: Fact) -> bool:
    stack, old = (
        state.stacks[fact.parts["element"]] for state in (followed.first, followed.before)
    )
    card = played(followed)
    covered = [top(old[-1])] if old else []
    return (stack[-1], len(stack), covered) == (card, fact.parts["height"], fact.parts["covers"])


def at_bottom(followed: Followed, fact: Fact) -> bool:
    stack, card = followed.first.stacks[fact.parts["element"]], played(followed)
    return card in stack and all(RECIPE[face] == NOTHING for face in stack[: stack.index(card)])


def apart(followed: Followed, fact: Fact) -> bool:
    card = played(followed)
    return card in followed.first.apart and fact.parts["elements"] == ELEMENTS[card]


def played(followed: Followed) -> Card:
    assert isinstance(followed.move, PlayAsElement | Cast)
    return followed.move.card


def uncovers(followed: Followed, fact: Fact) -> bool:
    element, old = fact.parts["element"], followed.before.stacks[fact.parts["element"]]
    stack = followed.first.stacks[element]
    return len(stack) < len(old) and top(stack[-1]) == fact.parts["top"]


def gone(followed: Followed, fact: Fact) -> bool:
    elements = set(fact.parts["elements"])
    return elements <= there(followed.before) and not elements & there(when_done(followed))


def beneath(followed: Followed, fact: Fact) -> bool:
    card, later = returned(followed)[0], returned(followed)[1:]
    waiting = [face for face in followed.before.returning if ELEMENT[face] == ELEMENT[card]]
    above = Counter(waiting) - Counter([card])
    return (
        ELEMENT[card] == fact.parts["element"]
        and above == Counter(fact.parts["cards"])
        and above <= Counter(map(int, later))
    )


# Recipes.


def uses(followed: Followed, fact: Fact) -> bool:
    owner, card = fact.parts["owner"], fact.parts["card"]
    before, after = (
        [built.card for built in state.built[owner]].count(card)
        for state in (followed.before, when_done(followed))
    )
    return after < before and card in first(followed, RecipeBuilt).ingredients


def returns(followed: Followed, fact: Fact) -> bool:
    return Counter(fact.parts["cards"]) <= Counter(returned(followed))


def sources(
    state: PotionMaking, seat: Seat, card: Card
) -> Iterator[tuple[int, list[str], set[int]]]:
    """For each ingredient: how often it is there, what a person would point at, whose it is."""
    for ingredient in INGREDIENTS[RECIPE[card]]:
        wanted = printed(ingredient)
        found: list[str] = []
        owners: set[int] = set()
        if isinstance(wanted, Element):
            place = wanted.name.lower().replace("_", "-")
            stack = state.stacks[wanted]
            found += [f"cabinet:{place}:{name(stack[-1])}"] if stack else []
            found += [f"cabinet:apart:{name(f)}" for f in state.apart if wanted in ELEMENTS[f]]
            yield len(found), found, owners
            continue
        copies = 0
        for owner, row in enumerate(state.built):
            seen: list[tuple[int, list[int]]] = []
            for built in row:
                recipe = RECIPE[built.card]
                if recipe != wanted if isinstance(wanted, Recipe) else KIND[recipe] != wanted:
                    continue
                copies += 1
                nth = [card for card, _ in seen].count(built.card)
                if (built.card, sorted(built.under)) not in seen:
                    found.append(f"built:{owner}:{name(built.card)}:{nth}")
                seen.append((built.card, sorted(built.under)))
                owners |= {owner} - {seat}
        yield copies, found, owners


def name(face: int) -> str:
    return Card(face).name.lower().replace("_", "-")


def is_told(state: PotionMaking, seat: Seat, effect: Fact | Lacking) -> bool:
    """Whether a recipe in hand is told of as it is: what it needs, lacks, and brings whom."""
    parts, card = effect.parts, effect.parts["card"]
    found = list(sources(state, seat, card))
    wanted = [printed(ingredient) for ingredient in INGREDIENTS[RECIPE[card]]]
    enough = [
        copies >= wanted.count(each) for (copies, _, _), each in zip(found, wanted, strict=True)
    ]
    missing = [
        each for place, each in enumerate(wanted) if found[place][0] <= wanted[:place].count(each)
    ]
    value = POINTS[RECIPE[card]]
    earns = {seat: value} | {owner: value // 2 for _, _, owners in found for owner in owners}
    if isinstance(effect, Lacking):
        counts = (effect.needs, effect.has) == (len(wanted), len(wanted) - len(missing))
        if not (missing and counts and parts["missing"] == missing):
            return False
    elif missing:
        return False
    return (
        card in state.hands[seat]
        and parts["enough"] == enough
        and [sorted(each) for each in parts["serving"]] == [sorted(each) for _, each, _ in found]
        and dict(zip(parts["earners"], parts["earns"], strict=True)) == earns
    )


def is_lacking(state: PotionMaking, seat: Seat, move: Move, effect: Lacking) -> bool:
    after = state.copy()
    door.play(after, seat, move, SeededDealer(1))
    return is_told(after, seat, effect)


# Spells.


def works(followed: Followed, fact: Fact) -> bool:
    spell = Spell(SPELL[played(followed)])
    before = followed.before
    if spell == Spell.KNOWLEDGE:
        tops = [face for stack in before.stacks for face in stack[-1:]] + before.apart
        choices = sum(RECIPE[face] != NOTHING for face in tops)
    else:
        own = [built for built in before.built[followed.seat] if built.under]
        if spell == Spell.TRANSFORMATION:
            own = before.built[followed.seat]
        choices = len({(built.card, tuple(sorted(built.under))) for built in own})
    kind = SPELL_EVENTS[spell]
    return choices == fact.parts["choices"] and any(isinstance(e, kind) for e in followed.events)


def learns(followed: Followed, fact: Fact) -> bool:
    card = fact.parts["card"]
    return first(followed, CardLearned).card is card and card in followed.first.hands[followed.seat]


def breaks(followed: Followed, fact: Fact) -> bool:
    card, under = fact.parts["card"], sorted(fact.parts["under"])
    lay_there = [built for built in followed.before.built[followed.seat] if built.card == card]
    return first(followed, RecipeDestroyed).card is card and any(
        sorted(built.under) == under for built in lay_there
    )


def keeps(followed: Followed, fact: Fact) -> bool:
    row = [built.card for built in followed.first.built[followed.seat] if not built.under]
    card = fact.parts["card"]
    return first(followed, RecipeDestroyed).kept is card and card in row


def keeps_nothing(followed: Followed, fact: Fact) -> bool:
    event = first(followed, RecipeDestroyed)
    assert fact.warns
    return (event.card, event.kept) == (fact.parts["card"], None)


def gives_up(followed: Followed, fact: Fact) -> bool:
    return first(followed, RecipeTransformed).card is fact.parts["card"]


def turns(followed: Followed, fact: Fact) -> bool:
    event = first(followed, RecipeTransformed)
    return (event.card, event.into) == (fact.parts["card"], fact.parts["into"])


# The turn, and the end.


def plays_on(followed: Followed, _fact: Fact) -> bool:
    return any(isinstance(move, PlayAsElement | Build | Cast) for move in followed.answers)


def draws_later(followed: Followed, fact: Fact) -> bool:
    lacks = FIVE - len(followed.after.hands[followed.seat])
    return lacks >= fact.parts["number"] and bool(followed.before.deck)


def ends_game(followed: Followed, _fact: Fact) -> bool:
    return not followed.after.agenda and not any(
        isinstance(move, PlayAsElement | Build | Cast) for move in followed.answers
    )


def brings_nothing(followed: Followed, _effect: Pointless) -> bool:
    after, seat = followed.after, followed.seat
    scored = after.totals[seat] - followed.before.totals[seat]
    return not (scored or after.hands[seat] or after.deck)


# The question as a whole.


def cards_left(state: PotionMaking, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    return effect.parts == {"hand": len(state.hands[seat]), "deck": len(state.deck)}


def nobody_else(state: PotionMaking, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    others = sum(len(hand) for owner, hand in enumerate(state.hands) if owner != seat)
    return not (state.deck or others) and effect.parts["number"] == len(state.hands[seat])


def turn_goes_on(state: PotionMaking, seat: Seat, _effect: Effect) -> bool:
    questions = [step.question() for step in state.agenda]
    holds = state.hands[seat] or questions[-1] == "choose-what-to-learn"
    return "take-turn" in questions[:-1] and bool(holds)


def wanted_now(state: PotionMaking, _seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    under_way = state.built[state.active][-1]
    wanted = INGREDIENTS[RECIPE[under_way.card]][len(under_way.under)]
    told: Element | Recipe | Kind = effect.parts["ingredient"]
    return effect.parts["card"] == under_way.card and told is printed(wanted)


def recipe_in_hand(state: PotionMaking, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact | Lacking)
    return is_told(state, seat, effect)


MEASURED = Measured(
    changes={"points": points, "points-after": points_after},
    facts={
        "on-top": on_top,
        "at-bottom": at_bottom,
        "apart": apart,
        "uncovers": uncovers,
        "gone": gone,
        "beneath": beneath,
        "uses": uses,
        "returns": returns,
        "recipe-ready": lambda followed, fact: is_told(followed.first, followed.seat, fact),
        "knowledge": works,
        "destruction": works,
        "transformation": works,
        "learns": learns,
        "breaks": breaks,
        "keeps": keeps,
        "keeps-nothing": keeps_nothing,
        "gives-up": gives_up,
        "turns": turns,
        "play-on": plays_on,
        "draws-later": draws_later,
        "ends-game": ends_game,
    },
    lacking={"recipe-lacking": is_lacking},
    pointless={"no-card-follows": brings_nothing},
    questions={
        "cards-left": cards_left,
        "nobody-else": nobody_else,
        "play-on": turn_goes_on,
        "wanted": wanted_now,
        "recipe-ready": recipe_in_hand,
        "recipe-lacking": recipe_in_hand,
    },
    complete=frozenset({"points"}),
)
