"""What clients send: cut into frames as the library would, however it comes in."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol

from retorta.server.inbox import Inbox
from retorta.server.incoming import Incoming

LONGEST = 70_000
TEXTS = st.one_of(
    st.text(max_size=40),
    st.integers(120, 130).map("x".__mul__),
    st.sampled_from(["ю" * 40_000, "z" * 65_535, "z" * 65_536]),
)


@st.composite
def messages(draw: st.DrawFn) -> list[Frame]:
    """Draw frames that a client may send: whole texts, texts in pieces, pings between."""
    frames = []
    for text in draw(st.lists(TEXTS, max_size=6)):
        written = text.encode()
        pieces = draw(st.integers(1, 3)) if len(written) < 1000 else 1
        size = len(written) // pieces + 1
        for piece in range(pieces):
            if draw(st.booleans()):
                frames.append(Frame(Opcode.PING, b"are you there"))
            opcode = Opcode.CONT if piece else Opcode.TEXT
            part = written[piece * size : (piece + 1) * size]
            frames.append(Frame(opcode, part, fin=piece == pieces - 1))
        if draw(st.booleans()):
            frames.append(Frame(Opcode.BINARY, b"\x81\x80binary"))
    return frames


def heard(library: Protocol) -> list[tuple[Opcode, bytes, bool]]:
    return [(it.opcode, bytes(it.data), it.fin) for it in library.events_received()]  # type: ignore[union-attr]


@given(messages(), st.lists(st.integers(0, 300_000), max_size=8))
def test_it_is_read_as_the_library_reads_it(frames: list[Frame], cuts: list[int]) -> None:
    stream = b"".join(frame.serialize(mask=True) for frame in frames)
    alone = Protocol(SERVER, max_size=LONGEST)
    alone.receive_data(stream)

    incoming, beside = Incoming(LONGEST), Protocol(SERVER, max_size=LONGEST)
    found: list[tuple[Opcode, bytes, bool]] = []
    places = [0, *sorted({cut % (len(stream) + 1) for cut in cuts}), len(stream)]
    for first, last in pairwise(places):
        for message in incoming.read(stream[first:last]):
            if isinstance(message, str):
                found.append((Opcode.TEXT, message.encode(), True))
            else:
                beside.receive_data(message)
                found += heard(beside)
    assert found == heard(alone)


def test_a_text_in_one_frame_never_troubles_the_library() -> None:
    incoming = Incoming(LONGEST)
    frame = Frame(Opcode.TEXT, b'{"id":"1"}').serialize(mask=True)
    assert incoming.read(frame + frame[:3]) == ['{"id":"1"}']
    assert incoming.read(frame[3:]) == ['{"id":"1"}']


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), id="not UTF-8"),
        pytest.param(Frame(Opcode.TEXT, b"bare").serialize(mask=False), id="not masked"),
        pytest.param(b"\xc1\x83\0\0\0\0odd", id="compressed, it says"),
        pytest.param(Frame(Opcode.CLOSE, b"").serialize(mask=True), id="goodbye"),
    ],
)
def test_whatever_is_odd_is_left_to_the_library_as_it_is(frame: bytes) -> None:
    assert Incoming(LONGEST).read(frame) == [frame]


def test_a_text_amid_the_pieces_of_another_is_left_to_the_library() -> None:
    begun = Frame(Opcode.TEXT, b"be", fin=False).serialize(mask=True)
    other = Frame(Opcode.TEXT, b"no").serialize(mask=True)
    assert Incoming(LONGEST).read(begun + other) == [begun, other]


def test_a_frame_that_is_too_long_is_not_kept() -> None:
    incoming = Incoming(1000)
    begun = Frame(Opcode.TEXT, b"x" * 5000).serialize(mask=True)[:100]
    assert incoming.read(begun) == [begun]
    assert incoming.read(b"more of it") == [b"more of it"]


def test_an_inbox_wakes_its_reader_and_keeps_the_order() -> None:
    async def read() -> list[Any]:
        inbox = Inbox()
        assert inbox.empty()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("a")
        inbox.put_nowait("b")
        assert inbox.qsize() == 2
        return [await waiting, await inbox.get()]

    assert asyncio.run(read()) == ["a", "b"]


def test_an_inbox_whose_reader_went_away_keeps_its_messages() -> None:
    async def read() -> Any:
        inbox = Inbox()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        waiting.cancel()
        inbox.put_nowait("a")
        with pytest.raises(asyncio.CancelledError):
            await waiting
        return await inbox.get()

    assert asyncio.run(read()) == "a"
