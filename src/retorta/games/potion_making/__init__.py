"""Potion-Making: Practice, by S. Machin: elements in a shared cabinet, elixirs out of them."""

from retorta.games.potion_making.box import BOX

__all__ = ["BOX"]
