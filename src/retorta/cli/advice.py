"""A hint in words."""

from __future__ import annotations

from retorta.bots.hint import Hint
from retorta.texts import Speaker


def advice(found: Hint, speaker: Speaker) -> list[str]:
    """Return what to play, why, and what else was thought of, a line for each."""
    best = found.best
    said = [
        speaker.say(
            "core-hint-best", move=best.move, points=round(best.points, 1), dreams=found.dreams
        )
    ]
    said += reasons(found, speaker)
    said += [
        speaker.say("core-hint-other", move=other.move, points=round(other.points, 1))
        for other in found.others
    ]
    return said


def reasons(found: Hint, speaker: Speaker) -> list[str]:
    """Return why, a sentence for each reason."""
    return [speaker.say(reason.text, **reason.parts) for reason in found.reasons]
