"""What CONTRIBUTING.md says of the ten everyday changes: each is made in a copy, and works."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from support.everyday_changes import Change, Copy, Forgotten, changes, rows, whole
from support.tiers import FORGOTTEN

from retorta.bench.measure import is_compiled

CHANGES = changes()
MOST = {"An option": 8, "A request": 3, "A bot level": 3}
"""Files that these may touch, with tests and docs."""
GAMES_PAGE = (Path(__file__).parent.parent / "docs/games.md").read_text("utf-8")
PLACES_OF_A_CARD = [
    place
    for row in GAMES_PAGE.partition("\n## Adding a card, a good or an artifact\n")[2]
    .partition("\n## ")[0]
    .splitlines()
    if row.startswith("| `")
    for place in re.findall(r"`([^`]+)`", row.split("|")[1])
]
CLIENT_TESTS = Path(__file__).parent.parent / "web/node_modules/vitest/vitest.mjs"
RUN_CLIENT_TEST = "build.node('node_modules/vitest/vitest.mjs', 'run', 'tests/changed.test.ts')"
QUIETLY = ("-q", "-x", "-p", "no:cacheprovider")
pytestmark = pytest.mark.skipif(is_compiled(), reason="it is the source that is changed")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("house"))


@pytest.fixture
def copy(house: Copy) -> Iterator[Copy]:
    yield house
    house.take_back()


def named(change: Change) -> str:
    return change.name


def test_the_page_has_these_ten() -> None:
    assert len(CHANGES) == 10
    assert sorted(rows()) == sorted(change.kind for change in CHANGES)


@pytest.mark.parametrize("change", CHANGES, ids=named)
def test_a_change_works_and_touches_what_the_page_says(change: Change, copy: Copy) -> None:
    copy.make(change)
    touched = copy.touched()
    row = rows()[change.kind]

    assert touched == sorted(each for path in row.files for each in whole(path, change, copy.place))
    assert len(touched) <= MOST.get(change.kind, len(touched))
    copy.run("-c", change.shows)


@pytest.mark.parametrize("change", CHANGES, ids=named)
def test_the_page_names_what_fails_first(change: Change) -> None:
    first = {test.partition("::")[0] for each in change.forgotten for test in each.tests}
    assert {f"tests/{test}" for test in rows()[change.kind].tests} == first


def test_the_page_for_games_leads_to_every_file_of_an_artifact(copy: Copy) -> None:
    """What a card more touches is found by going through its list of places."""
    [artifact] = (change for change in CHANGES if change.name == "artifact")
    copy.make(artifact)
    places = [place.replace("<game>", "alchemists") for place in PLACES_OF_A_CARD]
    patterns = [re.sub(r"<\w+>", "*", place) + "*" * place.endswith("/") for place in places]
    for path in copy.touched():
        named_as = (path.removeprefix(f"src/retorta/{room}") for room in ("games/alchemists/", ""))
        assert any(fnmatch(name, pattern) for name in named_as for pattern in patterns), path


@pytest.mark.skipif(not CLIENT_TESTS.exists(), reason="the client's tools are not installed")
def test_a_new_page_is_shown_at_its_address(copy: Copy) -> None:
    [page] = (change for change in CHANGES if change.page)
    copy.make(page)
    (copy.place / "web/tests/changed.test.ts").write_text(page.page, "utf-8")
    copy.run("-c", "import sys; sys.path.insert(0, 'web'); import build; " + RUN_CLIENT_TEST)


@FORGOTTEN
@pytest.mark.parametrize("change", CHANGES, ids=named)
def test_with_nothing_forgotten_nothing_fails(change: Change, copy: Copy) -> None:
    copy.make(change)
    tests = {test for each in change.forgotten for test in each.tests}
    copy.run("-m", "pytest", *QUIETLY, *sorted(tests))


@FORGOTTEN
@pytest.mark.parametrize(
    ("change", "forgotten"),
    [
        pytest.param(change, forgotten, id=f"{change.name}-{forgotten.path}")
        for change in CHANGES
        for forgotten in change.forgotten
    ],
)
def test_a_forgotten_file_is_noticed(change: Change, forgotten: Forgotten, copy: Copy) -> None:
    copy.make(change)
    copy.forget(forgotten.path, change)

    done = copy.run("-m", "pytest", *QUIETLY, *forgotten.tests, check=False)

    assert done.returncode in (1, 2), done.stdout
