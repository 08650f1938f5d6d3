"""Which section of the rules explains the current question, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

SECTIONS: Final = {
    "keep-favors": "2",
    "herbalist": "14",
    "choose-spaces": "3.1",
    "plan-actions": "3.2",
    "put-on-boots": "13",
    "forage": "4.1",
    "transmute": "4.2",
    "buy-artifact": "4.3",
    "think-with-cap": "13",
    "offer-gold": "13",
    "look-through-periscope": "13",
    "try-on-student": "4.5",
    "drink-potion": "4.6",
    "lay-discounts": "5.3",
    "take-an-order": "5.1",
    "give-guarantee": "5.2",
    "brew-for-sale": "5.2",
    "publish-theory": "6",
    "choose-seal": "6.2",
    "choose-grant": "6.4",
    "disprove-aspect": "7.1",
    "publish-at-once": "7.3",
    "propose-experiment": "7.4",
    "claim-result": "7.4",
    "exhibit-potion": "9",
    "brew-for-exhibition": "9",
    "feather-or-mortar": "13",
    "revise-theory": "14.1",
    "choose-new-seal": "14.1",
}
