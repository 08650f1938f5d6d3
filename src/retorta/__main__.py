"""``python -m retorta``."""

from __future__ import annotations

from retorta.cli import main

main()
