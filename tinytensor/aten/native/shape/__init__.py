"""Views, joining, splitting, copying and rearranging.

Mirrors a part of aten/src/ATen/native.
"""
