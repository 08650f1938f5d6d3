"""7. What holds of debunking."""

from __future__ import annotations

from games.alchemists.measured.choice import Holds, events_of
from laws.tells_law import Followed

from retorta.core import door
from retorta.core.tells import Fact
from retorta.games.alchemists import events as told
from retorta.games.alchemists.cards import (
    Ingredient,
)


def shows_sign(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.AspectShown)
    return bool(event.seen_by(None) == event)


def fell(followed: Followed) -> list[Ingredient]:
    return [event.ingredient for event in events_of(followed, told.TheoryDebunked)]


def falls(followed: Followed, fact: Fact) -> bool:
    return bool(fell(followed) == fact.parts["ingredients"])


def may_publish(followed: Followed, fact: Fact) -> bool:
    return any(door.question(state) == "publish-at-once" for state in followed.states)


def proves_nothing(followed: Followed, fact: Fact) -> bool:
    return bool(events_of(followed, told.DebunkingFailed))


def answer(followed: Followed) -> bool:
    (event,) = events_of(followed, told.ClaimAnswered)
    return bool(event.yes)


def answered(yes: bool, kind: str) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        if answer(followed) is not yes:
            return True
        if kind == "falls":
            return bool(fell(followed) == fact.parts["ingredients"])
        wanted = told.ConflictShown if kind == "conflict" else told.DebunkingFailed
        return bool(events_of(followed, wanted))

    return holds


FACTS: dict[str, Holds] = {
    "all-see-sign": shows_sign,
    "falls": falls,
    "may-publish-at-once": may_publish,
    "proves-nothing": proves_nothing,
    "answer-yes": lambda followed, fact: answer(followed),
    "yes-falls": answered(True, "falls"),
    "yes-conflict": answered(True, "conflict"),
    "yes-fails": answered(True, "fails"),
    "no-conflict": answered(False, "conflict"),
    "no-fails": answered(False, "fails"),
}
