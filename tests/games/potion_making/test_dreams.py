"""What search relies on: dreams are fair and keep what was shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from support.table import ANNA, BORIS

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import Card
from retorta.games.potion_making.moves import Cast, Learn, PlayAsElement

Situation = Callable[..., Match]
KNOWLEDGE = Card.SPELL_OF_KNOWLEDGE_BELLADONNA


def test_a_dream_deals_every_unseen_card_alike() -> None:
    """Chi-square of where one unseen card lies, over 3 000 dreams of a four-player deal."""
    match = Match(BOX, 4, SeededDealer(5))
    state = match.state
    seat = state.active
    card = next(card for card in Card if int(card) in state.deck)
    copies = sum(
        pile.count(card) for pile in [state.deck, *state.hands] if pile is not state.hands[seat]
    )
    others = [owner for owner in range(4) if owner != seat]
    unseen = len(state.deck) + sum(len(state.hands[owner]) for owner in others)
    dreams = 3000
    found: Counter[int] = Counter()
    dealer = SeededDealer(1, listening=False)
    for _ in range(dreams):
        dream = BOX.views.imagine(state, seat, dealer)
        for owner in others:
            found[owner] += dream.hands[owner].count(card)
        found[seat] += dream.deck.count(card)
    chi_square = 0.0
    for place, size in [(seat, len(state.deck)), *((o, len(state.hands[o])) for o in others)]:
        expected = dreams * copies * size / unseen
        chi_square += (found[place] - expected) ** 2 / expected
    assert chi_square < 16.3, "one chance in a thousand"


def test_a_card_taken_openly_stays_in_every_dream_of_the_others(situation: Situation) -> None:
    match = situation(
        [[KNOWLEDGE, Card.DRAGON, Card.UNICORN], []], [Card.GRIFFIN, Card.LOVE_POTION]
    )
    match.play(ANNA, Cast(KNOWLEDGE))
    match.play(ANNA, Learn(Card.GRIFFIN))
    hands = set()
    for seed in range(20):
        dream = BOX.views.imagine(match.state, BORIS, SeededDealer(seed, listening=False))
        assert Card.GRIFFIN in dream.hands[ANNA]
        hands.add(tuple(dream.hands[ANNA]))
    assert len(hands) > 10, "the rest of the hand is dreamt"


def test_of_two_equal_cards_the_shown_one_counts_as_played(situation: Situation) -> None:
    """After one Love Potion is played nobody knows whether Anna holds the other."""
    match = situation([[KNOWLEDGE, Card.LOVE_POTION], []], [Card.LOVE_POTION, Card.DRAGON])
    match.play(ANNA, Cast(KNOWLEDGE))
    match.play(ANNA, Learn(Card.LOVE_POTION))
    assert match.state.shown[ANNA] == [Card.LOVE_POTION]
    match.play(ANNA, PlayAsElement(Card.LOVE_POTION))

    assert match.state.hands[ANNA] == [Card.LOVE_POTION]
    assert match.state.shown[ANNA] == []
    assert match.pov(BORIS).public.players[ANNA].shown == []
