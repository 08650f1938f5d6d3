"""Plain HTTP in a LAN: a browser gives less there, and the game goes on without the server."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, expect
from support import browser_tables as tables
from support.browsing import FLAGS, chromium, serving
from support.phones import ENGINE_WAITS
from support.site_visits import QUICK, is_deciding, set_up, status

NAME = "lan.test"
"""No loopback address to a browser, though it leads there."""


def test_an_evening_in_a_lan_goes_on_when_the_server_is_gone(
    browser: Browser, tmp_path: Path
) -> None:
    """From the shelf of a server to its site; «ready»; the server stops; bots play on, with hints.

    What is missing there, and why, stands on a page of its own.
    """
    with ExitStack() as evening:
        server = ExitStack()
        evening.push(server)
        local = server.enter_context(serving(tmp_path, "--name", NAME, "--base", "/games/"))
        port = local.partition("//")[2].partition(":")[2].partition("/")[0]
        away = browser.browser_type.launch(
            executable_path=chromium(),
            args=[*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"],
        )
        evening.callback(away.close)
        context = away.new_context(
            locale="en", viewport={"width": 390, "height": 844}, reduced_motion="reduce"
        )
        context.set_default_timeout(30_000)
        context.add_init_script(QUICK)
        troubles: list[str] = []
        context.on("weberror", lambda problem: troubles.append(str(problem.error)))
        page = context.new_page()
        page.goto(f"http://{NAME}:{port}/games/")
        page.get_by_role("link", name="Play without a server").click()
        # The server puts it together now; tables do not wait for that.
        link = page.get_by_role("link", name="Open it")
        link.wait_for(timeout=ENGINE_WAITS)
        with context.expect_page() as opened:
            link.click()
        page.close()
        page = opened.value
        assert not page.evaluate("isSecureContext")
        status(page, "gathered")
        expect(page.locator(".status")).to_contain_text("Ready to play offline.")
        server.close()
        page.get_by_role("link", name="What does not work here, and why").click()
        expect(page.locator("main")).to_contain_text("was loaded over plain HTTP")
        expect(page.locator("main")).to_contain_text("friends on other devices you need a server")
        set_up(page, "potion-making", "greedy")
        assert is_deciding(page)
        tables.play_something(page)
        assert is_deciding(page)
        page.get_by_role("button", name="Русский").click()
        expect(page.locator("nav")).to_contain_text("Правила")
        assert troubles == []
