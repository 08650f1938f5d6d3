"""Which section of the rules explains the current question, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

SECTIONS: Final = {
    "play-in-turn": "3",
}
