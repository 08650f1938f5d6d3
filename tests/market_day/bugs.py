"""The bugs that Market Day can be made with."""

from __future__ import annotations

from enum import Enum, auto


class Bug(Enum):
    PUBLIC_VIEW_SHOWS_HANDS = auto()
    PUBLIC_VIEW_SHOWS_OFFERS = auto()
    OWN_VIEW_SHOWS_ANOTHERS_HAND = auto()
    OWN_VIEW_SHOWS_ANOTHERS_OFFER = auto()
    RECALL_SHOWS_HANDS = auto()
    SHALLOW_COPY_OF_STATE = auto()
    SHALLOW_COPY_OF_STEP = auto()
    LUCK_OUTSIDE_THE_DEALER = auto()
    ORDER_OF_ARRIVAL = auto()
    ONLY_HOLDERS_ARE_ASKED = auto()
    LOST_CARD = auto()
    DREAM_IS_THE_TRUTH = auto()
    DREAM_DEALS_OWN_HAND = auto()
    DREAM_DEPENDS_ON_TRUTH = auto()
    FAST_PATH_DIFFERS = auto()
    MOVE_NOT_LISTED = auto()
    NEVER_ENDS = auto()
    OBJECTION_RAISES = auto()
