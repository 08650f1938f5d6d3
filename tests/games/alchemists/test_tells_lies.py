"""The law of what is told is worth something: each of these lies about Alchemists breaks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from games.alchemists.tells_measured import MEASURED
from games.alchemists.test_tells import moment, table
from laws.tells_law import law_what_is_told_happens
from msgspec.structs import replace
from support.alchemists_moments import MOMENTS
from support.rich_alchemists import RICH

from retorta.core.tells import Change, Choice, Effect, Fact, Lacking, TellsRoom, Told
from retorta.games.alchemists import BOX, tells
from retorta.games.alchemists.cards import Colour

TELL: Final = tells.tell


def obeys() -> None:
    for number, name in enumerate(MOMENTS):
        law_what_is_told_happens(moment(name, number), number, MEASURED, 500, 4, 12)
    for seed in range(12):
        for box in (RICH, BOX):
            law_what_is_told_happens(table(box, seed), seed, MEASURED, every=7)


Lie = Callable[[Effect], Effect | None]


def more(what: str, seat: int | None = None) -> Lie:
    """Return the lie that a number changes by one more."""

    def lie(effect: Effect) -> Effect:
        if isinstance(effect, Change) and effect.what == what and effect.how == "certain":
            return replace(effect, least=effect.least + 1, most=effect.most + 1)
        return effect

    return lie


def part(what: str, name: str, change: int = 1) -> Lie:
    """Return the lie that a part of a fact is another number."""

    def lie(effect: Effect) -> Effect:
        if isinstance(effect, Fact) and effect.what == what:
            return replace(effect, parts={**effect.parts, name: effect.parts[name] + change})
        return effect

    return lie


def silent(*whats: str) -> Lie:
    """Return the lie of not telling."""
    return lambda effect: None if effect.what in whats else effect


def colleagues_lose_nothing(effect: Effect) -> Effect | None:
    others = isinstance(effect, Change) and effect.how == "possible"
    return None if others and effect.what == "reputation" else effect


def colleagues_are_paid_nothing(effect: Effect) -> Effect | None:
    is_theirs = isinstance(effect, Change) and effect.seat == 1 and effect.what == "gold"
    return None if is_theirs else effect


def another_colour_is_saved(effect: Effect) -> Effect:
    if effect.what == "hedges":
        assert isinstance(effect, Fact)
        return replace(effect, parts={"colour": Colour((effect.parts["colour"] + 1) % 3)})
    return effect


def chances_are_turned_round(effect: Effect) -> Effect:
    if isinstance(effect, Fact | Change) and effect.odds is not None:
        favourable, cases = effect.odds
        return replace(effect, odds=(cases - favourable, cases))
    return effect


def all_that_may_be_is(effect: Effect) -> Effect:
    if isinstance(effect, Fact) and effect.how == "possible":
        return replace(effect, how="certain")
    return effect


def what_is_likely_is_certain(effect: Effect) -> Effect:
    if isinstance(effect, Fact) and effect.odds is not None and 3 * effect.odds[0] > effect.odds[1]:
        return replace(effect, how="certain", odds=None)
    return effect


def chances_are_for_everybody(effect: Effect) -> Effect:
    return replace(effect, deduced=False)


def one_more_is_needed(effect: Effect) -> Effect:
    return replace(effect, needs=effect.needs + 1) if isinstance(effect, Lacking) else effect


LIES: Final[dict[str, Lie]] = {
    "a coin more": more("gold"),
    "a point of reputation more": more("reputation"),
    "a card more": more("ingredients"),
    "a favor more": more("favors"),
    "a cube more": more("cubes"),
    "a point for an artifact": more("artifact-points"),
    "a point for a grant": more("grant-points"),
    "no gold": silent("gold"),
    "no reputation": silent("reputation"),
    "a dearer promise": part("paid-if", "gold"),
    "a dearer discount": part("prices", "neutral"),
    "no stake": part("stake", "loss", -1),
    "more faces": part("faces", "faces"),
    "more favors for unused cubes": part("unused-cubes", "favors"),
    "a better conference": part("conference", "change"),
    "a star worth more": part("if-right", "points"),
    "a cheaper mistake": part("if-wrong", "points", -1),
    "one acts earlier": part("position", "least", -1),
    **{
        lie.__name__: lie
        for lie in (
            colleagues_lose_nothing,
            colleagues_are_paid_nothing,
            another_colour_is_saved,
            chances_are_turned_round,
            all_that_may_be_is,
            what_is_likely_is_certain,
            chances_are_for_everybody,
            one_more_is_needed,
        )
    },
}


@pytest.mark.parametrize("name", LIES)
def test_a_planted_lie_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(effects: list[Effect]) -> list[Effect]:
        return [lie for lie in map(LIES[name], effects) if lie is not None]

    def tell(choice: Choice) -> Told:
        true = TELL(choice)
        return Told(told(true.question), [told(effects) for effects in true.moves])

    monkeypatch.setattr(tells, "ROOM", TellsRoom(tell))
    with pytest.raises(AssertionError):
        obeys()


def test_a_move_that_is_passed_over_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(choice: Choice) -> Told:
        true = TELL(choice)
        return Told(true.question, true.moves[1:])

    monkeypatch.setattr(tells, "ROOM", TellsRoom(tell))
    with pytest.raises(AssertionError):
        obeys()
