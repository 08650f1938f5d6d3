"""4.4 Mixing: what becomes of the cards, what is known of the pair, and what it may give."""

from __future__ import annotations

from retorta.core.tells import Effect, Fact
from retorta.games.alchemists.cards import POTIONS, Artifact, Ingredient, Potion
from retorta.games.alchemists.moves import Mix
from retorta.games.alchemists.tells.seen import Seen


def used_up(seen: Seen) -> list[Effect]:
    """4.4 Both cards are discarded; 13. with the Magic Mortar only one."""
    return seen.change("ingredients", -1 if seen.owns(Artifact.MAGIC_MORTAR) else -2)


def known(seen: Seen, first: Ingredient, second: Ingredient) -> list[Effect]:
    """4.4 Return what the table shows of just these two, each fact by itself."""
    effects: list[Effect] = []
    for fact in (*seen.public.facts, *seen.own.facts):
        if fact.ingredients == [first, second]:
            if len(fact.potions) == POTIONS - 1:
                (other,) = set(Potion) - set(fact.potions)
                effects.append(Fact("known-not", {"potion": other}))
            else:
                parts = {"potions": fact.potions, "number": len(fact.potions)}
                effects.append(Fact("known", parts))
    return [effect for place, effect in enumerate(effects) if effect not in effects[:place]]


def potions(seen: Seen, move: Mix) -> list[int]:
    """Return in how many of the worlds left the two make each potion."""
    return seen.worlds.potions(move.first, move.second)


def potion_chances(seen: Seen, move: Mix) -> list[Effect]:
    """Return the chance of each potion."""
    effects: list[Effect] = []
    for potion, among in zip(Potion, potions(seen, move), strict=True):
        effects += seen.worlds.fact("potion", {"potion": potion}, among)
    return effects
