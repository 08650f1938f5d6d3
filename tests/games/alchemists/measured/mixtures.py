"""4.4 to 4.6, 9: what holds of two ingredients in the cauldron."""

from __future__ import annotations

from typing import Any

from games.alchemists.measured.choice import Holds, events_of, sent
from games.alchemists.measured.numbers import reputation
from laws.tells_law import Followed

from retorta.core.tells import Effect, Fact
from retorta.core.words import Seat
from retorta.games.alchemists import events as told
from retorta.games.alchemists.cards import (
    Potion,
)
from retorta.games.alchemists.knowledge import facts_of
from retorta.games.alchemists.rules.mixing import potion_of


def mixed(followed: Followed) -> Potion:
    move = sent(followed.move)
    return potion_of(followed.before, move.first, move.second)


def shows_potion(followed: Followed, fact: Fact) -> bool:
    shown = events_of(followed, told.PotionTested) + events_of(followed, told.PotionExhibited)
    seen = shown[0].seen_by(None)
    return seen.potion is mixed(followed) and seen.first is None


def potion(followed: Followed, fact: Fact) -> bool:
    return mixed(followed) is fact.parts["potion"]


def known(followed: Followed, fact: Fact) -> bool:
    return mixed(followed) in fact.parts["potions"] and single(followed, fact.parts["potions"])


def known_not(followed: Followed, fact: Fact) -> bool:
    others = [each for each in Potion if each is not fact.parts["potion"]]
    return mixed(followed) in others and single(followed, others)


def single(followed: Followed, potions: list[Potion]) -> bool:
    """Whether one fact about the pair says just that."""
    move, bits = sent(followed.move), sum(1 << each for each in potions)
    return any(
        (fact.first, fact.second, fact.potions) == (move.first, move.second, bits)
        for fact in facts_of(followed.before, followed.seat)
    )


def spoils(followed: Followed, fact: Fact) -> bool:
    return bool(events_of(followed, told.StudentUnwilling))


def harms(potion: Potion) -> Holds:
    def holds(followed: Followed, fact: Fact) -> bool:
        harmed = events_of(followed, told.PotionHarmed)
        return any(event.potion is potion for event in harmed)

    return holds


def first_to_show(followed: Followed, fact: Fact) -> bool:
    return first_to_show_in(followed.before, followed.seat, sent(followed.move).potion, fact)


def first_to_show_in(state: Any, seat: Seat, potion: Potion, fact: Effect) -> bool:
    assert isinstance(fact, Fact)
    return state.first_shown[potion] is None and fact.parts["reputation"] == 1


def both_signs_in(state: Any, seat: Seat, potion: Potion, fact: Effect) -> bool:
    assert isinstance(fact, Fact)
    return potion ^ 1 in state.labs[seat].exhibited and fact.parts["reputation"] == 2


def both_signs(followed: Followed, fact: Fact) -> bool:
    return both_signs_in(followed.before, followed.seat, sent(followed.move).potion, fact)


def nothing_to_gain(followed: Followed, fact: Fact) -> bool:
    return reputation(followed, followed.seat) <= 0


def succeeds(followed: Followed, fact: Fact) -> bool:
    (event,) = events_of(followed, told.PotionExhibited)
    return bool(event.potion is event.claimed)


FACTS: dict[str, Holds] = {
    "all-see-potion": shows_potion,
    "potion": potion,
    "known": known,
    "known-not": known_not,
    "spoils-student": spoils,
    "harm-poison": harms(Potion.POISON),
    "harm-paralysis": harms(Potion.PARALYSIS),
    "harm-insanity": harms(Potion.INSANITY),
    "first-to-show": first_to_show,
    "both-signs": both_signs,
    "nothing-to-gain": nothing_to_gain,
    "succeeds": succeeds,
}
