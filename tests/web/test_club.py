"""The house's own pages in the browser: a word at the door, devices, the host's page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.guests import HouseOfTests

SECRET = "żółty sekret"
WORD = "abracadabra"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[HouseOfTests]:
    house = HouseOfTests(tmp_path, invitation=WORD, host_secret=SECRET)
    yield house
    house.stop()


def visit(browser: Browser, club: HouseOfTests, language: str) -> Page:
    context = browser.new_context(base_url=f"http://127.0.0.1:{club.port}", locale=language)
    return context.new_page()


@pytest.mark.journey
def test_an_evening_at_a_club(browser: Browser, club: HouseOfTests) -> None:
    """Somebody is let in by the word, plays, has a device; the host sees, blocks and ends."""
    anna, host = visit(browser, club, "en"), visit(browser, club, "pl")
    anna.goto("/")
    anna.locator("#word").fill("hocus")
    anna.locator("form:has(#word) button").click()
    expect(anna.locator('[role="alert"]')).to_be_visible()
    anna.goto(f"/invite/{WORD}")
    expect(anna.locator("#word")).to_have_value(WORD)
    anna.locator("form:has(#word) button").click()
    expect(anna.locator('[role="status"]')).to_be_visible()
    anna.goto("/")
    named = anna.context.request.put("/api/me", data={"nickname": "Anna Maria"})
    assert named.ok
    anna.locator('[data-game="poison"] button').first.click()
    anna.wait_for_url("**/table/*")

    host.goto("/host")
    host.locator("#secret").fill("wrong, quite wrong")
    host.locator("form:has(#secret) button").click()
    expect(host.locator('[role="alert"]')).to_be_visible()
    host.locator("#secret").fill(SECRET)
    host.locator("form:has(#secret) button").click()
    tables, people = (
        host.locator('[aria-labelledby="tables"] li'),
        host.locator('[aria-labelledby="people"] li'),
    )
    expect(tables).to_have_count(1)
    expect(tables.first).to_contain_text("Anna Maria")
    row = people.filter(has_text="Anna Maria")
    row.get_by_role("button").first.click()
    expect(row.get_by_role("button").first).to_be_visible()
    host.reload()
    expect(people.filter(has_text="Anna Maria")).to_be_visible()
    tables.first.get_by_role("button").click()
    tables.first.locator(".sure button").first.click()
    expect(tables).to_have_count(0)

    anna.goto("/about")
    mine = anna.locator('[aria-labelledby="devices"] li')
    expect(mine).to_have_count(1)
    for page in (anna, host):
        missing = page.evaluate("document.body.innerText.match(/club-[a-z-]+/g)")
        assert missing is None, missing
        page.context.close()
