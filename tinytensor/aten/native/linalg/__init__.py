"""Matrix products, decompositions and solvers.

Mirrors a part of aten/src/ATen/native.
"""
