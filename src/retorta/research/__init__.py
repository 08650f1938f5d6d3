"""Doors for learners: the games as other libraries know games."""
