"""Scalar functors: random numbers."""
