"""What a site weighs as it is sent."""

from __future__ import annotations

import gzip
from pathlib import Path

COMPRESSED = (".css", ".ftl", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
"""What hosts compress as they send it."""


def weight(path: Path) -> int:
    """Return the bytes that are sent of a file."""
    content = path.read_bytes()
    return len(gzip.compress(content, 9)) if path.suffix in COMPRESSED else len(content)


def weights(site: Path) -> dict[str, int]:
    """Return the bytes that are sent of every file, by its name within the site."""
    return {
        path.relative_to(site).as_posix(): weight(path)
        for path in sorted(site.rglob("*"))
        if path.is_file()
    }
