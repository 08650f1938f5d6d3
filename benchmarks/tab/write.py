"""Everything that is told about the engine inside a tab, measured in one run, as a page.

    python benchmarks/tab/write.py --compiled PYTHON > benchmarks/<date>-tab.md

PYTHON is that of a compiled build; the plain one is the one that runs this. Needs the built pages
(``python3 run.py web``) and Chromium, and four to six minutes of a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "tests")]

from in_the_site import ANSWERS, SLOWER, VISITS, Answers, Visits, answers, memory, visits  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from speed import Figures, in_turn  # noqa: E402
from support.browsing import launch  # noqa: E402
from support.site_visits import PLACE  # noqa: E402
from support.static_host import static_host  # noqa: E402
from support.weights import weights  # noqa: E402

from retorta import plugins  # noqa: E402
from retorta.server.site import write_site  # noqa: E402
from retorta.texts import Speaker  # noqa: E402

BUILDS = ("tab", "plain", "compiled")
ENGINE = {
    "WebAssembly (`python.bin`)": ("engine/python.bin",),
    "Pyodide's scripts": ("engine/pyodide.js", "engine/pyodide.asm.js"),
    "Python's library": ("engine/python_stdlib.bin",),
    "msgspec": ("engine/msgspec.bin",),
    "our own bytecode": ("engine/engine.bin",),
    "licences and sizes": ("engine/licences.txt", "engine/sizes.json"),
}


def main() -> None:
    """Measure, and print the page."""
    parser = argparse.ArgumentParser(description="Figures of the engine inside a tab.")
    parser.add_argument(
        "--compiled", type=Path, required=True, help="the Python of a compiled build"
    )
    parser.add_argument("--rounds", type=int, default=1, help="of the three builds' speed, in turn")
    wanted = parser.parse_args()
    began = time.monotonic()
    loads = [os.getloadavg()[0]]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / PLACE
        write_site(site)
        browser = launch(playwright)
        version = browser.version
        with static_host(Path(folder)) as host:
            seen = visits(browser, host)
            taken = memory(browser, host)
            answered = answers(browser, host)
        speed = in_turn(browser, wanted.compiled, Path(sys.executable), wanted.rounds)
        browser.close()
        sent = weights(site)
    loads.append(os.getloadavg()[0])
    print(head(version, loads, time.monotonic() - began, wanted.rounds))
    print(sizes(sent), waits(seen), speeds(speed), masters(answered), sep="\n")
    print(
        "\n## Memory\n\nAfter a whole game of Alchemists (a master and three adepts,"
        f" {taken[2]} lines of play) Python has {taken[0]} MB in the worker of the tables and"
        f" {taken[1]} MB in the one that thinks, as the page itself tells."
    )


def head(version: str, loads: list[float], seconds: float, rounds: int) -> str:
    """Return the beginning: what was measured, when, on what, and with which command."""
    day = time.strftime("%-d %B %Y")
    several = f" --rounds {rounds}" if rounds > 1 else ""
    return (
        "# The engine inside a tab, in one run\n\n"
        f"Measured on {day} in {seconds / 60:.1f} minutes on {os.cpu_count()} cores,"
        f" load {loads[0]:.1f} at the beginning and {loads[1]:.1f} at the"
        f" end; Chromium {version} without a screen, Python {platform.python_version()}.\n\n"
        f"```text\npython benchmarks/tab/write.py --compiled PYTHON{several}\n```\n"
    )


def sizes(sent: dict[str, int]) -> str:
    """Return the table of sizes."""
    rows = [(part, sum(sent[name] for name in names)) for part, names in ENGINE.items()]
    books = sum(size for name, size in sent.items() if name.startswith("texts/"))
    faces = sum(size for name, size in sent.items() if name.endswith(".woff2"))
    whole = sum(sent.values())
    rest = whole - books - faces - sum(size for _, size in rows)
    rows += [("texts in three languages", books), ("fonts", faces), ("pages and pictures", rest)]
    rows += [("**the whole site**", whole)]
    table = "\n".join(f"| {part} | {figure(size)} |" for part, size in rows)
    return (
        "## Size by part\n\nAs sent: texts and scripts compressed by gzip, the rest as it lies"
        f" there.\n\n| part | bytes |\n|---|---:|\n{table}\n"
    )


def waits(seen: Visits) -> str:
    """Return the table of what one waits for."""
    return f"""## What one waits for

Seconds, medians of {VISITS} visits, the host on the same machine.
A bot's first move is counted from the click that makes the table: its worker starts, and it waits
0.7 s as bots do.

| | first visit | later, by the service worker |
|---|---:|---:|
| shelf | {seen.shelf:.2f} | {seen.later_shelf:.2f} |
| engine ready | {seen.ready:.2f} | {seen.later_ready:.2f} |
| a bot's first move | {seen.first_bot:.2f} | |
"""


def speeds(found: dict[str, Figures]) -> str:
    """Return the tables of decisions and dreams a second."""
    lines = [
        "## Speed",
        "",
        "Decisions a second of random play (the best of samples of 50 ms):",
        "",
    ]
    lines += ["| | tab | plain | compiled |", "|---|---:|---:|---:|"]
    for game in plugins.games():
        cells = " | ".join(figure(found[build]["decisions"][game]) for build in BUILDS)
        lines.append(f"| {title(game)} | {cells} |")
    lines += ["", "Dreams in the two seconds of a master (the median of four decisions):", ""]
    lines += ["| | tab | plain | compiled |", "|---|---:|---:|---:|"]
    for game in plugins.games():
        dreams = [found[build]["master"][game]["dreams"] for build in BUILDS]
        if all(dreams):
            lines.append(f"| {title(game)} | {' | '.join(map(figure, dreams))} |")
        else:
            longest = [f"{found[build]['master'][game]['longest']:.2f} s" for build in BUILDS]
            lines.append(f"| {title(game)}: plans, all weighed within | {' | '.join(longest)} |")
    return "\n".join([*lines, ""])


def masters(found: Answers) -> str:
    """Return the table of the master's answers."""
    rows = "\n".join(
        f"| {title(game)} | {found.desktop[game]:.2f} | {found.phone[game]:.2f} |"
        for game in plugins.games()
    )
    return f"""## How long a master takes in the site

Seconds, the longest of its first {ANSWERS} answers at a table with adepts, from the question until
the answer leaves its worker. On the right the browser's processes stand still most of the time, in
turns of 20 ms, to be {SLOWER} times slower: a loop took {found.slower:.1f} times as long there.

| | desktop (≤ 2) | slowed down (≤ 4) |
|---|---:|---:|
{rows}
"""


def title(game: str) -> str:
    """Return what a game is called."""
    return Speaker("en").say(game)


def figure(number: int) -> str:
    """Return a number with thin gaps, as in the other pages."""
    return f"{number:,}".replace(",", " ")


if __name__ == "__main__":
    main()
