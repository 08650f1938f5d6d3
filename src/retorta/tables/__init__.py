"""A table without input or output: handed messages, it says what to write and what to show.

No clock, no luck, no network, no database: its host brings them. See ``docs/tables.md``.
"""
