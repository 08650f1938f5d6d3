"""The proxies of ``docs/cluster.md`` route by the table's id: no node is asked in vain."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest
from cluster_nodes import free_port
from support.guests import OPEN, PATIENCE, Guest
from support.nodes import Nodes

PAGE = Path(__file__).parents[2] / "docs/cluster.md"
NGINX = """
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
{example}
}}
"""
CADDY = """
{{
    admin off
    auto_https off
}}
{example}
"""


def example(kind: str, port: int, nodes: list[int]) -> str:
    """Return an example of the page, with the addresses of a test."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for old, new in zip(("10.0.0.5:8642", "10.0.0.6:8642"), nodes, strict=True):
        assert old in found
        found = found.replace(old, f"127.0.0.1:{new}")
    named, count = re.subn(r"listen 80;|^:80 ", _listening(kind, port), found, flags=re.MULTILINE)
    assert count == 1
    return named


def _listening(kind: str, port: int) -> str:
    return f"listen 127.0.0.1:{port};" if kind == "nginx" else f"http://127.0.0.1:{port} "


class Proxy:
    """A proxy in a process of its own."""

    def __init__(self, kind: str, folder: Path, nodes: list[int]) -> None:
        program = shutil.which(kind) or shutil.which(kind, path="/usr/sbin")
        if program is None:
            pytest.skip(f"{kind} is not installed")
        self.port = free_port()
        config = folder / "config"
        around = NGINX if kind == "nginx" else CADDY
        config.write_text(around.format(example=example(kind, self.port, nodes)))
        command = {
            "nginx": [program, "-p", str(folder), "-c", str(config)],
            "caddy": [program, "run", "--adapter", "caddyfile", "--config", str(config)],
        }[kind]
        self._log = (folder / "said").open("wb")
        self._process = subprocess.Popen(
            command,
            stdout=self._log,
            stderr=self._log,
            env={"HOME": str(folder), "PATH": "/usr/bin:/bin"},
        )
        end = time.monotonic() + 3 * PATIENCE
        while not self._listens():
            said = (folder / "said").read_text()
            assert self._process.poll() is None, said
            assert time.monotonic() < end, said
            time.sleep(0.05)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._log.close()


@pytest.fixture(params=["nginx", "caddy"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_requests_and_sockets_go_to_the_holder(kind: str, nodes: Nodes, folder: Path) -> None:
    both = [nodes.start(), nodes.start()]
    proxy = Proxy(kind, folder, [node.port for node in both])
    try:
        anna = Guest(proxy.port, "Anna")
        bob = Guest(proxy.port, "Bob")
        for _ in range(60):
            table = anna.table("poison", "me", "friend", "friend")
            tab = anna.open(table)
            bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            tab.until(lambda tab=tab: tab.info["seats"][1]["name"] == "Bob")  # type: ignore[misc]
            assert bob.get(f"/api/tables/{table}")["seats"][1]["mine"]
            if all(node.registry.tables for node in both):
                break
        assert all(node.registry.tables for node in both), "the tables are spread"
        assert [node.registry.metrics.passed_on for node in both] == [0, 0]
    finally:
        OPEN.close()
        proxy.stop()
