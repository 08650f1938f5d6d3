"""What lies over what at a table, and what leaves the window, measured in the browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

MEASURE = """() => {
    const one = selector => [...document.querySelectorAll(selector)].find(thing => {
        const { width, height } = thing.getBoundingClientRect();
        return width > 0 && height > 0 && thing.checkVisibility({ checkVisibilityCSS: true });
    });
    const boxOf = thing => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const things = {
        question: one(".question"),
        hand: document.querySelector("[data-stop=hand]")?.closest(".tray"),
        list: one("#choices"),
        hint: one("#hint.open"),
        drawer: one("#drawer"),
        moment: one("[data-testid=moment]"),
        score: one("[data-testid=score-sheet]"),
    };
    const shown = Object.entries(things).filter(([, thing]) => thing);
    const named = Object.fromEntries(shown.map(([name, thing]) => [name, boxOf(thing)]));
    return { things: named, width: innerWidth, height: innerHeight,
        page: document.documentElement.scrollWidth };
}"""

KEPT_FREE = ("question", "hand")
OPENED = ("list", "hint", "drawer", "moment")
SLACK = 1.5
"""Pixels: edges may touch."""


def troubles(page: Page, hand_scrolls: bool = False) -> list[str]:
    """Return what lies over question or hand, and what leaves the window.

    *hand_scrolls*: the game's page keeps no hand at the foot of such a window.
    """
    seen: dict[str, Any] = page.evaluate(MEASURE)
    boxes, width, height = seen["things"], seen["width"], seen["height"]
    found = []
    if hand_scrolls:
        boxes.pop("hand", None)
    if seen["page"] > width:
        found.append(f"the page is {seen['page']} wide in a window of {width}")
    for over in OPENED:
        if over not in boxes:
            continue
        found += [
            f"{over} over {under}"
            for under in KEPT_FREE
            if under in boxes and overlap(boxes[over], boxes[under])
        ]
    if "moment" in boxes and "score" in boxes and overlap(boxes["moment"], boxes["score"]):
        found.append("moment over the score")
    if "question" in boxes and "hand" in boxes and overlap(boxes["question"], boxes["hand"]):
        found.append("question over hand")
    for name in (*KEPT_FREE, *OPENED):
        if name in boxes and not within(boxes[name], width, height):
            found.append(f"{name} leaves the window: {boxes[name]}")
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > SLACK and down > SLACK


def within(box: dict[str, float], width: float, height: float) -> bool:
    return (
        box["left"] >= -SLACK
        and box["top"] >= -SLACK
        and box["right"] <= width + SLACK
        and box["bottom"] <= height + SLACK
    )


CUT = """() => [".tray .spot", ".tray .plate", ".views .spot", ".others .plate"]
    .flatMap(selector => [...document.querySelectorAll(selector)])
    .filter(thing => thing.checkVisibility())
    .flatMap(thing => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const sides = [left < -1 && "left", right > innerWidth + 1 && "right",
            bottom > innerHeight + 1 && "below"].filter(Boolean);
        const cut = thing.parentElement.closest(".hand, .view, .tray");
        const box = cut?.getBoundingClientRect();
        if (box && right > box.right + 1) sides.push("its tray, right");
        return sides.map(side => `${thing.dataset.target ?? thing.id}: ${side}`);
    })"""
"""Things of a game that are cut: they belong to its own page, and are listed, not judged."""
