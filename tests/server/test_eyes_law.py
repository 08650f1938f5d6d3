"""Whatever people and devices do, nobody is ever shown what is another seat's own.

They sit, stand, are sent away, claim, revoke, block, look, take notes, come late and return, and
the table is read from its log again, as when it moves to another node. What the table hands out is
looked at where it is handed out: the seat must be the receiver's at that moment.

What the server does by itself, and when, is not this test's to say: so no rule has a condition
that a socket or a device is there; where none is, it does nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from support.boxes_that_tell import telling, wrong_with_tells
from support.guests import OPEN, Guest, HouseOfTests, Refused
from support.silent_socket import HELLO, Silent, claim, new_link, revoke
from support.whose_frame import has_note, note, wrong_with
from websockets.exceptions import InvalidStatus

from retorta.core.verifiable import SEED_BYTES
from retorta.server import registry
from retorta.server.sockets.connection import Connection
from retorta.server.storage.people import hashed
from retorta.tables.closing import FAILED

SECRET: Final = "the host knows"
GAMES: Final = ("alchemists", "laar", "poison", "potion-making")
SEAT: Final = st.integers(0, 2)
PERSON: Final = st.integers(0, 2)
WHICH: Final = st.integers(0, 9)


class Witness:
    """Sees every frame in the moment in which it is handed out."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.owns = 0
        """Frames with something that is one seat's own."""
        self.notes = 0
        """Those among them that hold a note."""
        self.tells = 0
        """Messages about what choices bring."""
        self.views: dict[Connection, dict[str, Any]] = {}
        """The last view of each connection."""
        self.sent_away = 0
        """Sockets that were open when their device was sent away."""
        self.deal = 0
        """Which deal the next table has."""

    def see(self, connection: Connection, frame: dict[str, Any]) -> None:
        table = connection.table
        if frame["type"] == "view":
            self.views[connection] = frame
            self.wrong += wrong_with(frame, table)
            if frame["seat"] is None:
                return
            self.owns += 1
            self.notes += has_note(frame["own"])
        elif frame["type"] == "tells":
            self.wrong += wrong_with_tells(frame, self.views[connection])
            self.tells += 1
        else:
            return
        seat, person = frame["seat"], connection.sender.person
        chairs = table.saved.chairs
        if chairs[seat].person != person:
            self.wrong.append(f"the {frame['type']} of seat {seat} went to somebody else")
        several = sum(chair.person == person for chair in chairs) > 1
        if several and connection.sender.chosen != seat:
            self.wrong.append(f"seat {seat} is one of several, and was not chosen")


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Iterator[Witness]:
    seen = Witness()
    handed_out = Connection._next

    def looked_at(connection: Connection) -> bytes | None:
        frame = handed_out(connection)
        if frame is not None:
            seen.see(connection, json.loads(frame))
        return frame

    monkeypatch.setattr(Connection, "_next", looked_at)
    monkeypatch.setattr(registry, "fresh_seed", lambda: bytes([seen.deal] * SEED_BYTES))
    with telling():
        yield seen


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    house = HouseOfTests(tmp_path_factory.mktemp("club"), host_secret=SECRET)
    yield house
    house.stop()


class PeopleAndDevices(RuleBasedStateMachine):
    """One table of one server, three people, and a host who may send anybody away."""

    def __init__(self, club: HouseOfTests, witness: Witness) -> None:
        super().__init__()
        self.club = club
        self.witness = witness
        witness.wrong.clear()
        self.persons: list[str] = []
        self.devices: list[list[Guest]] = []
        """Of each person, those that are theirs."""
        self.gone: list[Guest] = []
        """Those that were sent away."""
        self.sockets: list[Silent] = []
        self.links: list[tuple[int, str]] = []
        """Whose device made one, and the link itself: nobody has used it yet."""
        self.dead_links: list[str] = []
        """Those of which no device may come any more."""

    @initialize(
        game=st.sampled_from(GAMES),
        deal=st.integers(0, 255),
        sitting=st.lists(PERSON, min_size=1, max_size=2),
        phones=st.lists(PERSON, min_size=1, max_size=2),
        begins=st.booleans(),
    )
    def lay(
        self, game: str, deal: int, sitting: list[int], phones: list[int], begins: bool
    ) -> None:
        self.witness.deal = deal
        self.host = self.club.guest("Host")
        for name in ("Anna", "Boris", "Cleo"):
            guest = self.club.guest(name)
            self.persons.append(hashed(guest.http.cookies["retorta"]))
            self.devices.append([guest])
        self.table = self.devices[0][0].table(game, "friend", "friend", "friend")
        for person in phones:
            self.make_a_link(person, 0)
            self.claim(0)
        for seat, person in enumerate(sitting):
            self.sit(person, 0, seat)
            self.come(person, 0, None, True)
        if begins:
            self.start(0)
            self.take_a_note(0, 0)

    def teardown(self) -> None:
        OPEN.close()

    # Devices.

    @rule(person=PERSON, which=WHICH)
    def make_a_link(self, person: int, which: int) -> None:
        device = self.device(person, which)
        if device is not None and len(self.links) < 4:
            self.links.append((person, new_link(device)))

    @rule(which=WHICH)
    def claim(self, which: int) -> None:
        if not self.links:
            return
        person, link = self.links.pop(which % len(self.links))
        device = self.club.guest()
        claim(device, link)
        self.devices[person].append(device)

    @rule(which=WHICH)
    def claim_too_late(self, which: int) -> None:
        if self.dead_links:
            with pytest.raises(Refused, match="link"):
                claim(self.host, self.dead_links[which % len(self.dead_links)])

    @rule(person=PERSON, which=WHICH, greets=st.booleans())
    def send_away(self, person: int, which: int, greets: bool) -> None:
        mine = self.devices[person]
        if len(mine) > 1:
            self.come(person, which, None, greets)
            other = mine.pop(which % len(mine))  # whose socket was just opened
            revoke(mine[which % len(mine)], other)
            self.has_gone(other)
            self.dead_links += self.take_links_of(person)

    @rule(
        person=PERSON,
        what=st.sampled_from(("block", "forget")),
        sure=st.sampled_from((False, False, True)),
        greets=st.booleans(),
    )
    def end(self, person: int, what: str, sure: bool, greets: bool) -> None:
        """The host of the server blocks somebody, or forgets them; here nothing undoes it."""
        if not sure or sum(map(bool, self.devices)) <= 1:
            return
        self.come(person, 0, None, greets)
        mine, self.devices[person] = self.devices[person], []
        method = "PUT" if what == "block" else "POST"
        path = f"/api/host/people/{self.persons[person]}/{what}"
        self.host.call(method, path, **{"x-retorta-host": SECRET})
        for device in mine:
            self.has_gone(device)
        links = self.take_links_of(person)
        if what == "forget":
            self.dead_links += links

    def take_links_of(self, person: int) -> list[str]:
        taken = [link for maker, link in self.links if maker == person]
        self.links = [(maker, link) for maker, link in self.links if maker != person]
        return taken

    def has_gone(self, device: Guest) -> None:
        """From the answer on, nothing is sent to that device: all before was read."""
        self.gone.append(device)
        for socket in [it for it in self.sockets if it.guest is device]:
            before = len(socket.frames)
            self.witness.sent_away += 1
            assert not socket.settle(), "a device that was sent away has its socket still"
            assert socket.say(HELLO) == []
            assert len(socket.frames) == before, "it was sent something"
            self.sockets.remove(socket)

    # Sockets.

    @rule(person=PERSON, which=WHICH, chosen=st.none() | SEAT, greets=st.booleans())
    def come(self, person: int, which: int, chosen: int | None, greets: bool) -> None:
        device = self.device(person, which)
        if device is not None and len(self.sockets) < 8:
            self.sockets.append(Silent(device, self.table, chosen))
            if greets:
                self.sockets[-1].say(HELLO)

    @rule(which=WHICH)
    def greet(self, which: int) -> None:
        self.say(which, HELLO)

    @rule(which=WHICH, seat=SEAT)
    def look(self, which: int, seat: int) -> None:
        self.say(which, {"type": "look", "id": "l", "seat": seat})

    @rule(which=WHICH, seat=SEAT)
    def take_a_note(self, which: int, seat: int) -> None:
        """In the game that has notebooks; the note is a part of what is that seat's own.

        Whoever looks from a seat writes into its notebook; who looks on tries to, into any.
        """
        id = f"n{sum(len(socket.frames) for socket in self.sockets)}"
        self.say(which, {"type": "jot", "id": id, "seat": seat, "written": note(seat)})
        for place, socket in enumerate(self.sockets):
            views = [frame for frame in socket.frames if frame["type"] == "view"]
            own = views[-1]["seat"] if views else None
            if own is not None:
                own_id = f"o{id}"
                self.say(place, {"type": "jot", "id": own_id, "seat": own, "written": note(own)})
                self.say(place, HELLO)  # shows all of it once more
                return

    @rule(which=WHICH)
    def leave(self, which: int) -> None:
        if self.sockets:
            self.sockets.pop(which % len(self.sockets)).socket.close()

    @rule(which=WHICH, chosen=st.none() | SEAT)
    def come_back_though_sent_away(self, which: int, chosen: int | None) -> None:
        if not self.gone:
            return
        try:
            back = Silent(self.gone[which % len(self.gone)], self.table, chosen)
        except InvalidStatus:
            return  # who is blocked does not even get in
        frames = back.say(HELLO, {"type": "look", "id": "l", "seat": chosen or 0})
        assert all(it.get("seat") is None for it in frames if it["type"] in ("view", "tells"))
        back.socket.close()

    # Chairs.

    @rule(person=PERSON, which=WHICH, seat=SEAT)
    def sit(self, person: int, which: int, seat: int) -> None:
        self.ask(person, which, "sit", {"seat": seat})

    @rule(person=PERSON, which=WHICH, seat=SEAT)
    def stand(self, person: int, which: int, seat: int) -> None:
        """Stand up; Anna made the table, and may clear any seat."""
        self.ask(person, which, "stand", {"seat": seat})

    @rule(which=WHICH)
    def start(self, which: int) -> None:
        self.ask(0, which, "start", {"bot": "random"})

    @rule(person=PERSON, which=WHICH, seat=SEAT)
    def let_a_bot_play(self, person: int, which: int, seat: int) -> None:
        self.ask(person, which, "bot", {"seat": seat, "bot": "random"})

    @rule(person=PERSON, which=WHICH, seat=SEAT)
    def leave_the_game(self, person: int, which: int, seat: int) -> None:
        """Who leaves looks on from their seat, as who is replaced does."""
        self.ask(person, which, "leave", {"seat": seat})

    @rule(person=PERSON, which=WHICH, seat=SEAT)
    def return_to_the_table(self, person: int, which: int, seat: int) -> None:
        self.ask(person, which, "return", {"seat": seat})

    @rule(which=WHICH, moves=st.integers(1, 4))
    def play(self, which: int, moves: int) -> None:
        """Whoever is asked plays on, from the socket through which they look."""
        if not self.sockets:
            return
        socket = self.sockets[which % len(self.sockets)]
        for _ in range(moves):
            views = [it for it in socket.frames if it["type"] == "view"]
            if not views or not views[-1]["moves"]:
                return
            move, seat = views[-1]["moves"][0]["move"], views[-1]["seat"]
            socket.say({"type": "move", "id": f"m{len(socket.frames)}", "seat": seat, "move": move})

    @rule(sure=st.integers(0, 3))
    def move_the_table(self, sure: int) -> None:
        """Let it go, as to another node; whoever comes next has it read from its log."""
        if sure == 3:
            self.club.do(lambda: self.club.registry.lose(self.table))

    # What is asked besides.

    @rule(
        person=PERSON,
        which=WHICH,
        seat=SEAT,
        what=st.sampled_from(("worth", "sources", "lines", "hint")),
    )
    def peek(self, person: int, which: int, seat: int, what: str) -> None:
        device = self.device(person, which)
        if device is None:
            return
        self.host.get(f"/api/tables/{self.table}")  # if it was forgotten with somebody
        chair = self.club.registry.tables[self.table].table.saved.chairs[seat]
        is_theirs = chair.person == self.persons[person]
        path = f"/api/tables/{self.table}/{what}"
        try:
            if what == "hint":
                device.post(path, {"seat": seat})
            else:
                device.get(f"{path}?seat={seat}")
        except Refused as refused:
            name = refused.name
        else:
            name = ""
        assert (name == "not-your-seat") == (not is_theirs), name

    # What must hold.

    @invariant()
    def nobody_sees_with_another_s_eyes(self) -> None:
        for socket in list(self.sockets):
            if not socket.settle():
                self.sockets.remove(socket)
                assert socket.closing_code() != FAILED, "a frame was not even looked at"
        assert self.witness.wrong == []

    # How.

    def device(self, person: int, which: int) -> Guest | None:
        mine = self.devices[person]
        return mine[which % len(mine)] if mine else None

    def say(self, which: int, message: dict[str, Any]) -> None:
        if self.sockets:
            self.sockets[which % len(self.sockets)].say(message)

    def ask(self, person: int, which: int, what: str, body: dict[str, Any]) -> None:
        device = self.device(person, which)
        if device is not None:
            try:
                device.post(f"/api/tables/{self.table}/{what}", body)
            except Refused:
                return  # as the rules of the table will have it


@pytest.mark.hypothesis
def test_nobody_sees_with_another_s_eyes(club: HouseOfTests, witness: Witness) -> None:
    usual = settings()
    run_state_machine_as_test(
        partial(PeopleAndDevices, club, witness),  # type: ignore[arg-type]  # any callable will do
        settings=settings(
            usual,
            max_examples=max(usual.max_examples, 200),
            stateful_step_count=30,
            phases=[phase for phase in Phase if phase is not Phase.shrink],  # a server is slow
        ),
    )
    assert witness.owns > 50, "hardly anything was shown, so nothing is proven"
    assert witness.notes > 0, "nobody was shown a note"
    assert witness.tells > 50, "hardly anybody was told what choices bring"
    assert witness.sent_away > 20, "hardly anybody looked on when they were sent away"
