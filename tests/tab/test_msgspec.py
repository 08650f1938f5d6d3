"""The stand-in for msgspec does what msgspec does, on everything that we use of it."""

from __future__ import annotations

import importlib
import sys
import types
import typing
from collections.abc import Iterator
from enum import Enum
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from retorta import plugins
from retorta.core.box import View
from retorta.tab import msgspec as standin
from retorta.tables import answers, messages, rows

MODULES = [
    *("retorta.tables.answers", "retorta.tables.messages", "retorta.tables.rows"),
    *(
        f"retorta.games.alchemists.companion.{name}"
        for name in ("sheet", "questions_school", "questions_oracle")
    ),
    *(f"retorta.games.{game.replace('-', '_')}.views" for game in plugins.games()),
    *("retorta.games.laar.companion.deck", "retorta.games.laar.companion.rounds"),
    "retorta.games.alchemists.companion.corrections",
]


def again(name: str) -> types.ModuleType:
    """Return a module of ours as it is in a tab, where the stand-in is called msgspec."""
    kept = {at: sys.modules.pop(at) for at in (*MODULES, "msgspec") if at in sys.modules}
    sys.modules["msgspec"] = standin
    try:
        return importlib.import_module(name)
    finally:
        for at in MODULES:
            sys.modules.pop(at, None)
        sys.modules.update(kept)
        for at, module in kept.items():
            package, _, member = at.rpartition(".")
            if package:
                setattr(sys.modules[package], member, module)


def structs(module: types.ModuleType, base: type) -> dict[str, Any]:
    return {
        name: kind
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base
    }


PAIRS: dict[str, tuple[Any, Any]] = {
    f"{name}.{kind}": (original, structs(again(name), standin.Struct)[kind])
    for name in MODULES
    for kind, original in structs(importlib.import_module(name), msgspec.Struct).items()
}

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
NUMBERS = st.integers(-(2**53), 2**53)
FLOATS = st.decimals(-(10**10), 10**10, places=4, allow_nan=False).map(float)
DATA = st.recursive(
    st.none() | st.booleans() | NUMBERS | FLOATS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Return values that fit a type hint, without structs in them."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return values(arguments[0])
    if origin is Literal:
        return st.sampled_from(arguments)
    if origin in (typing.Union, types.UnionType):
        return st.one_of(*map(values, arguments))
    if hint in (str, int, float, bool, type(None)):
        return {str: TEXTS, int: NUMBERS, float: FLOATS, bool: st.booleans()}.get(hint, st.none())
    if origin is list:
        return st.lists(values(arguments[0]), max_size=3)
    if origin is tuple:
        kinds = [it for it in arguments if it is not Ellipsis]
        return st.tuples(*map(values, kinds))
    return DATA


@pytest.mark.parametrize("name", PAIRS)
def test_a_struct_has_the_same_form(name: str) -> None:
    original, ours = PAIRS[name]
    assert ours.__struct_fields__ == original.__struct_fields__
    assert ours.__struct_config__.tag_field == original.__struct_config__.tag_field
    assert ours.__struct_config__.tag == original.__struct_config__.tag
    assert ours.__struct_config__.frozen == original.__struct_config__.frozen
    assert len(ours.__struct_defaults__) == len(original.__struct_defaults__)


@given(st.data())
def test_structs_of_every_type_are_written_the_same_and_compared_the_same(data: Any) -> None:
    name = data.draw(st.sampled_from(sorted(PAIRS)))
    original, ours = PAIRS[name]
    hints = typing.get_type_hints(original, include_extras=True)
    parts = {
        field: data.draw(values(hints[field]))
        for field in original.__struct_fields__
        if hints[field] is not bytes and not is_enum(hints[field])
    }
    lacking = set(original.__struct_fields__) - set(parts)
    parts |= dict.fromkeys(lacking, 0)
    one, other = original(**parts), ours(**parts)
    assert standin.json.encode(other) == msgspec.json.encode(one)
    assert repr(other) == repr(one)
    assert other == ours(**parts)
    if parts:
        first = next(iter(parts))
        changed = {**parts, first: ["another"]}
        assert (other == ours(**changed)) == (one == original(**changed))


def is_enum(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Enum)


@given(DATA)
def test_data_is_written_and_read_the_same(data: Any) -> None:
    written = msgspec.json.encode(data)
    assert standin.json.encode(data) == written
    sorted_ = msgspec.json.Encoder(order="deterministic").encode(data)
    assert standin.json.Encoder(order="deterministic").encode(data) == sorted_
    assert standin.json.decode(written) == msgspec.json.decode(written) == data
    assert standin.json.decode(written.decode()) == data


def damaged() -> Iterator[st.SearchStrategy[bytes]]:
    yield (
        DATA.map(msgspec.json.encode)
        .flatmap(
            lambda text: st.tuples(st.just(text), st.integers(0, len(text)), st.binary(max_size=2))
        )
        .map(lambda it: it[0][: it[1]] + it[2] + it[0][it[1] :])
    )
    yield st.text('[]{}",:0123456789.eE+-tfn\\u dDaf8\n', max_size=16).map(str.encode)
    yield st.binary(max_size=12)


@given(st.one_of(*damaged()))
def test_what_is_no_json_is_refused_by_both(text: bytes) -> None:
    assert verdict(standin, text) == verdict(msgspec, text)


@pytest.mark.parametrize(
    "text",
    [
        *(b"NaN", b"Infinity", b"-Infinity", b"1e999", b'"\\ud800"', b'"\\ud83d\\ude00"', b"\xff"),
        *(b"\xef\xbb\xbf1", b"01", b"-", b"1.", b".5", b'"\n"', b"[1,]", b"{1:2}"),
        *(b"", b" 1 ", b"'a'", b'"\\x41"', b"tru", b"-0", b"-0.0", b"1E5", b'{"a":1,"a":2}'),
    ],
)
def test_corners_of_json(text: bytes) -> None:
    assert verdict(standin, text) == verdict(msgspec, text)


def verdict(library: Any, text: bytes) -> Any:
    try:
        return repr(library.json.decode(text))
    except (library.DecodeError, UnicodeDecodeError):
        return "refused"


def test_a_default_that_can_be_changed_is_nobody_elses() -> None:
    new_table = structs(again("retorta.tables.answers"), standin.Struct)["NewTable"]
    one, other = new_table("poison", []), new_table("poison", [])
    one.options["hand"] = "whole"
    assert other.options == {}


def test_a_frozen_struct_cannot_be_changed_and_can_be_a_key() -> None:
    poison = again("retorta.games.poison.views")
    (kind,) = [it for name, it in structs(poison, standin.Struct).items() if name == "OwnView"]
    view = kind(**dict.fromkeys(kind.__struct_fields__, 1))
    with pytest.raises(AttributeError):
        view.seat = 2
    assert hash(view) == hash(kind(**dict.fromkeys(kind.__struct_fields__, 1)))
    changeable = structs(again("retorta.tables.answers"), standin.Struct)["Id"]("x")
    with pytest.raises(TypeError):
        hash(changeable)


def test_every_module_of_ours_that_has_structs_is_tried() -> None:
    for module in (answers, messages, rows):
        assert module.__name__ in MODULES
    assert issubclass(View, msgspec.Struct)
    assert len(PAIRS) > 60


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"[":'])
def test_what_is_nested_too_deeply_is_refused_before_it_is_read(opening: str) -> None:
    """In WebAssembly the reading itself would end the worker."""
    with pytest.raises(RecursionError):
        standin.json.decode(opening * 100_000)
    wide = "[" + ",".join(["[{}]"] * 10_000) + "]"
    assert standin.json.decode(wide) == msgspec.json.decode(wide)
    assert standin.json.decode('["[[[[\\"[[[", []]' * 1) == ['[[[["[[[', []]
