"""A processor four times slower: the browser's processes stand still three quarters of the time.

Chromium can slow down a page's own thread only; Python runs in workers.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

SLICE = 0.02
"""Seconds: so long a process runs and stands still in turn, both together."""
SPIN = """() => {
    const began = performance.now();
    let sum = 0;
    for (let count = 0; count < 3e8; count += 1) sum = (sum + count * 7) % 1000003;
    return performance.now() - began + sum * 0;
}"""


def pages_processes(browser: Browser) -> list[int]:
    """Return the processes in which pages and their workers run."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return [each["id"] for each in told["processInfo"] if each["type"] == "renderer"]


@contextmanager
def slowed(browser: Browser, times: int) -> Iterator[None]:
    """Slow down every page of *browser* so many times."""
    processes, done = pages_processes(browser), threading.Event()

    def send(what: signal.Signals) -> None:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, what)

    def hold_back() -> None:
        while not done.is_set():
            send(signal.SIGSTOP)
            time.sleep(SLICE * (times - 1) / times)
            send(signal.SIGCONT)
            time.sleep(SLICE / times)

    thread = threading.Thread(target=hold_back)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def spin(page: Page) -> float:
    """Return how many milliseconds a loop takes that is always the same: how slow it is here."""
    took: float = page.evaluate(SPIN)
    return took
