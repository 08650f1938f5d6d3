"""Whatever is told and is not so, the law notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from games.laar.tells_tables import Late, held_to_the_law
from laws.laws import Table
from msgspec.structs import replace

from retorta.core.tells import Change, Choice, Effect, Fact, TellsRoom, Told
from retorta.games.laar import tells
from retorta.games.laar.cards import Expert, Kind

Lie: TypeAlias = Callable[[list[Effect], int], list[Effect]]
"""Changes what is told of a move, or of the question, to a seat."""


def others_left_out(effects: list[Effect], seat: int) -> list[Effect]:
    return [
        effect
        for effect in effects
        if not (isinstance(effect, Change) and effect.what == "points-now" and effect.seat != seat)
    ]


def changed(what: str, **fields: Any) -> Lie:
    """Return a lie that tells other fields of all effects of that name."""

    def lie(effects: list[Effect], seat: int) -> list[Effect]:
        return [replace(effect, **fields) if effect.what == what else effect for effect in effects]

    return lie


def more(what: str) -> Lie:
    """Return a lie that tells one more of a change."""

    def lie(effects: list[Effect], seat: int) -> list[Effect]:
        return [
            replace(effect, least=effect.least + 1, most=effect.most + 1)
            if isinstance(effect, Change) and effect.what == what
            else effect
            for effect in effects
        ]

    return lie


def narrower(effects: list[Effect], seat: int) -> list[Effect]:
    return [
        replace(effect, most=effect.least)
        if isinstance(effect, Change) and effect.what == "points"
        else effect
        for effect in effects
    ]


def other_parts(what: str, lied: Callable[[dict[str, Any]], dict[str, Any]]) -> Lie:
    def lie(effects: list[Effect], seat: int) -> list[Effect]:
        return [
            replace(effect, parts={**effect.parts, **lied(effect.parts)})
            if isinstance(effect, Fact) and effect.what == what
            else effect
            for effect in effects
        ]

    return lie


def every_answer(effects: list[Effect], seat: int) -> list[Effect]:
    isnt = all(effect.what not in ("becomes", "comes-back", "round") for effect in effects)
    return [*effects, Fact("suggested", deduced=True)] if isnt and effects else effects


LIES: dict[str, tuple[str, Lie]] = {
    "a point more for a card": ("points-now", more("points-now")),
    "a point more for a card one may get": ("would-bring", more("would-bring")),
    "a point more on the pad": ("points", more("points")),
    "what gems that lie face down come to is known": ("points", narrower),
    "a neighbour's loss is not told": ("points-now", others_left_out),
    "a calculation is the rules'": ("the layer of the rules", changed("points-now", deduced=False)),
    "what is deduced takes no deduction": (
        "the layer of the rules",
        changed("card-would-bring", deduced=False),
    ),
    "a loss is told without emphasis": ("void", changed("void", warns=False)),
    "an expert that was sent is still there": (
        "experts-left",
        other_parts("experts-left", lambda parts: {"experts": [*parts["experts"], Expert.COOK]}),
    ),
    "the other neighbour loses": (
        "takes",
        other_parts("takes", lambda parts: {"left": parts["right"], "right": parts["left"]}),
    ),
    "another class is announced": (
        "face-down",
        other_parts("face-down", lambda parts: {"gem": parts["gem"] % 8 + 1}),
    ),
    "a step too far": (
        "spices",
        other_parts("spices", lambda parts: {"different": parts["different"] + 1}),
    ),
    "another good joins": ("joins", other_parts("joins", lambda parts: {"kind": Kind.SPELL})),
    "the order of taking is that of sending": (
        "take-before",
        other_parts("take-before", lambda parts: {"seats": parts["seats"][::-1]}),
    ),
    "a ward stops more": (
        "stops",
        other_parts("stops", lambda parts: {"points": parts["points"] + 1}),
    ),
    "experts come back later": (
        "experts-return",
        other_parts("experts-return", lambda parts: {"after": 8}),
    ),
    "every answer is the best": ("suggested", every_answer),
}


@pytest.mark.parametrize("name", LIES)
def test_a_lie_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    what, lie = LIES[name]

    def tell(choice: Choice) -> Told:
        said = tells.tell(choice)
        moves = [lie(effects, choice.seat) for effects in said.moves]
        if not choice.chances:
            moves = [[effect for effect in effects if not effect.deduced] for effects in moves]
        return Told(lie(said.question, choice.seat), moves)

    monkeypatch.setattr(tells, "ROOM", TellsRoom(tell))
    with pytest.raises(AssertionError, match=what):
        held_to_the_law(Table, range(0, 90, 17), every=7, dreams=1) + held_to_the_law(
            Late, range(0, 270, 7), every=1, dreams=2
        )
