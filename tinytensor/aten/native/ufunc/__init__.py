"""Scalar functors: what each elementwise operator does to one element. Pure, and free of devices and dtypes.

Mirrors aten/src/ATen/native/ufunc.
"""
