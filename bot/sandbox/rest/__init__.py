"""Discord's REST routes, one module an area."""
