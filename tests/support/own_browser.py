"""A browser with a profile on the disk, in a process that may be killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext
from support.browsing import FLAGS, chromium
from support.site_visits import QUICK

PATIENCE = 180_000.0
"""Milliseconds to start, and to end. A Chromium that ends when it should start fails at once."""
ALONE = ["--no-startup-window", "--remote-debugging-pipe"]
"""No page to begin with, and a pipe to talk through: so Playwright starts a browser that keeps
nothing. Otherwise it waits for a page, and waits in vain when that one changes renderers meanwhile;
and a Chromium that it joins by a port may be gone without its noticing."""


class OwnBrowser:
    """A Chromium with a profile on the disk, in a process that may be killed."""

    def __init__(self, driver: Browser, profile: Path) -> None:
        self.context = driver.browser_type.launch_persistent_context(
            profile,
            executable_path=chromium(),
            args=[*FLAGS, *ALONE, f"--user-data-dir={profile}"],
            ignore_default_args=True,
            no_viewport=True,
            timeout=PATIENCE,
        )
        lock = profile.joinpath("SingletonLock").readlink()
        self._process = int(lock.name.rpartition("-")[2])
        self._runs = True
        self.context.on("close", self._has_ended)
        self.context.set_default_timeout(30_000)
        self.context.add_init_script(QUICK)

    def kill(self) -> None:
        """End it and all its processes at once: nothing is asked, nothing is tidied up."""
        if self._runs:
            with self.context.expect_event("close", timeout=PATIENCE):
                os.killpg(self._process, signal.SIGKILL)

    def _has_ended(self, _: BrowserContext) -> None:
        self._runs = False


@contextmanager
def own_browser(driver: Browser, profile: Path) -> Iterator[OwnBrowser]:
    opened = OwnBrowser(driver, profile)
    try:
        yield opened
    finally:
        opened.kill()
