"""Connecting to a Ray cluster, where many machines think instead of this one.

Ray is imported only when an address asks for it. Workers must run exactly the same code: during
development the same version number is not enough, so sources are compared.
"""

from __future__ import annotations

import hashlib
import importlib
import logging
import os
import socket
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from retorta.core.errors import BadOption, TableError

OLDEST: Final = "2.52"
"""The first version of Ray whose clusters can be protected by a token, as the docs require."""
KNOCKING: Final = 5.0
"""The seconds within which the address must answer; Ray itself would try for minutes."""


class OtherCode(TableError):
    """A Ray worker has a different version of Retorta."""


def connect(address: str) -> Any:
    """Return Ray, connected to a cluster (``host:port``), or to a ``local`` one on this machine."""
    # By default Ray sends usage statistics to its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise BadOption("ray-missing") from None
    _demand_new_enough(str(ray.__version__))
    _knock(address)
    own: dict[str, Any] = {}
    if address == "local":
        # Nobody else should reach a cluster made for this one program.
        own = {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (OSError, RuntimeError, ValueError, ImportError):
        raise BadOption("ray-address", address=address) from None
    return ray


def _demand_new_enough(found: str) -> None:
    """Refuse a version of Ray whose clusters can be used by anybody who can reach them."""
    if _numbers(found) < _numbers(OLDEST):
        raise BadOption("ray-too-old", found=found, oldest=OLDEST)


def _numbers(version: str) -> list[int]:
    parts = version.split(".")[:2]
    return [int("".join(filter(str.isdecimal, part)) or 0) for part in parts]


def _knock(address: str) -> None:
    """Refuse an address that does not answer."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # an address that only Ray understands
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCKING).close()
    except (OSError, ValueError, OverflowError):
        raise BadOption("ray-address", address=address) from None


def cores(ray: Any) -> int:
    """Return the number of cores Ray has at this moment; there may be none for a while."""
    return int(ray.cluster_resources().get("CPU", 0))


@cache
def code() -> str:
    """Return a name for this program's code, the same wherever the same code is installed."""
    found = hashlib.blake2b(version("retorta").encode(), digest_size=16)
    _add_sources(files("retorta"), "", found)
    return found.hexdigest()


def _add_sources(folder: Traversable, path: str, found: Any) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        place = f"{path}/{entry.name}"
        if entry.is_dir():
            if place != "/server/client":
                _add_sources(entry, place, found)
        elif entry.name.endswith((".py", ".toml")):
            content = entry.read_bytes()
            found.update(f"{place} {len(content)} ".encode() + content)


def demand_same(expected: str) -> None:
    """Refuse to work for a program with different code."""
    if code() != expected:
        raise OtherCode("ray-other-code")
