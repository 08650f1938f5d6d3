"""What somebody waits for in the built site, and what it takes of the machine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page
from slowed import slowed, spin
from support.phones import ENGINE_WAITS
from support.site_visits import PLACE, go, set_up_for, status, visiting
from support.static_host import StaticHost
from support.thinking_times import LISTEN, TIMING, times_of

from retorta import plugins

VISITS = 3
ANSWERS = 4
"""Of the master, of which the longest is told."""
SLOWER = 4
A_GAME = 5 * 60_000
WATCH = """
window.seen = {};
addEventListener("submit", () => (seen.made = performance.now()), true);
const look = () => {
    const there = selector => document.querySelector(selector) !== null;
    if (document.querySelectorAll("[data-game]").length >= 4) seen.shelf ??= performance.now();
    if (there('.status[data-ready="true"]')) seen.ready ??= performance.now();
    const room = document.querySelector(".room");
    if (Number(room?.dataset.number) > 0) seen.moved ??= performance.now();
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""When what one waits for stands on the screen, in milliseconds since the visit began."""


@dataclass
class Visits:
    """Seconds; medians of several visits."""

    shelf: float
    ready: float
    first_bot: float
    """From a click on the button that begins a game, to the first move of its first bot."""
    later_shelf: float
    later_ready: float


def visits(browser: Browser, host: StaticHost) -> Visits:
    """Visit for the first time, play, and come again; each time as somebody else."""
    rows = [one_visit(browser, host) for _ in range(VISITS)]
    return Visits(*(median(column) / 1000 for column in zip(*rows, strict=True)))


def one_visit(browser: Browser, host: StaticHost) -> tuple[float, ...]:
    """Return the five figures of one person, in milliseconds."""
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(ENGINE_WAITS)
    context.add_init_script(WATCH)
    page = visited(context, host)
    status(page, "installed")
    set_up_for(page, "poison", ["bot:adept"] * 3)
    page.wait_for_function("() => seen.moved")
    first = page.evaluate("seen")
    page.close()
    page = visited(context, host)
    later = page.evaluate("seen")
    context.close()
    moved = first["moved"] - first["made"]
    return first["shelf"], first["ready"], moved, later["shelf"], later["ready"]


def visited(context: BrowserContext, host: StaticHost) -> Page:
    """Open the site, and wait until its engine is ready."""
    page = context.new_page()
    page.goto(f"{host.address}/{PLACE}/")
    page.wait_for_function("() => seen.shelf && seen.ready")
    return page


def memory(browser: Browser, host: StaticHost) -> tuple[int, int, int]:
    """Play a whole game of Alchemists; return the megabytes of both workers, and its lines."""
    with visiting(browser, host) as visitor:
        page = visitor.open()
        status(page, "installed")
        set_up_for(page, "alchemists", ["bot:master", *["bot:adept"] * 3])
        page.locator('[data-testid="score-sheet"]').wait_for(timeout=A_GAME)
        lines = int(page.locator(".room").get_attribute("data-number") or 0)
        go(page, "/serverless")
        said = page.locator("main li", has_text="Memory").inner_text()
    tables, thinking = map(int, re.findall(r"\d+", said))
    return tables, thinking, lines


@dataclass
class Answers:
    """The longest of some answers of each game's master, in seconds, and how slow it was there."""

    desktop: dict[str, float]
    phone: dict[str, float]
    slower: float
    """How many times as long the same loop took."""


def answers(browser: Browser, host: StaticHost) -> Answers:
    """Have the master of every game answer at full speed, then slowed down."""
    host.before["thinker.worker"] = TIMING
    with visiting(browser, host) as visitor:
        page = visitor.open()
        status(page, "ready")
        page.evaluate(LISTEN)
        usual = spin(page)
        desktop = {game: longest(page, game) for game in plugins.games()}
        with slowed(browser, SLOWER):
            factor = spin(page) / usual
            phone = {game: longest(page, game) for game in plugins.games()}
    host.before.clear()
    return Answers(desktop, phone, factor)


def longest(page: Page, game: str) -> float:
    """Return the longest of the master's first answers at a table of *game*."""
    page.evaluate("thinking.length = 0")
    seats = plugins.box(game).seats[0]
    set_up_for(page, game, ["bot:master", *["bot:adept"] * (seats - 1)])
    page.wait_for_function(
        f"() => thinking.filter(([bot]) => bot === 'master').length >= {ANSWERS}", timeout=A_GAME
    )
    took = times_of(page, "master")[-1]
    go(page, "/")
    return took
