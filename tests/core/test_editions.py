"""Editions: a game is finished by the rules it began with, also when newer ones are there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from support import pennies

from retorta.core.box import Box
from retorta.core.dealer import Dealer, SeededDealer
from retorta.core.errors import Unreadable
from retorta.core.match import Match
from retorta.core.record import Scribe
from retorta.core.replay import replay
from retorta.core.verifiable import VerifiableDealer, commitment, fresh_seed, verify
from retorta.core.words import Outcome


def set_up_with_a_lead(seats: int, options: Mapping[str, str], dealer: Dealer) -> pennies.Table:
    """Return the first edition of the game, where the first seat led by as much as it drew."""
    table = pennies.set_up(seats, options, dealer)
    table.points[0] = 10 + dealer.pick(6)
    return table


BOX = replace(
    pennies.BOX,
    edition=2,
    rules=replace(
        pennies.BOX.rules,
        earlier={1: set_up_with_a_lead},
        outcome=lambda state: Outcome(list(state.points), [0], "matched"),
    ),
)


def finished(match: Match) -> Match:
    while deciders := match.deciders():
        match.play(deciders[0], match.legal_moves(deciders[0])[0])
    return match


def written(match: Match, seed: str | None = None) -> list[bytes]:
    scribe = Scribe()
    lines = [scribe.header(match.header), *map(scribe.entry, match.entries)]
    return [*lines, scribe.entry(match.end(seed))]


def replayed(lines: list[bytes], box: Box) -> Match:
    return list(replay(lines, lambda _: box))[-1].match


def test_a_new_game_is_of_the_newest_edition() -> None:
    match = Match(BOX, 2, SeededDealer(1))

    assert match.header.edition == 2
    assert match.points() == [0, 0]


def test_a_box_lists_all_editions_that_it_plays_the_newest_first() -> None:
    assert BOX.editions == (2, 1)
    assert pennies.BOX.editions == (1,)


def test_a_game_of_an_earlier_edition_is_set_up_by_it_and_says_so() -> None:
    match = Match(BOX, 2, SeededDealer(1), edition=1)

    assert match.header.edition == 1
    assert match.points()[0] >= 10


def test_a_record_replays_by_the_edition_it_was_played_by() -> None:
    for edition in BOX.editions:
        match = finished(Match(BOX, 2, SeededDealer(1), edition=edition))
        again = replayed(written(match), BOX)

        assert again.header.edition == edition
        assert again.points() == match.points()


def test_a_promised_deal_is_dealt_again_by_its_edition() -> None:
    seed = fresh_seed()
    dealer = VerifiableDealer(seed)
    match = finished(Match(BOX, 2, dealer, commitment=commitment(seed), edition=1))
    assert match.header.luck, "the first edition draws at its set-up, the second does not"

    assert verify(written(match, seed.hex()), BOX).promised


def test_an_edition_that_the_box_does_not_play_is_refused() -> None:
    lines = written(finished(Match(BOX, 2, SeededDealer(1), edition=1)))
    with pytest.raises(Unreadable) as caught:
        replayed(lines, replace(BOX, rules=replace(BOX.rules, earlier={})))
    assert caught.value.name == "record-edition"
    assert caught.value.parts["edition"] == 1

    with pytest.raises(Unreadable) as caught:
        Match(BOX, 2, SeededDealer(1), edition=3)
    assert caught.value.name == "record-edition"
