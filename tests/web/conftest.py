"""Fixtures: one server and one browser for each process of the suite."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright
from support.browser_tables import PATIENCE
from support.browsing import chromium, driver_starts, launch, serving
from support.phones import Phone, phones
from support.site_visits import PLACE
from support.static_host import StaticHost, static_host

from retorta.server.http.static import CLIENT
from retorta.server.site import write_site

Visitor = Callable[..., Page]
REFUSED = ("status of 400", "status of 409")
"""What Chromium itself says of a request that the server refuses."""
expect.set_options(timeout=1000 * PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say once and clearly why there is no browser; in CI that is a failure."""
    here = Path(__file__).parent
    ours = [item for item in items if here in item.path.parents]
    if not ours or os.environ.get("CI", "") == "true":
        return
    lack = ""
    if chromium() is None:
        lack = "there is no Chromium: apt-get install chromium"
    elif not CLIENT.joinpath("index.html").is_file():
        lack = "the browser client is not built: python3 run.py web"
    elif not driver_starts():
        lack = "Playwright does not start; on a bare Debian: apt-get install libatomic1"
    if lack:
        for item in ours:
            item.add_marker(pytest.mark.skip(reason=lack))


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    with serving(folder) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[Visitor]:
    """Let people in: ``visit("/about", language="pl", width=360)`` is somebody new each time.

    Whatever a browser complains about fails the test, but for requests that are to be *refused*.
    """
    contexts = []
    troubles: list[str] = []

    def complain(said: ConsoleMessage, refused: bool) -> None:
        if refused and any(status in said.text for status in REFUSED):
            return
        if said.type == "error":
            troubles.append(said.text)

    def visited(
        path: str = "/",
        language: str = "en",
        width: int = 1280,
        motion: Literal["reduce", "no-preference"] = "reduce",
        script: str = "",
        before: Callable[[Page], object] = lambda page: None,
        refused: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            locale=language,
            viewport={"width": width, "height": 800},
            reduced_motion=motion,
        )
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.on("pageerror", lambda problem: troubles.append(str(problem)))
        page.on("console", lambda said: complain(said, refused))
        before(page)
        page.goto(path)
        page.locator("main h1").first.wait_for()
        return page

    yield visited
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visitor]:
    with visiting(browser, address) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def guests(browser: Browser, address: str) -> Iterator[Visitor]:
    """Visitors who stay for all tests of a module."""
    with visiting(browser, address) as visitor:
        yield visitor


@pytest.fixture(scope="session")
def companion_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site that needs no server, as any host serves it."""
    folder = tmp_path_factory.mktemp("site")
    write_site(folder)
    return folder


@pytest.fixture(scope="session")
def site(companion_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a host serves; the site is below it."""
    folder = tmp_path_factory.mktemp("host")
    shutil.copytree(companion_site, folder / PLACE)
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[StaticHost]:
    with static_host(site) as found:
        yield found


@pytest.fixture(scope="module")
def module_phone(browser: Browser, companion_site: Path) -> Iterator[Phone]:
    with phones(browser, companion_site) as (found,):
        yield found


@pytest.fixture
def phone(module_phone: Phone) -> Iterator[Phone]:
    """A phone that visited the site once and has no network since; shared by a module."""
    yield module_phone
    module_phone.close_pages()
