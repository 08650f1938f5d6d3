"""A browser with a profile on the disk, in a process that may be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext
from support.browsing import FLAGS, chromium
from support.site_visits import QUICK

PATIENCE = 60.0
"""Seconds until Chromium has said where it listens."""
ALONE = ["--no-startup-window"]
"""Otherwise Chromium opens its page for new tabs, which changes renderers while it loads.
Playwright waits for every page it meets on joining; for that one it once waited in vain."""


class OwnBrowser:
    """A Chromium with a profile on the disk, in a process that may be killed."""

    def __init__(self, driver: Browser, profile: Path) -> None:
        told = profile / "DevToolsActivePort"
        told.unlink(missing_ok=True)
        program = chromium()
        assert program is not None
        self._process = subprocess.Popen(
            [program, *FLAGS, *ALONE, f"--user-data-dir={profile}", "--remote-debugging-port=0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            self.context = self._join(driver, told)
        except BaseException:
            self.kill()
            raise

    def _join(self, driver: Browser, told: Path) -> BrowserContext:
        late = time.monotonic() + PATIENCE
        while not told.is_file() or "\n" not in told.read_text():
            assert self._process.poll() is None, "Chromium did not start"
            assert time.monotonic() < late, "Chromium did not say where it listens"
            time.sleep(0.02)
        port = told.read_text().partition("\n")[0]
        self._joined = driver.browser_type.connect_over_cdp(
            f"http://127.0.0.1:{port}", timeout=1000 * PATIENCE
        )
        context = self._joined.contexts[0]
        context.set_default_timeout(30_000)
        context.add_init_script(QUICK)
        return context

    def kill(self) -> None:
        """End it and all its processes at once: nothing is asked, nothing is tidied up."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


@contextmanager
def own_browser(driver: Browser, profile: Path) -> Iterator[OwnBrowser]:
    opened = OwnBrowser(driver, profile)
    try:
        yield opened
    finally:
        opened.kill()
