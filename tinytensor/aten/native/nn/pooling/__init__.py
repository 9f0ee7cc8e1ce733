"""Pools.

Mirrors a part of aten/src/ATen/native.
"""
