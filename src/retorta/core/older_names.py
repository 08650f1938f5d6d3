"""Wire 2's name for ``deciders``, kept for one version for programs that still read it.

JSON that we send out may be read by programs written for the previous version. When wire 2 is
dropped, delete this file and everything that depends on it.
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
    """Return a public view, as plain data, in the form of wire 2: ``asked`` for ``deciders``.

    A plugin's view that has always had ``asked`` is left unchanged.
    """
    if "asked" in public:
        return public
    return {"asked" if name == "deciders" else name: what for name, what in public.items()}
