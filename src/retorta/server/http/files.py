"""Files that are handed out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class File:
    """Something that is no JSON."""

    content: bytes
    kind: str
    name: str = ""
    """Under which a browser saves it; empty where it is shown."""


def jsonl(content: bytes, name: str) -> File:
    """Return a record as a file."""
    return File(content, "application/jsonl", f"{name}.jsonl")
