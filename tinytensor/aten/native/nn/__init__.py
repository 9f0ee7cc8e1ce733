"""Operators of neural networks.

Mirrors a part of aten/src/ATen/native.
"""
