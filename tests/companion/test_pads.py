"""Score pads: what every one of them can do, and what each counts."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from support.noted_alchemists import noted_games

from retorta import plugins
from retorta.companion.pads.pad import Remark, ScorePad, score_pad
from retorta.core.errors import Several, TableError, Unreadable
from retorta.games.alchemists.cards import ARTIFACT_POINTS, Artifact
from retorta.games.laar.cards import CARDS_IN_THE_BOX, Kind, SpellKind
from retorta.games.laar.data import cardboard
from retorta.texts import LANGUAGES, Speaker

NEVER_ASSUMED = {"alchemists": {"code": "DEMO"}, "laar": {"memo": "IV"}}
"""What an empty sheet asks for: the truth, and the memo."""


def count(game: str, sheet: Any) -> tuple[dict[str, Any], list[str]]:
    """Return the result of a sheet, and the names of what was odd about it."""
    pad: ScorePad = score_pad(game)
    remarks: list[Remark] = []
    return pad.result(sheet, remarks), [remark.name for remark in remarks]


def faults_of(game: str, sheet: Any) -> list[str]:
    with pytest.raises(TableError) as caught:
        count(game, sheet)
    found = caught.value
    return [each.name for each in found.errors] if isinstance(found, Several) else [found.name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", plugins.games())
def test_an_empty_sheet_is_read_again_in_every_language(game: str, language: str) -> None:
    """Names, colours and recipes in it are written in the reader's language."""
    pad: ScorePad = score_pad(game)
    say = Speaker(language, game).say
    sheet = tomllib.loads(pad.template(plugins.box(game).seats[1], say))
    sheet |= NEVER_ASSUMED.get(game, {})
    result = pad.result(sheet, [])

    assert result["names"] == [
        say("core-player", number=seat + 1) for seat in range(plugins.box(game).seats[1])
    ]
    lines = pad.lines(result, Speaker(language, game, result["names"]).say)
    assert len(lines) >= 2


@pytest.mark.parametrize("game", plugins.games())
@pytest.mark.parametrize("sheet", [None, 5, [], {}, "x"])
def test_what_is_no_sheet_is_refused(game: str, sheet: Any) -> None:
    assert len(faults_of(game, sheet)) == 1


def test_all_that_is_wrong_is_told_at_once() -> None:
    sheet = {"players": ["Anna", "Anna", "Jan"], "rounds": [[{"red": -1}, {"gren": 1}, 7]], "x": 1}
    assert faults_of("poison", sheet) == [
        "sheet-key",
        "poison-sheet-count",
        "poison-sheet-colour",
        "poison-sheet-pile",
        "sheet-name-twice",
    ]
    error = Several([Unreadable("sheet-rounds"), Unreadable("sheet-name-twice", found="Anna")])
    for language in LANGUAGES:
        assert len(Speaker(language).error(error).splitlines()) == 2


# Poison


def test_colours_are_read_in_three_languages() -> None:
    sheet = {"rounds": [[{"красный": 3, "poison": 1}, {"czerwony": 1}, {"red": 2}]]}
    result, _ = count("poison", sheet)

    assert result["rounds"] == [[2, 1, 2]]
    assert result["majorities"] == [{"red": 0, "blue": None, "purple": None}]


def test_no_more_cards_are_taken_than_are_in_play() -> None:
    """Of three players the hand of a fourth lies aside: 38 of the 50 cards are in play."""
    taken = {"red": 14, "blue": 14, "purple": 11}
    assert faults_of("poison", {"rounds": [[taken, {}, {}]]}) == ["poison-sheet-in-play"]
    count("poison", {"rounds": [[taken, {}, {}, {}]]})


def test_what_lies_aside_goes_by_the_options() -> None:
    all_cards = {"red": 14, "blue": 14, "purple": 14, "poison": 8}
    options = {"rulebook": "polish", "hand": "five", "aside": "none"}
    result, _ = count("poison", {"rounds": [[all_cards, {}, {}]], "options": options})
    assert result["totals"] == [16, 0, 0]


def test_more_rounds_than_the_rulebook_plays_are_odd() -> None:
    """5. Three players deal twice each by the Polish rulebook only."""
    sheet: Any = {"rounds": [[{}, {}, {}]] * 4}
    assert count("poison", sheet)[1] == ["poison-more-rounds"]
    assert count("poison", {**sheet, "options": {"rulebook": "polish"}})[1] == []


# Potion-Making


def test_no_half_is_forgotten() -> None:
    """3.5 The builder scores the recipe, each other owner of an ingredient half, once."""
    turns = [
        {"player": "Анна", "elements": 1},
        {"player": "Анна", "recipe": "eternal-sleep-potion"},
        {"player": "борис", "recipe": "strength-elixir"},
        {"player": "борис", "recipe": "timelessness", "from": ["Анна", "Анна", "Борис"]},
        {"player": 3, "recipe": "дракон", "from": ["Борис"]},
    ]
    result, _ = count("potion-making", {"players": ["Анна", "Борис", "Вера"], "turns": turns})

    assert result["players"][0] == {"elements": 1, "recipes": 2, "halves": 3}
    assert result["players"][1] == {"elements": 0, "recipes": 8, "halves": 4}
    assert result["winners"] == [1]


def test_no_half_goes_to_somebody_who_has_built_nothing() -> None:
    """3.5 Halves are for built recipes; a spell gives one only in the place of another."""
    dragon = {"player": 1, "recipe": "dragon", "from": [2]}
    powder = {"player": 2, "recipe": "powder-of-control", "from": [1]}
    love = {"player": 1, "recipe": "love-potion"}
    sheet: Any = {"players": ["A", "B"], "turns": [dragon]}
    assert faults_of("potion-making", sheet) == ["potion-making-sheet-nothing-built"]
    sheet["turns"] = [dragon, love, powder]
    assert faults_of("potion-making", sheet) == ["potion-making-sheet-nothing-built"]
    sheet["turns"] = [love, powder, dragon]
    assert count("potion-making", sheet) == (
        {
            "names": ["A", "B"],
            "players": [
                {"elements": 0, "recipes": 10, "halves": 2},
                {"elements": 0, "recipes": 4, "halves": 4},
            ],
            "totals": [12, 8],
            "winners": [0],
        },
        [],
    )


def test_a_half_for_what_only_a_spell_can_have_given_is_odd() -> None:
    built = [
        {"player": 2, "recipe": "love-potion"},
        {"player": 3, "recipe": "strength-elixir"},
    ]
    sheet: Any = {"players": ["A", "B", "C"]}
    sheet["turns"] = [*built, {"player": 1, "recipe": "dragon", "from": [2]}]
    assert count("potion-making", sheet)[1] == ["potion-making-by-spell"]
    sheet["turns"] = [*built, {"player": 1, "recipe": "dragon", "from": [2, 3]}]
    assert count("potion-making", sheet)[1] == ["potion-making-by-spell"]
    sheet["turns"] = [*built, {"player": 1, "recipe": "dragon", "from": [3]}]
    assert count("potion-making", sheet)[1] == []


@pytest.mark.parametrize(
    ("counts", "fault"),
    [
        ([{"halves": 101}, {}], "sheet-count"),
        ([{"halves": 999}, {}], "sheet-count"),
        ([{"elements": 60}, {}], "sheet-count"),
        ([{"elements": 40}, *[{}] * 5], "sheet-count"),
        ([{"recipes": ["dragon"] * 50}, {}], "potion-making-sheet-too-often"),
        (
            [{"recipes": ["dragon", "dragon"]}, {"recipes": ["griffin"] * 3}],
            "potion-making-sheet-too-often",
        ),
    ],
)
def test_a_count_is_not_more_than_the_box_allows(counts: Any, fault: str) -> None:
    assert faults_of("potion-making", {"counts": counts}) == [fault]
    allowed = [{"halves": 100, "elements": 50, "recipes": ["dragon"] * 3}, {}]
    count("potion-making", {"counts": allowed})


def test_a_game_may_be_counted_at_its_end() -> None:
    counts = [
        {"elements": 3, "recipes": ["love potion", "dragon"], "halves": 2},
        {"elements": 1, "recipes": [], "halves": 0},
    ]
    result, remarks = count("potion-making", {"counts": counts})
    assert result["totals"] == [3 + 2 + 8 + 2, 1]
    assert not remarks


def test_a_recipe_built_more_often_than_it_has_cards_is_odd() -> None:
    """A Spell of Knowledge may bring a card back, so it is no fault."""
    counts = [{"recipes": ["dragon", "dragon"]}, {}]
    assert count("potion-making", {"counts": counts})[1] == ["potion-making-more-than-box"]


@pytest.mark.parametrize(
    ("turn", "fault"),
    [
        ({"player": "Anna"}, "potion-making-sheet-turn"),
        ({"player": "Anna", "elements": 1, "recipe": "dragon"}, "potion-making-sheet-turn"),
        ({"player": "Anna", "elements": 4}, "sheet-count"),
        ({"player": "Olga", "elements": 1}, "sheet-nobody"),
        ({"player": "Anna", "recipe": "elixir"}, "potion-making-ambiguous"),
        ({"player": "Anna", "recipe": "soup"}, "potion-making-recipe"),
        ({"player": "Anna", "recipe": "dragon", "from": ["Olga"]}, "sheet-nobody"),
        ({"player": "Anna", "spell": 1}, "potion-making-sheet-turn"),
        (
            {"player": "Anna", "recipe": "love potion", "from": ["Jan"]},
            "potion-making-sheet-owners",
        ),
        ({"player": 1, "recipe": "fate", "from": [1, 2]}, "potion-making-sheet-owners"),
    ],
)
def test_a_turn_that_cannot_be_right(turn: Any, fault: str) -> None:
    sheet = {"players": ["Anna", "Jan"], "turns": [turn, {"player": "Jan", "elements": 1}]}
    assert faults_of("potion-making", sheet) == [fault]


# Alchemists


def alchemists(**changes: Any) -> dict[str, Any]:
    return {
        "truth": {
            "mushroom": "---",
            "fern": "+++",
            "toad": "+--",
            "claw": "-++",
            "flower": "+-+",
            "mandrake": "-+-",
            "scorpion": "++-",
            "feather": "--+",
        },
        "players": [
            {"name": "Anna", "reputation": 20, "gold": 4, "favors": 1},
            {"name": "Jan", "reputation": 10},
        ],
        **changes,
    }


def test_seals_are_counted_against_the_truth() -> None:
    """10.1 Stars score on a right theory; a hedge saves if its colour alone was wrong."""
    theories = [
        {
            "ingredient": "папоротник",
            "formula": "+++",
            "seals": [{"player": "Anna", "seal": "gold"}, {"player": "Jan", "seal": "silver"}],
        },
        {
            "ingredient": "toad",
            "formula": "++-",
            "seals": [{"player": "Anna", "seal": "green"}, {"player": "Jan", "seal": "red"}],
        },
    ]
    result, _ = count("alchemists", alchemists(theories=theories))

    assert result["players"][0]["seals"] == 5
    assert result["players"][1]["seals"] == 3 - 4
    assert result["players"][0]["gold"] == 2
    assert result["totals"] == [20 + 2 + 5, 10 - 1]
    assert [theory["right"] for theory in result["theories"]] == [True, False]


def test_artifacts_are_counted_by_the_games_own_rules() -> None:
    """13. Beside the printed points: a fifth of the reputation, two an artifact, the set aside."""
    players = [
        {"reputation": 20, "artifacts": ["magic mirror", "Crystal Cabinet"]},
        {"reputation": 10, "artifacts": ["feather in cap"], "set_aside": 3},
    ]
    result, _ = count("alchemists", alchemists(players=players))

    printed = ARTIFACT_POINTS[Artifact.MAGIC_MIRROR] + ARTIFACT_POINTS[Artifact.CRYSTAL_CABINET]
    assert result["players"][0]["artifacts"] == printed + 20 // 5 + 2 * 2
    assert result["players"][1]["artifacts"] == ARTIFACT_POINTS[Artifact.FEATHER_IN_CAP] + 3


def test_what_grants_are_worth_is_said_to_be_ours() -> None:
    named = alchemists(players=[{"grants": ["A", "centre"]}, {}])
    printed = alchemists(players=[{"grant_points": 4}, {}])

    assert count("alchemists", named)[1] == ["alchemists-grants-ours"]
    assert count("alchemists", printed)[0]["players"][0]["grants"] == 4
    assert count("alchemists", printed)[1] == []


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({"truth": {}}, ["alchemists-sheet-truth"]),
        ({"code": "ABCZ"}, ["code-newer"]),
        ({"players": [{"artifacts": ["periscope"]}] * 2}, ["alchemists-sheet-artifact-twice"]),
        ({"players": [{"artifacts": ["sword"]}, {}]}, ["alchemists-sheet-unknown"]),
        ({"players": [{"gold": -1}, {}]}, ["sheet-count"]),
        ({"players": [{"cards": 1}, {}]}, ["alchemists-sheet-player"]),
        ({"players": [{}]}, ["sheet-seats"]),
        (
            {"theories": [{"ingredient": "fern", "formula": "+++"}] * 2},
            ["alchemists-sheet-theory-twice", "alchemists-sheet-formula-twice"],
        ),
    ],
)
def test_a_last_count_that_cannot_be_right(changes: Any, faults: list[str]) -> None:
    assert faults_of("alchemists", alchemists(**changes)) == faults


FOUR = [{"name": name} for name in ("Anna", "Jan", "Ola", "Ewa")]
FULL = {
    "ingredient": "fern",
    "formula": "+++",
    "seals": [{"player": name["name"], "seal": "silver"} for name in FOUR],
}
LEVEL_ONE = ["periscope", "magic mortar", "discount card", "boots of speed"]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"theories": [FULL]}, "alchemists-sheet-book-full"),
        ({"players": [{**FOUR[0], "reputation": 158}, *FOUR[1:]]}, "sheet-count"),
        ({"players": [{**FOUR[0], "reputation": 0}, *FOUR[1:]]}, "sheet-count"),
        ({"players": [{**FOUR[0], "gold": 37}, *FOUR[1:]]}, "sheet-count"),
        ({"players": [{**each, "gold": 10} for each in FOUR]}, "alchemists-sheet-gold"),
        ({"players": [{**each, "favors": 7} for each in FOUR]}, "alchemists-sheet-favors"),
        (
            {"players": [{**each, "grant_points": [2, 2]} for each in FOUR]},
            "alchemists-sheet-grants",
        ),
        ({"players": [{**each, "grant_points": 13} for each in FOUR]}, "alchemists-sheet-grants"),
        ({"players": [{"grant_points": [10]}, *FOUR[1:]]}, "sheet-count"),
        ({"players": [{"grant_points": 46}, *FOUR[1:]]}, "sheet-count"),
        ({"players": [{"artifacts": LEVEL_ONE}, *FOUR[1:]]}, "alchemists-sheet-artifacts"),
        ({"players": [{"set_aside": 2}, *FOUR[1:]]}, "alchemists-sheet-set-aside"),
        ({"players": [{"set_aside": 9, "artifacts": "feather in cap"}, {}]}, "sheet-count"),
    ],
)
def test_more_than_the_box_or_six_rounds_can_give_is_refused(changes: Any, fault: str) -> None:
    """6.3 Three seals fit on a book; five grants, 36 gold, three artifacts of a level are there."""
    assert faults_of("alchemists", alchemists(**{"players": FOUR, **changes})) == [fault]


def test_as_much_as_there_is_may_be_there() -> None:
    players = [
        {**FOUR[0], "reputation": 157, "gold": 36, "favors": 24, "grant_points": [9] * 5},
        {**FOUR[1], "artifacts": LEVEL_ONE[:3]},
        *FOUR[2:],
    ]
    full = {**FULL, "seals": FULL["seals"][:3]}
    assert count("alchemists", alchemists(players=players, theories=[full]))[1] == []


@pytest.mark.parametrize("seed", range(12))
def test_what_comes_of_a_game_is_never_refused(seed: int) -> None:
    """Whatever the engine itself allows fits the bounds, eager scholars included."""
    options = {"level": "master" if seed % 2 else "apprentice"}
    *_, (_, state) = noted_games(2 + seed % 3, options, seed)
    players = [
        {"reputation": lab.reputation, "gold": lab.gold, "favors": sum(lab.favors)}
        for lab in state.labs
    ]
    count("alchemists", alchemists(players=players))


# Guilds of Laar


def test_an_empty_sheet_asks_for_the_memo() -> None:
    """Whoever fills it in says which one lay on the table."""
    sheet = tomllib.loads(score_pad("laar").template(2, Speaker("en", "laar").say))
    assert faults_of("laar", sheet) == ["laar-sheet-memo"]


def test_a_universal_good_is_laid_where_it_is_worth_most() -> None:
    printed = cardboard("")
    card = next(
        number
        for number in range(CARDS_IN_THE_BOX)
        if printed.spells[number].kind == SpellKind.UNIVERSAL
    )
    spice = printed.spices[card]
    same = [
        f"#{n + 1}" for n in range(CARDS_IN_THE_BOX) if printed.spices[n] == spice and n != card
    ]
    player = {"spice": same[:1], "spell": [f"#{card + 1}"]}
    laid, remarks = count("laar", {"memo": "IV", "players": [player, {}]})
    left, odd = count(
        "laar",
        {"memo": "IV", "players": [{"spice": same[:1], "spell": [{"kind": "universal"}]}, {}]},
    )

    assert laid["totals"][0] > left["totals"][0]
    assert laid["players"][0]["how"]["universal"][0]["card"] == card + 1
    assert laid["players"][0]["how"]["universal"][0]["as"] in [kind.name.lower() for kind in Kind]
    assert not remarks
    assert odd == ["laar-universal-stays"]


def test_a_memo_of_ours_is_said_to_be_ours() -> None:
    players = [{"spice": ["анис"]}, {"spice": ["anyż"]}]
    assert count("laar", {"memo": "I", "players": players})[1] == ["laar-memo-ours"]
    assert count("laar", {"memo": "IV", "players": players})[1] == []


def test_everything_wrong_with_goods_is_told() -> None:
    players = [{"spice": ["salt"], "gem": [9], "side": "up"}, {"spell": ["#99"]}]
    assert faults_of("laar", {"memo": "IV", "players": players}) == [
        "laar-sheet-unknown",
        "laar-sheet-gem",
        "laar-sheet-side",
        "laar-sheet-card",
    ]
