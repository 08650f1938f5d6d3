"""What is told before a choice happens, and no layer says more than it may."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from games.laar.tells_measured import MEASURED
from games.laar.tells_points import SENDING, TAKING, gained
from games.laar.tells_tables import Late, held_to_the_law, options, seats
from laws.laws import Table, moments

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.tells import Change, Fact, Told, told
from retorta.core.words import Move
from retorta.games.laar import BOX, tells
from retorta.games.laar.cards import Kind
from retorta.games.laar.moves import Acquire, Assign, Exchange
from retorta.games.laar.options import Options
from retorta.games.laar.state import NOTHING, Laar
from retorta.texts import LANGUAGES, Speaker

EVERY_KIND = {
    *(f"fact {what}" for what in MEASURED.facts),
    *(f"change {what}" for what in MEASURED.changes),
    *(f"pointless {what}" for what in MEASURED.pointless),
    *(f"question fact {what}" for what in MEASURED.questions),
}


def test_what_is_told_happens() -> None:
    met = held_to_the_law(Table, range(0, 90, 7), every=7, dreams=2)
    met += held_to_the_law(Late, range(0, 270, 7), every=1, dreams=2)
    assert set(met) == EVERY_KIND


@pytest.mark.soak
def test_what_is_told_happens_in_thousands_of_positions() -> None:
    met = held_to_the_law(Table, range(90, 180), every=2, dreams=3)
    met += held_to_the_law(Late, range(90, 270), every=1, dreams=3)
    assert set(met) == EVERY_KIND


def positions(seeds: range) -> Iterator[tuple[Laar, int, str]]:
    """Yield positions of games, who is asked there, and what."""
    for seed in seeds:
        for match in moments(Table(BOX, 2 + seed % 3, options(seed)), seed, every=5):
            for seat in match.deciders():
                yield match.state, seat, door.question(match.state)


def said_of(state: Laar, seat: int, chances: bool = True) -> Told:
    said = told(BOX, state, seat, chances)
    assert said is not None
    return said


# What the layer of the rules tells.


def test_the_rules_layer_does_not_combine_stacks() -> None:
    """It says what a card makes of the stack it joins; other stacks change only what is deduced."""
    differed = 0
    for state, seat, question in positions(range(20, 32)):
        if question not in (SENDING, TAKING):
            continue
        moves = door.legal_moves(state, seat)
        for move in moves:
            other = with_other_stacks(state, seat, kind_of(state, move))
            number = door.legal_moves(other, seat).index(move)
            assert (
                said_of(state, seat, chances=False).moves[moves.index(move)]
                == (said_of(other, seat, chances=False).moves[number])
            )
            differed += (
                said_of(state, seat).moves[moves.index(move)]
                != (said_of(other, seat).moves[number])
            )
    assert differed > 50


def kind_of(state: Laar, move: Move) -> int:
    """Return which good an expert sent makes of a card, or a card taken is."""
    if isinstance(move, Acquire):
        return state.assigned[move.good]
    assert isinstance(move, Assign | Exchange)
    return int(move.expert)


def with_other_stacks(state: Laar, seat: int, kind: int) -> Laar:
    """Return the same table with other cards in all stacks but that one of the seat."""
    other = state.copy()
    stacks = [
        stack
        for owner, kinds in enumerate(other.stacks)
        for each, stack in enumerate(kinds)
        if (owner, each) != (seat, kind)
    ]
    cards = [*other.pile, *(card for stack in stacks for card in stack)]
    random.Random(state.round).shuffle(cards)
    for stack in stacks:
        stack[:] = [cards.pop() for _ in stack]
    other.pile = cards
    return other


def test_the_rules_layer_tells_no_points_of_what_a_card_would_count() -> None:
    for state, seat, _ in positions(range(6)):
        said = said_of(state, seat, chances=False)
        effects = [*said.question, *(effect for effects in said.moves for effect in effects)]
        assert not any(isinstance(effect, Change) or effect.deduced for effect in effects)


def test_nothing_told_depends_on_what_only_a_memory_holds() -> None:
    """Hidden experts and gems are told of to nobody, though the table plays with the memory aid."""
    for state, seat, _ in positions(range(2, 30, 3)):
        assert state.options.experts_hidden
        forgetful = state.copy()
        forgetful.options = Options(state.options.gems_open, state.options.experts_hidden, False)
        said = said_of(state, seat)
        for seed in range(3):
            assert said_of(BOX.views.imagine(forgetful, seat, SeededDealer(seed)), seat) == said


# What each card would bring.


def test_every_open_card_is_told_of_as_every_good_it_can_become() -> None:
    for state, seat, question in positions(range(15)):
        if question not in (SENDING, TAKING):
            continue
        expected = {
            (place, kind): gained(state, seat, card, kind)
            for place, card in enumerate(state.goods)
            if card != NOTHING
            for kind in Kind
            if state.assigned[place] in (NOTHING, kind)
        }
        assert would_bring(state, seat) == expected


def would_bring(state: Laar, seat: int) -> dict[tuple[int, Kind], int]:
    """Return what each card would bring as each good, from what is told."""
    said, found = said_of(state, seat), dict[tuple[int, Kind], int]()
    for effect in said.question:
        if isinstance(effect, Fact) and effect.what == "card-would-bring":
            found[effect.parts["good"], effect.parts["kind"]] = effect.parts["points"]
    for move, effects in zip(door.legal_moves(state, seat), said.moves, strict=True):
        if isinstance(move, Assign | Acquire):
            (mine,) = [
                effect.least
                for effect in effects
                if isinstance(effect, Change)
                and effect.seat == seat
                and effect.what in ("would-bring", "points-now")
            ]
            found[move.good, Kind(kind_of(state, move))] = mine
    return found


# Its words.


def test_everything_that_is_told_can_be_said() -> None:
    """In all languages, with the parts it comes with; and pages know what each part is."""
    speakers = [
        Speaker(language, "laar", ["Anna", "Boris", "Cleo", "Dora"]) for language in LANGUAGES
    ]
    met: set[str] = set()
    late = (choice for seed in range(0, 270, 7) for choice in late_choices(seed))
    for state, seat, _ in chain(positions(range(15)), late):
        said = said_of(state, seat)
        for effect in [*said.question, *(effect for effects in said.moves for effect in effects)]:
            met.add(effect.what)
            parts: dict[str, Any]
            if isinstance(effect, Change):
                parts = {"amount": "+4", "least": 4, "most": 4, "range": "exact"}
            else:
                parts = effect.parts
                assert set(parts) <= set(tells.WORDS)
            for speaker in speakers:
                assert speaker.say(f"laar-tells-{effect.what}", **parts)
    assert met == {name.split()[-1] for name in EVERY_KIND}


def late_choices(seed: int) -> Iterator[tuple[Laar, int, str]]:
    """Yield the positions of the last round and the count."""
    for match in moments(Late(BOX, seats(seed), options(seed)), seed, every=1):
        for seat in match.deciders():
            yield match.state, seat, door.question(match.state)
