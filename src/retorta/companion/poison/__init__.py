"""Poison at a real table: its score pad, and how to set it up."""
