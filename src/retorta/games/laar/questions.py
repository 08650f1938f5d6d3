"""Which section of the rules explains the current question, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

SECTIONS: Final = {
    "assign-experts": "4.2",
    "acquire-goods": "4.3",
    "place-universal-goods": "5.0",
    "name-wards": "5.5",
    "choose-sides": "5.5",
}
