"""A server for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from guests import OPEN, HouseOfTests


@pytest.fixture(autouse=True)
def leave_nothing_open() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    server = HouseOfTests(tmp_path_factory.mktemp("house"))
    yield server
    server.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
