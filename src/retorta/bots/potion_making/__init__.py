"""Bots of Potion-Making, and what they know of it."""
