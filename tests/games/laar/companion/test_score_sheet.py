"""The score pad: results, how they came about, and sheets that cannot be right."""

from __future__ import annotations

import copy
from importlib.resources import files
from typing import Any

import pytest

from retorta.companion.pads.pad import Remark
from retorta.core.errors import TableError, Unreadable
from retorta.games.laar.cards import Kind
from retorta.games.laar.companion.pad import PAD
from retorta.games.laar.views import GemView
from retorta.texts import LANGUAGES, Speaker

SHEET: dict[str, Any] = {
    "memo": "IV",
    "first_player": 0,
    "players": [
        {
            "spice": ["anise"],
            "gem": [1, 2],
            "beast": ["unicorn", "spider"],
            "weapon": [{"type": "pinga", "left": 1, "right": 2}],
            "spell": [{"kind": "ward", "of": ["pinga"]}, {"kind": "two_per_spell", "of": []}],
            "side": "left",
        },
        {
            "spice": ["anise", "mint", "pepper", "anise"],
            "gem": [1, 2, 4, 4, 8],
            "weapon": [{"type": "pinga", "left": 2, "right": 0}],
        },
    ],
}


def count(sheet: Any) -> dict[str, Any]:
    remarks: list[Remark] = []
    result = PAD.result(sheet, remarks)
    assert not remarks
    return result


def test_points_total_and_winner() -> None:
    result = count(SHEET)
    kinds = ("spell", "gem", "spice", "beast", "weapon", "total")

    assert [result["players"][0][kind] for kind in kinds] == [4, 4, 2, 4, 1, 15]
    assert [result["players"][1][kind] for kind in kinds] == [0, 11, 8, 0, -1, 18]
    assert result["totals"] == [15, 18]
    assert result["winners"] == [1]


def test_how_the_best_split_was_reached() -> None:
    how = [player["how"] for player in count(SHEET)["players"]]

    assert how[1]["gem_runs"] == [[8, 1, 2], [4], [4]]
    assert how[0]["beast_sets"] == [{"beasts": ["spider", "unicorn"], "points": 4}]
    assert how[0]["wards"] == ["pinga"]
    assert [how[0]["side"], how[1]["side"]] == ["left", "left"]


def test_what_is_left_out_is_chosen_best() -> None:
    """Without a side the right one counts, without a type the pinga is warded off."""
    sheet = copy.deepcopy(SHEET)
    del sheet["players"][0]["side"]
    sheet["players"][0]["spell"][0] = {"kind": "ward"}
    result = count(sheet)

    assert result["players"][0]["weapon"] == 2
    assert result["players"][0]["how"]["side"] == "right"
    assert result["players"][0]["how"]["wards"] == ["pinga"]


def test_gem_changes_are_shown() -> None:
    sheet = copy.deepcopy(SHEET)
    sheet["players"][0]["gem"] = [1, 4, 5]
    sheet["players"][0]["spell"] += [{"kind": "gem_shift"}] * 2
    player = count(sheet)["players"][0]

    assert player["gem"] == 9
    assert player["how"]["gem_changes"] == [[1, 2], [2, 3]]
    assert player["how"]["gem_runs"] == [[3, 4, 5]]


def test_three_players_sit_clockwise() -> None:
    """The example of the rulebook: the next in the list is the left neighbour."""
    weapons = [
        [("katar", 1, 2), ("katar", 2, 0), ("shuriken", 0, 2)],
        [("boomerang", 2, 0), ("shuriken", 2, 0)],
        [("pinga", 1, 2)],
    ]
    players: list[dict[str, Any]] = [
        {"weapon": [dict(zip(("type", "left", "right"), one, strict=True)) for one in stack]}
        for stack in weapons
    ]
    players[1]["spell"] = [{"kind": "ward"}]
    players[2]["spell"] = [{"kind": "weapon_boost", "of": [name]} for name in ("katar", "pinga")]
    result = count({"memo": "III", "players": players})

    assert [player["weapon"] for player in result["players"]] == [-1, 4, -3]


def test_memo_five_goes_by_the_list() -> None:
    order = ["phoenix", "spider", "unicorn", "unicorn", "serpent"]
    result = count({"memo": "V", "players": [{"beast": order}, {}]})

    assert result["players"][0]["beast"] == 14


def test_a_sheet_may_name_its_own_data() -> None:
    text = files("retorta.games.laar").joinpath("cards.toml").read_text("utf-8")
    own = text.replace("{ any = 2, points = 5 }", "{ any = 2, points = 8 }")
    sheet = {"memo": "III", "players": [{"beast": ["spider"] * 2}, {}], "options": {"data": own}}

    assert count(sheet)["totals"] == [8, 0]


def test_more_cards_than_the_deck_has_are_remarked_on() -> None:
    remarks: list[Remark] = []
    result = PAD.result({"memo": "III", "players": [{"gem": [1] * 7}, {}]}, remarks)
    [remark] = remarks

    assert result["totals"] == [7, 0]
    assert remark.parts == {"kind": Kind.GEM, "thing": GemView(1), "found": 7, "most": 6}
    for language in LANGUAGES:
        assert Speaker(language, "laar").say(f"remark-{remark.name}", **remark.parts)


def test_the_result_can_be_read_in_every_language() -> None:
    sheet = copy.deepcopy(SHEET)
    sheet["players"][1]["spell"] = [{"kind": "gem_shift"}, {"kind": "ward"}]
    for language in LANGUAGES:
        lines = PAD.lines(count(sheet), Speaker(language, "laar").say)
        assert len(lines) == 15


def wrong(change: Any) -> TableError:
    sheet = copy.deepcopy(SHEET)
    change(sheet)
    with pytest.raises(Unreadable) as caught:
        PAD.result(sheet, [])
    for language in LANGUAGES:
        said = Speaker(language, "laar").error(caught.value)
        assert said.endswith(".")
        assert "\n" not in said
    return caught.value


def player(**stacks: Any) -> Any:
    return lambda sheet: sheet["players"][0].update(stacks)


def top(**keys: Any) -> Any:
    return lambda sheet: sheet.update(keys)


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (player(spice=["salt"]), "laar-sheet-unknown"),
        (player(gem=[9]), "laar-sheet-gem"),
        (player(gem=["1"]), "laar-sheet-gem"),
        (player(weapon=[{"type": "pinga", "left": 3, "right": 0}]), "laar-sheet-number"),
        (player(weapon=[{"type": "sword", "left": 1, "right": 0}]), "laar-sheet-unknown"),
        (player(weapon=["pinga"]), "laar-sheet-weapon"),
        (top(players=[{}] * 5), "sheet-seats"),
        (top(players=[{}]), "sheet-seats"),
        (top(players={}), "sheet-seats"),
        (top(players=[{}, 3]), "laar-sheet-player"),
        (top(memo="V", players=[{"beast": {"unicorn": 2}}, {}]), "laar-sheet-order"),
        (player(beast={"unicorn": 2}), "laar-sheet-stack"),
        (player(beast=["dragon"]), "laar-sheet-unknown"),
        (player(spell=[{"kind": "fireball"}]), "laar-sheet-unknown"),
        (player(spell=["ward"]), "laar-sheet-spell"),
        (player(spell=[{"kind": "two_per_beast"}]), "laar-sheet-of"),
        (player(spell=[{"kind": "two_per_spell", "of": ["gem"]}]), "laar-sheet-of"),
        (
            player(spell=[{"kind": "four_per_spice_pair", "of": ["mint", "mint"]}]),
            "laar-sheet-of",
        ),
        (player(spell=[{"kind": "point_per_good", "of": ["spell"]}]), "laar-sheet-unknown"),
        (player(side="up"), "laar-sheet-side"),
        (player(gold=3), "laar-sheet-player-key"),
        (player(gem=[1] * 13), "laar-sheet-goods"),
        (top(memo="VI"), "laar-sheet-memo"),
        (top(memo=4), "laar-sheet-memo"),
        (top(first_player=2), "laar-sheet-first"),
        (top(rounds=[]), "sheet-key"),
        (top(options=[]), "sheet-options"),
        (lambda sheet: sheet.pop("memo"), "laar-sheet"),
    ],
)
def test_a_sheet_that_cannot_be_right_is_refused(change: Any, name: str) -> None:
    assert wrong(change).name == name


@pytest.mark.parametrize("sheet", [None, [], 3, "sheet", {}])
def test_what_is_no_sheet_is_refused(sheet: Any) -> None:
    with pytest.raises(Unreadable) as caught:
        PAD.result(sheet, [])
    assert caught.value.name == "laar-sheet"
