"""One table, handed messages one by one: what is written, and what is shown to whom."""

from __future__ import annotations

import dataclasses
import json

import pytest
from support.table_host import AWAY, SEED, Host, view_of

from retorta import plugins
from retorta.core import record
from retorta.core.verifiable import commitment, verify
from retorta.tables import table_info
from retorta.tables.answers import Hint, NewSeat, NewTable, Prospect, SeatInfo
from retorta.tables.changes import Sender
from retorta.tables.messages import (
    WIRE,
    WIRE_2,
    ChatSaid,
    ComeBack,
    Hello,
    HintRequest,
    Jot,
    Leave,
    Look,
    MoveMade,
    PutAway,
    SeatBot,
    Sit,
    Stand,
    Start,
    UndoRequest,
)
from retorta.tables.new_table import new_table
from retorta.tables.refusals import Forbidden
from retorta.tables.rows import ChairChanged, JottingRow, MoveRow, TableChanged, TableStarted
from retorta.tables.saved_table import CHAT_KEPT
from retorta.tables.table import Table
from retorta.texts import Speaker

NOTE = {"text": "the toad is not to be trusted"}


@pytest.fixture
def poison() -> Host:
    """Anna, and two more whom she plays on the same device."""
    return Host("poison", "me", "hotseat", "hotseat")


@pytest.fixture
def friends() -> Host:
    """Poison: Anna, Boris and Cleo, each with a seat of their own."""
    host = Host("poison", "me", "friend", "friend")
    host.do(Sender("boris", "Boris"), Sit(1))
    host.do(Sender("cleo", "Cleo"), Sit(2))
    return host


def decider(host: Host) -> Sender:
    """Return a connection that looks from the seat that is asked."""
    (seat,) = host.table.deciders
    person = host.table.saved.chairs[seat].person
    assert person is not None
    return host.sender(person, seat)


# A change is taken, written, and only then shown.


def test_a_move_is_shown_when_it_is_written_and_no_sooner(poison: Host) -> None:
    sender = decider(poison)
    before = poison.view(None)
    change = poison.take(sender, poison.move_of(sender))

    assert [type(row) for row in change.rows] == [MoveRow]
    assert poison.view(None) == before
    assert poison.table.number == 0
    shown = poison.finish(change)
    assert (shown.number, shown.view, shown.to) == (1, True, None)
    assert poison.view(None)["number"] == 1


def test_whoever_looks_already_can_be_shown_the_last_while_a_move_is_on_its_way(
    poison: Host,
) -> None:
    """A slow reader fetches its view when it has room, whatever has been played meanwhile."""
    sender = decider(poison)
    others = [poison.sender("anna", seat) for seat in range(3)]
    poison.take(sender, poison.move_of(sender))

    for other in others:
        shown = view_of(poison.table, other.chosen)
        assert shown is not None
        assert shown["number"] == 0


def test_a_seat_that_nobody_looked_from_waits_for_what_is_on_its_way(poison: Host) -> None:
    sender = decider(poison)
    elsewhere = (sender.chosen or 0) + 1
    message = poison.move_of(sender)
    change = poison.take(sender, message)
    late = Sender("anna", "Anna", elsewhere % 3)
    poison.do(late, Hello("late", WIRE, -1))

    assert poison.table.view_frame(late) is None
    poison.finish(change)
    frame = poison.table.view_frame(late)
    assert frame is not None
    assert json.loads(frame)["number"] == 1


def test_the_public_part_is_the_same_for_all_and_what_is_own_is_not(friends: Host) -> None:
    views = [friends.view(seat) for seat in (None, 0, 1, 2)]

    assert all(view["public"] == views[0]["public"] for view in views)
    assert views[0]["own"] is None
    hands = [tuple(view["own"]["hand"]) for view in views[1:]]
    assert len(set(hands)) == 3


def test_a_change_that_was_lost_is_not_in_the_table_built_again(poison: Host) -> None:
    sender = decider(poison)
    change = poison.take(sender, poison.move_of(sender))
    saved = poison.log.saved()

    assert not change.is_in(saved)
    shown = poison.table.rebuild(saved)
    assert (shown.view, shown.table, shown.number) == (True, True, 0)
    assert poison.view(None)["number"] == 0


def test_a_change_whose_answer_was_lost_is_there_with_its_number(poison: Host) -> None:
    sender = decider(poison)
    change = poison.take(sender, poison.move_of(sender))
    poison.log.write(change.rows)
    saved = poison.log.saved()

    assert change.is_in(saved)
    assert change.number_in(saved) == 1


def test_seats_and_chat_and_notes_are_looked_up_in_the_log_too() -> None:
    host = Host("alchemists", "me", "friend")
    sitting = host.take(Sender("boris", "Boris"), Sit(1))
    assert not sitting.is_in(host.log.saved())
    host.finish(sitting)
    assert sitting.is_in(host.log.saved())
    anna = host.sender("anna", 0)
    for message in (ChatSaid("c", "hello"), Jot("j", 0, NOTE)):
        change = host.take(anna, message)
        assert not change.is_in(host.log.saved())
        host.log.write(change.rows)
        assert change.is_in(host.log.saved())
        host.table.rebuild(host.log.saved())


# A message is known by (person, id).


def test_what_was_said_before_gets_the_same_answer_and_happens_once(poison: Host) -> None:
    sender = decider(poison)
    message = poison.move_of(sender)
    poison.do(sender, message)
    poison.do(decider(poison), poison.move_of(decider(poison)))
    again = poison.take(sender, message)

    assert again.rows == []
    assert poison.finish(again).number == 1
    assert poison.table.number == 2


def test_it_is_remembered_by_a_table_built_anew_chat_older_than_what_is_shown_too() -> None:
    host = Host("poison", "me", "hotseat", "hotseat")
    anna = host.sender("anna", 0)
    for number in range(150):
        host.do(anna, ChatSaid(f"line {number}", "hello"))
    host.table.rebuild(host.log.saved())

    assert len(host.table.saved.chat) == 100
    assert host.take(anna, ChatSaid("line 3", "hello")).rows == []


def test_the_same_id_of_somebody_else_is_another_message(friends: Host) -> None:
    friends.do(friends.sender("anna"), ChatSaid("one", "hello"))
    change = friends.take(friends.sender("boris"), ChatSaid("one", "hello"))

    assert len(change.rows) == 1


# Looking.


@pytest.mark.parametrize("wire", [0, WIRE_2 - 1, WIRE + 1])
def test_a_page_of_another_version_of_the_wire_is_refused(poison: Host, wire: int) -> None:
    problem = poison.refusal(Sender("anna"), Hello("h", wire, -1))

    assert (problem.name, problem.parts) == ("wire-version", {"wire": WIRE})


def test_hello_shows_everything_to_the_newcomer_and_presence_to_the_others(friends: Host) -> None:
    boris = Sender("boris", "Boris", 1)
    shown = friends.do(boris, Hello("h", WIRE, -1))

    assert shown.to is boris
    assert (shown.view, shown.table, shown.presence) == (True, True, True)
    again = friends.do(Sender("boris", "Boris", 1), Hello("h2", WIRE, -1))
    assert not again.presence
    stranger = friends.do(Sender("dora", "Dora"), Hello("h3", WIRE, -1))
    assert not stranger.presence


def test_events_are_told_from_where_a_client_has_seen(poison: Host) -> None:
    for _ in range(3):
        sender = decider(poison)
        poison.do(sender, poison.move_of(sender))
    back = Sender("anna", "Anna", 0)
    poison.do(back, Hello("h", WIRE, 1))
    frame = poison.table.view_frame(back)

    assert frame is not None
    assert [line["number"] for line in json.loads(frame)["events"]] == [2, 3]
    again = poison.table.view_frame(back)
    assert again is not None
    assert json.loads(again)["events"] == []


def test_one_looks_from_one_s_own_seats_only(friends: Host) -> None:
    boris = friends.sender("boris", 1)

    assert friends.refusal(boris, Look("l", 0)).name == "not-your-seat"
    assert friends.refusal(boris, Look("l", 7)).name == "seat-number"
    assert friends.table.seat_of(boris) == 1


# Moves.


def test_nobody_moves_for_another_or_out_of_turn(friends: Host) -> None:
    sender = decider(friends)
    move = friends.move_of(sender)
    other = next(seat for seat in range(3) if seat != sender.chosen)
    person = friends.table.saved.chairs[other].person or ""

    assert friends.refusal(Sender("dora"), move).name == "not-your-seat"
    assert friends.refusal(Sender(person), move).name == "not-your-seat"
    theirs = MoveMade("x", other, move.move)
    assert friends.refusal(Sender(person), theirs).name == "not-your-turn"
    assert friends.refusal(sender, MoveMade("x", move.seat, {"move": "win"})).name == (
        "no-such-move"
    )


def test_a_refused_move_names_its_rule_and_changes_nothing(poison: Host) -> None:
    sender = decider(poison)
    poison.do(sender, poison.move_of(sender))
    sender = decider(poison)
    before = poison.view(sender.chosen)
    colours = {"red", "blue", "purple"}
    lying = {it["colour"]: place for place, it in enumerate(before["public"]["cauldrons"])}
    card = next(
        card
        for card in before["own"]["hand"]
        if card.partition("-")[0] in colours - set(lying) and card != "poison"
    )
    cauldron = next(place for colour, place in lying.items() if colour)
    wrong = {"move": "play", "card": card, "cauldron": cauldron}
    problem = poison.refusal(sender, MoveMade("x", sender.chosen or 0, wrong))

    assert problem.name == "illegal-move"
    assert poison.view(sender.chosen) == before


def test_a_move_may_be_taken_back_while_nothing_was_learnt() -> None:
    host = Host("alchemists", "hotseat", "hotseat")
    undone = False
    for _ in range(40):
        seat = host.table.deciders[0]
        sender = host.sender("anna", seat)
        host.do(sender, host.move_of(sender))
        if host.view(seat)["can_undo"]:
            shown = host.do(sender, UndoRequest(host.id(), seat))
            assert host.view(None)["number"] == shown.number
            assert host.view(seat)["events"][-1]["undo"]
            undone = True
            break
    assert undone
    assert host.refusal(host.sender("anna", 1 - seat), UndoRequest("u", 1 - seat)).name == "no-undo"


# Chairs.


def test_the_game_begins_when_the_last_free_seat_is_taken() -> None:
    host = Host("poison", "me", "friend", "greedy")
    change = host.take(Sender("boris", "Boris"), Sit(1, salt="a grain"))

    assert [type(row) for row in change.rows] == [ChairChanged, TableStarted]
    assert host.table.saved.phase == "waiting"
    shown = host.finish(change)
    assert (host.table.saved.phase, shown.view, shown.table) == ("playing", True, True)
    assert host.table.saved.salts() == ["", "a grain", ""]


def test_who_may_sit_and_stand() -> None:
    host = Host("poison", "me", "friend", "friend")
    boris = Sender("boris", "Boris")
    host.do(boris, Sit(1))

    assert host.refusal(Sender("cleo"), Sit(1)).name == "seat-taken"
    assert host.take(boris, Sit(1)).rows == []
    assert host.refusal(Sender("cleo"), Stand(1)).name == "not-your-seat"
    assert [type(row) for row in host.take(Sender("anna"), Stand(1)).rows] == [
        ChairChanged,
        TableChanged,
    ]
    assert host.refusal(boris, Start("random")).name == "not-host"
    assert host.refusal(Sender("anna"), Start("")).name == "seats-free"
    assert host.refusal(Sender("anna"), Start("os:system")).name == "bot-on-shelf"
    host.do(Sender("anna"), Start("random"))
    assert host.refusal(boris, Sit(2)).name == "table-started"


def test_who_sits_already_takes_another_seat_for_somebody_beside_them() -> None:
    """Four people on two devices: each device has two seats, each seat a name of its own."""
    host = Host("poison", "me", "friend", "friend", "friend")
    anna, boris = Sender("anna", "Anna"), Sender("boris", "Boris")
    host.do(boris, Sit(1))
    host.do(boris, Sit(3, "  Cleo "))
    host.do(anna, Sit(2))

    chairs = host.table.saved.chairs
    assert [chair.kind for chair in chairs] == ["person", "person", "hotseat", "hotseat"]
    assert [chair.person for chair in chairs] == ["anna", "boris", "anna", "boris"]
    assert [chair.name for chair in chairs] == ["Anna", "Boris", "", "Cleo"]
    assert host.table.saved.phase == "playing"
    assert table_info.info(host.table, "boris", host.now).mine == [1, 3]
    assert not table_info.info(host.table, "boris", host.now).hints, "they do not play alone"


def test_a_seat_taken_for_somebody_else_is_given_back_like_any_other() -> None:
    host = Host("poison", "me", "friend", "friend", "friend")
    boris = Sender("boris", "Boris")
    host.do(boris, Sit(1))
    host.do(boris, Sit(2, "Cleo"))
    host.do(boris, Stand(2))

    assert host.table.saved.seats_of("boris") == [1]
    assert host.table.saved.chairs[2].is_free


def test_a_table_that_waits_can_be_put_away_by_its_host() -> None:
    host = Host("poison", "me", "friend", "friend")

    assert host.refusal(Sender("boris"), PutAway()).name == "not-host"
    assert host.finish(host.take(Sender("anna"), PutAway())).gone


def test_a_bot_plays_for_the_absent_until_they_return(friends: Host) -> None:
    anna = friends.sender("anna", 0)
    boris = friends.sender("boris", 1)
    assert friends.refusal(anna, SeatBot(1, "random")).name == "not-absent"
    friends.finish(friends.table.leave(boris, friends.now))
    friends.now += AWAY - 10.5
    assert told_of(friends, 1).away == AWAY - 10.5
    assert told_of(friends, 0).away is None
    refusal = friends.refusal(anna, SeatBot(1, "random"))
    assert refusal.name == "not-absent-yet"
    assert refusal.parts == {"seat": 2, "whose": "Boris", "called": "name", "away": 19, "wait": 11}
    friends.now += 10.5
    friends.do(anna, SeatBot(1, "random"))

    told = table_info.info(friends.table, "boris", friends.now).seats[1]
    assert (told.bot, told.replaced, told.present) == ("random", True, False)
    move = MoveMade("x", 1, {"move": "play"})
    assert friends.refusal(Sender("boris"), move).name == "bot-plays"
    friends.do(Sender("boris"), ComeBack(1))
    assert table_info.info(friends.table, "boris", friends.now).seats[1].bot is None


def test_who_leaves_is_told_of_and_may_return_until_the_end(friends: Host) -> None:
    """A bot plays on at once; the seat stays theirs, to look from and to come back to."""
    anna, boris = friends.sender("anna", 0), friends.sender("boris", 1)
    before = view_of(friends.table, 1)
    shown = friends.do(boris, Leave(1))

    assert shown.table
    assert not shown.view
    told = told_of(friends, 1)
    assert (told.name, told.left, told.replaced, told.present) == ("Boris", True, True, True)
    assert told.bot == plugins.usual_bot("poison")
    assert friends.table.seat_of(boris) == 1
    assert view_of(friends.table, 1) == before
    assert friends.take(boris, Leave(1, "random")).rows == []
    assert friends.refusal(boris, MoveMade("x", 1, {"move": "play"})).name == "bot-plays"
    assert friends.refusal(anna, Leave(1)).name == "not-your-seat"
    assert friends.refusal(anna, Leave(0, "os:system")).name == "bot-on-shelf"
    assert friends.anew().saved.chairs[1].left

    friends.do(boris, ComeBack(1))
    told = told_of(friends, 1)
    assert (told.left, told.replaced, told.bot) == (False, False, None)
    assert not friends.anew().saved.chairs[1].left


def test_nobody_leaves_a_table_that_waits_or_a_game_that_is_over() -> None:
    host = Host("poison", "me", "friend", "random")
    assert host.refusal(Sender("anna"), Leave(0)).name == "table-waiting"
    host.do(Sender("boris", "Boris"), Sit(1))
    host.table.saved.phase = "over"
    assert host.refusal(Sender("boris"), Leave(1)).name == "table-over"


def test_a_bot_that_kept_the_seat_plays_on_when_its_person_leaves(friends: Host) -> None:
    boris = Sender("boris")
    friends.do(boris, SeatBot(1, "random"))
    friends.do(boris, Leave(1, "greedy"))

    told = told_of(friends, 1)
    assert (told.bot, told.left) == ("random", True)


def test_the_game_rests_when_everybody_has_left_and_nobody_watches() -> None:
    """So whoever left a table of bots finds it where it was."""
    host = Host("poison", "me", "random", "random")
    anna = host.sender("anna", 0)
    host.do(anna, Leave(0, "random"))
    assert host.table.new_requests()
    host.finish(host.table.leave(anna, host.now))
    host.table.rebuild(host.log.saved())
    assert host.table.new_requests() == []
    host.sender("anna", 0)
    assert host.table.new_requests()


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("is_away", [True, False])
def test_who_may_not_be_replaced_yet_is_named(language: str, is_away: bool) -> None:
    """By name where there is one, and by the number of the seat where there is none."""
    for name in ("Boris", ""):
        host = Host("poison", "me", "friend", "random")
        boris = Sender("boris", name)
        host.do(boris, Hello("h", WIRE, -1))
        host.do(boris, Sit(1))
        if is_away:
            host.finish(host.table.leave(boris, host.now))
            host.now += 3
        refusal = host.refusal(Sender("anna"), SeatBot(1, "random"))
        said = Speaker(language).say(f"error-{refusal.name}", **refusal.parts)
        assert name in said
        assert ("2" in said.replace("27", "")) == (not name)
        assert ("27" in said and "3" in said) == is_away


def told_of(host: Host, seat: int) -> SeatInfo:
    """Return what anna is told of a seat."""
    return table_info.info(host.table, "anna", host.now).seats[seat]


# Thinking.


def bot_table() -> Host:
    host = Host("poison", "me", "hotseat", "hotseat")
    (seat,) = host.table.deciders
    host.do(Sender("anna"), SeatBot(seat, "random"))
    return host


def test_a_bot_is_asked_once_and_its_answer_is_a_move_like_any_other() -> None:
    host = bot_table()
    (request,) = host.table.new_requests()

    assert host.table.new_requests() == []
    assert (request.number, request.bot) == (0, "random")
    match = host.table.saved.match
    assert match is not None
    move = match.box.rules.catalogue.plain(match.legal_moves(request.seat)[0])
    host.finish(host.table.bot_chose(request, move, host.now))
    assert host.table.number == 1
    assert host.table.bot_chose(request, move, host.now).rows == [], "it is of no use any more"


def test_what_a_bot_thought_is_dropped_when_its_person_came_back_and_left_again() -> None:
    """The number, the seat and the bot are the same; it is another occupant."""
    host = bot_table()
    (request,) = host.table.new_requests()
    host.do(Sender("anna"), ComeBack(request.seat))
    assert not host.table.is_wanted(request)
    host.do(Sender("anna"), SeatBot(request.seat, "random"))

    assert not host.table.is_wanted(request)
    (again,) = host.table.new_requests()
    assert again == dataclasses.replace(request, occupant=again.occupant)
    match = host.table.saved.match
    assert match is not None
    move = match.box.rules.catalogue.plain(match.legal_moves(request.seat)[0])
    assert host.table.bot_chose(request, move, host.now).rows == []


def test_a_hint_is_for_who_plays_alone_and_is_asked() -> None:
    host = Host("poison", "me", "random", "random")
    friends = Host("poison", "me", "friend", "random")
    friends.do(Sender("boris"), Sit(1))

    assert friends.refusal(Sender("anna"), HintRequest(0)).name == "hint-among-friends"
    while host.table.deciders != [0]:
        (request,) = host.table.new_requests()
        match = host.table.saved.match
        assert match is not None
        move = match.box.rules.catalogue.plain(match.legal_moves(request.seat)[0])
        host.finish(host.table.bot_chose(request, move, host.now))
    anna = host.sender("anna", 0)
    shown = host.do(anna, HintRequest(0))
    assert shown.request is not None
    best = Prospect({"move": "play"}, [], 1.0, 0.5, 7)
    hint = Hint(shown.number, 0, best, [], [], 7, None)
    assert host.finish(host.table.advised(anna, shown.request, hint)).answer is hint
    host.do(anna, host.move_of(anna))
    with pytest.raises(Exception, match="hint-late"):
        host.table.advised(anna, shown.request, hint)


def test_a_hint_is_not_told_once_a_friend_sits_down_meanwhile() -> None:
    """Favors are chosen at the same time: the seat of a bot that cannot is taken by whoever laid
    the table, and Anna, who asked while she was alone among bots, is not alone any more.
    """
    host = Host("alchemists", "friend", "random", "random", host="boris")
    anna = host.sender("anna", 0)
    host.do(anna, Sit(0))
    shown = host.do(anna, HintRequest(0))
    assert shown.request is not None
    [asked] = [it for it in host.table.new_requests() if it.seat == 1]
    host.finish(host.table.give_up(asked))
    host.do(Sender("boris"), Sit(1))

    hint = Hint(shown.number, 0, Prospect({"move": "keep"}, [], 1.0, 0.5, 7), [], [], 7, None)
    assert host.table.is_wanted(shown.request), "nothing else has changed"
    with pytest.raises(Forbidden, match="hint-among-friends"):
        host.table.advised(anna, shown.request, hint)


# Talking, and notebooks.


def test_a_line_of_chat_has_the_name_of_its_seat_and_shows_to_all(friends: Host) -> None:
    shown = friends.do(friends.sender("boris", 1), ChatSaid("c", "  good \x07 luck  "))

    assert shown.to is None
    assert [(line.seat, line.name, line.text) for line in shown.chat or []] == [
        (1, "Boris", "good   luck")
    ]
    assert friends.refusal(Sender(""), ChatSaid("c", "hello")).name == "no-cookie"
    assert friends.refusal(friends.sender("anna"), ChatSaid("d", " \x07 ")).name == (
        "message-shape"
    )


def test_a_chat_is_never_full_and_remembers_so_much(friends: Host) -> None:
    """Nobody is refused for what others said: for every new line the oldest goes."""
    saved = friends.table.saved
    for number in range(CHAT_KEPT + 2):
        friends.do(friends.sender("boris", 1), ChatSaid(f"c{number}", "hello"))
    assert saved.chat_lines == CHAT_KEPT + 2
    assert len(saved.said) == CHAT_KEPT
    assert {*saved.said} <= saved.taken.keys()
    assert saved.taken.keys() <= {*saved.said}, "of a line that went nothing is remembered"


def test_a_jotting_does_not_hold_the_table_and_is_shown_to_its_seat_alone() -> None:
    host = Host("alchemists", "hotseat", "hotseat")
    anna = host.sender("anna", 0)
    change = host.take(anna, Jot("j", 0, NOTE))

    assert not change.keeps_order
    assert [type(row) for row in change.rows] == [JottingRow]
    seat = host.table.deciders[0]
    moving = host.take(host.sender("anna", seat), host.move_of(host.sender("anna", seat)))
    shown = host.finish(change)
    assert (shown.seat, shown.view, shown.number) == (0, True, 0)
    host.finish(moving)
    assert host.view(0)["own"]["note"] == NOTE["text"]
    assert host.view(1)["own"]["note"] == ""
    assert view_of(host.anew(), 0) == host.view(0)
    poison = Host("poison", "me", "hotseat", "hotseat")
    assert poison.refusal(Sender("anna"), Jot("j", 0, NOTE)).name == "no-notebook"


# The end, and another game.


def play_on(host: Host) -> None:
    while host.table.saved.phase == "playing":
        seat = host.table.deciders[0]
        person = host.table.saved.chairs[seat].person
        assert person is not None
        sender = Sender(person, person.title(), seat)
        host.do(sender, host.move_of(sender))


def test_the_record_of_a_finished_game_proves_its_deal(poison: Host) -> None:
    assert table_info.info(poison.table, "anna", poison.now).commitment == commitment(SEED)
    with pytest.raises(Exception, match="table-not-over"):
        table_info.record(poison.table, "anna")
    play_on(poison)
    lines = table_info.record(poison.table, "anna").splitlines(keepends=True)

    assert verify(lines, poison.table.box).promised
    assert isinstance(list(record.read_entries(lines))[-1], record.End)
    assert poison.view(None)["outcome"] == poison.view(None)["outcome"]
    assert poison.refusal(Sender("anna"), MoveMade("x", 0, {"move": "play"})).name == "table-over"


def test_bots_keep_their_names_in_a_rematch() -> None:
    """The name is that of the seat where a bot began, however often the seats are turned."""
    host = Host("poison", "me", "random", "random", "greedy")
    numbers = []
    for _ in range(5):
        host.table.saved.phase = "over"
        change = host.table.rematch(Sender("anna"), "table-2", bytes(32), host.now)
        made = host.finish(change).made
        assert made is not None
        assert made.match is not None
        names = [chair.name for chair in made.chairs]
        assert [made.match.header.names[it.seat] for it in made.chairs if it.bot] == [
            name for name in names if name != "Anna"
        ]
        numbers.append(names)
        host.table = Table(made, AWAY, host.now)
    assert numbers[0] == ["random 2", "random 3", "greedy 4", "Anna"]
    assert numbers[1] == ["random 3", "greedy 4", "Anna", "random 2"]
    assert numbers[4] == numbers[0]


def test_a_rematch_is_another_table_in_the_same_change_and_is_made_once(poison: Host) -> None:
    anna = Sender("anna", "Anna")
    with pytest.raises(Exception, match="table-not-over"):
        poison.table.rematch(anna, "table-2", bytes(32), poison.now)
    play_on(poison)
    with pytest.raises(Exception, match="not-seated"):
        poison.table.rematch(Sender("dora"), "table-2", bytes(32), poison.now)
    change = poison.table.rematch(anna, "table-2", bytes(32), poison.now)
    shown = poison.finish(change)

    assert shown.answer.id == "table-2"
    assert shown.made is not None
    assert (shown.made.id, shown.made.phase) == ("table-2", "playing")
    assert [chair.person for chair in shown.made.chairs] == ["anna"] * 3
    again = poison.table.rematch(anna, "table-3", bytes(32), poison.now)
    assert again.rows == []
    assert poison.finish(again).answer.id == "table-2"


def test_at_the_next_game_everybody_has_moved_up_one_seat(friends: Host) -> None:
    play_on(friends)
    shown = friends.finish(
        friends.table.rematch(Sender("cleo", "Cleo"), "table-2", bytes(32), friends.now)
    )

    assert shown.made is not None
    chairs = shown.made.chairs
    assert [chair.seat for chair in chairs] == [0, 1, 2]
    assert [(chair.person, chair.name) for chair in chairs] == [
        ("boris", "Boris"),
        ("cleo", "Cleo"),
        ("anna", "Anna"),
    ]


def test_tables_that_cannot_be_made_are_refused_when_they_are_asked_for() -> None:
    wrong = [
        (NewTable("chess", [NewSeat("me")]), "game"),
        (NewTable("poison", [NewSeat("me")]), "seats"),
        (NewTable("poison", [NewSeat("me")] * 3), "seat-kinds"),
        (NewTable("poison", [NewSeat("bot", bot="nobody")] * 3), "bot-on-shelf"),
        (NewTable("poison", [NewSeat("hotseat")] * 3, {"hand": "six"}), "option-value"),
    ]
    for wanted, name in wrong:
        with pytest.raises(Exception, match=name):
            new_table(wanted, "anna", "Anna", "table-1", SEED, 0.0)
