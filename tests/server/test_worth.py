"""What things would be worth: told to the owner of a seat, and to nobody else."""

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
