"""What a tab is sent: all that it needs, and nothing else; the same sources, the same bytes."""

from __future__ import annotations

import ast
import importlib.util
import io
import json
import re
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from retorta import plugins
from retorta.tab import pack

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "retorta"
LISTED = set((SOURCE / "tab" / "stdlib.txt").read_text("utf-8").split())
LISTED.add("collections.abc")  # in newer Pythons no file of its own


@pytest.fixture(scope="module")
def engine() -> dict[str, bytes]:
    return dict(pack.engine_files(SOURCE))


def imported_at_once(source: bytes) -> set[str]:
    """Return the modules that a module imports when it is loaded."""
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_every_module_that_a_tab_loads_is_packed(engine: dict[str, bytes]) -> None:
    """Of ours and of Python's own library, but for what is built into the interpreter."""
    ours = {
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in engine
        if name.endswith(".py")
    } | {"msgspec"}
    for name, content in engine.items():
        for module in imported_at_once(content) if name.endswith(".py") else ():
            top = module.partition(".")[0]
            if top in sys.stdlib_module_names:
                spec = importlib.util.find_spec(module)
                built_in = spec is None or not str(spec.origin).endswith(".py")
                assert built_in or module in LISTED, f"{name} asks for {module}"
            else:
                assert module in ours, f"{name} asks for {module}"


def test_nothing_of_the_machine_is_packed(engine: dict[str, bytes]) -> None:
    rooms = {name.split("/")[1] for name in engine if name.startswith("retorta/")}
    assert not rooms & {"server", "cli", "arena", "bench", "research", "ledger.py"}
    assert "retorta/tab/pack.py" not in engine
    assert "retorta/texts/en/core.ftl" in engine


def test_of_the_books_a_tab_has_what_printed_things_are_called(engine: dict[str, bytes]) -> None:
    """Pages say the sentences; but Python there reads the names that people write."""
    kept = {name: content for name, content in engine.items() if name.endswith(".ftl") and content}
    games = {name.rpartition("/")[2].removesuffix(".ftl") for name in kept}
    # What only the companion speaks of is called in its own book.
    assert games == {*plugins.games(), "alchemists.companion"}
    assert b"aspect-sign-plus" in kept["retorta/texts/pl/alchemists.companion.ftl"]
    assert (
        "potion-making-recipe-dragon = Дракон"
        in kept["retorta/texts/ru/potion-making.ftl"].decode()
    )
    assert not any(b"{" in content for content in kept.values())


def test_the_shelf_of_a_tab_is_that_of_the_house(engine: dict[str, bytes]) -> None:
    listed = json.loads(engine["retorta/entries.json"])
    assert sorted(listed["retorta.games"]) == [
        name for name in plugins.games() if plugins.box(name).words.texts == "retorta.texts"
    ]
    for places in listed.values():
        for place in places.values():
            module, _, member = place.partition(":")
            assert hasattr(importlib.import_module(module), member)


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    one, other = tmp_path / "one.zip", tmp_path / "other.zip"
    pack.write_engine(one)
    pack.write_engine(other)
    assert one.read_bytes() == other.read_bytes()
    with zipfile.ZipFile(one) as archive:
        assert archive.testzip() is None
        for name in archive.namelist():
            if name.endswith(".py"):
                assert b'"""' not in archive.read(name).split(b"\n")[0]


@pytest.mark.parametrize("is_fresh", [True, False])
def test_bytecode_is_taken_only_if_it_was_made_of_this_source(
    tmp_path: Path, is_fresh: bool
) -> None:
    laid, packed = tmp_path / "laid", tmp_path / "packed"
    laid.mkdir()
    empty = io.BytesIO()
    zipfile.ZipFile(empty, "w").close()
    for name in (pack.ENGINE, pack.MSGSPEC, pack.PYTHON):
        (laid / name).write_bytes(empty.getvalue())
    (laid / pack.MADE_FROM).write_text(pack.build_hash() if is_fresh else "another")
    manifest = pack.pack(packed, laid)
    assert ((packed / pack.ENGINE).read_bytes() == empty.getvalue()) == is_fresh
    assert json.loads((packed / "manifest.json").read_text()) == manifest
    for name, sizes in manifest["files"].items():
        assert sizes["bytes"] == (packed / name).stat().st_size


def test_the_licences_come_along() -> None:
    told = pack.licences()
    assert "Mozilla Public License" in told
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in told
    assert "Copyright (c) 2021, Jim Crist-Harif" in told


def test_msgspec_is_one_that_the_rest_of_the_house_could_have_and_no_other_by_its_name() -> None:
    described = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (requirement,) = [
        wanted
        for wanted in map(Requirement, described["project"]["dependencies"])
        if wanted.name == "msgspec"
    ]
    pinned, _, digest = (SOURCE / "tab" / pack.PINNED).read_text("utf-8").partition("--hash=")
    name, _, version = pinned.partition(" ")[0].partition("==")
    assert name == requirement.name
    assert requirement.specifier.contains(version)
    assert re.fullmatch(r"sha256:[0-9a-f]{64}\n", digest)


def test_of_the_wheel_of_msgspec_a_tab_has_what_python_reads(tmp_path: Path) -> None:
    wheel, packed = tmp_path / "msgspec-1-any.whl", tmp_path / pack.MSGSPEC
    read = {"msgspec/__init__.py": b"from ._core import Struct", "msgspec/_core.so": b"\0asm"}
    others = ("msgspec/__init__.pyi", "msgspec/py.typed", "msgspec-1.dist-info/RECORD")
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, content in {**read, **dict.fromkeys(others, b"")}.items():
            archive.writestr(name, content)
    pack.write_msgspec(wheel, packed)
    with zipfile.ZipFile(packed) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == read


def test_a_module_without_docs_is_the_same_program() -> None:
    source = (
        b'"""Doc."""\nclass A:\n    """Doc."""\n\n    x: int = 1\n    """Doc."""\n\n\n'
        b'def f():\n    """Doc."""\n'
    )
    assert pack.without_docs(source) == b"class A:\n    x: int = 1\n\ndef f():\n    pass"
