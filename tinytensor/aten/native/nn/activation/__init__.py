"""Activations and softmax.

Mirrors a part of aten/src/ATen/native.
"""
