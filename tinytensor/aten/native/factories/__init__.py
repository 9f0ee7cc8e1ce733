"""Tensors made from sizes and numbers.

Mirrors a part of aten/src/ATen/native.
"""
