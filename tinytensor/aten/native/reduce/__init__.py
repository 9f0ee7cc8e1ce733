"""Reductions, running folds, sorting and counting.

Mirrors a part of aten/src/ATen/native.
"""
