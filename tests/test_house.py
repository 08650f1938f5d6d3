"""The house keeps its own rules: levels, documents, texts, refusals."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import pkgutil
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_args

import golden
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import FunctionReference, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor
from hypothesis import settings
from support.asking_steps import asking_steps
from support.rotation import SOAKING, in_turn

import retorta
from retorta import plugins
from retorta.bots import levels
from retorta.bots.levels import Level
from retorta.core import codec
from retorta.core.words import Event, Move, Rule
from retorta.tab.pack import engine_files
from retorta.tables.messages import ClientMessage, TableRequest
from retorta.texts import LANGUAGES, Speaker

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "retorta"
TEXTS = SOURCE / "texts"
HOUSE_GAMES = [name for name in plugins.games() if plugins.box(name).words.texts == "retorta.texts"]

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core"},
    "texts": {"core", "plugins", "texts"},
    "plugins": {"core"},
    "ledger": {"core"},
    "on_ray": {"core"},
    "bots": {"core", "bots", "plugins"},
    "companion": {"core", "plugins", "texts", "companion"},
    "reviews": {"core", "bots", "plugins", "reviews"},
    "outside": {"core", "plugins", "outside"},
    "arena": {"core", "games", "bots", "on_ray", "plugins", "texts", "arena"},
    "training": {"core", "bots", "plugins", "arena", "training"},
    "research": {
        *("core", "games", "bots", "plugins", "texts", "arena", "ledger", "outside"),
        "research",
    },
    "bench": {"core", "games", "bots", "plugins", "research", "bench"},
    "tables": {"core", "plugins", "texts", "tables"},
    "thinking": {"core", "bots", "plugins", "reviews", "tables", "thinking"},
    "tab": {
        *("core", "games", "bots", "companion", "plugins", "tables", "texts", "thinking"),
        "tab",
    },
    "api": {"api", "core", "bots", "ledger", "plugins", "reviews"},
    "server": {
        *("core", "games", "bots", "companion", "ledger", "on_ray", "plugins", "tables", "texts"),
        # It hands out the tab that needs no server.
        *("thinking", "tab", "server"),
    },
}
"""What a room may import from the others; the command line may import from all. The rooms of a
game have rules of their own."""
RULES_OF_THE_GAME = ""
"""The room that is the rest of a game's folder: its rules, its state, what is shown of it."""
GAME_ROOMS = {
    RULES_OF_THE_GAME: {"core"},
    "bots": {"core", "bots", "plugins"},
    "companion": {"core", "texts", "companion"},
    "tensors": {"core", "research"},
    "batch": {"core"},
    "small": {"core"},
    "tells": {"core"},
    "tutorials": {"core"},
}
"""What a room of a game may import from the rooms of the house; from its own game the rules and
itself. The rules import from none of them, and no game from another."""
UPWARDS = {"core/match.py": {"retorta.ledger"}}
"""What one module may import besides: ``Match.save`` leads to the disk, the rest of core never."""


def room_of(game: str) -> str:
    return game.replace("-", "_")


def game_modules(game: str) -> list[ModuleType]:
    package = importlib.import_module(f"retorta.games.{room_of(game)}")
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    names = [module.name for module in found]
    rules = [name for name in names if not room_in_game(name.split(".")[3:])]
    return [package, *map(importlib.import_module, rules)]


def members(game: str, kind: type) -> dict[str, object]:
    """Return the subclasses or instances of *kind* that a game's modules define."""
    found: dict[str, object] = {}
    for module in game_modules(game):
        for name, value in vars(module).items():
            if isinstance(value, type):
                if issubclass(value, kind) and value.__module__.startswith("retorta.games"):
                    found[name] = value
            elif isinstance(value, kind):
                found[name] = value
    return found


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found if name.startswith("retorta.")}


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=str)
def test_a_room_asks_only_those_below(path: Path) -> None:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    room = parts[0]
    if room == "games" and len(parts) > 2:
        return  # it has a test of its own
    if room not in MAY_IMPORT:
        assert room in {"cli", "__init__", "__main__"}, f"no level is set for {room}"
        return
    for name in imports(path) - UPWARDS.get(path.relative_to(SOURCE).as_posix(), set()):
        assert name.split(".")[1] in MAY_IMPORT[room], f"{room} may not import {name}"


def room_in_game(parts: Sequence[str]) -> str:
    """Return the room of a game that a module lies in, by the parts of its name below the game."""
    return parts[0] if parts and parts[0] in GAME_ROOMS else RULES_OF_THE_GAME


@pytest.mark.parametrize("path", sorted((SOURCE / "games").glob("*/**/*.py")), ids=str)
def test_a_room_of_a_game_imports_the_rules_and_no_other_room(path: Path) -> None:
    game, *parts = path.relative_to(SOURCE / "games").with_suffix("").parts
    room = room_in_game(parts)
    for name in imports(path):
        _, house, *below = name.split(".")
        if house != "games":
            assert house in GAME_ROOMS[room], f"{room or 'the rules'} may not import {name}"
        elif below:
            assert below[0] == game, "a game never imports another game"
            assert room_in_game(below[1:]) in (RULES_OF_THE_GAME, room), f"{path.name}: {name}"


NAMES_A_GAME = {
    "__init__.py": "`retorta.deduce` is about one game",
    "bench/peers.py": "compares us with another program that plays the same game",
    "cli/commands/alchemy.py": "a command of one game: its oracle at a real table",
    "cli/commands/benchmark.py": "the task of belief is about one game",
    "cli/commands/recipes.py": "a command of one game: its book of recipes",
    "research/benchmark/beliefs.py": "the task of belief is about one game",
    "research/benchmark/fingerprint.py": "a published task that plays too slowly for a test",
    "research/benchmark/tasks.py": "the list of published tasks, each of one game",
}
"""Files of the house that name a game, and why."""
OF_A_GAME = re.compile(
    "|".join(name.removesuffix("s").replace("-", "[-_ ]?") for name in HOUSE_GAMES), re.IGNORECASE
)
CLIENT = ROOT / "web" / "src"
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def said_in_python(path: Path) -> Iterator[str]:
    """Return the names and strings of a module: what it imports, defines, uses and says."""
    tree = ast.parse(path.read_text("utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) not in prose:
            for _, value in ast.iter_fields(node):
                if isinstance(value, str):
                    yield value


def said_by_the_house(path: Path) -> Iterator[str]:
    if path.suffix == ".py":
        return said_in_python(path)
    return iter(COMMENT.sub("", path.read_text("utf-8")).split("\n"))


HOUSE_FILES = [
    *(path for path in sorted(SOURCE.rglob("*.py")) if SOURCE / "games" not in path.parents),
    *(
        path
        for room in ("lib", "parts", "pages")
        for path in sorted((CLIENT / room).rglob("*"))
        if path.suffix in (".ts", ".svelte")
    ),
]


def test_the_house_names_no_game() -> None:
    """What it must know of one comes from the game: from its box, or from its rooms."""
    naming = {
        path.relative_to(SOURCE if path.suffix == ".py" else CLIENT).as_posix(): name
        for path in HOUSE_FILES
        for name in said_by_the_house(path)
        if OF_A_GAME.search(name)
    }
    assert len(HOUSE_FILES) > 300
    assert sorted(naming) == sorted(NAMES_A_GAME), naming


@pytest.mark.parametrize(
    ("name", "written", "names_one"),
    [
        ("a.py", "from retorta.games.laar import BOX", True),
        ("a.py", "def _alchemist(): ...", True),
        ("a.py", "x = 'potion_making'", True),
        ("a.py", "f(poison=1)", True),
        ("a.py", "'Prose about Poison.'", False),
        ("a.py", "x = 1  # as in Laar", False),
        ("a.ts", 'import { FULL } from "../games/poison/facts";', True),
        ("a.ts", "const laarPad = 1;", True),
        ("a.svelte", '{#if game === "potion-making"}', True),
        ("a.ts", "// as in Laar\n/* and at Poison */ const x = 1;", False),
        ("a.svelte", "<!-- Alchemists has one -->", False),
    ],
)
def test_a_name_of_a_game_would_be_seen(
    name: str, written: str, names_one: bool, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(written)
    assert any(map(OF_A_GAME.search, said_by_the_house(tmp_path / name))) == names_one


ROOMS = [
    *("__init__.py", "box.py", "cards.py", "cards.toml", "events.py", "imagine.py", "lines.py"),
    *("build_views.py", "moves.py", "options.py", "questions.py", "rules", "state.py"),
    *("targets.py", "views.py"),
    *("bots", "companion", "tensors.py"),
]
"""What every game has, under the same name."""
ROOMS_OF_ITS_OWN = {
    "alchemists": {
        *("board.py", "board.toml", "corrections.py", "knowledge.py", "notebook.py"),
        *("odds.py", "printed.py", "template.py", "worlds.py"),
    },
    "laar": {
        "aids.py",
        "data.py",
        "known.py",
        "printed.py",
        "source.py",
        "template.py",
        "worth.py",
    },
    "poison": {"batch.py", "printed.py", "small.py"},
    "potion-making": {"printed.py", "sources.py"},
}
"""What one game has besides: a data file that a table may bring, what a thing is worth."""


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_the_games_have_the_same_rooms(game: str) -> None:
    folder = SOURCE / "games" / room_of(game)
    found = {path.name for path in folder.iterdir()} - {"__pycache__"}
    found = {name for name in found if not name.endswith(".so")}
    tells = plugins.box(game).rooms.tells
    is_file = Path(folder, "tells.py").is_file()
    assert not tells or tells == f"retorta.games.{room_of(game)}.tells"
    told = {"tells.py" if is_file else "tells"} if tells else set()
    assert found == {*ROOMS, *told, *ROOMS_OF_ITS_OWN[game]}


def test_a_tab_gets_the_rooms_of_a_game_that_are_meant_for_it() -> None:
    """A room more comes here, if a tab is to have it, or to what is packed for none."""
    names = (name for name, _ in engine_files(SOURCE) if "/games/" in name)
    parts = (name.removesuffix(".py").split("/")[2:] for name in names)
    rooms = {(of, room_in_game(below)) for of, *below in parts if below}
    meant = (RULES_OF_THE_GAME, "bots", "companion")
    telling = {(room_of(of), "tells") for of in HOUSE_GAMES if plugins.box(of).rooms.tells}
    assert rooms == {(room_of(of), room) for of in HOUSE_GAMES for room in meant} | telling


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_views_hold_only_types_and_build_views_builds_them(game: str) -> None:
    """What everybody sees is called the same in every game, and so is what one seat sees."""
    views = importlib.import_module(f"retorta.games.{room_of(game)}.views")
    builders = importlib.import_module(f"retorta.games.{room_of(game)}.build_views")
    box = plugins.box(game)

    tree = ast.parse((SOURCE / "games" / room_of(game) / "views.py").read_text("utf-8"))
    assert not [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert codec.fields(views.PublicView)
    assert (codec.fields(views.OwnView) or ("",))[0] == "seat"
    assert (box.views.public, box.views.own) == (builders.public, builders.own)


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_every_game_has_its_golden_files(game: str) -> None:
    assert golden.plans(game, "perft")
    assert golden.plans(game, "transcript")
    for plan in golden.plans(game, "transcript"):
        assert golden.transcript_path(game, plan).exists()
        assert golden.record_path(game, plan).exists()


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_every_rule_is_refused_by_some_test(game: str) -> None:
    tests = "\n".join(
        path.read_text("utf-8") for path in (ROOT / "tests/games" / room_of(game)).glob("*.py")
    )
    for name, rule in members(game, Rule).items():
        assert isinstance(rule, Rule)
        if rule.book == game:
            assert re.search(rf"\b{name}\b", tests), f"no test is refused by {name}"


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_the_rules_page_names_every_rules_module(game: str) -> None:
    page = (ROOT / "docs/rules" / f"{room_of(game)}.md").read_text("utf-8")
    for path in (SOURCE / "games" / room_of(game) / "rules").glob("[!_]*.py"):
        assert f"rules/{path.name}" in page


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_every_option_is_explained_and_tried(game: str) -> None:
    """On the page of the rules; and whatever is not usual is played by some test of the game."""
    page = (ROOT / "docs/rules" / f"{room_of(game)}.md").read_text("utf-8")
    tests = "\n".join(
        path.read_text("utf-8") for path in (ROOT / "tests/games" / room_of(game)).rglob("*.py")
    )
    for option in plugins.box(game).options:
        assert f"| `{option.name}` |" in page, f"{option.name} is not explained"
        assert re.search(rf'"{option.name}"|\b{option.name}=', tests), option.name
        for value in option.values:
            assert value == option.default or f'"{value}"' in tests, f"{option.name}: {value}"


def test_every_bot_of_the_house_is_there_and_explained() -> None:
    page = (ROOT / "docs/bots.md").read_text("utf-8")
    found = {name: plugins.bot_class("poison", name) for name in plugins.ladder()}
    for name in found:
        assert f"`{name}`" in page, name
    assert {kind for kind in found.values() if issubclass(kind, Level)} == {
        kind
        for kind in vars(levels).values()
        if isinstance(kind, type) and issubclass(kind, Level) and kind is not Level
    }


def test_every_message_is_tried_at_a_table() -> None:
    """By name: the state machine draws them all, but does not say what each is for."""
    tests = ROOT.glob("tests/tables/test_*.py")
    tried = "\n".join(path.read_text("utf-8") for path in tests if "machine" not in path.name)
    for message in (*get_args(ClientMessage), *get_args(TableRequest)):
        assert re.search(rf"\b{message.__name__}\(", tried), message.__name__


class Variables(Visitor):
    """Collects what a sentence speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def sentences(language: str) -> dict[str, set[str]]:
    """Return every text key of a language with the parts its sentence uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((TEXTS / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_in_every_language(language: str) -> None:
    english = sentences("en")
    assert set(sentences(language)) == set(english)
    for key, parts in sentences(language).items():
        assert parts <= english[key] or parts == english[key], key


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_everything_a_game_can_say_has_a_text(game: str) -> None:
    box = plugins.box(game)
    wanted = {game, f"{game}-sentence", f"{game}-goal"}
    for option in box.options:
        wanted.add(f"{game}-option-{option.name}")
        wanted |= {f"{game}-option-{option.name}-{value}" for value in option.values}
    for kind, word in ((Event, "event"), (Move, "move")):
        for name, found in members(game, kind).items():
            if isinstance(found, type):
                wanted.add(f"{game}-{word}-{codec.kebab(name)}")
    for rule in members(game, Rule).values():
        assert isinstance(rule, Rule)
        wanted.add(rule.key)
    missing = wanted - set(sentences("en"))
    assert not missing


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_every_event_and_move_uses_only_its_own_fields(game: str) -> None:
    for kind, word in ((Event, "event"), (Move, "move")):
        for name, found in members(game, kind).items():
            if isinstance(found, type):
                fields = {field.name for field in dataclasses.fields(found)}
                key = f"{game}-{word}-{codec.kebab(name)}"
                for language in LANGUAGES:
                    assert sentences(language)[key] <= fields, key


@cache
def literal_keys() -> dict[str, set[str]]:
    """Return the plain keys that the source hands to functions, by the function's name."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                name = node.func.id if isinstance(node.func, ast.Name) else name
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found[name].add(str(first.value))
    return found


def test_every_sentence_asked_for_exists() -> None:
    for asking in ("say", "reason", "Reason"):
        assert literal_keys()[asking] <= set(sentences("en"))


ERRORS = [
    *(
        "TableError",
        "Unknown",
        "BadOption",
        "Unreadable",
        "NoUndo",
        "NotOver",
        "GameOver",
        "NotWritten",
    ),
    *("kind", "Forbidden", "Missing", "NotNow", "TooFast", "TooBig", "NotStored", "ProgramFault"),
]


@pytest.mark.parametrize("error", ERRORS)
def test_every_error_has_its_sentence(error: str) -> None:
    missing = {name for name in literal_keys()[error] if f"error-{name}" not in sentences("en")}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_every_name_and_question_can_be_said(game: str, language: str) -> None:
    speaker = Speaker(language, game)
    for enum in members(game, Enum).values():
        if isinstance(enum, type) and f"{game}-{codec.kebab(enum.__name__)}-" in " ".join(
            sentences("en")
        ):
            for member in enum:  # type: ignore[attr-defined]
                assert speaker.spoken(member)
    for question in asking_steps(game):
        assert speaker.has(f"{game}-question-{question}")


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_every_step_that_asks_has_a_question_of_its_own(game: str) -> None:
    """A name that stays when a class is renamed: the wire and the texts go by it."""
    questions = asking_steps(game)
    assert questions
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", question) for question in questions)
    written = {key for key in sentences("en") if key.startswith(f"{game}-question-")}
    assert written == {f"{game}-question-{question}" for question in questions}


def test_the_version_is_written_once_more_only_in_the_package() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert f'version = "{retorta.__version__}"' in project


def test_what_is_tried_is_the_same_everywhere_but_for_the_night() -> None:
    """Nobody's change breaks on an example that it has nothing to do with."""
    for name in ("dev", "ci"):
        profile = settings.get_profile(name)
        assert profile.derandomize
        assert profile.database is None
    night = settings.get_profile("soak")
    assert not night.derandomize
    assert night.database is not None
    assert night.print_blob
    assert night.max_examples > 10 * settings.get_profile("ci").max_examples


@pytest.mark.skipif(SOAKING, reason="the night tries all, and what is left of it in turn")
def test_what_is_tried_in_turn_does_not_turn_by_day() -> None:
    assert in_turn("abc") == "a"
    assert in_turn("abc", shift=4) == "b"
