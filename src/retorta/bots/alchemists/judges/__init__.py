"""What each kind of move of Alchemists is worth, in points at the end of the game, and why."""
