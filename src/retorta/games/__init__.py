"""The games: one room each, all alike."""
