"""The environments that ``run.py`` makes: which builds there are, and which one is started.

Only the standard library is used. Development and the first test run use the plain source, in
``.venv-plain``. People get a build of their own, in one of the folders ``.venv-people-…``: a
file names the one to start. On the first day that is a plain one, which serves at once, while
the compiled one is made in another folder for the next start; what runs is never replaced.
Another Python than the one that made these makes its own beside them: ``python3.13 run.py test``.

What tests run on is installed to the version that ``tests/constraints.txt`` says, so that a test
that passes today passes tomorrow. People get the newest versions of the ranges in
``pyproject.toml``, and so does ``run.py soak``, in ``.venv-newest``.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: there a program that runs keeps its files from being replaced
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
PEOPLE = ROOT / f".venv-people-{sys.version_info.major}.{sys.version_info.minor}"
"""The file that names the folder of the build for people; the folders stand beside it."""
PLAIN = ROOT / ".venv-plain"
NEWEST = ROOT / ".venv-newest"
LOCK = ROOT / "tests" / "constraints.txt"
"""The versions that tests install; ``run.py lock`` writes it."""
EXACTLY = {
    f"{installer}_{variable}": LOCK.relative_to(ROOT).as_posix()
    for installer in ("PIP", "UV")
    for variable in ("CONSTRAINT", "BUILD_CONSTRAINT")
}
"""Has pip and uv go by it, for what a build needs as well. Not by an option: those differ. Not by
the whole path: they would divide it at a space."""
DEVELOPED = ["--editable", ".[dev]"]
"""What development installs."""
EVERYTHING = ["--editable", ".[everything]"]
"""What all tests need: a few hundred megabytes more, for doors that few people open."""
STAMP = "retorta.stamp"
COMPLETE = " everything"
"""Ends the stamp of an environment that has EVERYTHING."""
IN_USE = "in-use"
"""In an environment: locked by whatever runs there, or is being installed there."""
PACKED = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "src", "web")
"""What a build is made of."""
LEFT_OUT = ("node_modules", "__pycache__", ".vite", "*.egg-info", "*.so", "*.pyd")


def plain_build(everything: bool = False) -> Path:
    """Return the Python that runs the plain source, with the tools of development.

    With *everything* that any test needs, which is added to what is there, and then stays.
    """
    home = ours(PLAIN)
    stamp, wanted = fingerprint([ROOT / "pyproject.toml", LOCK]), DEVELOPED
    if everything or stamp_of(home).endswith(COMPLETE):
        stamp, wanted = stamp + COMPLETE, EVERYTHING
    return build(home, stamp, wanted, {"RETORTA_PURE": "1", **EXACTLY})


def newest_build() -> Path:
    """Return the Python that runs the plain source on the newest libraries there are today."""
    home = ours(NEWEST)
    made_from = f"{fingerprint([ROOT / 'pyproject.toml'])} {today()}"
    if stamp_of(home) != made_from:
        shutil.rmtree(home, ignore_errors=True)  # what is there already would be new enough
    return build(home, made_from, EVERYTHING, {"RETORTA_PURE": "1"})


def today() -> str:
    """Return the day, after which there may be something newer."""
    return str(date.today())


def build_to_start() -> Path:
    """Return the Python of a build for people that is available almost at once.

    It is compiled if such a build was made from these sources. Otherwise it is a plain one, and
    the compiled one is made meanwhile, since that takes minutes.
    """
    wanted = fingerprint(sources_for_people())
    home = pointed()
    if home is None or not stamp_of(home).startswith(wanted):
        home = plain_build_for_people(wanted)
    mark_in_use(home)
    if stamp_of(home) == f"{wanted} plain" and compiler():
        say("The compiled build, which thinks faster, is made meanwhile: the next start uses it")
        with PEOPLE.with_name(f"{PEOPLE.name}.log").open("w") as log:
            subprocess.Popen(
                [sys.executable, str(ROOT / "run.py"), "compile"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
    return python_of(home)


def compile_for_next_start() -> int:
    """Make the compiled build at low priority, unless another process is already making it."""
    lock = PEOPLE.with_name(f"{PEOPLE.name}-compiling")
    lock.mkdir(exist_ok=True)
    if claimed(lock) is None:
        say("It is being made already")
        return 0
    if hasattr(os, "nice"):
        os.nice(10)
    compiled_build()
    return 0


def compiled_build(tested: bool = False) -> Path:
    """Return the Python of the build for people: compiled if there is a compiler.

    One that is to be *tested* also has what tests need, and the libraries in the tests' versions.
    """
    wanted = fingerprint(sources_for_people())
    home, stamp = pointed(), f"{wanted} compiled"
    if tested:
        stamp += f" tested {fingerprint([LOCK])}"
    if home is not None and f"{stamp_of(home)} ".startswith(f"{stamp} "):
        mark_in_use(home)
        return python_of(home)
    with spare() as home, packed() as source:
        package = f"{source}[test,rest]" if tested else str(source)
        build(home, stamp, [package], EXACTLY if tested else {})
        if fingerprint(sources_for_people()) != wanted:
            say("The sources have changed meanwhile: what was made of them is left aside")
            (home / STAMP).unlink()
            return python_of(home)
        point_to(home)
    mark_in_use(home)
    return python_of(home)


def plain_build_for_people(wanted: str) -> Path:
    """Install the plain source, without the tools of development; return where.

    The pages are built while the libraries are fetched. Nothing is compiled, so what the
    compiled build needs for that is not fetched at all.
    """
    import tomllib  # an older Python is told so by run.py, not by its absence

    described = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = described["build-system"]["requires"]
    tools = [each for each in needed if not each.startswith("mypy")]
    with spare() as home, ThreadPoolExecutor() as meanwhile:
        python = made(home)
        install(python, tools, {})
        pages = meanwhile.submit(run, python, "web/build.py", "alone")
        install(python, described["project"]["dependencies"], {})
        pages.result()  # without Node there are no pages, which was already reported
        with packed() as source:
            without = ["--no-build-isolation", "--no-deps", str(source)]
            install(python, without, {"RETORTA_PURE": "1"})
        (home / STAMP).write_text(f"{wanted} plain")
        point_to(home)
    return home


def sources_for_people() -> list[Path]:
    """Return the files that the build for people is made from."""
    sources = [ROOT / "pyproject.toml", ROOT / "setup.py", *sorted((ROOT / "src").rglob("*"))]
    kept = [path for path in sources if path.suffix in (".py", ".toml", ".ftl")]
    return kept + sorted(web_sources(ROOT / "web"))


def compiler() -> str | None:
    """Return the path of a C compiler, if there is one."""
    return shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")


@contextlib.contextmanager
def packed() -> Iterator[Path]:
    """Copy the sources of a build, so that two can be made at once, unaffected by changes."""
    with tempfile.TemporaryDirectory(prefix="retorta-") as folder:
        source = Path(folder) / "retorta"
        source.mkdir()
        for name in PACKED:
            path = ROOT / name
            if path.is_dir():
                leave_out = shutil.ignore_patterns(*LEFT_OUT)
                shutil.copytree(path, source / name, ignore=leave_out)
            elif path.exists():
                shutil.copy2(path, source / name)
        yield source


def pointed() -> Path | None:
    """Return the environment that is to be started, if there is one."""
    if not PEOPLE.is_file():
        return None
    home = ROOT / PEOPLE.read_text().strip()
    return home if python_of(home).exists() else None


def point_to(home: Path) -> None:
    """Let the next start use *home*; atomic, so that the name is never incomplete."""
    new = PEOPLE.with_name(f"{PEOPLE.name}.new")
    new.write_text(home.name)
    new.replace(PEOPLE)


@contextlib.contextmanager
def spare() -> Iterator[Path]:
    """Reserve a folder for a build: not the one to start, nor one in which something runs."""
    current = pointed()
    for letter in "abcdefgh":
        home = PEOPLE.with_name(f"{PEOPLE.name}-{letter}")
        if home == current:
            continue
        home.mkdir(exist_ok=True)
        lock = claimed(home)
        if lock is None:
            continue
        (home / STAMP).unlink(missing_ok=True)
        try:
            yield home
        finally:
            os.close(lock)
        return
    sys.exit("Retorta runs in all its folders already: end one of them first.")


def claimed(home: Path) -> int | None:
    """Lock *home* exclusively; return the lock, or ``None`` if it is in use."""
    lock = os.open(home / IN_USE, os.O_RDWR | os.O_CREAT)
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            return None
    return lock


def mark_in_use(home: Path) -> None:
    """Keep *home* from being replaced, by this program and by what takes its place."""
    if fcntl is not None:
        lock = os.open(home / IN_USE, os.O_RDWR | os.O_CREAT)
        os.set_inheritable(lock, True)
        fcntl.flock(lock, fcntl.LOCK_SH)


def web_sources(folder: Path) -> Iterator[Path]:
    """Return the files that the pages for the browser are built from."""
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.name not in ("node_modules", "__pycache__", ".vite", "tests"):
            yield from web_sources(path)


def build(home: Path, stamp: str, requirements: list[str], environment: dict[str, str]) -> Path:
    """Install into *home*, unless the same is already installed there."""
    python = python_of(home)
    if stamp_of(home) == stamp and python.exists():
        return python
    python = made(home)
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    (home / STAMP).unlink(missing_ok=True)
    install(python, requirements, environment)
    (home / STAMP).write_text(stamp)
    return python


def made(home: Path) -> Path:
    """Return the Python of an environment to install into; make it if necessary."""
    say(f"Setting up {home.name} (this happens once, and after changes)")
    python = python_of(home)
    if not python.exists():
        shutil.rmtree(python.parent, ignore_errors=True)  # of a Python that is gone
        venv.EnvBuilder(with_pip=False).create(home)
    return python


def install(python: Path, requirements: list[str], environment: dict[str, str]) -> None:
    """Install with uv if it is there, else with this Python's pip.

    Pip is told to work on another Python, so the new environment needs no pip, and a system with
    externally managed packages does not object.
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


def ours(home: Path) -> Path:
    """Return *home*, or a folder beside it if another version of Python made that one."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    made = home / "pyvenv.cfg"
    if not made.exists() or f"version = {version}." in made.read_text():
        return home
    return home.with_name(f"{home.name}-{version}")


def python_of(home: Path) -> Path:
    """Return the Python of an environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp_of(home: Path) -> str:
    """Return what was installed there; empty if nothing was."""
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
    """Report what is being done."""
    print(f"— {line}", file=sys.stderr, flush=True)
