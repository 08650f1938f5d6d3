"""The games that were learned from, so that training can be taken up where it stopped."""

from __future__ import annotations

from retorta.arena.journal import Kept
from retorta.core.errors import BadOption, TableError, Unreadable
from retorta.training.lessons import Lesson


class Notebook(Kept[Lesson]):
    """The positions of every game of a training."""

    heading = "training"
    kind = Lesson

    def not_one(self) -> TableError:
        return Unreadable("not-a-training", path=str(self._path))

    def another(self) -> TableError:
        return BadOption("other-training", path=str(self._path))
