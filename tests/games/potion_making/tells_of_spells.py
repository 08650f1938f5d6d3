"""Measures of what spells do."""

from __future__ import annotations

from games.potion_making.tells_followed import first, played
from laws.tells_law import Followed

from retorta.core.tells import Fact
from retorta.core.words import Event
from retorta.games.potion_making.cards import (
    NOTHING,
    RECIPE,
    SPELL,
    Spell,
)
from retorta.games.potion_making.events import (
    CardLearned,
    RecipeDestroyed,
    RecipeTransformed,
)

SPELL_EVENTS: dict[Spell, type[Event]] = {
    Spell.KNOWLEDGE: CardLearned,
    Spell.DESTRUCTION: RecipeDestroyed,
    Spell.TRANSFORMATION: RecipeTransformed,
}


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
