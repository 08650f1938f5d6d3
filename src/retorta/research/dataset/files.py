"""A dataset on disk: compressed records one after another, and a datasheet about them."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from retorta.core.errors import Unreadable
from retorta.ledger import NotWritten

RECORDS: Final = "records.jsonl.xz"
SHEET: Final = "DATASHEET.md"
TABLE: Final = "decisions.parquet"
HEADER: Final = b'{"record":'
"""How the first line of a record begins."""


def write(folder: Path, records: Iterable[bytes]) -> list[bytes]:
    """Write the records as they come, and return them all; leave no incomplete dataset."""
    written = []
    path = folder / RECORDS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with lzma.open(path, "xb", preset=9) as file:
            for record in records:
                file.write(record)
                written.append(record)
    except FileExistsError:
        raise NotWritten("dataset-exists", folder=str(folder)) from None
    except BaseException as problem:
        if folder.is_dir():
            path.unlink(missing_ok=True)
        if isinstance(problem, OSError):
            raise NotWritten("file-trouble", path=str(folder)) from None
        raise
    return written


def read(folder: Path) -> Iterator[list[bytes]]:
    """Yield the records of a dataset, each as a list of lines."""
    lines: list[bytes] = []
    try:
        with lzma.open(folder / RECORDS, "rb") as file:
            for line in file:
                if line.startswith(HEADER) and lines:
                    yield lines
                    lines = []
                lines.append(line)
    except (OSError, lzma.LZMAError, EOFError):
        raise Unreadable("file-trouble", path=str(folder / RECORDS)) from None
    if lines:
        yield lines
