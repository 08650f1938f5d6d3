"""Bots at a table: they rest where nobody is, and say when they are hurried or cannot decide."""

from __future__ import annotations

import pytest
from support.table_host import Host

from retorta.tables import table_info
from retorta.tables.changes import Request
from retorta.tables.messages import ComeBack, SeatBot, SetPace, Sit
from retorta.tables.refusals import Forbidden, NotNow

BOTS = ("random", "random", "random")


def bot_request(host: Host) -> Request:
    """Return what a bot is asked, after those who are no bots have moved."""
    while True:
        requests = host.table.new_requests()
        if requests:
            return requests[0]
        seat = host.table.deciders[0]
        sender = host.sender("anna", seat)
        host.do(sender, host.move_of(sender))


def move_for(host: Host, request: Request) -> dict[str, object]:
    match = host.table.saved.match
    assert match is not None
    move: dict[str, object] = match.box.rules.catalogue.plain(match.legal_moves(request.seat)[0])
    return move


def test_bots_alone_rest_until_somebody_looks_and_again_when_all_have_left() -> None:
    host = Host("poison", *BOTS)
    assert host.table.new_requests() == []
    onlooker = host.sender("boris")
    request = bot_request(host)
    host.finish(host.table.leave(onlooker, host.now))
    host.finish(host.table.bot_chose(request, move_for(host, request), host.now))
    assert host.table.number == 1, "what was thought of already is played"
    assert host.table.new_requests() == []
    host.sender("boris")
    assert len(host.table.new_requests()) == 1


def test_bots_play_on_until_a_person_is_asked_even_if_nobody_looks() -> None:
    host = Host("poison", "me", "random", "random")
    assert not host.table.senders
    while host.table.deciders != [0]:
        (request,) = host.table.new_requests()
        host.finish(host.table.bot_chose(request, move_for(host, request), host.now))
    assert host.table.new_requests() == []


def test_a_hurried_bot_is_told_of_once_and_once_when_it_has_time_again() -> None:
    host = Host("poison", *BOTS)
    sender = host.sender("anna")
    told = []
    hurried = [True] * 6 + [False] * 6
    for is_hurried in hurried:
        request = bot_request(host)
        change = host.table.bot_chose(request, move_for(host, request), host.now, is_hurried)
        told.append((host.finish(change).table, request.seat))
        assert (
            request.seat in table_info.info(host.table, sender.person, host.now).hurried
        ) == is_hurried
    for seat in range(3):
        assert [table for table, whose in told if whose == seat].count(True) == 2


@pytest.fixture
def stuck() -> tuple[Host, Request]:
    """A table at which a bot could not decide, however often it was asked."""
    host = Host("poison", "me", "random", "random")
    host.sender("anna")
    request = bot_request(host)
    assert host.finish(host.table.give_up(request)).table
    return host, request


def test_a_bot_that_cannot_decide_plays_nothing_and_its_table_says_so(
    stuck: tuple[Host, Request],
) -> None:
    host, request = stuck
    number = host.table.number
    assert table_info.info(host.table, "anna", host.now).stuck == [request.seat]
    assert host.table.new_requests() == [], "it is not asked by itself again"
    assert (host.table.number, host.table.deciders) == (number, [request.seat])


def test_it_is_asked_again_when_somebody_wishes(stuck: tuple[Host, Request]) -> None:
    host, request = stuck
    written = host.log.written
    host.do(host.sender("anna"), SeatBot(request.seat, request.bot))
    assert host.log.written == written, "nothing has changed that must be kept"
    assert table_info.info(host.table, "anna", host.now).stuck == []
    assert host.table.new_requests() == [request]


def test_another_bot_may_take_its_place(stuck: tuple[Host, Request]) -> None:
    host, request = stuck
    host.do(host.sender("anna"), SeatBot(request.seat, "greedy"))
    assert table_info.info(host.table, "anna", host.now).stuck == []
    (anew,) = host.table.new_requests()
    assert (anew.seat, anew.bot) == (request.seat, "greedy")
    assert not host.table.is_wanted(request), "what the other may still think of is dropped"
    assert host.anew().saved.chairs[request.seat].bot == "greedy"


def test_somebody_who_sits_there_may_take_its_seat(stuck: tuple[Host, Request]) -> None:
    host, request = stuck
    anna = host.sender("anna")
    host.do(anna, Sit(request.seat))
    assert table_info.info(host.table, "anna", host.now).stuck == []
    assert table_info.info(host.table, "anna", host.now).mine == sorted([0, request.seat])
    assert host.table.new_requests() == []
    assert not host.table.is_wanted(request), "what the bot may still think of is dropped"
    beside = host.sender("anna", request.seat)
    number = host.table.number
    host.do(beside, host.move_of(beside))
    assert host.table.number == number + 1
    kept = host.anew().saved.chairs[request.seat]
    assert (kept.kind, kept.person, kept.bot) == ("hotseat", "anna", None)


def test_whoever_made_a_table_of_bots_may_take_the_seat_of_one_that_cannot_decide() -> None:
    host = Host("poison", *BOTS)
    anna = host.sender("anna")
    request = bot_request(host)
    host.finish(host.table.give_up(request))
    host.do(anna, Sit(request.seat))
    chair = host.table.saved.chairs[request.seat]
    assert (chair.kind, chair.person, chair.name) == ("person", "anna", "Anna")


def test_the_seat_of_an_absent_person_is_theirs_though_their_bot_cannot_decide() -> None:
    host = Host("poison", "me", "friend", "random")
    anna, boris = host.sender("anna"), host.sender("boris")
    host.do(boris, Sit(1))
    host.do(boris, SeatBot(1, "random"))
    while (request := bot_request(host)).seat != 1:
        host.finish(host.table.bot_chose(request, move_for(host, request), host.now))
    host.finish(host.table.give_up(request))
    assert isinstance(host.refusal(anna, Sit(1)), NotNow)
    host.do(boris, ComeBack(1))
    assert table_info.info(host.table, "boris", host.now).stuck == []


def test_strangers_may_not_replace_it_nor_anybody_a_bot_that_can_decide(
    stuck: tuple[Host, Request],
) -> None:
    host, request = stuck
    assert isinstance(
        host.refusal(host.sender("boris"), SeatBot(request.seat, "greedy")), Forbidden
    )
    assert isinstance(host.refusal(host.sender("boris"), Sit(request.seat)), Forbidden)
    other = ({1, 2} - {request.seat}).pop()
    assert isinstance(host.refusal(host.sender("anna"), Sit(other)), NotNow)
    assert isinstance(host.refusal(host.sender("anna"), SeatBot(other, "greedy")), NotNow)


def test_a_thought_that_comes_after_all_settles_it(stuck: tuple[Host, Request]) -> None:
    host, request = stuck
    shown = host.finish(host.table.bot_chose(request, move_for(host, request), host.now))
    assert shown.table
    assert table_info.info(host.table, "anna", host.now).stuck == []


def test_nobody_gives_up_what_is_no_longer_asked(stuck: tuple[Host, Request]) -> None:
    host, request = stuck
    host.finish(host.table.bot_chose(request, move_for(host, request), host.now))
    assert not host.finish(host.table.give_up(request)).table
    assert table_info.info(host.table, "anna", host.now).stuck == []


def test_how_long_bots_think_is_chosen_by_who_made_the_table_and_kept() -> None:
    host = Host("poison", "me", "friend", "random")
    anna, boris = host.sender("anna"), host.sender("boris")
    assert table_info.info(host.table, "anna", host.now).pace == "usual"
    with pytest.raises(Forbidden):
        host.do(boris, SetPace("long"))
    assert host.do(anna, SetPace("long")).table, "everybody is told"
    assert table_info.info(host.table, "boris", host.now).pace == "long"
    written = host.log.written
    host.do(anna, SetPace("long"))
    assert host.log.written == written, "what is so already is not written again"
    assert host.log.saved().pace == "long"
