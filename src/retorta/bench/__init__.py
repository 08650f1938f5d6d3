"""Benchmarks: the speed of our engine, compared with other systems."""
