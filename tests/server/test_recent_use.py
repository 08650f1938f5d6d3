"""Who had more than their share lately: alone nobody has, nor where there is time for all."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from retorta.server.thinking.recent_use import RECENT, RecentUse


def busy(recent_use: RecentUse, place: str, person: str, part: float, until: float = 200.0) -> None:
    """Have somebody thought for, for *part* of every second."""
    for second in range(int(until)):
        recent_use.add(place, person, part, float(second))


def test_who_is_alone_never_has_had_their_share() -> None:
    recent_use = RecentUse()
    busy(recent_use, "here", "anna", 1.0)
    assert not recent_use.had_share("here", "anna", 1, 200.0)
    assert not recent_use.had_share("elsewhere", "boris", 1, 200.0)


def test_half_of_the_time_is_the_share_of_each_of_two_addresses() -> None:
    for part, is_much in ((0.4, False), (0.6, True)):
        recent_use = RecentUse()
        busy(recent_use, "here", "anna", part)
        recent_use.came("there", "boris", 200.0)
        assert recent_use.had_share("here", "anna", 1, 200.0) is is_much
        assert not recent_use.had_share("here", "anna", 2, 200.0), "two workers have twice the time"
        assert not recent_use.had_share("there", "boris", 1, 200.0)


def test_a_new_person_of_an_address_that_had_its_share_has_had_it_too() -> None:
    recent_use = RecentUse()
    busy(recent_use, "here", "mallory", 0.9)
    recent_use.came("there", "boris", 200.0)
    recent_use.came("here", "mallory again", 200.0)
    assert recent_use.had_share("here", "mallory again", 1, 200.0)


def test_people_of_one_address_share_what_is_its() -> None:
    recent_use = RecentUse()
    busy(recent_use, "club", "anna", 0.6)
    recent_use.came("club", "boris", 200.0)
    assert recent_use.had_share("club", "anna", 1, 200.0)
    assert not recent_use.had_share("club", "boris", 1, 200.0)


@given(st.floats(0.0, 3 * RECENT), st.floats(0.1, 1.0))
def test_who_is_gone_for_a_while_is_gone_and_what_was_had_is_forgotten(
    later: float, part: float
) -> None:
    recent_use = RecentUse()
    busy(recent_use, "here", "anna", part)
    recent_use.came("there", "boris", 200.0)
    now = 200.0 + later
    recent_use.came("here", "anna", now)
    recent_use.add("here", "anna", 0.7 * RECENT, now)
    assert recent_use.had_share("here", "anna", 1, now) is (later < RECENT)
    recent_use.came("there", "boris", now + 2 * RECENT)
    recent_use.came("here", "anna", now + 2 * RECENT)
    assert not recent_use.had_share("here", "anna", 1, now + 2 * RECENT)
