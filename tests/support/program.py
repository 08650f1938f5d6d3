"""A bot that is a program of its own, written for a test."""

from __future__ import annotations

import sys
from pathlib import Path

PROGRAM = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["say"] == "hello":
        print(json.dumps({"say": "ready"}), flush=True)
    elif asked["say"] == "choose":
        ANSWER
    else:
        open(os.path.join(os.path.dirname(__file__), "over.json"), "w").write(line)
"""
FIRST_MOVE = 'print(json.dumps({"choice": 0}), flush=True)'


def write_program(path: Path, answer: str = FIRST_MOVE) -> str:
    """Write a program in Python that answers so; return its path."""
    return executable(path, sys.executable, PROGRAM.replace("ANSWER", answer))


def executable(path: Path, interpreter: str, text: str) -> str:
    """Write a file that can be run by *interpreter*; return its path."""
    path.write_text(f"#!{interpreter}\n{text}")
    path.chmod(0o755)
    return str(path)
