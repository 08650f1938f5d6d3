"""The history of the schema, step by step; applied when a server starts."""
