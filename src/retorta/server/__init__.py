"""The server: tables, seats, sockets, storage; no rules."""
