"""Scalar functors: losses and distances."""
