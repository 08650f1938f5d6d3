"""What happens is staged for a moment; nothing waits for it, and the log shows it again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from support import browser_tables as tables

WATCH = """() => {
    window.moments = {};
    window.sheets = [];
    new MutationObserver(changes => {
        for (const change of changes) for (const node of change.addedNodes) {
            if (node.matches?.('[data-testid="conference-sheet"]')) {
                window.sheets.push([...node.querySelectorAll("tr")].map(row => row.innerText));
            }
            const kind = node.matches?.('[data-testid="moment"]') && node.dataset.event;
            if (kind) window.moments[kind] = (window.moments[kind] ?? 0) + 1;
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""
MOMENT = '[data-testid="moment"]'


def play_on(page: Page, game: str, bots: list[str], most: int) -> dict[str, int]:
    """Play for so many clicks; return what was staged, and how often."""
    tables.set_up(page, game, ["me", *bots])
    tables.my_turn(page)
    page.evaluate(WATCH)
    page.evaluate(tables.PLAY_ON, most)
    found: dict[str, int] = page.evaluate("window.moments")
    return found


def test_what_happens_is_staged_and_conferences_and_the_exhibition_have_sheets(
    visit: Callable[..., Page],
) -> None:
    """Everybody's seals and what they did; each potion and who showed it."""
    page = visit("/", motion="no-preference")
    ear = tables.Ear(page)
    assert {"potion-tested", "conference-held"} <= play_on(
        page, "alchemists", ["bot:greedy"], 4000
    ).keys()
    for sheet in page.evaluate("window.sheets"):
        assert [row.split()[0] for row in sheet] == ["Player", "Maria"]
    exhibition = page.get_by_test_id("score-sheet").get_by_test_id("exhibition-sheet")
    expect(exhibition.locator("dd")).to_have_count(6)
    public = ear.of("view")[-1]["public"]
    shown = sum(len(player["exhibited"]) for player in public["players"])
    told = exhibition.locator("dd").all_inner_texts()
    assert sum(len(names.split(", ")) for names in told if names != "–") == shown
    expect(page.locator(MOMENT)).to_have_count(0)


def test_nothing_is_staged_under_reduced_motion_but_the_log_shows_it_again(
    visit: Callable[..., Page],
) -> None:
    """By mouse or keys; told again to who listens, and any key ends it."""
    page = visit("/", motion="reduce")
    assert play_on(page, "potion-making", ["bot:greedy"], 24) == {}
    tables.my_turn(page)
    lines = page.locator("#drawer ol button")
    line = lines.nth(lines.count() - 2)
    line.click()
    expect(page.locator(MOMENT)).to_contain_text(line.inner_text())
    expect(page.get_by_test_id("answer")).to_have_text(line.inner_text())
    page.keyboard.press("ArrowUp")
    expect(page.locator(MOMENT)).to_have_count(0)
    page.keyboard.press("Enter")
    before = page.evaluate("document.activeElement.innerText")
    assert before != line.inner_text()
    expect(page.locator(MOMENT)).to_contain_text(before)


def test_a_round_of_poison_ends_with_a_sheet_of_majorities(visit: Callable[..., Page]) -> None:
    """What each took, who is spared which colour, the points; the log shows the same again."""
    page = visit("/", motion="no-preference")
    ear = tables.Ear(page)
    tables.set_up(page, "poison", ["me", "bot:random", "bot:random"])
    tables.my_turn(page)
    page.evaluate(WATCH)
    sheet = page.get_by_test_id("round-sheet")
    for _ in range(30):
        tables.my_turn(page)
        if sheet.count():
            break
        tables.play_something(page)
    assert page.evaluate("window.moments")["cauldron-overflowed"] > 0
    counted = ear.of("view")[-1]["public"]["sheets"][0]
    names = ["Player 1", "Maria", "Geber"]
    rows = sheet.locator("ul").first.locator("li")
    for name, row, points in zip(names, rows.all(), counted["points"], strict=True):
        expect(row).to_contain_text(name)
        expect(row.locator(".points")).to_have_text(str(points))
    majorities = sheet.locator("ul").last.locator("li")
    for row, seat in zip(majorities.all(), counted["spared"], strict=True):
        expect(row).to_contain_text("nobody, so all of them count" if seat is None else names[seat])
    shown = majorities.all_inner_texts()

    sheet.get_by_role("button").click()
    expect(sheet).to_have_count(0)
    page.locator("#drawer ol button", has_text="Round 1 is over").click()
    for text in shown:
        expect(page.locator(MOMENT)).to_contain_text(text)
