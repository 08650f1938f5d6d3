"""Frames as they come and go: in pieces, too long, odd, compressed; each is met with what it asks.

A client that says every byte itself stands in for the library that browsers have.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.guests import Guest, HouseOfTests
from support.raw_socket import Deflating, RawSocket
from websockets.frames import Frame, Opcode

from retorta.tables.messages import LONGEST_MESSAGE, WIRE, WIRE_2

LONGEST = LONGEST_MESSAGE - 100
PINGS = b"are you there"


@pytest.fixture(scope="module")
def table(house: HouseOfTests) -> tuple[Guest, str]:
    """A table at which nothing happens unless a socket wants it."""
    anna = house.guest("Anna")
    return anna, anna.table("poison", "me", "hotseat", "hotseat")


def opened(table: tuple[Guest, str]) -> RawSocket:
    """Return a socket that has been greeted, and has nothing more to read."""
    raw = RawSocket(*table)
    raw.hello()
    while raw.told()["type"] != "view":
        pass
    return raw


SIZES = st.one_of(st.integers(0, 300), st.sampled_from([LONGEST // 2, LONGEST]))
LETTERS = st.sampled_from(["x", "ю"])


@st.composite
def messages(draw: st.DrawFn) -> list[tuple[str | None, list[Frame]]]:
    """Draw messages as frames: whole texts, texts in pieces with pings between, binary ones.

    Each text has an id and is of a kind that nobody knows, so that its answer is sure.
    """
    found: list[tuple[str | None, list[Frame]]] = []
    for number in range(draw(st.integers(0, 6))):
        said = {"id": str(number), "type": "nothing", "more": draw(LETTERS) * draw(SIZES)}
        written = json.dumps(said, ensure_ascii=False).encode()
        pieces = draw(st.integers(1, 4))
        size = len(written) // pieces + 1
        frames = []
        for piece in range(pieces):
            if draw(st.booleans()):
                frames.append(Frame(Opcode.PING, PINGS))
            part = written[piece * size : (piece + 1) * size]
            opcode = Opcode.CONT if piece else Opcode.TEXT
            frames.append(Frame(opcode, part, fin=piece == pieces - 1))
        found.append((str(number), frames))
        if draw(st.booleans()):
            found.append((None, [Frame(Opcode.BINARY, b"\x81\x80binary")]))
    return found


@given(messages(), st.lists(st.integers(0, 300_000), max_size=8))
def test_however_it_comes_in_it_is_read_and_answered_in_order(
    table: tuple[Guest, str],
    sent: list[tuple[str | None, list[Frame]]],
    cuts: list[int],
) -> None:
    raw = opened(table)
    frames = [frame for _, some in sent for frame in some]
    stream = b"".join(frame.serialize(mask=True) for frame in frames)
    places = [0, *sorted({cut % (len(stream) + 1) for cut in cuts}), len(stream)]
    for first, last in pairwise(places):
        raw.socket.sendall(stream[first:last])
    expected = [
        (name, "message-shape" if name is not None else "message-binary") for name, _ in sent
    ]
    answered: list[tuple[str | None, str]] = []
    pongs = 0
    for _ in range(len(sent) + sum(frame.opcode is Opcode.PING for frame in frames)):
        frame = raw.read()
        if frame.opcode is Opcode.PONG:
            assert frame.data == PINGS
            pongs += 1
        else:
            said = json.loads(bytes(frame.data))
            answered.append((said["id"], said["error"]))
    assert answered == expected
    assert pongs == sum(frame.opcode is Opcode.PING for frame in frames)
    raw.socket.close()


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        pytest.param(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007, id="not UTF-8"),
        pytest.param(b"\xc1\x83\0\0\0\0odd", 1002, id="compressed, it says, though none agreed"),
        pytest.param(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True), 1000, id="goodbye"),
        pytest.param(
            Frame(Opcode.TEXT, b"be", fin=False).serialize(mask=True)
            + Frame(Opcode.TEXT, b"no").serialize(mask=True),
            1002,
            id="a text amid the pieces of another",
        ),
        pytest.param(
            Frame(Opcode.CONT, b"and").serialize(mask=True), 1002, id="a piece of nothing"
        ),
        pytest.param(b"\x83\x80\0\0\0\0", 1002, id="a kind of frame that nobody knows"),
    ],
)
def test_whatever_is_odd_ends_the_socket(
    table: tuple[Guest, str], frames: bytes, code: int
) -> None:
    raw = opened(table)
    raw.socket.sendall(frames)
    assert raw.closing_code() == code


def test_a_message_longer_than_it_may_be_is_refused_and_a_frame_ends_the_socket(
    table: tuple[Guest, str],
) -> None:
    raw = opened(table)
    raw.say({"id": "1", "type": "chat", "text": "x" * LONGEST_MESSAGE})
    assert raw.answers(1) == [(None, "message-too-big")]
    raw.send(Frame(Opcode.TEXT, b"x" * LONGEST_MESSAGE, fin=False))
    raw.send(Frame(Opcode.CONT, b"x" * LONGEST_MESSAGE, fin=False))
    raw.send(Frame(Opcode.CONT, b"x" * LONGEST_MESSAGE))
    assert raw.closing_code() == 1009, "in pieces it is not read either"


def test_a_frame_that_is_too_long_is_not_even_waited_for(table: tuple[Guest, str]) -> None:
    """It says that it is a gigabyte long; that is enough to know."""
    raw = opened(table)
    raw.socket.sendall(b"\x81\xff" + (1 << 30).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 100_000)
    assert raw.closing_code() == 1009


def test_answers_of_every_length_are_framed(table: tuple[Guest, str]) -> None:
    """Short frames, longer ones, and one of more than 64 kB: all that was said so far."""
    guest = Guest(table[0].port)
    fresh = guest, guest.table("poison", "me", "hotseat", "hotseat")
    raw = opened(fresh)
    said = ["ю" * length for length in (1, 40, 41, 42, 43, 44, 45, *[500] * 85)]
    for number, line in enumerate(said):
        raw.say({"id": str(number), "type": "chat", "text": line})
    heard: list[str] = []
    while len(heard) < len(said):
        message = raw.told()
        heard += [line["text"] for line in message.get("lines", [])]
    assert heard == said
    newcomer = RawSocket(*fresh)
    newcomer.hello()
    shown: dict[str, Any] = {}
    while shown.get("type") != "chat":
        frame = newcomer.read()
        shown = json.loads(bytes(frame.data))
    assert len(frame.data) > 1 << 16
    assert [line["text"] for line in shown["lines"]] == said


# Another version of the wire.


@pytest.mark.parametrize("hello", [{}, {"wire": WIRE_2 - 1}, {"wire": WIRE + 1}])
def test_a_page_of_another_version_is_told_so_and_sent_away(
    table: tuple[Guest, str], hello: dict[str, int]
) -> None:
    raw = RawSocket(*table)
    raw.shake_hands()
    raw.say({"id": "h", "type": "hello", "seen": -1, **hello})
    said = raw.told()
    assert (said["type"], said["id"], said["error"]) == ("refused", "h", "wire-version")
    assert said["parts"] == {"wire": WIRE}
    assert raw.closing_code() == 4426


# Compression.


@pytest.fixture
def wordy_table(house: HouseOfTests) -> tuple[Guest, str]:
    """A game whose views are long."""
    anna = house.guest("Anna")
    return anna, anna.table("alchemists", "hotseat", "hotseat")


def test_short_views_are_not_worth_compressing(table: tuple[Guest, str]) -> None:
    raw = RawSocket(*table, compress=True)
    raw.shake_hands()
    assert "permessage-deflate" not in raw.response


def test_frames_are_compressed_for_a_client_that_can_read_that(
    wordy_table: tuple[Guest, str],
) -> None:
    views, lengths = [], []
    for compress in (False, True):
        raw = RawSocket(*wordy_table, "?seat=0", compress=compress)
        raw.shake_hands()
        assert ("permessage-deflate" in raw.response) == compress
        raw.say({"id": "hello", "type": "hello", "wire": WIRE, "seen": -1})
        told: dict[str, Any] = {}
        while told.get("type") != "view":
            told = raw.told()
            assert all(deflating.was_compressed for deflating in raw.deflating)
        views.append(told)
        lengths.append(raw.received)
    assert views[0] == views[1], "the same view"
    assert lengths[1] < 0.65 * lengths[0]


def test_what_a_client_compresses_is_read_and_a_bomb_ends_the_socket(
    wordy_table: tuple[Guest, str],
) -> None:
    raw = RawSocket(*wordy_table, compress=True)
    raw.hello()
    bomb = Frame(Opcode.TEXT, b"x" * 10_000_000)
    assert len(bomb.serialize(mask=True, extensions=[Deflating()])) < LONGEST_MESSAGE
    raw.send(bomb)
    assert raw.closing_code() == 1009
