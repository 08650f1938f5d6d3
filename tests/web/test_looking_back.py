"""Replay that plays by itself, lines that lead to their moment, and small things at hand."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from support import browser_tables as tables
from web.conftest import Visitor

RECORD = Path(__file__).parent.parent / "records" / "poison" / "russian-four.jsonl"
PHONE = 390
NO_CLIPBOARD = """
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = command => {
        window.copied = [command, document.activeElement.value];
        return true;
    };
"""


def test_a_replay_plays_by_itself_until_it_is_held(visit: Visitor) -> None:
    page = visit("/records")
    page.locator('input[type="file"]').set_input_files(RECORD)
    slider = page.locator('input[type="range"]')
    slider.wait_for()

    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(re.compile("[2-9]"))  # it does not wait to be seen
    page.get_by_role("button", name="Pause").click()
    held = slider.input_value()
    page.wait_for_timeout(2_000)
    assert slider.input_value() == held


def test_a_replay_lists_its_moves_and_a_line_leads_to_its_moment(visit: Visitor) -> None:
    page = visit("/records")
    page.locator('input[type="file"]').set_input_files(RECORD)
    slider = page.locator('input[type="range"]')
    slider.wait_for()

    page.locator(".moves summary").click()
    lines = page.locator(".moves li")
    expect(lines).to_have_count(int(slider.get_attribute("max") or 0))
    lines.nth(6).get_by_role("button").click()
    expect(slider).to_have_value("7")
    expect(page.locator(".moves [aria-current]")).to_have_count(1)
    _, what = lines.nth(6).inner_text().split(maxsplit=1)  # its number, and what was done
    expect(page.locator(".happened")).to_contain_text(what)


def test_a_replay_stages_its_moments_and_a_line_shows_one_again(visit: Visitor) -> None:
    """16.4, by steps and from the list; with reduced motion from the list alone."""
    page = visit("/records", motion="no-preference")
    page.locator('input[type="file"]').set_input_files(RECORD)
    page.wait_for_url("**/replay/*")
    moment = page.get_by_test_id("moment")
    page.locator(".moves summary").click()
    line = page.locator(".moves li", has_text="overflow").first
    number = int(line.get_attribute("data-move") or 0)
    line.get_by_role("button").click()
    expect(moment).to_have_attribute("data-event", "cauldron-overflowed")
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_count(0)
    expect(page.locator(".happened")).to_contain_text(f"{number - 1} /")
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_attribute("data-event", "cauldron-overflowed")

    calm = visit(f"{page.url.split('?')[0]}?move={number}", motion="reduce")
    calm.locator(".moves summary").click()
    expect(calm.get_by_test_id("moment")).to_have_count(0)
    calm.locator(f'.moves li[data-move="{number}"]').get_by_role("button").click()
    expect(calm.get_by_test_id("moment")).to_have_attribute("data-event", "cauldron-overflowed")


def test_when_a_game_is_over_its_log_leads_to_the_replay(visit: Visitor) -> None:
    page = visit()
    tables.set_up(page, "poison", ["me", "bot:random", "bot:random"])
    tables.my_turn(page)
    assert page.locator("#drawer ol a").count() == 0
    tables.play_to_the_end(page)

    page.locator("#drawer ol a").nth(4).click()
    page.wait_for_url("**/replay/*?move=*")
    expect(page.locator('input[type="range"]')).not_to_have_value("0")


def test_the_light_is_the_systems_until_one_chooses(visit: Visitor) -> None:
    page = visit()
    html = page.locator("html")
    for scheme, theme in (("dark", "lamp"), ("light", "paper"), ("dark", "lamp")):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(html).to_have_attribute("data-theme", theme)
    page.locator(".switches .light").click()
    expect(html).to_have_attribute("data-theme", "paper")
    page.reload()
    expect(html).to_have_attribute("data-theme", "paper")


def test_a_phone_shows_that_something_was_said(visit: Visitor) -> None:
    anna = visit(width=PHONE)
    tables.set_up(anna, "poison", ["me", "bot:random", "bot:random"])
    tables.my_turn(anna)
    olga = visit(anna.url)
    expect(anna.locator(".opener .badge")).to_have_count(0)
    olga.locator("#chat-text").fill("Good luck!")
    olga.locator("#chat-text").press("Enter")

    expect(anna.locator(".opener .badge")).to_have_text("1 new")
    anna.locator(".opener").click()
    expect(anna.locator(".opener .badge")).to_have_count(0)
    anna.reload()
    tables.my_turn(anna)
    expect(anna.locator(".opener .badge")).to_have_count(0)


def test_a_link_is_copied_where_there_is_no_clipboard(visit: Visitor) -> None:
    """Plain HTTP in a living room is no secure context."""
    page = visit(script=NO_CLIPBOARD)
    tables.set_up(page, "poison", ["me", "friend", "bot:greedy"])
    page.get_by_role("button", name="Copy").click()

    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.copied") == ["copy", page.url]
