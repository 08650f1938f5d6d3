"""The rulebook, one module per section, in its order."""
