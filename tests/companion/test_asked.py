"""What pages ask at a real table, through the host in their tab."""

from __future__ import annotations

from typing import Any

import pytest
from support.tab import Database, Tab

from retorta.companion.alchemists.oracle import Oracle
from retorta.core import codec
from retorta.games.alchemists.cards import Ingredient


@pytest.fixture
def tab() -> Tab:
    return Tab(Database())


def ask(tab: Tab, question: str, **body: Any) -> Any:
    return tab.post(f"/api/companion/alchemists/{question}", body)


def test_a_game_with_the_oracle(tab: Tab) -> None:
    made = ask(tab, "new")
    code = made["code"]
    oracle = Oracle.of_code(code)
    pair = ["toad", "fern"]
    potion = codec.plain(oracle.mix(Ingredient.TOAD, Ingredient.FERN))
    mixed = ask(tab, "mix", code=code, ingredients=pair)
    assert mixed["potion"] == potion
    assert mixed["ingredients"] == pair
    sold = ask(tab, "sell", code=code, ingredients=pair, order="red+")
    assert set(sold) == {"ingredients", "order", "quality"}, "a sale shows no potion"
    sign = ask(tab, "aspect", code=code, ingredient="toad", colour="blue")["sign"]
    assert sign in ("+", "-")
    claimed = ask(tab, "claim", code=code, ingredients=pair, claim=potion)
    assert claimed["confirmed"]
    assert "potion" not in claimed
    shown = ask(tab, "exhibit", code=code, ingredients=pair, claim="red+")
    assert shown["success"] == (potion == shown["claim"])
    revealed = ask(tab, "reveal", code=code, promise=made["promise"])
    assert revealed["promise_kept"]
    assert len(revealed["formulas"]) == 8
    assert len(ask(tab, "triangle", code=code)["results"]) == 28


def test_what_follows_from_facts(tab: Tab) -> None:
    nothing = ask(tab, "deduce", facts=[])
    assert nothing["worlds"] == nothing["of"] == 40320
    something = ask(tab, "deduce", facts=[{"mix": ["mushroom", "toad"], "result": "healing"}])
    assert 0 < something["worlds"] < 40320


def test_bad_questions_are_refused(tab: Tab) -> None:
    bad: list[tuple[str, dict[str, Any]]] = [
        ("mix", {"code": "ABC", "ingredients": ["toad", "fern"]}),
        ("mix", {"code": "DEMO", "ingredients": ["toad", "toad"]}),
        ("mix", {"code": "DEMO", "ingredients": ["toad", "unicorn"]}),
        ("mix", {"code": "DEMO", "ingredients": ["toad"]}),
        ("sell", {"code": "DEMO", "ingredients": ["toad", "fern"], "order": "neutral"}),
        ("reveal", {"code": "DEMO", "promise": "x"}),
        ("deduce", {"facts": [{"nonsense": 1}]}),
    ]
    for question, body in bad:
        status, told = tab.request("POST", f"/api/companion/alchemists/{question}", body)
        assert (status, told["type"]) == (400, "refused")
