"""A name for a device in a list: its browser and its system, as far as they are known."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def label_of(agent: str) -> str:
    """Return which browser on which system a ``User-Agent`` header looks like; may be empty."""
    found = [
        next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in found if name)
