#!/usr/bin/env python3
"""The door for every chore: it sets up what it needs, then does it.

    python3 run.py               tables in the browser: what people come for
    python3 run.py test          lint, types, and the suite on the plain and the compiled build
    python3 run.py check         lint and types only
    python3 run.py transcripts   write the transcripts and perft counts of the tests anew
    python3 run.py web           build the pages for the browser, for the plain source
    python3 run.py types         write the browser's types of views, moves and events anew
    python3 run.py shots [DIR]   screenshots of every page, both themes, three languages
    python3 run.py load          how much the server bears, on the compiled build
    python3 run.py retorta …     any command of retorta, on the compiled build

Only the standard library is used. People get the compiled build, in ``.venv``; development
and the first test run use the plain source, in ``.venv-plain``.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PEOPLE = ROOT / ".venv"
PLAIN = ROOT / ".venv-plain"
STAMP = "retorta.stamp"


def main(arguments: list[str]) -> int:
    """Do the chore that is named; without a name, play."""
    chore, rest = (arguments[0], arguments[1:]) if arguments else ("play", [])
    if sys.version_info < (3, 11):
        print("Retorta needs Python 3.11 or later.", file=sys.stderr)
        return 2
    if chore == "play":
        return retorta(["serve", "--open"])
    if chore == "retorta":
        return retorta(rest)
    if chore == "test":
        return test(rest)
    if chore == "check":
        return check()
    if chore == "transcripts":
        return run(plain_build(), "tests/golden.py", *rest)
    if chore == "web":
        return web()
    if chore == "types":
        return run(plain_build(), "-m", "retorta.adapters.typescript", "web/src/generated")
    if chore == "shots":
        return web() or run(plain_build(), "tests/shots.py", *rest)
    if chore == "load":
        return run(compiled_build(extra="test"), "tests/load.py", *rest)
    if chore in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    print(f"There is no chore {chore!r}.\n\n{__doc__}", file=sys.stderr)
    return 2


def retorta(arguments: list[str]) -> int:
    """Run a command on the build for people."""
    python = compiled_build()
    if os.name == "posix":
        # The game takes the place of this program, so that Ctrl-C reaches it alone.
        os.execv(python, [str(python), "-m", "retorta", *arguments])
    return run(python, "-m", "retorta", *arguments)


def check() -> int:
    """Lint and types, of the source and of the pages for the browser."""
    python = plain_build()
    failed = run(python, "-m", "ruff", "check", ".") or run(
        python, "-m", "ruff", "format", "--check", "."
    )
    if failed:
        return failed
    with ThreadPoolExecutor() as meanwhile:
        pages = meanwhile.submit(run, python, "web/build.py", "check")
        return run(python, "-m", "mypy") or pages.result()


def web() -> int:
    """Build the pages for the browser, if they have changed."""
    return run(plain_build(), "web/build.py")


def fetch_browser() -> None:
    """Install what the tests in a browser need, where that is ours to do."""
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
    """Whether the library is there that Playwright's own Node needs on Linux."""
    if not sys.platform.startswith("linux"):
        return True
    try:
        ctypes.CDLL("libatomic.so.1")
    except OSError:
        return False
    return True


def test(rest: list[str]) -> int:
    """Everything that must hold before a change is taken."""
    failed = check() or web()
    if failed:
        return failed
    fetch_browser()
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")
    with ThreadPoolExecutor() as meanwhile:
        # Compiling takes one core for two minutes; the plain suite leaves room for it.
        compiled = meanwhile.submit(compiled_build, extra="test")
        say("The suite on the plain source, all but the browser")
        failed = suite(plain_build(), [*rest, "--ignore=tests/web"], "plain")
        if failed:
            return failed
        python = compiled.result()
    # The pages and the server are the same in both builds, so one of them meets the browser:
    # the one that people get.
    say("The suite on the compiled build" if compiler else "The suite as installed (no compiler)")
    return suite(python, rest, "compiled" if compiler else "plain")


def suite(python: Path, rest: list[str], expected: str) -> int:
    """Run pytest on all cores; the tests make sure that it is the *expected* build."""
    workers = str(min(os.cpu_count() or 1, 8))
    os.environ["RETORTA_EXPECTED_BUILD"] = expected
    return run(python, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", *rest)


def plain_build() -> Path:
    """Return the Python that runs the plain source, with the tools of development."""
    changed = fingerprint([ROOT / "pyproject.toml"])
    return build(PLAIN, changed, ["--editable", ".[dev]"], {"RETORTA_PURE": "1"})


def compiled_build(extra: str = "") -> Path:
    """Return the Python of the build for people: compiled where there is a compiler."""
    sources = [ROOT / "pyproject.toml", ROOT / "setup.py", *sorted((ROOT / "src").rglob("*"))]
    kept = [path for path in sources if path.suffix in (".py", ".toml", ".ftl")]
    kept += sorted(web_sources(ROOT / "web"))
    requirement = f".[{extra}]" if extra else "."
    changed = fingerprint(kept)
    if extra == "" and stamp_of(PEOPLE).startswith(changed):
        return python_of(PEOPLE)
    return build(PEOPLE, changed + extra, [requirement], {})


def web_sources(folder: Path) -> Iterator[Path]:
    """Return the files that the pages for the browser are built from."""
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.name not in ("node_modules", "__pycache__", ".vite"):
            yield from web_sources(path)


def build(home: Path, stamp: str, requirements: list[str], environment: dict[str, str]) -> Path:
    """Install into *home* unless what is there is the same already."""
    python = python_of(home)
    if stamp_of(home) == stamp and python.exists():
        return python
    say(f"Setting up {home.name} (this happens once, and after changes)")
    if not python.exists():
        venv.EnvBuilder(with_pip=False, clear=True).create(home)
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    (home / STAMP).unlink(missing_ok=True)
    install(python, requirements, environment)
    (home / STAMP).write_text(stamp)
    return python


def install(python: Path, requirements: list[str], environment: dict[str, str]) -> None:
    """Install with uv if it is there, else with this Python's pip.

    Pip is asked to work on another Python: so the new environment needs no pip of its own,
    and a system that keeps its packages to itself has nothing to object to.
    """
    uv = shutil.which("uv")
    if uv:
        command = [uv, "pip", "install", "--quiet", "--python", str(python)]
    elif importlib.util.find_spec("pip"):
        command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
        command.append("--disable-pip-version-check")
    else:
        sys.exit("Retorta needs pip (or uv) to set itself up: install the package python3-pip.")
    done = subprocess.run(
        [*command, *requirements], cwd=ROOT, env={**os.environ, **environment}, check=False
    )
    if done.returncode:
        sys.exit("Setting up did not work; the lines above say why. Nothing else was changed.")


def python_of(home: Path) -> Path:
    """Return the Python of an environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp_of(home: Path) -> str:
    """Return what was installed there; nothing if nothing was."""
    stamp = home / STAMP
    return stamp.read_text() if stamp.exists() else ""


def fingerprint(files: list[Path]) -> str:
    """Return a text that changes when one of the files does."""
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def run(python: Path, *arguments: str) -> int:
    """Run Python with *arguments* in the project's folder."""
    return subprocess.run([str(python), *arguments], cwd=ROOT, check=False).returncode


def say(line: str) -> None:
    """Tell what is being done."""
    print(f"— {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
