"""What decides a measurement: the deals of a task, and the luck of its bots.

The default deals are public: anybody can deal them beforehand, so a score on them means something
only if nobody did. For a contest, the organiser deals from a secret of their own.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from retorta.arena.luck import fresh_secret
from retorta.core.errors import BadOption

PUBLIC: Final = "20261117"
"""What the public deals of all tasks follow from. Whoever learns should not learn on them."""
SHORTEST: Final = 16
"""Characters of a secret for deals: fewer could be found by trying."""
NAMED: Final = 4
"""Bytes of the print by which scores on the same secret deals know each other."""


@dataclass(frozen=True)
class Luck:
    """Where the luck of a measurement comes from; given again, it is the same."""

    bots: str = field(default_factory=fresh_secret)
    """What the luck of the bots follows from: drawn anew, and told with the score."""
    deals: str = PUBLIC
    """What the deals follow from; whoever measures keeps their own to themselves."""

    @property
    def dealt(self) -> str:
        """The deals as a score names them: public, or a fingerprint of the secret."""
        if self.deals == PUBLIC:
            return "public"
        return f"held-out-{hashlib.blake2b(self.deals.encode(), digest_size=NAMED).hexdigest()}"


def checked_deals(secret: str) -> str:
    """Return a secret for deals as a file holds it; refuse what could be guessed."""
    found = secret.strip()
    if len(found) < SHORTEST:
        raise BadOption("deals-secret", least=SHORTEST)
    return found
