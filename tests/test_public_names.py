"""What ``from retorta import …`` gives: every name has an example, and costs nothing unasked."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import retorta
from retorta import plugins
from retorta.core import codec, dealer, errors, match, record
from retorta.core.errors import TableError

SOURCE = Path(__file__).parent.parent / "src"


def documentation(name: str) -> tuple[str, str]:
    """Return the docstring of a public name as its source has it, compiled or not, and where."""
    module, member = retorta._ROOMS[name]
    path = SOURCE / module.replace(".", "/")
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found: ast.AST = ast.parse(path.read_text("utf-8"))
    if member:
        assert isinstance(found, ast.Module)
        found = next(node for node in found.body if getattr(node, "name", "") == member)
    assert isinstance(found, ast.Module | ast.ClassDef | ast.FunctionDef)
    return ast.get_docstring(found) or "", f"{module}.{member}"


def test_the_names_are_those_of_their_rooms() -> None:
    from retorta import Match, SeededDealer, bot, box
    from retorta import record as records

    assert Match is match.Match
    assert SeededDealer is dealer.SeededDealer
    assert box is plugins.box
    assert bot is plugins.new_bot
    assert records is record
    assert set(retorta.__all__) <= set(dir(retorta))
    assert sorted(retorta._ROOMS) == retorta.__all__


@pytest.mark.parametrize("name", retorta.__all__)
def test_every_public_name_leads_somewhere(name: str) -> None:
    assert getattr(retorta, name) is not None


@pytest.mark.parametrize("name", retorta.__all__)
def test_every_public_name_has_an_example_that_is_true(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text, where = documentation(name)
    examples = doctest.DocTestParser().get_doctest(text, {}, where, None, None)
    assert examples.examples, f"{name} has no example"
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    assert runner.run(examples, out=told.append).failed == 0, "".join(told)


def test_every_error_of_the_core_is_public() -> None:
    named = {name for name, kind in vars(errors).items() if isinstance(kind, type)}
    assert named <= set(retorta.__all__)
    for name in (*named, "NotWritten", "Impossible"):
        assert issubclass(getattr(retorta, name), TableError)


def test_another_name_is_refused_as_python_does() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        retorta.chess  # type: ignore[attr-defined] # noqa: B018
    assert not hasattr(retorta, "__path_to_nowhere__")


def test_a_room_does_not_hide_a_name() -> None:
    """A folder ``review`` would become ``retorta.review`` once anything in it is imported."""
    rooms = {path.stem for path in (SOURCE / "retorta").iterdir()}
    assert not rooms & set(retorta.__all__)


def test_a_game_is_played_written_and_played_again_with_one_import() -> None:
    from retorta import Match, SeededDealer, bot, box, record, replay

    played = Match(box("poison"), seats=3, dealer=SeededDealer(5))
    bots = [bot("poison", "random", seed) for seed in range(3)]
    while deciders := played.deciders():
        played.play(deciders[0], bots[deciders[0]].choose(played.pov(deciders[0])))
    scribe = record.Scribe()
    lines = [scribe.header(played.header), *map(scribe.entry, played.entries)]
    *_, last = replay(lines, box)
    assert last.match.outcome() == played.outcome()
    assert codec.plain(last.match.view(0)) == codec.plain(played.view(0))


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    code = "import retorta, sys; print([name for name in sys.modules if 'retorta.' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
