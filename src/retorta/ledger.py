"""Records on disk: written to survive a crash, and read carefully."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

from retorta.core.errors import TableError, Unreadable
from retorta.core.record import LONGEST_LINE, End, Entry, Header, Scribe

BIGGEST_FILE: Final = 64 << 20
"""In bytes; the longest games come to well under one megabyte."""


class NotWritten(TableError):
    """A file could not be written.

    >>> from retorta import play
    >>> play("poison", ["random"] * 3, seed=1).save("no/such/folder/game.jsonl")
    Traceback (most recent call last):
    retorta.ledger.NotWritten: no-such-folder (path='no/such/folder/game.jsonl')
    """


def check_new(path: str) -> None:
    """Refuse a file that already exists, or whose folder does not."""
    place = Path(path)
    if not path or not place.parent.is_dir():
        raise NotWritten("no-such-folder", path=path)
    if place.exists():
        raise NotWritten("file-exists", path=path)


class Ledger:
    """A record being written: each line is on disk before the game continues."""

    def __init__(self, path: str, header: Header) -> None:
        self._scribe = Scribe()
        self._written = 0
        self._path = path
        check_new(path)
        with _file_problems(path, NotWritten):
            self._file: BinaryIO = Path(path).open("xb")  # noqa: SIM115 - open for the whole game
        self._put(self._scribe.header(header))

    def keep_up(self, entries: list[Entry]) -> None:
        """Write the entries that are not yet written."""
        for entry in entries[self._written :]:
            self._put(self._scribe.entry(entry))
        self._written = len(entries)

    def finish(self, end: End) -> None:
        """Write the last line of a finished game."""
        self._put(self._scribe.entry(end))

    def close(self) -> None:
        """Close the file without another line."""
        self._file.close()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _put(self, line: bytes) -> None:
        with _file_problems(self._path, NotWritten):
            self._file.write(line)
            self._file.flush()
            os.fsync(self._file.fileno())


def write_record(path: str | os.PathLike[str], lines: Iterable[bytes], replace: bool) -> None:
    """Write a whole record at once; a file that exists is refused unless it may be replaced.

    There is never an incomplete record under that name, even after a crash.
    """
    place = os.fspath(path)
    if not (replace and Path(place).is_file()):
        check_new(place)
    unfinished = f"{place}.{os.getpid()}.part"
    with _file_problems(place, NotWritten):
        try:
            with Path(unfinished).open("xb") as file:
                file.writelines(lines)
                file.flush()
                os.fsync(file.fileno())
            Path(unfinished).replace(place)
        finally:
            Path(unfinished).unlink(missing_ok=True)


def record_lines(path: str) -> Iterator[bytes]:
    """Yield the lines of a record; ``-`` is standard input.

    A file that cannot be a record is refused before much of it is read.
    """
    with _file_problems(path, Unreadable), _opened(path) as file:
        size = 0
        while line := file.readline(LONGEST_LINE + 1):
            size += len(line)
            if size > BIGGEST_FILE:
                raise Unreadable("file-too-big", path=path, most=BIGGEST_FILE >> 20)
            yield line


def read_text(path: str) -> str:
    """Return the content of a small text file; ``-`` is standard input."""
    with _file_problems(path, Unreadable), _opened(path) as file:
        content = file.read(LONGEST_LINE + 1)
    if len(content) > LONGEST_LINE:
        raise Unreadable("file-too-big", path=path, most=LONGEST_LINE >> 20)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("file-not-text", path=path) from None


def write_text(path: str, text: str) -> None:
    """Write a new text file; refuse to overwrite an existing one."""
    with _file_problems(path, NotWritten), Path(path).open("x", encoding="utf-8") as file:
        file.write(text)


@contextmanager
def _opened(path: str) -> Iterator[BinaryIO]:
    if path == "-":
        yield sys.stdin.buffer
        return
    with Path(path).open("rb") as file:
        if os.fstat(file.fileno()).st_size > BIGGEST_FILE:
            raise Unreadable("file-too-big", path=path, most=BIGGEST_FILE >> 20)
        yield file


@contextmanager
def _file_problems(path: str, kind: type[TableError]) -> Iterator[None]:
    try:
        yield
    except FileExistsError:
        raise kind("file-exists", path=path) from None
    except FileNotFoundError:
        raise kind("no-such-file", path=path) from None
    except IsADirectoryError:
        raise kind("is-a-folder", path=path) from None
    except PermissionError:
        raise kind("no-permission", path=path) from None
    except BrokenPipeError:
        raise
    except (OSError, ValueError):
        raise kind("file-trouble", path=path) from None
