"""How many function transforms (`tinytensor.func`) this thread is inside of: some calls are refused there.

Mirrors aten/src/ATen/FuncTorchTLS.h. The stack of levels itself is in func/levels.py.
"""

from __future__ import annotations

import threading

from tinytensor.c10.error import check
from tinytensor.c10.thread_local_state import carried


class _Transforms(threading.local):
    """How many there are, and the level of the vmap in which the dual numbers began (autograd/forward_ad): 0 for none."""

    depth = 0
    dual_level = 0


transforms = carried(_Transforms())


def check_supports_inplace_requires_grad(name: str, also: str = "") -> None:
    """RuntimeError inside of a transform: it decides itself what requires grad."""
    check(
        not transforms.depth,
        lambda: (
            f"You are attempting to call Tensor.{name}() {also}inside of a function being transformed by a functorch "
            "transform. This is unsupported, please attempt to use the functorch transforms (e.g. grad, vjp, jacrev, "
            f"jacfwd, hessian) or call {name}() outside of a function being transformed instead."
        ),
    )
