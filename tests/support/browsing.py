"""A server of our own and a browser to visit it with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parent.parent.parent


def chromium() -> str | None:
    """Return where Chromium is, if it is anywhere."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def driver_starts() -> bool:
    """Whether Playwright's own Node finds the libraries it needs."""
    command = [sys.executable, "-m", "playwright", "--version"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


@contextmanager
def serving(folder: Path, *flags: str, pause: int = 0, **environment: str) -> Iterator[str]:
    """Serve from *folder* on a free port; yield the address."""
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "retorta", "serve", "--port", "0"),
                *("--data-dir", str(folder), *flags),
            ],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={
                **os.environ,
                "RETORTA_BOT_PAUSE": str(pause),
                "RETORTA_HINT_TIME": "200",
                "RETORTA_WORKERS": "1",
                "RETORTA_LANG": "en",
                **environment,
            },
        )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = next((word for word in line.split() if word.startswith("http://")), "")
        if not address:
            raise RuntimeError((folder / "server.log").read_text() or "the server said nothing")
        yield address.rstrip("/.")
    finally:
        server.terminate()
        server.wait(30)
        if server.stdout is not None:
            server.stdout.close()
