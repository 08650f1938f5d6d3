"""A game that a thinker follows move by move, so that bots can choose and hints be found.

This is what a thinker does, wherever it is; it is given a header and moves, and a bot is given
a ``Pov`` as everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from retorta import plugins
from retorta.bots import Bot
from retorta.bots.hint import hint
from retorta.core import codec, reading, record
from retorta.core.dealer import ScriptedDealer
from retorta.core.match import Match
from retorta.thinking import hint_answer

GAMES_KEPT: Final = 64
"""How many games one thinker follows."""
PACES: Final[dict[str, float]] = {"quick": 0.25, "usual": 1.0, "long": 3.0}
"""What a table may choose: how often its usual time a level takes. Levels that have thought
enough after so many dreams, or plans, stay what they are however long they may."""
CUT: Final = 0.8
"""The part of the time it was given, after which a bot is taken to have been cut short."""


@dataclass(frozen=True)
class Answer:
    """What came of a job."""

    found: Any
    """The move, or the hint, as JSON data."""
    hurried: bool = False
    """Whether it was cut short, since many wait."""
    given: float | None = None
    """The seconds it was given; ``None`` where nobody looked at the clock."""


class FollowedGame:
    """One game; bots stay with it, with what they thought before."""

    def __init__(self, written: Any) -> None:
        header = reading.read(record.Header, written)
        self._dealer = ScriptedDealer(header.luck)
        box = plugins.box(header.game)
        edition = header.edition
        self._match = Match(box, header.seats, self._dealer, header.options, edition=edition)
        self._bots: dict[tuple[int, str], Bot] = {}

    @property
    def told(self) -> int:
        """How many lines of play are known."""
        return len(self._match.entries)

    def follow(self, entries: list[Any]) -> None:
        """Play what was played since, as JSON data."""
        for entry in entries:
            if "undo" in entry:
                self._match.undo(entry["undo"])
                continue
            self._dealer.extend(entry["luck"])
            move = self._match.box.rules.catalogue.read(entry["move"])
            self._match.play(entry["seat"], move)

    def choose(self, seat: int, name: str, seed: int, seconds: float, pace: str) -> Answer:
        """Return the move that a bot wants to make, thought of for *seconds* at most."""
        bot = self._bots.get((seat, name))
        if bot is None:
            made: Bot = plugins.new_bot(self._match.box.name, name, seed)
            bot = self._bots[seat, name] = made
        usual, given = time_for(bot, seconds, pace)
        if given is not None:
            bot.think_for(given)  # type: ignore[attr-defined]
        began = perf_counter()
        try:
            move = codec.plain(bot.choose(self._match.pov(seat)))
        except Exception:
            # It may be asked once more, and then another takes its place: a program has ended.
            del self._bots[seat, name]
            raise
        if given is None:
            return Answer(move)
        is_cut = given < usual * CUT and perf_counter() - began >= given * CUT
        return Answer(move, is_cut, given)

    def advise(self, seat: int, seconds: float) -> Answer:
        """Return a hint for a seat, from what it may know."""
        found = hint(self._match.pov(seat), seconds, self.told)
        return Answer(hint_answer.written(found, self._match.box))


def time_for(bot: object, seconds: float, pace: str) -> tuple[float, float | None]:
    """Return what nobody calls hurried, and what a bot is given: never less than its floor.

    Its table may wish for less than it is used to, or more; that more is what others leave.
    A bot that does not think by the clock is given nothing.
    """
    floor = getattr(bot, "floor", None)
    if floor is None:
        return 0.0, None
    usual: float = bot.seconds  # type: ignore[attr-defined]
    wish = max(usual * PACES[pace], floor)
    return min(usual, wish), min(wish, max(seconds, floor))
