"""Every example of both rulebooks, and every "may not", by section."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.table import ANNA, BORIS, CLEO, refused

from retorta.core.dealer import SeededDealer
from retorta.core.door import NOT_ASKED, objection
from retorta.core.errors import BadOption, NotYourTurn
from retorta.core.match import Match
from retorta.games.poison import BOX
from retorta.games.poison.cards import Card, Colour
from retorta.games.poison.events import CardPlayed, CauldronOverflowed, RoundScored
from retorta.games.poison.moves import Play
from retorta.games.poison.rules.end import winners
from retorta.games.poison.rules.play import (
    FROM_YOUR_HAND,
    ONE_CAULDRON_PER_COLOUR,
    ONE_COLOUR_PER_CAULDRON,
)
from retorta.games.poison.rules.scoring import points_of_round

Situation = Callable[..., Match]
FILLER = [Card.BLUE_1]


def new_game(seats: int, **options: str) -> Match:
    return Match(BOX, seats, SeededDealer(1), options)


def play_out(match: Match) -> list[RoundScored]:
    """Play the first legal move until the end; return the scores of the rounds."""
    scored = []
    while deciders := match.deciders():
        for event in match.play(deciders[0], match.legal_moves(deciders[0])[0]):
            if isinstance(event, RoundScored):
                scored.append(event)
    return scored


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [12, 13, 13]),
        (4, [12, 12, 13, 13]),
        (5, [10, 10, 10, 10, 10]),
        (6, [8, 8, 8, 8, 9, 9]),
    ],
)
def test_2_the_whole_deck_is_dealt_and_some_get_one_more(seats: int, sizes: list[int]) -> None:
    state = new_game(seats).state

    assert sorted(sum(hand) for hand in state.hands) == sizes


def test_2_cards_are_dealt_from_the_dealers_left() -> None:
    """With four players the two who are dealt to first hold thirteen."""
    match = new_game(4)
    giver = match.state.giver

    held = [sum(match.state.hands[(giver + 1 + turn) % 4]) for turn in range(4)]

    assert held == [13, 13, 12, 12]


def test_2_three_players_set_twelve_cards_aside() -> None:
    """A fourth player who sits after the dealer is dealt to last and gets twelve cards."""
    match = new_game(3)

    assert len(match.state.set_aside) == 12
    assert sum(match.state.hands[match.state.giver]) == 12


def test_2_the_deal_passes_clockwise() -> None:
    match = new_game(4)
    first = match.state.giver
    givers = [first]
    while deciders := match.deciders():
        match.play(deciders[0], match.legal_moves(deciders[0])[0])
        if match.state.giver != givers[-1]:
            givers.append(match.state.giver)

    assert givers == [(first + turn) % 4 for turn in range(4)]


def test_3_the_player_left_of_the_dealer_starts_and_play_goes_clockwise() -> None:
    match = new_game(4)
    first = (match.state.giver + 1) % 4
    order = []
    for _ in range(5):
        [seat] = match.deciders()
        order.append(seat)
        match.play(seat, match.legal_moves(seat)[0])

    assert order == [(first + turn) % 4 for turn in range(5)]


def test_3_it_is_not_somebody_elses_turn() -> None:
    match = new_game(3)
    [seat] = match.deciders()
    other = (seat + 1) % 3

    with pytest.raises(NotYourTurn):
        match.play(other, match.legal_moves(seat)[0])


def test_3_you_play_a_card_that_you_hold(situation: Situation) -> None:
    match = situation([[Card.RED_1], FILLER, FILLER])

    assert refused(match, ANNA, Play(Card.RED_7, 0)) is FROM_YOUR_HAND


def test_3_two_colours_never_share_a_cauldron(situation: Situation) -> None:
    match = situation([[Card.RED_1], FILLER, FILLER], [[Card.BLUE_2], [], []])

    assert refused(match, ANNA, Play(Card.RED_1, 0)) is ONE_COLOUR_PER_CAULDRON


def test_3_one_colour_never_lies_in_two_cauldrons(situation: Situation) -> None:
    match = situation([[Card.RED_1], FILLER, FILLER], [[Card.RED_2], [], []])

    assert refused(match, ANNA, Play(Card.RED_1, 1)) is ONE_CAULDRON_PER_COLOUR
    assert match.legal_moves(ANNA) == [Play(Card.RED_1, 0)]


def test_3_poison_goes_into_any_cauldron(situation: Situation) -> None:
    """Into an empty one too."""
    match = situation(
        [[Card.POISON], FILLER, FILLER], [[Card.RED_2], [Card.BLUE_4, Card.BLUE_7], []]
    )

    assert match.legal_moves(ANNA) == [Play(Card.POISON, number) for number in range(3)]


def test_3_poison_alone_gives_no_colour_and_a_potion_gives_it_later(situation: Situation) -> None:
    match = situation([[Card.POISON], [Card.RED_1, Card.BLUE_1], FILLER], [[], [], [Card.BLUE_2]])
    match.play(ANNA, Play(Card.POISON, 0))

    assert match.view(None).public.cauldrons[0].colour is None
    assert refused(match, BORIS, Play(Card.BLUE_1, 0)) is ONE_CAULDRON_PER_COLOUR
    match.play(BORIS, Play(Card.RED_1, 0))
    assert match.view(None).public.cauldrons[0].colour is Colour.RED


def test_3_example_1_thirteen_is_full_and_fourteen_overflows(situation: Situation) -> None:
    """A red 2 makes 13: nothing happens. A red 4 then takes the three earlier cards."""
    match = situation([[Card.RED_2], [Card.RED_4], FILLER], [[Card.RED_7, Card.RED_4], [], []])

    [event] = match.play(ANNA, Play(Card.RED_2, 0))
    assert event == CardPlayed(ANNA, Card.RED_2, 0, 13)

    [event] = match.play(BORIS, Play(Card.RED_4, 0))
    assert event == CauldronOverflowed(BORIS, Card.RED_4, 0, [Card.RED_7, Card.RED_4, Card.RED_2])
    assert match.view(None).public.cauldrons[0].cards == [Card.RED_4]
    assert [player.taken for player in match.view(None).public.players] == [0, 3, 0]


def test_3_example_2_poison_is_taken_with_the_rest(situation: Situation) -> None:
    """Poison makes the purple cauldron 11; a purple 5 takes all before it and stays."""
    match = situation([[Card.POISON], [Card.PURPLE_5], FILLER], [[], [Card.PURPLE_7], []])

    [event] = match.play(ANNA, Play(Card.POISON, 1))
    assert event == CardPlayed(ANNA, Card.POISON, 1, 11)

    [event] = match.play(BORIS, Play(Card.PURPLE_5, 1))
    assert event == CauldronOverflowed(BORIS, Card.PURPLE_5, 1, [Card.PURPLE_7, Card.POISON])
    assert match.view(None).public.cauldrons[1].cards == [Card.PURPLE_5]


def test_3_poison_that_overflows_leaves_a_cauldron_without_colour(situation: Situation) -> None:
    match = situation([[Card.POISON], [Card.BLUE_1], FILLER], [[Card.RED_7, Card.RED_5], [], []])
    match.play(ANNA, Play(Card.POISON, 0))

    assert match.view(None).public.cauldrons[0].colour is None
    assert Play(Card.BLUE_1, 0) in match.legal_moves(BORIS)


def test_3_taken_cards_are_not_looked_at(situation: Situation) -> None:
    """Not even by their owner; only the option shows them, and only memory keeps them."""
    cards = [Card.RED_1, Card.POISON]
    for option, shown in (("closed", None), ("open", cards)):
        match = situation([[Card.RED_7], FILLER, FILLER], None, [cards, [], []], option)
        for eyes in (None, ANNA, BORIS):
            player = match.view(eyes).public.players[ANNA]
            assert player.taken == 2
            assert player.taken_cards == shown
        assert match.pov(BORIS).public.players[ANNA].taken_cards == cards


def test_3_nobody_may_pass() -> None:
    """Every move of the game plays a card."""
    assert all(isinstance(move, Play) for move in BOX.rules.catalogue)


def test_3_a_seat_that_is_not_asked_for_that_is_told_so(situation: Situation) -> None:
    """The door answers for every move; here each refusal names a rule of the game."""
    match = situation([[Card.RED_1], FILLER, FILLER])

    rules = {objection(match.state, ANNA, move) for move in BOX.rules.catalogue}
    assert rules == {None, FROM_YOUR_HAND}
    assert NOT_ASKED not in rules


def test_4_the_example_of_scoring() -> None:
    """A 3 blue, 2 red, 1 poison; B 6 red, 2 purple; C and D tie for purple."""
    sheet = [[2, 3, 0, 1], [6, 0, 2, 0], [5, 2, 6, 2], [1, 6, 6, 4]]

    assert points_of_round(sheet) == [7, 2, 17, 15]


def test_4_on_a_tie_for_most_nobody_discards() -> None:
    assert points_of_round([[3, 0, 0, 0], [3, 0, 0, 0], [0, 0, 0, 0]]) == [3, 3, 0]


def test_4_poison_is_never_discarded() -> None:
    assert points_of_round([[0, 0, 0, 8], [0, 0, 0, 0], [0, 0, 0, 0]]) == [16, 0, 0]


def test_4_cards_left_in_cauldrons_count_for_nobody(situation: Situation) -> None:
    match = situation([[Card.RED_1], [], []], [[], [Card.POISON, Card.POISON], []])
    [scored] = [
        event for event in match.play(ANNA, Play(Card.RED_1, 0)) if isinstance(event, RoundScored)
    ]

    assert scored.points == [0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "rulebook", "rounds"),
    [(3, "russian", 3), (4, "russian", 4), (6, "russian", 6), (3, "polish", 6), (4, "polish", 4)],
)
def test_5_how_many_rounds_are_played(seats: int, rulebook: str, rounds: int) -> None:
    scored = play_out(new_game(seats, rulebook=rulebook))

    assert [event.round for event in scored] == list(range(1, rounds + 1))


def test_5_fewest_points_win() -> None:
    match = new_game(4)
    scored = play_out(match)
    outcome = match.end()

    assert outcome.points == [sum(event.points[seat] for event in scored) for seat in range(4)]
    assert outcome.winners == [
        seat for seat, points in enumerate(outcome.points) if points == min(outcome.points)
    ]
    assert outcome.reason == "fewest-points"


def test_5_tied_players_share_the_win() -> None:
    match = new_game(3)
    play_out(match)
    match.state.totals = [9, 7, 7]

    assert winners([9, 7, 7]) == [BORIS, CLEO]
    assert match.end().reason == "fewest-points-shared"


def test_6_five_cards_each_and_the_rest_is_a_pile() -> None:
    match = new_game(4, rulebook="polish", hand="five")

    assert [sum(hand) for hand in match.state.hands] == [5] * 4
    assert len(match.state.pile) == 30


def test_6_three_players_set_twelve_aside_before_the_pile_is_made() -> None:
    match = new_game(3, rulebook="polish", hand="five")

    assert len(match.state.set_aside) == 12
    assert len(match.state.pile) == 50 - 12 - 15


@pytest.mark.parametrize(("aside", "cards"), [("twelve", 12), ("five", 5), ("none", 0)])
def test_6_three_players_choose_how_many_cards_are_set_aside(aside: str, cards: int) -> None:
    """The rulebook says that everybody gets five cards, and that three deal as for four."""
    match = new_game(3, rulebook="polish", hand="five", aside=aside)
    assert len(match.state.set_aside) == cards
    assert match.view(None).public.set_aside == cards
    played = 0
    while match.state.round == 1:
        [seat] = match.deciders()
        match.play(seat, match.legal_moves(seat)[0])
        played += 1

    assert played == 50 - cards


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"rulebook": "polish", "hand": "five"}),
        (3, {"rulebook": "polish", "hand": "whole"}),
        (3, {"rulebook": "russian"}),
    ],
)
def test_6_nobody_else_chooses_what_is_set_aside(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOption) as caught:
        new_game(seats, **options, aside="none")

    assert caught.value.name == "poison-aside"


def test_6_who_played_draws_while_the_pile_lasts() -> None:
    """The round ends when pile and hands are empty: all fifty cards are played."""
    match = new_game(4, rulebook="polish", hand="five")
    played = 0
    while match.state.round == 1:
        [seat] = match.deciders()
        pile = len(match.state.pile)
        held = sum(match.state.hands[seat])
        match.play(seat, match.legal_moves(seat)[0])
        played += 1
        if match.state.round == 1:
            assert sum(match.state.hands[seat]) == (held if pile else held - 1)

    assert played == 50


def test_6_the_variant_belongs_to_the_polish_rulebook() -> None:
    with pytest.raises(BadOption) as caught:
        new_game(4, rulebook="russian", hand="five")

    assert caught.value.name == "poison-five-cards"
