"""The cards, counted against the component list."""

from __future__ import annotations

from collections import Counter

from retorta.games.poison.cards import COLOUR, COPIES, DECK, VALUE, Card, Colour


def test_1_fifty_cards() -> None:
    assert len(DECK) == 50


def test_1_fourteen_potions_of_each_colour() -> None:
    """Two fours, and three each of 1, 2, 5 and 7."""
    for colour in (Colour.RED, Colour.BLUE, Colour.PURPLE):
        values = Counter(VALUE[face] for face in DECK if COLOUR[face] == colour)
        assert values == {1: 3, 2: 3, 4: 2, 5: 3, 7: 3}


def test_1_eight_poisons_of_four() -> None:
    assert COPIES[Card.POISON] == 8
    assert VALUE[Card.POISON] == 4


def test_1_every_card_is_what_its_name_says() -> None:
    for card in Card:
        colour, _, value = card.name.partition("_")
        assert Colour(COLOUR[card]).name == colour
        assert not value or VALUE[card] == int(value)
