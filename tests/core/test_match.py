"""The one door: turns, refusals, secret choices, answers, undo."""

from __future__ import annotations

import pytest
from market_day import NO_HECKLER, Heckling, make_box
from market_day.vocabulary import HECKLE, PASS, Favour, Offer, OffersTurned, Potion, Sell
from support.table import ANNA, BORIS, CLEO, refused

from retorta.core.dealer import ScriptedDealer, SeededDealer
from retorta.core.door import NOT_ASKED
from retorta.core.errors import BadOption, NotYourTurn, NoUndo, Unknown
from retorta.core.match import Match


@pytest.fixture
def market() -> Match:
    """Three players; Anna holds a heckler, the others none; red, green and blue are wanted."""
    dealer = ScriptedDealer([0, 6, 6, 6, 6, 6, 6, 6, 6, 0, 1, 0])
    match = Match(make_box(), 3, dealer)
    match.state.stalls[ANNA].hand = [Favour.HECKLER, Favour.CHARM, Favour.CHARM]
    for seat in (BORIS, CLEO):
        match.state.stalls[seat].hand = [Favour.CHARM] * 3
    match.state.deck = [Favour.HECKLER] * 5 + [Favour.CHARM] * 2
    match.state.wanted = [Potion.RED, Potion.GREEN, Potion.BLUE]
    return match


def lay(match: Match, *smiles: int) -> list[object]:
    events: list[object] = []
    for seat, shown in enumerate(smiles):
        events = list(match.play(seat, Offer(shown)))
    return events


def test_all_choose_at_once_and_turn_over_together(market: Match) -> None:
    assert market.deciders() == [ANNA, BORIS, CLEO]
    market.play(CLEO, Offer(2))
    assert market.deciders() == [ANNA, BORIS]
    with pytest.raises(NotYourTurn):
        market.play(CLEO, Offer(1))
    market.play(ANNA, Offer(0))
    events = market.play(BORIS, Offer(1))

    assert OffersTurned([0, 1, 2]) in events
    assert market.deciders() == [CLEO]


def test_a_choice_lies_face_down(market: Match) -> None:
    market.play(CLEO, Offer(2))

    assert market.view(CLEO).own.offer == 2
    assert market.view(ANNA).own.offer is None
    assert market.view(ANNA).public.laid == [False, False, True]


def test_a_view_is_what_lies_open_and_what_is_the_seats_own(market: Match) -> None:
    """The public part is the same for all; a bystander has nothing of its own."""
    views = [market.view(seat) for seat in (ANNA, BORIS, None)]

    assert views[0].public == views[1].public == views[2].public
    assert [view.own and view.own.seat for view in views] == [ANNA, BORIS, None]
    assert views[0].own.hand == [Favour.HECKLER, Favour.CHARM, Favour.CHARM]


def test_a_place_at_the_table_knows_what_is_public_and_what_is_its_own(market: Match) -> None:
    pov = market.pov(ANNA)

    assert (pov.view.public, pov.view.own) == (pov.public, pov.own)
    assert pov.own.seat == ANNA


def test_an_answer_comes_before_the_effect(market: Match) -> None:
    """Boris sells for 4 less 1 smile; Anna heckles, so he is paid 2."""
    lay(market, 0, 1, 0)
    market.play(BORIS, Sell(Potion.BLUE))
    assert isinstance(market.state.agenda[-1], Heckling)
    assert market.deciders() == [ANNA]
    market.dealer = SeededDealer(1)
    market.play(ANNA, HECKLE)
    market.play(CLEO, PASS)

    assert market.state.stalls[BORIS].gold == 2 + 2
    assert market.deciders() == [ANNA]


def test_everyone_is_asked_whatever_they_hold(market: Match) -> None:
    """Cleo holds no heckler and is asked all the same; only heckling is refused her."""
    lay(market, 0, 1, 0)
    market.play(BORIS, Sell(Potion.BLUE))
    market.play(ANNA, PASS)

    assert market.deciders() == [CLEO]
    assert refused(market, CLEO, HECKLE) is NO_HECKLER


def test_a_move_of_the_game_that_is_not_asked_for_is_refused(market: Match) -> None:
    assert refused(market, ANNA, PASS) is NOT_ASKED


def test_refusals_name_the_rule(market: Match) -> None:
    lay(market, 0, 1, 0)
    market.play(BORIS, Sell(Potion.BLUE))
    market.play(ANNA, PASS)

    assert market.refusals(CLEO) == [(HECKLE, NO_HECKLER)]
    assert market.refusals(ANNA) == []
    assert market.legal_moves(ANNA) == []


def test_undo_ends_where_the_turn_ends(market: Match) -> None:
    lay(market, 0, 1, 0)
    market.play(BORIS, PASS)

    assert not market.can_undo(BORIS)
    with pytest.raises(NoUndo):
        market.undo(BORIS)


def test_undo_is_not_for_secret_choices_of_others(market: Match) -> None:
    market.play(CLEO, Offer(2))

    assert not market.can_undo(CLEO)
    assert not market.can_undo(ANNA)


def test_too_few_and_too_many_players() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOption) as caught:
            Match(make_box(), seats, SeededDealer(1))
        assert caught.value.name == "seats"


def test_options_are_checked() -> None:
    with pytest.raises(Unknown) as unknown:
        Match(make_box(), 2, SeededDealer(1), {"wether": "fine"})
    assert unknown.value.parts["known"] == ["aids", "weather"]
    with pytest.raises(BadOption) as bad:
        Match(make_box(), 2, SeededDealer(1), {"weather": "foul"})
    assert bad.value.parts["allowed"] == ["fine"]
