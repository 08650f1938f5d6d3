"""Whatever is told in Potion-Making and is not so, the law notices."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, TypeAlias

import pytest
from games.potion_making.tells_tables import held_to_the_law, late_table
from laws.laws import Table
from msgspec.structs import replace

from retorta.core.tells import Change, Choice, Effect, Fact, Lacking, Pointless, TellsRoom, Told
from retorta.games.potion_making import BOX, tells
from retorta.games.potion_making.cards import Card, Element, Recipe

Lie: TypeAlias = Callable[[Effect], Effect | None]
"""Tells something else of a choice, or leaves it out."""


def change(what: str, least: int, most: int) -> Lie:
    """Return the lie that a number changes by more or less than it does."""

    def lie(effect: Effect) -> Effect:
        if not isinstance(effect, Change) or effect.what != what:
            return effect
        return replace(effect, least=effect.least + least, most=effect.most + most)

    return lie


def part(what: str, name: str, lied: Callable[[Any], Any]) -> Lie:
    """Return the lie about one part of an effect."""

    def lie(effect: Effect) -> Effect:
        if isinstance(effect, Change) or effect.what != what:
            return effect
        return replace(effect, parts={**effect.parts, name: lied(effect.parts[name])})

    return lie


def other_card(card: Card) -> Card:
    return Card((card + 1) % len(Card))


def one_less(cards: list[Any]) -> list[Any]:
    return cards[1:]


def one_more(number: int) -> int:
    return number + 1


def nobody_helps(effect: Effect) -> Effect | None:
    """Return what is told, without what the owners of ingredients earn."""
    return (
        None
        if isinstance(effect, Change) and effect.what == "points" and effect.most > 1
        else effect
    )


def all_is_certain(effect: Effect) -> Effect:
    return replace(effect, how="certain") if isinstance(effect, Fact) else effect


def always(told: Effect) -> Lie:
    """Return the lie that something is told of every choice with a drawer."""
    return lambda effect: told if effect.what == "at-bottom" else effect


LIES: dict[str, Lie] = {
    "a point more": change("points", 1, 1),
    "a point less": change("points", -1, -1),
    "nobody earns a half": nobody_helps,
    "what follows can only be the least": lambda effect: (
        replace(effect, most=effect.least, how="certain")
        if isinstance(effect, Change) and effect.what == "points-after"
        else effect
    ),
    "every ingredient that may be used is used": all_is_certain,
    "a spell lies on top": lambda effect: (
        Fact("on-top", {**effect.parts, "height": 1, "covers": []})
        if isinstance(effect, Fact) and effect.what == "at-bottom"
        else effect
    ),
    "a drawer holds a card more": part("on-top", "height", one_more),
    "a card covers nothing": part("on-top", "covers", lambda covered: []),
    "something else is laid open": part("uncovers", "top", lambda top: Recipe((top + 1) % 40)),
    "another element is gone": part(
        "gone", "elements", lambda gone: [*gone, *[Element((gone[0] + 1) % 16)]]
    ),
    "one's own recipe is used": part("uses", "owner", lambda owner: (owner + 1) % 2),
    "another card returns": part("returns", "cards", lambda cards: [*cards, cards[0]]),
    "something else comes to lie on it": part("beneath", "cards", one_less),
    "another card is taken": part("learns", "card", other_card),
    "one more to choose from": part("knowledge", "choices", one_more),
    "something else is broken": part("breaks", "card", other_card),
    "something else stays": part("keeps", "card", other_card),
    "something stays": part("keeps-nothing", "card", other_card),
    "something else is given up": part("gives-up", "card", other_card),
    "it becomes something else": part("turns", "into", other_card),
    "more are drawn": part("draws-later", "number", one_more),
    "no spell helps": always(Pointless("no-card-follows")),
    "every spell ends the game": always(Fact("ends-game")),
    "a recipe needs one more": lambda effect: (
        replace(effect, has=effect.has - 1) if isinstance(effect, Lacking) else effect
    ),
    "something else is missing": part("recipe-lacking", "missing", one_less),
    "all recipes are ready": lambda effect: (
        Fact("recipe-ready", effect.parts) if isinstance(effect, Lacking) else effect
    ),
    "a recipe brings a point more": part("recipe-ready", "earns", lambda earns: [9, *earns[1:]]),
    "another ingredient is asked for": part("wanted", "ingredient", lambda _: Element.BAT_WING),
    "fewer cards are left": part("cards-left", "deck", one_more),
    "somebody has a card": part("nobody-else", "number", one_more),
}
GAMES: list[tuple[Table, int]] = list(
    product([late_table(2 + deck % 3, deck) for deck in range(4)], range(300, 340))
)


@pytest.mark.parametrize("name", LIES)
def test_the_law_notices(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lie, true = LIES[name], tells.ROOM.tell

    def told(choice: Choice) -> Told:
        said = true(choice)
        lied = [
            [changed for effect in effects if (changed := lie(effect)) is not None]
            for effects in [said.question, *said.moves]
        ]
        return Told(lied[0], lied[1:])

    assert f"{BOX.rooms.tells}:ROOM" == f"{tells.__name__}:ROOM", "this is what is replaced"
    monkeypatch.setattr(tells, "ROOM", TellsRoom(told))
    with pytest.raises(AssertionError):
        held_to_the_law(GAMES, every=1, dreams=1, moves=9)
