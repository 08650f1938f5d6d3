"""Guilds of Laar at a real table: the deck of its box, its score pad, its rounds."""
