"""Nodes of a cluster in threads of the test's own process."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import psycopg
from support.guests import OPEN, HouseOfTests

from retorta.server.settings import place


class Nodes:
    """All of one database."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self._folder = folder
        self._running: list[HouseOfTests] = []

    def start(self, **changed: Any) -> HouseOfTests:
        listener = socket.create_server(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        node = HouseOfTests(
            self._folder,
            listener,
            database=place(None, self.database).database,
            cluster=True,
            address=address,
            **changed,
        )
        self._running.append(node)
        return node

    def stop(self, node: HouseOfTests) -> None:
        self._running.remove(node)
        node.stop()

    def stop_all(self) -> None:
        OPEN.close()
        for node in list(self._running):
            self.stop(node)

    def owner(self, table: str) -> HouseOfTests:
        (found,) = [node for node in self._running if table in node.registry.tables]
        return found

    def rows(self, statement: str) -> list[Any]:
        with psycopg.connect(self.database, autocommit=True) as connection:
            return connection.execute(statement).fetchall()
