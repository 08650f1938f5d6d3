"""A verifiable deal: first a commitment, then the game, then the seed of the deal.

Before the first card the table shows a commitment to a secret 256-bit seed; every seat may
add salt. All luck is derived from seed and salts by keyed hashing, one labelled stream per
move. When the game is over, the record contains seed and salts, and anybody can repeat the
deal. The table cannot choose the luck, since it commits to the seed before it sees the salts.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from retorta.core import record
from retorta.core.box import Box
from retorta.core.dealer import Dealer
from retorta.core.errors import TableError, Unreadable
from retorta.core.match import Match

SEED_BYTES: Final = 32
_PROMISE: Final = b"retorta promise 1\0"
_DEAL: Final = b"retorta deal 1\0"
_WORD: Final = 8
"""The bytes of a stream used for one pick."""


def fresh_seed() -> bytes:
    """Return a new unguessable seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return the commitment to the seed that a table shows before the game."""
    return hashlib.sha256(_PROMISE + seed).hexdigest()


class VerifiableDealer(Dealer):
    """Luck from a secret seed and everybody's salt."""

    def __init__(self, seed: bytes, salts: Sequence[str] = (), listening: bool = True) -> None:
        super().__init__(listening)
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        digests = b"".join(hashlib.sha256(salt.encode()).digest() for salt in salts)
        self._key = hmac.digest(seed, _DEAL + digests, "sha256")
        self._label = ""
        self._stream = b""
        self._block = 0
        self._rest = b""

    def begin(self, label: str) -> None:
        # Most moves need no luck, so a stream is made only on demand.
        self._label = label
        self._stream = b""
        self._block = 0
        self._rest = b""

    def choose(self, n: int) -> int:
        fair = (1 << 8 * _WORD) // n * n
        while (word := self._word()) >= fair:
            pass
        return word % n

    def _word(self) -> int:
        if not self._stream:
            self._stream = hmac.digest(self._key, self._label.encode(), "sha256")
        if not self._rest:
            block = self._block.to_bytes(8, "big")
            self._rest = hmac.digest(self._stream, block, "sha256")
            self._block += 1
        word, self._rest = self._rest[:_WORD], self._rest[_WORD:]
        return int.from_bytes(word, "big")


@dataclass(frozen=True)
class Verdict:
    """The result of checking a record."""

    moves: int
    picks: int
    """The number of random choices that were dealt again and found to be the same."""
    finished: bool
    promised: bool
    """Whether the luck was promised in advance and came from that promise."""


def verify(lines: Iterable[bytes], box: Box) -> Verdict:
    """Deal a record again from its seed and salts; raise an error if it does not match.

    *lines* must already be known to replay; this only checks the source of the luck.
    """
    entries = list(record.read_entries(lines))
    header, last = entries[0], entries[-1]
    assert isinstance(header, record.Header)
    turns = [entry for entry in entries if isinstance(entry, record.Turn)]
    finished = isinstance(last, record.End)
    picks = len(header.luck) + sum(len(turn.luck) for turn in turns)
    if header.commitment is None or not isinstance(last, record.End):
        return Verdict(len(turns), picks, finished, promised=False)
    seed = _seed(last)
    if commitment(seed) != header.commitment:
        raise Unreadable("verify-promise")
    dealer = VerifiableDealer(seed, last.salts)
    match = Match(box, header.seats, dealer, header.options, edition=header.edition)
    if dealer.luck != header.luck:
        raise Unreadable("verify-luck", line="1")
    for line, entry in enumerate(entries[1:], 2):
        _check(match, dealer, entry, line)
    return Verdict(len(turns), picks, finished, promised=True)


def _seed(end: record.End) -> bytes:
    try:
        seed = bytes.fromhex(end.seed or "")
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Unreadable("verify-seed")
    return seed


def _check(match: Match, dealer: Dealer, entry: object, line: int) -> None:
    if isinstance(entry, record.Undo):
        match.undo(entry.undo)
    if not isinstance(entry, record.Turn):
        return
    used = len(dealer.luck)
    try:
        match.play(entry.seat, match.box.rules.catalogue.read(entry.move))
    except TableError as problem:
        raise Unreadable("verify-luck", line=str(line)) from problem
    if dealer.luck[used:] != entry.luck:
        raise Unreadable("verify-luck", line=str(line))
