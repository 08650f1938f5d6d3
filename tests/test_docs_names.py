"""The documents name what is there, all that a reader must find, and nothing that is gone."""

from __future__ import annotations

import dataclasses
import importlib
import re
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from retorta.core.box import (
    Box,
    DataFile,
    Insights,
    Notebook,
    Pov,
    Rooms,
    Rules,
    Views,
    Words,
)

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "retorta"
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS]
TODAY = [page for page in PAGES if page.parent.name != "decisions"]
"""A decision tells of the day it was made; every other page of today."""

LONGEST_PAGE = 1_100
"""Words."""
FILES = (".py", ".md", ".toml", ".ftl", ".ts", ".svelte", ".sqlite3")
OF_THE_READER = {"cautious.py", "shots/"}
"""What a page asks its reader to make."""
NOT_OURS = {"node_modules", "__pycache__", "client", "build", "dist"}


PARTS = (Rules, Views, Words, Notebook, DataFile, Insights, Rooms)


def fields_of(kind: type) -> list[str]:
    return [field.name for field in dataclasses.fields(kind)]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def spoken_of(page: Path) -> list[str]:
    """Return whatever stands between backticks on a page, blocks of code left out."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


@cache
def ours() -> list[str]:
    """Return every file and folder of the project by its path, folders with a slash."""
    found = []
    waiting = [ROOT]
    while waiting:
        for path in waiting.pop().iterdir():
            if path.name in NOT_OURS or (path.name.startswith(".") and path.name != ".ci"):
                continue
            place = path.relative_to(ROOT).as_posix()
            found.append(f"/{place}/" if path.is_dir() else f"/{place}")
            if path.is_dir():
                waiting.append(path)
    return found


def exists(name: str) -> bool:
    """Whether a path ends like *name*, whatever stands for ``<game>`` or ``*``."""
    pattern = "*/" + re.sub(r"<[^>]+>", "*", name).removeprefix("/")
    return any(fnmatch(path, pattern) for path in ours())


def can_be_imported(name: str) -> bool:
    """Whether a dotted name leads to a module, or to something in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


@cache
def groups() -> set[str]:
    """Return the groups of entry points, whose names look like modules."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return set(project["entry-points"])


def written_by_hand(page: Path) -> str:
    """Return a page without the lists that are made from the types: those are for looking up."""
    text = page.read_text("utf-8")
    if "\nWritten by `python3 run.py types`" in text:
        return ""
    return re.sub(r"<!-- ([\w-]+) -->\n.*?<!-- /\1 -->\n", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("page", DOCS, ids=name_of)
def test_a_page_is_read_in_five_minutes(page: Path) -> None:
    """Figures of measurements go to ``benchmarks/``, other readers' matters to other pages."""
    if page.parent.name != "rules":
        words = len(written_by_hand(page).split())
        assert words <= LONGEST_PAGE


@pytest.mark.parametrize("page", TODAY, ids=name_of)
def test_a_page_names_no_file_that_is_gone(page: Path) -> None:
    for name in spoken_of(page):
        looks_like_a_path = re.fullmatch(r"[\w<>*./-]+", name) and not name.startswith(("/", "-"))
        if looks_like_a_path and (name.endswith(FILES) or (name.endswith("/") and "." not in name)):
            assert name in OF_THE_READER or exists(name), name


@pytest.mark.parametrize("page", TODAY, ids=name_of)
def test_a_page_names_no_module_that_is_gone(page: Path) -> None:
    for name in spoken_of(page):
        if re.fullmatch(r"retorta(\.\w+)+", name) and not name.endswith(FILES):
            assert name in groups() or can_be_imported(name), name


@pytest.mark.parametrize("page", TODAY, ids=name_of)
def test_a_page_names_nothing_that_a_box_no_longer_has(page: Path) -> None:
    for name in spoken_of(page):
        for kind in (Box, *PARTS):
            if found := re.match(rf"{kind.__name__}\.(\w+)", name):
                assert found[1] in fields_of(kind) or hasattr(kind, found[1]), name
        if found := re.match(r"[Pp]ov\.(\w+)", name):
            assert hasattr(Pov, found[1]) or found[1] in ("box", "seat"), name


def test_every_field_of_a_box_is_explained() -> None:
    """The table of the page for those who add a game has each of them once, and no other."""
    page = (ROOT / "docs/games.md").read_text("utf-8")
    section = page.split("## The parts of a `Box`\n")[1].split("\nA room says")[0]
    first_column = re.findall(r"^\| (\**`.*?) \|", section, re.MULTILINE)
    explained = [name for cell in first_column for name in re.findall(r"`(\w+)`", cell)]
    fields = [name for kind in (Box, *PARTS) for name in fields_of(kind)]
    assert sorted(explained) == sorted(fields)


def modules_of(room: str) -> list[str]:
    """Return the modules of a room as paths within it; numbered migrations speak for themselves."""
    home = SOURCE / room
    return sorted(
        path.relative_to(home).as_posix()
        for path in home.rglob("*.py")
        if path.name != "__init__.py" and path.parent.name != "versions"
    )


@pytest.mark.parametrize("module", modules_of("server"))
def test_every_module_of_the_server_is_named(module: str) -> None:
    assert module in spoken_of(ROOT / "docs/inside-server.md")


@pytest.mark.parametrize("module", modules_of("tables"))
def test_every_module_of_a_table_is_named(module: str) -> None:
    assert module in spoken_of(ROOT / "docs/tables.md")


def test_every_room_is_on_the_page_of_the_architecture() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    rooms = [path for path in SOURCE.iterdir() if (path / "__init__.py").exists()]
    for room in rooms:
        assert re.search(rf"\b{room.name}\b", page), f"{room.name}/ is not drawn"
