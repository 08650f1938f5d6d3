"""The house as it is installed, copied so that something can be added without touching it."""

from __future__ import annotations

import shutil
from pathlib import Path

import retorta


def house_with_language(home: Path, language: str, books: dict[str, str], *without: str) -> Path:
    """Copy the house to *home* and add one folder of texts; return what Python is to look in."""
    shutil.copytree(
        Path(retorta.__file__).parent,
        home / "retorta",
        ignore=shutil.ignore_patterns("__pycache__", *without),
    )
    folder = home / "retorta" / "texts" / language
    folder.mkdir()
    for book, text in books.items():
        (folder / f"{book}.ftl").write_text(text, "utf-8")
    return home
