"""Market Day on the shelf of this very process, as if it were installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import market_day

from retorta import plugins


@contextmanager
def shelved() -> Iterator[None]:
    """Let Market Day be found for a while."""
    find = plugins._found

    def found(group: str) -> dict[str, str]:
        more = {market_day.BOX.name: "market_day:BOX"} if group == "retorta.games" else {}
        return {**find(group), **more}

    plugins._found = found  # type: ignore[assignment]
    try:
        yield
    finally:
        plugins._found = find
        plugins.box.cache_clear()
