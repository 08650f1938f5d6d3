"""Measuring a game on the plain source, even if Retorta is installed compiled.

Run as a separate program: ``python plain_source.py GAME SECONDS``. It must decide where modules
come from before the first one is imported, so it imports nothing of Retorta at the top.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

HOUSE = str(Path(__file__).parent.parent)


def source_only(path: str) -> Any:
    """Find our own modules as source; leave all other folders to the default finder."""
    if path != HOUSE and not path.startswith(HOUSE + "/"):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def main() -> None:
    """Print the figures of a game as JSON."""
    # Do not import from this file's folder.
    sys.path[0] = str(Path(HOUSE).parent)
    sys.path_hooks.insert(0, source_only)
    sys.path_importer_cache.clear()
    from retorta.bench.peers import measured

    print(json.dumps(measured(sys.argv[1], float(sys.argv[2]))))


if __name__ == "__main__":
    main()
