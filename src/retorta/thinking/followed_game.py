"""A game that a thinker follows move by move, so that bots can choose and hints can be found.

This is the work of a thinker, wherever it runs; it is given a header and moves, and a bot is
given a ``Pov`` as everywhere.
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
"""A table's choices: a factor for the usual thinking time of a level. A level that stops after
a fixed number of dreams or plans does not change with it."""
CUT: Final = 0.8
"""A bot that used this part of a reduced time is considered cut short."""


@dataclass(frozen=True)
class Answer:
    """The result of a job."""

    found: Any
    """The move, or the hint, as JSON data."""
    hurried: bool = False
    """Whether the bot was cut short because many others wait."""
    given: float | None = None
    """The seconds it was given; ``None`` if it does not think by the clock."""


class FollowedGame:
    """One game, with its bots, which keep their earlier thoughts."""

    def __init__(self, written: Any) -> None:
        header = reading.read(record.Header, written)
        self._dealer = ScriptedDealer(header.luck)
        box = plugins.box(header.game)
        edition = header.edition
        self._match = Match(box, header.seats, self._dealer, header.options, edition=edition)
        self._bots: dict[tuple[int, str], Bot] = {}

    @property
    def told(self) -> int:
        """The number of lines of play that are known."""
        return len(self._match.entries)

    def follow(self, entries: list[Any]) -> None:
        """Play the new lines, given as JSON data."""
        for entry in entries:
            if "undo" in entry:
                self._match.undo(entry["undo"])
                continue
            self._dealer.extend(entry["luck"])
            move = self._match.box.rules.catalogue.read(entry["move"])
            self._match.play(entry["seat"], move)

    def choose(self, seat: int, name: str, seed: int, seconds: float, pace: str) -> Answer:
        """Return the move that a bot chooses in at most *seconds*."""
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
            # If it is asked again, a new bot takes its place: an external program has ended.
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
    """Return the time below which a bot is hurried, and the time it is given.

    Its table may ask for less than the usual time, or for more, which it gets only if *seconds*
    allows. It is never given less than its floor. A bot that does not think by the clock is
    given no time.
    """
    floor = getattr(bot, "floor", None)
    if floor is None:
        return 0.0, None
    usual: float = bot.seconds  # type: ignore[attr-defined]
    wish = max(usual * PACES[pace], floor)
    return min(usual, wish), min(wish, max(seconds, floor))
