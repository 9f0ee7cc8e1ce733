"""torch.func: functions that take a function and return its derivative, to be combined at will.

    levels.py           what a transform watches, and how transforms nest
    reverse.py          grad, grad_and_value, vjp, jacrev
    forward.py          jvp, jacfwd, hessian, linearize
    arguments.py        which arguments are differentiated; what is refused
    vmap.py             vmap
    rearrange.py        rearrange
    functionalize.py    without writes
    functional_call.py  call a module with other parameters
    batch_norm_replacement.py

Mirrors torch/func/__init__.py. Left out so far: debug_unwrap.
"""

from typing import TYPE_CHECKING

from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.func.forward import hessian, jacfwd, jvp, linearize
from tinytensor.func.functional_call import functional_call, stack_module_state
from tinytensor.func.functionalize import functionalize
from tinytensor.func.rearrange import rearrange
from tinytensor.func.reverse import grad, grad_and_value, jacrev, vjp
from tinytensor.func.vmap import vmap

if TYPE_CHECKING:
    from tinytensor.func.batch_norm_replacement import replace_all_batch_norm_modules_

# It asks for modules, which ask for transforms.
__getattr__, __dir__ = _on_first_use(
    globals(), "", replace_all_batch_norm_modules_="tinytensor.func.batch_norm_replacement"
)

__all__ = [
    "functional_call", "functionalize", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp", "linearize",
    "rearrange", "replace_all_batch_norm_modules_", "stack_module_state", "vjp", "vmap",
]  # fmt: skip
