"""Advanced indexing, scatter and gather.

Mirrors a part of aten/src/ATen/native.
"""
