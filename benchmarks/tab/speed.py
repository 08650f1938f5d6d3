"""Decisions and dreams a second: in a worker of Chromium, in plain and in compiled Python."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from support.static_host import static_host

from retorta.server.http.static import CLIENT

ROOT = Path(__file__).resolve().parents[2]
FIGURES = ROOT / "web" / "engine" / "figures.py"
ARCHIVES = ("msgspec.zip", "engine.zip")
MEASURED = 5 * 60_000
"""Milliseconds that the figures of one build may take."""
RUN = """() => new Promise((resolve, reject) => {
    const worker = new Worker("worker.js", { type: "module" });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = problem => reject(new Error(problem.message));
})"""

Figures = dict[str, Any]
"""What ``web/engine/figures.py`` prints."""


def in_turn(browser: Browser, compiled: Path, plain: Path, rounds: int) -> dict[str, Figures]:
    """Measure the three builds in turn; of several rounds the best is taken, figure by figure."""
    found: dict[str, Figures] = {}
    for _ in range(rounds):
        for build, figures in (
            ("tab", in_a_tab(browser)),
            ("plain", in_python(plain)),
            ("compiled", in_python(compiled)),
        ):
            found[build] = better(found[build], figures) if build in found else figures
    return found


def better(one: Figures, other: Figures) -> Figures:
    """Return the best of two rounds: most decisions and dreams, and the longest wait of the two."""
    games = one["master"]
    return {
        **one,
        "decisions": {
            game: max(one["decisions"][game], other["decisions"][game]) for game in games
        },
        "master": {
            game: {
                "dreams": max(each["master"][game]["dreams"] or 0 for each in (one, other)) or None,
                "longest": max(each["master"][game]["longest"] for each in (one, other)),
            }
            for game in games
        },
    }


def in_python(python: Path) -> Figures:
    """Measure the build of this interpreter."""
    command = [str(python), str(FIGURES), "--speed"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def in_a_tab(browser: Browser) -> Figures:
    """Measure in a worker of Chromium: the same WebAssembly and bytecode as in a site."""
    page = browser.new_page()
    folder = ROOT / "build" / "tab-figures"
    lay_out(folder)
    with static_host(folder) as host:
        page.goto(f"{host.address}/")
        page.set_default_timeout(MEASURED)
        figures: Figures = json.loads(page.evaluate(RUN))
    page.close()
    return figures


def lay_out(folder: Path) -> None:
    """Lay beside each other what Python in a worker is started from, as it is before pressing."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Figures</title>")
    pyodide = ROOT / "web" / "node_modules" / "pyodide"
    for path in (
        *(Path(__file__).parent / "worker.js", FIGURES),
        *(pyodide / name for name in ("pyodide.asm.wasm", "pyodide-lock.json")),
        *(
            CLIENT / "site" / "engine" / name
            for name in ("pyodide.js", "pyodide.asm.js", "python_stdlib.zip", *ARCHIVES)
        ),
    ):
        shutil.copyfile(path, folder / path.name)
