"""Score pads: a game played with the real cards, counted."""
