"""Journeys of people through the browser, from the lobby to the score sheet."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect
from support import browser_tables as tables

pytestmark = pytest.mark.journey
RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "poison" / "russian-four.jsonl"


def test_a_whole_game_of_poison_by_clicking(visit: object) -> None:
    """One person against two bots, three rounds, to the sheet with its arithmetic."""
    page = open_page(visit)
    tables.set_up(page, "poison", ["me", "bot:random", "bot:random"])

    tables.play_to_the_end(page)

    sheet = page.locator('[data-testid="score-sheet"]')
    expect(sheet.locator("tbody tr")).to_have_count(3)
    expect(sheet.locator("thead th")).to_have_count(1 + 2 + 3)
    assert "1" in sheet.locator(".place").all_inner_texts(), "somebody is first"
    for row in sheet.locator("tbody tr").all():
        rounds = [int(cell.inner_text()) for cell in row.locator("td b").all()]
        assert sum(rounds) == int(row.locator(".total").inner_text())
    sheet.locator('a[href^="/replay/"]').click()
    expect(page.locator('input[type="range"]')).to_be_visible()
    expect(page.locator("main option")).to_have_text(
        ["everything face up", "Player 1", "Maria", "Geber"]
    )


@pytest.mark.parametrize(
    ("game", "seats", "lines"),
    [
        ("laar", ["me", "bot:random"], 5),
        ("potion-making", ["me", "bot:random"], 3),
        ("alchemists", ["me", "bot:random"], 6),
    ],
)
def test_a_whole_game_by_clicking(visit: object, game: str, seats: list[str], lines: int) -> None:
    """Every other game of the shelf, from the lobby to its sheet."""
    page = open_page(visit)
    tables.set_up(page, game, seats)

    tables.play_to_the_end(page)

    expect(
        page.locator('[data-testid="score-sheet"] table').first.locator("tbody tr")
    ).to_have_count(lines)


@pytest.mark.parametrize("game", ["poison", "laar", "potion-making", "alchemists"])
def test_the_first_move_is_three_clicks_from_the_shelf(visit: object, game: str) -> None:
    page = open_page(visit)
    page.locator(f'[data-game="{game}"] button').click()
    tables.my_turn(page)

    assert 1 + tables.play_something(page) <= 3


def test_a_reload_in_the_middle_of_a_game_changes_nothing(visit: object) -> None:
    """A game with one click, a move, and everything again from the server."""
    page = open_page(visit)
    page.locator('[data-game="poison"] button').click()
    tables.my_turn(page)
    tables.play_something(page)
    tables.my_turn(page)
    hand, log = tables.cards_in_hand(page), page.locator("#drawer ol").inner_text()

    page.reload()

    tables.my_turn(page)
    assert tables.cards_in_hand(page) == hand
    assert page.locator("#drawer ol").inner_text() == log


def test_hot_seat_hides_the_hand_between_turns(visit: object) -> None:
    page = open_page(visit)
    tables.set_up(page, "poison", ["hotseat", "hotseat", "hotseat"])
    names = []
    for _ in range(4):
        curtain = page.locator(".curtain")
        curtain.wait_for()
        assert page.locator('[data-target^="hand:"]').count() == 0
        names.append(curtain.locator("h1").inner_text())
        curtain.locator("button").click()
        tables.my_turn(page)
        tables.play_something(page)
    assert len(set(names)) == 3
    assert names[0] == names[3]
    page.get_by_role("button", name="Русский").click()
    expect(page.locator(".curtain h1")).to_contain_text("Игрок")


@pytest.mark.parametrize(
    ("record", "shown"),
    [
        ("poison/russian-four", ".others .shown"),
        ("potion-making/four", ".others .shown"),
        ("laar/three-closed-random", ".others .pawn"),
    ],
)
def test_a_replay_shows_everybodys_own_or_that_of_one_seat(
    visit: object, record: str, shown: str
) -> None:
    page = open_page(visit, "/records")
    page.locator('input[type="file"]').set_input_files(RECORDS / f"{record}.jsonl")
    page.wait_for_url("**/replay/*")
    page.locator('input[type="range"]').wait_for()
    sides = page.locator(".others > *").count()
    assert sides > 2
    assert page.locator(shown).count() >= sides

    page.locator("select").select_option("1")
    expect(page.locator(shown)).to_have_count(0)
    expect(page.locator(".tray")).to_be_visible()


def test_a_record_is_handed_in_watched_and_verified(visit: object) -> None:
    page = open_page(visit, "/records")
    page.locator('input[type="file"]').set_input_files(RECORD)
    page.wait_for_url("**/replay/*")
    slider = page.locator('input[type="range"]')
    slider.wait_for()
    assert page.locator('[aria-label="Your hand"]').count() == 0

    page.locator("main h1").click()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    assert "move=3" in page.url

    page.locator("select").select_option("1")
    expect(page.locator('[aria-label="Your hand"]')).to_be_visible()
    link = page.url
    page.get_by_role("button", name="Check this deal").click()
    expect(page.locator(".verdict")).to_contain_text("by the rules")

    page.goto(link)
    expect(slider).to_have_value("3")
    page.locator("main h1").click()
    page.keyboard.press("End")
    expect(page.locator('[data-testid="score-sheet"]')).to_be_visible()


def test_the_language_changes_at_the_table_hints_too_and_is_remembered(visit: object) -> None:
    page = open_page(visit)
    page.locator('[data-game="poison"] button').click()
    tables.my_turn(page)
    question = page.locator(".question .words")
    expect(question).to_have_text("Play a card into a cauldron.")
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("#hint")
    expect(hint).to_contain_text("I would play: ")
    expect(hint.locator(".best")).not_to_contain_text("the others")
    hint.get_by_text("More, with figures").click()
    for words in hint.locator(".soft:not(.figure)").all():
        expect(words).to_contain_text(
            re.compile(r"\d points (ahead of|behind) the others|about level")
        )
    expect(page.locator(".spot.hinted")).to_have_count(2)

    page.get_by_role("button", name="Polski").click()
    expect(question).to_have_text("Wrzuć kartę do kociołka.")
    expect(hint).to_contain_text("Moja propozycja: ")
    page.keyboard.press("Escape")
    expect(hint).to_have_text("")
    expect(page.locator(".spot.hinted")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name="Русский").click()
    expect(question).to_have_text("Положите карту в котёл.")
    assert re.search("[а-я]", page.locator("#drawer ol").inner_text())

    page.reload()
    expect(question).to_have_text("Положите карту в котёл.")


def test_a_turn_by_keyboard_alone(visit: object) -> None:
    """With a hint that comes when the table has gone on: nobody is shown it."""
    page = open_page(visit)
    late: list[Route] = []
    page.route("**/hint", lambda route: late.append(route))
    reach(page, '[data-game="poison"] button')
    page.keyboard.press("Enter")
    tables.my_turn(page)
    before = tables.moves_seen(page)

    reach(page, '[data-testid="hint"]')
    page.keyboard.press("Enter")
    expect(page.locator('[data-testid="hint"]')).to_have_text("Thinking …")
    reach(page, '[data-target^="hand:"].glow')
    page.keyboard.press("Enter")
    reach(page, '[data-target^="cauldron:"].glow')
    page.keyboard.press("Enter")

    page.wait_for_function(
        'before => document.querySelectorAll("#drawer ol li").length > before', arg=before
    )
    spoken = page.locator('p[aria-live="polite"]').first
    expect(spoken).to_contain_text("into cauldron")
    tables.my_turn(page)
    with page.expect_response("**/hint"):
        late[0].continue_()
    expect(page.locator('[data-testid="hint"]')).to_have_text("Hint")
    expect(page.locator("#hint")).to_have_text("")


def reach(page: Page, wanted: str) -> None:
    """Press Tab until something that is *wanted* has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
    raise AssertionError(f"Tab never reaches {wanted}")


def test_a_question_is_answered_once(visit: object) -> None:
    """The answer to a move may come before its view; what is clicked meanwhile is no move."""
    page = open_page(visit)
    line = Line(page)
    page.locator('[data-game="poison"] button').first.click()
    tables.my_turn(page)
    before = tables.number(page)

    line.views_wait = True
    while not line.moves:
        page.locator(".spot.glow").first.click()
    while not line.answers:
        page.evaluate("0")
    for _ in range(3):
        page.locator(".spot.glow").first.click()
    assert len(line.moves) == 1

    line.go_on()
    page.wait_for_function(tables.MOVED, arg=before)
    tables.my_turn(page)
    tables.play_something(page)
    assert len(line.moves) == 2
    assert set(line.answers) == {"ok"}


class Line:
    """The wire of a page, on which views can be made to wait."""

    def __init__(self, page: Page) -> None:
        self.moves: list[str] = []
        self.answers: list[str] = []
        self.views_wait = False
        self._held: list[str | bytes] = []
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/tables/"), self._join)

    def go_on(self) -> None:
        """Let the views come."""
        self.views_wait = False
        assert self._socket is not None
        for frame in self._held:
            self._socket.send(frame)

    def _join(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()

        def from_page(frame: str | bytes) -> None:
            if json.loads(frame)["type"] == "move":
                self.moves.append(str(frame))
            server.send(frame)

        def from_server(frame: str | bytes) -> None:
            kind = json.loads(frame)["type"]
            if kind in ("ok", "refused") and self.moves:
                self.answers.append(kind)
            if kind == "view" and self.views_wait:
                self._held.append(frame)
            else:
                socket.send(frame)

        socket.on_message(from_page)
        server.on_message(from_server)


def test_an_impossible_click_opens_the_rule_that_forbids_it(visit: object) -> None:
    """Once a colour brews, another cauldron refuses it, with the section."""
    page = open_page(visit)
    page.locator('[data-game="poison"] button').click()
    for _ in range(6):
        tables.my_turn(page)
        page.locator('[data-target^="hand:"]:not([data-target="hand:poison"])').first.click()
        refused = page.locator('[data-target^="cauldron:"][aria-disabled="true"]')
        if refused.count():
            # It can be clicked, to be told why; only Playwright thinks it cannot.
            refused.first.click(force=True)
            why = page.locator(".question .why a")
            expect(why).to_contain_text(re.compile("rule 3", re.IGNORECASE))
            why.click()
            rules = page.get_by_role("dialog")
            expect(rules.locator("section.cited > h2")).to_have_text("3. A turn")
            expect(rules.locator("section.cited > h2")).to_be_in_viewport()
            return
        tables.play_something(page)
    raise AssertionError("six turns, and every cauldron takes every colour")


def test_the_first_game_opened_weighs_less_than_290_kilobytes(visit: object) -> None:
    """In Russian, with two alphabets of letters, and the game with the most drawings."""
    got: dict[str, bytes] = {}

    def weigh(request: Request) -> None:
        answer = request.response()
        if answer and "/api/" not in request.url:
            got[request.url] = answer.body()

    assert callable(visit)
    page = visit("/", language="ru", before=lambda page: page.on("requestfinished", weigh))
    page.locator('[data-game="alchemists"] button').click()
    tables.my_turn(page)
    page.evaluate("document.fonts.ready.then(() => true)")
    fonts = sum(len(body) for url, body in got.items() if url.endswith(".woff2"))
    rest = sum(len(gzip.compress(body)) for url, body in got.items() if not url.endswith(".woff2"))
    assert fonts > 0
    assert fonts + rest < 290_000


def test_a_table_that_is_not_drawn_is_told_in_the_words_of_the_game(visit: object) -> None:
    """As for a game from elsewhere: here Poison loses its drawings on the way."""

    def lose(route: Route) -> None:
        answer = route.fetch()
        is_drawing = "poison-web-would-spill" in answer.text()
        route.fulfill(response=answer, body="throw 0;" if is_drawing else answer.text())

    assert callable(visit)
    page = visit("/", language="pl", before=lambda page: page.route("**/assets/*.js", lose))
    page.locator('[data-game="poison"] button').click()
    tables.my_turn(page)
    expect(page.locator(".panel p").first).to_contain_text("Runda 1")
    assert page.locator(".spot").count() == 0
    tables.answer(page).click()
    page.wait_for_function("() => Number(document.querySelector('.room').dataset.number) > 0")


def test_chat_reaches_a_bystander(visit: object) -> None:
    anna, cleo = open_page(visit), open_page(visit)
    anna.locator('[data-game="poison"] button').click()
    tables.my_turn(anna)
    cleo.goto(anna.url)
    expect(cleo.locator(".beside")).to_be_visible()
    assert cleo.locator('[aria-label="Your hand"]').count() == 0

    anna.locator("#chat-text").fill("Who brews red?")
    anna.keyboard.press("Enter")

    expect(cleo.locator(".chat")).to_contain_text("Who brews red?")


def test_marks_in_the_notebook_are_kept_for_other_devices(visit: object) -> None:
    page = open_page(visit)
    page.locator('[data-game="alchemists"] button').click()
    tables.my_turn(page)
    page.locator('[data-view="laboratory"]').click()
    cell = ".notes td button >> nth=9"
    for sign in ("×", "?"):
        page.locator(cell).click()
        expect(page.locator(cell)).to_contain_text(sign)
    page.locator(".notes textarea").fill("Toad is no plus.")
    page.locator(".notes textarea").blur()
    expect(page.locator(".question.mine")).to_be_visible()

    page.evaluate("localStorage.clear()")
    again = page.context.new_page()
    again.goto(page.url)
    expect(again.locator(cell)).to_contain_text("?")
    expect(again.locator(".notes textarea")).to_have_value("Toad is no plus.")


def test_what_a_card_is_worth_is_shown_on_demand(visit: object) -> None:
    page = open_page(visit)
    page.locator('[data-game="laar"] button').click()
    tables.my_turn(page)
    assert page.locator(".gain").count() == 0
    page.locator(".weigh input").check()
    expect(page.locator(".gain").first).to_have_text(re.compile("[+−][0-9]+"))
    page.locator(".weigh input").uncheck()
    expect(page.locator(".gain")).to_have_count(0)


def test_choosing_a_recipe_lights_where_its_ingredients_could_come_from(visit: object) -> None:
    page = open_page(visit)
    page.locator('[data-game="potion-making"] button').click()
    tables.my_turn(page)
    for _ in range(30):
        told = page.request.get(page.url.replace("/table/", "/api/tables/") + "/sources?seat=0")
        things = told.json()["things"]
        served = {
            thing: {each for need in found["needs"] for each in need}
            for thing, found in things.items()
        }
        recipe = max(served, key=lambda thing: len(served[thing]), default=None)
        if recipe and served[recipe] and page.locator(f'[data-target="{recipe}"].glow').count():
            page.locator(f'[data-target="{recipe}"]').click()
            expect(page.locator(".making li")).not_to_have_count(0)
            expect(page.locator(".spot.lit")).to_have_count(len(served[recipe]))
            gain = f"+{things[recipe]['earns'][0]['points']}"
            promised = [gain] if all(things[recipe]["enough"]) else []
            expect(page.locator("#plate-0 .gain")).to_have_text(promised)
            page.keyboard.press("Escape")
            expect(page.locator(".spot.lit, .making")).to_have_count(0)
            return
        tables.play_something(page)
        tables.my_turn(page)
    raise AssertionError("thirty turns without a recipe of which anything lies on the table")


def open_page(visit: object, path: str = "/") -> Page:
    assert callable(visit)
    page = visit(path)
    assert isinstance(page, Page)
    return page
