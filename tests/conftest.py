"""What every test shares: how hard Hypothesis looks."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
settings.register_profile(
    "usual", max_examples=8, deadline=None, suppress_health_check=SLOW, derandomize=True
)
settings.register_profile("search", max_examples=300, deadline=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("RETORTA_HYPOTHESIS", "usual"))
