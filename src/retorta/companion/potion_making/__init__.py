"""Potion-Making at a real table: the recipe book."""
