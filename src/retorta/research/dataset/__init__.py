"""Games between bots, as data for learners."""
