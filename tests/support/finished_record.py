"""The record of a game that bots have played to its end."""

from __future__ import annotations

from pathlib import Path

from retorta.cli import run


def a_record(folder: Path) -> bytes:
    """Return one, written in *folder*."""
    file = folder / "played.jsonl"
    bots = ["--bots", "random,random,random"]
    assert run(["watch", "poison", *bots, "--seed", "1", "--record", str(file)]) == 0
    return file.read_bytes()
