"""11. Levels during a game: a master may go on as an apprentice, where the table agreed on it."""

from __future__ import annotations

import pytest
from support.table import ANNA, BORIS, refused

from retorta import plugins
from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import Area, Level
from retorta.games.alchemists.events import LevelLowered
from retorta.games.alchemists.moves import BecomeApprentice, TakeSpace
from retorta.games.alchemists.rules.areas import begin_action
from retorta.games.alchemists.rules.debunking import DisproveAspect
from retorta.games.alchemists.rules.end_of_round import hold_conference
from retorta.games.alchemists.rules.master import ProposeExperiment
from retorta.games.alchemists.rules.order import ALREADY_APPRENTICE, LEVELS_STAY


def at_the_order_track(**options: str) -> Match:
    """Return a table of two where the first flask is to be placed."""
    match = Match(BOX, 2, SeededDealer(1), options)
    while door.question(match.state) != "choose-spaces":
        seat = match.deciders()[0]
        match.play(seat, match.legal_moves(seat)[0])
    return match


def test_11_a_master_goes_on_as_an_apprentice() -> None:
    """The flask is still to be placed, and everybody sees who plays as what."""
    match = at_the_order_track(level="master", easing="yes")
    [seat] = match.deciders()
    cards = sum(match.state.labs[seat].hand)
    events = match.play(seat, BecomeApprentice())
    player = match.view(None).public.players[seat]
    other = match.view(None).public.players[1 - seat]

    assert events == [LevelLowered(seat)]
    assert (player.debunks_as, player.confers_as) == (Level.APPRENTICE, Level.APPRENTICE)
    assert (other.debunks_as, other.confers_as) == (Level.MASTER, Level.MASTER)
    assert sum(match.state.labs[seat].hand) == cards, "a third ingredient comes too late"
    assert match.deciders() == [seat]
    assert refused(match, seat, BecomeApprentice()) is ALREADY_APPRENTICE
    match.play(seat, TakeSpace(1))
    assert match.deciders() == [1 - seat]


def test_11_the_rules_of_apprentices_hold_from_then_on() -> None:
    match = at_the_order_track(level="master", easing="yes")
    [seat] = match.deciders()
    match.play(seat, BecomeApprentice())
    state = match.state
    begin_action(state, Area.DEBUNK, seat, 1)
    assert isinstance(state.agenda.pop(), DisproveAspect)
    begin_action(state, Area.DEBUNK, 1 - seat, 1)
    assert isinstance(state.agenda.pop(), ProposeExperiment)
    before = [lab.reputation for lab in state.labs]
    hold_conference(state, 0, match.dealer)

    assert state.labs[seat].reputation - before[seat] == -1
    assert state.labs[1 - seat].reputation - before[1 - seat] == -2


def test_11_undoing_it_and_dreaming_keep_to_the_table() -> None:
    match = at_the_order_track(level="master", easing="yes")
    [seat] = match.deciders()
    before = match.state.copy()
    match.play(seat, BecomeApprentice())
    dream = BOX.views.imagine(match.state, 1 - seat, SeededDealer(2))

    assert before.options.debunking[seat] is Level.MASTER
    assert dream.options.debunking[seat] is Level.APPRENTICE


def test_11_levels_stay_unless_the_table_agreed() -> None:
    match = at_the_order_track(level="master")
    [seat] = match.deciders()

    assert BecomeApprentice() not in match.legal_moves(seat)
    assert refused(match, seat, BecomeApprentice()) is LEVELS_STAY


def test_11_who_is_a_master_in_one_thing_may_lower_it() -> None:
    match = at_the_order_track(conferences="master", easing="yes")
    [seat] = match.deciders()

    assert BecomeApprentice() in match.legal_moves(seat)


def test_11_among_apprentices_there_is_nothing_to_lower() -> None:
    with pytest.raises(BadOption) as caught:
        at_the_order_track(easing="yes")
    assert caught.value.name == "alchemists-easing"


@pytest.mark.parametrize("bot", ["greedy", "novice"])
def test_11_bots_stay_what_they_are(bot: str) -> None:
    match = Match(BOX, 2, SeededDealer(3), {"level": "master", "easing": "yes"})
    bots = [plugins.bot_class("alchemists", bot)(seat) for seat in (ANNA, BORIS)]
    while deciders := match.deciders():
        match.play(deciders[0], bots[deciders[0]].choose(match.pov(deciders[0])))

    assert [player.debunks_as for player in match.view(None).public.players] == [Level.MASTER] * 2
