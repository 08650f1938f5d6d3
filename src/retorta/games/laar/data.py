"""The data file with deck and memos, ours or a table's own, checked line by line."""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import IntEnum
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from retorta.core.source import Source
from retorta.games.laar.cards import (
    BEASTS,
    CARDS_IN_THE_BOX,
    CLASSES,
    MEMOS,
    Beast,
    BeastSet,
    Cardboard,
    Expert,
    Memo,
    SetKind,
    SpellKind,
    SpellZone,
    Spice,
    WeaponType,
    WeaponZone,
)
from retorta.games.laar.printed import NAMED_BY
from retorta.games.laar.rules.spices import POINTS
from retorta.games.laar.source import read, wrong

MOST_ON_A_WEAPON: Final = 2
MOST_BEASTS: Final = 12
"""Nobody takes more than twelve goods, so no larger set can be made."""
MOST_POINTS: Final = 99
MOST_SETS: Final = 60
"""Of one memo; those of the box have five at most."""
MOST_ROWS: Final = 100
"""Of one table; the deck, the longest, has 48."""
NAMES: Final = {
    f"{word}_{language}" for word in ("name", "text") for language in ("en", "ru", "pl")
}
"""Names may stand in the file; the words people read are in ``texts/``."""
WRITTEN_IN: Final = {"source", "type", "id", "sets", "next"}
LISTED: Final[dict[str, type[IntEnum]]] = {
    "spice": Spice,
    "beast": Beast,
    "weapon": WeaponType,
    "expert": Expert,
    "spell": SpellKind,
}
"""Tables that list what the rulebook has anyway; they may be left out."""
NAMED_TOGETHER: Final = {
    SpellKind.POINT_PER_GOOD: 1,
    SpellKind.TWO_PER_BEAST: 1,
    SpellKind.FOUR_PER_SPICE_PAIR: 2,
    SpellKind.WEAPON_BOOST: 1,
}
"""How many things a spell of the deck names; all others name nothing."""
PER_GOOD_OF: Final = ("gem", "spice", "beast", "weapon")
_SETS: Final = {"same": SetKind.SAME, "different": SetKind.DIFFERENT, "any": SetKind.ANY}


@lru_cache(maxsize=4)
def cardboard(text: str) -> Cardboard:
    """Return the deck and the memos of a data file; of an empty text, those of the box.

    What a file gives is never changed, so tables may share it.
    """
    if not text:
        return cardboard(files(__package__).joinpath("cards.toml").read_text("utf-8"))
    source = read(text)
    check_tables(source)
    if not rows(source, "card") and not rows(source, "memo"):
        raise wrong(source.last_line, "nothing")
    printed = Cardboard([], [], [], [], [], [])
    if rows(source, "card"):
        read_cards(source, printed)
    else:
        lay_in_deck_of_the_box(printed)
    check_copies(source, printed)
    printed.memos = read_memos(source)
    return printed


def lay_in_deck_of_the_box(printed: Cardboard) -> None:
    """Use our deck: the file has only memos."""
    box = cardboard("")
    printed.spices = box.spices
    printed.beasts = box.beasts
    printed.gems = box.gems
    printed.weapons = box.weapons
    printed.spells = box.spells


def check_tables(source: Source) -> None:
    """Refuse unknown tables, and lists that are not the rulebook's."""
    known = {*LISTED, "card", "memo", "score"}
    for table in source.tables:
        if table not in known:
            raise wrong(source.line(table), "table", found=table, known=sorted(known))
    for table, kinds in LISTED.items():
        names = [spelling(kind) for kind in kinds]
        for index, entry in enumerate(rows(source, table)):
            line = source.line(table, index)
            check_keys(source, table, index, entry, {"id", "good", "copies", *NAMES})
            one_of(line, table, entry.get("id"), names)
    score = source.tables.get("score", {})
    if not isinstance(score, dict):
        raise wrong(source.line("score"), "shape", entry="score")
    check_keys(source, "score", 0, score, {"spices", "gem_run"})
    if score.get("spices", POINTS) != POINTS:
        line = source.line("score", 0, "spices")
        raise wrong(line, "score", entry="spices", expected=list(POINTS))
    if score.get("gem_run", "length squared") != "length squared":
        line = source.line("score", 0, "gem_run")
        raise wrong(line, "score", entry="gem_run", expected="length squared")


def read_cards(source: Source, printed: Cardboard) -> None:
    """Read the 48 cards into the order of their numbers."""
    cards = rows(source, "card")
    found: dict[int, int] = {}
    for index, card in enumerate(cards):
        check_keys(source, "card", index, card, {"id", "spice", "beast", "weapon", "spell", "gem"})
        line = source.line("card", index, "id")
        number = whole(line, "id", card.get("id"), 1, CARDS_IN_THE_BOX)
        if number in found:
            raise wrong(line, "card-twice", card=number)
        found[number] = index
    if len(cards) != CARDS_IN_THE_BOX:
        line = source.line("card", len(cards) - 1) if cards else source.last_line
        raise wrong(line, "cards", expected=CARDS_IN_THE_BOX, found=len(cards))
    for number in sorted(found):
        read_card(source, found[number], cards[found[number]], printed)


def read_card(source: Source, index: int, card: dict[str, Any], printed: Cardboard) -> None:
    """Read the five zones of a card."""

    def line(key: str) -> int:
        return source.line("card", index, key)

    printed.spices.append(member(line("spice"), "spice", card.get("spice"), Spice))
    printed.beasts.append(member(line("beast"), "beast", card.get("beast"), Beast))
    printed.gems.append(whole(line("gem"), "gem", card.get("gem"), 1, CLASSES))
    printed.weapons.append(read_weapon(line("weapon"), card.get("weapon")))
    printed.spells.append(read_spell(line("spell"), card.get("spell")))


def read_weapon(line: int, weapon: Any) -> WeaponZone:
    """Read a weapon: ``{ type = "pinga", left = 1, right = 2 }``."""
    check_shape(line, "weapon", weapon, {"type", "left", "right"})
    return WeaponZone(
        member(line, "weapon", weapon.get("type"), WeaponType),
        whole(line, "left", weapon.get("left"), 0, MOST_ON_A_WEAPON),
        whole(line, "right", weapon.get("right"), 0, MOST_ON_A_WEAPON),
    )


def read_spell(line: int, spell: Any) -> SpellZone:
    """Read a spell: ``{ kind = "two_per_beast", of = ["unicorn"] }``."""
    check_shape(line, "spell", spell, {"kind", "of"})
    kind = SpellKind(member(line, "spell", spell.get("kind"), SpellKind))
    of = spell.get("of", [])
    wanted = NAMED_TOGETHER.get(kind, 0)
    if not isinstance(of, list) or len(of) != wanted:
        raise wrong(line, "of", spell=spelling(kind), wanted=wanted)
    if not wanted:
        return SpellZone(kind, [])
    if kind == SpellKind.POINT_PER_GOOD:
        one_of(line, "of", of[0], PER_GOOD_OF)
    named = [member(line, "of", name, NAMED_BY[kind]) for name in of]
    if len(set(named)) != wanted:
        raise wrong(line, "of", spell=spelling(kind), wanted=wanted)
    return SpellZone(kind, named)


def check_copies(source: Source, printed: Cardboard) -> None:
    """Where the file says how many copies of a spell there are, the deck must have them."""
    for index, entry in enumerate(rows(source, "spell")):
        if "copies" not in entry:
            continue
        line = source.line("spell", index, "copies")
        copies = whole(line, "copies", entry["copies"], 0, CARDS_IN_THE_BOX)
        kind = SpellKind[entry["id"].upper()]
        found = sum(spell.kind == kind for spell in printed.spells)
        if copies != found:
            raise wrong(line, "copies", spell=entry["id"], copies=copies, found=found)


def read_memos(source: Source) -> list[Memo]:
    """Read the memos into the order of their numbers; those left out are as in the box."""
    found: dict[str, Memo] = {}
    for index, entry in enumerate(rows(source, "memo")):
        check_keys(source, "memo", index, entry, WRITTEN_IN)
        line = source.line("memo", index, "id")
        name = one_of(line, "memo", entry.get("id"), MEMOS)
        if name in found:
            raise wrong(line, "memo-twice", memo=name)
        kind = one_of(source.line("memo", index, "type"), "type", entry.get("type"), _READ_MEMO)
        found[name] = _READ_MEMO[kind](source, index, name, entry)
    if len(found) == len(MEMOS):
        return [found[name] for name in MEMOS]
    return [found.get(memo.name, memo) for memo in cardboard("").memos]


def read_sets(source: Source, index: int, name: str, entry: dict[str, Any]) -> Memo:
    """Read a memo that lists sets."""
    line = source.line("memo", index, "sets")
    sets = entry.get("sets")
    if not isinstance(sets, list) or not sets:
        raise wrong(line, "sets", memo=name)
    if len(sets) > MOST_SETS:
        raise wrong(line, "many-sets", memo=name, found=len(sets), most=MOST_SETS)
    best: dict[tuple[int, ...], BeastSet] = {}
    for entry_of_set in sets:
        beast_set = read_set(line, entry_of_set)
        shape = (beast_set.kind, beast_set.count, *sorted(beast_set.beasts))
        # Of one set that is written twice only the better line can ever count.
        if shape not in best or best[shape].points < beast_set.points:
            best[shape] = beast_set
    return Memo(name, list(best.values()), [])


def read_set(line: int, beast_set: Any) -> BeastSet:
    """Read a set: ``{ same = 2, points = 6 }``."""
    check_shape(line, "sets", beast_set, {*_SETS, "beasts", "points"})
    points = whole(line, "points", beast_set.get("points"), 0, MOST_POINTS)
    said = [key for key in (*_SETS, "beasts") if key in beast_set]
    if len(said) != 1:
        raise wrong(line, "set", known=[*_SETS, "beasts"])
    key = said[0]
    if key == "beasts":
        names = beast_set["beasts"]
        if not isinstance(names, list) or not 1 <= len(names) <= MOST_BEASTS:
            raise wrong(line, "shape", entry="beasts")
        beasts = [member(line, "beast", name, Beast) for name in names]
        return BeastSet(SetKind.NAMED, len(beasts), beasts, points)
    most = BEASTS if key == "different" else MOST_BEASTS
    return BeastSet(_SETS[key], whole(line, key, beast_set[key], 1, most), [], points)


def read_order(source: Source, index: int, name: str, entry: dict[str, Any]) -> Memo:
    """Read a memo that depends on the order of taking."""
    line = source.line("memo", index, "next")
    names = [spelling(beast) for beast in Beast]
    table: Any = entry.get("next")
    check_shape(line, "next", table, names)
    rows_of_table: list[list[int]] = []
    for beast in names:
        row = table.get(beast)
        check_shape(line, beast, row, names)
        rows_of_table.append(
            [whole(line, f"{beast}.{after}", row.get(after), 0, MOST_POINTS) for after in names]
        )
    return Memo(name, [], rows_of_table)


_READ_MEMO: Final[dict[str, Callable[[Source, int, str, dict[str, Any]], Memo]]] = {
    "sets": read_sets,
    "order": read_order,
}


def rows(source: Source, table: str) -> list[dict[str, Any]]:
    """Return the entries of a table that is written several times."""
    found = source.tables.get(table, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise wrong(source.line(table), "shape", entry=table)
    if len(found) > MOST_ROWS:
        raise wrong(source.line(table), "many", entry=table, found=len(found), most=MOST_ROWS)
    return found


def check_keys(
    source: Source, table: str, index: int, entry: dict[str, Any], known: Collection[str]
) -> None:
    """Refuse unknown keys."""
    for key in entry:
        if key not in known:
            line = source.line(table, index, key)
            raise wrong(line, "key", found=key, known=sorted(known))


def check_shape(line: int, key: str, entry: Any, known: Collection[str]) -> None:
    """Refuse what is no table of the known keys."""
    if not isinstance(entry, dict):
        raise wrong(line, "shape", entry=key)
    for found in entry:
        if found not in known:
            raise wrong(line, "key", found=found, known=sorted(known))


def whole(line: int, key: str, value: Any, fewest: int, most: int) -> int:
    """Return a whole number within its limits."""
    if type(value) is not int or not fewest <= value <= most:
        raise wrong(line, "number", entry=key, found=written(value), fewest=fewest, most=most)
    return value


def one_of(line: int, key: str, value: Any, known: Collection[str]) -> str:
    """Return one of the known names."""
    if not isinstance(value, str) or value not in known:
        raise wrong(line, "unknown", entry=key, found=written(value), known=list(known))
    return value


def member(line: int, key: str, value: Any, kinds: type[IntEnum]) -> int:
    """Return the number of a spice, a beast, a weapon type or a spell by its name."""
    name = one_of(line, key, value, [spelling(kind) for kind in kinds])
    return int(kinds[name.upper()])


def spelling(kind: IntEnum) -> str:
    """Return a name as data files write it."""
    return kind.name.lower()


def written(value: Any) -> str:
    """Return what the file said, or that it said nothing."""
    return "—" if value is None else str(value)
