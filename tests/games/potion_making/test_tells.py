"""What is told before a choice in Potion-Making happens, and no layer says more than it may."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from games.potion_making.tells_measured import points_after
from games.potion_making.tells_tables import EVERY_KIND, held_to_the_law, late_table
from laws.laws import Table, moments, tables
from laws.tells_law import follow

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.tells import Change, Effect, Fact, Lacking, Told, told
from retorta.core.words import Move, Seat
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import DECK, RECIPE
from retorta.games.potion_making.moves import Build, Cast, PlayAsElement
from retorta.games.potion_making.state import PotionMaking
from retorta.texts import LANGUAGES, Speaker

TABLES = tables(BOX)
LATE = [late_table(2 + deck % 5, deck) for deck in range(8)]


def games(seeds: range) -> Iterator[tuple[Table, int]]:
    return product(TABLES, seeds)


def late_games(seeds: range) -> Iterator[tuple[Table, int]]:
    return product(LATE, seeds)


def test_what_is_told_happens() -> None:
    met = held_to_the_law(games(range(1)), every=9, dreams=2, moves=5)
    met += held_to_the_law(late_games(range(10, 19)), every=1, dreams=2, moves=9)
    assert set(met) == EVERY_KIND


@pytest.mark.soak
def test_what_is_told_happens_in_thousands_of_positions() -> None:
    met = held_to_the_law(games(range(100, 130)), every=2, dreams=4, moves=9)
    met += held_to_the_law(late_games(range(200, 300)), every=1, dreams=4, moves=9)
    assert set(met) == EVERY_KIND


def positions(seeds: range) -> Iterator[tuple[PotionMaking, Seat, list[Move], Told]]:
    """Yield positions, who is asked there, what may be played, and what is told."""
    for table, seed in [*late_games(seeds), (TABLES[1], seeds[0])]:
        for match in moments(table, seed, every=2):
            for seat in match.deciders():
                said = said_of(match.state, seat)
                yield match.state, seat, match.legal_moves(seat), said


def said_of(state: PotionMaking, seat: Seat, chances: bool = True) -> Told:
    said = told(BOX, state, seat, chances)
    assert said is not None
    return said


def later(effects: list[Effect]) -> dict[Seat, tuple[int, int]]:
    """Return what is told of points by what follows in the turn."""
    return {
        effect.seat: (effect.least, effect.most)
        for effect in effects
        if isinstance(effect, Change) and effect.what == "points-after"
    }


# What follows the card, up to where somebody else decides.


def test_nobody_scores_later_unless_it_is_told_that_a_card_follows() -> None:
    luck = SeededDealer(3)
    silent = 0
    for state, seat, moves, said in positions(range(30, 34)):
        follows = {"play-on", "nobody-else"} & {effect.what for effect in said.question}
        for move, effects in zip(moves, said.moves, strict=True):
            if follows or any(effect.what == "play-on" for effect in effects):
                continue
            followed = follow(BOX, state, seat, move, luck)
            assert [points_after(followed, each) for each in range(state.seats)] == (
                [0] * state.seats
            )
            silent += 1
    assert silent > 500


def test_the_points_told_of_what_follows_are_exactly_those_that_can_follow() -> None:
    """Every way to go on is played by the rules, to the end of the turn."""
    counted = 0
    for state, seat, moves, said in positions(range(40, 43)):
        for move, effects in zip(moves, said.moves, strict=True):
            spans = later(effects)
            if not spans:
                continue
            ends = list(played_on(state, seat, move, {}))
            if not ends:
                continue
            gains = [
                [end[each] - state.totals[each] for end in ends] for each in range(state.seats)
            ]
            assert spans == {
                each: (min(gains[each]), max(gains[each]))
                for each in range(state.seats)
                if each == seat or max(gains[each])
            }
            counted += 1
    assert counted > 100


MOST_WAYS = 3000


def played_on(
    state: PotionMaking, seat: Seat, move: Move, ways: dict[str, int]
) -> Iterator[list[int]]:
    """Yield the points after every way to go on; nothing if there are too many."""
    found = list(_played_on(state, seat, move, ways))
    return iter(found if ways.get("ways", 0) < MOST_WAYS else [])


def _played_on(
    state: PotionMaking, seat: Seat, move: Move, ways: dict[str, int]
) -> Iterator[list[int]]:
    ways["ways"] = ways.get("ways", 0) + 1
    if ways["ways"] > MOST_WAYS:
        return
    after = state.copy()
    door.play(after, seat, move, SeededDealer(1, listening=False))
    if door.deciders(after) != [seat]:
        yield after.totals
        return
    for answer in door.legal_moves(after, seat):
        yield from _played_on(after, seat, answer, ways)


# The two layers.


def test_the_rules_layer_does_not_combine_cards() -> None:
    """Of a card it tells the same whatever else is in the hand; what follows is a calculation."""
    differed = 0
    for state, seat, moves, said in positions(range(50, 53)):
        if door.question(state) != "take-turn" or len(state.hands[seat]) < 2:
            continue
        for move, effects in zip(moves, said.moves, strict=True):
            assert isinstance(move, PlayAsElement | Build | Cast)
            other = with_another_hand(state, seat, int(move.card))
            place = door.legal_moves(other, seat).index(move)
            assert (
                said_of(state, seat, chances=False).moves[moves.index(move)]
                == said_of(other, seat, chances=False).moves[place]
            )
            differed += later(effects) != later(said_of(other, seat).moves[place])
    assert differed > 10


def with_another_hand(state: PotionMaking, seat: Seat, kept: int) -> PotionMaking:
    """Return the same table with other cards beside one that stays in the hand."""
    other = state.copy()
    recipes = [face for face in DECK if RECIPE[face] >= 0 and face not in state.hands[seat]]
    others = recipes[:: -1 - state.totals[seat] % 3][: len(state.hands[seat]) - 1]
    other.hands[seat] = sorted([kept, *others])
    return other


def test_only_what_follows_in_the_turn_is_a_calculation() -> None:
    for state, seat, _, said in positions(range(60, 62)):
        for effects in [said.question, *said.moves]:
            assert {effect.what for effect in effects if effect.deduced} <= {"points-after"}
        rules = said_of(state, seat, chances=False)
        assert not any(later(effects) for effects in rules.moves)


def test_nothing_told_depends_on_what_only_a_memory_holds() -> None:
    """Which cards others took openly by Knowledge, no page shows any longer."""
    forgotten = 0
    for state, seat, _, said in positions(range(70, 80)):
        forgetful = state.copy()
        forgetful.shown = [[] for _ in state.shown]
        forgotten += any(state.shown)
        for seed in range(2):
            dream = BOX.views.imagine(forgetful, seat, SeededDealer(seed))
            assert said_of(dream, seat) == said
    assert forgotten > 10


# In words.


def test_everything_told_is_said_in_every_language() -> None:
    """One of each kind, and with lists that are empty where they may be."""
    speakers = [Speaker(language, BOX.name, ["Anna", "Boris"]) for language in LANGUAGES]
    met = set()
    for _, _, _, said in positions(range(80, 90)):
        for effect in [*said.question, *(each for effects in said.moves for each in effects)]:
            met.add(effect.what)
            for speaker in speakers:
                text = speaker.say(f"potion-making-tells-{effect.what}", **parts(effect))
                assert text
                assert "{" not in text
    assert met == {name.split()[-1] for name in EVERY_KIND}


def parts(effect: Effect) -> dict[str, Any]:
    """Return what fills the text of an effect."""
    if isinstance(effect, Change):
        span = "exact" if effect.least == effect.most else "range"
        amount = f"+{effect.least}…+{effect.most}"
        return {"least": effect.least, "most": effect.most, "range": span, "amount": amount}
    if isinstance(effect, Lacking):
        return {**effect.parts, "needs": effect.needs, "has": effect.has}
    assert isinstance(effect, Fact) or not effect.parts
    return effect.parts
