"""gradcheck: does a backward formula agree with finite differences?

Mirrors torch/autograd/gradcheck.py.
"""

from tinytensor.autograd.gradcheck.gradcheck import GradcheckError, gradcheck, gradgradcheck

__all__ = ["GradcheckError", "gradcheck", "gradgradcheck"]
