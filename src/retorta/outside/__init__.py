"""Bots that are programs of their own: in any language, or Python that somebody else wrote."""
