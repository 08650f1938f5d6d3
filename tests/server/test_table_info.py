"""What a table tells besides its views: to the owner of a seat, and to nobody else."""

from __future__ import annotations

from support.guests import HouseOfTests

from retorta.core import codec


def test_only_the_owner_of_a_seat_is_told(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("laar", "hotseat", "hotseat", options={"aids": "chances"})
    told = anna.get(f"/api/tables/{table}/worth?seat=0")
    assert len(told["things"]) == 2 * 5
    refused = boris.http.get(f"/api/tables/{table}/worth?seat=0")
    assert refused.json()["error"] == "not-your-seat"
    poison = anna.table("poison", "me", "random", "random")
    assert anna.get(f"/api/tables/{poison}/worth?seat=0")["things"] == {}


def test_what_takes_a_calculation_is_told_where_the_table_agreed_on_it(
    house: HouseOfTests,
) -> None:
    """And at a table where somebody practises; elsewhere there is nothing, in the same form."""
    anna = house.guest("Anna")
    for seats, told in ((("me", "random"), True), (("me", "hotseat"), False)):
        table = anna.table("laar", *seats)
        assert bool(anna.get(f"/api/tables/{table}/worth?seat=0")["things"]) is told


def test_the_view_of_a_seat_in_words(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "random", "random")
    told = anna.get(f"/api/tables/{table}/lines?seat=0&language=ru")
    seen = boris.get(f"/api/tables/{table}/lines?language=ru")
    assert len(told["lines"]) > len(seen["lines"]) > 3
    refused = boris.http.get(f"/api/tables/{table}/lines?seat=0")
    assert refused.json()["error"] == "not-your-seat"
    assert boris.http.get(f"/api/tables/{table}/lines?language=xx").status_code == 400


def test_where_the_ingredients_of_my_own_recipes_could_come_from(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("potion-making", "hotseat", "hotseat")
    match = house.registry.tables[table].table.saved.match
    assert match is not None
    for seat in (0, 1):
        told = anna.get(f"/api/tables/{table}/sources?seat={seat}")
        hand = {f"hand:{codec.plain(card)}" for card in match.view(seat).own.hand}
        assert told["things"].keys() <= hand, "the hand of nobody else"
        for found in told["things"].values():
            assert found["earns"] == [{"seat": seat, "points": found["earns"][0]["points"]}]
            assert len(found["needs"]) >= 2
    refused = boris.http.get(f"/api/tables/{table}/sources?seat=0")
    assert refused.json()["error"] == "not-your-seat"
    poison = anna.table("poison", "me", "random", "random")
    assert anna.get(f"/api/tables/{poison}/sources?seat=0")["things"] == {}


def test_anybody_may_ask_who_leads(house: HouseOfTests) -> None:
    """By what lies open: at Laar as if it were counted now; at Poison who has fewest points."""
    anna, boris = house.guest("Anna"), house.guest("Boris")
    laar = anna.table("laar", "hotseat", "hotseat")
    match = house.registry.tables[laar].table.saved.match
    assert match is not None
    told = boris.get(f"/api/tables/{laar}/standing")
    assert match.box.insights.open_points is not None
    assert told["points"] == match.box.insights.open_points(match.state)
    assert told["leaders"] == match.box.leaders(told["points"])
    poison = house.registry.tables[anna.table("poison", "me", "random", "random")].table
    assert poison.box.leaders([3, 1, 1]) == [1, 2]
    waiting = anna.table("poison", "me", "friend", "friend")
    assert boris.get(f"/api/tables/{waiting}/standing")["points"] == []
