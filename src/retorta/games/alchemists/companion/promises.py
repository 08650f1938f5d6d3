"""The promise of a game: six words that everybody notes beforehand, and that fit only one code.

The words consist of letters that English, Russian and Polish speakers pronounce alike, so phones
in different languages show the same ones. Each stands for sixteen bits of the hash that
:func:`~retorta.games.alchemists.companion.codes.commitment` writes in digits. Digits noted in an
earlier edition can still be checked.
"""

from __future__ import annotations

import hmac
from typing import Final

from retorta.core.errors import Unreadable
from retorta.games.alchemists.companion.codes import commitment

WORDS: Final = 6
WORD_BITS: Final = 16
CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aeou"
_DIGITS_OF_A_WORD: Final = WORD_BITS // 4


def promise(code: str) -> str:
    """Return the words that commit to one of our codes and reveal nothing about it."""
    return " ".join(_words(commitment(code)))


def check_promise(code: str, noted: str) -> None:
    """Raise an error unless *code* is the one whose promise was *noted*."""
    digits = commitment(code)
    said = "".join(filter(str.isalnum, noted)).lower()
    promised = ("".join(_words(digits)), digits)
    if not any(hmac.compare_digest(each.encode(), said.encode()) for each in promised):
        raise Unreadable("code-broken-promise")


def _words(digits: str) -> list[str]:
    starts = range(0, WORDS * _DIGITS_OF_A_WORD, _DIGITS_OF_A_WORD)
    return [_word(int(digits[at : at + _DIGITS_OF_A_WORD], 16)) for at in starts]


def _word(number: int) -> str:
    """Return sixteen bits as a word: consonants of four bits each, two vowels of two between."""
    return (
        CONSONANTS[number >> 12]
        + VOWELS[number >> 10 & 3]
        + CONSONANTS[number >> 6 & 15]
        + VOWELS[number >> 4 & 3]
        + CONSONANTS[number & 15]
    )
