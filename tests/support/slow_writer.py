"""A server whose writer waits to be told, so that what comes meanwhile waits for its turn."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from support.guests import PATIENCE, HouseOfTests


class Slowly:
    """A writer that waits to be told before it writes."""

    def __init__(self, house: HouseOfTests, patch: pytest.MonkeyPatch, fault: bool = False) -> None:
        self._commit = house.registry.writer._commit
        self._fault = fault
        self.at_work = threading.Event()
        self.go_on = threading.Event()
        patch.setattr(house.registry.writer, "_commit", self.commit)

    def commit(self, jobs: Any) -> None:
        self.at_work.set()
        assert self.go_on.wait(PATIENCE)
        if self._fault:
            raise OSError("the disk is full")
        self._commit(jobs)
