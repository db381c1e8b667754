"""The bots that Numba compiles, and what they share.

A change to any file here compiles all of them anew, so what is not compiled stays outside.
"""
