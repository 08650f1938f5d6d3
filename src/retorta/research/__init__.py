"""Our games in the form that other libraries for machine learning expect."""
