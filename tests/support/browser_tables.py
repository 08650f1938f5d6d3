"""What a person does at a table, as a test can say it."""

from __future__ import annotations

import json
import random
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

PATIENCE = 30.0
"""Seconds that anything may take to be shown, on a busy machine too."""


def set_up(page: Page, game: str, seats: list[str], **options: str) -> None:
    """Set up a table: ``me``, ``friend``, ``hotseat`` or ``bot:<name>`` on each seat."""
    page.goto(f"/new/{game}")
    page.locator("form select").first.wait_for()
    page.locator("form select").first.select_option(str(len(seats)))
    for seat, sitter in enumerate(seats):
        page.locator("form li select").nth(seat).select_option(sitter)
    for name, value in options.items():
        page.locator(f'input[name="{name}"][value="{value}"]').check()
    page.locator('form button[type="submit"]').click()
    page.wait_for_url("**/table/*")


def settled(page: Page) -> None:
    """Wait until the page has fetched what it shows."""
    page.locator("main h1").first.wait_for()
    page.locator("[aria-busy]").first.wait_for(state="detached")


def my_turn(page: Page) -> None:
    """Wait until this page is asked something."""
    page.locator(".question.mine").wait_for()


def whoever_decides(*pages: Page) -> Page:
    """Wait until one of the pages is asked something."""
    return whoever_shows(".question.mine", *pages)


def whoever_shows(selector: str, *pages: Page) -> Page:
    """Wait until one of the pages shows something."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        for page in pages:
            if page.locator(selector).count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"nobody is shown {selector}")


def is_over(page: Page) -> bool:
    return page.locator('[data-testid="score-sheet"]').count() > 0


def wait_for_turn_or_end(page: Page) -> bool:
    """Wait until this page is asked something, or the game is over; return whether it is asked."""
    page.locator('.question.mine, [data-testid="score-sheet"]').first.wait_for()
    return not is_over(page)


def moves_seen(page: Page) -> int:
    return page.locator("#drawer ol li").count()


def number(page: Page) -> int:
    """Return how many moves this page has seen."""
    return int(page.locator(".room").get_attribute("data-number") or 0)


MOVED = """before => {
    const room = document.querySelector(".room");
    if (!room || document.querySelector(".curtain")) return true;
    return Number(room.dataset.number) > before || document.querySelector(".spot.picked");
}"""


GLOWING = ".spot.glow:visible, .question [data-choice]"
ANSWERS = ".question .button.main, .question [data-move], .question [data-choice]"
"""A yes to what was picked, a whole move, or a thing on the table."""
LIST = '.question [data-testid="choose-among"]'
"""Opens all choices, where not all of them stand in the question line."""
WITHIN_REACH = """found => Math.max(0, found.findIndex(each => {
    each.scrollIntoView({ block: "center" });
    const { x, y, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}))"""
"""The first thing that lies under nothing else, as a person would take it."""


def answer(page: Page) -> Locator:
    """Return the first answer that is a button, out of the list where they do not fit the line."""
    page.locator(f"{ANSWERS}, {LIST}").first.wait_for()
    if not page.locator(ANSWERS).count():
        page.locator(LIST).click()
    return page.locator(ANSWERS).first


def play_something(page: Page, luck: random.Random | None = None) -> int:
    """Answer what is asked with the first thing within reach, or any; return the clicks it took."""
    before = number(page)
    for clicks in range(1, 13):
        page.locator(f"{GLOWING}, {ANSWERS}, {LIST}").first.wait_for()
        glowing = page.locator(GLOWING)
        if found := glowing.count():
            reach = luck.randrange(found) if luck else glowing.evaluate_all(WITHIN_REACH)
            glowing.nth(reach).click()
        else:
            answer(page).click()
        page.wait_for_function(MOVED, arg=before)
        if page.locator(".curtain").count() or number(page) > before:
            return clicks
    raise AssertionError("a dozen clicks, and still no move")


PLAY_ON = """async most => {
    const find = selector => document.querySelector(selector);
    const until = async happened => {
        for (const late = Date.now() + 30000; !happened(); ) {
            if (Date.now() > late) throw new Error(`stuck: ${find(".question")?.innerText}`);
            await new Promise(resolve => setTimeout(resolve, 4));
        }
    };
    const over = () => find('[data-testid="score-sheet"]');
    for (let clicks = 0; clicks < most; clicks += 1) {
        await until(() => over() || find(".question.mine"));
        if (over()) return true;
        const { number } = find(".room").dataset;
        // Where not all choices stand in the line, a list has them.
        const choose = () => find(".spot.glow")
            ?? find(".question .button.main, .question [data-move], .question [data-choice]")
            ?? find('.question [data-testid="choose-among"]');
        await until(() => over() || choose());
        if (over()) return true;
        choose().click();
        await new Promise(resolve => setTimeout(resolve));
        if (find(".room").dataset.busy === "true") {
            await until(() => over() || find(".room").dataset.number !== number);
        }
    }
    return false;
}"""


def play_to_the_end(page: Page, by_hand: int = 4, most: int = 2000) -> None:
    """Play with the mouse for a while, then let the page itself click what glows: it is faster."""
    for _ in range(by_hand):
        if not wait_for_turn_or_end(page):
            return
        play_something(page)
    assert page.evaluate(PLAY_ON, most), f"not over after {most} clicks"


class Ear:
    """Keeps every frame a page receives."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == kind]


def cards_in_hand(page: Page) -> list[str]:
    page.locator('[data-target^="hand:"]').first.wait_for()
    labels = page.locator('[data-target^="hand:"]').evaluate_all(
        "found => found.map(each => each.querySelector('.unseen').textContent)"
    )
    return sorted(labels)
