"""``retorta alchemy``: the oracle of Alchemists for a real table, and its deduction engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from retorta.cli import speech
from retorta.cli.speech import JSON, speaker_of
from retorta.core import codec
from retorta.core.errors import BadOption
from retorta.games.alchemists.cards import Ingredient, Potion
from retorta.games.alchemists.companion import codes, names, promises, report, sheet
from retorta.games.alchemists.companion.deduction import Deduction
from retorta.games.alchemists.companion.facts_file import read_facts
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.games.alchemists.rules.experiments import BAD_POTIONS
from retorta.ledger import read_text, write_text
from retorta.texts import Speaker

Function = Callable[..., None]
Pair = tuple[Ingredient, Ingredient]


def _code_and_pair(function: Function) -> Function:
    for name in ("b", "a", "code"):
        function = click.argument(name)(function)
    return function


@speech.command("alchemy-new")
@click.option("--compatible", is_flag=True)
@JSON
@click.pass_context
def new(context: click.Context, compatible: bool, as_json: bool) -> None:
    """Make a game code, and a promise of it."""
    code = codes.new_original_code() if compatible else codes.new_code()
    promise = None if compatible else promises.promise(code)
    speaker = _speaker(context)
    lines = [speaker.say("alchemy-code", code=code)]
    if promise is None:
        lines.append(speaker.say("alchemy-code-compatible-advice"))
    else:
        lines.append(speaker.say("alchemy-promise", promise=promise))
        lines.append(speaker.say("alchemy-code-advice"))
    _tell({"code": code, "promise": promise}, lines, as_json)


@speech.command("alchemy-mix")
@_code_and_pair
@JSON
@click.pass_context
def mix(context: click.Context, code: str, a: str, b: str, as_json: bool) -> None:
    """Mix two ingredients."""
    pair, potion = _mixed(context, code, a, b)
    _tell(_mixture(pair, potion), [_mixture_line(pair, potion, _speaker(context))], as_json)


@speech.command("alchemy-test")
@_code_and_pair
@JSON
@click.pass_context
def test(context: click.Context, code: str, a: str, b: str, as_json: bool) -> None:
    """Mix two ingredients and test them on the student."""
    pair, potion = _mixed(context, code, a, b)
    speaker = _speaker(context)
    unwilling = potion in BAD_POTIONS
    reaction = "alchemy-student-unwilling" if unwilling else "alchemy-student-willing"
    lines = [_mixture_line(pair, potion, speaker), speaker.say(reaction)]
    _tell({**_mixture(pair, potion), "unwilling": unwilling}, lines, as_json)


@speech.command("alchemy-drink")
@_code_and_pair
@JSON
@click.pass_context
def drink(context: click.Context, code: str, a: str, b: str, as_json: bool) -> None:
    """Mix two ingredients and drink the potion."""
    pair, potion = _mixed(context, code, a, b)
    speaker = _speaker(context)
    effect = speaker.say(f"alchemy-drink-{codec.plain(potion)}")
    lines = [_mixture_line(pair, potion, speaker), effect]
    _tell({**_mixture(pair, potion), "harmful": potion in BAD_POTIONS}, lines, as_json)


@speech.command("alchemy-sell")
@_code_and_pair
@click.option("--order", required=True, metavar="POTION")
@JSON
@click.pass_context
def sell(context: click.Context, code: str, a: str, b: str, order: str, as_json: bool) -> None:
    """Say how close a potion comes to the order, and nothing else."""
    speaker = _speaker(context)
    oracle, pair = Oracle.of_code(code), names.read_pair(a, b)
    wanted = names.read_coloured_potion(order)
    quality = oracle.sell(*pair, wanted)
    told = {"ingredients": pair, "order": wanted, "quality": quality}
    _tell(told, [speaker.say("alchemy-sold", order=wanted, quality=quality)], as_json)


@speech.command("alchemy-debunk")
@_code_and_pair
@click.option("--claim", metavar="POTION")
@JSON
@click.pass_context
def debunk(
    context: click.Context, code: str, a: str, b: str, claim: str | None, as_json: bool
) -> None:
    """Say the sign of an aspect; with a claim, whether it is true."""
    speaker = _speaker(context)
    oracle = Oracle.of_code(code)
    if claim is None:
        ingredient, colour = names.read_ingredient(a), names.read_colour(b)
        sign = oracle.aspect(ingredient, colour)
        line = speaker.say("alchemy-aspect", ingredient=ingredient, colour=colour, sign=sign)
        told = {"ingredient": ingredient, "colour": colour, "sign": names.MARKS[sign]}
        _tell(told, [line], as_json)
        return
    pair, claimed = names.read_pair(a, b), names.read_potion(claim)
    confirmed = oracle.confirms(*pair, claimed)
    sentence = "alchemy-confirmed" if confirmed else "alchemy-denied"
    line = speaker.say(sentence, one=pair[0], other=pair[1], claim=claimed)
    _tell({"ingredients": pair, "claim": claimed, "confirmed": confirmed}, [line], as_json)


@speech.command("alchemy-exhibit")
@_code_and_pair
@click.option("--claim", required=True, metavar="POTION")
@JSON
@click.pass_context
def exhibit(context: click.Context, code: str, a: str, b: str, claim: str, as_json: bool) -> None:
    """Show a potion at the exhibition."""
    promised = names.read_coloured_potion(claim)
    pair, potion = _mixed(context, code, a, b)
    speaker = _speaker(context)
    success = Oracle.of_code(code).exhibit(*pair, promised)
    sentence = "alchemy-exhibited" if success else "alchemy-not-exhibited"
    lines = [_mixture_line(pair, potion, speaker), speaker.say(sentence, claim=promised)]
    _tell({**_mixture(pair, potion), "claim": promised, "success": success}, lines, as_json)


@speech.command("alchemy-reveal")
@click.argument("code")
@click.option("--promise", metavar="PROMISE")
@JSON
@click.pass_context
def reveal(context: click.Context, code: str, promise: str | None, as_json: bool) -> None:
    """Show the formula of every ingredient."""
    speaker = _speaker(context)
    secret = Oracle.of_code(code).reveal()
    lines = [sheet.revealed(*each, speaker) for each in secret.items()]
    if promise is not None:
        promises.check_promise(code, promise)
        lines.append(speaker.say("alchemy-promise-kept"))
    told = {ingredient: names.described(formula) for ingredient, formula in secret.items()}
    _tell({"formulas": told, "promise_kept": None if promise is None else True}, lines, as_json)


@speech.command("alchemy-triangle")
@click.argument("code")
@click.option("--svg", metavar="FILE")
@JSON
@click.pass_context
def triangle(context: click.Context, code: str, svg: str | None, as_json: bool) -> None:
    """Show what every pair makes."""
    speaker = _speaker(context)
    oracle = Oracle.of_code(code)
    lines = sheet.triangle_lines(oracle, speaker)
    if svg is not None:
        write_text(svg, sheet.svg(oracle, sheet.words(speaker)))
        lines = [speaker.say("alchemy-sheet-written", file=svg)]
    pairs = [(one, other) for one in Ingredient for other in Ingredient if one < other]
    told = [_mixture(pair, oracle.mix(*pair)) for pair in pairs]
    _tell({"results": told, "svg": svg}, lines, as_json)


@speech.command("alchemy-deduce")
@click.argument("file")
@click.option("--best", type=int, default=5)
@JSON
@click.pass_context
def deduce(context: click.Context, file: str, best: int, as_json: bool) -> None:
    """Say what follows from the facts in a file."""
    speaker = _speaker(context)
    if best < 1:
        raise BadOption("alchemy-best", best=best)
    deduction = Deduction.of(read_facts(codec.loads(read_text(file))))
    lines = [] if as_json else report.lines(deduction, best, speaker)
    _tell(report.data(deduction), lines, as_json)


def _speaker(context: click.Context) -> Speaker:
    """Return the speaker, which from now on uses the names of Alchemists, even in errors."""
    speaker = speaker_of(context)
    names.teach(speaker)
    return speaker


def _mixed(context: click.Context, code: str, a: str, b: str) -> tuple[Pair, Potion]:
    _speaker(context)
    oracle, pair = Oracle.of_code(code), names.read_pair(a, b)
    return pair, oracle.mix(*pair)


def _mixture(pair: Pair, potion: Potion) -> dict[str, Any]:
    return {"ingredients": pair, "potion": potion, "mark": names.marked(potion)}


def _mixture_line(pair: Pair, potion: Potion, speaker: Speaker) -> str:
    return speaker.say("alchemy-mixed", one=pair[0], other=pair[1], potion=potion)


def _tell(data: dict[str, Any], lines: list[str], as_json: bool) -> None:
    if as_json:
        click.echo(codec.dumps(codec.plain(data)))
        return
    for line in lines:
        click.echo(line)


command = speech.Family(
    "alchemy", new, mix, test, drink, sell, debunk, exhibit, reveal, triangle, deduce
)
