"""Benchmarks: the speed of our engine, and of other systems beside it."""
