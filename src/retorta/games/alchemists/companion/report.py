"""The presentation of deductions: as lines for a person, as data for a program."""

from __future__ import annotations

from typing import Any, Final

from retorta.games.alchemists.cards import Colour, Formula, Ingredient, Potion
from retorta.games.alchemists.companion.assignment import ASSIGNMENTS
from retorta.games.alchemists.companion.deduction import Deduction, Experiment
from retorta.games.alchemists.companion.facts import Aspect, Known, Mixed
from retorta.games.alchemists.companion.names import MARKS, described
from retorta.games.alchemists.companion.sheet import revealed
from retorta.texts import Speaker

COLUMN: Final = 5
"""The width of a column of the table in letters."""
TELLS: Final = 5e-3
"""The fewest bits that are shown as more than zero."""
UNLIKELY: Final = 5e-3
"""A chance that would be shown as zero percent."""


def lines(deduction: Deduction, best: int, speaker: Speaker) -> list[str]:
    """Return what follows, for a person: table, certainties, experiments, theories."""
    parts = [
        [speaker.say("alchemy-left", count=deduction.count, all=ASSIGNMENTS)],
        _table(deduction, speaker),
        _certain(deduction, speaker),
        _experiments(deduction, best, speaker),
        _theories(deduction, speaker),
        _formulas(speaker),
    ]
    return [line for part in parts for line in (*part, "")][:-1]


def data(deduction: Deduction) -> dict[str, Any]:
    """Return what follows, for a program: chances from 0 to 1, names as in the rules."""
    certain = deduction.certain()
    return {
        "worlds": deduction.count,
        "of": ASSIGNMENTS,
        "table": {one: deduction.table[one] for one in Ingredient},
        "certain": {
            "formulas": {
                fact.ingredient: described(fact.formula)
                for fact in certain
                if isinstance(fact, Known)
            },
            "aspects": [
                {"ingredient": fact.ingredient, "colour": fact.colour, "sign": MARKS[fact.sign]}
                for fact in certain
                if isinstance(fact, Aspect)
            ],
            "results": [
                {"ingredients": [fact.one, fact.other], "potion": fact.result}
                for fact in certain
                if isinstance(fact, Mixed)
            ],
        },
        "experiments": [
            {
                "ingredients": [each.one, each.other],
                "bits": each.bits,
                "chances": each.chances,
            }
            for each in deduction.experiments()
        ],
        "theories": [
            _theory_data(deduction, one, formula) for one in Ingredient for formula in Formula
        ],
    }


def _theory_data(deduction: Deduction, ingredient: Ingredient, formula: Formula) -> dict[str, Any]:
    chance = deduction.theory(ingredient, formula)
    return {
        "ingredient": ingredient,
        "formula": described(formula),
        "right": chance.right,
        "right_but_for": chance.right_but_for,
    }


def _table(deduction: Deduction, speaker: Speaker) -> list[str]:
    titles = {one: str(speaker.spoken(one)) for one in Ingredient}
    width = max(map(len, titles.values()))
    numbers = "".join(f"{formula + 1:>{COLUMN}}" for formula in Formula)
    rows = [speaker.say("alchemy-table"), " " * width + numbers]
    for one, title in titles.items():
        cells = [_percent(chance) for chance in deduction.table[one]]
        rows.append(f"{title:<{width}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells))
    return rows


def _percent(chance: float) -> str:
    """Return a chance for the table; only impossible and certain are rounded to 0 and 100."""
    if chance <= 0:
        return "·"
    rounded = round(100 * chance)
    if rounded == 0:
        return "<1"
    return ">99" if rounded == 100 and chance < 1 - 1e-9 else str(rounded)


def _formulas(speaker: Speaker) -> list[str]:
    listed = [f"  {formula + 1}: {speaker.spoken(formula)}" for formula in Formula]
    return [speaker.say("alchemy-formulas"), *listed]


def _certain(deduction: Deduction, speaker: Speaker) -> list[str]:
    facts = deduction.certain()
    if not facts:
        return [speaker.say("alchemy-nothing-certain")]
    return [speaker.say("alchemy-certain"), *(f"  {_fact(fact, speaker)}" for fact in facts)]


def _fact(fact: Known | Aspect | Mixed, speaker: Speaker) -> str:
    if isinstance(fact, Known):
        return revealed(fact.ingredient, fact.formula, speaker)
    return str(speaker.spoken(fact))


def _experiments(deduction: Deduction, best: int, speaker: Speaker) -> list[str]:
    telling = [each for each in deduction.experiments()[:best] if each.bits >= TELLS]
    if not telling:
        return [speaker.say("alchemy-no-experiments")]
    listed = [f"  {_experiment(each, speaker)}" for each in telling]
    return [speaker.say("alchemy-experiments"), *listed]


def _experiment(experiment: Experiment, speaker: Speaker) -> str:
    likeliest = sorted(
        experiment.chances.items(), key=lambda entry: (-round(entry[1], 9), entry[0])
    )
    chances = [_chance(potion, chance, speaker) for potion, chance in likeliest]
    return speaker.say(
        "alchemy-experiment",
        one=experiment.one,
        other=experiment.other,
        bits=experiment.bits,
        chances=", ".join(chances),
    )


def _chance(potion: Potion, chance: float, speaker: Speaker) -> str:
    sentence = "alchemy-chance" if chance >= UNLIKELY else "alchemy-small-chance"
    return speaker.say(sentence, potion=potion, chance=chance)


def _theories(deduction: Deduction, speaker: Speaker) -> list[str]:
    listed = [speaker.say("alchemy-theories")]
    for ingredient, row in zip(Ingredient, deduction.table, strict=True):
        formula = max(Formula, key=lambda each: (round(row[each], 9), -each))
        chance = deduction.theory(ingredient, formula)
        listed.append(
            "  "
            + speaker.say(
                "alchemy-theory",
                ingredient=ingredient,
                number=formula + 1,
                right=chance.right,
                red=chance.right_but_for[Colour.RED],
                green=chance.right_but_for[Colour.GREEN],
                blue=chance.right_but_for[Colour.BLUE],
            )
        )
    return listed
