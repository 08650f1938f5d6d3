"""What clients are sent is framed as the library would."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from retorta.server.outgoing import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_by_the_library(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
