"""What pages may load and do: the policy that browsers enforce."""

from __future__ import annotations

from typing import Final

_EVERYWHERE: Final = (
    "default-src 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
)
_ENGINE: Final = "script-src 'self' 'wasm-unsafe-eval'"

POLICY: Final = "; ".join((*_EVERYWHERE, "script-src 'self'", "frame-ancestors 'none'"))
"""For the pages of a server."""
WORKER_POLICY: Final = "; ".join((*_EVERYWHERE, _ENGINE, "frame-ancestors 'none'"))
"""For the engine in a tab: a worker has the policy that was sent with its script."""
SITE_POLICY: Final = "; ".join((*_EVERYWHERE, _ENGINE, "worker-src 'self'"))
"""For pages on any web host: a worker has the same policy if its host sends none."""
