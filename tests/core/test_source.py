"""Data files that people bring: what is wrong is told with its line, whatever they hold."""

from __future__ import annotations

import pytest

from retorta.core.errors import BadOption
from retorta.core.source import MOST_DOTS, Source

FILE = """\
# A remark with [card] in it.
[score]
gem_run = 2

[[card]]
id = 1
text = '''
[[card]]
'''
  [ card . mark ]  # the same card's
  colour = "red"

[[ card ]]
id= 2
[other]
"""


def _source(text: str) -> Source:
    return Source("laar", text, 100_000)


def _line(caught: pytest.ExceptionInfo[BadOption]) -> object:
    return caught.value.parts["line"]


def test_lines_are_found() -> None:
    """Tables by their headers, the second of a name too, and keys inside them."""
    source = _source(FILE)
    assert source.line("score") == 2
    assert source.line("score", 0, "gem_run") == 3
    assert source.line("card") == 5
    assert source.line("card", 0, "mark") == 10
    assert source.line("card", 0, "id") == 6
    assert source.line("card", 1) == 13
    assert source.line("card", 1, "id") == 14
    assert source.line("card", 1, "colour") == 13, "of another card's it is not"
    assert source.line("card", 2) == 5, "there is no third: where the name is first said"
    assert source.line("nowhere") == 15


def test_a_name_is_not_the_beginning_of_another() -> None:
    """``cards`` is no ``card``."""
    assert _source('cards = 1\ncard = "x"\n').line("card") == 2


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("a = 1\nb = " + "9" * 5000, 2),
        ("a = 1\n" + "b." * (MOST_DOTS + 1) + "b = 1\nc = 2", 2),
        ("a = 1\n[" + "b." * (MOST_DOTS + 1) + "b]\nc = 2", 2),
        ("a = 1\n[b]\nc = [{d = 0x" + "f" * 5000 + "}]", 2),
        ("a = " + "[" * 20_000, 1),
        ("a = 1\nb", 2),
    ],
    ids=[
        "a number longer than any",
        "a key of very many parts",
        "a header",
        "a number that cannot be written",
        "nested",
        "no TOML",
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(written: str, line: int) -> None:
    """Python's own reader refuses some with other errors, and takes the square of time for some."""
    with pytest.raises(BadOption) as caught:
        _source(written)
    assert _line(caught) == str(line)
