"""What a program takes from ``retorta``: playing, records, hints and reviews in one call each.

The names themselves are in ``retorta/__init__.py``; ``docs/api.md`` walks through them.
"""
