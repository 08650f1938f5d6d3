"""Sockets: what one tab says and is sent."""
