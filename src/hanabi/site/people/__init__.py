"""Who somebody is: guests, the people they played with, and being forgotten."""
