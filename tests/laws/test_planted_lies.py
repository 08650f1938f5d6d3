"""The law of what is told is worth something: each of these lies of Market Day breaks it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import pytest
from laws.laws import tables
from laws.tells_law import Followed, Measured, law_what_is_told_happens
from market_day import BOX, Heckling, LayOffers, MarketDay, SellInTurn, tells
from market_day.vocabulary import HECKLE, Favour, HeckleHeard
from msgspec.structs import replace

from retorta.core.tells import Change, Choice, Effect, Fact, Lacking, Pointless, TellsRoom, Told
from retorta.core.words import Move, Seat

# What is measured.


def gold(followed: Followed, seat: Seat) -> int:
    change: int = followed.after.stalls[seat].gold - followed.before.stalls[seat].gold
    return change


def hecklers(followed: Followed, seat: Seat) -> int:
    before, after = (
        state.stalls[seat].hand.count(Favour.HECKLER) for state in (followed.before, followed.after)
    )
    return int(after - before)


def price(followed: Followed, fact: Fact) -> bool:
    """Whether that is what the potions of the seat cost from now on."""
    step = followed.first.agenda[-1]
    if isinstance(step, LayOffers):
        laid: Any = step.choices[followed.seat]
        return bool(4 - laid.smiles == fact.parts["gold"])
    assert isinstance(step, SellInTurn)
    return bool(4 - step.smiles[followed.seat] == fact.parts["gold"])


def spent(followed: Followed, fact: Fact) -> bool:
    return any(
        isinstance(event, HeckleHeard) and event.seat == followed.seat for event in followed.events
    )


def selling(state: MarketDay) -> Heckling:
    step = state.agenda[-1]
    assert isinstance(step, Heckling)
    return step


def sale(state: MarketDay, seat: Seat, effect: Effect) -> bool:
    assert isinstance(effect, Fact)
    step = selling(state)
    return effect.parts == {"seller": step.seller, "gold": max(step.price, 0)}


def free(followed: Followed, effect: Pointless) -> bool:
    return followed.move == HECKLE and selling(followed.before).price <= 0


def lacks_hecklers(state: MarketDay, seat: Seat, move: Move, effect: Lacking) -> bool:
    return state.stalls[seat].hand.count(Favour.HECKLER) == effect.has


MEASURED: Final = Measured(
    changes={"gold": gold, "hecklers": hecklers},
    facts={"price": price, "spent": spent},
    lacking={"hecklers": lacks_hecklers},
    pointless={"free": free},
    questions={"sale": sale},
    complete=frozenset({"gold", "hecklers"}),
)


def obeys() -> Counter[str]:
    """Hold all tables of Market Day to what is told there; return what was met."""
    met: Counter[str] = Counter()
    for table in tables(BOX):
        for seed in range(25):
            met += Counter(law_what_is_told_happens(table, seed, MEASURED, every=3))
    return met


def test_what_is_told_at_market_day_happens() -> None:
    met = obeys()
    assert set(met) == {
        *("change gold", "change hecklers", "fact price", "fact spent", "pointless free"),
        "question fact sale",
    }


# What is not so.

Lie = Callable[[Choice, Told], Told]


def each(lie: Callable[[Effect], Effect | None]) -> Lie:
    """Return the lie that tells every effect of a move otherwise, or not at all."""

    def tell(choice: Choice, true: Told) -> Told:
        moves = [[it for it in map(lie, effects) if it is not None] for effects in true.moves]
        return Told(true.question, moves)

    return tell


def more_gold_than_is_paid(effect: Effect) -> Effect:
    if isinstance(effect, Change) and effect.what == "gold":
        return replace(effect, least=effect.least + 1, most=effect.most + 1)
    return effect


def nobody_is_paid(effect: Effect) -> Effect | None:
    is_gold = isinstance(effect, Change) and effect.what == "gold"
    return None if is_gold else effect


def the_others_keep_quiet(effect: Effect) -> Effect:
    if isinstance(effect, Change) and effect.how == "possible":
        return replace(effect, least=effect.most, how="certain")
    return effect


def a_new_heckler_as_often_as_none(effect: Effect) -> Effect:
    if isinstance(effect, Change) and effect.odds is not None:
        return replace(effect, odds=(effect.odds[1] - effect.odds[0], effect.odds[1]))
    return effect


def a_chance_is_for_everybody(effect: Effect) -> Effect:
    if isinstance(effect, Change) and effect.odds is not None:
        return replace(effect, deduced=False)
    return effect


def dearer(effect: Effect) -> Effect:
    if effect.what == "price" and isinstance(effect, Fact):
        return replace(effect, parts={"gold": effect.parts["gold"] + 1})
    return effect


def heckling_is_always_vain(choice: Choice, true: Told) -> Told:
    vain: list[Effect] = [Pointless("free")]
    said = zip(choice.moves, true.moves, strict=True)
    return Told(true.question, [vain if move == HECKLE else effects for move, effects in said])


def a_heckler_is_lacking(choice: Choice, true: Told) -> Told:
    lacking: list[Effect] = [Lacking("hecklers", needs=9, has=8)]
    return Told(true.question, [[*effects, *lacking] for effects in true.moves])


def one_move_is_not_spoken_of(choice: Choice, true: Told) -> Told:
    return Told(true.question, true.moves[1:])


def the_potion_is_dearer_than_it_is(choice: Choice, true: Told) -> Told:
    question: list[Effect] = [
        replace(it, parts={**it.parts, "gold": it.parts["gold"] + 1})
        for it in true.question
        if isinstance(it, Fact)
    ]
    return Told(question, true.moves)


CALLS = count()


def it_depends_on_when_one_asks(choice: Choice, true: Told) -> Told:
    told = Fact("price", {"gold": next(CALLS) % 5})
    return Told(true.question, [[*effects, told] for effects in true.moves])


LIES: Final[dict[str, Lie]] = {
    lie.__name__: each(lie)
    for lie in (
        more_gold_than_is_paid,
        nobody_is_paid,
        the_others_keep_quiet,
        a_new_heckler_as_often_as_none,
        a_chance_is_for_everybody,
        dearer,
    )
} | {
    lie.__name__: lie
    for lie in (
        heckling_is_always_vain,
        a_heckler_is_lacking,
        one_move_is_not_spoken_of,
        the_potion_is_dearer_than_it_is,
        it_depends_on_when_one_asks,
    )
}


@pytest.mark.parametrize("lie", LIES)
def test_a_planted_lie_is_caught(lie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(choice: Choice) -> Told:
        return LIES[lie](choice, tells.tell(choice))

    monkeypatch.setattr(tells, "ROOM", TellsRoom(tell))
    with pytest.raises(AssertionError):
        obeys()
