"""Forward mode: dual numbers, and the kernels that compute with them.

Mirrors torch/autograd/forward_ad.py.
"""

from tinytensor.autograd.forward_ad.forward_ad import (
    UnpackedDualTensor,
    _is_fwd_grad_enabled,
    _set_fwd_grad_enabled,
    dual_level,
    enter_dual_level,
    exit_dual_level,
    make_dual,
    unpack_dual,
)

__all__ = [
    "UnpackedDualTensor", "_is_fwd_grad_enabled", "_set_fwd_grad_enabled", "dual_level", "enter_dual_level",
    "exit_dual_level", "make_dual", "unpack_dual",
]  # fmt: skip
