"""The rules open beside the table, and the form of a new one says what goes with what."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from support import browser_tables as tables
from web.conftest import Visitor

from retorta import plugins
from retorta.texts import Speaker

QUESTION_MARK = '[data-testid="rules"]'


@pytest.mark.parametrize("game", ["alchemists", "laar", "poison", "potion-making"])
def test_the_rules_of_every_game_open_beside_its_table(visit: Visitor, game: str) -> None:
    """The table stays where it is; Escape closes them, and the focus goes back to the button."""
    page = visit("/")
    tables.settled(page)
    tables.set_up(page, game, ["me", "bot:random", "bot:random"])
    tables.my_turn(page)
    address = page.url

    page.locator(QUESTION_MARK).click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("section h2").first).to_be_visible()
    expect(drawer.locator("#rulings li").first).to_be_attached()
    assert page.url == address

    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(QUESTION_MARK)).to_be_focused()
    assert page.url == address
    expect(page.locator(".question.mine")).to_be_visible()


class Asker:
    """Stands between a page and its table, and asks what some other step would."""

    def __init__(self) -> None:
        self._page: WebSocketRoute | None = None
        self._view: dict[str, Any] = {}
        self._question: dict[str, str] = {}

    def listen(self, page: Page) -> None:
        page.route_web_socket(re.compile(".*"), self._opened)

    def ask(self, question: str) -> None:
        self._question = {"question": question}
        self._show(self._view)

    def _opened(self, route: WebSocketRoute) -> None:
        self._page = route
        table = route.connect_to_server()
        route.on_message(table.send)
        table.on_message(lambda text: self._show(json.loads(text)))

    def _show(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "view":
            self._view = frame
            frame |= self._question
        assert self._page is not None
        self._page.send(json.dumps(frame))


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("game", ["alchemists", "laar", "poison", "potion-making"])
def test_the_question_mark_opens_the_section_that_answers(
    visit: Visitor, game: str, language: str
) -> None:
    """Every question of every game, by click and by key: the heading is in sight."""
    asker = Asker()
    page = visit("/", language=language, before=asker.listen)
    tables.settled(page)
    tables.set_up(page, game, ["me", "bot:random", "bot:random"])
    tables.my_turn(page)
    drawer = page.locator("dialog")
    speaker = Speaker(language, game)
    for nth, (question, section) in enumerate(plugins.box(game).words.sections.items()):
        asker.ask(question)
        question_words = speaker.say(f"{game}-question-{question}", area="")
        expect(page.locator(".question .words")).to_contain_text(question_words.partition("(")[0])
        if nth % 2:
            page.keyboard.press("?")
        else:
            page.locator(QUESTION_MARK).click()
        heading = drawer.locator(f'section[id="{section}"].cited > :is(h2, h3)')
        expect(heading).to_have_text(re.compile(rf"^{re.escape(section)}\.? "))
        expect(heading).to_be_in_viewport()
        page.keyboard.press("Escape")
        drawer.wait_for(state="detached")


def test_a_tables_own_file_is_shown_with_its_rules(visit: Visitor) -> None:
    page = visit("/")
    tables.settled(page)
    page.goto("/new/alchemists")
    page.locator("details summary").first.click()
    page.locator('input[type="file"]').set_input_files(
        {
            "name": "box.toml",
            "mimeType": "text/plain",
            "buffer": b"[discounts]\nfaces = [1, 2, 3, 5]\n",
        }
    )
    page.locator('form button[type="submit"]').click()
    page.wait_for_url("**/table/*")
    page.locator(QUESTION_MARK).click()

    expect(page.get_by_role("dialog").locator("#corrections pre")).to_contain_text("[1, 2, 3, 5]")


def test_who_reads_polish_is_offered_the_polish_rulebook_and_told_why(visit: Visitor) -> None:
    page = visit("/new/poison", language="pl")
    polish = page.locator('input[name="rulebook"][value="polish"]')
    expect(polish).to_be_checked()
    expect(page.locator("fieldset", has=polish).get_by_role("status")).to_contain_text("języka")


def test_five_cards_bring_the_polish_rulebook_in_the_form(visit: Visitor) -> None:
    """And the Russian one takes them away again; both say so, in words."""
    page = visit("/new/poison", language="ru")
    russian = page.locator('input[name="rulebook"][value="russian"]')
    five = page.locator('input[name="hand"][value="five"]')
    expect(russian).to_be_checked()

    five.check()
    expect(page.locator('input[name="rulebook"][value="polish"]')).to_be_checked()
    expect(page.locator("fieldset", has=russian).get_by_role("status")).to_contain_text("польские")

    russian.check()
    expect(page.locator('input[name="hand"][value="whole"]')).to_be_checked()
    expect(page.locator("fieldset", has=five).get_by_role("status")).to_contain_text("вся колода")
    assert "=" not in page.locator("form").inner_text()
