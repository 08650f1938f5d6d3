"""Reviews of finished games: the points lost by each decision, given what its seat knew."""
