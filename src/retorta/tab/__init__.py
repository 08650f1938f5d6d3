"""The host of tables inside a browser tab: no server, no sockets, works offline."""
