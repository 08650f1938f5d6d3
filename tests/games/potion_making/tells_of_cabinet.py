"""Measures of what happens in the cabinet."""

from __future__ import annotations

from collections import Counter

from games.potion_making.tells_followed import played, returned, there, top, when_done
from laws.tells_law import Followed

from retorta.core.tells import Fact
from retorta.games.potion_making.cards import (
    ELEMENT,
    ELEMENTS,
    NOTHING,
    RECIPE,
)


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
