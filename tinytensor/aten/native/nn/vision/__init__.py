"""Interpolation, padding and sampling of images.

Mirrors a part of aten/src/ATen/native.
"""
