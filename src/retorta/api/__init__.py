"""What ``import retorta`` offers: games, records, hints and reviews, each in one call.

The names themselves are in ``retorta/__init__.py``; ``docs/api.md`` walks through them.
"""
