"""A server for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from guests import OPEN, RUNNING, HouseOfTests

import retorta.server.house as house_of_people


@pytest.fixture(autouse=True, scope="session")
def no_long_rounds() -> Iterator[None]:
    """A server looks round more often here: nobody wants to wait for it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house_of_people, "SWEEP", 0.1)
        patch.setattr(house_of_people, "LOOK", 0.1)
        yield


@pytest.fixture(autouse=True)
def leave_nothing_open() -> Iterator[None]:
    yield
    OPEN.close()
    while RUNNING:
        server = RUNNING.pop()
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    server = HouseOfTests(tmp_path_factory.mktemp("house"))
    yield server
    server.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
