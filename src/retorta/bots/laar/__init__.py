"""Bots of Guilds of Laar, and what they know of it."""
