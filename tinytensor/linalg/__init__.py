"""torch.linalg: matrix norms, decompositions and solvers over the operators of the core.

Mirrors torch/linalg/__init__.py.
"""
