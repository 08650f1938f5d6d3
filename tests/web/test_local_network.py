"""The host opens the running server to the local network from the table that waits."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from support import browser_tables as tables
from support.browsing import serving
from web.conftest import visiting

NETWORK = "127.0.0.2"
"""Stands for the address on the local network: nothing leaves this machine."""


def test_a_friend_comes_by_the_address_of_the_local_network(
    browser: Browser, tmp_path: Path
) -> None:
    """One button, then the invitation is one that works elsewhere, with a code to scan."""
    with (
        serving(tmp_path, RETORTA_LOCAL_ADDRESS=NETWORK) as address,
        visiting(browser, address) as visit,
    ):
        page = visit("/")
        tables.set_up(page, "poison", ["me", "friend", "friend"])
        invitation = page.locator("#invite")
        expect(invitation).to_have_value(page.url)
        page.get_by_test_id("open-network").click()
        expect(page.get_by_role("img", name="QR code of http://127.0.0.2:")).to_be_visible()
        link = invitation.input_value()
        assert link == page.url.replace("127.0.0.1", NETWORK)

        friend = visit(link)
        expect(friend.get_by_role("button", name="Sit down here").first).to_be_visible()
        expect(friend.locator("#invite")).to_have_value(link)
        assert friend.get_by_test_id("open-network").count() == 0
