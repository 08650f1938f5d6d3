"""Potion-Making: Practice, by S. Machin: elements in a shared cabinet become elixirs."""

from retorta.games.potion_making.box import BOX

__all__ = ["BOX"]
