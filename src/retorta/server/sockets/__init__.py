"""Sockets: what a browser tab sends and is sent."""
