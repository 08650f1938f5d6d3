"""The engine: it plays any game, and contains nothing specific to one."""
