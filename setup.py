"""Compiles what runs in search. Without a C compiler the plain source serves."""

import os
from pathlib import Path

from setuptools import setup

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


def extensions():
    if os.environ.get("RETORTA_PURE", "") not in ("", "0"):
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


setup(ext_modules=extensions())
