"""Every refusal that a page of the companion can meet, seen on it in three languages.

Which there are is read from the source (``support/companion_refusals.py``). Most are provoked as
people do: a file is opened, a code or a name typed. Where a page takes care not to ask such a
thing, its own question is changed on the way to the engine.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect
from support import companion_refusals as cases
from support.companion_refusals import Way
from support.phones import ENGINE_WAITS, Phone

from retorta.core.errors import Several
from retorta.games.alchemists.companion.names import teach
from retorta.texts import LANGUAGES, Speaker

SWAP = """const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (said, ...rest) {
    const isMeant = globalThis.swapped !== undefined && said?.path === globalThis.swapped.path;
    return post.call(this, isMeant ? { ...said, body: globalThis.swapped.body } : said, ...rest);
}"""
GO = """path => {
    for (const each of document.querySelectorAll("main > *")) each.dataset.left = "";
    location.hash = path;
}"""


class Visitor:
    """One phone on which everything goes wrong, in one language after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.language = "en"

    def speak(self, language: str) -> None:
        self.language = language
        self.page.locator(f'header button[lang="{language}"]').click()

    def go(self, path: str) -> None:
        if f"#/companion/{path}" in self.page.url:
            return
        self.page.evaluate(GO, f"/companion/{path}")
        expect(self.page.locator("main [data-left]")).to_have_count(0)
        expect(self.page.locator("main [aria-busy]")).to_have_count(0, timeout=ENGINE_WAITS)

    def say(self, key: str) -> str:
        return self.speaker("alchemists").say(key)

    def speaker(self, game: str) -> Speaker:
        speaker = (
            teach(Speaker(self.language, game))
            if game == "alchemists"
            else Speaker(self.language, game)
        )
        for book in ("companion", "web", f"{game}.companion"):
            speaker.open_book(book)
        return speaker

    def told(self, way: Way) -> list[str]:
        """Return what should be said, each sentence once."""
        problem = way.problem()
        several = problem.errors if isinstance(problem, Several) else [problem]
        speaker = self.speaker(way.game)
        return list(dict.fromkeys(speaker.error(each) for each in several))

    def swap(self, way: Way) -> None:
        """Have the page's own question changed."""
        path = f"/api/companion/{way.game}/{way.question}"
        self.page.evaluate(
            "swapped => { globalThis.swapped = swapped; }",
            {"path": path, "body": json.dumps(way.body)},
        )

    def expect_told(self, way: Way, where: Locator | None = None) -> None:
        alerts = where or self.page.locator("main").get_by_role("alert").filter(
            has_text=re.compile(r"\S")
        )
        expect(alerts).to_have_text(self.told(way), timeout=ENGINE_WAITS)


def by_file(visitor: Visitor, ways: Sequence[Way]) -> None:
    """A sheet is opened at the score pad, or a data file under *Corrections* and *Deck*."""
    page = visitor.page
    for way in ways:
        key = next(iter(way.body))
        if way.question in ("read-file", "count-file"):
            visitor.go(f"{way.game}/score-pad")
            share = page.get_by_role("button", name=visitor.say("companion-share"), exact=True)
            if share.get_attribute("aria-pressed") != "true":
                share.click()
        elif way.question == "deck":
            visitor.go("laar/deck")
            speaker = visitor.speaker("laar")
            page.get_by_role("button", name=speaker.say("laar-companion-file"), exact=True).click()
        else:
            visitor.go("alchemists/corrections")
        file = FilePayload(name="own.txt", mimeType="text/plain", buffer=way.body[key].encode())
        page.locator('input[type="file"]').set_input_files(file)
        visitor.expect_told(way)


def by_typing(visitor: Visitor, ways: Sequence[Way]) -> None:
    """A code that cannot be read; a name that the recipe book does not know."""
    page = visitor.page
    for way in ways:
        if way.game == "alchemists":
            visitor.go("alchemists/oracle")
            page.get_by_role(
                "button", name=visitor.say("alchemists-companion-level-master")
            ).click()
            page.locator("#code").fill(way.body["code"])
            page.locator("#code").press("Enter")
            visitor.expect_told(way, page.locator("#code-said"))
        elif way.body["about"]:
            visitor.go("potion-making/recipe-book")
            page.locator("main input").first.fill(way.body["about"])
            visitor.expect_told(way)
            page.locator("main input").first.fill("")
        else:
            visitor.go("potion-making/recipe-book")
            visitor.swap(way)
            page.locator("main input").first.fill(" ")
            page.locator("main input").first.fill("")
            visitor.expect_told(way)
            page.evaluate("delete globalThis.swapped")


def by_the_page(visitor: Visitor, ways: Sequence[Way]) -> None:
    """The notebook and the round track ask again whenever something is chosen."""
    page = visitor.page
    for number, way in enumerate(ways):
        visitor.swap(way)
        if way.question == "notebook":
            visitor.go("alchemists/notebook")
            choice = ("chances", "none")[number % 2]
            page.get_by_label(visitor.say("alchemists-notebook-help")).select_option(choice)
        else:
            visitor.go("alchemists/round-track")
            seats = ("3", "2")[number % 2]
            page.get_by_label(visitor.say("alchemists-notebook-seats")).select_option(seats)
        visitor.expect_told(way)
    page.evaluate("delete globalThis.swapped")


def by_saving(visitor: Visitor, ways: Sequence[Way]) -> None:
    """Half a deck is saved."""
    page = visitor.page
    speaker = visitor.speaker("laar")
    visitor.go("laar/deck")
    page.get_by_role("button", name=speaker.say("laar-companion-file"), exact=True).click()
    for way in ways:
        visitor.swap(way)
        page.get_by_role("button", name=speaker.say("companion-save-file"), exact=True).click()
        visitor.expect_told(way)
    page.evaluate("delete globalThis.swapped")


@pytest.fixture(scope="module")
def visitor(module_phone: Phone) -> Iterator[Visitor]:
    page = module_phone.open("/companion", before=lambda page: page.add_init_script(SWAP))
    yield Visitor(page)
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told(visitor: Visitor, language: str) -> None:
    visitor.speak(language)
    groups: list[tuple[Callable[[Visitor, Sequence[Way]], None], Sequence[Way]]] = [
        (by_file, [*cases.OF_ALCHEMISTS, *cases.OF_LAAR, *cases.OF_POISON, *cases.OF_POTIONS]),
        (by_file, [*cases.CORRECTED, *cases.DECKS]),
        (by_typing, cases.TYPED),
        (by_the_page, [*cases.NOTED, *cases.ROUND_TRACK]),
        (by_saving, cases.SAVED),
    ]
    assert sum(len(ways) for _, ways in groups) == len(cases.WAYS)
    for provoke, ways in groups:
        provoke(visitor, ways)
