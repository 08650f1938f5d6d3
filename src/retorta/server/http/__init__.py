"""Everything that is answered over HTTP, one module for each topic."""
