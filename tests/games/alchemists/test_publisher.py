"""14.1 The Publisher, a favor from outside the box: a theory of one's own is revised."""

from __future__ import annotations

import pytest
from support.alchemists_bench import Bench, is_resting

from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.door import NOT_ASKED
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    POTION_OF,
    SIGNS,
    Area,
    Colour,
    Favor,
    Formula,
    Ingredient,
    Seal,
)
from retorta.games.alchemists.events import SealExchanged, TheoryRevised
from retorta.games.alchemists.moves import (
    PASS,
    PLAY_PUBLISHER,
    ExchangeFormula,
    ExchangeSeal,
    LaySeal,
    PlayFavor,
)
from retorta.games.alchemists.rules.areas import ActInArea
from retorta.games.alchemists.rules.revising import (
    COLLEAGUES_SEALED_IT,
    CONFLICTED_THEORY_STAYS,
    NOT_YOUR_THEORY,
)
from retorta.games.alchemists.state import Answer

FERN, TOAD, CLAW = Ingredient.FERN, Ingredient.TOAD, Ingredient.CLAW
LEVELS = ("apprentice", "master")


@pytest.fixture(params=LEVELS)
def bench(request: pytest.FixtureRequest) -> Bench:
    """Seat 0 is to debunk, holds a Publisher, and has published alone about the fern."""
    bench = Bench(publisher="yes", level=request.param)
    bench.favors(0, Favor.PUBLISHER)
    bench.theory(FERN, Formula.BLUE_PLUS, {0: Seal.GOLD})
    bench.theory(TOAD, Formula.RED_PLUS, {1: Seal.SILVER, 0: Seal.RED})
    bench.cubes(Area.DEBUNK, 0)
    bench.ask(ActInArea(Area.DEBUNK, 0, 0, False))
    return bench


def test_another_favor_is_not_what_is_asked_and_nobody_is_told_not_to_hold_it(bench: Bench) -> None:
    for held in ([], [Favor.PUBLISHER]):
        bench.favors(0, Favor.SAGE, *held)
        assert bench.refused(0, PlayFavor(Favor.SAGE)) is NOT_ASKED


def test_a_seal_is_exchanged_face_down_and_the_old_one_is_unused_again(bench: Bench) -> None:
    lab = bench.lab(0)
    events = bench.play(0, PLAY_PUBLISHER, ExchangeSeal(TOAD), LaySeal(Seal.SILVER))
    assert is_resting(bench)
    assert SealExchanged(0, TOAD, Seal.SILVER) in events
    assert SealExchanged(0, TOAD, Seal.SILVER).seen_by(1) == SealExchanged(0, TOAD, None)
    assert [seal.kind for seal in bench.state.books[TOAD]] == [Seal.SILVER, Seal.SILVER]
    assert (lab.seals[Seal.RED], lab.seals[Seal.SILVER]) == (2, 2)
    assert (lab.laid, lab.free) == (0, 7), "the debunking's cube came back"
    assert [card.kind for card in bench.state.favor_discard] == [Favor.PUBLISHER]
    assert bench.state.theories[TOAD] is Formula.RED_PLUS


def test_alone_on_a_book_one_exchanges_the_formula_and_the_seal_or_not(bench: Bench) -> None:
    reputation = bench.lab(0).reputation
    bench.play(0, PLAY_PUBLISHER)
    events = bench.play(0, ExchangeFormula(FERN, Formula.RED_MINUS))
    assert TheoryRevised(0, FERN, Formula.RED_MINUS) in events
    assert bench.question() == "choose-new-seal"
    assert bench.may(0, LaySeal(Seal.BLUE))
    bench.play(0, PASS)
    assert is_resting(bench)
    assert bench.state.theories[FERN] is Formula.RED_MINUS
    assert [seal.kind for seal in bench.state.books[FERN]] == [Seal.GOLD]
    assert bench.lab(0).reputation == reputation


def test_what_may_not_be_exchanged_is_refused_with_its_reason(bench: Bench) -> None:
    bench.theory(CLAW, Formula.GREEN_PLUS, {2: Seal.GOLD})
    bench.state.conflicts = [(FERN, CLAW)]
    bench.play(0, PLAY_PUBLISHER)
    assert bench.refused(0, ExchangeSeal(CLAW)) is NOT_YOUR_THEORY
    assert bench.refused(0, ExchangeSeal(FERN)) is CONFLICTED_THEORY_STAYS
    others = ExchangeFormula(TOAD, Formula.ALL_PLUS)
    assert bench.refused(0, others) is COLLEAGUES_SEALED_IT
    bench.state.conflicts = []
    used = ExchangeFormula(FERN, Formula.RED_PLUS)
    assert bench.refused(0, used).name == "formula-used-already"
    bench.lab(0).seals = [0] * 5
    assert bench.refused(0, ExchangeSeal(FERN)).name == "no-seal-left"
    events = bench.play(0, ExchangeFormula(FERN, Formula.ALL_PLUS))
    assert TheoryRevised(0, FERN, Formula.ALL_PLUS) in events
    assert is_resting(bench), "without an unused seal there is nothing more to ask"


def test_it_is_played_only_by_who_holds_it_and_has_something_to_revise(bench: Bench) -> None:
    bench.favors(0)
    assert bench.refused(0, PLAY_PUBLISHER).name == "no-such-favor"
    bench.favors(0, Favor.PUBLISHER)
    bench.state.books[FERN], bench.state.books[TOAD] = [], []
    assert bench.refused(0, PLAY_PUBLISHER).name == "favor-needs-action"


def test_without_the_option_nothing_speaks_of_it() -> None:
    match = Match(BOX, 4, SeededDealer(1))
    assert Favor.PUBLISHER not in match.state.favor_deck
    assert len(match.state.favor_deck) == 22 - 8
    agreed = Match(BOX, 4, SeededDealer(1), {"publisher": "yes"})
    census = BOX.views.census(agreed.state)
    assert census["favors"][Favor.PUBLISHER] == 2  # type: ignore[index]


@pytest.mark.parametrize("name", ["adept", "greedy"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_revises_what_it_knows_to_be_wrong(level: str, name: str) -> None:
    bench = Bench(publisher="yes", level=level)
    bench.favors(0, Favor.PUBLISHER)
    bench.theory(FERN, Formula.BLUE_PLUS, {0: Seal.GOLD})
    bench.cubes(Area.DEBUNK, 0)
    bench.ask(ActInArea(Area.DEBUNK, 0, 0, False))
    bot = plugins.bot_class("alchemists", name)(1)
    for colour in Colour:
        sign = SIGNS[Formula.RED_MINUS][colour]
        bench.state.answers.append(Answer(FERN, None, POTION_OF[colour][sign], True))
    assert bot.choose(bench.match.pov(0)) == PLAY_PUBLISHER
    while not is_resting(bench):
        bench.play(0, bot.choose(bench.match.pov(0)))
    assert bench.state.theories[FERN] is Formula.RED_MINUS
