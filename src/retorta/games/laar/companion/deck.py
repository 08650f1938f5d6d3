"""The deck and memos of a person's own box, typed in card by card."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from retorta.core import codec
from retorta.core.errors import Unreadable
from retorta.games.laar.cards import (
    BEASTS,
    CARDS_IN_THE_BOX,
    CLASSES,
    MEMOS,
    RECONSTRUCTED_MEMOS,
    Beast,
    BeastSet,
    Cardboard,
    Memo,
    SetKind,
    SpellKind,
    SpellZone,
    Spice,
    WeaponType,
    WeaponZone,
)
from retorta.games.laar.data import (
    MOST_BEASTS,
    MOST_ON_A_WEAPON,
    MOST_POINTS,
    NAMED_TOGETHER,
    PER_GOOD_OF,
    cardboard,
    spelling,
)
from retorta.games.laar.known import deck_is_ours, is_ours
from retorta.games.laar.printed import NAMED_BY, good_view, memo_view
from retorta.games.laar.source import LONGEST
from retorta.games.laar.template import REMARKS, data_file, memo_lines
from retorta.games.laar.views import MemoView, SpellView, WeaponView

TOLD_AT_ONCE: Final = 6
"""The number of cards listed if many are unfinished."""

DataFile = Annotated[str, Meta(max_length=LONGEST)]
Said = dict[str, Annotated[str, Meta(max_length=2000)]]
"""Sentences by their names, supplied by the page, since Python in a tab has no texts."""


class Draft(Struct):
    """A card as far as it is typed in; a missing zone is ``None``."""

    spice: Spice | None = None
    beast: Beast | None = None
    weapon: WeaponView | None = None
    spell: SpellView | None = None
    gem: int | None = None


class SpellChoice(Struct):
    """A spell that a card may have, and the things it may name."""

    kind: SpellKind
    names: int
    """The number of different things it names."""
    of: list[str]
    """The kind of things; empty if it names none."""


class Choices(Struct):
    """The possible content of each zone of a card, and of a memo."""

    spices: list[Spice]
    beasts: list[Beast]
    weapons: list[WeaponType]
    numbers: list[int]
    """The numbers on either side of a weapon."""
    spells: list[SpellChoice]
    gems: list[int]
    sets: list[SetKind]
    most_beasts: int
    most_points: int


class ReadDeck(Struct, forbid_unknown_fields=True):
    """A data file to open; if it is empty, our deck is used."""

    data: DataFile


class MemoRead(Struct):
    """A memo, and whether its values are our reconstruction."""

    memo: MemoView
    ours: bool
    reconstructed: bool
    """Whether no public source gives its values, so that only a box can tell."""


class Deck(Struct):
    """The content of a data file."""

    cards: list[Draft]
    deck_ours: bool
    memos: list[MemoRead]
    choices: Choices
    remarks: list[str]
    """The sentences for the comments in a written file."""


class WriteDeck(Struct, forbid_unknown_fields=True):
    """A request for a data file with these cards and memos."""

    cards: Annotated[list[Draft], Meta(max_length=CARDS_IN_THE_BOX)]
    memos: Annotated[list[MemoView], Meta(max_length=len(MEMOS))]
    said: Said


class WriteMemos(Struct, forbid_unknown_fields=True):
    """A request for a data file that has only memos."""

    memos: Annotated[list[MemoView], Meta(max_length=len(MEMOS))]


class Written(Struct):
    """A data file that a table accepts."""

    data: str


def read_deck(request: ReadDeck) -> Deck:
    """Return the content of a data file, or refuse it with the line and the reason."""
    printed = cardboard(request.data)
    return Deck(
        cards=[_draft(printed, card) for card in range(CARDS_IN_THE_BOX)],
        deck_ours=deck_is_ours(printed),
        memos=[
            MemoRead(memo_view(memo), is_ours(memo), memo.name in RECONSTRUCTED_MEMOS)
            for memo in printed.memos
        ],
        choices=choices(),
        remarks=list(REMARKS),
    )


def choices() -> Choices:
    """Return the possible content of cards and memos."""
    return Choices(
        spices=list(Spice),
        beasts=list(Beast),
        weapons=list(WeaponType),
        numbers=list(range(MOST_ON_A_WEAPON + 1)),
        spells=[_spell_choice(kind) for kind in SpellKind],
        gems=list(range(1, CLASSES + 1)),
        sets=list(SetKind),
        most_beasts=MOST_BEASTS,
        most_points=MOST_POINTS,
    )


def _spell_choice(kind: SpellKind) -> SpellChoice:
    names = NAMED_TOGETHER.get(kind, 0)
    known = list(NAMED_BY[kind]) if names else []
    if kind == SpellKind.POINT_PER_GOOD:
        known = [member for member in known if spelling(member) in PER_GOOD_OF]
    return SpellChoice(kind, names, [str(codec.plain(member)) for member in known])


def _draft(printed: Cardboard, card: int) -> Draft:
    good = good_view(printed, card)
    return Draft(good.spice, good.beast, good.weapon, good.spell, good.gem)


def write_deck(request: WriteDeck) -> Written:
    """Return the file of a complete deck; refuse what a table would refuse."""
    unfinished = [
        number
        for number, draft in enumerate(request.cards, 1)
        if None in (draft.spice, draft.beast, draft.weapon, draft.spell, draft.gem)
    ]
    unfinished += range(len(request.cards) + 1, CARDS_IN_THE_BOX + 1)
    if unfinished:
        parts = {"found": len(unfinished), "cards": [f"#{it}" for it in unfinished[:TOLD_AT_ONCE]]}
        raise Unreadable("laar-deck-unfinished", **parts)
    printed = of_drafts(request.cards)
    printed.memos = _memos(request.memos)

    def say(name: str, **_: Any) -> str:
        return request.said.get(name, "")

    data = data_file(printed, say)
    cardboard(data)
    return Written(data)


def write_memos(request: WriteMemos) -> Written:
    """Return a file without a deck; refuse what a table would refuse."""
    lines = [line for memo in request.memos for line in memo_lines(_memo(memo), lambda _: "")]
    data = "\n".join(lines) + "\n"
    cardboard(data)
    return Written(data)


def of_drafts(drafts: list[Draft]) -> Cardboard:
    """Return the zones that are typed in, in the order of the cards; the others are left out."""
    return Cardboard(
        [int(draft.spice) for draft in drafts if draft.spice is not None],
        [int(draft.beast) for draft in drafts if draft.beast is not None],
        [
            WeaponZone(draft.weapon.type, draft.weapon.left, draft.weapon.right)
            for draft in drafts
            if draft.weapon is not None
        ],
        [
            SpellZone(draft.spell.kind, [int(each) for each in draft.spell.of or []])
            for draft in drafts
            if draft.spell is not None
        ],
        [draft.gem for draft in drafts if draft.gem is not None],
        [],
    )


def _memos(views: list[MemoView]) -> list[Memo]:
    """Return the memos in the order of their numbers; our own values replace missing ones."""
    given = {view.name: _memo(view) for view in views}
    return [given.get(memo.name, memo) for memo in cardboard("").memos]


def _memo(view: MemoView) -> Memo:
    if view.name not in MEMOS:
        raise Unreadable("laar-sheet-memo", found=view.name, known=list(MEMOS))
    sets = [
        BeastSet(each.kind, each.count, [int(beast) for beast in each.beasts or []], each.points)
        for each in view.sets
    ]
    rows = [len(row) for row in view.next]
    if (not sets and not rows) or rows not in ([], [BEASTS] * BEASTS):
        raise Unreadable("laar-deck-memo-empty", memo=view.name)
    # The range of its numbers is checked when the written file is read.
    return _unwritten(view.name, sets, view.next)


def _unwritten(name: str, sets: list[BeastSet], next: list[list[int]]) -> Memo:
    """Return a memo without evaluating its sets, which are not checked yet."""
    memo = Memo(name, [], next)
    memo.sets = sets
    return memo
