"""functorch's functions under their old names: those of torch.func, with a FutureWarning that says so.

Mirrors torch/_functorch/deprecated.py.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable
from typing import Any

from tinytensor import func
from tinytensor._functorch import make_functional as _modules

__all__ = [
    "combine_state_for_ensemble", "functionalize", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp",
    "make_functional", "make_functional_with_buffers", "vjp", "vmap",
]  # fmt: skip


def get_warning(api: str, new_api: str | None = None, replace_newlines: bool = False) -> str:
    """The text of the warning, as PyTorch breaks it into lines or as one."""
    text = (
        "We've integrated functorch into PyTorch. As the final step of the \n"
        f"integration, `functorch.{api}` is deprecated as of PyTorch \n"
        "2.0 and will be deleted in a future version of PyTorch >= 2.3. \n"
        f"Please use `{new_api or f'torch.func.{api}'}` instead; see the PyTorch 2.0 release notes \n"
        "and/or the `torch.func` migration guide for more details \n"
        "https://pytorch.org/docs/main/func.migrating.html"
    )
    return text.replace("\n", "") if replace_newlines else text


def warn_deprecated(api: str, new_api: str | None = None) -> None:
    """FutureWarning where the caller's caller stands."""
    warnings.warn(get_warning(api, new_api, replace_newlines=True), FutureWarning, stacklevel=3)


def _old(function: Callable[..., Any], new_api: str | None = None) -> Callable[..., Any]:
    @functools.wraps(function)
    def with_warning(*args: Any, **kwargs: Any) -> Any:
        warn_deprecated(function.__name__, new_api)
        return function(*args, **kwargs)

    return with_warning


vmap = _old(func.vmap, "torch.vmap")
grad, grad_and_value, vjp, jvp = _old(func.grad), _old(func.grad_and_value), _old(func.vjp), _old(func.jvp)
jacrev, jacfwd, hessian = _old(func.jacrev), _old(func.jacfwd), _old(func.hessian)
functionalize = _old(func.functionalize)
make_functional = _old(_modules.make_functional, "torch.func.functional_call")
make_functional_with_buffers = _old(_modules.make_functional_with_buffers, "torch.func.functional_call")
combine_state_for_ensemble = _old(_modules.combine_state_for_ensemble, "torch.func.stack_module_state")
