"""Everything that goes over the wire, as one typed schema, a module for each topic."""
