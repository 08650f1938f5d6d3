"""Several servers on one PostgreSQL: who owns which table, and how nodes hear of each other."""
