"""Laar with four players in the longest words: the market in sight, nothing over anything else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from support import browser_tables as tables

BOTS = ["bot:random"] * 3
MOVES = 9
"""As far as the fifth round, where everybody has all experts again."""
UNDER = """() => {
    const foot = document.querySelector(".experts").getBoundingClientRect().top;
    const question = document.querySelector(".question").getBoundingClientRect().bottom;
    return [...document.querySelectorAll(".market > *")]
        .map(each => each.getBoundingClientRect())
        .filter(({ top, bottom }) => top < question || bottom > foot + 1)
        .map(({ top, bottom }) => [question, top, bottom, foot]);
}"""
OVER = """() => {
    const found = [];
    const texts = root => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const boxes = [];
        while (walker.nextNode()) {
            const said = walker.currentNode;
            const { width } = said.parentElement.getBoundingClientRect();
            if (!said.data.trim() || width < 2 || !said.parentElement.checkVisibility()) continue;
            const range = document.createRange();
            range.selectNodeContents(said);
            boxes.push([said.data.trim(), range.getBoundingClientRect()]);
        }
        for (const pawn of root.querySelectorAll(".pawn"))
            boxes.push(["an expert", pawn.getBoundingClientRect()]);
        return boxes;
    };
    for (const side of document.querySelectorAll(".others .side, .market .good, .tray, .top")) {
        const boxes = texts(side);
        for (const [place, [said, one]] of boxes.entries())
            for (const [other, two] of boxes.slice(place + 1))
                if (Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
                    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 3)
                    found.push([said, other]);
    }
    return found;
}"""
"""What is printed over something else on plates, cards and beside the experts; lines of text may
touch."""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (768, 1024)])
def test_all_cards_of_the_market_stand_between_the_question_and_the_experts(
    visit: Callable[..., Page], width: int, height: int
) -> None:
    page = visit("/", "ru", width=width)
    page.set_viewport_size({"width": width, "height": height})
    tables.set_up(page, "laar", ["me", *BOTS])
    luck = random.Random(1)
    for _ in range(MOVES):
        assert tables.wait_for_turn_or_end(page)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(UNDER) == []
        tables.play_something(page, luck)


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_is_printed_over_anything_else(visit: Callable[..., Page], width: int) -> None:
    page = visit("/", "ru", width=width)
    tables.set_up(page, "laar", ["me", *BOTS])
    luck = random.Random(2)
    for move in range(MOVES):
        assert tables.wait_for_turn_or_end(page)
        if move == MOVES - 2:
            page.locator(".weigh input").check()
            page.locator(".gain").first.wait_for()
        assert page.evaluate(OVER) == []
        tables.play_something(page, luck)
