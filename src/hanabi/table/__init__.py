"""How people play together: seats, turns, clocks, talk and takebacks, without sockets or clock reading."""
