"""The engine: it plays any game and knows none."""
