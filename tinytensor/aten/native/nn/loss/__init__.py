"""Losses and distances.

Mirrors a part of aten/src/ATen/native.
"""
