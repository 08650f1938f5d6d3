"""Nothing jumps under a finger: not when a card is picked or refused, nor when a turn passes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page
from support.playing import GAMES, LANGUAGES, SIZES, play_what_is_seen, sit_down
from support.rotation import in_turn

MOST = 0.05
"""Of the window, in all shifts of a whole game together, those right after a click included.

A whole game with all its motion takes long, so a soak asks, and no landing waits."""
ALL = list(product(GAMES, SIZES))

WATCH = """() => {
    const named = node => {
        const thing = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        const shown = thing?.closest?.("[class]");
        return shown ? `${shown.tagName} ${String(shown.className).split(" svelte")[0]}` : "?";
    };
    window.shifts = [];
    const watch = new PerformanceObserver(list => {
        for (const shift of list.getEntries())
            shifts.push([shift.value, shift.sources.map(source => named(source.node))]);
    });
    watch.observe({ type: "layout-shift" });
}"""

LANDED = """() => Promise.all(document.getAnimations().map(each => each.finished.catch(() => 0)))"""


@pytest.mark.soak
@pytest.mark.parametrize(("game", "size"), ALL)
def test_the_table_stays_where_it_is_for_a_whole_game(
    visit: Callable[..., Page], game: str, size: str
) -> None:
    """16.7: what changes place travels there; everything else keeps its place."""
    page = visit("/", in_turn(LANGUAGES), motion="no-preference")
    sit_down(page, game, size)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(LANDED)
    page.evaluate(WATCH)
    play_what_is_seen(page)
    shifts = page.evaluate("shifts")
    worst = sorted(shifts, key=lambda shift: -float(shift[0]))[:5]
    total = sum(float(shift[0]) for shift in shifts)
    print(f"{game} {size}: {total:.4f}")
    assert total < MOST, f"{total:.3f}, above all {worst}"
