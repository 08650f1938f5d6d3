"""What is told besides the view is told of the seat that is named, and of no other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from support import boxes_that_tell
from support.shelved_guest import shelved
from support.table_host import Host

from retorta.core import codec
from retorta.core.tells import plain, room_of, told
from retorta.tables import table_info
from retorta.tables.changes import Sender
from retorta.tables.messages import WIRE_2, Hello, Jot, Look, TellsShown
from retorta.tables.refusals import Forbidden
from retorta.texts import Speaker


def played_on(game: str, moves: int, **options: str) -> Host:
    """Return a table at which Anna has all three seats, and has played a while."""
    host = Host(game, "me", "hotseat", "hotseat", **options)
    for number in range(moves):
        seat = host.table.deciders[0]
        host.do(host.sender("anna", seat), host.move_of(host.sender("anna", seat), number))
    return host


def differ(found: dict[Any, Any]) -> None:
    """See that the seats are told different things, or nothing would have been shown."""
    told = list(found.values())
    assert all(it not in told[:place] for place, it in enumerate(told))


@pytest.mark.parametrize(
    ("game", "what"),
    [("laar", "worth"), ("potion-making", "sources")],
)
def test_what_things_bring_is_told_of_the_seat_that_is_named(game: str, what: str) -> None:
    host = played_on(game, 12, aids="chances")
    match, find = host.table.saved.match, getattr(room_of(host.table.box), what)
    assert match is not None
    true = {seat: find(match.view(seat)) for seat in range(3)}
    differ(true)
    for seat, things in true.items():
        told = getattr(table_info, what)(host.table, "anna", seat).things
        assert told.keys() == things.keys()
        if what == "worth":
            assert told == things
        with pytest.raises(Forbidden, match="not-your-seat"):
            getattr(table_info, what)(host.table, "boris", seat)


def test_the_view_is_put_into_words_for_the_seat_that_is_named() -> None:
    host = played_on("poison", 3)
    match, lines = host.table.saved.match, host.table.box.words.lines
    assert match is not None
    say = Speaker("en", "poison", match.header.names).say
    true = {seat: lines(match.view(seat), say) for seat in (None, 0, 1, 2)}
    differ(true)
    for seat, said in true.items():
        _, put_into_words = table_info.lines(host.table, "anna", seat, "en")
        assert put_into_words() == said


# What choices bring.


@pytest.fixture
def market_day() -> Iterator[Host]:
    """Anna, who plays all three seats, and has laid two offers of three."""
    with shelved():
        host = Host("market-day", "me", "hotseat", "hotseat")
        for seat in (0, 1):
            host.do(host.sender("anna", seat), host.move_of(host.sender("anna", seat)))
        yield host


def telling(host: Host, seat: int) -> tuple[Sender, bytes | None]:
    """Return a connection that looks from a seat and was sent its view, and what it is told."""
    sender = host.sender("anna", seat)
    assert host.table.tells_frame(sender) is None, "its view comes first"
    host.table.view_frame(sender)
    return sender, host.table.tells_frame(sender)


def test_what_choices_bring_is_told_to_the_seat_that_has_to_decide(market_day: Host) -> None:
    host, match = market_day, market_day.table.saved.match
    assert match is not None
    while not match.is_over:
        [seat] = deciding = host.table.deciders[:1]
        others = [each for each in range(3) if each not in host.table.deciders]
        assert [telling(host, other)[1] for other in others] == [None] * len(others)
        sender, frame = telling(host, seat)
        assert frame is not None
        shown = msgspec.json.decode(frame, type=TellsShown)
        true = told(host.table.box, match.state, seat, chances=False)
        assert true is not None
        assert (shown.number, [shown.seat]) == (host.table.number, deciding)
        brings = [[codec.loads(codec.dumps(plain(it))) for it in each] for each in true.moves]
        written = json.loads(frame)
        assert [written["brings"][place] for place in written["which"]] == brings
        assert [written["brings"].count(each) for each in written["brings"]] == [
            1 for _ in written["brings"]
        ]
        host.do(sender, host.move_of(sender, host.table.number))
    assert [telling(host, seat)[1] for seat in range(3)] == [None] * 3


def test_it_is_told_again_to_who_looks_from_another_seat(market_day: Host) -> None:
    host = market_day
    host.do(host.sender("anna", 2), host.move_of(host.sender("anna", 2)))
    asked = host.table.deciders[0]
    sender, _ = telling(host, (asked + 1) % 3)
    host.do(sender, Look(host.id(), asked))
    assert host.table.tells_frame(sender) is None, "its view comes first"
    host.table.view_frame(sender)
    assert json.loads(host.table.tells_frame(sender) or b"{}")["seat"] == asked


def test_it_is_not_made_of_a_state_that_is_not_shown_yet(market_day: Host) -> None:
    host = market_day
    known, other = host.sender("anna", 2), host.sender("anna", 2)
    for sender in (known, other):
        host.table.view_frame(sender)
    change = host.take(known, host.move_of(known))
    assert host.table.tells_frame(other) is None
    host.finish(change)


def test_what_was_made_before_is_told_while_a_line_is_written(market_day: Host) -> None:
    host = market_day
    sender, frame = telling(host, 2)
    host.take(sender, host.move_of(sender))
    assert host.table.tells_frame(sender) is frame is not None


def test_what_was_noted_down_changes_what_is_told() -> None:
    with boxes_that_tell.telling():
        host = Host("alchemists", "me", "hotseat")
        sender, before = telling(host, host.table.deciders[0])
        seat = host.table.deciders[0]
        host.do(sender, Jot(host.id(), seat, {"text": "the toad is not to be trusted"}))
        host.table.view_frame(sender)
        after = host.table.tells_frame(sender)
    assert b"the toad" not in (before or b"the toad")
    assert b"the toad" in (after or b"")


def test_a_page_that_speaks_the_version_before_is_told_nothing(market_day: Host) -> None:
    host, sender = market_day, Sender("anna", "Anna", 2)
    host.do(sender, Hello(host.id(), WIRE_2))
    host.table.view_frame(sender)
    assert host.table.tells_frame(sender) is None


def test_a_game_without_the_room_is_silent(market_day: Host) -> None:
    rooms = market_day.table.box.rooms
    object.__setattr__(market_day.table.box, "rooms", replace(rooms, tells=""))
    try:
        assert telling(market_day, 2)[1] is None
    finally:
        object.__setattr__(market_day.table.box, "rooms", rooms)
