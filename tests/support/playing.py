"""Whole games in a browser, at three sizes, by clicking only what is seen."""

from __future__ import annotations

from playwright.sync_api import Page
from support import browser_tables as tables

SIZES = {"desk": (1280, 800), "phone": (390, 844), "wall": (1920, 1080)}
GAMES = ("alchemists", "laar", "poison", "potion-making")
LANGUAGES = ("en", "pl", "ru")
RIVALS = {"alchemists": "bot:greedy", "poison": "bot:greedy"}

PLAY_WHAT_IS_SEEN = """async ([most, oneScreen]) => {
    const all = selector => [...document.querySelectorAll(selector)];
    const parts = [0.12, 0.5, 0.88];
    const isSeen = thing => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const shows = (x, y) =>
            thing.contains(document.elementFromPoint(left + x * width, top + y * height));
        return shows(0.5, 0.5) || parts.flatMap(x => parts.filter(y => shows(x, y))).length > 2;
    };
    const question = () => document.querySelector(".question")?.innerText;
    const until = async (happened, what) => {
        for (const late = Date.now() + 30000; !happened(); ) {
            if (Date.now() > late) throw new Error(`${what()}: ${question()}`);
            await new Promise(resolve => setTimeout(resolve, 8));
        }
    };
    const over = () => document.querySelector('[data-testid="score-sheet"]');
    const chips = () => new Set(all("[data-choice]").map(each => each.dataset.choice));
    const lost = () => {
        const seen = new Set(all(".spot.glow").filter(isSeen).map(each => each.dataset.target));
        return all(".spot.glow").map(each => each.dataset.target)
            .filter(target => !seen.has(target) && !chips().has(target));
    };
    const within = (thing, name) => {
        const { top, bottom, height } = thing.getBoundingClientRect();
        if (height > 0 && (top < -1 || bottom > innerHeight + 1))
            throw new Error(`${name} leaves the screen: ${top} to ${bottom}: ${question()}`);
    };
    const fits = () => {
        const { scrollHeight } = document.documentElement;
        if (scrollHeight > innerHeight + 1)
            throw new Error(`the page is ${scrollHeight} high: ${question()}`);
        all(".question, .plate.me, [data-stop=hand] ~ *").forEach(each => within(each, "mine"));
        for (const view of all("[data-page]"))
            if (view.scrollHeight > view.clientHeight + 1)
                throw new Error(`${view.dataset.page} is ${view.scrollHeight} high: ${question()}`);
    };
    const fitsEverywhere = async () => {
        const open = document.querySelector('[data-view][aria-pressed="true"]');
        const views = all("[data-view]").filter(each => each.checkVisibility());
        for (const view of [...views, ...(open ? [open] : [])]) {
            view.click();
            await new Promise(resolve => requestAnimationFrame(resolve));
            fits();
        }
        fits();
    };
    // One looks round before one answers: no question covers the tabs of a table's views.
    const covered = () =>
        all("[data-view]").filter(view => view.checkVisibility() && !isSeen(view))
            .map(view => view.dataset.view);
    let luck = 7;
    const any = things => things[(luck = luck * 16807 % 2147483647) % things.length];
    const BUTTONS = ".question .button.main, .question .moves .button, [data-choice]";
    for (let clicks = 0; clicks < most; clicks += 1) {
        await until(() => over() || document.querySelector(".question.mine"), () => "stuck");
        if (over()) return true;
        const at = scrollY;
        await until(() => over() || lost().length === 0, () => `out of sight: ${lost()}`);
        const choices = () => all(`.spot.glow, ${BUTTONS}`).filter(isSeen);
        await until(() => over() || choices().length > 0, () => "nothing in sight");
        if (over()) return true;
        if (covered().length > 0) throw new Error(`covered: ${covered()}: ${question()}`);
        if (oneScreen && clicks % 12 === 0) await fitsEverywhere();
        else if (oneScreen) fits();
        if (scrollY !== at) throw new Error(`the page moved: ${question()}`);
        const { number } = document.querySelector(".room").dataset;
        any(choices()).click();
        await new Promise(resolve => setTimeout(resolve));
        if (document.querySelector(".room").dataset.busy === "true") {
            await until(
                () => over() || document.querySelector(".room").dataset.number !== number,
                () => "unanswered",
            );
        }
    }
    return false;
}"""


def sit_down(page: Page, game: str, size: str) -> None:
    """Sit down with two bots in a window of the *size*."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    rival = RIVALS.get(game, "bot:random")
    tables.set_up(page, game, ["me", rival, rival])
    tables.my_turn(page)


def play_what_is_seen(page: Page, most: int = 4000, one_screen: bool = False) -> None:
    """Play to the end, without scrolling, by clicking what is seen.

    On *one_screen* nothing may leave the window either: no page to scroll, no view of a table,
    and least of all the question, the own purse and the own hand.
    """
    done = page.evaluate(PLAY_WHAT_IS_SEEN, [most, one_screen])
    assert done, f"not over after {most} clicks"
