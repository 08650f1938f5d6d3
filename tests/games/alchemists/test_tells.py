"""What each choice of Alchemists brings, held to what happens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Any

import pytest
from games.alchemists.tells_measured import MEASURED
from laws.laws import Table
from laws.tells_law import choices, law_what_is_told_happens
from msgspec.structs import replace
from support.alchemists_moments import MOMENTS
from support.rich_alchemists import RICH

from retorta.core import door
from retorta.core.box import Box, View
from retorta.core.tells import Change, Choice, Effect, Lacking, told
from retorta.core.words import Move, Seat
from retorta.games.alchemists import BOX
from retorta.games.alchemists.moves import Mix, Propose
from retorta.games.alchemists.tells import CHAPTERS, tell
from retorta.games.alchemists.tells.parts import PARTS
from retorta.texts import LANGUAGES, Speaker, books

KINDS = {
    "change": MEASURED.changes,
    "fact": MEASURED.facts,
    "lacking": MEASURED.lacking,
    "pointless": MEASURED.pointless,
    "question fact": MEASURED.questions,
}
EVERYTHING = {f"{kind} {what}" for kind, measures in KINDS.items() for what in measures}
WHATS = {what for measures in KINDS.values() for what in measures}


def table(box: Box, number: int) -> Table:
    """Return a table: two to four seats, both levels, with the Publisher and without."""
    level = ("apprentice", "master")[number // 3 % 2]
    options = [("level", level), ("publisher", ("no", "yes")[number % 2])]
    if level == "master":
        options.append(("easing", "yes"))
    return Table(box, 2 + number % 3, tuple(options))


def moment(name: str, number: int) -> Table:
    level = ("apprentice", "master")[number % 2]
    options = (("level", level), ("publisher", "yes"))
    return Table(MOMENTS[name], 2 + number % 3, options)


def test_what_is_told_happens() -> None:
    """Every kind of effect is met, and each of them holds."""
    met: Counter[str] = Counter()
    for seed in range(6):
        for box in (BOX, RICH):
            at = table(box, seed)
            met.update(law_what_is_told_happens(at, seed, MEASURED, every=15, dreams=3))
    for number, name in enumerate(MOMENTS):
        for seed in (number, number + 1):
            at = moment(name, seed)
            found = law_what_is_told_happens(at, seed, MEASURED, every=500, dreams=3, moves=12)
            met.update(found)

    assert set(met) - EVERYTHING == set()
    assert EVERYTHING - set(met) == set()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(60))
def test_what_is_told_happens_everywhere(seed: int) -> None:
    for box in (BOX, RICH):
        law_what_is_told_happens(table(box, seed), seed, MEASURED, every=4)
    for name in MOMENTS:
        law_what_is_told_happens(moment(name, seed), seed, MEASURED, every=50, moves=20)


def positions(seeds: int, every: int) -> Iterator[tuple[Box, Any, int]]:
    """Yield positions of usual tables and full ones, and the rare moments."""
    for seed in range(seeds):
        for box in (BOX, RICH):
            for state, seat in choices(table(box, seed), seed, every):
                yield box, state, seat
    for number, name in enumerate(MOMENTS):
        state = moment(name, number).start(number).state
        yield MOMENTS[name], state, door.deciders(state)[0]


def test_the_layer_of_the_rules_combines_no_facts() -> None:
    """It says the same of a pair when the table showed nothing but what concerns this pair."""
    differs = 0
    for box, state, seat in positions(6, 5):
        moves = door.legal_moves(state, seat)
        view, question = box.view(state, seat), door.question(state)
        for number, move in enumerate(moves[:8]):
            alone = only_about(view, move)
            for chances in (False, True):
                whole = tell(Choice(view, seat, question, moves, chances)).moves[number]
                part = tell(Choice(alone, seat, question, moves, chances)).moves[number]
                if chances:
                    differs += whole != part
                else:
                    assert whole == part, move

    assert differs > 20, "chances depend on all facts together"


def only_about(view: View, move: Move) -> View:
    """Return a view whose facts are those of the two ingredients of a move, if any."""
    pair = [move.first, move.second] if isinstance(move, Mix | Propose) else None
    public = [fact for fact in view.public.facts if fact.ingredients == pair]
    own = [fact for fact in view.own.facts if fact.ingredients == pair]
    return View(replace(view.public, facts=public), replace(view.own, facts=own))


def test_every_question_has_its_chapter() -> None:
    assert set(CHAPTERS) == set(BOX.words.sections)


# In words


def said(speaker: Speaker, effect: Effect) -> str:
    """Put an effect into words, without whose it is and how sure."""
    if isinstance(effect, Change):
        size = "exact" if effect.least == effect.most else "range"
        parts = {"least": effect.least, "most": effect.most, "amount": "+1", "range": size}
    elif isinstance(effect, Lacking):
        parts = {**effect.parts, "needs": effect.needs, "has": effect.has}
    else:
        parts = effect.parts
    return speaker.say(f"alchemists-tells-{effect.what}", **parts)


def test_all_that_is_told_has_its_words() -> None:
    names = ["Anna", "Iza", "Geber", "Cleo"]
    speakers = [Speaker(language, "alchemists", names) for language in LANGUAGES]
    met = set()
    for box, state, seat in positions(4, 6):
        found = told(box, state, seat, chances=True)
        assert found is not None
        for effect in [*found.question, *(effect for move in found.moves for effect in move)]:
            met.add(effect.what)
            for speaker in speakers:
                words = said(speaker, effect)
                assert words
                assert "–" not in words.split(", "), f"{words}: an empty list"

    assert len(met) > 100


def test_a_page_is_told_what_every_part_is() -> None:
    """A thing of the game has its type; what has none is a number."""
    found = set()
    for box, state, seat in positions(3, 6):
        said_of = told(box, state, seat, chances=True)
        assert said_of is not None
        for effect in [*said_of.question, *(effect for move in said_of.moves for effect in move)]:
            for part, value in getattr(effect, "parts", {}).items():
                found.add(part)
                listed = isinstance(value, list)
                kind = type(value[0]) if listed else type(value)
                if issubclass(kind, Enum):
                    assert PARTS[part] == (list[kind] if listed else kind), part  # type: ignore[valid-type]
                else:
                    assert kind is int
                    assert PARTS.get(part) == (list[Seat] if listed else None), part

    assert set(PARTS) <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_effect_has_its_sentence_and_every_sentence_its_effect(language: str) -> None:
    text = books.source("retorta.texts", language, "alchemists")
    assert text is not None
    written = re.findall(r"^alchemists-tells-([a-z-]+) =", text, re.MULTILINE)

    assert sorted(written) == sorted(WHATS)
