"""A coroutine run to its end by a test, in a thread of its own.

In the same process there may be a browser, whose library keeps a loop running in the thread of
the tests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def evening(coroutine: Coroutine[Any, Any, None], seconds: float = 60.0) -> None:
    """Run *coroutine*; fail if it takes too long even for a busy machine."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, asyncio.wait_for(coroutine, seconds)).result()
