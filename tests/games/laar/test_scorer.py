"""The scorer against a brute force that only knows what a run and a set are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from retorta.games.laar.cards import (
    Beast,
    BeastSet,
    Memo,
    SetKind,
    SpellKind,
    SpellZone,
    WeaponZone,
)
from retorta.games.laar.data import cardboard
from retorta.games.laar.rules.beasts import best_sets, points_for_beasts
from retorta.games.laar.rules.best import best_sides, points_of_player
from retorta.games.laar.rules.gems import best_runs, best_shifts, points_for_gems
from retorta.games.laar.rules.spells import triples_of_beasts
from retorta.games.laar.rules.stacks import Goods
from retorta.games.laar.rules.weapons import (
    best_wards,
    points_for_weapons,
    taken_from,
    weapons_that_count,
)
from retorta.games.laar.state import NOTHING

Cards = tuple[int, ...]
SHIFT = SpellZone(int(SpellKind.GEM_SHIFT), [])


def gems(classes: Cards, shifts: int = 0) -> Goods:
    return Goods([], [], [], [SHIFT] * shifts, list(classes))


def is_run(classes: Cards) -> bool:
    """Whether the cards are different classes that follow each other round the circle."""
    follow = [{(first + step) % 8 + 1 for step in range(len(classes))} for first in range(8)]
    return len(set(classes)) == len(classes) and set(classes) in follow


def splits(cards: Cards) -> Iterator[tuple[Cards, Cards]]:
    """Yield every group that the first card can be in, with the cards that are left."""
    for size in range(len(cards)):
        for others in combinations(range(1, len(cards)), size):
            group = (cards[0], *(cards[place] for place in others))
            rest = tuple(card for place, card in enumerate(cards) if place and place not in others)
            yield group, rest


def brute_gems(classes: Cards, known: dict[Cards, int]) -> int:
    if not classes:
        return 0
    if classes not in known:
        known[classes] = max(
            len(group) ** 2 + brute_gems(rest, known)
            for group, rest in splits(classes)
            if is_run(group)
        )
    return known[classes]


def shifted(classes: Cards, shifts: int) -> set[Cards]:
    """Return all that up to so many changes by 1 can make of the gems."""
    found = {classes}
    for _ in range(shifts):
        found |= {
            tuple(sorted([*cards[:place], (cards[place] - 1 + step) % 8 + 1, *cards[place + 1 :]]))
            for cards in found
            for place in range(len(cards))
            for step in (1, -1)
        }
    return found


def test_gems_agree_with_brute_force() -> None:
    """Two thousand stacks of up to eight gems, without changes."""
    random = Random(1)
    known: dict[Cards, int] = {}
    for _ in range(2000):
        classes = tuple(sorted(random.choices(range(1, 9), k=random.randrange(9))))

        assert points_for_gems(gems(classes)) == brute_gems(classes, known), classes


def test_gems_of_every_class_agree_with_brute_force() -> None:
    """With no class missing the circle closes, and the longest run is not always best."""
    random = Random(2)
    known: dict[Cards, int] = {}
    for extra in [(1, 2, 4, 5), *(tuple(random.choices(range(1, 9), k=3)) for _ in range(40))]:
        classes = tuple(sorted([*range(1, 9), *extra]))

        assert points_for_gems(gems(classes)) == brute_gems(classes, known), classes


def test_the_longest_run_first_is_not_always_best() -> None:
    """A run of eight leaves 64 + 4 + 4; seven and five make 74."""
    assert points_for_gems(gems((1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 8))) == 74


@pytest.mark.parametrize("shifts", [1, 2, 3, 4])
def test_changed_gems_agree_with_brute_force(shifts: int) -> None:
    """Three hundred stacks for each number of changes, one to four."""
    random = Random(shifts)
    known: dict[Cards, int] = {}
    for _ in range(300 if shifts < 3 else 120):
        classes = tuple(sorted(random.choices(range(1, 9), k=random.randrange(1, 7))))
        best = max(brute_gems(cards, known) for cards in shifted(classes, shifts))

        assert points_for_gems(gems(classes, shifts)) == best, classes


def test_the_split_that_is_shown_is_the_one_that_counts() -> None:
    random = Random(5)
    for _ in range(300):
        classes = random.choices(range(1, 9), k=random.randrange(1, 11))
        shifts = random.randrange(3)
        goods = gems(tuple(classes), shifts)
        runs = best_runs(goods)
        for before, after in best_shifts(goods):
            assert (after - before) % 8 in (1, 7)
            classes.remove(before)
            classes.append(after)

        assert len(best_shifts(goods)) <= shifts
        assert all(is_run(tuple(run)) for run in runs)
        assert sorted(gem for run in runs for gem in run) == sorted(classes)
        assert sum(len(run) ** 2 for run in runs) == points_for_gems(goods)


def worth(group: Cards, memo: Memo) -> int:
    """Return what a group of beasts is worth as one set of the memo."""
    most = 0
    for line in memo.sets:
        if line.kind == SetKind.NAMED:
            fits = sorted(group) == sorted(line.beasts)
        elif len(group) != line.count:
            fits = False
        elif line.kind == SetKind.SAME:
            fits = len(set(group)) == 1
        elif line.kind == SetKind.DIFFERENT:
            fits = len(set(group)) == len(group)
        else:
            fits = True
        if fits:
            most = max(most, line.points)
    return most


def brute_beasts(beasts: Cards, memo: Memo, known: dict[Cards, int]) -> int:
    if not beasts:
        return 0
    if beasts not in known:
        known[beasts] = max(
            worth(group, memo) + brute_beasts(rest, memo, known) for group, rest in splits(beasts)
        )
    return known[beasts]


def random_memo(random: Random) -> Memo:
    """Return a memo with sets of every kind."""
    sets = []
    for _ in range(random.randrange(1, 6)):
        kind = random.choice(list(SetKind))
        named = random.choices(range(4), k=random.randrange(1, 5))
        count = len(named) if kind == SetKind.NAMED else random.randrange(1, 5)
        beasts = named if kind == SetKind.NAMED else []
        sets.append(BeastSet(int(kind), count, beasts, random.randrange(15)))
    return Memo("?", sets, [])


MEMOS = [memo for memo in cardboard("").memos if not memo.next]


@pytest.mark.parametrize("memo", MEMOS, ids=lambda memo: memo.name)
def test_beasts_agree_with_brute_force(memo: Memo) -> None:
    """Every stack of up to nine beasts: 715 for each memo of sets."""
    known: dict[Cards, int] = {}
    stacks: set[Cards] = {()}
    for _ in range(9):
        stacks |= {tuple(sorted([*stack, beast])) for stack in stacks for beast in range(4)}
    assert len(stacks) == 715
    for beasts in stacks:
        assert points_for_beasts(list(beasts), memo) == brute_beasts(beasts, memo, known), beasts


def test_any_memo_a_file_can_write_agrees_with_brute_force() -> None:
    random = Random(7)
    for _ in range(100):
        memo = random_memo(random)
        known: dict[Cards, int] = {}
        for _ in range(10):
            beasts = tuple(sorted(random.choices(range(4), k=random.randrange(8))))
            points = points_for_beasts(list(beasts), memo)

            assert points == brute_beasts(beasts, memo, known), (memo, beasts)
            assert sum(worth for _, worth in best_sets(list(beasts), memo)) == points
            made = [beast for group, _ in best_sets(list(beasts), memo) for beast in group]
            assert all(made.count(beast) <= beasts.count(beast) for beast in range(4))


def test_a_memo_of_order_counts_beast_by_beast() -> None:
    memo = cardboard("").memos[4]
    random = Random(8)
    for _ in range(200):
        beasts = random.choices(range(4), k=random.randrange(13))
        points = sum(
            memo.next[beasts[place]][beasts[place + 1]] for place in range(len(beasts) - 1)
        )

        assert points_for_beasts(beasts, memo) == points
        assert sum(worth for _, worth in best_sets(beasts, memo)) == points


def test_triples_of_beasts_agree_with_brute_force() -> None:
    triples = Memo("?", [BeastSet(int(SetKind.DIFFERENT), 3, [], 1)], [])
    random = Random(9)
    known: dict[Cards, int] = {}
    for _ in range(400):
        beasts = tuple(sorted(random.choices(list(Beast), k=random.randrange(10))))

        assert triples_of_beasts(list(beasts)) == brute_beasts(beasts, triples, known)


def random_goods(random: Random) -> Goods:
    printed = cardboard("")
    stacks: list[list[int]] = [[] for _ in range(5)]
    for card in random.sample(range(48), 12):
        random.choice(stacks).append(card)
    spices, beasts, weapons, spells, classes = stacks
    return Goods(
        [printed.spices[card] for card in spices],
        [printed.beasts[card] for card in beasts],
        [printed.weapons[card] for card in weapons],
        [printed.spells[card] for card in spells],
        [printed.gems[card] for card in classes],
    )


def brute_weapons(arms: list[list[WeaponZone]], wards: list[int], sides: list[int]) -> list[int]:
    """Return what everybody takes less what is taken from them, weapon by weapon."""
    seats = len(arms)
    points = [0] * seats
    for seat in range(seats):
        for weapon in arms[seat]:
            for side, number in ((0, weapon.left), (1, weapon.right)):
                if seats == 2 and sides[seat] != side:
                    continue
                neighbour = (seat + (1 if side == 0 else -1)) % seats
                if not wards[neighbour] & 1 << weapon.type:
                    points[seat] += number
                    points[neighbour] -= number
    return points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weapons_add_up_to_nought(seats: int) -> None:
    random = Random(seats)
    for _ in range(200):
        arms = [weapons_that_count(random_goods(random)) for _ in range(seats)]
        wards = [random.randrange(16) for _ in range(seats)]
        sides = [random.randrange(2) for _ in range(seats)]
        points = points_for_weapons(arms, wards, sides)

        assert sum(points) == 0
        assert points == brute_weapons(arms, wards, sides)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_protection_is_the_best(seats: int) -> None:
    """No other types leave the neighbours less; of two, whatever side the other chooses."""
    random = Random(10 + seats)
    for _ in range(100):
        arms = [weapons_that_count(random_goods(random)) for _ in range(seats)]
        for wards in range(5):
            best = best_wards(arms, 0, wards, 0, NOTHING)
            least = min(
                taken_from(arms, 0, sum(1 << weapon for weapon in types), NOTHING)
                for types in combinations(range(4), wards)
            )

            assert best.bit_count() == wards
            assert taken_from(arms, 0, best, NOTHING) == least


def test_two_players_choose_the_stronger_side() -> None:
    random = Random(11)
    for _ in range(100):
        arms = [weapons_that_count(random_goods(random)) for _ in range(2)]
        wards = [random.randrange(16) for _ in range(2)]
        sides = best_sides(arms, wards)
        points = points_for_weapons(arms, wards, sides)[0]

        assert all(
            points_for_weapons(arms, wards, [side, sides[1]])[0] <= points for side in (0, 1)
        )


def test_all_points_of_a_player_are_those_of_the_five_kinds() -> None:
    random = Random(12)
    memo = cardboard("").memos[3]
    for _ in range(50):
        table = [random_goods(random) for _ in range(3)]
        totals = [points_of_player(table, memo, seat) for seat in range(3)]
        alone = [
            points_of_player(
                [
                    Goods([], [], [], [], []) if other != seat else goods
                    for other, goods in enumerate(table)
                ],
                memo,
                seat,
            )
            for seat in range(3)
        ]
        strikes = [sum(w.left + w.right for w in weapons_that_count(goods)) for goods in table]
        arms = [weapons_that_count(goods) for goods in table]
        wards = [
            best_wards(
                arms, seat, min(4, sum(s.kind == SpellKind.WARD for s in goods.spells)), 0, NOTHING
            )
            for seat, goods in enumerate(table)
        ]
        weapons = points_for_weapons(arms, wards, [])

        assert totals == [alone[seat] - strikes[seat] + weapons[seat] for seat in range(3)]
