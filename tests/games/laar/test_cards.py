"""The cards, counted against the component list and the data file's own counts."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from retorta.games.laar.cards import (
    CARDS_IN_THE_BOX,
    Beast,
    Expert,
    Kind,
    SetKind,
    SpellKind,
    Spice,
    WeaponType,
)
from retorta.games.laar.data import cardboard
from retorta.games.laar.printed import good_view, memo_view

BOX = cardboard("")
FILE: dict[str, Any] = tomllib.loads(
    files("retorta.games.laar").joinpath("cards.toml").read_text("utf-8")
)


def test_1_forty_eight_goods_with_five_zones() -> None:
    assert len(FILE["card"]) == CARDS_IN_THE_BOX == 48
    for zones in (BOX.spices, BOX.beasts, BOX.weapons, BOX.spells, BOX.gems):
        assert len(zones) == 48


def test_1_every_kind_is_there() -> None:
    """Six spices, four beasts, four types of weapon, gems of classes 1 to 8."""
    assert set(BOX.spices) == set(Spice)
    assert set(BOX.beasts) == set(Beast)
    assert {weapon.type for weapon in BOX.weapons} == set(WeaponType)
    assert set(BOX.gems) == set(range(1, 9))
    assert {spell.kind for spell in BOX.spells} == set(SpellKind)


def test_1_the_numbers_of_weapons_go_from_0_to_2() -> None:
    for weapon in BOX.weapons:
        assert 0 <= weapon.left <= 2
        assert 0 <= weapon.right <= 2


def test_1_an_expert_for_every_kind_of_goods() -> None:
    goods = {entry["id"]: entry["good"] for entry in FILE["expert"]}
    for expert in Expert:
        assert goods[expert.name.lower()] == Kind(expert).name.lower()


def test_1_the_reconstruction_is_even() -> None:
    assert set(Counter(BOX.spices).values()) == {8}
    assert set(Counter(BOX.beasts).values()) == {12}
    assert set(Counter(BOX.gems).values()) == {6}
    assert set(Counter(weapon.type for weapon in BOX.weapons).values()) == {12}


def test_1_spells_have_the_copies_the_file_names() -> None:
    found = Counter(SpellKind(spell.kind).name.lower() for spell in BOX.spells)
    assert found == {entry["id"]: entry["copies"] for entry in FILE["spell"]}


@pytest.mark.parametrize("card", FILE["card"], ids=lambda card: str(card["id"]))
def test_1_a_card_is_read_as_it_is_printed(card: dict[str, Any]) -> None:
    good = good_view(BOX, card["id"] - 1)

    assert good.card == card["id"]
    assert good.spice.name.lower() == card["spice"]
    assert good.beast.name.lower() == card["beast"]
    assert good.gem == card["gem"]
    assert good.weapon.type.name.lower() == card["weapon"]["type"]
    assert [good.weapon.left, good.weapon.right] == [
        card["weapon"]["left"],
        card["weapon"]["right"],
    ]
    assert good.spell.kind.name.lower() == card["spell"]["kind"]
    assert [name.name.lower() for name in good.spell.of or []] == card["spell"]["of"]


def test_1_five_memos() -> None:
    assert [memo.name for memo in BOX.memos] == ["I", "II", "III", "IV", "V"]


def test_5_4_memo_five_is_the_table_of_the_rulebook() -> None:
    """Columns are the beast, rows the next one, in the order phoenix, serpent, spider, unicorn."""
    printed = [[3, 5, 4, 3], [3, 3, 5, 4], [4, 3, 3, 5], [5, 4, 3, 3]]

    assert memo_view(BOX.memos[4]).next == [list(column) for column in zip(*printed, strict=True)]


def test_5_4_sets_are_written_out_for_every_beast() -> None:
    ways = {
        (SetKind(line.kind), line.count): sum(1 for need in memo.needs if sum(need) == line.count)
        for memo in (BOX.memos[2],)
        for line in memo.sets
    }
    assert ways == {(SetKind.ANY, 2): 10}
