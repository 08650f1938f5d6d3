"""The plain suite under Pyodide in Node: the Python that a tab has, and nothing of the machine.

    python3 run.py pyodide            what CI runs: the engine's core, tables, companion, golden
                                      transcripts and the laws
    python3 run.py pyodide --all      everything that needs no socket, process or thread
    python3 run.py pyodide ARGUMENT…  any arguments of pytest

Golden transcripts and perft must come out the same to the byte.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from environments import install, say
from lock import locked

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "pyodide"
PACKED = ROOT / "src" / "retorta" / "server" / "client" / "site" / "engine"
# In the versions of the lock, where they are in it.
LIBRARIES = [
    *("pytest", "pluggy", "iniconfig", "packaging", "pygments"),
    # The last one that is pure Python.
    *("hypothesis==6.155.7", "sortedcontainers", "attrs"),
    *("click", "mypy-extensions", "typing-extensions"),
    *("fluent-runtime", "fluent-syntax", "babel", "pytz"),
]
COMPANIONS = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/games/*/companion"))
CI = [
    ["tests/core", "tests/tables", "tests/tab/test_host.py"],
    ["tests/test_golden.py", "tests/companion", *COMPANIONS, "tests/laws"],
]
ALL = [
    ["tests/core", "tests/tables", "tests/companion", "tests/tab", "tests/bots"],
    ["tests/test_golden.py", "tests/games", "tests/laws"],
]
NOT_IN_A_TAB = [
    "--ignore=tests/tab/test_same_as_the_server.py",
    "--ignore=tests/bots/test_strength.py",  # an arena measures the time of its thread
]


def main(arguments: list[str]) -> int:
    """Run the requested parts, two at a time, after :func:`prepare`."""
    parts = ALL if arguments == ["--all"] else [arguments] if arguments else CI
    with ThreadPoolExecutor(2) as at_once:
        packed = [] if arguments and parts is not ALL else [at_once.submit(play_packed)]
        return max(*(job.result() for job in packed), *at_once.map(run, parts), 0)


def prepare() -> None:
    """Set up the libraries that tests need, and the path of ours; with any Python.

    The pages are built already: they have msgspec for a tab.
    """
    stamp = SITE / "made-from"
    versions = locked()
    libraries = [f"{it}=={versions[it]}" if it in versions else it for it in LIBRARIES]
    wanted = "\n".join(["msgspec from the pages", *libraries])
    if not stamp.exists() or stamp.read_text() != wanted:
        say("Fetching the libraries of the tests, for Python in Node")
        shutil.rmtree(SITE, ignore_errors=True)
        install(Path(sys.executable), ["--target", str(SITE), "--no-deps", *libraries], {})
        stamp.write_text(wanted)
    shutil.unpack_archive(PACKED / "msgspec.zip", SITE)
    described = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    ours = SITE / "retorta-0.dist-info"
    ours.mkdir(exist_ok=True)
    (ours / "METADATA").write_text("Metadata-Version: 2.1\nName: retorta\nVersion: 0\n")
    lines = []
    for group, places in described["project"]["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in places.items())]
    (ours / "entry_points.txt").write_text("\n".join(lines) + "\n")


def run(part: list[str]) -> int:
    """Run one part of the suite; return how it ended."""
    # Few examples: properties are tested elsewhere; here only this Python is compared.
    soaking = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
    profile = {"HYPOTHESIS_PROFILE": "tab-soak" if soaking else "dev"}
    arguments = ["suite.py", "-q", "--durations=5", *NOT_IN_A_TAB, *part]
    return in_node(arguments, {"TAB_ENV": json.dumps(profile)})


def play_packed() -> int:
    """Play a game of each kind from the archives that a tab is sent."""
    return in_node(["play.py"], {"TAB_PACK": str(PACKED)})


def in_node(arguments: list[str], environment: dict[str, str]) -> int:
    """Run a program of ``web/engine`` in a separate Node process."""
    program, *rest = arguments
    done = subprocess.run(
        [node(), "web/engine/run.mjs", f"web/engine/{program}", *rest],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=False,
    )
    return done.returncode


def node() -> str:
    """Return the Node that the pages are built with."""
    described = importlib.util.spec_from_file_location("client_build", ROOT / "web" / "build.py")
    assert described is not None
    assert described.loader is not None
    client = importlib.util.module_from_spec(described)
    described.loader.exec_module(client)
    found: str = client.programs()[0]
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
