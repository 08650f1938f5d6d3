"""The worst that can be fed to a pattern: texts made of its own letters, pumped up.

A pattern takes more than linear time where one text can be divided among its repetitions in
many ways and the match then fails. So every letter and every pair of letters that a pattern
knows is repeated, behind every beginning of what it would match, with an end that spoils it.
"""

from __future__ import annotations

import gc
import re
import time
from collections.abc import Callable, Iterator
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, Final

LONG: Final = 100_000
SHORT: Final = (24, 200, 600, 2_000)
"""A pattern that explodes does so early."""
MIDDLE: Final = 10_000
LIMIT: Final = 0.05
"""Seconds of processor time for a long text."""
PICKED: Final = 6
"""Short texts, the slowest, that are tried at full length."""
OF_A_KIND: Final = {
    codes.CATEGORY_SPACE: " \t\n",
    codes.CATEGORY_NOT_SPACE: "a.",
    codes.CATEGORY_WORD: "a_1",
    codes.CATEGORY_NOT_WORD: " .",
    codes.CATEGORY_DIGIT: "1",
    codes.CATEGORY_NOT_DIGIT: "a",
}
USUAL: Final = 'a1 \n."\\'
SPOILT: Final = ("", "\x00", "!\n")
Use = Callable[[re.Pattern[str], str], object]
USES: Final[dict[str, Use]] = {
    "match": lambda pattern, text: pattern.match(text),
    "fullmatch": lambda pattern, text: pattern.fullmatch(text),
    "search": lambda pattern, text: pattern.search(text),
    "findall": lambda pattern, text: pattern.findall(text),
    "finditer": lambda pattern, text: sum(1 for _ in pattern.finditer(text)),
    "split": lambda pattern, text: pattern.split(text),
    "sub": lambda pattern, text: pattern.sub("", text),
}


def slowest(pattern: re.Pattern[str], use: str) -> tuple[float, str]:
    """Return the most seconds that a text of 100 kB takes, and how that text begins."""
    used = USES[use]
    timed = []
    for prefix, pump, end in sorted(_attacks(pattern)):
        for length in SHORT:
            text = _text(prefix, pump, end, length)
            taken = _seconds(used, pattern, text)
            if taken > LIMIT:
                # Nothing else is to be to blame, which in so many texts happens sooner or later.
                taken = min(taken, _least(used, pattern, text))
            if taken > LIMIT:
                return taken, text[:80]
        timed.append((taken, prefix, pump, end))
    timed.sort(reverse=True)
    worst = (0.0, "")
    for length in (MIDDLE, LONG):
        for _, prefix, pump, end in timed[:PICKED]:
            text = _text(prefix, pump, end, length)
            taken = _least(used, pattern, text)
            worst = max(worst, (taken, text[:80]))
            if taken > LIMIT:
                return worst
    return worst


def _text(prefix: str, pump: str, end: str, length: int) -> str:
    return prefix + pump * (length // len(pump)) + end


def _least(used: Use, pattern: re.Pattern[str], text: str) -> float:
    """Return the least of several: other programs of the machine cost time, too."""
    return min(_seconds(used, pattern, text) for _ in range(3))


def _seconds(used: Use, pattern: re.Pattern[str], text: str) -> float:
    # Thousands of tests may have left objects behind, and looking through them takes longer.
    collects = gc.isenabled()
    gc.disable()
    try:
        began = time.process_time()
        used(pattern, text)
        return time.process_time() - began
    finally:
        if collects:
            gc.enable()


def _attacks(pattern: re.Pattern[str]) -> Iterator[tuple[str, str, str]]:
    parsed = list(parser.parse(pattern.pattern, pattern.flags & ~re.UNICODE))
    letters = sorted({*_letters(parsed)})[:14] or ["a"]
    letters += [letter for letter in USUAL if letter not in letters]
    pumps = {*letters, *(one + other for one in letters for other in letters if one != other)}
    pumps |= {piece for piece in _pieces(parsed) if piece}
    prefixes = {"".join(map(_example, parsed[:count])) for count in range(len(parsed) + 1)}
    return ((prefix, pump, end) for prefix in prefixes for pump in pumps for end in SPOILT)


def _letters(parsed: Any) -> Iterator[str]:
    """Return letters of every kind that the pattern tells apart."""
    for code, value in _all(parsed):
        if code is codes.LITERAL:
            yield chr(value)
        elif code is codes.IN:
            yield from _members(value)[:4]


def _pieces(parsed: Any) -> Iterator[str]:
    """Return an example of whatever the pattern repeats."""
    for code, value in _all(parsed):
        if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
            yield "".join(map(_example, value[2]))


def _all(parsed: Any) -> Iterator[tuple[Any, Any]]:
    """Return every part of a pattern, those inside others too."""
    for code, value in parsed:
        yield code, value
        for inner in _inside(code, value):
            yield from _all(inner)


def _inside(code: Any, value: Any) -> list[Any]:
    if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
        return [value[2]]
    if code is codes.SUBPATTERN:
        return [value[3]]
    if code is codes.BRANCH:
        return list(value[1])
    if code in (codes.ASSERT, codes.ASSERT_NOT):
        return [value[1]]
    if code is codes.ATOMIC_GROUP:
        return [value]
    return []


def _members(value: Any) -> list[str]:
    """Return letters that a set of them has."""
    negated = value[0][0] is codes.NEGATE
    found: list[str] = []
    for code, inner in value:
        if code is codes.LITERAL:
            found.append(chr(inner))
        elif code is codes.RANGE:
            found += [chr(inner[0]), chr(inner[1])]
        elif code is codes.CATEGORY:
            found += OF_A_KIND[inner]
    if not negated:
        return found
    return [letter for letter in "a1. \n" if letter not in found] + found


def _example(part: tuple[Any, Any]) -> str:
    """Return a text that a part of a pattern matches."""
    code, value = part
    if code is codes.LITERAL:
        return chr(value)
    if code is codes.NOT_LITERAL:
        return "b" if chr(value) == "a" else "a"
    if code is codes.ANY:
        return "a"
    if code is codes.IN:
        return _members(value)[0]
    if code is codes.BRANCH:
        return "".join(map(_example, value[1][0]))
    if code in (codes.ASSERT, codes.ASSERT_NOT, codes.AT):
        return ""
    inner = "".join("".join(map(_example, each)) for each in _inside(code, value))
    if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
        return inner * max(int(value[0]), 1)
    return inner
