"""Whose eyes a connection has: its device's person's, and the seats that are theirs now."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Refused, Tab, play_to_the_end
from support.nodes import Nodes
from support.silent_socket import HELLO, Silent, owns, revoke, second_device, this_device

from retorta import plugins
from retorta.server.cluster.heartbeat import Heartbeat
from retorta.server.storage.people import People, Person, hashed
from retorta.tables.closing import RESTARTED

SECRET = "the host knows"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    house = HouseOfTests(tmp_path_factory.mktemp("club"), host_secret=SECRET)
    yield house
    house.stop()


def person_of(house: HouseOfTests, guest: Guest) -> str:
    """Return what the host calls somebody."""
    nickname = guest.get("/api/me")["nickname"]
    people = guest.call("GET", "/api/host", **{"x-retorta-host": SECRET})["people"]
    (found,) = [it["id"] for it in people if it["nickname"] == nickname]
    return str(found)


def frames_of(tab: Tab) -> list[dict[str, Any]]:
    """Return every frame that a tab ever received."""
    return [json.loads(frame) for frame in tab.frames]


# Seats.


@pytest.mark.parametrize("sent_away", [False, True], ids=["stands up", "is sent away"])
@pytest.mark.parametrize("game", plugins.games())
def test_who_leaves_a_seat_is_shown_nothing_of_whoever_sits_there_next(
    house: HouseOfTests, game: str, sent_away: bool
) -> None:
    host, anna, boris = (house.guest(name) for name in ("Host", "Anna", "Boris"))
    table = host.table(game, "me", "friend", "friend")
    anna.post(f"/api/tables/{table}/sit", {"seat": 1})
    tab = anna.open(table)
    (host if sent_away else anna).post(f"/api/tables/{table}/stand", {"seat": 1})
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    host.post(f"/api/tables/{table}/start", {"bot": "random"})
    tab.settle(0)
    assert tab.info["mine"] == []
    assert (tab.view["seat"], tab.view["own"], tab.view["moves"]) == (None, None, [])
    assert owns(frames_of(tab)) == []
    with pytest.raises(Refused, match="not-your-seat"):
        tab.ask({"type": "look", "seat": 1})
    theirs = boris.open(table)
    theirs.settle(0)
    assert theirs.view["seat"] == theirs.view["own"]["seat"] == 1


def test_the_host_who_gives_a_seat_away_does_not_see_it_either(house: HouseOfTests) -> None:
    host, boris = house.guest("Host"), house.guest("Boris")
    table = host.table("poison", "me", "friend", "random")
    tab = host.open(table, 0)
    host.post(f"/api/tables/{table}/stand", {"seat": 0})
    for seat, guest in ((0, boris), (1, host)):
        guest.post(f"/api/tables/{table}/sit", {"seat": seat})
    tab.settle(0)
    assert tab.view["seat"] is None, "it looked from seat 0, and never chose another"
    tab.look(1)
    assert tab.view["own"]["seat"] == 1
    assert {own["seat"] for own in owns(frames_of(tab))} == {1}


def test_of_several_seats_none_is_shown_before_one_was_chosen(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    assert (tab.view["seat"], tab.info["mine"]) == (None, [0, 1, 2])
    tab.look(2)
    assert tab.view["own"]["seat"] == 2
    chosen = anna.open(table, 1)
    chosen.settle(0)
    assert chosen.view["own"]["seat"] == 1


def test_a_hot_seat_that_is_given_back_is_not_seen_from_any_more(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("laar", "me", "friend", "friend")
    anna.post(f"/api/tables/{table}/sit", {"seat": 1})
    tab = anna.open(table, 1)
    anna.post(f"/api/tables/{table}/stand", {"seat": 1})
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start", {"bot": "random"})
    tab.settle(0)
    assert (tab.view["seat"], tab.view["own"]) == (None, None), "seat 1 was chosen, and is Boris's"
    assert owns(frames_of(tab)) == []
    tab.look(0)
    assert {own["seat"] for own in owns(frames_of(tab))} == {0}


def test_at_a_rematch_everybody_sees_from_the_seat_they_have_there(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "friend", "random")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    tabs = [anna.open(table, 0), boris.open(table, 1)]
    play_to_the_end(tabs)
    new = anna.post(f"/api/tables/{table}/rematch")["id"]
    for guest, before, now in ((anna, 0, 2), (boris, 1, 0)):
        there = guest.open(new, before)
        there.settle(0)
        assert there.view["own"] is None, "the seat they had is another's at the new table"
        assert there.look(now) == now
        assert {own["seat"] for own in owns(frames_of(there))} == {now}
        with pytest.raises(Refused, match="not-your-seat"):
            guest.get(f"/api/tables/{new}/worth?seat={before}")


def test_who_looks_from_another_seat_is_told_what_that_one_saw(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("alchemists", "me", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    for _ in range(6):
        seat = tab.look(tab.view["deciders"][0]) if tab.view["deciders"] else 0
        tab.move(seat=seat)
    first = tab.view["seat"]
    fresh = [anna.open(table, seat) for seat in (0, 1)]
    for other in fresh:
        other.settle(tab.view["number"])
    for seat in (1 - first, first):
        tab.look(seat)
        assert tab.view["events"] == fresh[seat].view["events"] != []


def test_what_was_seen_from_elsewhere_is_told_again(house: HouseOfTests) -> None:
    """A page comes back and says what it has seen, but has lost its seat meanwhile."""
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    tab.look(tab.view["deciders"][0])
    number = tab.move()
    seat = tab.view["seat"]
    again = anna.open(table, seat, seen=number)
    again.until(lambda: again.view)
    assert again.view["events"] == [], "all of it was seen from there"
    beside = house.guest("Boris").open(table, seat, seen=number)
    beside.until(lambda: beside.view)
    assert [line["number"] for line in beside.view["events"]][-1] == number
    assert owns(frames_of(beside)) == []


def test_whoever_is_replaced_by_a_bot_still_sees_their_seat(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "random", "random")
    tab = anna.open(table)
    anna.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
    tab.until(lambda: tab.is_over)
    assert {own["seat"] for own in owns(frames_of(tab))} == {0}
    assert all(it.get("seat", 0) == 0 for it in frames_of(tab))


# People.


def test_a_device_that_was_sent_away_before_it_said_hello_is_told_nothing(
    house: HouseOfTests,
) -> None:
    anna = house.guest("Anna")
    phone = second_device(anna)
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    seat = tab.look(tab.view["deciders"][0])
    move = {"type": "move", "id": "m", "seat": seat, "move": tab.view["moves"][0]["move"]}
    silent = Silent(phone, table)
    revoke(anna, phone)
    assert silent.closing_code() == RESTARTED
    assert silent.say(HELLO, move) == []
    assert silent.frames == []
    assert anna.get(f"/api/tables/{table}")["number"] == 0
    assert anna.get("/api/me") == {"nickname": "Anna"}


@pytest.mark.parametrize("how", ["block", "forget"])
@pytest.mark.parametrize("greets", [True, False], ids=["said hello", "said nothing"])
def test_whoever_is_blocked_or_forgotten_is_sent_nothing_more(
    club: HouseOfTests, how: str, greets: bool
) -> None:
    host, anna = club.guest("Host"), club.guest(f"Anna {how} {greets}")
    table = anna.table("poison", "me", "hotseat", "random")
    silent = Silent(anna, table)
    if greets:
        assert silent.say(HELLO)
    person = person_of(club, anna)
    method, knows = ("PUT" if how == "block" else "POST"), {"x-retorta-host": SECRET}
    host.call(method, f"/api/host/people/{person}/{how}", **knows)
    assert silent.closing_code() == RESTARTED
    assert silent.say(HELLO, {"type": "look", "id": "l", "seat": 0}) == []


def test_whoever_is_forgotten_comes_back_as_somebody_else(club: HouseOfTests) -> None:
    """Their first device too, whose key is the person; and one that was sent away before."""
    host, anna = club.guest("Host"), club.guest("Anna the first")
    phone, tablet = second_device(anna), second_device(anna)
    table = anna.table("poison", "me", "random", "random")
    person = person_of(club, anna)
    devices = [Guest(club.port, token=it.http.cookies["retorta"]) for it in (anna, phone, tablet)]
    revoke(phone, anna)
    host.call("POST", f"/api/host/people/{person}/forget", **{"x-retorta-host": SECRET})
    club.registry.people.ask_again()  # as a server that was started again would
    for device in devices:
        tab = Silent(device, table).say(HELLO)
        assert owns(tab) == []
        assert device.get(f"/api/tables/{table}")["mine"] == []
        assert device.get("/api/me") == {"nickname": ""}


def test_a_hint_is_not_told_to_a_device_that_was_sent_away_while_it_was_thought_of(
    tmp_path: Path,
) -> None:
    house = HouseOfTests(tmp_path, hint_time=PATIENCE)
    try:
        anna = house.guest("Anna")
        phone = second_device(anna)
        table = anna.table("poison", *["hotseat"] * 3)
        tab = anna.open(table)
        tab.settle(0)
        wanted = {"seat": tab.view["deciders"][0]}
        told: list[str] = []

        def ask() -> None:
            with pytest.raises(Refused) as why:
                phone.post(f"/api/tables/{table}/hint", wanted)
            told.append(why.value.name)

        device = this_device(phone)
        waiting = threading.Thread(target=ask)
        waiting.start()
        while not house.registry.hints._asking:
            waiting.join(0.01)
        anna.call("DELETE", f"/api/me/devices/{device}")
        waiting.join()
        assert told == ["sent-away"]
    finally:
        OPEN.close()
        house.stop()


def test_who_was_looked_up_before_a_change_is_looked_up_again(club: HouseOfTests) -> None:
    """A device is looked up, and sent away before what was found is known."""
    anna = club.guest("Anna")
    phone = second_device(anna)
    people: People = club.registry.people
    token, device = phone.http.cookies["retorta"], this_device(phone)
    found = people._look_up
    looked: list[str] = []

    def slowly(key: str) -> Any:
        before = found(key)
        if key == hashed(token) and not looked:
            looked.append(key)
            anna.call("DELETE", f"/api/me/devices/{device}")
        return before

    people._known.pop(hashed(token))
    people._look_up = slowly  # type: ignore[method-assign]
    try:
        assert phone.get("/api/me") == {"nickname": ""}, "it is a new face"
        assert looked
    finally:
        people._look_up = found  # type: ignore[method-assign]


# Several servers.


def test_what_is_changed_here_meanwhile_hides_no_revocation_elsewhere() -> None:
    """Two take another name whenever the database is asked who was sent away."""
    people = People(None, None, lambda _: None)  # type: ignore[arg-type]
    people._known["phone"] = Person("anna", "Anna", "phone")
    people._known["tablet"] = Person("boris", "Boris", "tablet")
    people._known["laptop"] = Person("cleo", "Cleo", "laptop")

    def find(persons: dict[str, str]) -> tuple[list[str], list[str]]:
        people._know("anna", nickname="Hanna")
        people._know("boris", nickname="Borys")
        return ["phone"], ["boris", "cleo"]

    people._sent_away = find  # type: ignore[method-assign]
    with people.in_use("phone"), people.in_use("tablet"), people.in_use("laptop"):
        assert asyncio.run(people.find_sent_away())
        assert people.whose("phone") is None
        boris = people.whose("tablet")
        assert boris is not None
        assert not boris.is_blocked, "he may have been let in again: the next look tells"
        assert not people.is_here("laptop", "cleo"), "nobody changed her"


def test_two_notices_at_once_are_both_heeded() -> None:
    """Who is looked up twice at the same time is known in the end."""
    people = People(None, None, lambda _: None)  # type: ignore[arg-type]
    people._known["device"] = Person("anna", "Anna", "device")
    people._look_up = lambda key: Person("anna", "Hanna", key)  # type: ignore[method-assign]

    async def hear() -> None:
        async with asyncio.timeout(10):
            await asyncio.gather(*(people.look_again("anna") for _ in range(3)))

    asyncio.run(hear())
    assert people.whose("device") == Person("anna", "Hanna", "device")


def test_another_node_s_revocation_holds_though_its_notice_is_lost(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = nodes.start(host_secret=SECRET), nodes.start(host_secret=SECRET)
    anna = a.guest("Anna")
    phone, tablet = second_device(anna), second_device(anna)
    table = anna.table("poison", "me", "hotseat", "hotseat")
    watching = anna.open(table)
    watching.settle(0)
    assert nodes.owner(table) is a
    elsewhere, idle = (Guest(b.port, token=it.http.cookies["retorta"]) for it in (phone, tablet))
    assert elsewhere.get("/api/me") == idle.get("/api/me") == {"nickname": "Anna"}
    at_a = [Silent(Guest(a.port, token=phone.http.cookies["retorta"]), table) for _ in range(2)]
    at_a[0].say(HELLO)

    monkeypatch.setattr(Heartbeat, "send", lambda heart, notice: None)
    by_b = Guest(b.port, token=anna.http.cookies["retorta"])
    for other in (phone, tablet):
        by_b.call("DELETE", f"/api/me/devices/{this_device(other)}")
    for silent in at_a:
        assert silent.closing_code() == RESTARTED
        assert silent.say(HELLO) == []
    # Its sockets may have been closed for another reason, if the machine is busy: its database
    # did not answer in time. Whose the tablet is, it asks with the next heartbeat.
    at_a_again = Guest(a.port, token=tablet.http.cookies["retorta"])
    end = time.monotonic() + PATIENCE
    while at_a_again.get("/api/me") != {"nickname": ""}:
        assert time.monotonic() < end, "the tablet is Anna's for ever"
        time.sleep(0.02)

    by_b.call("PUT", f"/api/host/people/{person_of(b, by_b)}/block", **{"x-retorta-host": SECRET})
    assert watching.drain() == RESTARTED


def test_at_a_table_that_moved_to_another_node_whose_a_seat_is_is_derived_anew(
    nodes: Nodes,
) -> None:
    """Boris chose seat 1 at one node, gave it back, and comes again at the other."""
    a, b = nodes.start(), nodes.start()
    anna = a.guest("Anna")
    boris, cleo = a.guest("Boris"), a.guest("Cleo")
    table = anna.table("alchemists", "me", "friend", "friend")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    at_a = boris.open(table, 1)
    assert nodes.owner(table) is a
    boris.post(f"/api/tables/{table}/stand", {"seat": 1})
    for seat, guest in ((1, cleo), (2, boris)):
        guest.post(f"/api/tables/{table}/sit", {"seat": seat})
    at_a.settle(0)
    nodes.stop(a)
    shown = []
    for guest, chosen in ((boris, 1), (cleo, 1), (boris, None)):
        there = Guest(b.port, token=guest.http.cookies["retorta"]).open(table, chosen)
        there.settle(0)
        shown.append(there.view["own"] and there.view["own"]["seat"])
    assert nodes.owner(table) is b
    assert shown == [None, 1, 2]
    assert owns(frames_of(at_a)) == []
