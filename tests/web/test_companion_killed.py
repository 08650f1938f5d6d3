"""A phone that dies at a real table: what its pages have shown is there again."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from itertools import cycle, islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.own_browser import own_browser
from support.phones import ENGINE_WAITS, kept_text
from support.site_visits import PLACE, status
from support.static_host import StaticHost

TAP = """async (button, [entries, count]) => {
    const found = () => document.querySelectorAll(entries).length;
    const shown = async () => {
        button.click();
        while (found() !== count)
            await new Promise((next) => new MutationObserver(next).observe(
                document.body, { childList: true, subtree: true, characterData: true }));
    };
    const late = new Promise((_, fail) => setTimeout(
        () => fail(new Error(`after 30 s ${found()} of ${entries}, not ${count}`)), 30_000));
    await Promise.race([shown(), late]);
}"""
"""Tap, and come back in the very moment in which the page shows one entry more."""


def tap(button: Locator, entries: str, count: int) -> None:
    button.evaluate(TAP, [entries, count])


class Tool(ABC):
    """Something that is entered into at a real table, time after time."""

    path: str

    def __init__(self) -> None:
        self.entered = 0

    @abstractmethod
    def begin(self, page: Page) -> None:
        """Come to where things are entered, on a phone that was never used for it."""

    @abstractmethod
    def enter(self, page: Page) -> None:
        """Enter one thing more, and return as soon as it is shown."""

    @abstractmethod
    def check(self, page: Page) -> None:
        """See that everything is there."""


class Pad(Tool):
    """The pad of Poison: a number in the next place."""

    path = "/companion/poison/score-pad"
    PLACES = 16
    NUMBERS = 'td button:not([aria-label$=": empty"])'

    def begin(self, page: Page) -> None:
        page.get_by_role("button", name="Start counting").click()
        expect(page.locator("td button")).to_have_count(self.PLACES)

    def enter(self, page: Page) -> None:
        if self._here == 0 and self.entered > 0:
            page.get_by_role("button", name="Games").click()
            page.get_by_role("button", name="New game").click()
            self.begin(page)
        page.locator("td button").nth(self._here).click()
        key = page.locator(".keys").get_by_role("button", name="1", exact=True)
        tap(key, self.NUMBERS, self._here + 1)
        self.entered += 1

    def check(self, page: Page) -> None:
        here = self._here or (self.PLACES if self.entered else 0)
        expect(page.locator("td button")).to_have_text(["1"] * here + ["·"] * (self.PLACES - here))
        games = json.loads(kept_text(page, "poison-pad-games") or "[]")
        assert len(games) == (self.entered - here) // self.PLACES

    @property
    def _here(self) -> int:
        """How many numbers stand on the present sheet; a full one gives way to the next."""
        return self.entered % self.PLACES


class Notebook(Tool):
    """The notebook of Alchemists: one mix more."""

    path = "/companion/alchemists/notebook"

    def begin(self, page: Page) -> None:
        pass

    def enter(self, page: Page) -> None:
        page.get_by_role("button", name="Facts", exact=True).click()
        page.get_by_role("button", name="Add a fact").click()
        page.get_by_role("button", name="I saw a potion mixed").click()
        for name in ("toad", "fern", "healing"):
            page.get_by_role("button", name=name).click()
        self.entered += 1
        tap(page.get_by_role("button", name="Write it down"), "main ol > li", self.entered)

    def check(self, page: Page) -> None:
        page.get_by_role("button", name="Facts", exact=True).click()
        expect(page.locator("main ol > li")).to_have_count(self.entered)


class Oracle(Tool):
    """The oracle of Alchemists: one answer more, in the game that was begun first."""

    path = "/companion/alchemists/oracle"
    promise = ""

    def begin(self, page: Page) -> None:
        page.get_by_role("button", name="As apprentices").click()
        page.get_by_role("button", name="New game").click()
        self.promise = page.get_by_test_id("promise").inner_text(timeout=ENGINE_WAITS)
        page.get_by_role("button", name="To the table").click()

    def enter(self, page: Page) -> None:
        for name in ("Test on a student", "Toad", "Fern"):
            page.get_by_role("button", name=name).click()
        tap(page.get_by_role("button", name="Mix", exact=True), "dialog[open] .large", 1)
        self.entered += 1

    def check(self, page: Page) -> None:
        page.get_by_role("button", name="This game…").click()
        expect(page.get_by_test_id("promise")).to_have_text(self.promise)
        page.get_by_role("button", name="To the table").click()
        (game,) = json.loads(kept_text(page, "alchemists-oracle") or "")["games"]
        assert len(game["given"]) == self.entered


def opened(browser: Browser, address: str, profile: Path) -> None:
    """Visit the site once, so that a phone has all of it."""
    with own_browser(browser, profile) as first:
        page = first.context.new_page()
        page.goto(address)
        status(page, "installed")


@pytest.mark.parametrize("kills", [3, pytest.param(60, marks=pytest.mark.soak)])
def test_a_killed_phone_loses_nothing_that_was_shown(
    browser: Browser, host: StaticHost, tmp_path: Path, kills: int
) -> None:
    """Killed in the moment an entry appears: started again on the same disk, it is there."""
    profile = tmp_path / "profile"
    profile.mkdir()
    address = f"{host.address}/{PLACE}/"
    opened(browser, address, profile)
    tools = [Pad(), Notebook(), Oracle()]
    for tool in islice(cycle(tools), kills):
        with own_browser(browser, profile) as phone:
            page = phone.context.new_page()
            page.goto(f"{address}#{tool.path}")
            page.locator("main h1").first.wait_for()
            if tool.entered == 0:
                tool.begin(page)
            else:
                tool.check(page)
            tool.enter(page)
            phone.kill()
    with own_browser(browser, profile) as phone:
        page = phone.context.new_page()
        for tool in tools:
            page.goto(f"{address}#{tool.path}")
            page.locator("main h1").first.wait_for()
            tool.check(page)
