"""What search knows of each game beyond its rules, one module per game."""
