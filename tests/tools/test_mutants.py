"""Bugs are planted in a copy, and every way of not being caught is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from mutants import plant
from mutants.plant import Fate, Field, Mutant

SOURCE = (
    "def twice(number):\n    return number * 2\n\n\ndef thrice(number):\n    return number * 3\n"
)
TEST = "from sums import twice\n\n\ndef test_twice():\n    assert twice(2) == 4\n"
FILE = "src/sums.py"
TESTS = ("tests/test_sums.py",)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree of one module and one test."""
    root = tmp_path_factory.mktemp("tree")
    for name, text in ((FILE, SOURCE), (TESTS[0], TEST)):
        (root / name).parent.mkdir()
        (root / name).write_text(text)
    (root / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    return root


@pytest.mark.parametrize(
    ("find", "replace", "fate"),
    [
        ("number * 2", "number * 3", Fate.CAUGHT),
        ("number * 3", "number * 4", Fate.SURVIVED),
        ("number * 5", "number", Fate.STALE),
        ("return", "return 1 +", Fate.AMBIGUOUS),
        ("return number * 2", "return (", Fate.NOT_IMPORTED),
    ],
    ids=lambda value: value.name if isinstance(value, Fate) else "",
)
def test_what_becomes_of_a_bug(
    tree: Path, tmp_path: Path, find: str, replace: str, fate: Fate
) -> None:
    field = Field(tree, tmp_path / "copy")
    assert field.try_out(Mutant("sums", "a bug", FILE, find, replace, TESTS)) is fate
    assert (tree / FILE).read_text() == SOURCE, "the tree itself is left alone"
    assert (tmp_path / "copy" / FILE).read_text() == SOURCE, "the next bug finds it as it was"


def test_two_bugs_of_one_size_in_one_second(tree: Path, tmp_path: Path) -> None:
    """Python would take the compiled module of the one for the other."""
    field = Field(tree, tmp_path / "copy")
    harmless = Mutant("sums", "none", FILE, "number * 2", "2 * number", TESTS)
    bug = Mutant("sums", "a bug", FILE, "number * 2", "3 * number", TESTS)
    fates = [field.try_out(mutant) for mutant in (bug, harmless, bug, harmless)]
    assert fates == [Fate.CAUGHT, Fate.SURVIVED] * 2


def test_tests_that_fail_without_a_bug_catch_nothing(tree: Path) -> None:
    mutants = [
        Mutant("sums", "nowhere", FILE, "number * 2", "number", ("tests/test_nowhere.py",)),
        Mutant("sums", "a bug", FILE, "number * 2", "number", TESTS),
    ]
    assert plant.plant(mutants, tree, 1) == {"nowhere": Fate.UNSOUND, "a bug": Fate.CAUGHT}


def test_a_bug_is_planted_where_it_is_imported_from(tmp_path: Path) -> None:
    """The environment has the working tree installed; a copy has to come before it."""
    field = Field(plant.ROOT, tmp_path / "copy")
    (tmp_path / "copy" / "tests" / "test_here.py").write_text(
        "from pathlib import Path\n\nimport retorta\n\n\ndef test_here():\n"
        "    assert Path(retorta.__file__).is_relative_to(Path(__file__).parents[1])\n"
    )
    assert field.passes(("tests/test_here.py",))


def test_every_list_is_read_and_names_tests_that_are_there() -> None:
    mutants = plant.read(sorted(plant.HERE.glob("*.toml")))
    assert len(mutants) >= 40
    for mutant in mutants:
        assert mutant.find != mutant.replace, mutant.name
        for test in mutant.tests:
            path, _, named = test.partition("::")
            assert (plant.ROOT / path).exists(), test
            assert not named or f"def {named}(" in (plant.ROOT / path).read_text("utf-8"), test


def test_every_bug_can_be_planted_in_the_source_as_it_is() -> None:
    """A source that changed takes the list with it, in the same commit."""
    for mutant in plant.read(sorted(plant.HERE.glob("*.toml"))):
        source = (plant.ROOT / mutant.file).read_text("utf-8")
        assert source.count(mutant.find) == 1, mutant.name
        compile(source.replace(mutant.find, mutant.replace), mutant.file, "exec")
