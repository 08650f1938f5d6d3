"""Recognising names as people at a real table write them, in any of our languages.

A name may be written in any case, without accents, with hyphens or spaces, and shortened as
long as it is unambiguous: ``Mandrake``, ``корень``, ``krucze pioro``, ``scorp``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import Final, TypeVar

from retorta.core import codec
from retorta.texts import LANGUAGES, books

LONGEST_QUOTE: Final = 40
ENDING: Final = 2
"""The number of letters in which the forms of a word may differ."""
SHORTEST_INFLECTED: Final = 5

Thing = TypeVar("Thing")
Member = TypeVar("Member", bound=IntEnum)


def names_of(game: str, member: IntEnum) -> list[str]:
    """Return the folded names of a thing in a game: its id, and its name in each language."""
    written = str(codec.plain(member))
    key = f"{game}-{codec.kebab(type(member).__name__)}-{written}"
    return [folded(written), *(folded(name) for name in names_in_texts(game, key))]


def members_meant(game: str, kind: type[Member], written: object) -> list[Member]:
    """Return the things of one kind that a name may mean."""
    if not isinstance(written, str):
        return []
    return meant(written, [(name, member) for member in kind for name in names_of(game, member)])


def meant(written: str, names: Iterable[tuple[str, Thing]]) -> list[Thing]:
    """Return the things with that name, or else those whose names begin with it.

    If there are none, a different ending is accepted: «красный» instead of our «красное».

    The *names* are already folded; a thing may have several.
    """
    wanted = folded(written)
    known = list(names)
    found = [thing for name, thing in known if name == wanted]
    for enough in (wanted, wanted[:-ENDING] if len(wanted) > SHORTEST_INFLECTED else ""):
        if enough and not found:
            found = [thing for name, thing in known if begins(enough, name)]
    return once(found)


def once(things: Iterable[Thing]) -> list[Thing]:
    """Return each thing once; members of different enumerations are never the same thing."""
    return list({(type(thing), thing): thing for thing in things}.values())


def begins(written: str, name: str) -> bool:
    """Whether *name*, or the rest of it starting at one of its words, begins with that."""
    words = name.split()
    return any(" ".join(words[start:]).startswith(written) for start in range(len(words)))


def folded(written: str) -> str:
    """Return a name in a form that ignores what people leave out or write differently."""
    text = written.casefold().replace("ł", "l").replace("−", "-").replace("–", "-")
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    if any(c.isalpha() for c in plain):
        plain = _without_hyphens(plain)
    return " ".join("".join(c for c in plain if c not in "'’«»„”“\"").split())


def shown(written: object) -> str:
    """Return a short one-line piece of what somebody wrote, for quoting in an answer."""
    if isinstance(written, list | dict):
        return "[…]" if isinstance(written, list) else "{…}"
    text = "".join(c if c.isprintable() else " " for c in str(written))
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def _without_hyphens(text: str) -> str:
    """Split words at hyphens; one at the end is a minus sign and stays."""
    body = text.rstrip()
    end = "-" if body.endswith("-") else ""
    words = body.removesuffix("-").replace("-", " ").replace("_", " ").rstrip()
    return words.replace(" +", "+") + end


@cache
def names_in_texts(book: str, key: str) -> list[str]:
    """Return the text of *key* in each language, without needing a speaker."""
    found = [books.name(books.HOUSE, language, book, key) for language in LANGUAGES]
    english = found[LANGUAGES.index(books.ENGLISH)]
    if english is None:
        raise KeyError(f"no name {key!r}")
    return [name or english for name in found]
