"""Bots that run as programs of their own: in any language, or Python that others wrote."""
