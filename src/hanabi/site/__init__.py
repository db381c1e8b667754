"""The site: pages, sockets, bots at seats, and several workers at one store."""
