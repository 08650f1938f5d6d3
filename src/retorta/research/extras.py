"""Optional libraries: what to say if one is missing."""

from __future__ import annotations

import os

from retorta.core.errors import BadOption
from retorta.texts import Speaker, language_of


def wanting(extra: str, problem: ImportError) -> ImportError:
    """Return the error to raise instead of *problem*, which names the extra to install."""
    package = (problem.name or "").partition(".")[0]
    missing = BadOption("no-extra", package=package, extra=extra)
    return ImportError(Speaker(language_of(os.environ)).error(missing), name=problem.name)
