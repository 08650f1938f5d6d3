"""What people store has bounds of each person and address, and none fills another's share."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Refused
from support.played_records import played

from retorta import plugins
from retorta.server.origins import REMEMBERED, Origins
from retorta.server.quotas import NAMED, Quotas
from retorta.server.settings import Settings
from retorta.server.storage import usage
from retorta.server.storage.database import open_database, writing
from retorta.server.storage.lobby import LOOKED_THROUGH, MOST_SHOWN, find, round_robin
from retorta.server.storage.schema import CHAT, RECORDS, TABLES
from retorta.tables.answers import NewSeat, NewTable
from retorta.tables.messages import ChatSaid, Jot
from retorta.tables.refusals import TooFast
from retorta.tables.rows import ChatRow
from retorta.tables.saved_table import CHAT_KEPT

CROWD, OTHER = "203.0.113.9", "198.51.100.1"


def _from(guest: Guest, address: str) -> Guest:
    """Have somebody come from elsewhere, through a proxy."""
    guest.http.headers["x-forwarded-for"] = address
    return guest


@pytest.fixture
def houses(folder: Path) -> Iterator[Any]:
    made: list[HouseOfTests] = []

    def house(**settings: Any) -> HouseOfTests:
        made.append(HouseOfTests(folder, **settings))
        return made[-1]

    yield house
    OPEN.close()
    for each in made:
        each.stop()


def _bring(guest: Guest, lines: bytes) -> str:
    answer = guest.http.post("/api/records", content=lines)
    told = answer.json()
    return str(told["id"] if answer.status_code == 201 else told["error"])


# Records.


def test_records_are_bounded_in_bytes_by_person_and_by_address(houses: Any) -> None:
    """Whoever comes with another face is still at the same address."""
    lines = b"".join(played("poison", 1))
    house = houses(stored_by_person=2.5 * len(lines), stored_from_address=3.5 * len(lines))
    anna, face, far = (house.guest() for _ in range(3))
    for guest, address in ((anna, CROWD), (face, CROWD), (far, OTHER)):
        _from(guest, address)
    assert "stored-much" not in (_bring(anna, lines), _bring(anna, lines))
    assert _bring(anna, lines) == "stored-much"
    assert _bring(face, lines) != "stored-much"
    assert _bring(face, lines) == "stored-much", "of the address"
    assert _bring(far, lines) != "stored-much"


def test_a_file_of_a_tables_own_counts_as_well(houses: Any) -> None:
    house = houses(stored_by_person=1000.0)
    anna = house.guest("Anna")
    with pytest.raises(Refused, match="stored-much"):
        anna.table("laar", "me", "friend", options={"data": "#" * 2000})
    anna.table("laar", "me", "friend")


def test_another_game_with_the_same_people_counts_like_a_new_one(houses: Any) -> None:
    """It copies the options, with whatever file they hold, and is in the list like the first."""
    options = plugins.box("poison").checked_options({})
    one = len(msgspec.json.encode(NewTable("poison", [NewSeat("friend")] * 3, options)))
    house = houses(stored_by_person=NAMED + 2.5 * one)
    tables = house.registry.tables
    anna = _from(house.guest("Anna"), CROWD)
    first = anna.table("poison", "me", "hotseat", "hotseat", options=options, listed=True)
    tables[first].table.saved.phase = "over"
    second = anna.post(f"/api/tables/{first}/rematch")["id"]
    assert anna.post(f"/api/tables/{first}/rematch")["id"] == second, "it costs nothing to ask"
    assert house.registry.quotas.origins.of(second, "anna") == CROWD
    tables[second].table.saved.phase = "over"
    with pytest.raises(Refused, match="stored-much"):
        anna.post(f"/api/tables/{second}/rematch")


def test_where_there_is_no_room_in_all_who_stored_most_is_refused(houses: Any) -> None:
    """By person and by address; newcomers are not, and a game goes on."""
    house = houses(stored_by_person=100_000.0, stored_from_address=200_000.0, stored_in_all=1.0)
    quotas = house.registry.quotas
    end = time.monotonic() + PATIENCE
    while not quotas.is_full and time.monotonic() < end:
        time.sleep(0.02)
    much = Jot("m1", 0, {"text": "a" * 1500})
    quotas.demand_room_for_words("much", CROWD, much)
    with pytest.raises(TooFast, match="stored-much"):
        quotas.demand_room_for_words("much", CROWD, much)
    quotas.demand_room_for_words("another face", CROWD, much)
    with pytest.raises(TooFast, match="stored-much"):
        quotas.demand_room_for_words("one more face", CROWD, much)
    newcomer = _from(house.guest("Bela"), OTHER)
    table = newcomer.table("poison", "me", "hotseat", "hotseat")
    newcomer.open(table).ask({"type": "chat", "text": "hello"})


def test_what_a_database_fills_is_measured(folder: Path) -> None:
    engine = open_database(f"sqlite:///{folder / 'x.sqlite3'}")
    before = usage.bytes_of_all(engine)
    with writing(engine).begin() as connection:
        row = {"id": "a", "person": "anna", "size": 1, "looked": 0.0, "at": 0.0}
        connection.execute(insert(RECORDS).values(lines=b"a" * 100_000, **row))
    assert 100_000 < usage.bytes_of_all(engine) - before < 120_000
    with writing(engine).begin() as connection:
        connection.execute(RECORDS.delete())
    assert usage.bytes_of_all(engine) - before < 5_000
    engine.dispose()


def test_where_all_records_have_no_room_the_oldest_of_who_has_most_go(houses: Any) -> None:
    """Nobody is refused for what another brought."""
    lines = b"".join(played("poison", 1))
    house = houses(records_kept=3.5 * len(lines))
    much, little = house.guest(), house.guest()
    brought = [_bring(much, lines) for _ in range(3)]
    late = _bring(little, lines)
    assert late not in ("stored-much", "records-full")
    with house.registry.engine.connect() as connection:
        kept = set(connection.execute(select(RECORDS.c.id)).scalars())
    assert kept == {*brought[1:], late}


def test_who_has_most_is_asked_first(folder: Path) -> None:
    engine = open_database(f"sqlite:///{folder / 'x.sqlite3'}")
    rows = [("a1", "anna", 10, 5.0), ("b1", "bela", 6, 1.0), ("b2", "bela", 6, 3.0)]
    with writing(engine).begin() as connection:
        for id, person, size, looked in rows:
            named = {"id": id, "person": person, "size": size, "looked": looked}
            connection.execute(insert(RECORDS).values(lines=b"", at=0.0, **named))
    assert usage.too_many_records(engine, 8, 30) == []
    assert usage.too_many_records(engine, 9, 30) == ["b1"]
    assert usage.too_many_records(engine, 15, 30) == ["b1", "b2"]
    engine.dispose()


# The list of the lobby.


def test_many_tables_of_one_push_nobody_out_of_the_list() -> None:
    """Everybody's latest is shown before anybody's second."""
    crowd = [(f"c{number}", f"face {number % 6}") for number in range(60)]
    found = round_robin([*crowd, ("honest", "anna")], lambda _, host: host)
    assert len(found) == MOST_SHOWN
    assert "honest" in found
    of_one_address = round_robin(
        [*crowd, ("honest", "anna")], lambda _, host: "anna" if host == "anna" else CROWD
    )
    assert of_one_address[:2] == ["c0", "honest"]


def test_the_lobby_asks_whose_a_table_is(folder: Path) -> None:
    engine = open_database(f"sqlite:///{folder / 'x.sqlite3'}")
    usual: dict[str, Any] = dict(
        zip(
            ("game", "edition", "options", "listed", "phase", "seed", "commitment", "deciders"),
            ("poison", 1, "{}", True, "waiting", b"", "", "[]"),
            strict=True,
        )
    )
    with writing(engine).begin() as connection:
        for number in range(60):
            made = {"id": f"c{number}", "host": f"face {number}", "changed": 100.0 + number}
            connection.execute(insert(TABLES).values(**usual, **made))
        honest = {"id": "honest", "host": "anna", "changed": 1.0}
        connection.execute(insert(TABLES).values(**usual, **honest))
    shown = [it.id for it in find(engine, "somebody", lambda name, _: name[0])]
    assert len(shown) == MOST_SHOWN
    assert "honest" in shown
    engine.dispose()


def test_one_address_lists_no_more_than_so_many(houses: Any) -> None:
    """Of those that still wait; tables that are not listed do not count."""
    house = houses(listed_per_address=3)
    faces = [_from(house.guest("Anna"), CROWD) for _ in range(3)]
    made = [face.table("poison", "me", "friend", "friend", listed=True) for face in faces]
    with pytest.raises(Refused, match="listed-full"):
        faces[0].table("poison", "me", "friend", "friend", listed=True)
    faces[0].table("poison", "me", "friend", "friend")
    honest = _from(house.guest("Bela"), OTHER)
    honest.table("poison", "me", "friend", "friend", listed=True)
    faces[1].call("DELETE", f"/api/tables/{made[1]}")
    faces[1].table("poison", "me", "friend", "friend", listed=True)


def test_the_tables_of_one_address_push_none_out_that_is_played_at(houses: Any) -> None:
    """Whether they wait or are played at, they are one address's, by whatever cookies."""
    house = houses(listed_per_address=3)
    honest = _from(house.guest("Bela"), OTHER)
    honests = honest.table("poison", "me", "hotseat", "hotseat", listed=True)
    for _ in range(MOST_SHOWN + 5):
        face = _from(house.guest("Anna"), CROWD)
        face.table("poison", "me", "hotseat", "hotseat", listed=True)
    onlooker = _from(house.guest("Carla"), "192.0.2.7")
    shown = [it["id"] for it in onlooker.get("/api/tables")["listed"]]
    assert honests in shown


def test_one_address_fills_half_of_what_the_lobby_looks_through_at_most(folder: Path) -> None:
    """Tables that begin at once wait for nobody, and any number of cookies costs nothing."""
    database = f"sqlite:///{folder / 'x.sqlite3'}"
    engine = open_database(database)
    quotas = Quotas(engine, Settings(folder, database))
    wanted = NewTable("poison", [NewSeat("me"), *[NewSeat("hotseat")] * 2], {}, listed=True)

    async def made(address: str, wished: int) -> int:
        done = 0
        for number in range(wished):
            with contextlib.suppress(TooFast):
                async with quotas.room_for_table(f"face {number}", address, wanted):
                    done += 1
        return done

    most = LOOKED_THROUGH // 2
    assert asyncio.run(made(CROWD, most + 3)) == most
    assert asyncio.run(made(OTHER, 1)) == 1
    engine.dispose()


def test_where_tables_come_from_is_forgotten_in_time() -> None:
    origins = Origins()
    for number in range(REMEMBERED + 1):
        origins.add(f"t{number}", CROWD if number % 2 else OTHER)
    assert origins.of("t0", "anna") == "anna"
    assert origins.of("t1", "anna") == CROWD
    origins.keep(CROWD, ["t3"])
    assert origins.tables_of(CROWD) == ["t3"]
    assert origins.of("t1", "anna") == "anna"
    origins.keep(CROWD, [])
    assert origins.tables_of(CROWD) == []


# Chat and notes.


def test_a_stranger_who_talks_without_pause_silences_nobody(houses: Any) -> None:
    """They are slowed down by person, and with many faces by address; the players talk on."""
    house = houses(chat_of_person=(0.001, 5.0), chat_of_address=(0.001, 8.0))
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "friend", "friend")
    at_table = anna.open(table)
    quotas = house.registry.quotas

    def lines(person: str, address: str) -> int:
        said = 0
        for number in range(20):
            with contextlib.suppress(TooFast):
                quotas.demand_room_for_words(person, address, ChatSaid(f"m{number}", "spam"))
                said += 1
        return said

    assert lines("stranger", CROWD) == 5
    assert lines("another face", CROWD) == 3
    assert lines("elsewhere", OTHER) == 5
    for _ in range(5):
        at_table.ask({"type": "chat", "text": "hello"})
    with pytest.raises(Refused, match="too-fast"):
        at_table.ask({"type": "chat", "text": "hello"})


def test_notes_are_bounded_in_bytes(houses: Any) -> None:
    house = houses(stored_by_person=1000.0)
    quotas = house.registry.quotas
    quotas.demand_room_for_words("anna", CROWD, Jot("m1", 0, {"text": "a" * 700}))
    with pytest.raises(TooFast, match="stored-much"):
        quotas.demand_room_for_words("anna", CROWD, Jot("m2", 0, {"text": "a" * 700}))


def test_for_every_new_line_the_oldest_goes(house: HouseOfTests) -> None:
    """Nobody is told that the chat is full."""
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "friend", "friend")
    tab = anna.open(table)
    tab.ask({"type": "chat", "text": "first"})
    row = ChatRow(table, CHAT_KEPT, None, "Anna", "much later", "anna m9", 1.0)
    with writing(house.registry.engine).begin() as connection:
        columns = {name: getattr(row, name) for name in ChatRow.__struct_fields__}
        connection.execute(insert(CHAT).values(**columns))
    house.registry.lose(table)
    again = anna.open(table)
    again.ask({"type": "chat", "text": "next"})
    with house.registry.engine.connect() as connection:
        query = select(CHAT.c.number).where(CHAT.c.table == table).order_by(CHAT.c.number)
        assert list(connection.execute(query).scalars()) == [CHAT_KEPT, CHAT_KEPT + 1]
