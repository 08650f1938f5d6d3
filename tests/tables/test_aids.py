"""What a table is told of choices: what it agreed on, and more where somebody practises."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from market_day import BOX, make_box
from support.shelved_guest import shelved
from support.table_host import Host

from retorta import plugins
from retorta.core import record
from retorta.core.box import Box
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, Unknown
from retorta.core.match import Match
from retorta.core.replay import replay
from retorta.tables.changes import Sender
from retorta.tables.messages import Sit, Start
from retorta.tables.saved_table import SavedTable
from retorta.tables.shelf import shown_shelf
from retorta.tables.table_info import info


@pytest.fixture(autouse=True)
def market_day() -> Iterator[None]:
    with shelved():
        yield


def agreed(table: SavedTable) -> tuple[bool, str]:
    return table.is_practice, table.aids


@pytest.mark.parametrize(
    ("seats", "practice"),
    [
        (("me", "random", "random"), True),
        (("random", "me"), True),
        (("me", "hotseat", "random"), False),
        (("me", "friend", "random"), False),
        (("friend", "random"), False),
        (("random", "random"), False),
    ],
)
def test_a_practice_table_is_made_for_one_person_on_one_seat_and_bots(
    seats: tuple[str, ...], practice: bool
) -> None:
    host = Host("market-day", *seats)
    expected = (practice, "chances" if practice else "rules")
    assert agreed(host.table.saved) == agreed(host.log.saved()) == expected
    told = info(host.table, "anna", host.now)
    assert (told.practice, told.aids) == expected


def test_bots_that_take_seats_meant_for_friends_make_no_practice_table() -> None:
    host = Host("market-day", "me", "friend")
    host.do(Sender("anna", "Anna"), Start("random"))
    assert host.table.saved.phase == "playing"
    assert agreed(host.table.saved) == agreed(host.log.saved()) == (False, "rules")


@pytest.mark.parametrize("aids", ["rules", "chances"])
@pytest.mark.parametrize("seats", [("me", "random"), ("me", "hotseat")])
def test_what_a_table_agreed_on_holds(seats: tuple[str, ...], aids: str) -> None:
    host = Host("market-day", *seats, aids=aids)
    assert host.table.saved.aids == host.log.saved().aids == aids
    assert info(host.table, "anna", host.now).options == {"weather": "fine", "aids": aids}
    match = host.table.saved.match
    assert match is not None
    assert match.header.options == {"weather": "fine", "aids": aids}


def test_who_sits_down_beside_somebody_who_practises_is_told_no_more_than_elsewhere() -> None:
    host = Host("market-day", "me", "random")
    anna = host.sender("anna")
    host.table.stuck.add(1)  # its bot could not decide, and somebody takes the seat
    shown = host.do(anna, Sit(1))
    assert shown.view, "what was told is told anew"
    assert agreed(host.table.saved) == agreed(host.log.saved()) == (False, "rules")


def heckling(host: Host) -> tuple[Sender, list[dict[str, Any]]]:
    """Play on until Anna may heckle; return her connection, and what heckling brings."""
    while True:
        match = host.table.saved.match
        assert match is not None
        [seat, *_] = match.deciders()
        chair = host.table.saved.chairs[seat]
        if chair.person is None:
            [request] = host.table.new_requests()
            moves = match.legal_moves(seat)
            move = match.box.rules.catalogue.plain(moves[0])
            host.finish(host.table.bot_chose(request, move, host.now))
            continue
        sender = host.sender("anna", seat)
        host.table.view_frame(sender)
        shown = host.view(seat)
        if {"move": "heckle"} in [each["move"] for each in shown["moves"]]:
            tells = json.loads(host.table.tells_frame(sender) or b"{}")
            place = [each["move"]["move"] for each in shown["moves"]].index("heckle")
            return sender, tells["brings"][tells["which"][place]]
        host.do(sender, host.move_of(sender))


@pytest.mark.parametrize("aids", ["rules", "chances"])
def test_chances_are_told_where_the_table_agreed_on_them(aids: str) -> None:
    _, brings = heckling(Host("market-day", "me", "hotseat", aids=aids))
    assert any(each.get("deduced") for each in brings) == (aids == "chances")


def test_they_are_told_to_who_practises() -> None:
    _, brings = heckling(Host("market-day", "me", "random"))
    assert any(each.get("deduced") for each in brings)


def test_they_are_not_told_any_more_once_somebody_else_has_come() -> None:
    host = Host("market-day", "me", "random")
    sender, _ = heckling(host)
    host.table.stuck.add(1)
    host.do(sender, Sit(1))
    host.table.view_frame(sender)
    told = json.loads(host.table.tells_frame(sender) or b"{}")
    assert told["brings"]
    assert not any(effect.get("deduced") for brings in told["brings"] for effect in brings)


def test_a_rematch_is_agreed_on_as_before() -> None:
    for seats, options in ((("me", "random"), {}), (("me", "hotseat"), {"aids": "chances"})):
        host = Host("market-day", *seats, **options)
        old = host.table.saved
        match = old.match
        assert match is not None
        old.phase = "over"
        made = host.finish(host.table.rematch(Sender("anna"), "table-2", b"1" * 32, 0.0)).made
        assert made is not None
        assert agreed(made) == agreed(old)
        assert made.options == old.options


def test_the_shelf_says_which_games_tell_something() -> None:
    aids = {game.id: game.aids for game in shown_shelf()}
    assert aids["market-day"] == ["rules", "chances"]


# The game and its records.


def silent() -> Box:
    """Market Day without its room, and without a name that anybody knows."""
    return replace(BOX, rooms=replace(BOX.rooms, tells=""))


def test_a_game_that_tells_nothing_has_nothing_to_agree_on() -> None:
    with pytest.raises(Unknown):
        silent().checked_options({"aids": "chances"})
    with pytest.raises(BadOption):
        BOX.checked_options({"aids": "everything"})


def test_the_rules_never_hear_of_it() -> None:
    heard: list[dict[str, str]] = []

    def set_up(seats: int, options: Any, dealer: Any) -> Any:
        heard.append(dict(options))
        return BOX.rules.set_up(seats, options, dealer)

    box = replace(make_box(), rules=replace(BOX.rules, set_up=set_up))
    told, plain = (Match(box, 2, SeededDealer(1), given) for given in ({"aids": "chances"}, {}))
    assert heard == [{"weather": "fine"}] * 2
    assert told.state == plain.state
    assert plain.header.options == {"weather": "fine"}, "a record is as it always was"
    assert told.header.options == {"weather": "fine", "aids": "chances"}


def test_a_record_with_it_is_read_and_played_again() -> None:
    match = Match(BOX, 2, SeededDealer(1), {"aids": "chances"})
    while seats := match.deciders():
        match.play(seats[0], match.legal_moves(seats[0])[0])
    scribe = record.Scribe()
    lines = [scribe.header(match.header), *map(scribe.entry, match.entries)]
    *_, last = replay(lines, plugins.box)
    assert last.match.header.options["aids"] == "chances"
    assert last.match.state == match.state
