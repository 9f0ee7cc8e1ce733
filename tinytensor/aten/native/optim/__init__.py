"""Steps of optimizers as operators.

Mirrors a part of aten/src/ATen/native.
"""
