"""Thinking, separate from the tables and the same for every host: bots' turns, hints, records."""
