"""torch.nn: so far its functional half.

Mirrors torch/nn/__init__.py.
"""

from tinytensor.nn import functional

__all__ = ["functional"]
