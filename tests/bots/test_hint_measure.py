"""A hint speaks in one measure: nothing below the best is better, and differences add up."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import pytest

from retorta import plugins
from retorta.bots.hint import CLEAR, Hint, Prospect, ahead_or_behind, hint, recommended, rounded
from retorta.bots.levels import knowledge_of
from retorta.cli.hint_lines import hint_lines
from retorta.core.box import View
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Seat
from retorta.games.alchemists.bots.judges.words import TOLD
from retorta.games.poison.moves import MOVES
from retorta.texts import LANGUAGES, Speaker
from retorta.thinking import hint_answer

DREAMS = {"poison": 50, "laar": 50, "potion-making": 24, "alchemists": 2}
"""Of a hint; at Alchemists they are whole rounds."""
STRIDE = {"poison": 8, "laar": 4, "potion-making": 21, "alchemists": 23}
"""How many decisions of a game lie between those that are looked at."""
CHAINS = {
    ("publish-theory", "choose-seal"),
    ("publish-at-once", "choose-seal"),
    ("take-an-order", "give-guarantee"),
    ("give-guarantee", "brew-for-sale"),
    ("exhibit-potion", "brew-for-exhibition"),
}
"""Questions of Alchemists that follow each other within one action, and nothing in between."""


def hints(game: str) -> Iterator[tuple[Match, Hint]]:
    """Yield hints on the way through games of greedy bots, with every number of players."""
    box = plugins.box(game)
    fewest, most = box.seats
    for seats in range(fewest, most + 1):
        match = Match(box, seats, SeededDealer(seats))
        bots = [plugins.new_bot(game, "greedy", seat) for seat in range(seats)]
        number = 0
        while deciders := match.deciders():
            pov = match.pov(deciders[0])
            if number % STRIDE[game] == 0:
                yield match, hint(pov, math.inf, number, DREAMS[game])
            match.play(deciders[0], bots[deciders[0]].choose(pov))
            number += 1


@pytest.mark.parametrize("game", DREAMS)
def test_everything_is_told_in_one_measure(game: str) -> None:
    """Of what a person is shown, rounded as it is shown, by the wire and in the terminal."""
    looked = 0
    speakers = [Speaker(language, game) for language in LANGUAGES]
    for match, found in hints(game):
        written = hint_answer.written(found, match.box)
        shown = [written["best"], *written["others"]]
        leads = [each["lead"] for each in shown]
        assert leads == sorted(leads, reverse=True), "a better move stands below"
        if found.plans is not None:
            assert [each["points"] for each in shown] == leads
        if found.others:
            looked += 1
            demand_the_difference(found, leads)
        for speaker in speakers:
            demand_the_figures(found, speaker)
    assert looked > 20


def demand_the_difference(found: Hint, leads: list[float]) -> None:
    """The first reason compares with the next best, by what is shown of both."""
    ahead = round(leads[0] - leads[1], 1)
    first = found.reasons[0]
    assert first.parts["move"] == found.others[0].move
    if first.text == "core-hint-close":
        assert ahead < (CLEAR if found.plans is None else TOLD)
    else:
        assert first.text == ("core-hint-clear" if found.plans is None else "core-hint-more")
        assert first.parts["points"] == ahead


def demand_the_figures(found: Hint, speaker: Speaker) -> None:
    """What is said of every move is what it is compared by, and nothing else."""
    lines = hint_lines(found, speaker)
    said = [lines[0], *lines[len(lines) - len(found.others) :]]
    for line, prospect in zip(said, [found.best, *found.others], strict=True):
        figures = [figure.replace(",", ".") for figure in re.findall(r"\d+[.,]\d\b", line)]
        lead = rounded(prospect.lead)
        if lead or found.plans is not None:
            assert f"{abs(lead):.1f}" in figures, line


def test_no_move_was_dreamt_of_more_often_than_there_were_dreams() -> None:
    """At Potion-Making what is foretold of a move counts as six dreams; here are seven in all."""
    match = Match(plugins.box("potion-making"), 2, SeededDealer(1))
    found = hint(match.pov(match.deciders()[0]), math.inf, 1, 7)
    assert 0 < found.dreams <= 7
    assert max(each.dreams for each in [found.best, *found.others]) <= found.dreams


def dreamt(*leads: tuple[int, float]) -> list[Prospect]:
    """Return prospects with so many dreams and such a lead."""
    return [Prospect(MOVES[place], 0.0, lead, dreams) for place, (dreams, lead) in enumerate(leads)]


def test_the_best_is_the_best_of_those_that_were_tried_enough() -> None:
    tried = dreamt((100, 1.0), (80, 1.4), (60, 0.2), (30, 0.9), (4, 7.0))
    best, others = recommended(tried)
    assert best is tried[1]
    assert others == [tried[0], tried[3], tried[2]], "the lucky one is not told of"


def test_a_lead_has_a_side() -> None:
    assert ahead_or_behind(1.26) == {"lead": 1.3, "side": "ahead"}
    assert ahead_or_behind(-1.26) == {"lead": 1.3, "side": "behind"}
    assert ahead_or_behind(-0.04) == {"lead": 0.0, "side": "level"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_points_are_ahead_where_few_are_good(language: str) -> None:
    speaker = Speaker(language, "poison")
    told = {
        speaker.say("core-hint-other", move=MOVES[0], **ahead_or_behind(lead))
        for lead in (2.0, -2.0, 0.0)
    }
    assert len(told) == 3
    few, *many = knowledge_of(plugins.box("poison")).worths([1.0, 5.0, 5.0, 5.0])
    assert ahead_or_behind(few) == {"lead": 4.0, "side": "ahead"}
    assert {ahead_or_behind(each)["side"] for each in many} == {"behind"}


def question(view: View) -> str:
    task = view.public.task
    return task.question if task else ""


def test_a_theory_and_its_seal_are_told_with_one_figure() -> None:
    """And so is every action of Alchemists whose parts are decided one after the other."""
    met = set()
    for seats in (2, 4):
        match = Match(plugins.box("alchemists"), seats, SeededDealer(seats))
        before: tuple[Seat, str, float] | None = None
        while deciders := match.deciders():
            seat = deciders[0]
            found = hint(match.pov(seat), math.inf, 1, 1)
            now = (seat, question(match.view(seat)), rounded(found.best.points))
            is_favor = type(found.best.move).__name__ == "PlayFavor"
            if before is not None and before[0] == seat and (before[1], now[1]) in CHAINS:
                if not is_favor:
                    assert before[2] == now[2], (before, now)
                met.add((before[1], now[1]))
            match.play(seat, found.best.move)
            before = None if is_favor else now
    assert met >= CHAINS - {("publish-at-once", "choose-seal")}
