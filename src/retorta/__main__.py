"""``python -m retorta``."""

from __future__ import annotations

import sys

from retorta import how_to_set_up


def start() -> None:
    """Run the command line; from a source tree that was not set up, say how to do that."""
    try:
        from retorta import plugins
        from retorta.cli import main
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] == "retorta":
            raise
        sys.exit(how_to_set_up(f"there is no {problem.name}"))
    if not plugins.games():
        # The libraries are there, but the entry points of our games are not installed.
        sys.exit(how_to_set_up("no game is installed"))
    main()


start()
