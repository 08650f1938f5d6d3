"""Every refusal that a page of the companion can meet: by the code, and a way to each.

What can be refused is read from the source, so that a new refusal without a way to it is
noticed. A way is a question with what is sent; most of it is a file that somebody hands over.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import retorta.companion
from retorta.companion.question import questions
from retorta.core import codec, reading
from retorta.core.errors import Several, TableError, Unreadable
from retorta.games.alchemists.companion.codes import SIGNS, read_code
from retorta.games.laar.companion.deck import ReadDeck, read_deck
from retorta.texts import books

ROOM: Final = Path(retorta.companion.__file__).parent
SOURCE: Final = ROOM.parent
MODULES: Final = sorted(
    path for room in (ROOM, *(SOURCE / "games").glob("*/companion")) for path in room.rglob("*.py")
)
"""What pages ask the house, and what they ask each game."""
ERRORS: Final = {"Unreadable", "Unknown", "BadOption", "TableError"}
PREFIXED: Final = {
    "games/laar/companion/goods.py": "laar-sheet-",
    "games/alchemists/corrections.py": "alchemists-data-",
    "games/laar/data.py": "laar-data-",
}
"""Whose own function puts something before the names."""
MAKERS: Final = {"refusal", "_refusal", "wrong", "_wrong"}
ALSO: Final = (
    "games/alchemists/corrections.py",
    "games/alchemists/options.py",
    "games/laar/data.py",
    "games/poison/options.py",
    "tables/routes/route.py",
)
"""What the companion asks of the games and of its host."""
BY_THE_CORE: Final = {
    "option",
    "option-value",
    "alchemists-data",
    "alchemists-data-toml",
    "alchemists-data-long",
    "laar-data",
    "laar-data-toml",
    "laar-data-long",
}
"""``core/box.py`` refuses options and ``core/source.py`` data files, whatever game they are of."""
NOT_MET: Final = {
    "score-pad": "only the command line asks for the pad of any game",
    "code-no-promise": "a page shows no promise where there is none",
    "code-broken-promise": "a reveal is never refused: the page tells a broken promise itself",
    "facts-file": "a page sends a list",
    "facts-too-many": "a question holds 200 facts, a file of the command line 1000",
    "alchemy-best": "an option of the command line",
    "unexpected": "something of ours broke: no question does that on purpose",
}
"""Refusals that no page can get, and why."""


def refusals(path: Path) -> list[str]:
    """Return the names of all refusals of a module; ``*`` where a part of one is worked out."""
    prefix = PREFIXED.get(path.relative_to(SOURCE).as_posix(), "")
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        called = node.func.id if isinstance(node.func, ast.Name) else called
        if called in ERRORS and (name := _name(node.args[0])):
            found.append(name)
        elif called in MAKERS:
            # Where a file is wrong, the line goes before the reason.
            told = node.args[1:2] if called.endswith("wrong") else node.args[:1]
            found.extend(f"{prefix}{_name(each)}" for each in told if _name(each))
    return found


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [each.value if isinstance(each, ast.Constant) else "*" for each in node.values]
        return "".join(map(str, parts))
    return ""


def can_be_met() -> set[str]:
    """Return every refusal that a page can get; those worked out, by the sentences there are."""
    modules = [*MODULES, *(SOURCE / each for each in ALSO)]
    named = {name for path in modules for name in refusals(path)} | BY_THE_CORE
    worked_out = [re.escape(name).replace(r"\*", "[a-z-]+") for name in named if "*" in name]
    texts = "\n".join(
        books.source(books.HOUSE, books.ENGLISH, book) or ""
        for book in ("companion", "alchemists.companion", "laar.companion")
    )
    said = set(re.findall(r"^error-([a-z-]+) *=", texts, re.MULTILINE))
    found = {name for name in named if "*" not in name}
    found |= {name for name in said if any(re.fullmatch(each, name) for each in worked_out)}
    return found - set(NOT_MET)


@dataclass(frozen=True)
class Way:
    """A question that is refused."""

    game: str
    question: str
    body: dict[str, Any]

    def problem(self) -> TableError:
        """Return why, as the engine says it."""
        question = questions(self.game)[self.question]
        try:
            request = reading.read(question.request, self.body)
        except Unreadable:
            return TableError("request-shape")
        try:
            question.answer(request)
        except TableError as problem:
            return problem
        raise AssertionError(self)


def names_in(problem: TableError) -> Iterator[str]:
    """Yield every sentence that a refusal says, with those inside it."""
    if isinstance(problem, Several):
        for each in problem.errors:
            yield from names_in(each)
        return
    yield problem.name
    for part in problem.parts.values():
        if isinstance(part, TableError):
            yield from names_in(part)


# Sheets: somebody opens a file at the score pad.


def _sheet(game: str, sheet: object) -> Way:
    text = sheet if isinstance(sheet, str) else json.dumps(sheet)
    return Way(game, "count-file" if game == "laar" else "read-file", {"text": text})


def _alchemists(**changes: object) -> Way:
    return _sheet("alchemists", {"code": "DEMO", "players": [{}, {}], **changes})


FERN: Final = {"ingredient": "fern", "formula": "+++"}
GOLD: Final = {"player": 1, "seal": "gold"}
LEVEL_ONE: Final = ["periscope", "magic mortar", "discount card", "boots of speed"]
FOUR_SEALS: Final = [{"player": number, "seal": "silver"} for number in (1, 2, 3, 4)]
OF_ALCHEMISTS: Final = [
    _sheet("alchemists", []),
    _sheet("alchemists", "players = "),
    _alchemists(code=""),
    _alchemists(moon=1),
    _alchemists(options=3),
    _alchemists(options={"moon": "full"}),
    _alchemists(options={"easing": "perhaps"}),
    _alchemists(options={"data": "#" * 20_000}),
    _alchemists(players=[{}]),
    _alchemists(players=[{"name": "x" * 41}, {"gold": -1, "moon": 1}]),
    _alchemists(players=[{"name": "Jan"}, {"name": "Jan"}]),
    _alchemists(players=[{"artifacts": ["periscope", "sword"]}, {"artifacts": ["periscope"]}]),
    _alchemists(players=[{"grants": ["a"]}, {"grants": ["a"]}], grants={"moon": 3}),
    _alchemists(players=[{"grant_points": [1] * 6}, {}]),
    _alchemists(players=[{"gold": 30}, {"gold": 30}]),
    _alchemists(players=[{"favors": 20}, {"favors": 20}]),
    _alchemists(players=[{"artifacts": LEVEL_ONE}, {}]),
    _alchemists(players=[{"set_aside": 2}, {}]),
    _alchemists(players=[{}] * 4, theories=[{**FERN, "seals": FOUR_SEALS}]),
    _alchemists(theories=3),
    _alchemists(theories=[{"moon": 1}, {**FERN, "seals": [3, 3]}, {**FERN, "seals": [GOLD, GOLD]}]),
    _alchemists(theories=[FERN, {**FERN, "ingredient": "toad", "seals": [{**GOLD, "player": 9}]}]),
    _alchemists(
        theories=[
            {"ingredient": one, "formula": number, "seals": [{"player": 1, "seal": "red"}]}
            for number, one in enumerate(("fern", "toad", "claw"), 1)
        ]
    ),
]


def _laar(*players: object, **changes: object) -> Way:
    return _sheet("laar", {"memo": "III", "players": [*players, {}][:2], **changes})


OF_LAAR: Final = [
    _sheet("laar", []),
    _laar({}, {}, memo="VI"),
    _laar({}, {}, options={"data": "#" * 60_001}),
    _laar({}, {}, memo_from_box=3, first_player=9),
    _laar(3, {"moon": 1, "side": "up", "spice": 3, "gem": [9, "#99"]}),
    _laar({"spice": ["anise"] * 40}, {"spice": ["pizza"], "weapon": [3, {"type": "katar"}]}),
    _laar({"weapon": [{"type": "katar", "left": 99, "right": 0}], "gem": ["#1"]}, {"gem": ["#1"]}),
    _laar({"beast": 3}, {}, memo="V"),
    _laar(
        {"spell": [3, {"kind": "ward", "spice": "anise"}, {"card": "#1", "as": "gem"}]},
        {"spell": [{"kind": "ward", "of": ["katar"]}, {"kind": "ward", "of": ["katar"]}]},
    ),
    _laar({"spell": [{"kind": "four-per-spice-pair", "of": ["clove"]}]}, {}),
]


def _poison(*rounds: object, **changes: object) -> Way:
    return _sheet("poison", {"rounds": list(rounds), **changes})


FIVE: Final = {"rulebook": "russian", "hand": "five"}
ASIDE: Final = {"aside": "none"}
OF_POISON: Final = [
    _sheet("poison", []),
    _poison([{}]),
    _poison([{}, {"moon": 1, "red": -1}, 3]),
    _poison([{}, {}, {}], players=["A", "B", "C", "D"]),
    _poison([{"red": 40}, {}, {}]),
    _poison([{"red": 13, "blue": 13, "purple": 12}, {"poison": 8}, {}]),
    _poison({"points": [-1, 0, 0]}),
    _poison({"points": [40, 0, 0]}),
    _poison({"points": [20, 20, 20]}),
    _poison([{}, {}, {}], options=FIVE),
    _poison([{}, {}, {}], options=ASIDE),
]
TWO: Final = ["Anna", "Jan"]
OF_POTIONS: Final = [
    _sheet("potion-making", []),
    _sheet("potion-making", {"players": TWO, "turns": 3}),
    _sheet("potion-making", {"players": TWO, "turns": [3, {"player": 1, "recipe": "pizza"}]}),
    _sheet("potion-making", {"players": TWO, "turns": [{"player": 1, "recipe": "elixir"}]}),
    _sheet(
        "potion-making",
        {"players": TWO, "turns": [{"player": 1, "recipe": "love potion", "from": [2]}]},
    ),
    _sheet(
        "potion-making",
        {"players": TWO, "turns": [{"player": 1, "recipe": "dragon", "from": [2]}]},
    ),
    _sheet("potion-making", {"players": TWO, "counts": 3}),
    _sheet("potion-making", {"counts": [{"recipes": ["dragon"] * 4}, {}]}),
    _sheet("potion-making", {"players": TWO, "counts": [{"moon": 1}, {}]}),
]


def _of_another_version() -> str:
    """Return a code that is right but for its version."""
    body = "B29QJAZH9YSSVQ"
    for last in SIGNS:
        try:
            read_code(body + last)
        except Unreadable as problem:
            if problem.name == "code-version":
                return body + last
    raise AssertionError(body)


# What is typed in: codes, names in the recipe book.

TYPED: Final = [
    *(
        Way("alchemists", "open", {"code": code})
        for code in ("ABC", "AB1D", "TOAZ", "A29QJ-AZH9Y-SSVQ1", "A29QJ-AZH9Y-SSVQB")
    ),
    Way("alchemists", "open", {"code": _of_another_version()}),
    Way("potion-making", "look", {"about": "pizza", "have": []}),
    Way("potion-making", "look", {"about": "", "have": ["pizza"]}),
    Way("potion-making", "look", {"about": "", "have": ["elixir"]}),
]

# Facts: a page writes them itself, so its own question is changed on the way to the engine.


def _notebook(*facts: object, **more: object) -> Way:
    return Way("alchemists", "notebook", {"facts": list(facts), "help": "advice", **more})


SEEN: Final = {"seen": "potion", "result": "healing"}
NOTED: Final = [
    _notebook({"moon": 1}),
    _notebook({"mix": ["fern", "toad"]}),
    _notebook({**SEEN, "moon": 1}),
    _notebook({"mix": ["fern"], "result": "healing"}),
    _notebook({"mix": ["fern", "fern"], "result": "healing"}),
    _notebook({"mix": ["fern", "moon"], "result": "healing"}),
    _notebook({"mix": ["fern", "f"], "result": "healing"}),
    _notebook({"mix": ["fern", "toad"], "result": "moon"}),
    _notebook({"two": ["fern"], "result": "healing"}),
    _notebook({"sold": ["fern", "toad"], "order": "neutral", "quality": "exact"}),
    _notebook({"sold": ["fern", "toad"], "order": "speed", "quality": "moon"}),
    _notebook({"aspect": "fern", "colour": "moon", "sign": "+"}),
    _notebook({"aspect": "fern", "colour": "red", "sign": "moon"}),
    _notebook({"theory": "fern", "formula": 9, "weight": 0.5}),
    _notebook({"theory": "fern", "formula": 1, "weight": 2}),
    _notebook({"sealed": "fern", "seal": "moon"}),
    _notebook({**SEEN, "round": 7}),
    _notebook({**SEEN, "by": 3}),
    _notebook({**SEEN, "all": 3}),
    _notebook({**SEEN, "seen": "moon"}),
    _notebook(hand={"toad": 9}),
    _notebook(seats="many"),
    _notebook(seats=9),
]
ROUND_TRACK: Final = [
    Way("alchemists", "rounds", {"seats": 4, "options": {"easing": "yes"}}),
    Way("alchemists", "rounds", {"seats": 4, "options": {"debunking": "master,master"}}),
]

# Data of one's own box: a file is opened under *Corrections* and *Deck*, or what is typed saved.

GRANT: Final = '[[grant]]\nname = "a"\n'
TAKEN_SPACES: Final = "".join(f"[[space]]\nnumber = {n}\ngold = 1\n" for n in (2, 3, 4, 5, 6))
CORRECTED: Final = [
    Way("alchemists", "corrections", {"data": text})
    for text in (
        "[conference",
        "[seal]\ngold = 3",
        "conference = 3",
        "[conference]\nnovice = [[1], [1]]",
        "[conference]\nmaster = [[1]]",
        '[conference]\nmaster = [["a"], [1]]',
        "[discounts]\nfaces = [1, 2, 3]",
        '[[grant]]\nname = "e"',
        GRANT + "ingredients = 3",
        GRANT + GRANT,
        GRANT * 6,
        TAKEN_SPACES,
        '[[area]]\nname = "debunk"\nfour = [1, 1, 1, 1]',
    )
]
FILE: Final = files("retorta.games.laar").joinpath("cards.toml").read_text("utf-8")
SET_OF_III: Final = "{ any = 2, points = 5 }"
MEMO: Final = '[[memo]]\nid = "III"\ntype = "sets"\n'


def _deck(old: str, new: str) -> Way:
    assert old in FILE
    return Way("laar", "deck", {"data": FILE.replace(old, new, 1)})


DECKS: Final = [
    _deck('beast = "serpent"', 'beast = "dragon"'),
    _deck("gem = 1\n", "gem = 9\n"),
    _deck('weapon = { type = "shuriken", left = 1, right = 2 }', 'weapon = "shuriken"'),
    _deck("[[card]]\nid = 1\n", '[[card]]\nid = 1\nname = "x"\n'),
    _deck("[[card]]\nid = 1\n", "[[card]]\nid = 2\n"),
    _deck("[[card]]\nid = 1\n", "[[card]]\nid = = 1\n"),
    _deck('of = ["clove", "lotus"]', 'of = ["clove"]'),
    _deck("copies = 8", "copies = 7"),
    _deck("spices = [0, 2", "spices = [0, 3"),
    _deck("[score]", "[tax]\nrate = 1\n[score]"),
    _deck(f"[ {SET_OF_III} ]", "[]"),
    _deck(SET_OF_III, "{ any = 2, same = 2, points = 5 }"),
    _deck(f"[ {SET_OF_III} ]", f"[ {', '.join([SET_OF_III] * 99)} ]"),
    Way("laar", "deck", {"data": f"{MEMO}sets = [ {SET_OF_III} ]\n" * 2}),
    Way("laar", "deck", {"data": "[[card]]\nid = 1\n" * 101}),
    Way("laar", "deck", {"data": FILE[: FILE.rindex("[[card]]")]}),
    Way("laar", "deck", {"data": "# nothing"}),
]

EMPTY_MEMO: Final = {"name": "III", "sets": [], "next": []}


def _whole_deck() -> Any:
    return codec.plain(read_deck(ReadDeck("")).cards)


SAVED: Final = [
    Way("laar", "write-deck", {"cards": [{}], "memos": [], "said": {}}),
    Way("laar", "write-deck", {"cards": _whole_deck(), "memos": [EMPTY_MEMO], "said": {}}),
]

WAYS: Final = [
    *OF_ALCHEMISTS,
    *OF_LAAR,
    *OF_POISON,
    *OF_POTIONS,
    *TYPED,
    *NOTED,
    *ROUND_TRACK,
    *CORRECTED,
    *DECKS,
    *SAVED,
]
