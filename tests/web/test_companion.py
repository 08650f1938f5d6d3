"""The oracle of Alchemists at a real table: phones without a network, one of which goes round."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support.phones import ENGINE_WAITS, Phone, kept_text, phones
from web.conftest import Visitor
from web.test_access import sideways, too_small, violations

from retorta.core import codec
from retorta.core.errors import Unreadable
from retorta.games.alchemists.cards import Colour, Ingredient, Potion
from retorta.games.alchemists.companion.codes import missing_signs, read_code
from retorta.games.alchemists.companion.names import teach
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.games.alchemists.companion.promises import promise
from retorta.texts import LANGUAGES, Speaker

ORACLE = "/companion/alchemists/oracle"
CODE = "A29QJ-AZH9Y-SSVQA"
OTHER = "AFWTM-B9JFP-PKHH6"
KEPT = "retorta-companion-alchemists-oracle"
TALL = 844
DEAF = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} }"
"""A tab whose engine never comes up."""
SIGN_BESIDE_BOTTLE = """dialog => {
    const height = found => dialog.querySelector(found).getBoundingClientRect().height;
    return height(".potion b") / height(".potion svg");
}"""
COUNTING = "window.taps = 0; addEventListener('click', () => window.taps++, true)"
ALL_MIXES = """async names => {
    const drawn = () => new Promise(done => setTimeout(done, 0));
    const press = async words => {
        const open = document.querySelector("dialog[open]") ?? document;
        const found = [...open.querySelectorAll("button")].find(
            each => each.textContent.replaceAll("\\u00ad", "").trim() === words);
        found.click();
        await drawn();
    };
    const told = {};
    for (const [one, other] of names.pairs) {
        for (const words of [names.student, one, other, names.mix]) await press(words);
        // An answer is noted on the disk before it is given.
        while (!document.querySelector("dialog .large")) await drawn();
        told[`${one}+${other}`] = document.querySelector("dialog .large").textContent;
        await press(names.done);
    }
    return told;
}"""


@pytest.fixture(scope="module")
def three(browser: Browser, companion_site: Path) -> Iterator[list[Phone]]:
    with phones(browser, companion_site, 3) as found:
        yield found


@pytest.fixture
def phone(three: list[Phone]) -> Iterator[Phone]:
    yield three[0]
    three[0].close_pages()


@pytest.fixture(scope="module")
def kept(three: list[Phone]) -> dict[str, str]:
    """What a phone keeps of a game that was joined by typing its code."""
    page = three[0].open(ORACLE)
    page.get_by_role("button", name="As masters").click()
    page.get_by_label("Game code").fill(CODE.lower())
    expect(page.get_by_text("This code is valid.")).to_be_visible(timeout=ENGINE_WAITS)
    page.get_by_label("Game code").press("Enter")
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("button", name="Test on a student")).to_be_visible()
    found = kept_text(page, KEPT)
    assert found is not None
    page.close()
    return {KEPT: found}


class Words:
    """What a language calls things."""

    def __init__(self, language: str) -> None:
        self.speaker = teach(Speaker(language))
        for book in ("companion", "errors", "web"):
            self.speaker.open_book(book)

    def __call__(self, key: str) -> str:
        return self.speaker.say(f"alchemists-companion-{key}")

    def done(self) -> str:
        return self.speaker.say("companion-done")

    def ingredient(self, one: Ingredient) -> str:
        said = str(self.speaker.spoken(one))
        return said[0].upper() + said[1:]

    def potion(self, potion: Potion) -> str:
        said = str(self.speaker.spoken(potion)).partition(" (")[0]
        return said[0].upper() + said[1:]


ENGLISH = Words("en")


def tap(page: Page, *names: str) -> None:
    """Press one button after another; soft hyphens in their names are not read."""
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def shown(page: Page) -> str:
    """Return all words on the screen."""
    text: str = page.locator("body").inner_text()
    return text.replace("\u00ad", "").lower()


def with_game(kept: dict[str, str], **changes: Any) -> dict[str, str]:
    """Return what is kept, with the game on the table changed."""
    shelf = json.loads(kept[KEPT])
    shelf["games"][0].update(changes)
    return {KEPT: json.dumps(shelf)}


# Asking.


@pytest.mark.journey
def test_a_mix_takes_four_taps_and_a_sale_five(phone: Phone, kept: dict[str, str]) -> None:
    """Before the engine is there, too: the answers lie on the phone."""
    page = phone.open(ORACLE, kept=kept, before=lambda page: page.add_init_script(DEAF))
    page.evaluate(COUNTING)
    tap(page, "Test on a student", "Toad", "Fern", "Mix")
    assert page.evaluate("window.taps") == 4
    oracle = Oracle.of_code(CODE)
    potion = oracle.mix(Ingredient.TOAD, Ingredient.FERN)
    expect(page.get_by_role("dialog")).to_contain_text(ENGLISH.potion(potion))
    tap(page, "Done")
    page.evaluate("window.taps = 0")
    tap(page, "Sell a potion", "Poison", "Toad", "Fern", "Sell")
    assert page.evaluate("window.taps") == 5
    quality = codec.plain(oracle.sell(Ingredient.TOAD, Ingredient.FERN, Potion.POISON))
    expect(page.get_by_role("dialog")).to_contain_text(ENGLISH(f"sold-{quality}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_round_names_no_ingredient(
    phone: Phone, kept: dict[str, str], language: str
) -> None:
    words = Words(language)
    toad, claw = words.ingredient(Ingredient.TOAD), words.ingredient(Ingredient.CLAW)
    wisdom = words.potion(Potion.WISDOM)
    page = phone.open(ORACLE, language, kept=kept)
    for what, order in (("student", []), ("drink", []), ("sell", [wisdom])):
        tap(page, words(what), *order, toad, claw, words(f"do-{what}"))
        expect(page.get_by_role("dialog")).to_be_visible()
        for one in Ingredient:
            assert words.ingredient(one).lower() not in shown(page)
        tap(page, words.done())
    page = phone.open(ORACLE, language, kept=with_game(kept, isLastRound=True))
    tap(page, words("exhibit"), wisdom, toad, claw, words("do-exhibit"))
    made = Oracle.of_code(CODE).mix(Ingredient.TOAD, Ingredient.CLAW)
    expect(page.get_by_role("dialog")).to_contain_text(words.potion(made))
    for one in Ingredient:
        assert words.ingredient(one).lower() not in shown(page)


def test_on_the_smallest_phone_nothing_is_cut_and_a_result_is_read_from_afar(
    phone: Phone, kept: dict[str, str]
) -> None:
    page = phone.open(ORACLE, kept=kept)
    page.set_viewport_size({"width": 320, "height": 568})
    assert sideways(page) <= 0
    expect(page.get_by_role("button", name="Pages")).to_be_in_viewport(ratio=1)
    tap(page, "Test on a student", "Toad", "Fern", "Mix")
    assert page.get_by_role("dialog").evaluate(SIGN_BESIDE_BOTTLE) > 0.5


def test_student_and_drinker_bear_what_the_rules_say(phone: Phone, kept: dict[str, str]) -> None:
    oracle = Oracle.of_code(CODE)
    pairs = {oracle.mix(*pair): pair for pair in combinations(Ingredient, 2)}
    page = phone.open(ORACLE, kept=kept)
    for potion, unwilling in ((Potion.INSANITY, True), (Potion.SPEED, False)):
        names = [ENGLISH.ingredient(one) for one in pairs[potion]]
        tap(page, "Test on a student", *names, "Mix")
        told = "The student is unwilling" if unwilling else "The student does not mind."
        expect(page.get_by_role("dialog")).to_contain_text(told)
        tap(page, "Done", "Drink a potion", *names, "Mix and drink")
        told = "You lose 1 reputation." if unwilling else "Nothing bad happens to you."
        expect(page.get_by_role("dialog")).to_contain_text(told)
        tap(page, "Done")


@pytest.mark.parametrize(("level", "what"), [("apprentice", "aspect"), ("master", "claim")])
def test_theories_are_debunked_by_the_level_of_the_game(
    phone: Phone, kept: dict[str, str], level: str, what: str
) -> None:
    page = phone.open(ORACLE, kept=with_game(kept, level=level))
    oracle = Oracle.of_code(CODE)
    if what == "aspect":
        tap(page, "Debunk (apprentice)", "Scorpion", "Blue", "Debunk")
        told = "Minus" if oracle.aspect(Ingredient.SCORPION, Colour.BLUE) else "Plus"
    else:
        tap(page, "Debunk (master)", "Scorpion", "Toad", "Neutral", "Debunk")
        is_soup = oracle.confirms(Ingredient.SCORPION, Ingredient.TOAD, Potion.NEUTRAL)
        told = "Yes, it does." if is_soup else "No, it does not."
    expect(page.get_by_role("dialog")).to_contain_text(told)


def test_three_phones_with_one_code_agree_on_all_mixes(
    three: list[Phone], kept: dict[str, str]
) -> None:
    pairs = list(combinations(Ingredient, 2))
    names = {
        "pairs": [[ENGLISH.ingredient(one), ENGLISH.ingredient(other)] for one, other in pairs],
        "student": ENGLISH("student"),
        "mix": ENGLISH("do-student"),
        "done": ENGLISH.done(),
    }
    oracle = Oracle.of_code(CODE)
    true = {
        f"{ENGLISH.ingredient(one)}+{ENGLISH.ingredient(other)}": ENGLISH.potion(
            oracle.mix(one, other)
        )
        for one, other in pairs
    }
    for number, phone in enumerate(three):
        page = phone.open(f"{ORACLE}#{CODE}.master") if number else phone.open(ORACLE, kept=kept)
        student = page.get_by_role("button", name="Test on a student")
        expect(student).to_be_visible(timeout=ENGINE_WAITS)
        told = page.evaluate(ALL_MIXES, names)
        assert {pair: said.partition(" (")[0] for pair, said in told.items()} == true
        page.close()


# Wiping.


def test_nothing_is_left_of_a_question_that_was_not_finished(
    phone: Phone, kept: dict[str, str]
) -> None:
    """Nor after a reload in the middle, nor when another app comes to the front."""
    page = phone.open(ORACLE, kept=kept)
    tap(page, "Test on a student", "Toad", "Fern")
    page.reload()
    tap(page, "Test on a student")
    expect(page.get_by_role("button", name="Mix", exact=True)).to_be_disabled()
    expect(page.locator('main [aria-pressed="true"]')).to_have_count(0)
    tap(page, "Toad", "Fern", "Mix")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate(
        """() => {
            Object.defineProperty(document, "visibilityState", { value: "hidden" });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Test on a student")).to_be_visible()


def test_a_phone_that_is_put_down_for_a_minute_is_wiped(phone: Phone, kept: dict[str, str]) -> None:
    page = phone.open(ORACLE, kept=kept, before=lambda page: page.clock.install())
    tap(page, "Test on a student", "Toad", "Fern", "Mix")
    page.clock.fast_forward(59_000)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.clock.fast_forward(1_500)
    expect(page.get_by_role("dialog")).to_have_count(0)
    tap(page, "Test on a student", "Toad")
    page.clock.fast_forward(60_500)
    expect(page.get_by_role("button", name="Sell a potion")).to_be_visible()


# The game.


def test_the_last_round_opens_by_a_question_and_the_truth_is_proved(
    phone: Phone, kept: dict[str, str]
) -> None:
    page = phone.open(ORACLE, kept=kept)
    tap(page, "Test on a student", "Toad", "Fern", "Mix", "Done")
    answers = page.get_by_role("button", name="Last answers")
    expect(answers).to_be_disabled()
    expect(page.get_by_role("button", name="Exhibition")).to_be_disabled()
    tap(page, "Begin the last round…", "No")
    expect(answers).to_be_disabled()
    tap(page, "Begin the last round…", "Yes, it is")
    expect(page.get_by_role("button", name="Test on a student")).to_be_disabled()
    tap(page, "Last answers", "Show the formulas")
    truth = page.get_by_role("dialog")
    expect(truth.get_by_role("listitem")).to_have_count(8, timeout=ENGINE_WAITS)
    expect(truth).to_contain_text(f"The promise was kept: {promise(CODE)}")
    expect(truth).to_contain_text("The one answer that this phone gave was checked against")


def test_an_oracle_that_changed_its_mind_is_found_out_and_refuses_nothing(
    phone: Phone, kept: dict[str, str]
) -> None:
    lie = {"what": "student", "first": "toad", "second": "fern", "told": "neutral"}
    changed = with_game(kept, given=[lie], promise="bazaz " * 5 + "bazaz", isLastRound=True)
    page = phone.open(ORACLE, kept=changed)
    tap(page, "Last answers", "Show the formulas")
    truth = page.get_by_role("dialog")
    expect(truth.get_by_role("listitem")).to_have_count(8, timeout=ENGINE_WAITS)
    expect(truth).to_contain_text("The promise was broken")
    expect(truth).to_contain_text("answers that this phone gave (1), one does not fit the code:")
    expect(truth).to_contain_text("Test on a student: toad + fern")


def test_an_open_game_is_never_pushed_off_the_table_without_asking(
    phone: Phone, kept: dict[str, str]
) -> None:
    page = phone.open(ORACLE, kept=kept)
    tap(page, "This game…")
    expect(page.get_by_test_id("promise")).to_have_text(promise(CODE))
    assert CODE not in page.locator("body").inner_text(), "the code stands behind a mask"
    tap(page, "Show the code, let others join")
    expect(page.get_by_role("dialog")).to_contain_text(CODE)
    expect(page.get_by_role("img", name="QR code of the game")).to_be_visible()
    tap(page, "Done", "Another game")
    again = page.get_by_role("button", name="As apprentices")
    again.nth(1).click()
    tap(page, "New game")
    ask = page.get_by_role("dialog", name="Put the open game aside?")
    ask.get_by_role("button", name="No").click(timeout=ENGINE_WAITS)
    expect(page.get_by_test_id("promise")).to_have_text(promise(CODE))
    tap(page, "New game", "Open the other one")
    expect(page.get_by_test_id("promise")).not_to_have_text(promise(CODE))
    earlier = page.get_by_role("heading", name="Earlier games")
    expect(earlier).to_be_visible()
    page.get_by_role("listitem").get_by_role("button", name="As masters").click()
    tap(page, "This game…")
    expect(page.get_by_test_id("promise")).to_have_text(promise(CODE))


def test_a_friends_link_brings_its_game_and_leaves_no_code_in_the_address(
    phone: Phone, kept: dict[str, str]
) -> None:
    page = phone.open(f"{ORACLE}#{OTHER}.apprentice", kept=kept)
    tap_yes = page.get_by_role("button", name="Open the other one")
    tap_yes.click(timeout=ENGINE_WAITS)
    assert OTHER not in page.url
    expect(page.get_by_text("This opened in the browser.")).to_be_visible()
    expect(page.get_by_role("button", name="Copy the code")).to_be_visible()
    expect(page.get_by_role("button", name="Debunk (apprentice)")).to_be_visible()
    tap(page, "Stay here", "This game…")
    expect(page.get_by_test_id("promise")).to_have_text(promise(OTHER))
    page = phone.open(f"{ORACLE}#NONSENSE", kept=kept)
    expect(page.get_by_role("alert")).to_contain_text("A game code has", timeout=ENGINE_WAITS)
    expect(page.get_by_role("button", name="Test on a student")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slip_in_a_code_is_told_as_it_is_typed(phone: Phone, language: str) -> None:
    words = Words(language)
    page = phone.open(ORACLE, language)
    tap(page, words("level-apprentice"))
    field = page.get_by_label(words("code"))
    said = page.locator("#code-said")
    for code in ("TOADY", "TOAZ", "AB0", CODE[:-1] + "B", "B" + CODE[1:-1] + "B"):
        field.fill(code)
        expect(said).to_have_text(refusal(words, code), timeout=ENGINE_WAITS)
    for code in ("AB", "T7AD", "AXYZ"):  # what may still become a code is refused once it is sent
        field.fill(code)
        expect(said).not_to_have_text(words.speaker.say("web-loading"))
        field.press("Enter")
        expect(said).to_have_text(refusal(words, code))


def refusal(words: Words, code: str) -> str:
    try:
        missing_signs(code)
        read_code(code)
    except Unreadable as problem:
        return words.speaker.error(problem)
    raise AssertionError(code)


def test_a_code_for_the_original_app_can_be_made(phone: Phone) -> None:
    page = phone.open(ORACLE)
    tap(page, "As apprentices")
    page.get_by_label("with a code that the original app reads, too").check()
    tap(page, "New game")
    no_promise = page.get_by_text("A code of four letters has no promise")
    expect(no_promise).to_be_visible(timeout=ENGINE_WAITS)
    shelf = json.loads(kept_text(page, KEPT) or "")
    assert read_code(shelf["open"])
    assert shelf["open"][-1] in "ABCDE"


# The gamemaster, the school, and the screen.


def test_the_gamemasters_board_comes_only_after_a_question(
    phone: Phone, kept: dict[str, str]
) -> None:
    page = phone.open("/companion/alchemists/gamemaster", kept=kept)
    tap(page, "The board to print", "No")
    expect(page.get_by_role("img", name="The board to print")).to_have_count(0)
    tap(page, "The board to print", "Show the board")
    board = page.get_by_role("img", name="The board to print")
    expect(board).to_be_visible(timeout=ENGINE_WAITS)
    source = board.get_attribute("src") or ""
    assert "mandrake%20root" in source
    with page.expect_download() as saved:
        tap(page, "Save as a file")
    assert saved.value.suggested_filename == "alchemists.svg"
    tap(page, "Done")
    tap(page, "Test on a student", "Toad", "Fern", "Mix", "Done")
    expect(board).to_have_count(0)


def test_the_school_of_the_grid_from_its_first_step_to_the_last(phone: Phone) -> None:
    page = phone.open("/companion/alchemists/school")
    next_ = page.get_by_role("button", name="Next")
    expect(next_).to_be_disabled(timeout=ENGINE_WAITS)
    tap(page, "Mushroom", "Toad")
    expect(page.get_by_text("healing (R+)")).to_be_visible()
    next_.click()
    expect(page.get_by_text("crossed out")).to_have_count(4)
    next_.click()
    tap(page, "Poison")
    expect(page.get_by_text("Not quite: look again.")).to_be_visible()
    expect(next_).to_be_disabled()
    tap(page, "Speed")
    next_.click()
    tap(page, "Bird claw", "Toad")
    tap(page, "R+ G+ B+")
    expect(next_).to_be_disabled()
    tap(page, "R+ g− B+")
    next_.click()
    page.get_by_role("link", name="The oracle").click()
    expect(page.get_by_role("button", name="New game")).to_be_visible()


def test_the_gamemasters_exam_is_passed_by_reading_the_board(phone: Phone) -> None:
    page = phone.open("/companion/alchemists/exam")
    for potion in ("Healing", "Speed", "Neutral"):
        expect(page.get_by_role("button", name="Next")).to_be_disabled(timeout=ENGINE_WAITS)
        tap(page, potion, "Next")
    expect(page.get_by_text("All three right")).to_be_visible()


@pytest.mark.parametrize("language", ["ru"])
def test_nothing_that_is_asked_lies_below_the_fold(
    phone: Phone, kept: dict[str, str], language: str
) -> None:
    """Russian has the longest words; both levels, every question. Others have a walk of theirs."""
    words = Words(language)
    for level, debunk in (("apprentice", "aspect"), ("master", "claim")):
        changed = with_game(kept, level=level, isLastRound=level == "master")
        page = phone.open(ORACLE, language, kept=changed)
        whole(page)
        actions = ["student", "sell", debunk] if level == "apprentice" else [debunk, "exhibit"]
        for what in actions:
            tap(page, words(what))
            expect(page.get_by_role("button", name=words(f"do-{what}"), exact=True)).to_be_visible()
            whole(page)
            tap(page, words("back"))
    assert violations(page) == []


def whole(page: Page) -> None:
    assert sideways(page) <= 0
    assert too_small(page) == []
    lowest = page.evaluate(
        """() => Math.max(...[...document.querySelectorAll("main button, main a, main input")]
            .map(each => each.getBoundingClientRect().bottom))"""
    )
    assert lowest <= TALL, page.url


def test_the_school_is_found_by_the_address_it_once_had(phone: Phone) -> None:
    page = phone.open("/companion/alchemists/lesson")
    expect(page.get_by_role("button", name="Next")).to_be_disabled(timeout=ENGINE_WAITS)


def test_a_server_leads_to_its_site(visit: Visitor) -> None:
    """The companion runs in the tab, also where there is a server; nothing of the way is lost."""
    page = visit("/companion/alchemists/school?a=b#there")
    page.wait_for_url("**/offline/#/companion/alchemists/school?a=b#there", timeout=90_000)
    page.locator("main h1").wait_for()
