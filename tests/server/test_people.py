"""Who is who: a secret in a cookie, and a link that makes another device the same person."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update
from support.guests import PATIENCE, HouseOfTests, Refused
from support.silent_socket import claim, new_link, revoke, second_device

from retorta.server.storage.database import writing
from retorta.server.storage.people import LINK_LASTS, Person, hashed
from retorta.server.storage.schema import DEVICES, LINKS


def a_link(house: HouseOfTests) -> str:
    """Return the secret of a link that Anna made."""
    made = house.guest("Anna").post("/api/me/link")
    assert made["expires"] == LINK_LASTS
    return str(made["url"]).removeprefix("/claim/")


def grow_old(house: HouseOfTests, link: str, seconds: float) -> None:
    """Let a link have been made so many seconds earlier."""
    mine = LINKS.c.key == hashed(link)
    with writing(house.registry.engine).begin() as connection:
        connection.execute(update(LINKS).where(mine).values(expires=LINKS.c.expires - seconds))


def test_a_link_is_good_for_a_day(house: HouseOfTests) -> None:
    link = a_link(house)
    grow_old(house, link, LINK_LASTS - 60)
    assert house.guest().post(f"/api/claim/{link}") == {"nickname": "Anna"}


def test_an_expired_link_is_not_taken(house: HouseOfTests) -> None:
    link = a_link(house)
    grow_old(house, link, LINK_LASTS + 1)
    phone = house.guest()
    with pytest.raises(Refused, match="link") as caught:
        phone.post(f"/api/claim/{link}")
    assert caught.value.status == 404
    assert phone.get("/api/me") == {"nickname": ""}, "and the device stays what it was"


def test_a_link_is_good_once(house: HouseOfTests) -> None:
    link = a_link(house)
    assert house.guest().post(f"/api/claim/{link}") == {"nickname": "Anna"}
    with pytest.raises(Refused, match="link"):
        house.guest().post(f"/api/claim/{link}")


def test_expired_links_are_swept_away_with_the_next(house: HouseOfTests) -> None:
    old = a_link(house)
    grow_old(house, old, LINK_LASTS + 1)
    new = a_link(house)
    with house.registry.engine.connect() as connection:
        kept = set(connection.execute(select(LINKS.c.key)).scalars())
    assert hashed(new) in kept
    assert hashed(old) not in kept
    assert new not in kept, "the secret itself is not stored"


def test_a_device_that_was_revoked_comes_back_by_no_link_that_it_made(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    phone = second_device(anna)
    link = new_link(phone)
    revoke(anna, phone)
    stranger = house.guest()
    with pytest.raises(Refused, match="link"):
        claim(stranger, link)
    assert stranger.get("/api/me") == {"nickname": ""}
    claim(stranger, new_link(anna))
    assert stranger.get("/api/me") == {"nickname": "Anna"}, "links made since then are good"


def test_a_link_under_way_when_its_device_is_revoked_elsewhere_is_good_for_nothing(
    house: HouseOfTests,
) -> None:
    """Another server has revoked it; this one has not heard of that yet."""
    anna = house.guest("Anna")
    phone = second_device(anna)
    key, owner = (hashed(device.http.cookies["retorta"]) for device in (phone, anna))
    with writing(house.registry.engine).begin() as connection:
        connection.execute(update(DEVICES).where(DEVICES.c.key == key).values(revoked=True))
    loop = house.registry.writer._loop
    assert loop is not None
    making = house.registry.people.new_link(Person(owner, device=key), "phone")
    link = asyncio.run_coroutine_threadsafe(making, loop).result(PATIENCE)
    with pytest.raises(Refused, match="link"):
        house.guest().post(f"/api/claim/{link}")
