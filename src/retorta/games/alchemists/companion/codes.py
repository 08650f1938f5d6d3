"""Game codes: a few letters that fix which ingredient has which formula.

Two kinds can be read:

- **four letters**, as the original app makes them. Their meaning is published for codes that
end in A to E, and for ``DEMO``; the later app reads F to Z in a different way, so those are
refused rather than answered wrongly.
- **fifteen characters**, our own: one for the version, thirteen drawn at random, one to catch
typing errors. A keyed hash turns them into one of the 40 320 assignments, all equally likely,
so that nobody can work anything out from the letters in their head.

One of our codes can be promised before the game without being shown: :func:`commitment`
binds it, and at the end anybody can check that the code is the one that was promised.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from enum import Enum
from typing import Final

from retorta.core.errors import Unreadable
from retorta.games.alchemists.cards import Formula, Ingredient
from retorta.games.alchemists.companion.assignment import ASSIGNMENTS, Assignment, numbered

ORIGINAL_LENGTH: Final = 4
LATIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
READABLE_LAST: Final = "ABCDE"
DEMO: Final = "DEMO"
"""The code of the rulebook's first lesson."""

ORIGINAL_INGREDIENTS: Final = (
    Ingredient.FERN,
    Ingredient.CLAW,
    Ingredient.MUSHROOM,
    Ingredient.FLOWER,
    Ingredient.MANDRAKE,
    Ingredient.SCORPION,
    Ingredient.TOAD,
    Ingredient.FEATHER,
)
ORIGINAL_FORMULAS: Final = (
    Formula.RED_PLUS,
    Formula.GREEN_PLUS,
    Formula.BLUE_PLUS,
    Formula.RED_MINUS,
    Formula.GREEN_MINUS,
    Formula.BLUE_MINUS,
    Formula.ALL_PLUS,
    Formula.ALL_MINUS,
)
"""Both in the order in which the original app goes through them."""

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that are hard to confuse. 31 is prime, which the check sign relies on."""
VERSION: Final = "A"
DRAWN: Final = 13
"""Signs drawn at random: more than 64 bits."""
OWN_LENGTH: Final = 1 + DRAWN + 1
GROUP: Final = 5
_SERVE: Final = b"retorta alchemy code A"
_PROMISE: Final = b"retorta alchemy promise A\0"
_PROMISE_DIGITS: Final = 32


def read_code(written: str) -> Assignment:
    """Return the assignment a code stands for, or raise :class:`Unreadable`."""
    code = _bare(written)
    if len(code) == ORIGINAL_LENGTH:
        return _read_original(code)
    return _read_own(_checked_own(code))


def new_code() -> str:
    """Return a new code of our own kind."""
    return _grouped(_with_check(VERSION + "".join(secrets.choice(SIGNS) for _ in range(DRAWN))))


def new_original_code() -> str:
    """Return a new code that the original app reads the same way.

    The assignment is drawn first: some assignments have more codes than others.
    """
    return original_code(numbered(secrets.randbelow(ASSIGNMENTS)))


def commitment(written: str) -> str:
    """Return a commitment to one of our codes, which reveals nothing about it.

    A four-letter code has none, since all of them can be tried in a moment.
    """
    code = _bare(written)
    if len(code) == ORIGINAL_LENGTH:
        raise Unreadable("code-no-promise", length=OWN_LENGTH)
    return hashlib.sha256(_PROMISE + _checked_own(code).encode()).hexdigest()[:_PROMISE_DIGITS]


class CodeKind(Enum):
    """Where a code comes from."""

    OWN = 0
    ORIGINAL = 1
    DEMO = 2


def kind_of(written: str) -> CodeKind:
    """Return what kind of code this is, if it is one."""
    code = _bare(written)
    if code == DEMO:
        return CodeKind.DEMO
    return CodeKind.ORIGINAL if len(code) == ORIGINAL_LENGTH else CodeKind.OWN


def tidy(written: str) -> str:
    """Return a code in its usual form: capitals, in groups."""
    code = _bare(written)
    return code if len(code) == ORIGINAL_LENGTH else _grouped(code)


def missing_signs(written: str) -> int:
    """Return the number of characters still to be typed; refuse what no code begins with.

    Four letters may be a code of the original app, or the beginning of one of ours. If the app's
    rule refuses them, they are refused here only if they cannot become one of ours.
    """
    code = _bare(written)
    has_letters_only = not set(code) - set(LATIN)
    if has_letters_only and len(code) <= ORIGINAL_LENGTH:
        left = ORIGINAL_LENGTH - len(code)
        may_go_on = code[:1] == VERSION and not set(code) - set(SIGNS)
        if left or not may_go_on or code[-1] in READABLE_LAST:
            if not left:
                _read_original(code)
            return left
    elif has_letters_only and code[0] != VERSION:
        raise _of_wrong_length(code)
    strange = sorted(set(code) - set(SIGNS))
    if strange:
        raise Unreadable("code-signs", strange=strange)
    if len(code) >= OWN_LENGTH:
        _checked_own(code)
    return OWN_LENGTH - len(code)


# Four letters


def original_reading(code: str) -> Assignment:
    """Return the assignment that the published rule gives for any four letters, readable or not.

    The letters are a mixed-radix number; its digits pick and remove one formula after the other.
    """
    first, second, third, fourth = (LATIN.index(letter) for letter in code)
    digits = (
        first % 8,
        second % 7,
        third % 6,
        fourth % 5,
        third // 6 % 4,
        second // 7 % 3,
        first // 8 % 2,
        0,
    )
    left = list(ORIGINAL_FORMULAS)
    formulas = [Formula.BLUE_MINUS] * len(Ingredient)
    for ingredient, digit in zip(ORIGINAL_INGREDIENTS, digits, strict=True):
        formulas[ingredient] = left.pop(digit)
    return tuple(formulas)


def original_code(assignment: Assignment) -> str:
    """Return one of the four-letter codes of *assignment* that both programs read alike."""
    left = list(ORIGINAL_FORMULAS)
    digits = []
    for ingredient in ORIGINAL_INGREDIENTS:
        digits.append(left.index(assignment[ingredient]))
        left.remove(assignment[ingredient])
    return "".join(
        (
            _one_of([n for n in range(26) if (n % 8, n // 8 % 2) == (digits[0], digits[6])]),
            _one_of([n for n in range(26) if (n % 7, n // 7 % 3) == (digits[1], digits[5])]),
            _one_of([n for n in range(26) if (n % 6, n // 6 % 4) == (digits[2], digits[4])]),
            READABLE_LAST[digits[3]],
        )
    )


def _one_of(letters: Sequence[int]) -> str:
    return LATIN[secrets.choice(letters)]


def _read_original(code: str) -> Assignment:
    strange = sorted(set(code) - set(LATIN))
    if strange:
        raise Unreadable("code-letters", strange=strange)
    if code[-1] not in READABLE_LAST and code != DEMO:
        raise Unreadable("code-newer", last=code[-1])
    return original_reading(code)


# Fifteen signs


def _checked_own(code: str) -> str:
    if len(code) != OWN_LENGTH:
        raise _of_wrong_length(code)
    strange = sorted(set(code) - set(SIGNS))
    if strange:
        raise Unreadable("code-signs", strange=strange)
    if _with_check(code[:-1]) != code:
        raise Unreadable("code-check")
    if code[0] != VERSION:
        raise Unreadable("code-version", version=code[0], known=VERSION)
    return code


def _of_wrong_length(code: str) -> Unreadable:
    return Unreadable("code-length", found=len(code), original=ORIGINAL_LENGTH, own=OWN_LENGTH)


def _read_own(code: str) -> Assignment:
    # 256 bits modulo 40 320: the deviation from a uniform distribution is negligible.
    digest = hmac.digest(_SERVE, code.encode(), "sha256")
    return numbered(int.from_bytes(digest, "big") % ASSIGNMENTS)


def _with_check(code: str) -> str:
    # Different weights modulo a prime: one wrong sign, or two swapped, are always detected.
    total = sum(weight * SIGNS.index(sign) for weight, sign in enumerate(code, 1))
    return code + SIGNS[total % len(SIGNS)]


def _grouped(code: str) -> str:
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def _bare(written: str) -> str:
    dashes_and_spaces = ("Pd", "Zs", "Cc")
    return "".join(c for c in written if unicodedata.category(c) not in dashes_and_spaces).upper()
