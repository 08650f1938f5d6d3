"""Games that bots played against each other, as data for learners."""
