"""torch.func: functions that take a function and return its derivative, to be combined at will.

    levels.py           what a transform watches, and how transforms nest
    reverse.py          grad, grad_and_value, vjp, jacrev
    forward.py          jvp, jacfwd, hessian, linearize
    arguments.py        which arguments are differentiated; what is refused
    functional_call.py  call a module with other parameters

Mirrors torch/func/__init__.py. Left out so far: vmap, functionalize, debug_unwrap, batch norm replacement.
"""

from tinytensor.func.forward import hessian, jacfwd, jvp, linearize
from tinytensor.func.functional_call import functional_call, stack_module_state
from tinytensor.func.reverse import grad, grad_and_value, jacrev, vjp

__all__ = [
    "functional_call", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp", "linearize",
    "stack_module_state", "vjp",
]  # fmt: skip
