"""Score pads: count the points of a game played with the real cards."""
