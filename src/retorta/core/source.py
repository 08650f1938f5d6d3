"""The lines of a table's own data file, so that whoever wrote it is told where it is wrong."""

from __future__ import annotations

import re
import textwrap
import tomllib
from typing import Any, Final

from retorta.core.errors import BadOption

WIDTH: Final = 88
_HEADER: Final = re.compile(r"\s*\[{1,2}\s*([\w.\- ]+?)\s*\]{1,2}\s*(#.*)?$")
_AT_LINE: Final = re.compile(r"at line (\d+)")
_LONG_STRINGS: Final = ('"""', "'''")


def wrong(game: str, line: int, name: str, **parts: object) -> BadOption:
    """Return the error of a game's data file: in which line, and for which reason."""
    reason = BadOption(f"{game}-data-{name}", **parts)
    return BadOption(f"{game}-data", line=str(line), reason=reason)


def remark(text: str) -> list[str]:
    """Return the lines of a comment in a data file."""
    return [f"# {line}" for line in textwrap.wrap(text, WIDTH - 2)]


class Source:
    """A data file: its tables, and the lines they stand in."""

    def __init__(self, game: str, text: str, longest: int) -> None:
        if len(text) > longest:
            raise BadOption(f"{game}-data-long", most=longest)
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            line = _line_of(str(problem), text)
            raise wrong(game, line, "toml", problem=str(problem)) from None
        except RecursionError:
            raise wrong(game, 1, "toml", problem="nested too deeply") from None
        self._lines = text.splitlines()
        self.last_line = max(len(self._lines), 1)
        self._headers = _headers(self._lines)

    def line(self, table: str, index: int = 0, key: str = "") -> int:
        """Return where a table begins, the *index*-th of its name, or a key in it stands."""
        begins = [line for line, name in self._headers if name == table]
        if index >= len(begins):
            return self._first_mention(table)
        if not key:
            return begins[index]
        ends = [
            line
            for line, name in self._headers
            if line > begins[index] and not name.startswith(f"{table}.")
        ]
        for line in range(begins[index], ends[0] - 1 if ends else len(self._lines)):
            if re.match(
                rf"\s*{re.escape(key)}\s*=|\s*\[[\w.]+\.{re.escape(key)}\]", self._lines[line]
            ):
                return line + 1
        return begins[index]

    def _first_mention(self, table: str) -> int:
        mention = re.compile(rf"\s*\[*\s*{re.escape(table)}\b")
        for number, line in enumerate(self._lines, 1):
            if mention.match(line):
                return number
        return self.last_line


def _headers(lines: list[str]) -> list[tuple[int, str]]:
    """Return every table's header with its line; text in long strings is none."""
    found: list[tuple[int, str]] = []
    inside = ""
    for number, line in enumerate(lines, 1):
        if not inside and (header := _HEADER.match(line)):
            found.append((number, header[1].replace(" ", "")))
        for mark in _LONG_STRINGS:
            if (not inside or inside == mark) and line.count(mark) % 2:
                inside = "" if inside else mark
    return found


def _line_of(problem: str, text: str) -> int:
    at = _AT_LINE.search(problem)
    return int(at[1]) if at else max(len(text.splitlines()), 1)
