"""Help at a real table: score pads, recipe books, oracles."""
