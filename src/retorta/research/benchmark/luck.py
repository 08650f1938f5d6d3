"""The randomness in a measurement: the deals of a task, and the luck of its bots.

The default deals are public: anybody can deal them beforehand, so a score on them means something
only if nobody did. For a contest, the organiser deals from a private secret.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from retorta.arena.luck import fresh_secret
from retorta.core.errors import BadOption

PUBLIC: Final = "20261117"
"""The seed of the public deals of all tasks. Learners should not be trained on them."""
SHORTEST: Final = 16
"""The least length of a secret for deals; a shorter one could be found by trying."""
NAMED: Final = 4
"""The size in bytes of the fingerprint that marks scores on the same secret deals."""


@dataclass(frozen=True)
class Luck:
    """The sources of luck in a measurement; the same ones give the same luck again."""

    bots: str = field(default_factory=fresh_secret)
    """The secret for the bots' luck: newly drawn, and published with the score."""
    deals: str = PUBLIC
    """The secret for the deals; unless it is the public one, it is not published."""

    @property
    def dealt(self) -> str:
        """The name of the deals in a score: public, or a fingerprint of the secret."""
        if self.deals == PUBLIC:
            return "public"
        return f"held-out-{hashlib.blake2b(self.deals.encode(), digest_size=NAMED).hexdigest()}"


def checked_deals(secret: str) -> str:
    """Return the secret for deals in a file's text; refuse one that could be guessed."""
    found = secret.strip()
    if len(found) < SHORTEST:
        raise BadOption("deals-secret", least=SHORTEST)
    return found
