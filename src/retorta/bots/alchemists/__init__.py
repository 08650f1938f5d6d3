"""Alchemists: judgement of single moves, exact chances, and plans of whole rounds."""
