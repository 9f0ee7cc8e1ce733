"""Kernels of sparse layouts. Mirrors aten/src/ATen/native/sparse."""
