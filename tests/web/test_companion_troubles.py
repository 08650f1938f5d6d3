"""What goes wrong at a real table is told: sheets that cannot be, nothing is kept, no site."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support.phones import ENGINE_WAITS, Phone, kept_text
from web.test_companion import CODE, KEPT, ORACLE, Words, tap

from retorta.companion.pads.pad import ScorePad, score_pad
from retorta.core.errors import Several, TableError
from retorta.games.alchemists.companion.names import teach
from retorta.texts import LANGUAGES, Speaker

SHEETS: dict[str, tuple[ScorePad, Any]] = {
    "alchemists": (
        score_pad("alchemists"),
        {
            "code": "TOAZ",
            "players": [{"artifacts": ["Magic Mirror"]}, {"artifacts": ["Magic Mirror"]}],
            "theories": [{"ingredient": "fern", "formula": 9}],
        },
    ),
    "laar": (
        score_pad("laar"),
        {"memo": "III", "players": [{"gem": [7]}, {"spice": ["pizza"]}]},
    ),
    "poison": (
        score_pad("poison"),
        {"players": ["A", "A", "B"], "rounds": [[{}, {"red": -1}, {}]]},
    ),
    "potion-making": (
        score_pad("potion-making"),
        {"counts": [{"recipes": ["pizza"]}, {"halves": "many"}]},
    ),
}
"""Each with something wrong, mostly with several things."""
FULL = """IDBObjectStore.prototype.put = function () {
    throw new DOMException("full", "QuotaExceededError");
}"""
NO_DATABASE = "delete window.indexedDB"
NO_CLIPBOARD = """Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;"""


def said(pad: ScorePad, sheet: Any, speaker: Speaker) -> list[str]:
    """Return why a sheet is refused, in the words of a language."""
    try:
        pad.result(sheet, [])
    except Several as several:
        return [speaker.error(each) for each in several.errors]
    except TableError as problem:
        return [speaker.error(problem)]
    raise AssertionError(sheet)


@pytest.fixture(scope="module")
def page(module_phone: Phone) -> Page:
    return module_phone.open("/companion")


@pytest.mark.parametrize("game", SHEETS)
def test_all_that_is_wrong_with_a_sheet_is_told_in_three_languages(
    page: Page, game: str, tmp_path: Path
) -> None:
    pad, sheet = SHEETS[game]
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(sheet))
    for language in LANGUAGES:
        speaker = Speaker(language, game)
        if game == "alchemists":
            teach(speaker)
        page.locator(f'header button[lang="{language}"]').click()
        page.goto(f"{page.url.partition('#')[0]}#/companion/{game}/score-pad")
        page.get_by_role("button", name=speaker.say("companion-share"), exact=True).click()
        page.locator('input[type="file"]').set_input_files(file)
        alerts = page.get_by_role("alert").filter(has_text=".")
        expect(alerts).to_have_text(said(pad, sheet, speaker), timeout=ENGINE_WAITS)
        page.get_by_role("button", name=speaker.say("companion-share"), exact=True).click()


@pytest.mark.parametrize("lack", [FULL, NO_DATABASE], ids=["full", "no database"])
@pytest.mark.parametrize("path", [ORACLE, "/companion/poison/score-pad"])
def test_where_nothing_can_be_kept_the_page_says_so_and_goes_on(
    phone: Phone, path: str, lack: str
) -> None:
    phone.open("/companion").close()
    page = phone.open(path, keep=True, before=lambda page: page.add_init_script(lack))
    if path == ORACLE:
        tap(page, "As masters")
        page.get_by_label("Game code").fill(CODE)
        page.get_by_label("Game code").press("Enter")
        expect(page.get_by_test_id("promise")).to_be_visible(timeout=ENGINE_WAITS)
        tap(page, "To the table", "Test on a student", "Toad", "Fern", "Mix", "Done")
    else:
        tap(page, "Start counting")
        expect(page.get_by_role("button", name="Player 1, red")).to_be_visible()
    lost = Words("en").speaker.say("companion-not-kept")
    expect(page.get_by_role("alert").filter(has_text=lost)).to_be_visible()


@pytest.mark.parametrize("has_clipboard", [True, False])
def test_the_code_is_copied_or_shown_to_be_copied_by_hand(
    phone: Phone, has_clipboard: bool
) -> None:
    def before(page: Page) -> None:
        if has_clipboard:
            phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
        else:
            page.add_init_script(NO_CLIPBOARD)

    page = phone.open(ORACLE, before=before)
    tap(page, "As masters")
    page.get_by_label("Game code").fill(CODE)
    page.get_by_label("Game code").press("Enter")
    page.get_by_test_id("promise").wait_for(timeout=ENGINE_WAITS)
    expect(page.locator("main")).not_to_contain_text(CODE)
    tap(page, "Show the code, let others join", "Copy the code")
    told = page.get_by_role("dialog").locator(".told")
    expect(told).to_have_text("Copied" if has_clipboard else CODE)
    if has_clipboard:
        assert page.evaluate("navigator.clipboard.readText()") == CODE
    assert CODE in (kept_text(page, KEPT) or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_without_a_site_says_that_there_is_none(
    browser: Browser, address: str, language: str
) -> None:
    context = browser.new_context(locale=language)
    page = context.new_page()
    page.route("**/offline/shelf.json", lambda route: route.fulfill(status=404))
    page.goto(f"{address}/companion")
    none = Words(language).speaker.say("web-companion-no-site")
    expect(page.get_by_role("status").filter(has_text=none)).to_be_visible()
    context.close()
