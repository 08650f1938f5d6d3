"""What is told of plays of Poison happens, and lies are caught."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from games.poison.tells_measured import MEASURED
from laws.laws import Table, moments, tables
from laws.tells_law import law_what_is_told_happens
from msgspec.structs import replace as changed

from retorta.core import door
from retorta.core.tells import Change, Choice, Effect, Fact, TellsRoom, Told
from retorta.games.poison import BOX
from retorta.games.poison.moves import Play
from retorta.games.poison.tells import ROOM
from retorta.games.poison.views import CauldronView
from retorta.texts import LANGUAGES, Speaker

TABLES = tables(BOX)
KINDS = {
    *("change cards", "change points", "change standing"),
    *("fact brim", "fact counts", "fact draws", "fact draws-poison", "fact holds"),
    *("fact next-overflows", "fact no-longer-spared", "fact overflows", "fact round-ends"),
    *("fact spared", "fact stays", "fact tied", "fact victory"),
    *("question fact all-overflow", "question fact last-of-game"),
    *("question fact last-of-round", "question fact unseen"),
}
"""All that is ever told of Poison."""
OPEN_FIVE = {"rulebook": "polish", "hand": "five", "taken": "open"}
"""At these tables everything may be told."""
TALKATIVE = [table for table in TABLES if OPEN_FIVE.items() <= dict(table.options).items()]


def test_what_is_told_happens() -> None:
    met: Counter[str] = Counter()
    for seed, table in enumerate(TABLES):
        met.update(law_what_is_told_happens(table, seed, MEASURED, every=13, dreams=3, moves=4))
    assert set(met) == KINDS


def test_chances_are_as_frequent_as_they_are_said_to_be() -> None:
    check_chances()


def check_chances() -> None:
    """A chance that is twice as high as it is said to be takes some hundreds of tries to show."""
    law_what_is_told_happens(TALKATIVE[0], 0, MEASURED, every=4, dreams=20, moves=2)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_is_told_happens_in_thousands_of_positions(table: Table) -> None:
    for seed in range(4):
        law_what_is_told_happens(table, seed, MEASURED, every=3, dreams=8, moves=6)


def choices(seed: int, every: int) -> list[Choice]:
    """Return what some seats have to choose between, in games at all tables."""
    found = []
    for number, table in enumerate(TABLES):
        for match in moments(table, seed + number, every):
            for seat in match.deciders():
                view, moves = BOX.view(match.state, seat), door.legal_moves(match.state, seat)
                found.append(Choice(view, seat, door.question(match.state), moves, True))
    return found


def test_the_rules_alone_combine_nothing() -> None:
    """What lies in the other cauldrons and in the hand tells nothing about a card put here."""
    empty = CauldronView([], 0, None)
    told_more = 0
    for choice in choices(seed=5, every=17):
        public = choice.view.public
        if not public.pile and sum(player.cards for player in public.players) == 1:
            continue  # then all cauldrons are counted
        move = choice.moves[-1]
        assert isinstance(move, Play)
        lying = [
            cauldron if number == move.cauldron else empty
            for number, cauldron in enumerate(public.cauldrons)
        ]
        others = changed(
            choice.view,
            public=changed(public, cauldrons=lying),
            own=changed(choice.view.own, hand=[move.card]),
        )
        for chances in (False, True):
            alone = replace(choice, moves=[move], chances=chances)
            here, there = ROOM.tell(alone), ROOM.tell(replace(alone, view=others))
            if chances:
                told_more += here.moves != there.moves
            else:
                assert here == there
    assert told_more > 50


Lie = Callable[[Effect], Effect | None]


def of(what: str, lie: Lie) -> Lie:
    return lambda effect: lie(effect) if effect.what == what else effect


def parts(**given: Any) -> Lie:
    """Return the lie that changes the parts of a fact."""

    def lie(effect: Effect) -> Effect:
        assert isinstance(effect, Fact)
        new = {name: change(effect.parts[name]) for name, change in given.items()}
        return changed(effect, parts={**effect.parts, **new})

    return lie


def more(effect: Effect, by: int = 1) -> Effect:
    assert isinstance(effect, Change)
    return changed(effect, least=effect.least + by, most=effect.most + by)


def only_of_the_first(effect: Effect) -> Effect | None:
    assert isinstance(effect, Change)
    return effect if effect.seat == 0 else None


def likelier(effect: Effect) -> Effect:
    assert isinstance(effect, Fact)
    if effect.odds is None or 2 * effect.odds[0] >= effect.odds[1]:
        return effect
    return changed(effect, odds=(2 * effect.odds[0], effect.odds[1]))


def one_more(number: int) -> int:
    return number + 1


LIES: dict[str, Lie] = {
    "the card played is taken too": of("cards", more),
    "nothing is said of the cards that are taken": of("cards", lambda effect: None),
    "the others keep their points": of("standing", only_of_the_first),
    "a point more as the round stands": of("standing", more),
    "a point more in the end": of("points", more),
    "a cauldron holds more": of("holds", parts(total=one_more)),
    "twelve is full to the brim": of("holds", lambda effect: changed(effect, what="brim")),
    "a colour is forgotten": of("overflows", parts(colours=lambda colours: colours[1:])),
    "poison counts one": of("counts", parts(least=lambda least: least // 2)),
    "poison gives a colour": of("stays", parts(colour=lambda colour: colour or 0)),
    "a tie spares": of(
        "tied",
        lambda effect: changed(
            effect,
            what="spared",
            parts={"colour": effect.parts["colour"], "seat": 0, "cards": 1},  # type: ignore[union-attr]
        ),
    ),
    "whoever had most keeps it": of("no-longer-spared", parts(seat=one_more)),
    "the pile does not shrink": of("draws", parts(left=one_more)),
    "poison is drawn twice as often": of("draws-poison", likelier),
    "the next overflows twice as often": of("next-overflows", likelier),
    "the next overflows for sure": of(
        "next-overflows", lambda effect: changed(effect, how="certain", odds=None)
    ),
    "a chance is for everybody": of("draws-poison", lambda effect: changed(effect, deduced=False)),
    "what is left counts": of("round-ends", parts(left=one_more)),
    "another wins": of("victory", parts(winners=lambda winners: [0, 1, 2])),
    "fewer have to be taken": of("all-overflow", parts(fewest=lambda fewest: fewest - 1)),
    "one poison is not missed": of("unseen", parts(poison=one_more)),
    "the round is over before its last card": of(
        "unseen", lambda effect: Fact("last-of-round", deduced=True)
    ),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_planted_lie_is_caught(lie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lied(effects: list[Effect]) -> list[Effect]:
        return [told for effect in effects if (told := LIES[lie](effect)) is not None]

    def tell(choice: Choice) -> Told:
        honest = ROOM.tell(choice)
        return Told(lied(honest.question), list(map(lied, honest.moves)))

    monkeypatch.setattr("retorta.games.poison.tells.ROOM", TellsRoom(tell))
    with pytest.raises(AssertionError):
        (check_chances if "twice as often" in lie else check_games)()


def check_games() -> None:
    """Play enough games for every kind of effect to be met."""
    for seed in range(9):
        for table in (TALKATIVE[0], TABLES[0]):
            law_what_is_told_happens(table, seed, MEASURED, every=3, dreams=2, moves=3)


def test_everything_told_is_said_in_every_language() -> None:
    """With the parts that it really has; and every part that is no number has its type."""
    effects: dict[str, list[Effect]] = {}
    for choice in choices(seed=7, every=9):
        said = ROOM.tell(choice)
        for effect in [*said.question, *(effect for each in said.moves for effect in each)]:
            effects.setdefault(effect.what, []).append(effect)
    assert len(effects) == len(KINDS)
    for language in LANGUAGES:
        speaker = Speaker(language, BOX.name, ["Ann"] * 6)
        for what, found in effects.items():
            for effect in found[:40]:
                assert speaker.say(f"poison-tells-{what}", **said_parts(effect)).strip()
    facts = [effect for found in effects.values() for effect in found if isinstance(effect, Fact)]
    typed = {name for fact in facts for name, part in fact.parts.items() if type(part) is not int}
    assert typed - {"fixed"} <= set(ROOM.words)


def said_parts(effect: Effect) -> dict[str, Any]:
    """Return what fills the text of an effect."""
    if not isinstance(effect, Change):
        assert isinstance(effect, Fact)
        return effect.parts
    is_exact = effect.least == effect.most
    amounts = [f"{amount:+d}" for amount in (effect.least, effect.most)]
    amount = amounts[0] if is_exact else "…".join(amounts)
    kind = "exact" if is_exact else "range"
    return {"least": effect.least, "most": effect.most, "range": kind, "amount": amount}
