"""At a real table of Alchemists: the oracle, what follows from what was seen, the sheet."""
