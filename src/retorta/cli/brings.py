"""What choices bring, in lines of a terminal."""

from __future__ import annotations

from retorta.cli.terminal_page import Page
from retorta.core.match import Match
from retorta.core.tells import Effect, Fact, Told, told
from retorta.core.words import Move, Seat
from retorta.texts import Speaker


class Brings:
    """What one seat is told of its choice, in one language."""

    def __init__(self, match: Match, seat: Seat, chances: bool, speaker: Speaker) -> None:
        moves = match.legal_moves(seat)
        self._told = told(match.box, match.state, seat, chances) or Told([], [[] for _ in moves])
        self._moves = dict(zip(moves, self._told.moves, strict=True))
        self._seat = seat
        self._speaker = speaker

    @property
    def is_silent(self) -> bool:
        """Whether nothing is told of any move."""
        return not any(self._told.moves)

    def question(self, page: Page) -> list[str]:
        """Return what concerns the question as a whole, a line for each."""
        return [page.wrapped(self._said(effect, page)) for effect in self._told.question]

    def move(self, move: Move, page: Page) -> str:
        """Return a move, and what it brings."""
        said = self._speaker.move(move)
        effects = self._moves[move]
        if not effects:
            return said
        brings = "; ".join(self._said(effect, page) for effect in effects)
        return self._speaker.say("cli-brings", move=said, brings=brings)

    def _said(self, effect: Effect, page: Page) -> str:
        said = self._speaker.effect(effect, self._seat)
        if isinstance(effect, Fact) and effect.warns:
            return page.warning(self._speaker.say("cli-brings-warning", loss=said))
        return said
