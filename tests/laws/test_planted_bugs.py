"""The laws are worth something: each of these bugs is caught by one of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from laws.laws import LAWS, Table, tables
from market_day import make_box
from market_day.bugs import Bug

from retorta.core.box import Box
from retorta.core.errors import TableError

CAUGHT_BY = {
    Bug.PUBLIC_VIEW_SHOWS_HANDS: "law_3_",
    Bug.PUBLIC_VIEW_SHOWS_OFFERS: "law_3_",
    Bug.OWN_VIEW_SHOWS_ANOTHERS_HAND: "law_3_",
    Bug.OWN_VIEW_SHOWS_ANOTHERS_OFFER: "law_3_",
    Bug.RECALL_SHOWS_HANDS: "law_3_",
    Bug.SHALLOW_COPY_OF_STATE: "law_2_",
    Bug.SHALLOW_COPY_OF_STEP: "law_2_",
    Bug.LUCK_OUTSIDE_THE_DEALER: "law_5_",
    Bug.ORDER_OF_ARRIVAL: "law_4_",
    Bug.ONLY_HOLDERS_ARE_ASKED: "law_10_",
    Bug.LOST_CARD: "law_6_",
    Bug.DREAM_IS_THE_TRUTH: "law_3b_",
    Bug.DREAM_DEALS_OWN_HAND: "law_3_",
    Bug.DREAM_DEPENDS_ON_TRUTH: "law_3_",
    Bug.FAST_PATH_DIFFERS: "law_8_",
    Bug.MOVE_NOT_LISTED: "law_1_",
    Bug.NEVER_ENDS: "law_1_",
    Bug.OBJECTION_RAISES: "law_9_",
}


def test_every_bug_has_its_law() -> None:
    assert set(CAUGHT_BY) == set(Bug)


@pytest.mark.parametrize("bug", Bug, ids=lambda bug: bug.name.lower())
def test_a_planted_bug_is_caught(bug: Bug) -> None:
    [law] = [law for law in LAWS if law.__name__.startswith(CAUGHT_BY[bug])]
    assert breaks(law, make_box(bug))


def breaks(law: Callable[[Table, int], None], box: Box) -> bool:
    """Whether the law is broken in one of a few games."""
    try:
        for table in tables(box):
            for seed in range(8):
                law(table, seed)
    except (AssertionError, TableError):
        return True
    return False


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_sound_game_obeys(law: Callable[[Table, int], None]) -> None:
    assert not breaks(law, make_box())
