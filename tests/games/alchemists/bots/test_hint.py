"""A hint at Alchemists is the master's own move, with its judgement in words."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.alchemists_bench import DEMO, Bench

from retorta import plugins
from retorta.bots.hint import Hint, hint
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.replay import replay
from retorta.games.alchemists import BOX
from retorta.games.alchemists.bots import judges
from retorta.games.alchemists.bots.levels import Master
from retorta.games.alchemists.bots.planner import Planner
from retorta.games.alchemists.cards import (
    MIX,
    PAIRS,
    Area,
    Artifact,
    Formula,
    How,
    Ingredient,
    Potion,
    Seal,
)
from retorta.games.alchemists.moves import (
    FINISH,
    GIVE_UP_MORTAR,
    MOVES,
    Claim,
    Mix,
    Plan,
    TakeGrant,
)
from retorta.games.alchemists.rules.areas import PutOnBoots
from retorta.games.alchemists.rules.artifacts import BuyArtifact
from retorta.games.alchemists.rules.exhibition import BrewForExhibition, FeatherOrMortar
from retorta.games.alchemists.rules.experiments import DrinkPotion
from retorta.games.alchemists.rules.grants import ChooseGrant
from retorta.games.alchemists.rules.master import ClaimResult
from retorta.games.alchemists.rules.planning import PlanActions
from retorta.games.alchemists.rules.publishing import ChooseSeal, PublishTheory
from retorta.games.alchemists.state import Experiment
from retorta.texts import LANGUAGES, Speaker

RECORDS = Path(__file__).parents[3] / "records" / "alchemists"
EVERY = 11
"""How many decisions of a record lie between those that are looked at."""
DREAMS = 2
TOAD, FERN, SCORPION = Ingredient.TOAD, Ingredient.FERN, Ingredient.SCORPION


def decisions(record: str) -> Iterator[Match]:
    """Return the match of a record at some of its decisions."""
    lines = (RECORDS / f"{record}.jsonl").read_bytes().splitlines(keepends=True)
    for moment in replay(lines, plugins.box):
        if moment.number % EVERY == 0 and not moment.match.is_over:
            yield moment.match


def told(pov: Pov, seed: int = 3) -> Hint:
    return hint(pov, math.inf, seed, DREAMS)


def texts(found: Hint) -> set[str]:
    return {reason.text for reason in found.reasons}


def known(bench: Bench, seat: int) -> None:
    """Let a seat have mixed everything."""
    for first, second in PAIRS:
        shown = MIX[DEMO[Ingredient(first)]][DEMO[Ingredient(second)]]
        bench.state.experiments.append(Experiment(seat, How.ON_SELF, first, second, None, shown))


@pytest.mark.parametrize("record", ["apprentice-two", "master-three"])
def test_the_hint_is_what_the_master_plays(record: str) -> None:
    looked = 0
    for match in decisions(record):
        pov = match.pov(match.deciders()[0])
        found = told(pov, match.seats)
        assert found.best.move == Master(match.seats, f"{DREAMS}x").choose(pov)
        assert found.best.move not in [other.move for other in found.others]
        assert found.reasons
        looked += 1
    assert looked > 12


@pytest.mark.parametrize("record", ["mixed-three", "master-four-random"])
def test_a_hint_looks_at_nothing_hidden(record: str) -> None:
    for match in decisions(record):
        seat = match.deciders()[0]
        dream = Pov(BOX, BOX.views.imagine(match.state, seat, SeededDealer(9)), seat)
        one, other = told(match.pov(seat)), told(dream)
        assert (one.best, one.others) == (other.best, other.others)
        said = [[(reason.text, reason.parts) for reason in each.reasons] for each in (one, other)]
        assert said[0] == said[1]


def test_reasons_are_said_in_every_language() -> None:
    """For every move that could be made, not only for the best."""
    speakers = [Speaker(language, "alchemists", ["Anna", "Boris"]) for language in LANGUAGES]
    named = set()
    for match in decisions("apprentice-four"):
        pov = match.pov(match.deciders()[0])
        planner = Planner(listens=True)
        planner.worths(pov.view, pov.moves, DREAMS)
        assert planner.decision is not None
        for move in pov.moves:
            for reason in judges.reasons(planner.decision, move):
                named.add(reason.text)
                for speaker in speakers:
                    assert speaker.say(reason.text, **reason.parts).endswith(".")
    assert len(named) > 30


def test_every_move_has_a_judge_and_every_sentence_a_judge_who_says_it() -> None:
    assert set(judges.WORTHS) == {type(move) for move in MOVES}
    folder = Path(judges.__file__).parent
    source = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    texts = Path(plugins.__file__).parent / "texts" / "en" / "alchemists.ftl"
    written = set(re.findall(r"^(alchemists-hint-[a-z-]+) =", texts.read_text("utf-8"), re.M))
    assert set(re.findall(r'"(alchemists-hint-[a-z-]+)"', source)) == written


def test_cubes_are_explained_as_a_whole() -> None:
    bench = Bench()
    bench.hand(0, TOAD, FERN, SCORPION, Ingredient.FLOWER)
    bench.lab(0).free = 5
    bench.ask(PlanActions([0], []))
    found = hint(bench.match.pov(0), math.inf, 1, dreams=0)
    assert isinstance(found.best.move, Plan)
    plan = next(reason for reason in found.reasons if reason.text == "alchemists-hint-plan")
    areas = plan.parts["areas"]
    assert isinstance(areas, list)
    assert found.best.move.area in areas
    assert not {other.move for other in found.others} & {Plan(area) for area in areas}
    assert "alchemists-hint-plan-experiments" in texts(found)
    assert found.best.points > max(other.points for other in found.others) >= 0
    assert found.plans is not None
    assert found.plans > 100


def test_an_experiment_is_explained_by_bits_and_harm() -> None:
    bench = Bench()
    bench.hand(0, TOAD, FERN, SCORPION)
    bench.ask(DrinkPotion(0, 1, Area.DRINK))
    found = told(bench.match.pov(0))
    assert isinstance(found.best.move, Mix)
    assert {"alchemists-hint-mix-teaches", "alchemists-hint-mix-harms"} <= texts(found)
    bits = next(each for each in found.reasons if each.text == "alchemists-hint-mix-teaches")
    assert bits.parts["left"] == 15.3


def test_a_theory_is_explained_by_its_proof_or_its_chance() -> None:
    bench = Bench()
    known(bench, 0)
    bench.ask(PublishTheory(0, 1))
    assert "alchemists-hint-certain" in texts(told(bench.match.pov(0)))
    bench = Bench()
    bench.theory(TOAD, Formula.BLUE_PLUS, {1: Seal.GOLD, 2: Seal.GOLD})
    bench.lab(0).seals[:] = [1, 0, 0, 0, 0]
    bench.ask(ChooseSeal(0, 1, TOAD, Formula.BLUE_PLUS))
    found = told(bench.match.pov(0))
    assert {"core-hint-only", "alchemists-hint-likely", "alchemists-hint-hearsay"} <= texts(found)
    assert -4.6 < found.best.points < 5, "a star it would not lay still has its odds"


def test_a_promise_that_cannot_be_kept_costs_no_more_than_it_can() -> None:
    bench = Bench()
    known(bench, 0)
    bench.hand(0, TOAD, FERN, SCORPION)
    bench.state.round = 6
    promised = next(
        potion for potion in Potion if potion != MIX[DEMO[TOAD]][DEMO[FERN]] and potion < 6
    )
    bench.ask(BrewForExhibition(0, 1, promised))
    found = told(bench.match.pov(0))
    assert "alchemists-hint-mix-shows" in texts(found)
    assert -2 <= found.best.points <= 3


def test_small_things_are_explained_too() -> None:
    """Boots, the Feather, an artifact that the Shopkeeper pays, a claim."""
    bench = Bench()
    known(bench, 0)
    bench.artifacts(0, Artifact.BOOTS_OF_SPEED)
    bench.cubes(Area.PUBLISH, 0)
    bench.ask(PutOnBoots(0, Area.PUBLISH))
    assert "alchemists-hint-hurry" in texts(told(bench.match.pov(0)))
    bench.ask(FeatherOrMortar(0, TOAD))
    found = told(bench.match.pov(0))
    assert found.best.move == GIVE_UP_MORTAR
    assert "alchemists-hint-mortar" in texts(found)
    bench.state.on_sale = [Artifact.SILVER_CHALICE]
    bench.lab(0).gold = 3
    bench.ask(BuyArtifact(0, 1, 1))
    assert told(bench.match.pov(0)).best.points > -9
    bench.theory(TOAD, Formula.ALL_MINUS, {1: Seal.GOLD})
    bench.ask(ClaimResult(0, 1, TOAD, FERN))
    found = told(bench.match.pov(0))
    assert isinstance(found.best.move, Claim)
    assert "alchemists-hint-claim" in texts(found)


def test_a_grant_is_explained_by_what_it_brings() -> None:
    bench = Bench()
    for kind in Ingredient:
        bench.theory(kind, DEMO[kind], {0: Seal.RED})
    bench.ask(ChooseGrant(0))
    found = told(bench.match.pov(0))
    assert isinstance(found.best.move, TakeGrant)
    assert "alchemists-hint-grant" in texts(found)


def test_who_has_laid_enough_keeps_the_rest_for_a_favor() -> None:
    bench = Bench()
    known(bench, 0)
    bench.lab(0).free = 2
    bench.lab(0).gold = 0
    bench.state.round = 6
    bench.ask(PlanActions([0], []))
    found = told(bench.match.pov(0))
    assert found.best.move == FINISH
    assert "alchemists-hint-finish" in texts(found)
