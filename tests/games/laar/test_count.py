"""5. The count and 7. the frequent questions: every example, and every decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.table import ANNA, BORIS, CLEO, refused

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.door import NOT_ASKED, objection
from retorta.core.match import Match
from retorta.core.words import Move
from retorta.games.laar.cards import (
    Beast,
    Kind,
    Side,
    SpellKind,
    SpellZone,
    Spice,
    WeaponType,
    WeaponZone,
)
from retorta.games.laar.data import cardboard
from retorta.games.laar.moves import CATALOGUE, LEAVE, ChooseSide, Transfer, Ward
from retorta.games.laar.rules.beasts import best_sets, points_for_beasts
from retorta.games.laar.rules.best import best_answer
from retorta.games.laar.rules.end import totals, winners
from retorta.games.laar.rules.gems import best_runs, points_for_gems
from retorta.games.laar.rules.spells import points_for_spell, points_for_spells
from retorta.games.laar.rules.spices import points_for_spices
from retorta.games.laar.rules.stacks import Goods
from retorta.games.laar.rules.universal import ONLY_UNIVERSAL_GOODS
from retorta.games.laar.rules.weapons import (
    LEFT,
    RIGHT,
    WARD_ANOTHER_TYPE,
    best_wards,
    points_for_weapons,
    strength,
    weapons_that_count,
)
from retorta.games.laar.state import NOTHING, Laar
from retorta.texts import Speaker

Situation = Callable[..., Match]
ANISE, MINT, PEPPER, JUNIPER, LOTUS, CLOVE = Spice
PHOENIX, SERPENT, SPIDER, UNICORN = Beast
BOOMERANG, PINGA, SHURIKEN, KATAR = WeaponType
MEMOS = cardboard("").memos


def goods(**stacks: list[Any]) -> Goods:
    """Return goods; stacks that are not named are empty."""
    weapons = [
        WeaponZone(int(kind), left, right) for kind, left, right in stacks.get("weapons", [])
    ]
    return Goods(
        [int(spice) for spice in stacks.get("spices", [])],
        [int(beast) for beast in stacks.get("beasts", [])],
        weapons,
        stacks.get("spells", []),
        stacks.get("gems", []),
    )


def spell(kind: SpellKind, *of: int) -> SpellZone:
    return SpellZone(int(kind), [int(thing) for thing in of])


def test_5_3_example_three_spices_and_a_second_anise() -> None:
    assert points_for_spices(goods(spices=[ANISE, MINT, PEPPER, ANISE])) == 8


@pytest.mark.parametrize(
    ("different", "points"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 12), (5, 20), (6, 30)]
)
def test_5_3_points_by_the_number_of_different_spices(different: int, points: int) -> None:
    assert points_for_spices(goods(spices=list(Spice)[:different])) == points


def test_5_2_example_runs_go_round_from_8_to_1() -> None:
    """1, 2, 4, 4, 8 are 8-1-2, 4 and 4: eleven points."""
    held = goods(gems=[1, 2, 4, 4, 8])

    assert points_for_gems(held) == 11
    assert best_runs(held) == [[8, 1, 2], [4], [4]]


def test_5_2_example_one_run_of_five() -> None:
    assert points_for_gems(goods(gems=[1, 2, 3, 4, 8])) == 25


def test_5_2_a_class_is_in_a_run_at_most_once() -> None:
    """All eight classes and a second 1 are 64 and 1."""
    assert points_for_gems(goods(gems=[1, 2, 3, 4, 5, 6, 7, 8, 1])) == 65


def test_5_1_a_spell_changes_a_gem_by_one_and_8_is_next_to_1() -> None:
    shift = spell(SpellKind.GEM_SHIFT)

    assert points_for_gems(goods(gems=[7, 7], spells=[shift])) == 4
    assert points_for_gems(goods(gems=[1, 2, 7], spells=[shift])) == 9


def test_7_two_changes_may_hit_one_gem() -> None:
    """A 1 becomes a 3: with 4 and 5 a run of three."""
    shift = spell(SpellKind.GEM_SHIFT)

    assert points_for_gems(goods(gems=[1, 4, 5], spells=[shift])) == 5
    assert points_for_gems(goods(gems=[1, 4, 5], spells=[shift, shift])) == 9


def test_5_4_memo_three_counts_pairs_of_any_beasts() -> None:
    assert points_for_beasts([PHOENIX, SPIDER, UNICORN], MEMOS[2]) == 5
    assert points_for_beasts([PHOENIX], MEMOS[2]) == 0


def test_5_4_example_memo_four_either_way() -> None:
    """Two unicorns, a spider and a phoenix: 6 + 4 or 8 + 2."""
    assert points_for_beasts([UNICORN, UNICORN, SPIDER, PHOENIX], MEMOS[3]) == 10
    assert points_for_beasts([UNICORN, UNICORN, PHOENIX, PHOENIX], MEMOS[3]) == 12


def test_5_4_example_memo_five_goes_by_the_order() -> None:
    order: list[int] = [PHOENIX, SPIDER, UNICORN, UNICORN, SERPENT]

    assert points_for_beasts(order, MEMOS[4]) == 14
    assert [points for _, points in best_sets(order, MEMOS[4])] == [4, 3, 3, 4]


def test_5_4_memos_one_and_two_are_what_the_reconstruction_says() -> None:
    assert points_for_beasts([SPIDER] * 5, MEMOS[0]) == 16
    assert points_for_beasts([UNICORN, PHOENIX, PHOENIX, SPIDER, SERPENT], MEMOS[1]) == 16


ARSENAL = [(PINGA, 1, 2), (BOOMERANG, 0, 2), (SHURIKEN, 1, 1)]


def test_5_5_example_four_types_of_weapon() -> None:
    arms = weapons_that_count(goods(weapons=[*ARSENAL, (KATAR, 2, 0)]))

    assert (strength(arms, LEFT, 0), strength(arms, RIGHT, 0)) == (4, 5)


def test_5_5_example_two_of_a_type_count_nothing() -> None:
    """A second boomerang instead of the katar: 2 and 3 are left."""
    held = goods(
        weapons=[*ARSENAL, (BOOMERANG, 2, 0)], spells=[spell(SpellKind.WEAPON_BOOST, BOOMERANG)]
    )
    arms = weapons_that_count(held)

    assert (strength(arms, LEFT, 0), strength(arms, RIGHT, 0)) == (2, 3)
    assert points_for_spell(spell(SpellKind.POINT_PER_GOOD, Kind.WEAPON), held) == 4


def test_5_1_example_three_spells() -> None:
    """2 per spell: 6; three different beasts: 4; the shuriken 1-1 counts 3-3."""
    held = goods(
        beasts=[UNICORN, UNICORN, SPIDER, PHOENIX],
        weapons=[(SHURIKEN, 1, 1)],
        spells=[
            spell(SpellKind.TWO_PER_SPELL),
            spell(SpellKind.FOUR_PER_THREE_BEASTS),
            spell(SpellKind.WEAPON_BOOST, SHURIKEN),
        ],
    )

    assert [points_for_spell(one, held) for one in held.spells] == [6, 4, 0]
    assert points_for_spells(held) == 10
    assert weapons_that_count(held) == [WeaponZone(SHURIKEN, 3, 3)]


@pytest.mark.parametrize("kind", [Kind.SPICE, Kind.BEAST, Kind.WEAPON, Kind.GEM])
def test_5_1_a_point_per_good(kind: Kind) -> None:
    held = goods(
        spices=[ANISE], beasts=[SPIDER] * 2, weapons=[(KATAR, 0, 0)] * 3, gems=[1, 1, 1, 1]
    )

    assert points_for_spell(spell(SpellKind.POINT_PER_GOOD, kind), held) == held.sizes()[kind]


def test_5_1_two_per_named_beast() -> None:
    held = goods(beasts=[SPIDER, SPIDER, PHOENIX])

    assert points_for_spell(spell(SpellKind.TWO_PER_BEAST, SPIDER), held) == 4


def test_5_1_five_kinds_once_or_twice() -> None:
    card = spell(SpellKind.FOUR_PER_FIVE_KINDS)
    once = goods(spices=[ANISE], beasts=[SPIDER], weapons=[(KATAR, 0, 0)], gems=[1], spells=[card])
    twice = Goods(
        once.spices * 2, once.beasts * 2, once.weapons * 2, once.spells * 2, once.gems * 2
    )

    assert points_for_spell(card, once) == 4
    assert points_for_spell(card, twice) == 8
    assert points_for_spell(card, goods(spells=[card])) == 0


def test_5_1_boosts_for_one_type_add_up() -> None:
    boost = spell(SpellKind.WEAPON_BOOST, KATAR)

    assert weapons_that_count(goods(weapons=[(KATAR, 0, 1)], spells=[boost, boost])) == [
        WeaponZone(KATAR, 4, 5)
    ]


def test_7_two_spells_for_three_different_beasts() -> None:
    """2 unicorns, 2 phoenixes and a spider: 8; another spider or serpent 16, a unicorn still 8."""
    card = spell(SpellKind.FOUR_PER_THREE_BEASTS)
    beasts = [UNICORN, UNICORN, PHOENIX, PHOENIX, SPIDER]

    def points(*more: Beast) -> int:
        return points_for_spells(goods(beasts=[*beasts, *more], spells=[card, card]))

    assert points() == 8
    assert points(SPIDER) == points(SERPENT) == 16
    assert points(UNICORN) == points(PHOENIX) == 8


def test_7_every_spell_counts_spices_by_itself() -> None:
    """mint+clove and mint+anise: 4 each; with one more mint 8 and 4."""
    pairs = [
        spell(SpellKind.FOUR_PER_SPICE_PAIR, MINT, CLOVE),
        spell(SpellKind.FOUR_PER_SPICE_PAIR, MINT, ANISE),
    ]
    spices = [MINT, CLOVE, CLOVE, ANISE]

    assert [points_for_spell(one, goods(spices=spices)) for one in pairs] == [4, 4]
    assert [points_for_spell(one, goods(spices=[*spices, MINT])) for one in pairs] == [8, 4]


def test_5_5_example_three_players() -> None:
    """Alexey's katars are void, Viktor's pinga is boosted, Boris is protected from pingas.

    Clockwise Alexey, Boris, Viktor. Alexey takes 2 from Viktor and loses 3 to him; Boris
    takes 4 from Viktor, whose pinga takes nothing from Boris: -1, 4, -3.
    """
    alexey = goods(weapons=[(KATAR, 1, 2), (KATAR, 2, 0), (SHURIKEN, 0, 2)])
    boris = goods(weapons=[(BOOMERANG, 2, 0), (SHURIKEN, 2, 0)], spells=[spell(SpellKind.WARD)])
    viktor = goods(
        weapons=[(PINGA, 1, 2)],
        spells=[spell(SpellKind.WEAPON_BOOST, KATAR), spell(SpellKind.WEAPON_BOOST, PINGA)],
    )
    arms = [weapons_that_count(held) for held in (alexey, boris, viktor)]
    ward = best_wards(arms, 1, 1, 0, NOTHING)

    assert ward == 1 << PINGA
    assert points_for_weapons(arms, [0, ward, 0], []) == [-1, 4, -3]


def test_5_5_with_four_players_the_one_opposite_is_untouched() -> None:
    arms = [[WeaponZone(KATAR, 2, 1)], [], [], []]

    assert points_for_weapons(arms, [0, 0, 0, 0], []) == [3, -2, 0, -1]


def test_5_5_protection_does_not_stop_ones_own_weapons() -> None:
    arms = [[WeaponZone(KATAR, 2, 1)], [], []]

    assert points_for_weapons(arms, [1 << KATAR, 0, 0], []) == [3, -2, -1]
    assert points_for_weapons(arms, [0, 1 << KATAR, 0], []) == [1, 0, -1]


def suggested(match: Match) -> Move:
    return CATALOGUE.read(match.view(match.deciders()[0]).own.suggested)


def answer_best(match: Match) -> None:
    """Give the best answer to everything that is asked."""
    while deciders := match.deciders():
        match.play(deciders[0], suggested(match))


def test_5_0_a_universal_good_moves_on_top_of_another_stack(count_of: Situation) -> None:
    """Cards 8, 20, 37 and 46 are universal goods; 8 is a serpent, an anise, an 8."""
    match = count_of({Kind.SPELL: [8, 20], Kind.BEAST: [2]}, {}, memo="V")
    assert match.deciders() == [ANNA]
    match.play(ANNA, Transfer(20, Kind.BEAST))
    match.play(ANNA, Transfer(8, Kind.BEAST))

    assert [good.card for good in match.view(None).public.players[ANNA].beasts] == [2, 20, 8]
    assert match.view(None).public.players[ANNA].spells == []
    assert match.state.sheet[Kind.BEAST][ANNA] == 3 + 3


def test_5_0_a_universal_good_that_stays_is_a_spell(count_of: Situation) -> None:
    """Card 9 scores 2 per spell."""
    match = count_of({Kind.SPELL: [8, 9]}, {})
    match.play(ANNA, LEAVE)

    assert match.state.sheet[Kind.SPELL] == [4, 0]


def test_5_0_only_universal_goods_move(count_of: Situation) -> None:
    match = count_of({Kind.SPELL: [8, 9]}, {Kind.SPELL: [20]})

    assert refused(match, ANNA, Transfer(9, Kind.GEM)) is ONLY_UNIVERSAL_GOODS
    assert refused(match, ANNA, Transfer(20, Kind.GEM)) is ONLY_UNIVERSAL_GOODS
    assert objection(match.state, ANNA, Ward(KATAR)) is NOT_ASKED


def test_5_0_a_good_that_was_moved_moves_no_more(count_of: Situation) -> None:
    match = count_of({Kind.SPELL: [8, 20]}, {})
    match.play(ANNA, Transfer(8, Kind.GEM))

    assert refused(match, ANNA, Transfer(8, Kind.SPICE)) is ONLY_UNIVERSAL_GOODS


def test_7_the_first_player_of_the_last_round_decides_first(count_of: Situation) -> None:
    match = count_of(
        {Kind.SPELL: [8, 11]}, {Kind.SPELL: [20]}, {Kind.SPELL: [25], Kind.WEAPON: [1]}
    )
    played = []
    while match.deciders():
        seat = match.deciders()[0]
        played.append((seat, match.legal_moves(seat)[-1]))
        match.play(*played[-1])

    assert [seat for seat, _ in played] == [ANNA, BORIS, ANNA, CLEO]
    assert [move for _, move in played] == [LEAVE, LEAVE, Ward(KATAR), Ward(KATAR)]


def test_5_5_two_protections_are_two_types(count_of: Situation) -> None:
    match = count_of({Kind.SPELL: [11, 25]}, {}, {})
    match.play(ANNA, Ward(PINGA))

    assert refused(match, ANNA, Ward(PINGA)) is WARD_ANOTHER_TYPE
    match.play(ANNA, Ward(KATAR))
    assert match.is_over
    assert match.view(None).public.players[ANNA].wards == [PINGA, KATAR]


@pytest.mark.parametrize(
    ("language", "ruling"), [("en", "ruling 6"), ("ru", "решение 6"), ("pl", "rozstrzygnięcie 6")]
)
def test_5_5_naming_a_type_twice_is_refused_by_a_ruling(language: str, ruling: str) -> None:
    """The rulebook does not forbid it: it would only hold off nothing more."""
    assert ruling in Speaker(language).rule(WARD_ANOTHER_TYPE)


def test_5_5_two_players_name_protections_then_sides(count_of: Situation) -> None:
    """Card 4 is a katar 0-2, card 6 a katar 2-1; Boris is protected from nothing."""
    match = count_of({Kind.WEAPON: [4], Kind.SPELL: [11]}, {Kind.WEAPON: [6]})
    match.play(ANNA, Ward(PINGA))
    match.play(ANNA, ChooseSide(Side.RIGHT))
    match.play(BORIS, ChooseSide(Side.LEFT))

    assert match.state.sheet[Kind.WEAPON] == [0, 0]
    assert match.view(None).public.players[BORIS].side == Side.LEFT


def test_5_5_two_players_without_weapons_are_asked_for_no_side(count_of: Situation) -> None:
    assert count_of({Kind.SPICE: [1]}, {Kind.GEM: [2]}).is_over


def test_5_the_best_side_is_suggested(count_of: Situation) -> None:
    match = count_of({Kind.WEAPON: [4]}, {})

    assert suggested(match) == ChooseSide(Side.RIGHT)
    assert match.view(BORIS).own.suggested is None
    assert match.view(None).own is None


def test_5_the_best_protection_is_suggested(count_of: Situation) -> None:
    """Boris, on Anna's left, strikes her with the right of a katar 0-2, Cleo not at all."""
    match = count_of({Kind.SPELL: [11]}, {Kind.WEAPON: [4]}, {Kind.WEAPON: [16]})

    assert suggested(match) == Ward(KATAR)


def test_5_of_two_players_protection_reckons_with_the_other_side(count_of: Situation) -> None:
    """Against katar 0-2, boomerang 0-2, pinga 2-0: without the pinga the right takes 4."""
    match = count_of({Kind.SPELL: [11]}, {Kind.WEAPON: [4, 13, 5]})

    assert suggested(match) in (Ward(KATAR), Ward(BOOMERANG))


def best_end(state: Laar, seat: int) -> int:
    """Return the most points a seat can have at the end, trying all its own answers."""
    deciders = door.deciders(state)
    if not deciders:
        return totals(state)[seat]
    answers = [best_answer(state, deciders[0])]
    if deciders[0] == seat:
        answers = [*door.legal_moves(state, seat)]
    ends = []
    for move in answers:
        assert move is not None
        after = state.copy()
        door.play(after, deciders[0], move, SeededDealer(1))
        ends.append(best_end(after, seat))
    return max(ends)


@pytest.mark.parametrize("memo", ["I", "II", "III", "IV", "V"])
@pytest.mark.parametrize("seats", [2, 3])
def test_5_the_suggested_answers_are_the_best_there_are(
    count_of: Situation, memo: str, seats: int
) -> None:
    """Two universal goods, a protection and weapons: no other answers bring Anna more."""
    players = [
        {
            Kind.SPELL: [8, 20, 11, 7],
            Kind.GEM: [7, 15, 25],
            Kind.BEAST: [12, 5],
            Kind.SPICE: [3, 10],
            Kind.WEAPON: [4],
        },
        {Kind.WEAPON: [6, 12, 13], Kind.SPELL: [47]},
        {Kind.WEAPON: [14, 16], Kind.BEAST: [1]},
    ][:seats]
    match = count_of(*players, memo=memo)
    most = best_end(match.state, ANNA)
    answer_best(match)

    assert match.points()[ANNA] == most


def test_5_6_most_points_win_and_weapons_break_ties() -> None:
    """Fewer points from weapons, then fewer weapons, then a draw."""
    assert winners([5, 7, 6], [0, 0, 0], [0, 0, 0]).winners == [BORIS]
    fewer_points = winners([7, 7, 6], [2, -2, 0], [0, 3, 0])
    assert (fewer_points.winners, fewer_points.reason) == ([BORIS], "fewest-weapon-points")
    fewer_cards = winners([7, 7, 7], [1, 1, 1], [2, 1, 2])
    assert (fewer_cards.winners, fewer_cards.reason) == ([BORIS], "fewest-weapons")
    draw = winners([7, 7, 6], [1, 1, -2], [1, 1, 0])
    assert (draw.winners, draw.reason) == ([ANNA, BORIS], "draw")


def test_5_6_ties_go_by_what_was_taken_less_what_was_lost(count_of: Situation) -> None:
    """Anna takes 3 and loses 4, Boris takes 2 and loses 1: one point each after Anna's spice.

    Anna's line on the pad is the lower one, though her stack took more than his.
    """
    match = count_of({Kind.WEAPON: [1], Kind.SPICE: [10]}, {Kind.WEAPON: [2]}, {Kind.WEAPON: [5]})
    ended = match.end()

    assert match.state.sheet[Kind.WEAPON] == [-1, 1, 0]
    assert ended.points == [1, 1, 0]
    assert (ended.winners, ended.reason) == ([ANNA], "fewest-weapon-points")


def test_5_6_points_may_be_negative(count_of: Situation) -> None:
    match = count_of({}, {Kind.WEAPON: [4]})
    match.play(BORIS, ChooseSide(Side.RIGHT))

    assert match.end().points == [-2, 2]
    assert match.end().winners == [BORIS]
