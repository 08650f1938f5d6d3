"""What search relies on: dreams are fair, and nothing but the rules decides what is legal."""

from __future__ import annotations

from collections import Counter

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.poison import BOX
from retorta.games.poison.cards import COLOUR, VALUE, Card, Colour
from retorta.games.poison.moves import Play
from retorta.games.poison.rules.play import open_plays


def test_a_dream_deals_every_unseen_card_alike() -> None:
    """Chi-square of where one unseen card lies, over 2 000 dreams of a three-player deal."""
    match = Match(BOX, 3, SeededDealer(5))
    state = match.state
    dreams = 2000
    seen: Counter[str] = Counter()
    unseen = 50 - sum(state.hands[0])
    poisons = 8 - state.hands[0][Card.POISON]
    dealer = SeededDealer(1, listening=False)
    for _ in range(dreams):
        dream = BOX.views.imagine(state, 0, dealer)
        seen["hand 1"] += dream.hands[1][Card.POISON]
        seen["hand 2"] += dream.hands[2][Card.POISON]
        seen["aside"] += dream.set_aside.count(Card.POISON)
    sizes = {"hand 1": sum(state.hands[1]), "hand 2": sum(state.hands[2]), "aside": 12}
    chi_square = 0.0
    for place, size in sizes.items():
        expected = dreams * poisons * size / unseen
        chi_square += (seen[place] - expected) ** 2 / expected
    assert chi_square < 13.8, "one chance in a thousand"


def test_legal_moves_agree_with_an_independent_reading() -> None:
    """The rule, said once more from scratch: where may each card of a hand go?"""
    luck = SeededDealer(3)
    for _ in range(300):
        match = Match(BOX, 4, SeededDealer(luck.pick(10**6)))
        for _ in range(luck.pick(45)):
            [seat] = match.deciders()
            moves = match.legal_moves(seat)
            match.play(seat, moves[luck.pick(len(moves))])
        [seat] = match.deciders()
        view = match.view(seat)
        colours = [
            {card.name.split("_")[0] for card in cauldron.cards} - {"POISON"}
            for cauldron in view.public.cauldrons
        ]
        expected = set()
        for card in set(view.own.hand):
            colour = card.name.split("_")[0]
            for number in range(3):
                after = [set(brewing) for brewing in colours]
                if colour != "POISON":
                    after[number].add(colour)
                mixed = any(len(brewing) > 1 for brewing in after)
                twice = sum(colour in brewing for brewing in after) > 1
                if not mixed and not twice:
                    expected.add(Play(card, number))
        assert set(match.legal_moves(seat)) == expected


def test_what_the_state_keeps_for_speed_is_what_lies_there() -> None:
    """Totals, colours and open cauldrons are kept beside the cards; they never drift apart."""
    match = Match(BOX, 4, SeededDealer(8))
    luck = SeededDealer(8)
    while deciders := match.deciders():
        moves = match.legal_moves(deciders[0])
        match.play(deciders[0], moves[luck.pick(len(moves))])
        state = match.state
        assert state.open_plays == open_plays(state)
        for cauldron in state.cauldrons:
            potions = {COLOUR[face] for face in cauldron.cards} - {Colour.POISON}
            assert cauldron.total == sum(VALUE[face] for face in cauldron.cards)
            assert potions == ({cauldron.colour} if potions else set())
