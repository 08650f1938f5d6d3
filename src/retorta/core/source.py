"""The line numbers of a data file, so that an error can say where in the file it is."""

from __future__ import annotations

import re
import textwrap
import tomllib
from typing import Any, Final

from retorta.core.errors import BadOption

WIDTH: Final = 88
MOST_DOTS: Final = 1000
"""The most dots in one line: parsing takes time proportional to the square of a key's parts."""
BITS: Final = 64
_HEADER: Final = re.compile(r"\s*\[{1,2}([\w.\- \t]+)\]{1,2}\s*(#.*)?$")
_AT_LINE: Final = re.compile(r"at line (\d+)")
_LONG_STRINGS: Final = ('"""', "'''")


def wrong(game: str, line: int, name: str, **parts: object) -> BadOption:
    """Return an error in a game's data file, with its line and reason."""
    reason = BadOption(f"{game}-data-{name}", **parts)
    return BadOption(f"{game}-data", line=str(line), reason=reason)


def remark(text: str) -> list[str]:
    """Return the lines of a comment in a data file."""
    return [f"# {line}" for line in textwrap.wrap(text, WIDTH - 2)]


class Source:
    """A data file: its tables, and their line numbers."""

    def __init__(self, game: str, text: str, longest: int) -> None:
        if len(text) > longest:
            raise BadOption(f"{game}-data-long", most=longest)
        self._lines = text.splitlines()
        self.last_line = max(len(self._lines), 1)
        for number, line in enumerate(self._lines, 1):
            if line.count(".") > MOST_DOTS:
                raise wrong(game, number, "toml", problem="too many dots")
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except ValueError as problem:  # not TOML, or a number that is too long
            at = self._line_of(str(problem))
            raise wrong(game, at, "toml", problem=str(problem)) from None
        except RecursionError:
            raise wrong(game, 1, "toml", problem="nested too deeply") from None
        self._headers = _headers(self._lines)
        self._begins: dict[str, list[int]] = {}
        """For every name, the headers that have it."""
        for place, (_, name) in enumerate(self._headers):
            self._begins.setdefault(name, []).append(place)
        for table, content in self.tables.items():
            if _has_giant(content):
                raise wrong(game, self.line(table), "toml", problem="a number is too big")

    def line(self, table: str, index: int = 0, key: str = "") -> int:
        """Return the line of a table, the *index*-th of its name, or of a key in it."""
        places = self._begins.get(table, [])
        if index >= len(places):
            return self._first_mention(table)
        begin = self._headers[places[index]][0]
        if not key:
            return begin
        later = self._headers[places[index] + 1 :]
        below = f"{table}."
        end = next((line - 1 for line, name in later if not name.startswith(below)), None)
        for number, line in enumerate(self._lines[begin:end], begin + 1):
            if _sets(line, key):
                return number
        return begin

    def _first_mention(self, table: str) -> int:
        for number, line in enumerate(self._lines, 1):
            written = line.lstrip().lstrip("[").lstrip()
            if written.startswith(table) and not _goes_on(written[len(table) :]):
                return number
        return self.last_line

    def _line_of(self, problem: str) -> int:
        at = _AT_LINE.search(problem)
        return int(at[1]) if at else self.last_line


def _has_giant(content: object) -> bool:
    """Whether there is a number outside TOML's range, which Python may even refuse to print."""
    left = [content]
    while left:
        value = left.pop()
        if isinstance(value, int) and value.bit_length() > BITS:
            return True
        if isinstance(value, (list, dict)):
            left += value.values() if isinstance(value, dict) else value
    return False


def _sets(line: str, key: str) -> bool:
    """Whether a line sets a key, or begins a subtable of that name."""
    written = line.lstrip()
    if written.startswith(key) and written[len(key) :].lstrip().startswith("="):
        return True
    header = _HEADER.match(line)
    return header is not None and _name(header).endswith(f".{key}")


def _name(header: re.Match[str]) -> str:
    return "".join(header[1].split())


def _goes_on(rest: str) -> bool:
    """Whether a word continues where another ended."""
    return rest[:1].isalnum() or rest.startswith("_")


def _headers(lines: list[str]) -> list[tuple[int, str]]:
    """Return every table's header with its line, ignoring the text in long strings."""
    found: list[tuple[int, str]] = []
    inside = ""
    for number, line in enumerate(lines, 1):
        if not inside and (header := _HEADER.match(line)):
            found.append((number, _name(header)))
        for mark in _LONG_STRINGS:
            if (not inside or inside == mark) and line.count(mark) % 2:
                inside = "" if inside else mark
    return found
