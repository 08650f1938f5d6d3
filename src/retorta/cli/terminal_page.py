"""The layout of lines in a terminal: in colour and in columns, if it can show them."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import click

GAP: Final = 2
"""The number of characters between two columns."""
INDENT: Final = "    "
"""The indent of a continued line."""


@dataclass(frozen=True)
class Page:
    """What a terminal can show; without a width, lists have one item per line."""

    width: int = 0
    coloured: bool = False
    height: int = 0
    """How many lines are seen at once; 0 if they are not counted."""

    def wrapped(self, said: str) -> str:
        """Return a line, wrapped between words if the page has a width."""
        if not self.width or len(click.unstyle(said)) <= self.width:
            return said
        return textwrap.fill(
            said,
            self.width,
            subsequent_indent=INDENT,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def question(self, said: str) -> str:
        """Return the question, highlighted."""
        said = self.wrapped(said)
        return click.style(said, bold=True) if self.coloured else said

    def refusal(self, said: str) -> str:
        """Return the formatted reason why something cannot be done."""
        return click.style(said, fg="yellow") if self.coloured else said

    def warning(self, said: str) -> str:
        """Return the formatted words about a loss that cannot be undone."""
        return click.style(said, fg="red") if self.coloured else said

    def winners(self, said: str) -> str:
        """Return the formatted line of who has won."""
        return click.style(said, fg="green", bold=True) if self.coloured else said

    def numbered(self, items: list[str]) -> list[str]:
        """Return a line for each item with its number, or columns to be read downwards."""
        plain = [f"  {number}. {item}" for number, item in enumerate(items, 1)]
        longest = max(map(len, plain), default=0) + GAP
        columns = max(1, self.width // longest) if longest else 1
        rows = -(-len(plain) // columns)
        return [
            "".join(
                self._item(plain[place], longest if place + rows < len(plain) else 0)
                for place in range(row, len(plain), rows)
            )
            for row in range(rows)
        ]

    def listed(self, items: list[str]) -> list[str]:
        """Return the lines for items with their numbers, one below the other, each whole."""
        plain = (self.wrapped(f"  {number}. {item}") for number, item in enumerate(items, 1))
        return [line for each in plain for line in self._item(each, 0).split("\n")]

    def _item(self, item: str, width: int) -> str:
        padded = item.ljust(width)
        if not self.coloured:
            return padded
        number, dot, rest = padded.partition(".")
        return click.style(number + dot, fg="cyan") + rest


def page_of(one_a_line: bool, environment: Mapping[str, str] = os.environ) -> Page:
    """Return the page for standard output; see https://no-color.org for ``NO_COLOR``."""
    if not sys.stdout.isatty():
        return Page()
    coloured = not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"
    if one_a_line:
        return Page(0, coloured)
    size = shutil.get_terminal_size()
    return Page(size.columns, coloured, size.lines)
