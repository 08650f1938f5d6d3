"""A table without input or output: it takes messages and says what to write and what to show.

It has no clock, randomness, network or database: its host provides them. See ``docs/tables.md``.
"""
