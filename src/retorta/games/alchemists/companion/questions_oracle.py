"""Questions to the oracle: a code, all its answers at once, and finally the truth.

A phone that is passed round stores all answers of its game, so that it can show one without the
engine; the answers it gave are checked against the code when the truth is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Final

from msgspec import Meta, Struct

from retorta.companion.question import Question
from retorta.core import codec
from retorta.core.errors import Unreadable
from retorta.games.alchemists.cards import AspectSign, Colour, Formula, Ingredient, Potion
from retorta.games.alchemists.companion import codes, sheet
from retorta.games.alchemists.companion.consequences import Consequences, consequences
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.games.alchemists.companion.promises import check_promise, promise

Word = Annotated[str, Meta(max_length=100)]
MOST_GIVEN: Final = 1000
"""The most answers of one game that are checked."""


class NewCode(Struct, forbid_unknown_fields=True):
    """A request for a new code; the original app can also read a compatible one."""

    compatible: bool = False


class Typed(Struct, forbid_unknown_fields=True):
    """The beginning of a code that somebody is typing."""

    written: Word


@dataclass(frozen=True)
class Read:
    """How much of a code has been typed."""

    missing: int
    """Characters still to be typed; none if the code can be opened."""


class Opening(Struct, forbid_unknown_fields=True):
    """A request to begin a game, or to join it."""

    code: Word


@dataclass(frozen=True)
class Opened:
    """Everything that a phone needs for a game."""

    code: str
    """In its usual form."""
    kind: codes.CodeKind
    promise: str | None
    """Six words; a code of four letters has none."""
    mixes: dict[Ingredient, dict[Ingredient, Potion]]
    aspects: dict[Ingredient, dict[Colour, AspectSign]]
    consequences: Consequences


class What(Enum):
    """A question to a phone."""

    STUDENT = 0
    DRINK = 1
    SELL = 2
    ASPECT = 3
    CLAIM = 4
    EXHIBIT = 5


class Given(Struct, forbid_unknown_fields=True):
    """An answer that a phone gave."""

    what: What
    first: Ingredient
    told: Word
    """The potion, the quality, the sign, or yes or no."""
    second: Ingredient | None = None
    potion: Potion | None = None
    """The one that was ordered or claimed."""
    colour: Colour | None = None


class Reveal(Struct, forbid_unknown_fields=True):
    """The end of a game: everything is shown, and every answer of the oracle is checked."""

    code: Word
    promise: Word | None = None
    given: Annotated[list[Given], Meta(max_length=MOST_GIVEN)] = []


class PromiseVerdict(Enum):
    """The result of checking a promise."""

    KEPT = 0
    BROKEN = 1
    NONE = 2


@dataclass(frozen=True)
class Revealed:
    """The truth, which is never refused, and whether the promise and all answers agree with it."""

    formulas: dict[Ingredient, Formula]
    promise: PromiseVerdict
    given: int
    """The number of answers that were checked."""
    wrong: list[int]
    """Which of them another code would have given."""


class SheetRequest(Struct, forbid_unknown_fields=True):
    """A sheet to print, for a table without a device, in the words of the page."""

    code: Word
    words: sheet.Words


@dataclass(frozen=True)
class Sheet:
    """A drawing of A4 size."""

    svg: str


def new(request: NewCode) -> Opened:
    """Make a code, and open it."""
    code = codes.new_original_code() if request.compatible else codes.new_code()
    return open_game(Opening(code))


def typed(request: Typed) -> Read:
    """Return how much of a code has been typed; refuse what no code begins with."""
    return Read(codes.missing_signs(request.written))


def open_game(request: Opening) -> Opened:
    """Return everything that a phone needs to answer by itself."""
    oracle = Oracle.of_code(request.code)
    kind = codes.kind_of(request.code)
    return Opened(
        codes.tidy(request.code),
        kind,
        promise(request.code) if kind == codes.CodeKind.OWN else None,
        {
            one: {other: oracle.mix(one, other) for other in Ingredient if other != one}
            for one in Ingredient
        },
        {
            one: {colour: AspectSign(oracle.aspect(one, colour)) for colour in Colour}
            for one in Ingredient
        },
        consequences(),
    )


def reveal(request: Reveal) -> Revealed:
    """Return the truth, and whether the promise and all answers agree with it."""
    oracle = Oracle.of_code(request.code)
    wrong = [at for at, given in enumerate(request.given) if _again(oracle, given) != given.told]
    verdict = _verdict(request.code, request.promise)
    return Revealed(oracle.reveal(), verdict, len(request.given), wrong)


def draw(request: SheetRequest) -> Sheet:
    """Draw the gamemaster's sheet."""
    said = request.words
    for kind, named in (
        (Ingredient, said.ingredients),
        (Potion, said.potions),
        (Potion, said.marks),
        (Formula, said.formulas),
    ):
        if len(named) != len(kind):
            raise Unreadable("request-shape")
    return Sheet(sheet.svg(Oracle.of_code(request.code), request.words))


def _verdict(code: str, noted: str | None) -> PromiseVerdict:
    if noted is None:
        return PromiseVerdict.NONE
    try:
        check_promise(code, noted)
    except Unreadable:
        return PromiseVerdict.BROKEN
    return PromiseVerdict.KEPT


def _again(oracle: Oracle, given: Given) -> str | None:
    """Return the answer to the same question; ``None`` if it makes no sense."""
    told: str | None = None
    if given.what == What.ASPECT:
        if given.colour is not None:
            told = codec.plain(AspectSign(oracle.aspect(given.first, given.colour)))
    elif given.second is None or given.second == given.first:
        told = None
    elif given.what == What.SELL:
        if given.potion not in (None, Potion.NEUTRAL):
            told = codec.plain(oracle.sell(given.first, given.second, given.potion))
    elif given.what == What.CLAIM:
        if given.potion is not None:
            told = "yes" if oracle.confirms(given.first, given.second, given.potion) else "no"
    else:
        told = codec.plain(oracle.mix(given.first, given.second))
    return told


QUESTIONS: Final[dict[str, Question]] = {
    "new": Question(NewCode, Opened, new),
    "typed": Question(Typed, Read, typed),
    "open": Question(Opening, Opened, open_game),
    "reveal": Question(Reveal, Revealed, reveal),
    "sheet": Question(SheetRequest, Sheet, draw),
}
