"""A guest at the browser's table: Market Day, in a house that was built without it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support import browser_tables as tables
from support.browsing import serving
from support.installed_guest import install
from web.conftest import Visitor, visiting


@contextmanager
def house_of(browser: Browser, site: Path, data: Path) -> Iterator[Visitor]:
    with (
        serving(data, "--base", "/games/", PYTHONPATH=str(site)) as address,
        visiting(browser, address) as visitor,
    ):
        yield visitor


@pytest.fixture(scope="module")
def visit_guest(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Visitors of a house where Market Day brings its page."""
    site = install(tmp_path_factory.mktemp("site"))
    with house_of(browser, site, tmp_path_factory.mktemp("data")) as visitor:
        yield visitor


OLDER_PAGE = """
export function mount(target, props) {
  const show = ({ message, table }) => {
    const [first] = message.asked;
    target.dataset.testid = "older";
    target.textContent = `${message.asked.length} ${message.moves.length}`;
    target.onclick = () => table.click(first.targets[0], target);
  };
  show(props);
  return { update: show, unmount: () => target.replaceChildren() };
}
"""
"""As pages were written for wire 2; beside it, what it is called now."""


@pytest.fixture(scope="module")
def visit_older_guest(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visitor]:
    """Visitors of a house where its page was written for the version before."""
    site = install(tmp_path_factory.mktemp("site"))
    (site / "market_day" / "page" / "page.js").write_text(OLDER_PAGE, "utf-8")
    with house_of(browser, site, tmp_path_factory.mktemp("data")) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def visit_plain_guest(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visitor]:
    """Visitors of a house where it brings none."""
    site = install(tmp_path_factory.mktemp("site"), "page")
    with house_of(browser, site, tmp_path_factory.mktemp("data")) as visitor:
        yield visitor


def sit_down(visitor: Visitor, language: str = "en") -> Page:
    page = visitor("/games/", language=language)
    page.locator('[data-game="market-day"] a.button').click()
    page.locator("form select").first.select_option("2")
    page.locator("form li select").nth(1).select_option("bot:random")
    page.locator('form button[type="submit"]').click()
    page.wait_for_url("**/games/table/*")
    tables.my_turn(page)
    return page


def test_a_page_that_reads_the_names_of_the_version_before_is_played_on(
    visit_older_guest: Visitor,
) -> None:
    page = sit_down(visit_older_guest)
    drawn = page.locator('[data-testid="older"]')
    expect(drawn).to_have_text("4 4")
    drawn.click()
    page.wait_for_function("() => Number(document.querySelector('.room').dataset.number) > 0")
    expect(page.locator("#drawer ol")).to_contain_text("Player 1 has laid a discount card.")


def test_a_guest_draws_its_own_table(visit_guest: Visitor) -> None:
    """Its things are clicked like ours; what it draws is no button; it speaks its own words."""
    page = sit_down(visit_guest)
    drawn = page.locator('[data-testid="market-day"]')
    expect(drawn.locator("p")).to_contain_text("Day 1 of 3. Wanted:")
    expect(page.locator(".question .words")).to_have_text("How broadly do you smile?")
    expect(page.locator(".question [data-move]")).to_have_count(0)
    expect(drawn.locator('[data-light="glow"]')).to_have_count(4)

    drawn.locator('[data-target="smiles:2"]').click()
    page.wait_for_function("() => Number(document.querySelector('.room').dataset.number) > 0")
    expect(page.locator("#drawer ol")).to_contain_text("Player 1 has laid a discount card.")

    page.get_by_role("button", name="Polski").click()
    expect(drawn.locator("p")).to_contain_text("z 3. Poszukiwane:")


def test_a_refusal_cites_the_guests_own_rule(visit_guest: Visitor) -> None:
    """A click on something impossible says why, with a link to its rules page."""
    page = sit_down(visit_guest)
    drawn = page.locator('[data-testid="market-day"]')
    refused = page.locator(".question .why a")
    while not refused.count():
        tables.my_turn(page)
        for thing in ("potion:red", "potion:green", "potion:blue", "potion:black", "heckler"):
            button = drawn.locator(f'[data-target="{thing}"]')
            if button.get_attribute("data-light") == "glow":
                continue
            button.click()
            if refused.count():
                break
        else:
            play(page)
    expect(refused).to_contain_text("Rule 2.")
    href = refused.get_attribute("href") or ""
    assert href.startswith("/games/rules/market-day#2.")
    rules = visit_guest(href)
    expect(rules.locator("article h2").nth(1)).to_contain_text("The market")


def play(page: Page) -> None:
    """Make any move, by whatever offers it."""
    before = tables.number(page)
    drawn = page.locator('[data-light="glow"]')
    page.locator(f'[data-light="glow"], {tables.ANSWERS}, {tables.LIST}').first.wait_for()
    (drawn.first if drawn.count() else tables.answer(page)).click()
    page.wait_for_function(
        "before => Number(document.querySelector('.room').dataset.number) > before", arg=before
    )


@pytest.mark.parametrize("kind", ["drawn", "plain"])
def test_a_whole_game_of_a_guest(
    kind: str, visit_guest: Visitor, visit_plain_guest: Visitor
) -> None:
    """To the score and its replay, with a page of its own and without one."""
    page = sit_down(visit_guest if kind == "drawn" else visit_plain_guest)
    expect(page.locator('[data-testid="market-day"]')).to_have_count(int(kind == "drawn"))
    if kind == "plain":
        expect(page.locator("section.panel p").first).to_contain_text("Day 1 of 3. Wanted:")
    while tables.wait_for_turn_or_end(page):
        play(page)

    sheet = page.locator('[data-testid="score-sheet"]')
    expect(sheet).to_contain_text(
        "Most points win: one for each gold, and one for each heckler in hand."
    )
    sheet.locator('a[href^="/games/replay/"]').click()
    expect(page.locator('input[type="range"]')).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".happened")).to_contain_text("has laid a discount card.")
    expect(page.locator('[data-testid="market-day"]')).to_have_count(int(kind == "drawn"))


def test_a_guest_that_stumbles_is_told_in_words(visit_guest: Visitor) -> None:
    """A page that fails takes nobody's game away."""
    broken = "export function mount() { throw new Error('stumbled'); }"
    page = visit_guest(
        "/games/",
        before=lambda page: page.route(
            "**/guests/market-day/page.js",
            lambda route: route.fulfill(body=broken, content_type="text/javascript"),
        ),
    )
    page.locator('[data-game="market-day"] button').click()
    tables.my_turn(page)
    expect(page.locator("section.panel p").first).to_contain_text("Day 1 of 3. Wanted:")
    expect(tables.answer(page)).to_be_visible()
