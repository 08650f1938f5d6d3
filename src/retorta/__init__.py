"""Retorta: potion-and-alchemy board games, to play, to watch and to study."""

from __future__ import annotations

__version__ = "0.1.0"
