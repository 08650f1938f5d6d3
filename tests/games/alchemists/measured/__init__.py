"""How what Alchemists tells is measured, from the states and the events alone."""
