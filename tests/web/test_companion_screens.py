"""Every screen of the companion, one after the other on one phone: in sight, by axe, on its side.

In Russian, whose words are the longest. The engine comes up once: waiting for it is what takes
long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from support.phones import ENGINE_WAITS, Phone
from web.test_access import sideways, too_small, violations

from retorta.games.alchemists.companion.names import teach
from retorta.texts import Speaker

LANGUAGE = "ru"
CODE = "A29QJ-AZH9Y-SSVQA"
TALL: ViewportSize = {"width": 390, "height": 844}
WIDE: ViewportSize = {"width": 844, "height": 390}
EVERYTHING = "button, a, input, select, textarea"
LEADS_ON = ".button.main:not(:disabled), [type=submit]"
"""Of pages that are long by their nature: what one does with the whole."""
BELOW = """selector => {
    const open = document.querySelector("dialog[open]") ?? document.querySelector("main");
    return [...open.querySelectorAll(selector)]
        .filter(each => each.checkVisibility() && !each.closest(".paper, .experts"))
        .filter(each => each.getBoundingClientRect().bottom > innerHeight + 1)
        .map(each => each.textContent.trim() || each.getAttribute("aria-label") || each.outerHTML);
}"""


COVERED = """() => [...document.querySelectorAll(".tiles button")].filter(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
}).map(each => each.textContent.trim())"""

GO = """path => {
    for (const each of document.querySelectorAll("main > *")) each.dataset.left = "";
    location.hash = path;
}"""


class Walk:
    """A phone that is led from screen to screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.speaker = teach(Speaker(LANGUAGE))
        for book in ("companion", "web", "laar", "laar.companion", "poison", "poison.companion"):
            self.speaker.open_book(book)
        for book in ("potion-making", "potion-making.companion"):
            self.speaker.open_book(book)

    def go(self, path: str) -> None:
        self.page.evaluate(GO, f"/companion/{path}")
        expect(self.page.locator("main [data-left]")).to_have_count(0)
        expect(self.page.locator("main h1").filter(visible=True)).not_to_have_count(0)
        expect(self.page.locator("main [aria-busy]")).to_have_count(0, timeout=ENGINE_WAITS)

    def tap(self, *keys: str) -> None:
        """Press the buttons of these sentences."""
        for key in keys:
            self.press(self.speaker.say(key))

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def called(self, kind: str, member: str) -> str:
        """Return a thing's name as it stands on its tile."""
        name = self.speaker.say(f"alchemists-{kind}-{member}").partition(" (")[0]
        return name[0].upper() + name[1:]

    def look(self, tall: str = EVERYTHING, wide: str = LEADS_ON, is_grid: bool = False) -> None:
        """What is *asked* is in sight, upright and on its side; nothing is cut off; axe is silent.

        A link back to the list may be below: nobody is asked for it. The cells of a printed grid
        are as wide as eight of them can be.
        """
        page = self.page
        back = self.speaker.say("companion-all-games")
        names = {back, *(self.speaker.say(game) for game in GAMES)}
        for size, selector in ((WIDE, wide), (TALL, tall)):
            page.set_viewport_size(size)
            where = f"{page.url} {size}"
            if sideways(page) > 0:
                self.faults.append(f"{where}: to be scrolled sideways")
            below = [each for each in page.evaluate(BELOW, selector) if each not in names]
            self.faults += [f"{where}: below: {each}" for each in below]
        small = [] if is_grid else too_small(page)
        self.faults += [f"{page.url}: {each}" for each in (*small, *violations(page))]

    def uncovered(self) -> None:
        """On its side, nothing lies over what is to be tapped."""
        self.page.set_viewport_size(WIDE)
        covered = self.page.evaluate(COVERED)
        self.faults += [f"{self.page.url}: covered: {each}" for each in covered]
        self.page.set_viewport_size(TALL)


GAMES = ("alchemists", "laar", "poison", "potion-making")
Visit = Callable[[Walk], None]


def start_screens(walk: Walk) -> None:
    for path in ("", *GAMES):
        walk.go(path)
        walk.look(wide=EVERYTHING)


def oracle(walk: Walk) -> None:
    """Begun, asked, shown round; the gamemaster has the same game."""
    page = walk.page
    walk.go("alchemists/oracle")
    walk.look(wide=EVERYTHING)
    walk.tap("alchemists-companion-level-master")
    page.get_by_label(walk.speaker.say("alchemists-companion-code")).fill(CODE)
    page.get_by_label(walk.speaker.say("alchemists-companion-code")).press("Enter")
    expect(page.get_by_test_id("promise")).to_be_visible(timeout=ENGINE_WAITS)
    walk.look()
    walk.tap("alchemists-companion-invite")
    walk.look()
    walk.tap("companion-done", "alchemists-companion-to-table")
    walk.look(wide=".tiles button")
    walk.tap("alchemists-companion-last-round")
    walk.look(wide=EVERYTHING)
    walk.tap("companion-no")
    for what, order in (("student", []), ("sell", ["wisdom"]), ("claim", [])):
        walk.tap(f"alchemists-companion-{what}")
        walk.look()
        walk.uncovered()
        for potion in order:
            walk.press(walk.called("potion", potion))
        for one in ("toad", "fern"):
            walk.press(walk.called("ingredient", one))
        if what == "claim":
            walk.press(walk.called("potion", "neutral"))
        walk.tap(f"alchemists-companion-do-{what}")
        walk.look(wide=EVERYTHING)
        walk.tap("companion-done")
    walk.go("alchemists/gamemaster")
    walk.look(wide=".tiles button")
    walk.tap("alchemists-companion-board")
    walk.look(wide=EVERYTHING)


def school(walk: Walk) -> None:
    walk.go("alchemists/school")
    walk.look()
    for one in ("mushroom", "toad"):
        walk.press(walk.called("ingredient", one))
    walk.tap("alchemists-companion-next")
    walk.look()
    walk.tap("alchemists-companion-next")
    walk.look()
    walk.press(walk.called("potion", "speed"))
    walk.tap("alchemists-companion-next")
    walk.look()
    for one in ("claw", "toad"):
        walk.press(walk.called("ingredient", one))
    walk.look()
    walk.go("alchemists/exam")
    walk.look()


def notebook(walk: Walk) -> None:
    walk.go("alchemists/notebook")
    walk.look(tall=".foot button, nav button, td button", is_grid=True)
    for view in ("facts", "advice", "notes"):
        walk.tap(f"alchemists-notebook-view-{view}")
        walk.look()
    walk.tap("alchemists-notebook-view-share")
    walk.look(tall="nav button", wide="nav button")
    walk.tap("alchemists-notebook-add")
    walk.look()
    for kind in ("seen", "theory"):
        walk.page.locator(".tiles").get_by_role(
            "button", name=walk.speaker.say(f"alchemists-notebook-{kind}"), exact=True
        ).click()
        if kind == "theory":
            # A long name has soft hyphens in it.
            walk.page.locator(".tiles").first.get_by_role("button").nth(1).click()
            walk.page.get_by_role("button", name="К− з− с+").click()
            walk.tap("alchemists-notebook-mine")
        else:
            walk.tap("alchemists-notebook-seen-sale")
        walk.look()
        if kind == "theory":
            walk.tap("alchemists-notebook-keep")
        else:
            walk.tap("alchemists-notebook-back")
    walk.tap("alchemists-notebook-view-facts")
    walk.look()
    walk.go("alchemists/looking-back")
    walk.look(tall=LEADS_ON)
    walk.page.get_by_label(walk.speaker.say("alchemists-count-code")).fill("DEMO")
    walk.tap("alchemists-back-look")
    walk.look(wide=EVERYTHING)
    walk.page.get_by_role("dialog").get_by_role(
        "button", name=walk.speaker.say("alchemists-back-look")
    ).click()
    expect(walk.page.locator("ol > li")).to_have_count(1, timeout=ENGINE_WAITS)
    walk.look()


def at_the_board(walk: Walk) -> None:
    """Set up, led round by round, corrected, printed."""
    walk.go("alchemists/set-up")
    walk.look()
    walk.tap("companion-lot")
    expect(walk.page.locator(".lot")).to_be_visible(timeout=ENGINE_WAITS)
    walk.look(tall="nothing", wide="nothing")
    walk.go("alchemists/round-track")
    walk.look(tall=".track button, .foot button")
    walk.go("alchemists/corrections")
    walk.look(tall=LEADS_ON)
    for game in ("alchemists", "laar"):
        walk.go(f"{game}/printables")
        walk.look()


def last_count(walk: Walk) -> None:
    walk.go("alchemists/score-pad")
    walk.look()
    walk.tap("companion-begin")
    walk.look()
    for step in ("theories", "truth", "count"):
        walk.tap(f"alchemists-count-step-{step}")
        walk.look(tall=".steps button, .foot button")
    walk.press(walk.speaker.say("core-player", number=1))
    walk.look(tall=".steps button, .foot button, .amounts button, .grants button")
    for tool in ("companion-earlier", "companion-share", "companion-print"):
        walk.tap(tool)
        walk.look(tall=".bar button", wide=".bar button")


def laar(walk: Walk) -> None:
    walk.go("laar/score-pad")
    walk.look()
    walk.tap("companion-begin")
    expect(walk.page.locator(".memos")).to_be_visible(timeout=ENGINE_WAITS)
    walk.look(tall=".memos button", wide=".memos button")
    walk.press("III")
    expect(walk.page.locator(".seats")).to_be_visible(timeout=ENGINE_WAITS)
    walk.look(tall=".seats button, .kinds button")
    walk.press(f"{walk.speaker.say('laar-companion-count')} Σ")
    walk.look(tall=".seats button")
    walk.go("laar/deck")
    walk.look(tall=".tabs button")
    walk.page.get_by_role("button", name="#1,").click()
    walk.look()
    for tab in ("memo", "tallies", "file"):
        walk.tap(f"laar-companion-{tab}")
        walk.look(tall=".tabs button", wide=".tabs button")
    walk.go("laar/set-up")
    walk.look()
    walk.tap("laar-companion-draw")
    expect(walk.page.locator(".turns")).to_be_visible(timeout=ENGINE_WAITS)
    walk.look(wide="nothing")


def poison_and_potions(walk: Walk) -> None:
    for game in ("poison", "potion-making"):
        walk.go(f"{game}/set-up")
        walk.look()
        walk.tap("companion-lot")
        expect(walk.page.locator(".lot")).to_be_visible(timeout=ENGINE_WAITS)
        walk.look(wide="nothing")
        walk.go(f"{game}/score-pad")
        walk.look()
    walk.tap("potion-making-companion-as-it-goes")
    walk.look()
    walk.go("poison/score-pad")
    walk.tap("companion-begin")
    expect(walk.page.locator(".keys button").nth(9)).to_be_visible()
    walk.look()
    walk.tap("poison-companion-by-points")
    walk.look(tall=".ways button", wide=".ways button")
    walk.go("potion-making/recipe-book")
    walk.look(tall="input, .button")


@pytest.fixture(scope="module")
def walk(module_phone: Phone) -> Iterator[Walk]:
    walk = Walk(module_phone.open("/companion", LANGUAGE))
    yield walk
    walk.page.close()


@pytest.mark.parametrize(
    "visit",
    [
        start_screens,
        oracle,
        school,
        notebook,
        at_the_board,
        last_count,
        laar,
        poison_and_potions,
    ],
)
def test_every_screen(walk: Walk, visit: Visit) -> None:
    walk.faults.clear()
    visit(walk)
    assert walk.faults == []
