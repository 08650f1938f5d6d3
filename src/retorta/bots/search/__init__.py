"""Search over imagined deals (dreams): what the strong bots of all games share."""
