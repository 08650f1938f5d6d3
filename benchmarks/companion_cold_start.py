"""How soon a phone answers a mix after a cold start: ``python benchmarks/companion_cold_start.py``.

Chromium at 390×844 with its processor slowed down four times (CDP), the network off, a game kept
on the phone. Time runs from the navigation until the answer stands on the screen; the taps are
made by a script as soon as there is something to tap. *processor* is what the page's own thread
worked until then, slowed down as it is: other work on the machine is not in it. Needs the built
pages.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import Page, expect, sync_playwright
from support.browsing import launch
from support.phones import ENGINE_WAITS, Phone, phones

from retorta.server.site import write_site

TIMES = 7
SLOWER = 4
NAMES = ("start screen", "answer", "processor", "engine")
ORACLE = "/companion/alchemists/oracle"
TAPPING = """
const wanted = ["Test on a student", "Toad", "Fern", "Mix"];
const look = () => {
  const found = [...document.querySelectorAll("main button")].find(
    each => each.textContent.trim() === wanted[0] && !each.disabled);
  if (found) { window.begun ??= performance.now(); wanted.shift(); found.click(); }
  if (document.querySelector("dialog .large")) window.answered ??= performance.now();
  if (!window.answered) requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def main() -> None:
    """Measure, and print the figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder))
        browser = launch(playwright)
        with phones(browser, Path(folder)) as (phone,):
            page = phone.open(ORACLE)
            page.get_by_role("button", name="As apprentices").click()
            page.get_by_role("button", name="New game").click()
            page.get_by_test_id("promise").wait_for(timeout=ENGINE_WAITS)
            page.close()
            found = [_cold(phone) for _ in range(TIMES)]
        browser.close()
    columns = zip(*found, strict=True)
    for name, figures in zip(NAMES, columns, strict=True):
        told = " ".join(f"{each:.0f}" for each in sorted(figures))
        print(f"{name:13} median {statistics.median(figures):.0f} ms of {told}")


def _cold(phone: Phone) -> tuple[float, ...]:
    """Return when the buttons and the answer were there, the work till then, and the engine."""
    page: Page = phone.context.new_page()
    devtools = phone.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.add_init_script(TAPPING)
    page.goto(f"{phone.address}/#{ORACLE}")
    page.locator("dialog .large").wait_for(timeout=ENGINE_WAITS)
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    worked = next(each["value"] for each in metrics if each["name"] == "TaskDuration") * 1000
    begun, answered = page.evaluate("[window.begun, window.answered]")
    expect(page.locator('.status[data-ready="true"]')).to_be_attached(timeout=ENGINE_WAITS)
    ready: float = page.evaluate("performance.now()")
    page.close()
    return begun, answered, worked, ready


if __name__ == "__main__":
    main()
