"""Seeds for many purposes, and the secret from which the luck of bots is derived.

A bot is told its seed. If bots' seeds and deals came from the same number, a bot that knew or
guessed it could deal all hands again. So the luck of bots has a separate source, which nobody
knows before the games are over (decision 29).
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

SECRET_BYTES: Final = 16
"""Enough that the secret cannot be found by trying."""
SEED_BITS: Final = 53
"""The bits of a drawn seed for deals: few enough that every JSON reader keeps all its digits."""


def seed_of(secret: int | str, label: str, number: int) -> int:
    """Return a separate seed for each purpose, the same on every machine."""
    digest = hashlib.blake2b(f"{secret} {label} {number}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


def fresh_secret() -> str:
    """Return the secret that decides the luck of the bots of one run, to be shown afterwards."""
    return secrets.token_hex(SECRET_BYTES)


def fresh_deals() -> int:
    """Return a seed for deals that nobody has seen."""
    return secrets.randbits(SEED_BITS)
