"""Operators that work element by element.

Mirrors a part of aten/src/ATen/native.
"""
