"""The name that wire 2 had for ``deciders``, kept for one version for programs that still read it.

JSON that we send out may be read by programs written for the previous version. When wire 2 is
dropped, this file goes, and so does everything that does not run without it.
"""

from __future__ import annotations

from typing import Any

from retorta.core import codec
from retorta.core.box import View


def view_in_both_names(view: View) -> dict[str, Any]:
    """Return a view as plain data, with ``asked`` as well as ``deciders`` in its public part."""
    return {"public": both_names(codec.plain(view.public)), "own": codec.plain(view.own)}


def both_names(told: dict[str, Any]) -> dict[str, Any]:
    """Return plain data that has ``deciders`` with ``asked`` added."""
    if "deciders" not in told:
        return told
    return {**told, "asked": told["deciders"]}


def older_name(public: dict[str, Any]) -> dict[str, Any]:
    """Return a public view, as plain data, as wire 2 had it: with ``asked`` for ``deciders``.

    A guest whose view only ever had ``asked`` is left as it is.
    """
    if "asked" in public:
        return public
    return {"asked" if name == "deciders" else name: what for name, what in public.items()}
