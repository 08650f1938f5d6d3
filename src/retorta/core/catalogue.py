"""The catalogue: every move of a game, created once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from retorta.core import codec
from retorta.core.errors import Unreadable
from retorta.core.words import LISTED, Move


class Catalogue:
    """Every move of a game in a fixed order; a learner's action is an index into it.

    A move is read from the wire by looking it up here, so only real moves of the game are
    accepted.
    """

    def __init__(self, moves: list[Move]) -> None:
        self._moves = list(moves)
        self._indices = {move: index for index, move in enumerate(self._moves)}
        if len(self._indices) != len(self._moves):
            twice = [move for index, move in enumerate(moves) if self._indices[move] != index]
            raise ValueError(f"listed twice: {twice}")
        LISTED.update({move: move for move in self._moves})
        self._written: dict[bytes, Move] = {}
        self._plain: dict[int, Any] = {}
        """Moves as JSON data, by identity, since the moves listed here are never freed."""

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __getitem__(self, index: int) -> Move:
        return self._moves[index]

    def __contains__(self, move: object) -> bool:
        return move in self._indices

    def index(self, move: Move) -> int:
        """Return the number of *move*."""
        return self._indices[move]

    def plain(self, move: Move) -> Any:
        """Return *move* as JSON data; do not change it, since it is made only once.

        Raises :class:`Unreadable` for anything that is not a move of the game.
        """
        if not self._plain:
            self._plain = {id(move): codec.plain(move) for move in self._moves}
        found = self._plain.get(id(move))
        if found is not None:
            return found
        if move not in self._indices:
            raise Unreadable("no-such-move", written=repr(move))
        return codec.plain(move)

    def read(self, plain: object) -> Move:
        """Return the move written as *plain* JSON data."""
        if not self._written:
            self._written = {_canonical(codec.plain(move)): move for move in self._moves}
        move = self._written.get(_canonical(plain))
        if move is None:
            raise Unreadable("no-such-move", written=codec.dumps(plain).decode())
        return move


def _canonical(plain: object) -> bytes:
    return codec.dumps(plain, canonical=True)
