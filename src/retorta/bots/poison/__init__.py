"""Bots of Poison, and what they know of it."""
