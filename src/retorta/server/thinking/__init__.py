"""Work for other processes: bots, hints and replays."""
