"""Scalar functors: activations and softmax."""
