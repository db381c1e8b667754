"""What happens: the one implementation of the rules, on NumPy records, compiled by Numba."""
