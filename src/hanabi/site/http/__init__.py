"""What the site answers over HTTP, from one table of routes."""
