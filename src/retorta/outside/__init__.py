"""Bots that run as separate programs: in any language, or third-party Python."""
