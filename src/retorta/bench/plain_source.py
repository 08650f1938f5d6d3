"""Measures a game on the plain source, even where Retorta is installed compiled.

Run as a program of its own: ``python plain_source.py GAME SECONDS``. It must decide where modules
come from before the first one is imported, so it imports nothing of Retorta at its head.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

HOUSE = str(Path(__file__).parent.parent)


def source_only(path: str) -> Any:
    """Find modules of the house as source; leave all other folders to the usual finder."""
    if path != HOUSE and not path.startswith(HOUSE + "/"):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def main() -> None:
    """Print the figures of a game as JSON."""
    # The folder of this file is no place to import from.
    sys.path[0] = str(Path(HOUSE).parent)
    sys.path_hooks.insert(0, source_only)
    sys.path_importer_cache.clear()
    from retorta.bench.peers import measured

    print(json.dumps(measured(sys.argv[1], float(sys.argv[2]))))


if __name__ == "__main__":
    main()
