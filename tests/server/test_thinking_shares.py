"""Whose share a thought is: whoever asks for it, or the host where the table is looked at."""

from __future__ import annotations

import pytest
from support.guests import Guest, HouseOfTests
from support.saved_games import NOW, dealt

from retorta.server.thinking.dispatcher import Errand
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.shares import NOWHERE, share_of_sender, share_of_table
from retorta.server.thinking.thinking_worker import ThinkingWorker
from retorta.tables.changes import Sender
from retorta.tables.table import Table

HOST = "me"


def looked_at(*senders: Sender) -> Table:
    """Return a table of the host's where Anna has the seats."""
    table = Table(dealt("poison", person="Anna"), 0.0, NOW)
    table.senders.extend(senders)
    return table


def test_a_table_is_where_its_host_looks_from_else_a_player_else_anybody() -> None:
    host, anna, boris = (
        Sender(person, place=place)
        for person, place in ((HOST, "10.0.0.1"), ("Anna", "10.0.0.2"), ("Boris", "10.0.0.3"))
    )
    assert share_of_table(looked_at(boris, anna, host)) == ("10.0.0.1", HOST)
    assert share_of_table(looked_at(boris, anna)) == ("10.0.0.2", HOST)
    assert share_of_table(looked_at(boris)) == ("10.0.0.3", HOST)


def test_tables_at_which_nobody_looks_are_all_in_one_place() -> None:
    assert share_of_table(looked_at()) == (NOWHERE, HOST)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_on_the_machine_itself_everybody_is_known_as_a_person_only(address: str) -> None:
    assert share_of_sender(Sender("Anna", place=address)) == ("Anna", "Anna")
    assert share_of_sender(Sender("Boris", place=address)) == ("Boris", "Boris")
    assert share_of_table(looked_at(Sender(HOST, place=address))) == (HOST, HOST)


def behind(house: HouseOfTests, nickname: str, address: str) -> Guest:
    """Return a guest who comes by a proxy."""
    guest = house.guest(nickname)
    guest.forwarded = {"x-forwarded-for": address}
    guest.http.headers.update(guest.forwarded)
    return guest


def test_turns_and_hints_are_asked_for_by_the_address_a_proxy_names(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of IPv6 a household's network counts, as everywhere."""
    errands: list[Errand[ThinkingWorker]] = []
    thinking = house.registry.thinking
    ask = thinking.ask

    async def noted(errand: Errand[ThinkingWorker]) -> object:
        errands.append(errand)
        return await ask(errand)

    monkeypatch.setattr(thinking, "ask", noted)
    anna = behind(house, "Anna", "2001:db8:1:2:3::4")
    table = anna.table("poison", "me", "random", "random")
    tab = anna.open(table)
    host = house.registry.tables[table].table.saved.host
    tab.until(lambda: tab.is_deciding)
    errands.clear()
    anna.post(f"/api/tables/{table}/hint", {"seat": 0})
    tab.move()
    tab.until(lambda: tab.is_deciding)
    assert {errand.priority for errand in errands} == {Priority.ASKED, Priority.SEATED}
    assert {(errand.place, errand.owner) for errand in errands} == {("2001:db8:1:2::", host)}
