"""What a client is sent: whole texts, bare, as servers may."""

from __future__ import annotations

from retorta.server.incoming import SIZE_IN_EIGHT_BYTES, SIZE_IN_TWO_BYTES, TEXT


def framed(text: bytes) -> bytes:
    """Return a text in one frame."""
    size = len(text)
    if size < SIZE_IN_TWO_BYTES:
        return b"%c%c%b" % (TEXT, size, text)
    if size < 1 << 16:
        return b"%c%c%b%b" % (TEXT, SIZE_IN_TWO_BYTES, size.to_bytes(2, "big"), text)
    return b"%c%c%b%b" % (TEXT, SIZE_IN_EIGHT_BYTES, size.to_bytes(8, "big"), text)
