"""The oracle of Alchemists over HTTP: a game at a real table, question by question."""

from __future__ import annotations

from typing import Any

import pytest
from support.guests import Guest, HouseOfTests, Refused

from retorta.companion.alchemists.oracle import Oracle
from retorta.core import codec
from retorta.games.alchemists.cards import Ingredient


@pytest.fixture
def guest(house: HouseOfTests) -> Guest:
    return house.guest()


def ask(guest: Guest, question: str, **body: Any) -> Any:
    return guest.post(f"/api/alchemy/{question}", body)


def test_a_game_with_the_oracle(guest: Guest) -> None:
    made = ask(guest, "new")
    code = made["code"]
    oracle = Oracle.of_code(code)
    pair = ["toad", "fern"]
    potion = codec.plain(oracle.mix(Ingredient.TOAD, Ingredient.FERN))
    mixed = ask(guest, "mix", code=code, ingredients=pair)
    assert mixed["potion"] == potion
    assert mixed["ingredients"] == pair
    sold = ask(guest, "sell", code=code, ingredients=pair, order="red+")
    assert set(sold) == {"ingredients", "order", "quality"}, "a sale shows no potion"
    sign = ask(guest, "aspect", code=code, ingredient="жаба", colour="niebieski")["sign"]
    assert sign in ("+", "-")
    claimed = ask(guest, "claim", code=code, ingredients=pair, claim=potion)
    assert claimed["confirmed"]
    assert "potion" not in claimed
    shown = ask(guest, "exhibit", code=code, ingredients=pair, claim="red+")
    assert shown["success"] == (potion == shown["claim"])
    revealed = ask(guest, "reveal", code=code, promise=made["promise"])
    assert revealed["promise_kept"]
    assert len(revealed["formulas"]) == 8
    assert len(ask(guest, "triangle", code=code)["results"]) == 28
    drawing = guest.http.post("/api/alchemy/sheet", json={"code": code, "language": "pl"})
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert drawing.text.startswith("<svg")


def test_what_follows_from_facts(guest: Guest) -> None:
    nothing = ask(guest, "deduce", facts=[])
    assert nothing["worlds"] == nothing["of"] == 40320
    something = ask(guest, "deduce", facts=[{"mix": ["mushroom", "toad"], "result": "healing"}])
    assert 0 < something["worlds"] < 40320


def test_bad_questions_are_refused_in_the_readers_language(guest: Guest) -> None:
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
        sentences = set()
        for language in ("en", "ru", "pl"):
            with pytest.raises(Refused) as caught:
                guest.call(
                    "POST", f"/api/alchemy/{question}", body, **{"accept-language": language}
                )
            assert caught.value.status == 400
            assert caught.value.answer["message"] != caught.value.name
            sentences.add(caught.value.answer["message"])
        assert len(sentences) == 3
