"""Data goes out and comes back the same."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st
from market_day.vocabulary import HeckleHeard, Offer, Potion, Sell

from retorta.core import codec, reading
from retorta.core.errors import Unreadable
from retorta.games.poison import BOX
from retorta.games.poison.cards import Card, Colour
from retorta.games.poison.moves import Play


class Fruit(IntEnum):
    RED_APPLE = 0
    PEAR = 1


@dataclass(frozen=True)
class Basket:
    fruits: list[Fruit]
    weight: int | None
    pair: tuple[int, str]
    by_name: dict[str, Fruit]


baskets = st.builds(
    Basket,
    fruits=st.lists(st.sampled_from(Fruit)),
    weight=st.none() | st.integers(-(2**60), 2**60),
    pair=st.tuples(st.integers(0, 9), st.text()),
    by_name=st.dictionaries(st.text(), st.sampled_from(Fruit)),
)


@given(baskets)
def test_what_is_written_can_be_read(basket: Basket) -> None:
    assert reading.read(Basket, codec.loads(codec.dumps(codec.plain(basket)))) == basket


def test_members_are_written_by_name() -> None:
    """Members of two enums may be the same number; each keeps its own name."""
    assert codec.plain([Card.RED_2, Colour.BLUE, Fruit.PEAR]) == ["red-2", "blue", "pear"]


@dataclass(frozen=True)
class Label(codec.Printed):
    fruit: Fruit
    price: int


def test_what_is_printed_is_written_once() -> None:
    """The same data every time, and not that of another label with the same text."""
    label = Label(Fruit.PEAR, 3)
    written = codec.plain(label)

    assert written == {"fruit": "pear", "price": 3}
    assert codec.plain([label])[0] is written
    assert codec.plain(Label(Fruit.RED_APPLE, 3)) == {"fruit": "red-apple", "price": 3}
    assert label == Label(Fruit.PEAR, 3), "what is kept is no part of it"
    assert repr(label) == repr(Label(Fruit.PEAR, 3))
    assert reading.read(Label, written) == label


def test_moves_and_events_carry_their_kind() -> None:
    assert codec.plain(Play(Card.RED_4, 2)) == {"move": "play", "card": "red-4", "cauldron": 2}
    assert codec.plain(HeckleHeard(1, None)) == {"event": "heckle-heard", "seat": 1, "drawn": None}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"fruits": ["plum"], "weight": None, "pair": [1, ""], "by_name": {}},
        {"fruits": [], "weight": "heavy", "pair": [1, ""], "by_name": {}},
        {"fruits": [], "weight": True, "pair": [1, ""], "by_name": {}},
        {"fruits": [], "weight": None, "pair": [1], "by_name": {}},
        {"fruits": [], "weight": None, "pair": [1, ""], "by_name": {}, "more": 1},
    ],
)
def test_what_does_not_fit_is_refused(data: object) -> None:
    with pytest.raises(Unreadable):
        reading.read(Basket, data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        "play",
        {"move": "play"},
        {"move": "play", "card": "red-3", "cauldron": 0},
        {"move": "play", "card": "red-4", "cauldron": 3},
        {"move": "play", "card": "red-4", "cauldron": 0, "seat": 1},
        {"move": "play", "card": "red-4", "cauldron": 0.0},
    ],
)
def test_what_is_no_move_never_becomes_one(data: object) -> None:
    with pytest.raises(Unreadable):
        BOX.rules.catalogue.read(data)


def test_a_move_is_read_whatever_the_order_of_its_parts() -> None:
    written = {"cauldron": 2, "card": "red-4", "move": "play"}

    assert (
        BOX.rules.catalogue.read(written)
        is BOX.rules.catalogue[BOX.rules.catalogue.index(Play(Card.RED_4, 2))]
    )


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"a": NaN}', b"\xff\xfe"])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        codec.loads(text)


def test_a_class_that_is_no_data_is_refused() -> None:
    with pytest.raises(TypeError):
        codec.plain(object())


def test_games_may_share_names() -> None:
    assert codec.plain(Sell(Potion.RED)) == {"move": "sell", "potion": "red"}
    assert codec.plain(Offer(3)) == {"move": "offer", "smiles": 3}


@pytest.mark.parametrize("levels", [codec.DEEPEST + 1, 500, 990, 2_000, 100_000])
@pytest.mark.parametrize(
    ("opening", "closing"),
    [pytest.param("[", "]", id="lists"), pytest.param('{"a":[', "]}", id="objects and lists")],
)
def test_what_is_nested_too_deeply_is_not_read(opening: str, closing: str, levels: int) -> None:
    """Whoever goes down into it step by step would fall."""
    deep = opening * levels + "1" + closing * levels
    for text in (deep, deep.encode()):
        with pytest.raises(Unreadable, match="not-json"):
            codec.loads(text)


def test_what_is_long_or_has_brackets_in_its_texts_is_read() -> None:
    deepest = "[" * codec.DEEPEST + "1" + "]" * codec.DEEPEST
    assert codec.loads(deepest)
    assert codec.loads(f"[{deepest[1:-1]},{deepest[1:-1]}]")
    assert codec.loads(codec.dumps([[number] for number in range(1_000)]))[-1] == [999]
    for text in ("[{" * 1_000, '"' + "[{" * 1_000, '\\"' + "[" * 1_000, "[" * 1_000 + "\\"):
        for data in ({"text": text}, {text: [text]}, [text, '\\\\"', text]):
            written = codec.dumps(data)
            assert codec.loads(written) == codec.loads(written.decode()) == data


def test_what_is_nested_too_deeply_is_found_behind_any_text() -> None:
    """A quotation mark or a backslash in a text hides no bracket that comes after it."""
    deep = "[" * (codec.DEEPEST + 1) + "]" * (codec.DEEPEST + 1)
    for text in ("", '"', "\\", '\\"', '"\\', '\\\\"', "]}" * 200):
        with pytest.raises(Unreadable, match="not-json") as told:
            codec.loads(f"[{codec.text(text)},{deep}]")
        assert "deep" in str(told.value.parts)
