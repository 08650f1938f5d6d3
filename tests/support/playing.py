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
    const LIST = '.question [data-testid="choose-among"]';
    const OFFERED = ".question [data-choice], .question [data-move]";
    const offered = () => all(OFFERED).filter(each => each.checkVisibility());
    const isOpen = () => document.querySelector("#choices");
    // All or none: every thing that glows is a button in the line, or a list is there that has all.
    const lost = () => {
        const list = document.querySelector(LIST);
        const here = new Set(offered().map(each => each.dataset.choice));
        const glowing = [...new Set(all(".spot.glow").map(each => each.dataset.target))];
        if (here.size === 0 && list) return isSeen(list) ? [] : ["the list"];
        if (!isOpen() && list && Number(list.dataset.among) !== offered().length)
            return [`${offered().length} of ${list.dataset.among}`];
        const hidden = isOpen() ? [] : offered().filter(each => !isSeen(each));
        // A yes to what was picked stands there instead of what it would pick.
        const rest = document.querySelector(".question .button.main") ? [] : glowing;
        return [...hidden.map(each => each.innerText), ...rest.filter(target => !here.has(target))];
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
    const BUTTONS = `.question .button.main, ${OFFERED}`;
    // The list is opened where nothing else is in sight, and now and then besides.
    const reach = () => {
        const list = document.querySelector(LIST);
        const seen = all(`.spot.glow, ${BUTTONS}`).filter(isSeen);
        const wanted = seen.length === 0 || luck % 7 === 0;
        if (wanted && list && !isOpen() && isSeen(list)) list.click();
        return seen.length > 0 || isOpen();
    };
    for (let clicks = 0; clicks < most; clicks += 1) {
        await until(() => over() || document.querySelector(".question.mine"), () => "stuck");
        if (over()) return true;
        const at = scrollY;
        await until(() => over() || lost().length === 0, () => `out of sight: ${lost()}`);
        const choices = () => all(`.spot.glow, ${BUTTONS}`).filter(isSeen);
        await until(() => over() || (reach() && choices().length > 0), () => "nothing in sight");
        if (over()) return true;
        if (!isOpen() && covered().length > 0)
            throw new Error(`covered: ${covered()}: ${question()}`);
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
