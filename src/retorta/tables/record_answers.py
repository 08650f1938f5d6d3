"""The types of answers about records over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from retorta.tables.answers import Result


class ReplayLine(Struct):
    """One line of play."""

    number: int
    seat: int
    undo: bool
    events: list[dict[str, Any]]
    """What a spectator saw happen, without anybody's secrets."""


class ReplayInfo(Struct):
    """A record that can be looked at."""

    id: str
    game: str
    seats: int
    names: list[str]
    options: dict[str, str]
    total: int
    """Lines of play."""
    moves: list[ReplayLine]
    commitment: str | None
    finished: bool


class Moment(Struct):
    """The table after one line of play."""

    number: int
    """Counts lines of play from 0, the set-up."""
    total: int
    seat: int | None
    public: dict[str, Any]
    """The game's ``PublicView``."""
    own: dict[str, Any] | None
    """The game's ``OwnView`` of the seat looked from."""
    owns: list[dict[str, Any]] | None
    """Each seat's ``OwnView`` if everything is face up; ``None`` if seen from one seat."""
    events: list[dict[str, Any]]
    by: int | None
    """The seat that moved."""
    undo: bool
    deciders: list[int]
    question: str
    points: list[int]
    outcome: Result | None


class Verdict(Struct):
    """What a check of a record found."""

    moves: int
    picks: int
    """How much luck was dealt again and found to be the same."""
    finished: bool
    promised: bool
    """The luck was promised in advance and came from that promise."""


class Judged(Struct):
    """What one line of play cost, judged by what its seat knew at the time."""

    number: int
    """Counts lines of play, as a moment does."""
    seat: int | None
    played: dict[str, Any] | None
    """The move; null where one was taken back, which costs nothing."""
    best: dict[str, Any] | None
    """What a master would have played."""
    lost: float
    """Points that the best move was ahead; 0 if it was too close to call."""
    error: float
    """The standard error of that; 0 if the game is planned, not dreamt."""
    moves: int
    """How many moves there were to choose from."""
