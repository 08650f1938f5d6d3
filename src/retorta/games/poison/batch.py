"""Many games of Poison at once, stepped in one compiled call.

The rules are the engine's own. This module only turns what a seat sees into bytes without making
views: the numbers of ``tensors.py`` for a seat that forgets nothing, in the same order. A test
compares the two move by move.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.games.poison.cards import FACES, POTIONS
from retorta.games.poison.moves import CAULDRONS, MOVES, Play
from retorta.games.poison.rules.end import rounds_to_play
from retorta.games.poison.rules.play import PlayInTurn
from retorta.games.poison.state import Poison

WIDE: Final = 2
"""Bytes of a number in an observation: points may exceed what one holds."""
BYTE: Final = 256


class PoisonBatch:
    """Games side by side, each with its own luck; a game that ends is dealt anew at once."""

    observations: bytes
    """What the seat to play sees in each game: little-endian numbers of two bytes."""
    masks: bytes
    """For each game and move of the catalogue, whether it may be played."""
    movers: bytes
    """Who is to play in each game."""
    ended: bytes
    """In which games the last step was the end."""
    points: bytes
    """The points of each seat if a game has ended, otherwise zeros; two bytes each."""

    def __init__(self, box: Any, seats: int, options: dict[str, str], seeds: list[int]) -> None:
        self._box = box
        self._seats = seats
        self._options = options
        self._dealers = [SeededDealer(seed, listening=False) for seed in seeds]
        self._games = [self._dealt(number) for number in range(len(seeds))]
        self._blank = bytes(WIDE * size_of(seats))
        self._closed = bytes(len(MOVES))
        self.ended = bytes(len(seeds))
        self.points = bytes(WIDE * seats * len(seeds))
        self._observe_all()

    def _dealt(self, number: int) -> Poison:
        state: Poison = self._box.start(self._seats, self._options, self._dealers[number])
        return state

    def step(self, actions: bytes) -> None:
        """Play one move in every game, by its number in the catalogue; all of them or none."""
        self._check(actions)
        ended = BytesWriter()
        points = BytesWriter()
        observations = BytesWriter()
        masks = BytesWriter()
        movers = BytesWriter()
        nothing = bytes(WIDE * self._seats)
        for number in range(len(self._games)):
            state = self._games[number]
            dealer = self._dealers[number]
            step = state.agenda[-1]
            assert isinstance(step, PlayInTurn)
            step.take(state, step.seat, MOVES[actions[number]], dealer)
            door.advance(state, dealer)
            if state.agenda:
                ended.append(0)
                points.write(nothing)
            else:
                ended.append(1)
                for total in state.totals:
                    low: i64 = total
                    points.append(low % BYTE)
                    points.append(low // BYTE)
                state = self._games[number] = self._dealt(number)
            # At once, while the game is at hand: all of them are more than a processor keeps.
            self._observe(state, observations, masks, movers)
        self.ended = ended.getvalue()
        self.points = points.getvalue()
        self.observations = observations.getvalue()
        self.masks = masks.getvalue()
        self.movers = movers.getvalue()

    def _check(self, actions: bytes) -> None:
        """Refuse the moves if one of them cannot be played, by the rule that forbids it."""
        if len(actions) != len(self._games):
            raise ValueError(f"{len(self._games)} games need as many moves, not {len(actions)}")
        for number in range(len(self._games)):
            state = self._games[number]
            step = state.agenda[-1]
            assert isinstance(step, PlayInTurn)
            action: i64 = actions[number]
            if action >= len(MOVES):
                raise ValueError(f"game {number}: there is no move {action}")
            if not is_open(state, step.seat, action // CAULDRONS, action % CAULDRONS):
                door.play(state, step.seat, MOVES[action], self._dealers[number])  # it objects

    def _observe_all(self) -> None:
        observations = BytesWriter()
        masks = BytesWriter()
        movers = BytesWriter()
        for state in self._games:
            self._observe(state, observations, masks, movers)
        self.observations = observations.getvalue()
        self.masks = masks.getvalue()
        self.movers = movers.getvalue()

    def _observe(
        self, state: Poison, observations: BytesWriter, masks: BytesWriter, movers: BytesWriter
    ) -> None:
        """Write what the seat to play sees and may do."""
        step = state.agenda[-1]
        assert isinstance(step, PlayInTurn)
        movers.append(step.seat)
        place: i64 = len(observations)
        observations.write(self._blank)
        write_observation(observations, place, state, step.seat)
        first: i64 = len(masks)
        masks.write(self._closed)
        write_mask(masks, first, state, step.seat)


def size_of(seats: int) -> int:
    """Return how many numbers an observation has."""
    own = FACES + CAULDRONS * FACES + CAULDRONS + CAULDRONS * POTIONS
    return own + seats * (FACES + 5) + 4


def is_open(state: Poison, seat: int, face: i64, cauldron: i64) -> bool:
    """Whether a card may be played to a cauldron now."""
    if not state.hands[seat][face]:
        return False
    for play in state.open_plays[face]:
        assert isinstance(play, Play)
        if play.cauldron == cauldron:
            return True
    return False


def write_mask(masks: BytesWriter, first: i64, state: Poison, seat: int) -> None:
    """Mark the moves that may be played."""
    hand = state.hands[seat]
    face: i64
    for face in range(FACES):
        if hand[face]:
            for play in state.open_plays[face]:
                assert isinstance(play, Play)
                masks[first + face * CAULDRONS + play.cauldron] = 1


def write_observation(observations: BytesWriter, place: i64, state: Poison, seat: int) -> None:
    """Write what *seat* sees over a blank observation that begins at *place*."""
    seats: i64 = state.seats
    me: i64 = seat
    hand = state.hands[seat]
    face: i64
    for face in range(FACES):
        if hand[face]:
            observations[place + WIDE * face] = hand[face]
    place += WIDE * FACES
    for cauldron in state.cauldrons:
        for card in cauldron.cards:
            spot: i64 = place + WIDE * card
            observations[spot] = observations[spot] + 1
        place += WIDE * FACES
    for cauldron in state.cauldrons:
        observations[place] = cauldron.total
        place += WIDE
    for cauldron in state.cauldrons:
        if cauldron.colour >= 0:
            observations[place + WIDE * cauldron.colour] = 1
        place += WIDE * POTIONS
    other: i64
    for other in range(seats):
        owner: i64 = (me + other) % seats
        held: i64 = 0
        for count in state.hands[owner]:
            held += count
        observations[place + WIDE * other] = u8(held)
        first: i64 = place + WIDE * (seats + FACES * other)
        for card in state.taken[owner]:
            spot = first + WIDE * card
            observations[spot] = observations[spot] + 1
    place += WIDE * (seats + FACES * seats)
    for other in range(seats):
        owner = (me + other) % seats
        observations[place + WIDE * other] = len(state.taken[owner])
        total: i64 = state.totals[owner]
        spot = place + WIDE * (seats + other)
        observations[spot] = u8(total % BYTE)
        observations[spot + 1] = u8(total // BYTE)
    place += 2 * WIDE * seats
    giver: i64 = state.giver
    observations[place + WIDE * ((giver - me + seats) % seats)] = 1
    place += WIDE * seats
    observations[place] = 1  # the viewing seat is the one that decides
    place += WIDE * seats
    observations[place] = state.round
    observations[place + WIDE] = rounds_to_play(state.seats, state.options)
    observations[place + 2 * WIDE] = len(state.pile)
    observations[place + 3 * WIDE] = len(state.set_aside)
