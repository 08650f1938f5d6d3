"""Poison, by Reiner Knizia: potions into three cauldrons, and woe to who makes one overflow."""

from retorta.games.poison.box import BOX

__all__ = ["BOX"]
