"""Search by dreams: what every game's strong bots share."""
