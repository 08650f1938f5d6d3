"""Review a whole finished game in one call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from retorta import plugins
from retorta.api.records import Source, found_box, lines_of
from retorta.core.errors import BadOption
from retorta.reviews.judging import DREAMS, LUCK, MOST_DREAMS
from retorta.reviews.record_review import Account, RecordReview, Reviewed, accounts


@dataclass(frozen=True, repr=False)
class Review:
    """What every decision of a game cost, and the total losses of each seat.

    >>> from retorta import play, review
    >>> found = review(play("poison", ["random"] * 3, seed=1), dreams=1)
    >>> [account.seat for account in found.accounts]
    [0, 1, 2]
    """

    decisions: list[Reviewed]
    accounts: list[Account]
    """The losses by seat."""

    def __iter__(self) -> Iterator[Reviewed]:
        return iter(self.decisions)

    def __len__(self) -> int:
        return len(self.decisions)

    def __repr__(self) -> str:
        lost = ", ".join(f"{each.lost:.1f}" for each in self.accounts)
        return f"<Review of {len(self)} decisions: points lost by seat {lost}>"


def review(source: Source, *, dreams: int = DREAMS, seed: int = LUCK) -> Review:
    """Return what the decisions of a record cost, judged by what each seat knew at the time.

    *source* is a file, a match or lines. With the default number of *dreams* a game takes
    minutes; fewer are quicker and less certain.

    >>> from retorta import play, review
    >>> found = review(play("poison", ["random"] * 3, seed=1), dreams=1)
    >>> found.decisions[0].number, found.decisions[0].seat, found.decisions[0].played
    (1, 1, Play(card=Card.RED_7, cauldron=2))
    """
    if not 1 <= dreams <= MOST_DREAMS:
        raise BadOption("dreams", dreams=dreams, most=MOST_DREAMS)
    record = RecordReview(lines_of(source), found_box(source, plugins.box))
    decisions = list(record.decisions(dreams, seed))
    return Review(decisions, accounts(decisions, record.match.seats))
