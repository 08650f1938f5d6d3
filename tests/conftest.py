"""What every test shares: the command line, and how hard Hypothesis looks."""

from __future__ import annotations

import os

from command_line import run
from hypothesis import HealthCheck, settings

__all__ = ["run"]

SLOW = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
settings.register_profile(
    "usual", max_examples=8, deadline=None, suppress_health_check=SLOW, derandomize=True
)
settings.register_profile("search", max_examples=300, deadline=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("RETORTA_HYPOTHESIS", "usual"))
