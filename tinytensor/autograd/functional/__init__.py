"""torch.autograd.functional: Jacobians, Hessians and their products with vectors.

Mirrors torch/autograd/functional.py.
"""

from tinytensor.autograd.functional.functional import hessian, hvp, jacobian, jvp, vhp, vjp

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]
