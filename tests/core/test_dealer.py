"""Luck comes from the dealer, and only from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from retorta.core import door
from retorta.core.dealer import Dealer, ScriptedDealer, SeededDealer
from retorta.core.enumerating import every_way
from retorta.core.errors import Unreadable
from retorta.core.match import Match
from retorta.core.verifiable import VerifiableDealer
from retorta.games.poison import BOX

DEALERS: dict[str, Callable[[], Dealer]] = {
    "seeded": lambda: SeededDealer(7),
    "verifiable": lambda: VerifiableDealer(bytes(32), ["salt"]),
}


@pytest.mark.parametrize("kind", DEALERS)
def test_all_picks_are_equally_likely(kind: str) -> None:
    dealer = DEALERS[kind]()
    counts = Counter(dealer.pick(6) for _ in range(6000))
    chi_square = sum((counts[side] - 1000) ** 2 / 1000 for side in range(6))

    assert chi_square < 20.5, "one chance in a thousand"


def test_the_same_seed_deals_the_same() -> None:
    first, second = SeededDealer(3), SeededDealer(3)

    assert [first.pick(50) for _ in range(20)] == [second.pick(50) for _ in range(20)]


def test_where_there_is_one_way_no_luck_is_used() -> None:
    dealer = SeededDealer(1)

    assert dealer.pick(1) == 0
    assert dealer.luck == []


def test_a_drawn_thing_leaves_the_pile() -> None:
    pile = list(range(10))
    dealer = SeededDealer(1)
    drawn = [dealer.draw(pile) for _ in range(10)]

    assert sorted(drawn) == list(range(10))
    assert pile == []


def test_nobody_listens_and_nothing_is_kept() -> None:
    dealer = SeededDealer(1, listening=False)
    dealer.pick(6)

    assert dealer.luck == []


def test_a_script_is_followed() -> None:
    dealer = ScriptedDealer([2, 0, 1])

    assert [dealer.pick(3) for _ in range(3)] == [2, 0, 1]
    assert dealer.luck == [2, 0, 1]


def test_a_script_that_is_too_short_or_impossible_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        ScriptedDealer([]).pick(3)
    assert caught.value.name == "luck-missing"
    with pytest.raises(Unreadable) as caught:
        ScriptedDealer([3]).pick(3)
    assert caught.value.name == "luck-out-of-range"


def test_every_way_luck_can_go_is_found_with_its_chance() -> None:
    """Two dice, the second thrown only after a six."""

    def throw(dealer: Dealer) -> int:
        first = dealer.pick(6) + 1
        return first if first < 6 else first + dealer.pick(6) + 1

    found: dict[int, Fraction] = {}
    for chance, total in every_way(throw):
        found[total] = found.get(total, Fraction(0)) + chance

    assert sum(found.values()) == 1
    assert found == {
        **{total: Fraction(1, 6) for total in range(1, 6)},
        **{total: Fraction(1, 36) for total in range(7, 13)},
    }


def test_the_states_a_move_can_lead_to() -> None:
    """In the five-card variant a play draws one of the cards of the pile."""
    match = Match(BOX, 4, SeededDealer(1), {"rulebook": "polish", "hand": "five"})
    [seat] = match.deciders()
    before = repr(match.state)
    [move, *_] = match.legal_moves(seat)

    def played(dealer: Dealer) -> None:
        door.play(match.state.copy(), seat, move, dealer)

    reached = list(every_way(played))

    assert len(reached) == 30
    assert sum(chance for chance, _ in reached) == 1
    assert repr(match.state) == before
