"""Coroutines of a tab go on when what they wait for is known, and not before."""

from __future__ import annotations

import pytest

from retorta.tab.coroutines import Later, run


def test_it_goes_on_in_the_call_that_says_what_it_waits_for() -> None:
    first, second = Later[int](), Later[int]()
    heard: list[int] = []

    async def work() -> None:
        heard.append(await first)
        heard.append(await second)

    run(work())
    assert heard == []
    second.found(2)
    assert heard == []
    first.found(1)
    assert heard == [1, 2], "what is known already is not waited for"


def test_several_wait_for_the_same_and_go_on_in_their_order() -> None:
    later = Later[str]()
    heard: list[str] = []

    async def work(name: str) -> None:
        heard.append(name + await later)

    for name in "abc":
        run(work(name))
    later.found("!")
    assert heard == ["a!", "b!", "c!"]


def test_what_went_wrong_is_raised_where_it_is_waited_for() -> None:
    later = Later[None]()
    heard: list[str] = []

    async def work() -> None:
        try:
            await later
        except ValueError as problem:
            heard.append(str(problem))

    run(work())
    later.failed(ValueError("lost"))
    assert heard == ["lost"]


def test_whoever_is_told_by_a_call_hears_what_is_known() -> None:
    later = Later[int]()
    later.found(3)
    heard: list[int | None] = []
    later.then(lambda value, _: heard.append(value))
    assert heard == [3]


def test_an_error_that_nobody_catches_reaches_whoever_said_so() -> None:
    later = Later[None]()

    async def work() -> None:
        await later
        raise LookupError("nobody expected it")

    run(work())
    with pytest.raises(LookupError):
        later.found(None)
