"""Score pads, the recipe book and setting up, on phones without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.phones import Phone, kept_text, phones

from retorta.games.poison.companion.pad import PAD

NAMES = ["Anna", "Boris", "Celina"]
ROUND = [[7, 2, 0, 1], [0, 3, 3, 1], [0, 3, 1, 0]]
POINTS = [4, 5, 4]
"""Of the round above: seven red and three purple cards are spared, three blue ones are not."""
OTHER = [[0, 0, 1, 4], [5, 1, 0, 0], [2, 6, 3, 2]]
COLOURS = ("red", "blue", "purple", "poison")
IN_PLAY = {
    "en": "only 38 are in play",
    "ru": "в игре только 38",
    "pl": "w grze jest tylko 38",
}
BEGIN = "Start counting"
DONE = {"en": "Finish this round", "ru": "Раунд посчитан", "pl": "Runda policzona"}
BY_NAME = {"mandrake": "Любовное зелье", "Smoczy zab": "Эликсир верности", "познан": "познания"}
NO_PRINTER = "window.print = () => { document.title = 'printed'; }"


@pytest.fixture(scope="module")
def two(browser: Browser, companion_site: Path) -> Iterator[list[Phone]]:
    with phones(browser, companion_site, count=2) as found:
        yield found


@pytest.fixture
def pair(two: list[Phone]) -> Iterator[list[Phone]]:
    """Two phones without a network."""
    yield two
    for phone in two:
        phone.close_pages()


@pytest.fixture
def own(pair: list[Phone]) -> Phone:
    return pair[0]


def begin(page: Page) -> None:
    page.get_by_role("button", name="Player 4 is not playing").click()
    name_players(page, NAMES)
    page.get_by_role("button", name=BEGIN).click()


def name_players(page: Page, names: list[str]) -> None:
    for seat, name in enumerate(names, 1):
        page.get_by_label(f"Player {seat}", exact=True).fill(name)


def enter(page: Page, taken: list[list[int]]) -> None:
    keys = page.locator(".keys")
    for number in (number for pile in taken for number in pile):
        keys.get_by_role("button", name=str(number), exact=True).click()


def finish_round(page: Page) -> None:
    done = page.get_by_role("button", name=DONE["en"])
    expect(done).to_be_enabled(timeout=90_000)
    done.click()


def totals(page: Page) -> list[int]:
    return [int(text) for text in page.locator("main td.total:visible").all_inner_texts()]


def in_one_screen(page: Page, *names: str) -> None:
    """What is asked is not below the fold."""
    for name in names:
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844, name
        assert min(box["width"], box["height"]) >= 40, name


@pytest.mark.journey
def test_a_whole_count_of_poison_by_tapping(pair: list[Phone], tmp_path: Path) -> None:
    """Undone, reloaded, finished; shared by link to a second phone, and by file to the command."""
    mine, friend = pair
    page = mine.open("/companion/poison/score-pad")
    begin(page)
    enter(page, ROUND)
    in_one_screen(page, DONE["en"], "0", "9", "Undo")
    expect(page.locator("td.points")).to_have_text([str(each) for each in POINTS], timeout=90_000)
    expect(page.get_by_role("img", name="most of it: discards it")).to_have_count(2)

    page.get_by_role("button", name="Celina, poison: 0").click()
    page.locator(".keys").get_by_role("button", name="5", exact=True).click()
    expect(page.locator("td.points")).to_have_text(["4", "5", "14"])
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Celina, poison: 0")).to_be_visible()
    finish_round(page)
    expect(page.get_by_role("heading", name="Round 2 of 3")).to_be_visible()

    enter(page, OTHER[:1])
    expect(page.get_by_role("button", name="Anna, poison: 4")).to_be_visible()
    page.close()
    page = mine.open("/companion/poison/score-pad", keep=True)
    expect(page.get_by_role("button", name="Anna, poison: 4")).to_be_visible()
    expect(page.get_by_role("button", name="Boris, red: empty", pressed=True)).to_be_visible()
    enter(page, OTHER[1:])
    finish_round(page)
    enter(page, ROUND)
    finish_round(page)
    expect(page.get_by_text(re.compile("^Victory: "))).to_be_visible()
    written = json.loads(kept_text(page, "poison-pad") or "")["sheet"]
    counted = PAD.result({key: written[key] for key in ("players", "rounds", "options")}, [])
    assert totals(page) == counted["totals"]

    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the file").click()
    file = tmp_path / "sheet.json"
    kept.value.save_as(file)
    assert PAD.result(json.loads(file.read_text("utf-8")), [])["totals"] == counted["totals"]

    expect(page.locator(".paper")).to_contain_text(re.compile(r"[A-Z][a-z]+ \d{1,2}, 20\d\d$"))

    mine.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert "#" in link.partition("score-pad")[2]
    other = friend.open("/companion/poison/score-pad" + link.partition("score-pad")[2])
    expect(other.get_by_text(re.compile("^Victory: "))).to_be_visible(timeout=90_000)
    assert totals(other) == counted["totals"]


def test_undo_takes_back_the_number_and_the_place_down_to_the_beginning(own: Phone) -> None:
    page = own.open("/companion/poison/score-pad")
    begin(page)
    undo = page.get_by_role("button", name="Undo")
    enter(page, [[3]])
    undo.click()
    expect(page.get_by_role("button", name="Anna, red: empty", pressed=True)).to_be_visible()
    enter(page, [[5]])
    expect(page.get_by_role("button", name="Anna, red: 5")).to_be_visible()
    expect(page.get_by_role("button", name="Anna, blue: empty", pressed=True)).to_be_visible()
    undo.click()

    for taken in (ROUND, OTHER, ROUND):
        enter(page, taken)
        finish_round(page)
    expect(page.get_by_text(re.compile("^Victory: "))).to_be_visible()
    for _ in range(3 * (12 + 1)):
        undo.click()
    expect(undo).to_be_disabled()
    expect(page.get_by_role("heading", name="Round 1 of 3")).to_be_visible()
    expect(page.get_by_role("button", name=": empty")).to_have_count(12)


def test_an_empty_place_is_nought_only_by_a_tap(own: Phone) -> None:
    page = own.open("/companion/poison/score-pad")
    begin(page)
    enter(page, [[7]])
    expect(page.locator(".keys button")).to_have_count(15, timeout=90_000)
    done = page.get_by_role("button", name=DONE["en"])
    expect(done).to_be_disabled()
    expect(page.locator("td.points")).to_have_text(["–"] * 3)
    page.get_by_role("button", name="Put 0 in the 11 empty places").click()
    expect(page.locator("td.points")).to_have_text(["0"] * 3)
    page.get_by_role("button", name="Undo").click()
    expect(done).to_be_disabled()
    expect(page.get_by_role("button", name="Anna, blue: empty", pressed=True)).to_be_visible()


def test_a_round_by_points_alone_who_deals_and_a_round_put_right(own: Phone) -> None:
    page = own.open("/companion/poison/score-pad")
    begin(page)
    page.get_by_label("Who deals first?").select_option("Boris")
    enter(page, ROUND)
    finish_round(page)
    expect(page.get_by_text("Celina deals.")).to_be_visible()
    page.get_by_role("button", name="Points only").click()
    enter(page, [[4, 5, 9]])
    finish_round(page)
    expect(page.locator("main td.total:visible")).to_have_text(["8", "10", "13"])
    expect(page.get_by_text("Anna deals.")).to_be_visible()
    enter(page, [[1]])

    page.get_by_role("button", name="Correct round 1").click()
    heading = page.get_by_role("heading", name="Correcting round 1")
    expect(heading).to_be_in_viewport()
    page.get_by_role("button", name="Celina, poison: 0").click()
    enter(page, [[5]])
    expect(page.locator("td.points")).to_have_text(["4", "5", "14"])
    page.get_by_role("button", name="Save the correction").click()
    expect(page.locator("main td.total:visible")).to_have_text(["8", "10", "23"])
    expect(page.get_by_role("button", name="Anna, points: 1")).to_be_visible()
    expect(page.get_by_role("button", name="Boris, points: empty", pressed=True)).to_be_visible()

    page.get_by_role("button", name="Correct round 2").click()
    enter(page, [[31]])
    expect(page.locator(".problems")).to_have_text("")
    enter(page, [[31]])
    expect(page.locator(".problems")).to_contain_text("there are at most 46")
    expect(page.get_by_role("button", name="Save the correction")).to_be_disabled()
    page.get_by_role("button", name="Leave it as it was").click()
    expect(page.locator("main td.total:visible")).to_have_text(["8", "10", "23"])


def test_a_sheet_of_an_earlier_edition_is_counted_on(own: Phone) -> None:
    """As it lies on phones: no place, no dealer, and what was not taken not written."""
    old = {
        "players": NAMES,
        "options": {"rulebook": "russian", "hand": "whole", "aside": "twelve"},
        "rounds": [[{"red": 2}, {"poison": 1}, {}]],
        "draft": [{"red": 1, "blue": 2}, {}, {}],
    }
    steps = [{**old, "draft": [{}, {}, {}]}, {**old, "draft": [{"red": 1}, {}, {}]}]
    held = json.dumps({"sheet": old, "steps": steps, "earlier": []})
    page = own.open("/companion/poison/score-pad", kept={"retorta-companion-poison-pad": held})
    expect(page.get_by_role("button", name="Anna, purple: empty", pressed=True)).to_be_visible()
    expect(page.locator("main td.total:visible")).to_have_text(["0", "2", "0"], timeout=90_000)
    page.get_by_role("button", name="Correct round 1").click()
    expect(page.get_by_role("button", name="Celina, blue: 0")).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.get_by_role("button", name="Anna, red: empty", pressed=True)).to_be_visible()


def test_an_impossible_count_is_refused_with_the_reason(own: Phone) -> None:
    """Three players: the hand of a fourth lies aside, so that 38 of 50 cards are in play."""
    page = own.open("/companion/poison/score-pad")
    begin(page)
    # The keys above nine come with the engine, which knows what is printed.
    expect(page.locator(".keys button")).to_have_count(15, timeout=90_000)
    enter(page, [[14, 14, 11]])
    for language, why in IN_PLAY.items():
        page.locator(f'header button[lang="{language}"]').click()
        expect(page.locator(".problems")).to_contain_text(why)
        expect(page.get_by_role("button", name=DONE[language])).to_be_disabled()


def test_what_cannot_be_agreed_on_is_refused_before_it_begins(own: Phone) -> None:
    page = own.open("/companion/poison/score-pad")
    page.get_by_label("Set aside").select_option("none")
    page.get_by_role("button", name=BEGIN).click()
    expect(page.locator("form [role=alert]")).to_contain_text("three", timeout=90_000)
    page.get_by_label("Set aside").select_option("twelve")
    page.get_by_label("Player 1", exact=True).fill("Anna")
    page.get_by_label("Player 2", exact=True).fill("Anna")
    page.get_by_role("button", name=BEGIN).click()
    expect(page.locator("form [role=alert]")).to_contain_text("Two players are called")


def test_a_game_is_never_lost_to_a_link_or_a_new_one(own: Phone) -> None:
    page = own.open("/companion/poison/score-pad")
    begin(page)
    enter(page, ROUND)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    page.get_by_role("button", name="Games").click()
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_label("Player 3", exact=True)).to_have_value("Celina")
    name_players(page, ["Dan", "Ewa", "Filip"])
    page.get_by_role("button", name=BEGIN).click()
    expect(page.get_by_role("button", name="Dan, red")).to_be_visible()
    page.get_by_role("button", name="Games").click()
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("button", name="Anna, red: 7")).to_be_visible()
    page.close()
    page = own.open("/companion/poison/score-pad#broken", keep=True)
    expect(page.get_by_role("alert").filter(has_text="damaged or incomplete")).to_be_visible()
    expect(page.get_by_role("button", name="Anna, red: 7")).to_be_visible()


def builds(page: Page, player: str, elixir: str) -> None:
    page.get_by_role("group", name="Whose turn?").get_by_role("button", name=player).click()
    page.get_by_role("button", name="Recipe built").click()
    page.get_by_role("button", name="simple elixir", exact=True).click()
    page.get_by_role("button", name=elixir, exact=True).click()
    write = page.get_by_role("button", name="Write it down")
    expect(write).to_be_enabled(timeout=90_000)
    write.click()


def test_no_half_is_forgotten_in_potion_making(own: Phone) -> None:
    page = own.open("/companion/potion-making/score-pad")
    name_players(page, [*NAMES, "Darek"])
    page.get_by_role("button", name="Count during the game").click()
    page.get_by_role("button", name="1 new element", exact=True).click()
    builds(page, "Celina", "Elixir of Oblivion")
    builds(page, "Anna", "Potion of Eternal Sleep")
    page.get_by_role("button", name="Recipe built").click()
    page.get_by_role("button", name="great elixir", exact=True).click()
    page.get_by_role("button", name="Great Elixir of Timelessness").click()
    write = page.get_by_role("button", name="Write it down")
    used = page.get_by_role("group", name="whose was it?")
    expect(used).to_have_count(2, timeout=90_000)
    # Who has built nothing cannot have had it.
    for ingredient in range(2):
        expect(used.nth(ingredient).get_by_role("button", disabled=True)).to_have_text(
            ["Boris", "Darek"]
        )
    used.nth(0).get_by_role("button", name="Anna").click()
    used.nth(1).get_by_role("button", name="Anna").click()
    expect(page.get_by_text("Anna +3, Boris +6")).to_be_visible()
    used.nth(0).get_by_role("button", name="Celina").click()
    expect(page.get_by_text("Anna +3, Boris +6, Celina +3")).to_be_visible()
    in_one_screen(page, "Write it down")
    write.click()
    expect(page.locator("main td.total:visible")).to_have_text(["6", "6", "5", "0"])
    page.reload()
    expect(page.locator("main td.total:visible")).to_have_text(["6", "6", "5", "0"], timeout=90_000)
    page.get_by_role("button", name="Delete: Anna added").click()
    expect(page.locator("main td.total:visible")).to_have_text(["5", "6", "5", "0"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("main td.total:visible")).to_have_text(["6", "6", "5", "0"])
    page.get_by_role("button", name="Delete: Celina").click()
    expect(page.get_by_role("alert")).to_contain_text("player 3 has not built anything before")
    expect(page.get_by_role("button", name="Delete: Boris")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_nobody_has_won_potion_making_before_somebody_says_that_it_is_over(own: Phone) -> None:
    page = own.open("/companion/potion-making/score-pad")
    name_players(page, [*NAMES, "Darek"])
    page.get_by_role("button", name="Count during the game").click()
    page.get_by_role("button", name="1 new element", exact=True).click()
    over = page.get_by_role("button", name="The game is over")
    expect(over).to_be_visible(timeout=90_000)
    page.get_by_role("button", name="Games").click()
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Games").click()
    expect(page.get_by_role("listitem").filter(has_text="Boris")).to_have_count(1)
    expect(page.get_by_text("Victory")).to_have_count(0)
    page.get_by_role("button", name="Open", exact=True).click()
    # What was entered before can be taken back after that, too.
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("main td.total:visible")).to_have_text(["0", "0", "0", "0"])
    page.get_by_role("button", name="1 new element", exact=True).click()
    over.click()
    expect(page.get_by_text("Victory: Anna")).to_be_visible()
    page.get_by_role("button", name="Games").click()
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Games").click()
    expect(page.get_by_role("listitem").filter(has_text="Victory: Anna")).to_have_count(1)


def test_a_game_from_elsewhere_is_not_dated_by_today(own: Phone, tmp_path: Path) -> None:
    page = own.open("/companion/potion-making/score-pad")
    page.get_by_role("button", name="Share").click()
    file = tmp_path / "sheet.toml"
    file.write_text("[[counts]]\nelements = 3\n[[counts]]\nhalves = 4\n", "utf-8")
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.locator("main td.total:visible")).to_have_text(["3", "4"], timeout=90_000)
    page.get_by_role("button", name="Games").click()
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Games").click()
    game = page.get_by_role("listitem")
    expect(game).to_contain_text("Date unknown")
    expect(game).to_contain_text("Victory: Player 2")


def test_potion_making_is_counted_at_its_end_and_read_from_a_file(
    own: Phone, tmp_path: Path
) -> None:
    page = own.open("/companion/potion-making/score-pad")
    page.get_by_role("button", name="Count only at the end").click()
    page.get_by_role("button", name="Recipe built").click()
    page.get_by_role("button", name="creature", exact=True).click()
    page.get_by_role("button", name="Dragon", exact=True).click()
    page.get_by_role("button", name="New elements +1").click()
    expect(page.locator("main td.total:visible")).to_have_text(["9", "0", "0", "0"], timeout=90_000)

    page.get_by_role("button", name="Share").click()
    sheet = '[[counts]]\nrecipes = ["{}"]\n[[counts]]\nhalves = 4\n'
    file = tmp_path / "sheet.toml"
    file.write_text(sheet.format("эликсир"), "utf-8")
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("Elixir of Fidelity, Elixir of")
    file.write_text(sheet.format("Дракон"), "utf-8")
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.locator("main td.total:visible")).to_have_text(["8", "4"])


def test_the_recipe_book_is_opened_by_any_name_and_says_what_can_be_made(own: Phone) -> None:
    page = own.open("/companion/potion-making/recipe-book", "ru")
    expect(page.get_by_role("heading", name="Заклятье познания")).to_be_visible(timeout=90_000)
    for written, found in BY_NAME.items():
        page.get_by_role("searchbox").fill(written)
        expect(page.get_by_role("heading", name=found)).to_be_visible()
        expect(page.get_by_role("heading", name="Дракон")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="У нас есть").click()
    for element in ("Энергия мысли", "Кристалл воздуха"):
        page.get_by_role("button", name=element, exact=True).click()
    page.get_by_role("button", name="Готово").click()
    expect(page.get_by_text("Можно собрать рецептов: 1")).to_be_visible()
    expect(page.get_by_role("heading", name="Эликсир невидимости")).to_be_visible()
    page.get_by_role("searchbox").fill("вареники")
    expect(page.get_by_role("alert")).to_contain_text("Огненный свет")


@pytest.mark.parametrize(
    ("game", "lot", "deal"),
    [("poison", "deals first", "Player 1 – 1"), ("potion-making", "begins", "Deal 4 cards")],
)
def test_the_lot_falls_and_the_page_says_what_to_lay_out(
    own: Phone, game: str, lot: str, deal: str
) -> None:
    page = own.open(f"/companion/{game}/set-up")
    page.get_by_role("button", name="Draw lots").click()
    laid = page.get_by_role("status").filter(has_text=lot)
    expect(laid).to_contain_text(deal, timeout=90_000)
    expect(page.get_by_role("link", name="Score pad")).to_be_visible()


@pytest.mark.parametrize("game", ["poison", "potion-making"])
def test_an_empty_pad_fills_one_sheet_of_paper(own: Phone, game: str) -> None:
    """A4 or letter; nothing of the page around it is printed."""
    page = own.open(f"/companion/{game}/score-pad", "ru")
    page.evaluate(NO_PRINTER)
    page.get_by_role("button", name="Печать").click()
    page.get_by_role("button", name="Пустой бланк").click()
    expect(page).to_have_title("printed")
    for paper in ("A4", "Letter"):
        assert page.pdf(format=paper).count(b"/Type /Page\n") == 1, paper
    page.emulate_media(media="print")
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.locator(".paper table").first).to_be_visible()
