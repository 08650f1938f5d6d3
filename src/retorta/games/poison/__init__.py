"""Poison, by Reiner Knizia: potions go into three cauldrons, and nobody wants one to overflow."""

from retorta.games.poison.box import BOX

__all__ = ["BOX"]
