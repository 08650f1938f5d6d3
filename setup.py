"""Compiles what runs in search, and builds the browser client.

Without a C compiler the plain source serves; without Node, or with ``RETORTA_NO_CLIENT=1``,
everything but the pages in the browser works.
"""

import importlib.util
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

TYPED = ("answers", "record_answers", "messages", "rows", "table_queue")
"""What crosses the wire stays plain: it is read by its type hints. A host makes what goes in turn
its own, by a plain class below it."""
GAMES = "src/retorta/games"
# Views and events stay plain: they are read by their type hints. What builds the views
# need not.
COMPILED = [
    *(f"src/retorta/core/{name}.py" for name in ("pickled", "words", "dealer")),
    *(f"src/retorta/core/{name}.py" for name in ("agenda", "steps", "door")),
    *sorted(str(path) for path in Path(GAMES).glob("*/rules/*.py")),
    *(f"src/retorta/core/{name}.py" for name in ("catalogue", "codec", "reading", "match")),
    *sorted(
        str(path) for path in Path("src/retorta/tables").glob("[!_]*.py") if path.stem not in TYPED
    ),
    *(f"src/retorta/server/{name}.py" for name in ("metrics", "http/limits")),
    *(f"src/retorta/bots/search/{name}.py" for name in ("search", "tree", "exact", "side_by_side")),
    "src/retorta/bots/search/knowledge.py",
    *sorted(str(path) for path in Path(GAMES).glob("*/bots/knowledge.py")),
    *(f"{GAMES}/poison/bots/{name}.py" for name in ("dreamt_round", "dreams", "careful", "costs")),
    *(
        f"{GAMES}/laar/bots/{name}.py"
        for name in ("round_gains", "random_rounds", "features", "promise_values")
    ),
    *(f"{GAMES}/laar/bots/{name}.py" for name in ("random_ends", "whole_round")),
    *(f"{GAMES}/laar/bots/{name}.py" for name in ("dreamt_round", "round_play", "learned")),
    *(f"{GAMES}/potion_making/bots/{name}.py" for name in ("judgement", "turns", "features")),
    *(f"{GAMES}/potion_making/bots/{name}.py" for name in ("end_values", "learned")),
    f"{GAMES}/poison/batch.py",
    "src/retorta/research/fixed_luck.py",
    *sorted(
        str(path)
        for name in ("cards", "options", "state", "moves", "imagine", "build_views")
        for path in Path(GAMES).glob(f"*/{name}.py")
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


class CompileSideBySide(build_ext):
    """Compiles the C files of an extension on all cores."""

    def build_extension(self, extension):
        one_after_another = self.compiler.compile

        def compile(sources, **how):
            with ThreadPoolExecutor(os.cpu_count()) as hands:
                objects = hands.map(lambda source: one_after_another([source], **how), sources)
                return [path for paths in objects for path in paths]

        self.compiler.compile = compile
        try:
            super().build_extension(extension)
        finally:
            self.compiler.compile = one_after_another


def extensions():
    if wished("RETORTA_PURE"):
        return []
    from mypyc.build import mypycify

    # Libraries are not there while this is built, so what comes from them has no type.
    lenient = ["--ignore-missing-imports", "--no-warn-return-any"]
    modules = mypycify(
        ["--strict", "--follow-imports=silent", *lenient, *COMPILED],
        opt_level="3",
        debug_level="0",
        multi_file=True,
    )
    for module in modules:
        module.optional = True
    return modules


setup(
    ext_modules=extensions(),
    cmdclass={
        "build_ext": CompileSideBySide,
        "build_py": BuildWithClient,
        "sdist": PackWithClient,
    },
)
