"""Learning from games between our own bots what each thing in a game is worth."""
