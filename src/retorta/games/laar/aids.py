"""What the printed player aids say, and what the pages need to draw experts and the pad."""

from __future__ import annotations

from typing import Any

from retorta.core import codec
from retorta.games.laar.build_views import ORDER_OF_COUNT
from retorta.games.laar.cards import CLASSES, Beast, Expert, Kind
from retorta.games.laar.rules.spices import POINTS


def printed_aids() -> dict[str, Any]:
    """Return the points for different spices (5.3) and for runs of gems (5.2), by their number.

    And the kind of good that each expert makes, the kinds in the order of the count, and the
    beasts as memos list them.
    """
    return {
        "spices": list(POINTS),
        "runs": [length * length for length in range(CLASSES + 1)],
        "makes": {str(codec.plain(expert)): codec.plain(Kind(expert)) for expert in Expert},
        "count": [codec.plain(kind) for kind in ORDER_OF_COUNT],
        "beasts": [codec.plain(beast) for beast in Beast],
    }
