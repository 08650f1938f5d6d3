"""Thinking apart from a table, the same for every host: bots' turns, hints, records."""
