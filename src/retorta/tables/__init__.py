"""A table without input or output: it takes messages and says what to write and what to show.

No clock, no luck, no network, no database: its host brings them. See ``docs/tables.md``.
"""
