"""What goes into the cauldron: experiments, sales, exhibits."""

from __future__ import annotations

from typing import Final

from retorta.bots.alchemists.counsel import Counsel
from retorta.bots.alchemists.judges.words import TOLD, Reasons, Worths, percent, reason
from retorta.bots.alchemists.potions import qualities_of
from retorta.bots.hint import rounded
from retorta.bots.knowledge.plain import Reason
from retorta.games.alchemists.cards import Potion
from retorta.games.alchemists.moves import Mix
from retorta.games.alchemists.rules.experiments import INSANITY, PARALYSIS, POISON

SHOWN: Final = 5
"""How much the chance to make what was promised counts against everything else."""


def _mix(counsel: Counsel, move: Mix) -> float:
    first, second = int(move.first), int(move.second)
    outlook = counsel.outlook
    if counsel.question == "brew-for-sale":
        return sold(counsel, first, second) + counsel.using(first, second)
    if counsel.question == "brew-for-exhibition":
        chance = outlook.posterior.potions(first, second)[counsel.ordered()]
        return SHOWN * chance + counsel.using(first, second)
    taught = outlook.learnt(outlook.posterior.lessons().gain(first, second))
    if counsel.question == "think-with-cap":
        return taught + 0.01
    worth = taught + counsel.using(first, second)
    if counsel.question == "drink-potion":
        worth -= counsel.potions.harm(first, second)
    elif counsel.view.unwilling:
        worth += counsel.coin(-1)
    cards = sum(outlook.hand)
    return worth + outlook.kept(cards - 2) - outlook.kept(cards)


def shown(counsel: Counsel, move: Mix) -> float:
    """Return the points that an exhibit brings; what counts in choosing it is its chance."""
    potion = counsel.ordered()
    chance = counsel.outlook.posterior.potions(int(move.first), int(move.second))[potion]
    return counsel.potions.applause(potion, chance, [])


def sold(counsel: Counsel, first: int, second: int) -> float:
    """Return what a mixture brings for the order and the guarantee given."""
    quality = counsel.task.quality
    assert quality is not None
    chances = counsel.outlook.posterior.potions(first, second)
    return counsel.potions.takings(chances, counsel.ordered(), int(quality), counsel.discount).worth


def _why_mix(counsel: Counsel, move: Mix) -> list[Reason]:
    first, second = int(move.first), int(move.second)
    chances = counsel.outlook.posterior.potions(first, second)
    if counsel.question == "brew-for-sale":
        quality = counsel.task.quality
        assert quality is not None
        kept = sum(qualities_of(chances, counsel.ordered())[: quality + 1])
        return [reason("alchemists-hint-mix-sells", quality=quality, percent=percent(kept))]
    if counsel.question == "brew-for-exhibition":
        promised = Potion(counsel.ordered())
        parts = {"potion": promised, "percent": percent(chances[promised])}
        return [reason("alchemists-hint-mix-shows", **parts)]
    return why_try(counsel, first, second, chances)


def why_try(counsel: Counsel, first: int, second: int, chances: list[float]) -> list[Reason]:
    """Say what an experiment teaches, and what it may do to whom."""
    posterior = counsel.outlook.posterior
    bits = posterior.lessons().gain(first, second)
    if bits < TOLD:
        return [reason("alchemists-hint-mix-known")]
    told = {"bits": rounded(bits), "left": rounded(posterior.left())}
    said = [reason("alchemists-hint-mix-teaches", **told)]
    if counsel.question == "think-with-cap":
        return said
    if counsel.question == "drink-potion":
        bad = chances[POISON] + chances[PARALYSIS] + chances[INSANITY]
        return [*said, reason("alchemists-hint-mix-harms", percent=percent(bad))]
    if counsel.view.unwilling:
        return [*said, reason("alchemists-hint-mix-paid", points=rounded(-counsel.coin(-1)))]
    return said


WORTHS: Final[Worths] = {Mix: _mix}
REASONS: Final[Reasons] = {Mix: _why_mix}
