"""Thinking, separate from the tables, the same on every host: bots' turns, hints, records."""
