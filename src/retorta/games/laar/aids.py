"""What the printed aids of the box say, for a page to draw."""

from __future__ import annotations

from typing import Any

from retorta.games.laar.cards import CLASSES
from retorta.games.laar.rules.spices import POINTS


def printed_aids() -> dict[str, Any]:
    """Return the points for different spices (5.3) and for runs of gems (5.2), by their number."""
    return {
        "spices": list(POINTS),
        "runs": [length * length for length in range(CLASSES + 1)],
    }
