"""Alchemists, by Matúš Kotry: find out what eight ingredients are made of, before the others."""

from retorta.games.alchemists.box import BOX

__all__ = ["BOX"]
