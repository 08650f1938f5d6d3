"""A hint in words."""

from __future__ import annotations

from retorta.bots.hint import Hint, Prospect, ahead_or_behind, rounded
from retorta.texts import Speaker


def hint_lines(found: Hint, speaker: Speaker) -> list[str]:
    """Return what to play, why, and which other moves were considered, as lines."""
    planned = "" if found.plans is None else "-planned"
    best = speaker.say(f"core-hint-best{planned}", dreams=found.dreams, **_parts(found.best))
    others = [speaker.say(f"core-hint-other{planned}", **_parts(other)) for other in found.others]
    return [best, *reasons(found, speaker), *others]


def _parts(prospect: Prospect) -> dict[str, object]:
    """Return a move and its number: its lead or, if it was planned, its value."""
    points = rounded(prospect.points)
    return {"move": prospect.move, "points": points, **ahead_or_behind(prospect.lead)}


def reasons(found: Hint, speaker: Speaker) -> list[str]:
    """Return a sentence for each reason."""
    return [speaker.say(reason.text, **reason.parts) for reason in found.reasons]
