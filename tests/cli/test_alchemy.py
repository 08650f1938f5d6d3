"""``retorta alchemy`` as a table meets it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.command_line import Run, Said

from retorta.cli.commands.alchemy import command
from retorta.games.alchemists.companion.codes import read_code
from retorta.games.alchemists.companion.promises import promise
from retorta.texts import LANGUAGES, Speaker

DOCS = Path(__file__).parents[2] / "docs"
PAGE = "".join((DOCS / page).read_text("utf-8") for page in ("companion.md", "facts.md"))
NAMES = list(command._members)


def told(said: Said) -> Any:
    assert said.code == 0, said.err
    return json.loads(said.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_help_in_every_language(run: Run, name: str, language: str) -> None:
    said = run("alchemy", name, "--help", "--lang", language)

    assert said.code == 0
    assert said.out.startswith(Speaker(language).say("cli-usage") + f"retorta alchemy {name} ")
    assert "cli-" not in said.out


def test_the_family_lists_its_commands(run: Run) -> None:
    said = run("alchemy", "--help")

    assert [line.split()[0] for line in said.out.split("Commands:\n")[1].splitlines()] == NAMES


def test_a_new_code_comes_with_its_promise(run: Run) -> None:
    made = told(run("alchemy", "new", "--json"))
    said = run("alchemy", "reveal", made["code"], "--promise", made["promise"])

    assert made["promise"] == promise(made["code"])
    assert said.code == 0
    assert "The promise was kept" in said.out
    assert made["code"] not in said.out


def test_a_compatible_code(run: Run) -> None:
    made = told(run("alchemy", "new", "--compatible", "--json"))

    assert re.fullmatch("[A-Z]{3}[A-E]", made["code"])
    assert made["promise"] is None
    assert read_code(made["code"])


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (["mix", "DEMO", "mushroom", "toad"], ["healing", "R+"]),
        (["mix", "demo", "жаба", "grzyb"], ["healing"]),
        (["mix", "DEMO", "claw", "toad"], ["neutral"]),
        (["test", "DEMO", "mushroom", "toad"], ["healing", "does not mind"]),
        (["test", "DEMO", "mushroom", "claw"], ["insanity", "unwilling", "1 gold"]),
        (["drink", "DEMO", "mushroom", "toad"], ["healing", "Nothing bad"]),
        (["drink", "DEMO", "fern", "claw"], ["poison", "hospital"]),
        (["drink", "DEMO", "fern", "flower"], ["paralysis", "green space"]),
        (["drink", "DEMO", "mushroom", "claw"], ["insanity", "1 reputation"]),
        (["debunk", "DEMO", "fern", "blue"], ["blue", "plus"]),
        (["debunk", "DEMO", "fern", "red"], ["red", "minus"]),
        (["debunk", "DEMO", "fern", "claw", "--claim", "poison"], ["Yes"]),
        (["debunk", "DEMO", "fern", "claw", "--claim", "neutral"], ["No"]),
        (["exhibit", "DEMO", "fern", "claw", "--claim", "red-"], ["poison", "promised"]),
        (["exhibit", "DEMO", "fern", "claw", "--claim", "speed"], ["poison", "speed"]),
        (["reveal", "DEMO"], ["formula 6, R+ g+ b−"]),
        (["triangle", "DEMO"], ["R+   B+   toad"]),
    ],
)
def test_answers(run: Run, arguments: list[str], lines: list[str]) -> None:
    said = run("alchemy", *arguments)

    assert said.code == 0, said.err
    for line in lines:
        assert line in said.out


@pytest.mark.parametrize(
    ("order", "quality"),
    [("poison", "exact"), ("insanity", "right-sign"), ("speed", "wrong-sign")],
)
def test_a_sale_tells_the_quality_and_never_the_potion(run: Run, order: str, quality: str) -> None:
    said = run("alchemy", "sell", "DEMO", "fern", "claw", "--order", order)
    data = told(run("alchemy", "sell", "DEMO", "fern", "claw", "--order", order, "--json"))

    assert data == {"ingredients": ["fern", "claw"], "order": order, "quality": quality}
    if order != "poison":
        assert "poison" not in said.out


def test_a_neutral_sale(run: Run) -> None:
    data = told(run("alchemy", "sell", "DEMO", "toad", "claw", "--order", "speed", "--json"))

    assert data["quality"] == "neutral"


def test_json_of_every_answer(run: Run) -> None:
    fern_claw = {"ingredients": ["fern", "claw"], "potion": "poison", "mark": "red-"}
    ask = ["DEMO", "fern", "claw", "--json"]

    assert told(run("alchemy", "mix", *ask)) == fern_claw
    assert told(run("alchemy", "test", *ask)) == {**fern_claw, "unwilling": True}
    assert told(run("alchemy", "drink", *ask)) == {**fern_claw, "harmful": True}
    assert told(run("alchemy", "debunk", *ask, "--claim", "poison"))["confirmed"] is True
    assert told(run("alchemy", "exhibit", *ask, "--claim", "speed"))["success"] is False
    aspect = {"ingredient": "fern", "colour": "red", "sign": "-"}
    assert told(run("alchemy", "debunk", "DEMO", "fern", "red", "--json")) == aspect
    secret = told(run("alchemy", "reveal", "DEMO", "--json"))
    assert secret["formulas"]["fern"] == {"number": 5, "signs": "--+"}
    assert secret["promise_kept"] is None
    results = told(run("alchemy", "triangle", "DEMO", "--json"))["results"]
    assert len(results) == 28
    assert fern_claw in results


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_in_every_language(run: Run, language: str) -> None:
    for name in ("mix", "test", "drink"):
        for one, other in (("toad", "fern"), ("toad", "claw"), ("fern", "flower")):
            said = run("alchemy", name, "DEMO", one, other, "--lang", language)
            assert said.code == 0
            assert "alchem" not in said.out


def test_the_sheet_is_drawn_once(run: Run, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.svg"

    assert run("alchemy", "triangle", "DEMO", "--svg", sheet).code == 0
    drawn = sheet.read_text("utf-8")
    assert drawn.startswith("<svg ")
    again = run("alchemy", "triangle", "DEMO", "--svg", sheet)
    assert again.code == 2
    assert "already exists" in again.err
    assert sheet.read_text("utf-8") == drawn


def refused(said: Said, *words: str) -> None:
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    for word in words:
        assert word in said.err, said.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["brew"], ["brew", "mix", "deduce"]),
        (["mix", "DEM", "fern", "toad"], ["4 letters", "15 characters", "3"]),
        (["mix", "DEMZ", "fern", "toad"], ["ends in Z", "A to E", "DEMO"]),
        (["mix", "D3MA", "fern", "toad"], ["A to Z", "3"]),
        (["mix", "A29QJ-AZH9Y-SSVQO", "fern", "toad"], ["O", "2 to 9"]),
        (["mix", "A29QJ-AZH9Y-SSVQB", "fern", "toad"], ["typing mistake"]),
        (["mix", "B29QJ-AZH9Y-SSVQB", "fern", "toad"], ["version B"]),
        (["mix", "DEMO", "toad", "toad"], ["toad", "itself"]),
        (["mix", "DEMO", "toad", "unicorn"], ["unicorn", "mushroom", "scorpion"]),
        (["mix", "DEMO", "toad", "f"], ["“f”", "fern", "flower"]),
        (["mix", "DEMO", "toad"], ["B", "missing"]),
        (["mix", "DEMO", "toad", "fern", "claw"], ["claw", "alchemy mix"]),
        (["sell", "DEMO", "toad", "fern"], ["--order"]),
        (["sell", "DEMO", "toad", "fern", "--order", "beer"], ["beer", "healing"]),
        (["sell", "DEMO", "toad", "fern", "--order", "neutral"], ["neutral", "six"]),
        (["exhibit", "DEMO", "toad", "fern", "--claim", "neutral"], ["neutral", "six"]),
        (["debunk", "DEMO", "toad", "fern"], ["fern", "red", "green", "blue"]),
        (["debunk", "DEMO", "red", "toad"], ["red", "mushroom"]),
        (["reveal", "DEMO", "--promise", "x"], ["four letters", "15"]),
        (["reveal", "A29QJ-AZH9Y-SSVQA", "--promise", "x"], ["promised"]),
        (["triangle", "DEMO", "--svg", "/no/such/folder/x.svg"], ["/no/such/folder/x.svg"]),
        (["deduce", "nowhere.json"], ["nowhere.json"]),
        (["deduce", "x", "--best", "0"], ["--best", "0"]),
        (["deduce", "x", "--best", "few"], ["--best", "number"]),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[str], words: list[str]) -> None:
    refused(run("alchemy", *arguments), *words)
    for language in ("ru", "pl"):
        refused(run("alchemy", *arguments, "--lang", language))


@pytest.fixture
def facts(tmp_path: Path) -> Path:
    """The example of docs/facts.md."""
    path = tmp_path / "facts.json"
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert example
    path.write_text(example[1], "utf-8")
    return path


def test_the_facts_of_the_page_are_read(run: Run, facts: Path) -> None:
    data = told(run("alchemy", "deduce", facts, "--json"))

    assert 0 < data["worlds"] < data["of"] == 40320
    assert data["certain"]["formulas"]["feather"] == {"number": 8, "signs": "+++"}
    assert {"ingredients": ["mushroom", "toad"], "potion": "healing"} in data["certain"]["results"]
    assert len(data["experiments"]) == 28
    assert len(data["theories"]) == 64
    assert all(sum(row) == pytest.approx(1) for row in data["table"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_deduction_for_people(run: Run, facts: Path, language: str) -> None:
    said = run("alchemy", "deduce", facts, "--best", "3", "--lang", language)
    speaker = Speaker(language)

    assert said.code == 0, said.err
    paragraphs = said.out.split("\n\n")
    assert [p.splitlines()[0] for p in paragraphs[1:]] == [
        speaker.say(f"alchemy-{key}")
        for key in ("table", "certain", "experiments", "theories", "formulas")
    ]
    assert [len(p.splitlines()) for p in (paragraphs[1], paragraphs[3])] == [10, 4]


def test_deduction_with_nothing_known_and_with_everything(run: Run, tmp_path: Path) -> None:
    nothing, everything = tmp_path / "nothing.json", tmp_path / "everything.json"
    nothing.write_text('{"facts": []}', "utf-8")
    ingredients = ["mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather"]
    known = [{"known": name, "formula": number} for number, name in enumerate(ingredients, 1)]
    everything.write_text(json.dumps({"facts": known}), "utf-8")

    assert "Nothing is certain yet." in run("alchemy", "deduce", nothing).out
    solved = run("alchemy", "deduce", everything).out
    assert "the secret is out" in solved
    assert "No experiment can tell you more." in solved


CLASH = """{"facts": [
    {"known": "fern", "formula": 1},
    {"aspect": "claw", "colour": "red", "sign": "+"},
    {"mix": ["fern", "claw"], "result": "healing"}
]}"""


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", ["JSON"]),
        ("{", ["JSON"]),
        ("[]", ["facts"]),
        ('{"facts": [3]}', ["Fact 1", "mix"]),
        ('{"facts": [{"mix": ["toad", "toad"], "result": "speed"}]}', ["Fact 1", "itself"]),
        ('{"facts": [{"mix": ["toad", "gnome"], "result": "speed"}]}', ["gnome", "mushroom"]),
        (
            CLASH,
            ["Fact 3", "fern + ", "healing", "fact 1."],
        ),
    ],
)
def test_bad_facts_are_one_sentence(
    run: Run, tmp_path: Path, content: str, words: list[str]
) -> None:
    path = tmp_path / "facts.json"
    path.write_text(content, "utf-8")

    refused(run("alchemy", "deduce", path), *words)
    for language in ("ru", "pl"):
        refused(run("alchemy", "deduce", path, "--lang", language))


def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert example
    exec(example[1], {})

    best, *advised, theory = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"[A-Z]+ [A-Z]+ 2\.\d+", best)
    assert advised
    assert all(re.fullmatch(r"[A-Z]+ [A-Z]+ (0|1|0\.\d+|0\.0)", line) for line in advised)
    assert "FERN" in theory


def test_the_code_of_the_page_is_a_code(run: Run) -> None:
    code = re.search(r"Code: (\S+)", PAGE)
    noted = re.search(r"Promise: (.+)", PAGE)
    assert code
    assert noted
    assert run("alchemy", "reveal", code[1], "--promise", noted[1]).code == 0
