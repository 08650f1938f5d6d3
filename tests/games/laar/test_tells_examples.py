"""What is told, by section of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from support.table import ANNA, BORIS, CLEO

from retorta.core.match import Match
from retorta.core.tells import Change, Effect, Fact, Pointless, told
from retorta.core.words import Move, Seat
from retorta.games.laar import BOX
from retorta.games.laar.cards import Beast, Expert, Kind, Side, WeaponType
from retorta.games.laar.events import MadeSet
from retorta.games.laar.moves import LEAVE, Acquire, Assign, ChooseSide, Exchange, Transfer, Ward
from retorta.games.laar.views import GemView, WeaponView

Situation = Callable[..., Match]
COOK, CATCHER, ARMOURER, ARCANIST, JEWELLER = Expert


def of_question(match: Match) -> list[Effect]:
    said = told(BOX, match.state, match.deciders()[0], chances=True)
    assert said is not None
    return said.question


def of_move(match: Match, move: Move) -> list[Effect]:
    seat = match.deciders()[0]
    said = told(BOX, match.state, seat, chances=True)
    assert said is not None
    return said.moves[match.legal_moves(seat).index(move)]


def named(effects: Sequence[Effect]) -> dict[str, Effect]:
    return {effect.what: effect for effect in effects}


def give(match: Match, seat: Seat, kind: Kind, *cards: int) -> None:
    """Put cards, by their numbers in the data file, on a stack."""
    match.state.stacks[seat][kind] += [card - 1 for card in cards]
    match.state.pile = [card for card in match.state.pile if card + 1 not in cards]


def send(match: Match, *experts: Expert) -> None:
    """Everybody in turn sends an expert to the first free card."""
    for good, expert in enumerate(experts):
        match.play(match.deciders()[0], Assign(expert, good))


def now(seat: Seat, points: int) -> Change:
    return Change("points-now", seat, points, points, deduced=True)


def test_4_2_an_expert_decides_what_a_card_becomes(round_of: Situation) -> None:
    match = round_of(1, 2, 3)

    assert of_move(match, Assign(ARMOURER, 1)) == [
        Fact(
            "becomes",
            {"good": 1, "kind": Kind.WEAPON, "zone": WeaponView(WeaponType.PINGA, 0, 2)},
        ),
        Fact("experts-left", {"experts": [COOK, CATCHER, ARCANIST, JEWELLER]}),
        Change("would-bring", ANNA, 2, 2, deduced=True),
    ]


def test_4_3_whoever_sends_last_takes_first(round_of: Situation) -> None:
    """Anna is first to send: both others take before her, Cleo at once."""
    match = round_of(1, 2, 3)
    for_anna = named(of_question(match))
    assert for_anna["send-after"] == Fact("send-after", {"seats": [BORIS, CLEO]})
    assert for_anna["take-before"] == Fact("take-before", {"seats": [CLEO, BORIS]})

    match.play(ANNA, Assign(COOK, 0))
    for_boris = named(of_question(match))
    assert for_boris["send-after"] == Fact("send-after", {"seats": [CLEO]})
    assert for_boris["take-before"] == Fact("take-before", {"seats": [CLEO]})

    match.play(BORIS, Assign(COOK, 1))
    assert "you-take-first" in named(of_question(match))
    match.play(CLEO, Assign(COOK, 2))
    assert named(of_question(match))["take-after"] == Fact("take-after", {"seats": [BORIS, ANNA]})


def test_4_2_what_others_sent_is_told_with_the_question(round_of: Situation) -> None:
    match = round_of(1, 2, 3)
    match.play(ANNA, Assign(JEWELLER, 2))

    assert of_question(match)[-1] == Fact(
        "card-would-bring", {"good": 2, "kind": Kind.GEM, "points": 1}, deduced=True
    )


@pytest.mark.parametrize(
    ("round", "told_of"),
    [
        (1, Fact("experts-return", {"after": 4})),
        (4, Fact("experts-return", {"after": 4})),
        (5, Fact("experts-return", {"after": 8})),
        (9, Fact("experts-last")),
    ],
)
def test_4_4_when_experts_come_back(round_of: Situation, round: int, told_of: Fact) -> None:
    match = round_of(1, 2)
    match.state.round = round

    assert of_question(match)[:2] == [Fact("round", {"round": round, "rounds": 12}), told_of]


def test_4_4_before_they_come_back_only_two_are_left(round_of: Situation) -> None:
    match = round_of(1, 2)
    match.state.round = 4
    match.state.hands = [[1, 0, 0, 0, 1], [0, 1, 1, 0, 0]]

    assert "two-experts" in named(of_question(match))


def test_4_3_the_first_player_may_change_the_expert(round_of: Situation) -> None:
    """Boris takes the spice; Anna may make the gem, for which Boris sent his jeweller, a beast."""
    match = round_of(1, 2)
    send(match, COOK, JEWELLER)
    match.play(BORIS, Acquire(0))

    assert "may-exchange" in named(of_question(match))
    changed = named(of_move(match, Exchange(CATCHER)))
    assert changed["comes-back"] == Fact("comes-back", {"back": JEWELLER})
    left = {"experts": [ARMOURER, ARCANIST, JEWELLER, JEWELLER]}
    assert changed["experts-left"] == Fact("experts-left", left)
    assert changed["joins"] == Fact("joins", {"kind": Kind.BEAST, "zone": Beast.PHOENIX})


@pytest.mark.parametrize(("variant", "closed"), [("basic", True), ("open", False)])
def test_4_3_a_gem_is_announced_and_then_lies_face_down(
    round_of: Situation, variant: str, closed: bool
) -> None:
    match = round_of(5, 2, variant=variant)
    send(match, JEWELLER, COOK)

    said = named(of_move(match, Acquire(0)))
    assert said["joins"] == Fact("joins", {"kind": Kind.GEM, "zone": GemView(5)})
    assert ("face-down" in said) == closed
    if closed:
        assert said["face-down"] == Fact("face-down", {"gem": 5})


def test_5_0_a_universal_good_is_told_to_be_one(round_of: Situation) -> None:
    match = round_of(8, 2)
    send(match, ARCANIST, ARCANIST)

    assert "universal" in named(of_move(match, Acquire(0)))
    assert "universal" not in named(of_move(match, Acquire(1)))


def test_5_2_runs_go_round_from_8_to_1(round_of: Situation) -> None:
    """2, 4, 4 and 8 with a 1 are 8-1-2, 4 and 4."""
    match = round_of(1, 3)
    give(match, BORIS, Kind.GEM, 10, 12, 20, 16)
    send(match, JEWELLER, COOK)

    said = named(of_move(match, Acquire(0)))
    runs = {"runs": ["8-1-2", "4", "4"], "points": 11}
    assert said["runs"] == Fact("runs", runs, deduced=True)
    assert said["points-now"] == now(BORIS, 7)


def test_5_3_a_new_spice_is_the_next_step_and_another_of_one_is_none(round_of: Situation) -> None:
    match = round_of(9, 1)
    give(match, BORIS, Kind.SPICE, 2, 17)
    send(match, COOK, COOK)

    mint, anise = of_move(match, Acquire(0)), of_move(match, Acquire(1))
    assert named(mint)["spices"] == Fact("spices", {"different": 3, "points": 8})
    assert named(mint)["points-now"] == now(BORIS, 4)
    assert named(anise)["spice-again"] == Fact("spice-again")
    assert named(anise)["points-now"] == now(BORIS, 0)


def test_5_4_sets_of_a_memo(round_of: Situation) -> None:
    """Two unicorns, a phoenix and another phoenix are two pairs."""
    match = round_of(2, 1, memo="IV")
    give(match, BORIS, Kind.BEAST, 3, 6, 7)
    send(match, CATCHER, COOK)

    said = named(of_move(match, Acquire(0)))["sets"]
    assert isinstance(said, Fact)
    assert said.parts["points"] == 12
    pairs = [MadeSet([beast] * 2, 6) for beast in (Beast.UNICORN, Beast.PHOENIX)]
    assert said.parts["sets"] == pairs


def test_5_4_memo_five_counts_the_beast_before(round_of: Situation) -> None:
    match = round_of(4, 1, memo="V")
    give(match, BORIS, Kind.BEAST, 2)
    send(match, CATCHER, COOK)

    follows = Fact("follows", {"before": Beast.PHOENIX, "points": 4})
    assert named(of_move(match, Acquire(0)))["follows"] == follows


def test_5_5_a_weapon_takes_from_both_neighbours(round_of: Situation) -> None:
    """Cleo's left neighbour is Anna, her right one Boris."""
    match = round_of(6, 2, 3)
    send(match, ARMOURER, COOK, COOK)

    said = of_move(match, Acquire(0))
    takes = {"left": ANNA, "takes_left": 2, "right": BORIS, "takes_right": 1}
    assert named(said)["takes"] == Fact("takes", takes)
    assert said[-3:] == [now(CLEO, 3), now(ANNA, -2), now(BORIS, -1)]


def test_5_5_a_second_weapon_of_a_type_takes_nothing_and_the_first_no_more(
    round_of: Situation,
) -> None:
    match = round_of(6, 2, 3)
    give(match, CLEO, Kind.WEAPON, 15)
    send(match, ARMOURER, COOK, COOK)

    said = of_move(match, Acquire(0))
    void = Fact("void", {"weapon": WeaponType.KATAR, "weapons": 2}, warns=True)
    assert named(said)["void"] == void
    assert "takes" not in named(said)
    assert said[-2:] == [now(CLEO, -2), now(ANNA, 2)]


def test_5_5_of_two_players_one_side_counts(round_of: Situation) -> None:
    match = round_of(6, 2)
    send(match, ARMOURER, COOK)

    said = named(of_move(match, Acquire(0)))["takes-one-side"]
    assert said == Fact("takes-one-side", {"takes_left": 2, "takes_right": 1})


# The count.


def test_5_0_what_a_universal_good_brings_where_it_is_laid(count_of: Situation) -> None:
    """Card 8 is an anise, a serpent, a shuriken 1-1 and a gem of class 8; Boris has one too."""
    match = count_of({Kind.SPELL: [8], Kind.GEM: [1, 2]}, {Kind.SPELL: [20]}, {})

    assert named(of_question(match)) == {
        "universal-left": Fact("universal-left", {"cards": 1}),
        "decide-after": Fact("decide-after", {"seats": [BORIS]}),
    }
    assert of_move(match, Transfer(8, Kind.GEM)) == [
        Fact("joins", {"kind": Kind.GEM, "zone": GemView(8)}),
        Fact("runs", {"runs": ["8-1-2"], "points": 9}, deduced=True),
        now(ANNA, 5),
        Fact("suggested", deduced=True),
    ]
    to_weapons = of_move(match, Transfer(8, Kind.WEAPON))
    assert to_weapons[-3:] == [now(ANNA, 2), now(BORIS, -1), now(CLEO, -1)]
    assert of_move(match, LEAVE) == [now(ANNA, 0)]


def test_5_0_the_last_to_decide_is_told_what_is_written(count_of: Situation) -> None:
    """Boris has two gems that Anna does not see: two points, or four as a run."""
    match = count_of({Kind.SPELL: [8], Kind.SPICE: [9]}, {Kind.GEM: [1, 2]})

    assert of_move(match, Transfer(8, Kind.SPICE))[-2:] == [
        Change("points", ANNA, 4, 4, deduced=True),
        Change("points", BORIS, 2, 4, "possible", deduced=True),
    ]


def test_5_5_the_ward_of_the_rulebook(count_of: Situation) -> None:
    """Cleo's pinga, boosted, would take three from Boris, who lets nothing of it pass."""
    match = count_of(
        {Kind.WEAPON: [11, 15]},
        {Kind.SPELL: [25]},
        {Kind.WEAPON: [10], Kind.SPELL: [3, 12]},
    )
    assert match.deciders() == [BORIS]
    assert named(of_question(match)) == {"wards-left": Fact("wards-left", {"wards": 1})}

    pinga = of_move(match, Ward(WeaponType.PINGA))
    assert pinga[:2] == [
        Fact("stops", {"points": 3}, deduced=True),
        Fact("suggested", deduced=True),
    ]
    assert pinga[2:] == [
        Change("points", ANNA, -4, -4, deduced=True),
        Change("points", CLEO, 4, 4, deduced=True),
    ]
    idle = Pointless("ward-idle", {"weapon": WeaponType.KATAR}, deduced=True)
    assert of_move(match, Ward(WeaponType.KATAR))[0] == idle


def test_5_5_what_a_side_takes(count_of: Situation) -> None:
    """Anna's boomerang takes nothing to the left and two to the right; Boris decides after her."""
    match = count_of({Kind.WEAPON: [13]}, {Kind.WEAPON: [6]})

    assert named(of_question(match))["decide-after"] == Fact("decide-after", {"seats": [BORIS]})
    assert of_move(match, ChooseSide(Side.RIGHT)) == [
        Fact("side-takes", {"other": BORIS, "points": 2}, deduced=True),
        Fact("suggested", deduced=True),
    ]
    match.play(ANNA, ChooseSide(Side.RIGHT))
    assert of_move(match, ChooseSide(Side.RIGHT)) == [
        Fact("side-takes", {"other": ANNA, "points": 1}, deduced=True),
        Change("points", ANNA, 1, 1, deduced=True),
        Change("points", BORIS, -1, -1, deduced=True),
    ]
