"""Sockets: the messages to and from a browser tab."""
