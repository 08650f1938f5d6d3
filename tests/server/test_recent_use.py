"""Who had more than their share lately: alone nobody has, nor where there is time for all."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from retorta.server.thinking.recent_use import LATELY, RecentUse


def busy(lately: RecentUse, place: str, person: str, part: float, until: float = 200.0) -> None:
    """Have somebody thought for, for *part* of every second."""
    for second in range(int(until)):
        lately.thought_for(place, person, part, float(second))


def test_who_is_alone_never_has_had_their_share() -> None:
    lately = RecentUse()
    busy(lately, "here", "anna", 1.0)
    assert not lately.had_share("here", "anna", 1, 200.0)
    assert not lately.had_share("elsewhere", "boris", 1, 200.0)


def test_half_of_the_time_is_the_share_of_each_of_two_addresses() -> None:
    for part, is_much in ((0.4, False), (0.6, True)):
        lately = RecentUse()
        busy(lately, "here", "anna", part)
        lately.came("there", "boris", 200.0)
        assert lately.had_share("here", "anna", 1, 200.0) is is_much
        assert not lately.had_share("here", "anna", 2, 200.0), "two workers have twice the time"
        assert not lately.had_share("there", "boris", 1, 200.0)


def test_a_new_person_of_an_address_that_had_its_share_has_had_it_too() -> None:
    lately = RecentUse()
    busy(lately, "here", "mallory", 0.9)
    lately.came("there", "boris", 200.0)
    lately.came("here", "mallory again", 200.0)
    assert lately.had_share("here", "mallory again", 1, 200.0)


def test_people_of_one_address_share_what_is_its() -> None:
    lately = RecentUse()
    busy(lately, "club", "anna", 0.6)
    lately.came("club", "boris", 200.0)
    assert lately.had_share("club", "anna", 1, 200.0)
    assert not lately.had_share("club", "boris", 1, 200.0)


@given(st.floats(0.0, 3 * LATELY), st.floats(0.1, 1.0))
def test_who_is_gone_for_a_while_is_gone_and_what_was_had_is_forgotten(
    later: float, part: float
) -> None:
    lately = RecentUse()
    busy(lately, "here", "anna", part)
    lately.came("there", "boris", 200.0)
    now = 200.0 + later
    lately.came("here", "anna", now)
    lately.thought_for("here", "anna", 0.7 * LATELY, now)
    assert lately.had_share("here", "anna", 1, now) is (later < LATELY)
    lately.came("there", "boris", now + 2 * LATELY)
    lately.came("here", "anna", now + 2 * LATELY)
    assert not lately.had_share("here", "anna", 1, now + 2 * LATELY)
