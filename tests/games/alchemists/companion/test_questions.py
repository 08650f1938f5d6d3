"""What pages ask about Alchemists at a real table, through the host in their tab."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from support.tab import Database, Tab

from retorta.core import codec
from retorta.games.alchemists.cards import Colour, Ingredient, Potion
from retorta.games.alchemists.companion import sheet
from retorta.games.alchemists.companion.names import teach
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.texts import Speaker

OURS = "A29QJ-AZH9Y-SSVQA"


@pytest.fixture(scope="module")
def tab() -> Tab:
    return Tab(Database())


def ask(tab: Tab, question: str, **body: Any) -> Any:
    return tab.post(f"/api/companion/alchemists/{question}", body)


def refusal(tab: Tab, question: str, **body: Any) -> str:
    status, told = tab.request("POST", f"/api/companion/alchemists/{question}", body)
    assert (status, told["type"]) == (400, "refused")
    found: str = told["error"]
    return found


@pytest.mark.parametrize("code", ["demo", "TOAD", OURS.lower()])
def test_an_opened_game_has_every_answer(tab: Tab, code: str) -> None:
    told = ask(tab, "open", code=code)
    oracle = Oracle.of_code(code)
    assert told["code"] == code.upper()
    for one, other in combinations(Ingredient, 2):
        potion = codec.plain(oracle.mix(one, other))
        assert told["mixes"][codec.plain(one)][codec.plain(other)] == potion
        assert told["mixes"][codec.plain(other)][codec.plain(one)] == potion
        for order in list(Potion)[:6]:
            quality = told["consequences"]["qualities"][potion][codec.plain(order)]
            assert quality == codec.plain(oracle.sell(one, other, order))
    for one in Ingredient:
        for colour in Colour:
            sign = "plus" if oracle.aspect(one, colour) == 0 else "minus"
            assert told["aspects"][codec.plain(one)][codec.plain(colour)] == sign
    assert told["consequences"]["unwelcome"] == ["poison", "paralysis", "insanity"]


def test_a_new_code_is_promised_and_a_compatible_one_is_not(tab: Tab) -> None:
    made = ask(tab, "new")
    assert made["kind"] == "own"
    assert made == ask(tab, "open", code=made["code"])
    assert len(made["promise"].split()) == 6
    compatible = ask(tab, "new", compatible=True)
    assert (compatible["kind"], compatible["promise"]) == ("original", None)
    assert compatible["code"][-1] in "ABCDE"
    assert ask(tab, "open", code="DEMO")["kind"] == "demo"


@pytest.mark.parametrize(
    ("question", "body", "error"),
    [
        ("open", {"code": "ABC"}, "code-length"),
        ("open", {"code": "TOAZ"}, "code-newer"),
        ("open", {"code": "T7AD"}, "code-letters"),
        ("open", {"code": "A29QJ-AZH9Y-SSVQB"}, "code-check"),
        ("typed", {"written": "TOAZ"}, "code-newer"),
        ("typed", {}, "request-shape"),
        ("reveal", {"code": "x"}, "code-length"),
    ],
)
def test_what_is_no_code_is_refused_with_its_reason(
    tab: Tab, question: str, body: dict[str, Any], error: str
) -> None:
    assert refusal(tab, question, **body) == error


def given(what: str, told: str, first: str = "mushroom", **more: Any) -> dict[str, Any]:
    return {"what": what, "first": first, "told": told, **more}


TRUE = [
    given("student", "healing", second="toad"),
    given("drink", "neutral", "claw", second="toad"),
    given("exhibit", "healing", second="toad", potion="poison"),
    given("sell", "exact", second="toad", potion="healing"),
    given("sell", "wrong-sign", second="toad", potion="poison"),
    given("claim", "yes", second="toad", potion="healing"),
    given("claim", "no", second="toad", potion="neutral"),
    given("aspect", "plus", colour="red"),
]
FALSE = [
    given("student", "poison", second="toad"),
    given("student", "healing", second="mushroom"),
    given("student", "healing"),
    given("sell", "exact", second="toad", potion="speed"),
    given("sell", "exact", second="toad"),
    given("sell", "neutral", second="toad", potion="neutral"),
    given("claim", "no", second="toad", potion="healing"),
    given("claim", "yes", second="toad"),
    given("aspect", "minus", colour="red"),
    given("aspect", "plus"),
]


def test_the_truth_is_never_refused_and_every_answer_is_proved(tab: Tab) -> None:
    told = ask(tab, "reveal", code="DEMO", given=TRUE)
    assert len(told["formulas"]) == 8
    assert (told["promise"], told["given"], told["wrong"]) == ("none", len(TRUE), [])
    told = ask(tab, "reveal", code="DEMO", given=[*TRUE, *FALSE], promise="anything")
    assert told["promise"] == "broken"
    assert told["wrong"] == list(range(len(TRUE), len(TRUE) + len(FALSE)))


def test_the_promise_is_checked_against_the_code(tab: Tab) -> None:
    made = ask(tab, "new")
    kept = ask(tab, "reveal", code=made["code"], promise=made["promise"])
    assert kept["promise"] == "kept"
    other = ask(tab, "reveal", code=OURS, promise=made["promise"])
    assert other["promise"] == "broken"
    assert len(other["formulas"]) == 8


def test_the_sheet_is_drawn_in_the_words_of_the_page(tab: Tab) -> None:
    said = sheet.words(teach(Speaker("pl")))
    written = codec.plain(said)
    drawn = ask(tab, "sheet", code="DEMO", words=written)["svg"]
    assert drawn == sheet.svg(Oracle.of_code("DEMO"), said)
    lacking = {**written, "potions": {"healing": "x"}}
    assert refusal(tab, "sheet", code="DEMO", words=lacking) == "request-shape"


def test_the_school_is_the_rulebooks(tab: Tab) -> None:
    """Mushroom and toad heal; claw and toad are soup, so that one formula gives the other."""
    told = ask(tab, "school")
    assert told["first"]["ingredients"] == ["mushroom", "toad"]
    assert told["first"]["potion"] == "healing"
    assert told["excluded"] == ["blue-minus", "green-plus", "red-minus", "all-minus"]
    assert told["second_test"]["potion"] == "neutral"
    assert told["second_test"]["formulas"] == ["blue-minus", "blue-plus"]
    assert [each["ingredients"] for each in told["exam"]] == [
        ["mushroom", "toad"],
        ["scorpion", "claw"],
        ["claw", "toad"],
    ]
