"""Guilds of Laar, by Yury Zhuravlev: five experts, and every card is one of five goods."""

from retorta.games.laar.box import BOX

__all__ = ["BOX"]
