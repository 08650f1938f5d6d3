"""Thin doors to other people's houses, each an extra of its own."""
