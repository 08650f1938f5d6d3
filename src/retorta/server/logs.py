"""The server's log: plain lines, or JSON for programs to read.

It contains nothing from any table, and no cookies, seeds or links. Of the address of a request, it
contains only the pattern.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

FORMATS: Final = ("plain", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
ACCESS: Final = logging.getLogger("retorta.access")
"""Logs every request, if this is switched on."""
DETAILS: Final = "details"
"""The attribute of a log record that holds the fields of a line."""


class _Plain(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self.converter = time.gmtime


class _Json(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, DETAILS, {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


@contextmanager
def written(form: str, level: str, with_access: bool) -> Iterator[None]:
    """Log to standard error within the context."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Plain())
    root, library = logging.getLogger(), logging.getLogger("aiohttp.server")
    migrations = logging.getLogger("alembic")
    before = root.level, library.level, migrations.level, ACCESS.level
    root.addHandler(handler)
    root.setLevel(level.upper())
    library.setLevel("WARNING")
    migrations.setLevel("WARNING")  # its steps matter only when one fails
    library.addFilter(_is_about_us)
    # This is switched on or off regardless of the level of everything else.
    ACCESS.setLevel("INFO" if with_access else "CRITICAL")
    try:
        yield
    finally:
        root.removeHandler(handler)
        library.removeFilter(_is_about_us)
        for logger, was in zip((root, library, migrations, ACCESS), before, strict=True):
            logger.setLevel(was)


def _is_about_us(record: logging.LogRecord) -> bool:
    """Whether a record concerns us; about malformed requests, the library would log cookies."""
    senders_fault = (HttpProcessingError, web.RequestPayloadError)
    return not (record.exc_info and isinstance(record.exc_info[1], senders_fault))


def access(method: str, pattern: str, status: int, seconds: float, address: str) -> None:
    """Log a request."""
    if ACCESS.isEnabledFor(logging.INFO):
        milliseconds = round(seconds * 1000, 1)
        ACCESS.info(
            "%s %s %d %.1f ms %s",
            *(method, pattern, status, milliseconds, address),
            extra={
                DETAILS: {
                    "method": method,
                    "address": pattern,
                    "status": status,
                    "milliseconds": milliseconds,
                    "from": address,
                }
            },
        )
