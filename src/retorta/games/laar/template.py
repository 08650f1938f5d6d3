"""A data file to correct: the deck and the memos as they are here."""

from __future__ import annotations

from typing import Final

from retorta.core.box import Say
from retorta.core.source import remark
from retorta.games.laar.cards import (
    CARDS_IN_THE_BOX,
    Beast,
    BeastSet,
    Cardboard,
    Memo,
    SetKind,
    SpellKind,
    Spice,
    WeaponType,
)
from retorta.games.laar.data import cardboard, spelling
from retorta.games.laar.printed import NAMED_BY

REMARKS: Final = ("laar-template", "laar-template-memo", "laar-template-next", "laar-template-card")
"""The sentences that stand in the file as comments."""


def template(say: Say) -> str:
    """Return the file with comments in the reader's language; as it is, it changes nothing."""
    return data_file(cardboard(""), say)


def data_file(printed: Cardboard, say: Say) -> str:
    """Return a deck and memos as the file of a table."""
    written = [*remark(say("laar-template")), "", *remark(say("laar-template-memo"))]
    for memo in printed.memos:
        written.extend(["", *memo_lines(memo, say)])
    written.extend(["", *remark(say("laar-template-card"))])
    for card in range(CARDS_IN_THE_BOX):
        written.extend(["", *_card(printed, card)])
    return "\n".join(written) + "\n"


def memo_lines(memo: Memo, say: Say) -> list[str]:
    """Return one memo as it is written."""
    written = ["[[memo]]", f'id = "{memo.name}"']
    if memo.sets:
        sets = ", ".join(_set(beast_set) for beast_set in memo.sets)
        return [*written, 'type = "sets"', f"sets = [{sets}]"]
    written.extend(['type = "order"', *remark(say("laar-template-next")), "[memo.next]"])
    for beast in Beast:
        row = ", ".join(f"{spelling(after)} = {memo.next[beast][after]}" for after in Beast)
        written.append(f"{spelling(beast)} = {{ {row} }}")
    return written


def _set(beast_set: BeastSet) -> str:
    kind = SetKind(beast_set.kind)
    what = f"{spelling(kind)} = {beast_set.count}"
    if kind is SetKind.NAMED:
        names = ", ".join(f'"{spelling(Beast(beast))}"' for beast in beast_set.beasts)
        what = f"beasts = [{names}]"
    return f"{{ {what}, points = {beast_set.points} }}"


def _card(printed: Cardboard, card: int) -> list[str]:
    weapon = printed.weapons[card]
    type_of = spelling(WeaponType(weapon.type))
    return [
        "[[card]]",
        f"id = {card + 1}",
        f'spice = "{spelling(Spice(printed.spices[card]))}"',
        f'beast = "{spelling(Beast(printed.beasts[card]))}"',
        f"gem = {printed.gems[card]}",
        f'weapon = {{ type = "{type_of}", left = {weapon.left}, right = {weapon.right} }}',
        f"spell = {_spell(printed, card)}",
    ]


def _spell(printed: Cardboard, card: int) -> str:
    spell = printed.spells[card]
    kind = SpellKind(spell.kind)
    named = [spelling(NAMED_BY[kind](number)) for number in spell.of]
    of = ", ".join(f'"{name}"' for name in named)
    return f'{{ kind = "{spelling(kind)}", of = [{of}] }}'
