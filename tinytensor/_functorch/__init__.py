"""functorch, the package that became torch.func. `serve_as_torch` gives it to programs that say `import functorch`.

Mirrors functorch/__init__.py. Left out: functorch.compile, functorch.dim, functorch.einops and functorch.experimental.
"""

from tinytensor._functorch.deprecated import (
    combine_state_for_ensemble,
    functionalize,
    grad,
    grad_and_value,
    hessian,
    jacfwd,
    jacrev,
    jvp,
    make_functional,
    make_functional_with_buffers,
    vjp,
    vmap,
)
from tinytensor._functorch.make_functional import FunctionalModule, FunctionalModuleWithBuffers
from tinytensor.fx.experimental.proxy_tensor import make_fx

__all__ = [
    "FunctionalModule", "FunctionalModuleWithBuffers", "combine_state_for_ensemble", "functionalize", "grad",
    "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp", "make_functional", "make_functional_with_buffers",
    "make_fx", "vjp", "vmap",
]  # fmt: skip
