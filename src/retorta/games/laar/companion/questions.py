"""The pages' questions about a real game of Guilds of Laar."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from retorta.companion.pads.pad import Remark
from retorta.companion.pads.sheet import parsed
from retorta.companion.question import Question
from retorta.core import codec
from retorta.games.laar.companion.count import Count, counted
from retorta.games.laar.companion.deck import (
    Deck,
    ReadDeck,
    WriteDeck,
    WriteMemos,
    Written,
    read_deck,
    write_deck,
    write_memos,
)
from retorta.games.laar.companion.rounds import LaidOut, SetUp, laid_out
from retorta.games.laar.companion.sheet import read_sheet
from retorta.games.laar.companion.tallies import Tallied, Tallies, tallied
from retorta.games.laar.companion.written_out import written_out


class Sheet(Struct, forbid_unknown_fields=True):
    """A request to count a score sheet, as ``retorta score`` does."""

    sheet: Any


class SheetFile(Struct, forbid_unknown_fields=True):
    """A score sheet from a file: JSON, or TOML like the template."""

    text: Annotated[str, Meta(max_length=200_000)]


class SheetTold(Struct):
    """A score sheet that may be counted."""

    sheet: Any


class Odd(Struct):
    """Something odd about a sheet: the name of a sentence and its parts."""

    name: str
    parts: dict[str, Any]


class Counted(Struct):
    """A sheet that can be counted, and its count."""

    sheet: Any
    count: Count
    odd: list[Odd]


def count(request: Sheet) -> Counted:
    """Return the count of a sheet, or refuse it with all its faults."""
    remarks: list[Remark] = []
    result = counted(read_sheet(request.sheet, remarks))
    odd = [Odd(remark.name, codec.plain(remark.parts)) for remark in remarks]
    return Counted(request.sheet, result, odd)


def count_file(request: SheetFile) -> Counted:
    """Return the count of a sheet that was written elsewhere."""
    return count(Sheet(parsed(request.text)))


def without_deck(request: Sheet) -> SheetTold:
    """Return the same sheet with every card written out."""
    return SheetTold(written_out(request.sheet))


QUESTIONS: Final[dict[str, Question]] = {
    "deck": Question(ReadDeck, Deck, read_deck),
    "tallies": Question(Tallied, Tallies, tallied),
    "write-deck": Question(WriteDeck, Written, write_deck),
    "write-memos": Question(WriteMemos, Written, write_memos),
    "count": Question(Sheet, Counted, count),
    "count-file": Question(SheetFile, Counted, count_file),
    "written-out": Question(Sheet, SheetTold, without_deck),
    "set-up": Question(SetUp, LaidOut, laid_out),
}
