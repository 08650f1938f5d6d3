"""Measures of what recipes need, use and bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.potion_making.tells_followed import first, returned, when_done
from laws.tells_law import Followed

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.tells import Fact, Lacking
from retorta.core.words import Move, Seat
from retorta.games.potion_making.cards import (
    ELEMENTS,
    INGREDIENTS,
    KIND,
    POINTS,
    RECIPE,
    Card,
    Element,
    Recipe,
    printed,
)
from retorta.games.potion_making.events import (
    RecipeBuilt,
)
from retorta.games.potion_making.state import PotionMaking


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
