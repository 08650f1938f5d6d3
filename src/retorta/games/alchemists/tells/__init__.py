"""What each choice of Alchemists brings, chapter by chapter of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from retorta.core.tells import Choice, TellsRoom, Told
from retorta.games.alchemists.tells.artifacts import (
    feather_or_mortar,
    look_through_periscope,
    offer_gold,
    put_on_boots,
    think_with_cap,
)
from retorta.games.alchemists.tells.buying import buy_artifact
from retorta.games.alchemists.tells.debunking import claim_result, disprove_aspect, propose
from retorta.games.alchemists.tells.exhibition import brew_for_exhibition, exhibit_potion
from retorta.games.alchemists.tells.experiments import drink_potion, try_on_student
from retorta.games.alchemists.tells.forage import forage, herbalist, transmute
from retorta.games.alchemists.tells.order import choose_spaces, keep_favors
from retorta.games.alchemists.tells.parts import PARTS
from retorta.games.alchemists.tells.planning import plan_actions
from retorta.games.alchemists.tells.publishing import choose_grant, publish_at_once, publish_theory
from retorta.games.alchemists.tells.revising import choose_new_seal, revise_theory
from retorta.games.alchemists.tells.seals import choose_seal
from retorta.games.alchemists.tells.seen import Seen
from retorta.games.alchemists.tells.selling import (
    brew_for_sale,
    give_guarantee,
    lay_discounts,
    take_an_order,
)

CHAPTERS: Final[dict[str, Callable[[Seen], Told]]] = {
    "keep-favors": keep_favors,
    "herbalist": herbalist,
    "choose-spaces": choose_spaces,
    "plan-actions": plan_actions,
    "put-on-boots": put_on_boots,
    "forage": forage,
    "transmute": transmute,
    "buy-artifact": buy_artifact,
    "think-with-cap": think_with_cap,
    "offer-gold": offer_gold,
    "look-through-periscope": look_through_periscope,
    "try-on-student": try_on_student,
    "drink-potion": drink_potion,
    "lay-discounts": lay_discounts,
    "take-an-order": take_an_order,
    "give-guarantee": give_guarantee,
    "brew-for-sale": brew_for_sale,
    "publish-theory": publish_theory,
    "choose-seal": choose_seal,
    "choose-grant": choose_grant,
    "disprove-aspect": disprove_aspect,
    "publish-at-once": publish_at_once,
    "propose-experiment": propose,
    "claim-result": claim_result,
    "exhibit-potion": exhibit_potion,
    "brew-for-exhibition": brew_for_exhibition,
    "feather-or-mortar": feather_or_mortar,
    "revise-theory": revise_theory,
    "choose-new-seal": choose_new_seal,
}
"""The chapter that answers each question."""


def tell(choice: Choice) -> Told:
    """Return what each move of a question brings."""
    seen = Seen(choice)
    chapter = CHAPTERS.get(choice.question)
    if chapter is None:
        return Told([], [[] for _ in choice.moves])
    return chapter(seen)


ROOM: Final = TellsRoom(tell, PARTS)
