"""The course of play, by section of the rulebook, and every "may not" of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.table import ANNA, BORIS, CLEO, DORA, refused

from retorta.core.dealer import SeededDealer
from retorta.core.door import NOT_ASKED, objection, question
from retorta.core.errors import NotYourTurn
from retorta.core.match import Match
from retorta.games.laar import BOX
from retorta.games.laar.cards import Expert, Kind
from retorta.games.laar.events import (
    ExpertExchanged,
    ExpertsReturned,
    GemsCounted,
    GoodAcquired,
    GoodsOpened,
)
from retorta.games.laar.moves import LEAVE, Acquire, Assign, Exchange
from retorta.games.laar.rules.acquiring import (
    ANOTHER_EXPERT,
    EXCHANGE_FROM_YOUR_OWN,
    FIRST_PLAYER_EXCHANGES,
    STILL_OPEN,
)
from retorta.games.laar.rules.assigning import ONE_EXPERT_PER_CARD, YOUR_OWN_EXPERT
from retorta.games.laar.rules.rounds import next_first
from retorta.games.laar.views import GemView

Situation = Callable[..., Match]
COOK, CATCHER, ARMOURER, ARCANIST, JEWELLER = Expert


def new_game(seats: int, seed: int = 1, **options: str) -> Match:
    return Match(BOX, seats, SeededDealer(seed), options)


def play_rounds(match: Match, rounds: int) -> list[object]:
    """Play the first legal move until so many rounds are over; return what was seen."""
    events: list[object] = list(match.opening)
    while match.state.round <= rounds and question(match.state) in (
        "assign-experts",
        "acquire-goods",
    ):
        seat = match.deciders()[0]
        events.extend(match.play(seat, match.legal_moves(seat)[0]))
    return events


def assign(match: Match, *experts: Expert) -> None:
    """Everybody in turn plays an expert on the first free card."""
    for good, expert in enumerate(experts):
        match.play(match.deciders()[0], Assign(expert, good))


@pytest.mark.parametrize(("seats", "cards"), [(2, 24), (3, 36), (4, 48)])
def test_2_twelve_cards_for_every_player(seats: int, cards: int) -> None:
    """Four players use the whole deck, three 36 cards, two 24."""
    match = new_game(seats)

    assert match.view(None).public.deck == cards - seats
    opened = [event for event in play_rounds(match, 12) if isinstance(event, GoodsOpened)]
    seen = [good.card for event in opened for good in event.goods]
    assert len(seen) == len(set(seen)) == cards


def test_2_everybody_begins_with_the_five_experts_face_up() -> None:
    for player in new_game(4).view(None).public.players:
        assert player.experts == list(Expert)


def test_2_one_memo_is_drawn_or_chosen() -> None:
    drawn = {new_game(2, seed).state.memo.name for seed in range(40)}
    assert drawn == {"I", "II", "III", "IV", "V"}
    assert {new_game(2, seed, memo="II").state.memo.name for seed in range(10)} == {"II"}


def test_2_the_first_player_is_drawn_by_lot() -> None:
    assert {new_game(3, seed).state.first for seed in range(40)} == {0, 1, 2}


def test_3_new_cards_lie_on_top_of_their_stack(round_of: Situation) -> None:
    """A stack keeps the order in which its cards were taken."""
    match = round_of(1, 2)
    assign(match, COOK, COOK)
    match.play(BORIS, Acquire(1))
    match.play(ANNA, Acquire(0))
    first = match.state.first
    assert first == BORIS
    card = match.state.goods[0] + 1
    match.play(BORIS, Assign(CATCHER, 1))
    match.state.hands[ANNA][COOK] += 1
    match.play(ANNA, Assign(COOK, 0))
    match.play(ANNA, Acquire(0))

    assert [good.card for good in match.view(None).public.players[ANNA].spices] == [1, card]


def test_4_1_as_many_goods_are_opened_as_there_are_players() -> None:
    for seats in (2, 3, 4):
        assert len(new_game(seats).view(None).public.goods) == seats


def test_4_2_example_three_players_assign_in_turn(round_of: Situation) -> None:
    """Anna makes the middle card a weapon, Boris the right one a beast, Cleo the last a spice."""
    match = round_of(1, 2, 3)
    match.play(ANNA, Assign(ARMOURER, 1))
    match.play(BORIS, Assign(CATCHER, 2))
    match.play(CLEO, Assign(COOK, 0))

    assert [good.expert for good in match.view(None).public.goods] == [COOK, ARMOURER, CATCHER]
    assert match.view(None).public.players[ANNA].experts == [COOK, CATCHER, ARCANIST, JEWELLER]


def test_4_2_a_card_takes_one_expert(round_of: Situation) -> None:
    match = round_of(1, 2, 3)
    match.play(ANNA, Assign(ARMOURER, 1))

    assert refused(match, BORIS, Assign(COOK, 1)) is ONE_EXPERT_PER_CARD


def test_4_2_an_expert_that_was_played_is_not_in_hand(round_of: Situation) -> None:
    match = round_of(1, 2)
    match.state.hands[ANNA] = [0, 1, 1, 1, 1]

    assert refused(match, ANNA, Assign(COOK, 0)) is YOUR_OWN_EXPERT


def test_4_2_only_who_is_asked_plays(round_of: Situation) -> None:
    match = round_of(1, 2)

    with pytest.raises(NotYourTurn):
        match.play(BORIS, Assign(COOK, 0))
    assert objection(match.state, ANNA, Assign(COOK, 3)) is NOT_ASKED
    assert objection(match.state, ANNA, Acquire(0)) is NOT_ASKED


def test_4_3_example_goods_are_taken_in_reverse_order(round_of: Situation) -> None:
    """Cleo takes the weapon, Boris the beast; Anna exchanges the cook and takes a gem."""
    match = round_of(1, 2, 3)
    match.play(ANNA, Assign(ARMOURER, 1))
    match.play(BORIS, Assign(CATCHER, 2))
    match.play(CLEO, Assign(COOK, 0))

    assert match.deciders() == [CLEO]
    match.play(CLEO, Acquire(1))
    assert match.deciders() == [BORIS]
    match.play(BORIS, Acquire(2))
    assert match.deciders() == [ANNA]
    events = match.play(ANNA, Exchange(JEWELLER))

    assert events[:2] == [
        ExpertExchanged(ANNA, COOK, JEWELLER),
        GoodAcquired(ANNA, 1, Kind.GEM, GemView(1)),
    ]
    view = match.view(None).public
    assert [len(view.players[CLEO].weapons), len(view.players[BORIS].beasts)] == [1, 1]
    assert view.players[ANNA].gems_taken == 1
    assert view.players[ANNA].experts == [COOK, COOK, CATCHER, ARCANIST]
    assert view.discard == [CATCHER, ARMOURER, JEWELLER]


def test_4_3_a_card_may_be_taken_whoevers_expert_it_has(round_of: Situation) -> None:
    match = round_of(1, 2)
    assign(match, COOK, CATCHER)

    assert match.legal_moves(BORIS) == [Acquire(0), Acquire(1)]


def test_4_3_a_card_that_is_gone_cannot_be_taken(round_of: Situation) -> None:
    match = round_of(1, 2, 3)
    assign(match, COOK, COOK, COOK)
    match.play(CLEO, Acquire(1))

    assert refused(match, BORIS, Acquire(1)) is STILL_OPEN


def test_4_3_nobody_may_pass(round_of: Situation) -> None:
    match = round_of(1, 2)
    assign(match, COOK, CATCHER)

    assert objection(match.state, BORIS, LEAVE) is NOT_ASKED


def test_4_3_only_the_first_player_exchanges(round_of: Situation) -> None:
    match = round_of(1, 2)
    assign(match, COOK, CATCHER)

    assert refused(match, BORIS, Exchange(JEWELLER)) is FIRST_PLAYER_EXCHANGES


def test_4_3_the_new_expert_is_another_one(round_of: Situation) -> None:
    """The expert on the card is a cook; to play a cook instead changes nothing."""
    match = round_of(1, 2)
    assign(match, CATCHER, COOK)
    match.play(BORIS, Acquire(0))

    assert match.state.hands[ANNA][COOK] == 1
    assert refused(match, ANNA, Exchange(COOK)) is ANOTHER_EXPERT


def test_4_3_the_new_expert_comes_from_the_first_players_own(round_of: Situation) -> None:
    match = round_of(1, 2)
    assign(match, CATCHER, COOK)
    match.play(BORIS, Acquire(0))

    assert refused(match, ANNA, Exchange(CATCHER)) is EXCHANGE_FROM_YOUR_OWN


def test_4_3_the_class_of_a_gem_is_announced(round_of: Situation) -> None:
    """Everybody hears it; afterwards only the owner may look."""
    match = round_of(5, 2)
    assign(match, JEWELLER, COOK)
    [taken] = match.play(BORIS, Acquire(0))

    assert taken.seen_by(ANNA) == GoodAcquired(BORIS, 5, Kind.GEM, GemView(5))
    assert match.view(ANNA).public.players[BORIS].gems is None
    assert match.view(None).public.players[BORIS].gems is None
    assert [good.gem for good in match.view(BORIS).own.gems] == [5]


def test_4_4_experts_return_after_rounds_four_and_eight() -> None:
    """Everybody has one expert left then; after the twelfth round they stay away."""
    match = new_game(3)
    returned = [event for event in play_rounds(match, 12) if isinstance(event, ExpertsReturned)]

    assert [event.round for event in returned] == [4, 8]
    assert [sum(hand) for hand in match.state.hands] == [1, 1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_4_before_they_return_everybody_has_exactly_one_left(seats: int) -> None:
    match = new_game(seats, 3)
    while match.state.round < 5:
        seat = match.deciders()[0]
        last = match.state.round == 4 and seat == match.state.first
        if last and question(match.state) == "acquire-goods":
            hands = [sum(hand) for hand in match.state.hands]
            assert hands == [1] * seats
        match.play(seat, match.legal_moves(seat)[-1])
    assert match.state.hands == [[1] * 5] * seats
    assert match.state.discard == [0] * 5


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
        (3, [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]),
        (4, [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]),
    ],
)
def test_4_5_the_first_player_changes(seats: int, order: list[int]) -> None:
    """To the left; with four players one is skipped after rounds four and eight."""
    match = new_game(seats)
    opened = [event for event in play_rounds(match, 12) if isinstance(event, GoodsOpened)]
    start = opened[0].first

    assert [(event.first - start) % seats for event in opened] == order


def test_4_5_four_players_are_first_three_times_each() -> None:
    """And nobody begins twice with all five experts in hand."""
    first, firsts = 0, []
    for round in range(1, 13):
        firsts.append(first)
        first = next_first(4, first, round)

    assert [firsts.count(seat) for seat in (ANNA, BORIS, CLEO, DORA)] == [3, 3, 3, 3]
    assert len({firsts[0], firsts[4], firsts[8]}) == 3


def test_5_the_count_goes_by_the_order_of_the_pad() -> None:
    match = new_game(3, 5)
    kinds = []
    while deciders := match.deciders():
        for event in match.play(deciders[0], match.legal_moves(deciders[0])[-1]):
            name = type(event).__name__
            if name.endswith("Counted") and name not in kinds:
                kinds.append(name)

    assert kinds == [
        "SpellsCounted",
        "GemsCounted",
        "SpicesCounted",
        "BeastsCounted",
        "WeaponsCounted",
    ]
    assert [line.kind for line in match.view(None).public.sheet] == [
        Kind.SPELL,
        Kind.GEM,
        Kind.SPICE,
        Kind.BEAST,
        Kind.WEAPON,
    ]


def test_6_more_open_gems_lie_open(round_of: Situation) -> None:
    match = round_of(5, 2, variant="open")
    assign(match, JEWELLER, COOK)
    match.play(BORIS, Acquire(0))

    assert [good.gem for good in match.view(ANNA).public.players[BORIS].gems] == [5]
    assert match.view(BORIS).own.gems is None, "they lie open anyway"


def test_6_more_closed_experts_are_held_hidden(round_of: Situation) -> None:
    match = round_of(5, 2, variant="closed")
    assign(match, JEWELLER, COOK)
    match.play(BORIS, Acquire(0))
    view = match.view(ANNA).public

    assert match.view(ANNA).own.experts == [COOK, CATCHER, ARMOURER, ARCANIST]
    assert view.players[ANNA].experts is None
    assert view.players[BORIS].experts is None
    assert view.players[BORIS].experts_left == 4
    assert (view.discard, view.discarded) == (None, 1)
    assert view.goods[1].expert == COOK


def test_6_more_closed_the_first_player_is_asked_even_with_no_choice(round_of: Situation) -> None:
    """To be passed over would tell the table what they hold."""
    match = round_of(1, 2, variant="closed")
    match.state.hands[ANNA] = [1, 1, 0, 0, 0]
    assign(match, CATCHER, COOK)
    match.play(BORIS, Acquire(0))

    assert match.deciders() == [ANNA]
    assert match.legal_moves(ANNA) == [Acquire(1)]


def test_what_was_announced_is_remembered_unless_the_table_says_otherwise(
    round_of: Situation,
) -> None:
    """Ruling 11: with memory, recall shows every gem and every expert; without, neither."""
    for memory, known in (("aid", True), ("none", False)):
        match = round_of(5, 2, variant="closed", memory=memory)
        assign(match, JEWELLER, COOK)
        match.play(BORIS, Acquire(0))
        recalled = match.pov(ANNA).public.players[BORIS]

        assert (recalled.gems is not None) is known
        assert (recalled.experts is not None) is known


def test_without_memory_gems_are_dreamt_anew(round_of: Situation) -> None:
    match = round_of(5, 2, memory="none")
    assign(match, JEWELLER, COOK)
    match.play(BORIS, Acquire(0))
    dreams = {
        tuple(match.pov(ANNA).imagine(SeededDealer(seed)).stacks[BORIS][Kind.GEM])
        for seed in range(60)
    }
    own = {
        tuple(match.pov(BORIS).imagine(SeededDealer(seed)).stacks[BORIS][Kind.GEM])
        for seed in range(20)
    }

    assert len(dreams) > 20
    assert (1,) not in dreams, "card 2 lies open"
    assert own == {(4,)}


def test_with_memory_gems_are_never_dreamt_anew(round_of: Situation) -> None:
    match = round_of(5, 2)
    assign(match, JEWELLER, COOK)
    match.play(BORIS, Acquire(0))

    for seed in range(20):
        assert match.pov(ANNA).imagine(SeededDealer(seed)).stacks[BORIS][Kind.GEM] == [4]


def test_gems_are_shown_when_they_are_counted(count_of: Situation) -> None:
    """And what is shown cannot be taken back."""
    match = count_of({Kind.GEM: [1], Kind.SPELL: [11]}, {Kind.GEM: [2]}, memory="none")

    shown = [event for event in match.dealer.collect() if isinstance(event, GemsCounted)]

    assert [good.gem for good in match.view(ANNA).public.players[BORIS].gems] == [2]
    assert [(event.seat, event.cards, event.gems) for event in shown] == [
        (ANNA, [1], [1]),
        (BORIS, [2], [2]),
    ]
    assert GemsCounted.reveals
