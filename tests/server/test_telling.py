"""What a table tells besides its views: to the owner of a seat, and to nobody else."""

from __future__ import annotations

from guests import HouseOfTests


def test_only_the_owner_of_a_seat_is_told(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("laar", "hotseat", "hotseat")
    told = anna.get(f"/api/tables/{table}/worth?seat=0")
    assert len(told["things"]) == 2 * 5
    refused = boris.http.get(f"/api/tables/{table}/worth?seat=0")
    assert refused.json()["error"] == "not-your-seat"
    poison = anna.table("poison", "me", "random", "random")
    assert anna.get(f"/api/tables/{poison}/worth?seat=0")["things"] == {}


def test_the_view_of_a_seat_in_words(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "random", "random")
    told = anna.get(f"/api/tables/{table}/lines?seat=0&language=ru")
    seen = boris.get(f"/api/tables/{table}/lines?language=ru")
    assert len(told["lines"]) > len(seen["lines"]) > 3
    refused = boris.http.get(f"/api/tables/{table}/lines?seat=0")
    assert refused.json()["error"] == "not-your-seat"
    assert boris.http.get(f"/api/tables/{table}/lines?language=xx").status_code == 400
