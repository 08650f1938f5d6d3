"""Several servers on one PostgreSQL: whoever is asked, the owner answers, and only it writes."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cluster
import psycopg
import pytest
from cluster_nodes import NodeProcess
from sqlalchemy import create_engine
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Refused, Tab
from support.nodes import Nodes
from websockets.exceptions import ConnectionClosed

from retorta.cli import run
from retorta.core.errors import BadOption
from retorta.server.cluster import heartbeat, node
from retorta.server.cluster.files import keep
from retorta.server.cluster.owners import Busy, NowOurs, Owners, Peer
from retorta.server.run import Server
from retorta.server.settings import Settings, place
from retorta.server.storage import migrations

MIGRATIONS = Path(migrations.__file__).parent / "versions"
FIRST_WITH_NODES = "v0005"
HOST = "eight letters or more"


def token_of(guest: Guest) -> str:
    return guest.http.cookies["retorta"]


def wait_for(fits: Callable[[], Any], patience: float = PATIENCE) -> Any:
    end = time.monotonic() + patience
    while not (found := fits()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return found


def opened(guest: Guest, table: str) -> Tab:
    """Return a tab as a client opens it: until somebody takes it in."""

    def attempt() -> Tab | None:
        try:
            tab = guest.open(table)
            tab.settle(0)
        except (ConnectionClosed, OSError, EOFError):
            return None
        return tab

    tab: Tab = wait_for(attempt)
    return tab


def play_one(tab: Tab) -> dict[str, Any]:
    """Play a move for whoever is asked; return the message."""
    (seat,) = tab.view["deciders"]
    if tab.view["seat"] != seat:
        tab.ask({"type": "look", "seat": seat})
        tab.until(lambda: tab.view["seat"] == seat)
    number = tab.view["number"] + 1
    message = {"id": f"m{number}", "type": "move", "seat": seat}
    message["move"] = tab.view["moves"][0]["move"]
    assert tab.ask(message)["number"] == number
    tab.settle(number)
    return message


def test_it_is_one_server_whichever_node_is_asked(nodes: Nodes) -> None:
    """A seat taken through B is seen at A; a move acknowledged by A is known to B."""
    a, b = nodes.start(), nodes.start()
    anna, bob = a.guest("Anna"), b.guest("Bob")
    table = anna.table("poison", "me", "friend", "friend")
    at_a = anna.open(table)
    assert bob.post(f"/api/tables/{table}/sit", {"seat": 1})["seats"][1]["mine"]
    at_a.until(lambda: at_a.info["seats"][1]["name"] == "Bob")
    assert [it["id"] for it in bob.get("/api/tables")["mine"]] == [table]
    a.guest("Carla").post(f"/api/tables/{table}/sit", {"seat": 2})
    wait_for(lambda: anna.get(f"/api/tables/{table}")["phase"] == "playing")
    assert nodes.owner(table) is a

    at_b = bob.open(table)
    at_b.ask({"type": "chat", "text": "through B"})
    at_a.until(lambda: at_a.chat)
    assert at_a.chat[-1]["text"] == "through B"

    anna_at_b = Guest(b.port, token=token_of(anna))
    hot = anna.table("poison", "me", "hotseat", "hotseat")
    tab, other = anna.open(hot), anna_at_b.open(hot)
    tab.settle(0)
    message = play_one(tab)
    other.settle(1)
    assert other.view["number"] == 1
    assert other.ask(message)["number"] == 1, "the same message is answered the same"
    assert nodes.rows("SELECT count(*) FROM moves") == [(1,)]
    with pytest.raises(Refused, match="table") as caught:
        anna_at_b.get("/api/tables/nosuchtable")
    assert caught.value.status == 404


def test_a_new_name_and_who_is_there_are_known_everywhere(nodes: Nodes) -> None:
    a, b = nodes.start(), nodes.start()
    anna = a.guest("Anna")
    anna_at_b = Guest(b.port, token=token_of(anna))
    assert anna_at_b.get("/api/me") == {"nickname": "Anna"}
    anna.call("PUT", "/api/me", {"nickname": "Hanna"})
    wait_for(lambda: anna_at_b.get("/api/me") == {"nickname": "Hanna"})

    table = anna.table("poison", "me", "friend", "friend", listed=True)
    tab = anna.open(table)

    def is_there() -> bool:
        (listed,) = b.guest().get("/api/tables")["listed"]
        return bool(listed["seats"][0]["present"])

    assert nodes.owner(table) is a
    wait_for(is_there)
    tab.close()
    wait_for(lambda: not is_there())


def test_the_host_is_shown_the_people_of_all_nodes(nodes: Nodes) -> None:
    a = nodes.start(host_secret=HOST)
    anna = a.guest("Anna")
    table = anna.table("poison", "me", "friend", "friend")
    anna.open(table)
    onlooker = a.guest("Olga").open(table)
    b = nodes.start(host_secret=HOST)
    host = b.guest()
    host.http.headers["x-retorta-host"] = HOST

    def seen() -> tuple[int, set[str]]:
        told = host.get("/api/host")
        (row,) = told["tables"]
        return row["watching"], {it["nickname"] for it in told["people"] if it["here"]}

    assert nodes.owner(table) is a
    onlooker.close()
    wait_for(lambda: seen() == (1, {"Anna"}))
    b.guest("Olga").open(table)
    wait_for(lambda: seen() == (2, {"Anna", "Olga"}))
    nodes.stop(a)
    wait_for(lambda: seen() == (0, set()))


def test_a_node_that_comes_later_hears_who_is_there_already(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "ALL_AGAIN", node.ROUND)
    a = nodes.start()
    anna = a.guest("Anna")
    table = anna.table("poison", "me", "friend", "friend", listed=True)
    anna.open(table)
    ownership = a.registry.ownership
    assert isinstance(ownership, node.Node)
    wait_for(lambda: ownership._presence._told)
    b = nodes.start()

    def is_there() -> bool:
        (listed,) = b.guest().get("/api/tables")["listed"]
        return bool(listed["seats"][0]["present"])

    wait_for(is_there)


def test_one_node_makes_the_backups_and_another_when_it_is_gone(
    nodes: Nodes, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "TO_KEEP", 0.2)
    folders = [folder / name for name in "ab"]
    keep_house = {"backup_every": 3600.0, "sweep": 0.05}
    running = [nodes.start(backup_dir=it, **keep_house) for it in folders]

    def made() -> list[bool]:
        return [bool(list(it.glob("retorta-*.sqlite3"))) for it in folders]

    wait_for(lambda: any(made()))
    time.sleep(10 * keep_house["sweep"])
    assert made() == [True, False], "the first to come makes them"
    nodes.stop(running[0])
    wait_for(lambda: made() == [True, True])


def test_a_table_that_was_taken_is_written_by_nobody_else(nodes: Nodes) -> None:
    """The fence is raised behind a node's back: its sockets there close, other tables play on."""
    a = nodes.start()
    anna = a.guest("Anna")
    first, second = (anna.table("poison", "me", "hotseat", "hotseat") for _ in range(2))
    tabs = [anna.open(table) for table in (first, second)]
    for tab in tabs:
        tab.settle(0)
        play_one(tab)
    nodes.rows(f"UPDATE holdings SET fence = fence + 1 WHERE \"table\" = '{first}' RETURNING 1")

    (seat,) = tabs[0].view["deciders"]
    tabs[0].ask({"type": "look", "seat": seat})
    tabs[0].until(lambda: tabs[0].is_deciding)
    again = {"id": "m2", "type": "move", "seat": seat, "move": tabs[0].view["moves"][0]["move"]}
    tabs[0].send(again)
    assert tabs[0].drain() == 1012
    assert '"ok"' not in tabs[0].frames[-1]
    play_one(tabs[1])
    counted = nodes.rows('SELECT "table", count(*) FROM moves GROUP BY 1')
    assert dict(counted) == {first: 1, second: 2}
    tab = opened(anna, first)
    assert tab.view["number"] == 1
    assert tab.ask(again)["number"] == 2, "sent again, it is taken"


def test_a_node_that_leaves_hands_its_tables_on_at_once(nodes: Nodes) -> None:
    a, b = nodes.start(), nodes.start()
    anna = a.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    message = play_one(tab)
    assert nodes.owner(table) is a
    nodes.stop(a)
    assert tab.drain() == 1012
    assert nodes.rows("SELECT count(*) FROM nodes") == [(1,)]
    assert nodes.rows("SELECT count(*) FROM holdings WHERE node IS NOT NULL") == [(0,)]
    tab = Guest(b.port, token=token_of(anna)).open(table)
    tab.settle(1)
    assert tab.ask(message)["number"] == 1
    assert nodes.owner(table) is b


def test_a_holder_that_cannot_be_reached_lets_go_when_asked(nodes: Nodes) -> None:
    """The nodes are cut off from each other, but not from the database."""
    a, b = nodes.start(), nodes.start()
    anna = a.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    assert nodes.owner(table) is a
    nodes.rows(
        "UPDATE nodes SET address = 'http://127.0.0.1:1' "
        f"WHERE address LIKE '%{a.port}' RETURNING 1"
    )
    other = opened(Guest(b.port, token=token_of(anna)), table)
    assert tab.drain() == 1012
    assert nodes.owner(table) is b
    play_one(other)


def test_nobody_but_a_node_is_taken_for_one(nodes: Nodes) -> None:
    """Where a request came from is believed only of who knows the node's secret."""
    a = nodes.start(requests=(0.001, 2.0))
    stranger = a.guest()
    told = {"x-retorta-node": "guessed", "x-retorta-client": "http 192.0.2.7"}
    codes = [
        stranger.http.post("/api/me/link", headers={**told, "x-forwarded-for": "192.0.2.8"})
        for _ in range(4)
    ]
    assert codes[-1].status_code == 429


def test_a_restore_is_noticed_by_every_node(
    nodes: Nodes, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    a, b = nodes.start(), nodes.start()
    guests = [a.guest("Anna"), b.guest("Bob")]
    tables = [guest.table("poison", "me", "hotseat", "hotseat") for guest in guests]
    tabs = [guest.open(table) for guest, table in zip(guests, tables, strict=True)]
    for tab in tabs:
        tab.settle(0)
        play_one(tab)
    saved = str(folder / "saved.sqlite3")
    where = ["--data-dir", str(folder), "--database", nodes.database]
    assert run(["backup", saved, *where]) == 0
    for tab in tabs:
        play_one(tab)
    assert run(["restore", saved, *where]) == 0
    assert nodes.rows("SELECT count(*) FROM nodes") == [(2,)], "nodes are no part of a backup"
    for guest, table, tab in zip(guests, tables, tabs, strict=True):
        assert tab.drain() == 1012
        back = opened(guest, table)
        assert back.view["number"] == 1
        play_one(back)


def test_a_table_is_left_to_a_node_that_has_its_edition(nodes: Nodes) -> None:
    a = nodes.start()
    anna = a.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    engine = create_engine(place(None, nodes.database).database)
    ((own,),) = nodes.rows("SELECT id FROM nodes")
    nodes.rows(
        "INSERT INTO nodes VALUES ('old', 7, 'http://x', 's', '{}', false, 1e12) RETURNING 1"
    )
    older = Owners(engine, "old", {"poison": []})
    newer = Owners(engine, own, {"poison": [1, 2, 3]})
    found = older.look(table)
    assert isinstance(found, Peer)
    assert found.address.endswith(str(a.port))
    assert isinstance(newer.look(table), NowOurs)
    with pytest.raises(Busy):
        Owners(engine, "nobody", {"poison": [1, 2, 3]}).look(
            anna.table("poison", "me", "friend", "friend")
        )
    engine.dispose()


def test_files_of_another_build_are_served_too(nodes: Nodes, folder: Path) -> None:
    """A page that was loaded before the upgrade still finds its parts, whichever node is asked."""
    a = nodes.start()
    build = folder / "older" / "assets"
    build.mkdir(parents=True)
    (build / "table-0ld.js").write_text("export const old = 1;")
    (build / "table-0ld.js.gz").write_bytes(b"packed")
    assert a.guest().http.get("/assets/table-0ld.js").status_code == 404
    engine = create_engine(place(None, nodes.database).database)
    assert keep(engine, build.parent) == 1
    engine.dispose()
    found = a.guest().http.get("/assets/table-0ld.js")
    assert found.text == "export const old = 1;"
    assert "javascript" in found.headers["content-type"]
    assert "immutable" in found.headers["cache-control"]
    assert "content-security-policy" in found.headers


def test_migrations_only_add() -> None:
    """Nodes of the build before go on while the first of the next changes the database."""
    for script in sorted(MIGRATIONS.glob("v*.py")):
        if script.name >= FIRST_WITH_NODES:
            calls = set(re.findall(r"\bop\.(\w+)", script.read_text("utf-8")))
            assert calls <= {"create_table", "create_index", "add_column", "execute"}, script.name


def test_a_server_alone_shares_its_database_with_nobody(nodes: Nodes, folder: Path) -> None:
    """Not with its like, and not with nodes; nor do nodes let one in beside them."""
    address = place(None, nodes.database).database
    alone = HouseOfTests(folder, database=address)
    try:
        for cluster_too in (False, True):
            with pytest.raises(BadOption, match="database-in-use"):
                serve_once(folder, database=address, cluster=cluster_too, address="http://x")
    finally:
        alone.stop()
    nodes.start()
    nodes.start()
    with pytest.raises(BadOption, match="database-in-use"):
        serve_once(folder, database=address)


def serve_once(folder: Path, **changed: Any) -> None:
    """Serve until something is wrong, or all is well."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = Server(Settings(data_dir=folder, **changed), lambda: server.stop())
        server.run(listener)


def test_a_cluster_needs_postgresql(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "serve", "--cluster", "--data-dir", str(folder)]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


IN_ONE_BUILD = pytest.mark.skipif(
    os.environ.get("RETORTA_EXPECTED_BUILD") == "compiled",
    reason="no node is compiled; it takes long, and the plain build has done it",
)


@IN_ONE_BUILD
def test_a_node_that_was_paused_and_wakes_can_write_nothing(database: str) -> None:
    """Its table was taken meanwhile; whoever still talks to it is sent away unheard."""
    a, b = (NodeProcess(database, RETORTA_WORKERS="1") for _ in range(2))
    try:
        for node in (a, b):
            asyncio.run(node.ready())
        anna = Guest(a.port, "Anna")
        table = anna.table("poison", "me", "hotseat", "hotseat")
        tab = anna.open(table)
        tab.settle(0)
        (seat,) = tab.view["deciders"]
        tab.ask({"type": "look", "seat": seat})
        tab.until(lambda: tab.is_deciding)
        first, second = (legal["move"] for legal in tab.view["moves"][:2])
        a.signal(signal.SIGSTOP)
        tab.send({"id": "late", "type": "move", "seat": seat, "move": first})

        at_b = opened(Guest(b.port, token=token_of(anna)), table)
        at_b.ask({"type": "look", "seat": seat})
        at_b.until(lambda: at_b.is_deciding)
        assert at_b.ask({"id": "m1", "type": "move", "seat": seat, "move": second})["number"] == 1
        a.signal(signal.SIGCONT)

        assert tab.drain() in (1006, 1012)
        assert not any('"late"' in frame and '"ok"' in frame for frame in tab.frames)
        back = opened(anna, table)
        assert back.view["number"] == 1
        with psycopg.connect(database) as connection:
            found = connection.execute("SELECT message FROM moves").fetchall()
        assert [message.rsplit(":")[-1] for (message,) in found] == ["m1"]
    finally:
        OPEN.close()
        for node in (a, b):
            node.end()


@IN_ONE_BUILD
def test_ten_faults_under_load_lose_nothing_and_double_nothing(database: str) -> None:
    """Two of three nodes at a time are killed, paused, cut off, left hanging, or asked to leave.

    ``python3 run.py cluster`` does so two hundred times.
    """
    report = asyncio.run(cluster.trial(database, 10, tables=4, at_once=2, lasts=2.5))
    assert report.wrong == []
    assert report.stuck == 0
    assert report.faults.total() == 10
    assert report.moves > 100, report.lines()


@pytest.mark.soak
def test_two_hundred_faults(database: str) -> None:
    """The same for half an hour, three of the pauses a minute long; people wait five seconds."""
    report = asyncio.run(cluster.trial(database, 200, minutes=3))
    assert report.wrong == []
    assert report.stuck == 0
    assert report.p95() <= 5.0, report.lines()
