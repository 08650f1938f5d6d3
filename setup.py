"""Compiles what runs in search, and builds the browser client.

Without a C compiler the plain source serves; without Node, or with ``RETORTA_NO_CLIENT=1``,
everything but the pages in the browser works.
"""

import importlib.util
import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

# Views and events stay plain: they are read by their type hints, and nothing hot
# touches them.
COMPILED = [
    *(f"src/retorta/core/{name}.py" for name in ("words", "dealer", "agenda", "steps", "door")),
    *sorted(str(path) for path in Path("src/retorta/games").glob("*/rules/*.py")),
    "src/retorta/bots/tree.py",
    "src/retorta/bots/search.py",
    *sorted(str(path) for path in Path("src/retorta/bots/knowledge").glob("[!_]*.py")),
    *sorted(
        str(path)
        for name in ("cards", "options", "state", "moves", "imagine")
        for path in Path("src/retorta/games").glob(f"*/{name}.py")
    ),
]


def wished(name):
    return os.environ.get(name, "") not in ("", "0")


def build_client():
    if wished("RETORTA_NO_CLIENT"):
        return
    try:
        described = importlib.util.spec_from_file_location("client_build", "web/build.py")
        client = importlib.util.module_from_spec(described)
        described.loader.exec_module(client)
        client.build()
    except Exception as problem:  # an install without pages is better than none
        print(f"The browser client is not built: {problem}", file=sys.stderr)


class BuildWithClient(build_py):
    def run(self):
        if not self.editable_mode:
            build_client()
        super().run()


class PackWithClient(sdist):
    def run(self):
        build_client()
        super().run()


def extensions():
    if wished("RETORTA_PURE"):
        return []
    from mypyc.build import mypycify

    modules = mypycify(
        ["--strict", "--follow-imports=silent", "--ignore-missing-imports", *COMPILED],
        opt_level="3",
        multi_file=True,
    )
    for module in modules:
        module.optional = True
    return modules


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithClient, "sdist": PackWithClient},
)
