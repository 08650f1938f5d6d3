"""Which section of the rules explains the current question, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

SECTIONS: Final = {
    "take-turn": "3",
    "choose-ingredient": "3.4",
    "choose-what-to-learn": "4.2",
    "choose-what-to-destroy": "4.3",
    "choose-what-to-keep": "4.3",
    "choose-what-to-transform": "4.4",
    "choose-what-to-turn-into": "4.4",
    "return-cards": "6",
}
