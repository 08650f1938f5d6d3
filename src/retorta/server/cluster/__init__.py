"""Several servers on one PostgreSQL: who holds which table, how nodes hear of each other."""
