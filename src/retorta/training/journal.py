"""The games that were learned from, so that training can resume where it stopped."""

from __future__ import annotations

from retorta.arena.journal import GamesFile
from retorta.training.samples import Sample


class Journal(GamesFile[Sample]):
    """The positions of every game of a training."""

    heading = "training"
    not_one = "not-a-training"
    another = "other-training"
    kind = Sample
