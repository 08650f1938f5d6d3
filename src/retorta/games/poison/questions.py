"""Which section of the rules answers what is asked, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

SECTIONS: Final = {
    "play-in-turn": "3",
}
