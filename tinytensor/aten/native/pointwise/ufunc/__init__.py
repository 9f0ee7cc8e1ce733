"""Scalar functors: operators that work element by element."""
