"""A table without input or output: it takes messages and returns what to write and to show.

It has no clock, randomness, network or database: its host provides them. See ``docs/tables.md``.
"""
