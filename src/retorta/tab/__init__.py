"""The host of tables inside a tab of a browser: no server, no sockets, works offline."""
