"""Everything that goes over HTTP, a module for each thing one may ask about."""
