#!/usr/bin/env python3
"""Runs every chore of the project, and first sets up what the chore needs.

    python3 run.py               play in the browser: starts a server and opens a page
    python3 run.py quick         test what most changes can break, in two minutes
    python3 run.py test          test what must hold before a change is accepted: lint, types,
                                 the suite on the plain source, and the journeys in a browser
    python3 run.py test --rest   test all that leaves out: the compiled build, a tab's Python, every
                                 page in the browser, PostgreSQL and the cluster, Ray, OpenSpiel
    python3 run.py check         lint and types only
    python3 run.py soak          many examples of every property, and long trials: for a night
    python3 run.py lock          update the libraries that the tests use to their newest versions
    python3 run.py coverage      how much of each part of the program the suite covers
    python3 run.py transcripts   rewrite the transcripts and perft counts of the tests,
                                 and raise the versions of tasks whose opponents play differently
    python3 run.py declined      rewrite the lists of sentences with every thing that they decline
    python3 run.py pyodide       run the suite under a tab's Python, in Node; --all for a night
    python3 run.py web           build the pages for the browser, for the plain source
    python3 run.py site [DIR]    write the games as files for any web host, no server, to site/
    python3 run.py types         regenerate the browser's types, and the lists in docs/wire.md
    python3 run.py shots [DIR]   take screenshots of every page, in both themes and three languages;
                                 with --readme only the four pictures of the README
    python3 run.py mutants       plant bugs, one at a time: the tests must catch each one
    python3 run.py package       build a source package and wheels, in dist/
    python3 run.py cluster       test three nodes with everything that can go wrong, 200 times
    python3 run.py load          measure how much load the server bears, on the compiled build;
                                 with "thinking" how fairly it shares its thinking time, with
                                 "thinking shares" what one address can take from another
    python3 run.py compile       make the compiled build, to be used from the next start on
    python3 run.py retorta …     run any command of retorta, on the compiled build

Only the standard library is used. ``tools/environments.py`` describes the builds, and
which of them a chore uses.
"""

from __future__ import annotations

import ctypes
import difflib
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
BROUGHT_BACK = """How to repeat what failed:
  - an example: it is kept in .hypothesis and tried first from now on; the @reproduce_failure in the
    report, written above the test, repeats it on any machine
  - what is tried in turn: RETORTA_TURN=<the number at the head of the report> python3 run.py soak
  - these libraries: python3 run.py lock has `run.py test` use them"""
QUICK = (
    *("tests/core", "tests/games", "tests/laws", "tests/tables", "tests/companion", "tests/texts"),
    *("tests/test_house.py", "tests/test_golden.py", "--ignore-glob=tests/games/*/bots"),
)
"""What `run.py quick` tests: the engine, the rules and the texts, without a server or a bot."""
BROWSER, NO_BROWSER = ["tests/web"], ["--ignore=tests/web"]
NOTHING_TO_RUN = 5
"""The exit code of pytest when no test was chosen."""
sys.path.insert(0, str(ROOT / "tools"))

from environments import (  # noqa: E402
    build_to_start,
    compile_for_next_start,
    compiled_build,
    compiler,
    newest_build,
    plain_build,
    run,
    say,
)


def main(arguments: list[str]) -> int:
    """Run the named chore; without a name, play."""
    chore, rest = (arguments[0], arguments[1:]) if arguments else ("play", [])
    if sys.version_info < (3, 11):
        print("Retorta needs Python 3.11 or later.", file=sys.stderr)
        return 2
    if chore == "play":
        return start(build_to_start(), ["serve", "--open"])
    if chore == "retorta":
        return start(compiled_build(), rest)
    if chore == "compile":
        return compile_for_next_start()
    if chore == "quick":
        return quick(rest)
    if chore == "test":
        paths = [each for each in rest if each != "--rest"]
        return test_rest(paths) if "--rest" in rest else test(paths)
    if chore == "check":
        return check()
    if chore == "soak":
        return soak(rest)
    if chore == "lock":
        return lock()
    if chore == "pyodide":
        return pyodide(rest)
    if chore == "coverage":
        return coverage(rest)
    if chore == "transcripts":
        return tool(plain_build(), "golden", *rest)
    if chore == "declined":
        return tool(plain_build(), "declined")
    if chore == "web":
        return web()
    if chore == "site":
        return web() or run(plain_build(), "-m", "retorta", "site", *(rest or ["site"]))
    if chore == "types":
        python = plain_build()
        return tool(python, "typescript", "web/src/generated") or tool(python, "wire")
    if chore == "shots":
        return web() or tool(plain_build(), "shots", *rest)
    if chore == "mutants":
        return tool(plain_build(everything=True), "mutants/plant", *rest)
    if chore == "package":
        return web() or tool(plain_build(), "package", *rest)
    if chore == "cluster":
        return run(plain_build(everything=True), "tools/cluster.py", *rest)
    if chore == "load":
        python = compiled_build(tested=True)
        if rest[:2] == ["thinking", "shares"]:
            return run(python, "tools/load_shares.py", *rest[2:])
        if rest[:1] == ["thinking"]:
            return run(python, "tools/load_thinking.py", *rest[1:])
        return run(python, "tools/load.py", *rest)
    if chore in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    print(unknown(chore), file=sys.stderr)
    return 2


def unknown(chore: str) -> str:
    """Return the message about an unknown chore: what may have been meant, and how to list all."""
    commands = {path.stem for path in (ROOT / "src/retorta/cli/commands").glob("[!_]*.py")}
    chores = {
        line.split()[2]
        for line in (__doc__ or "").splitlines()
        if line.startswith("    python3 run.py ") and line[19:20].strip()
    }
    if chore in commands:
        meant = f" It is a command of retorta: python3 run.py retorta {chore}"
    elif close := difflib.get_close_matches(chore.lstrip("-"), chores, 1):
        meant = f" Did you mean: python3 run.py {close[0]}"
    else:
        meant = ""
    return f"There is no chore {chore!r}.{meant}\nAll chores are listed by: python3 run.py help"


def start(python: Path, arguments: list[str]) -> int:
    """Run a command of retorta."""
    if os.name == "posix":
        # The game replaces this program, so that Ctrl-C reaches only the game.
        os.execv(python, [str(python), "-m", "retorta", *arguments])
    return run(python, "-m", "retorta", *arguments)


def check() -> int:
    """Check lint and types, of the source and of the pages for the browser."""
    python = plain_build()
    with ThreadPoolExecutor() as meanwhile:
        if failed := lint(python):
            return failed
        pages = meanwhile.submit(run, python, "web/build.py", "check")
        return types(python) or pages.result()


def lint(python: Path) -> int:
    """Lint and check the format."""
    return run(python, "-m", "ruff", "check", ".") or run(
        python, "-m", "ruff", "format", "--check", "."
    )


def types(python: Path) -> int:
    """Check the types of the source; results for unchanged files are cached."""
    return run(python, "-m", "mypy")


def web() -> int:
    """Build the pages for the browser, if they have changed."""
    return run(plain_build(), "web/build.py")


def fetch_browser() -> None:
    """Install what the tests in a browser need, if allowed."""
    lacking = []
    if not (shutil.which("chromium") or shutil.which("chromium-browser")):
        lacking.append("chromium")
    if not has_atomics():
        lacking.append("libatomic1")
    if not lacking:
        return
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        say(f"The tests in a browser are skipped; they need: {', '.join(lacking)}")
        return
    say(f"Installing for the tests in a browser: {', '.join(lacking)}")
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", *lacking]):
        subprocess.run([apt, *command], env=quietly, stdout=subprocess.DEVNULL, check=False)


def has_atomics() -> bool:
    """Whether the library that Playwright's own Node needs on Linux is installed."""
    if not sys.platform.startswith("linux"):
        return True
    try:
        ctypes.CDLL("libatomic.so.1")
    except OSError:
        return False
    return True


def quick(paths: list[str]) -> int:
    """Test what most changes can break, quickly enough to be run while working."""
    begun = time.monotonic()
    python = plain_build()
    clock = Clock(begun)
    with ThreadPoolExecutor() as meanwhile:
        if failed := lint(python):
            return failed
        typed = meanwhile.submit(types, python)
        failed = suite(python, ["--tier=test", *(paths or QUICK)], "plain")
        return clock.end(typed.result() or failed)


def test(paths: list[str]) -> int:
    """Test what must hold before a change is accepted."""
    begun = time.monotonic()
    python = plain_build()
    fetch_browser()
    if failed := web():
        return failed
    clock = Clock(begun)
    if failed := check():
        return failed
    say("The suite on the plain source")
    return clock.end(suites(python, ["--tier=test"], paths, "plain"))


def test_rest(paths: list[str]) -> int:
    """Test what ``run.py test`` leaves out: all of it, even if something fails.

    Pages and server are the same in both builds, so a test in a browser uses only one of them:
    journeys use the plain one, which is available at once, all others the one that people get.
    """
    begun = time.monotonic()
    with ThreadPoolExecutor() as meanwhile:
        # Compiling takes one core for two minutes; tests that run meanwhile mostly wait.
        compiled = meanwhile.submit(compiled_build, tested=True)
        python = plain_build(everything=True)
        fetch_browser()
        if failed := web():
            return failed
        clock = Clock(begun)
        say("What needs more than most people install, on the plain source")
        needing_more = ["--tier=rest", "-m", "not one_build"]
        failed = suite(python, [*needing_more, *(paths or NO_BROWSER)], "plain")
        if paths and failed == NOTHING_TO_RUN:
            failed = 0  # of these, nothing is left out but the compiled build
        failed = (0 if paths else pyodide([])) or failed
        python = compiled.result()
    there = "compiled" if compiler() else "plain"
    say("The suite on the compiled build" if compiler() else "The suite as installed (no compiler)")
    failed = suite(python, paths or NO_BROWSER, there) or failed
    return clock.end((0 if paths else suite(python, ["--tier=rest", *BROWSER], there)) or failed)


class Clock:
    """Reports how long a chore took, and separately how long the one-time set-up took."""

    def __init__(self, begun: float) -> None:
        self._ready = time.monotonic()
        self._set_up = self._ready - begun
        say(f"Set up in {spoken(self._set_up)}")

    def end(self, failed: int) -> int:
        """Report whether it passed, and return *failed*."""
        took = spoken(time.monotonic() - self._ready)
        how = "Failed" if failed else "Passed"
        say(f"{how} in {took}, after setting up in {spoken(self._set_up)}")
        return failed


def spoken(seconds: float) -> str:
    """Return a time as minutes and seconds."""
    minutes, left = divmod(round(seconds), 60)
    return f"{minutes} min {left:02} s" if minutes else f"{left} s"


def suites(python: Path, chosen: list[str], paths: list[str], expected: str) -> int:
    """Run all tests, with those in a browser in separate processes, or only *paths*.

    Once Playwright has shown a page, its event loop counts as running for all later tests in the
    process, and our code cannot run another one.
    """
    if paths:
        return suite(python, [*chosen, *paths], expected)
    failed = suite(python, [*chosen, *NO_BROWSER], expected)
    return suite(python, [*chosen, *BROWSER], expected) or failed


def suite(python: Path, rest: list[str], expected: str) -> int:
    """Run pytest on all cores; the tests make sure that it is the *expected* build."""
    os.environ["RETORTA_EXPECTED_BUILD"] = expected
    os.environ.setdefault("HYPOTHESIS_PROFILE", "ci")
    workers = str(min(os.cpu_count() or 1, 8))
    return run(python, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", *rest)


def soak(rest: list[str]) -> int:
    """Look for faults that the usual few examples on fixed libraries never show.

    Each test is named as it runs, because this takes long.
    """
    os.environ["HYPOTHESIS_PROFILE"] = "soak"
    fetch_browser()
    if failed := web():
        return failed
    say("New examples, many of every property, long trials, and the newest libraries")
    told = ["-v", "--durations=10"]
    failed = suites(newest_build(), [*told, "-m", "hypothesis or soak"], rest, "plain")
    if compiler() and not rest:
        say("New examples on the compiled build")
        python = compiled_build(tested=True)
        failed = suite(python, [*told, "-m", "hypothesis", *NO_BROWSER], "compiled") or failed
    failed = (0 if rest else pyodide(["--all"])) or failed
    if failed:
        say(BROUGHT_BACK)
    return failed


def lock() -> int:
    """Write the versions that tests install from now on."""
    from lock import write_lock

    return write_lock()


def pyodide(rest: list[str]) -> int:
    """Run the plain suite under a tab's Python, except tests that need the operating system."""
    from pyodide_suite import prepare

    if failed := web():
        return failed
    say("The suite under the Python of a tab, in Node")
    prepare()
    return tool(plain_build(), "pyodide_suite", *rest)


def coverage(rest: list[str]) -> int:
    """Run the suite on the plain source, except the browser, and report its coverage."""
    python = plain_build(everything=True)
    measured = ["--cov=retorta", "--cov-report="]
    failed = suite(python, [*measured, *(rest or NO_BROWSER)], "plain")
    return tool(python, "coverage_by_room") or failed


def tool(python: Path, name: str, *arguments: str) -> int:
    """Run a script in ``tools/``, which may use what the tests share."""
    os.environ["PYTHONPATH"] = str(ROOT / "tests")
    return run(python, f"tools/{name}.py", *arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
