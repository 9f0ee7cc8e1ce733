"""torch.special: special functions over the operators of the core.

Mirrors torch/special/__init__.py.
"""
