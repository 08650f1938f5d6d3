"""The games already played for training, so that it can resume where it stopped."""

from __future__ import annotations

from retorta.arena.journal import GamesFile
from retorta.training.samples import Sample


class Journal(GamesFile[Sample]):
    """The positions of every game in a training run."""

    heading = "training"
    not_one = "not-a-training"
    another = "other-training"
    kind = Sample
