"""What CONTRIBUTING.md says of the ten everyday changes: each is made in a copy, and works."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.everyday_changes import Change, Copy, Forgotten, changes, rows, whole
from support.tiers import FORGOTTEN

from retorta.bench.measure import is_compiled

CHANGES = changes()
MOST = {"An option": 8, "A request": 3, "A bot level": 3}
"""Files that these may touch, with tests and docs."""
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

    done = copy.run(
        "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *forgotten.tests, check=False
    )

    assert done.returncode in (1, 2), done.stdout
