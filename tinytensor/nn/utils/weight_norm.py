"""weight_norm: a weight as length times direction, `w = g * v / |v|`, so that each is trained by itself.

The method is that of Salimans and Kingma (2016). The parameters are `weight_g` and `weight_v`; `weight` is an ordinary
attribute, computed before each `forward`.

Mirrors torch/nn/utils/weight_norm.py.
"""

from __future__ import annotations

import warnings
from typing import Any, TypeVar

from tinytensor.aten import functions as F
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

__all__ = ["WeightNorm", "remove_weight_norm", "weight_norm"]

M = TypeVar("M", bound=Module)


class WeightNorm:
    """The forward pre-hook of `weight_norm`: before each call it computes a weight `g * v / |v|`.

        name   which parameter
        dim    the dimension that keeps a length for each index; None: one length for all, kept as -1

    Shapes: weight_g has the weight's shape with 1 outside dim; weight_v has the weight's shape.
    State: the module then has the parameters weight_g and weight_v, and `weight` is computed.

    >>> import warnings
    >>> with warnings.catch_warnings(action="ignore"):
    ...     module = nn.utils.weight_norm(nn.Linear(2, 3))
    >>> from tinytensor.nn.utils.weight_norm import WeightNorm
    >>> WeightNorm("weight", 0).compute_weight(module).shape
    torch.Size([3, 2])
    """

    def __init__(self, name: str, dim: int | None) -> None:
        self.name = name
        self.dim = -1 if dim is None else dim  # -1 is what the operators take for one length of the whole tensor

    def compute_weight(self, module: Module) -> Any:
        """g times the direction of v."""
        g, v = getattr(module, self.name + "_g"), getattr(module, self.name + "_v")
        return F._weight_norm(v, g, self.dim)

    @staticmethod
    def apply(module: Module, name: str, dim: int | None) -> WeightNorm:
        """Replace the parameter by g and v, and put the hook on the module. RuntimeError if the parameter has one already."""
        warnings.warn(
            "`torch.nn.utils.weight_norm` is deprecated in favor of `torch.nn.utils.parametrizations.weight_norm`.",
            FutureWarning,
            stacklevel=3,
        )
        for hook in module._forward_pre_hooks.values():
            if isinstance(hook, WeightNorm) and hook.name == name:
                raise RuntimeError(f"Cannot register two weight_norm hooks on the same parameter {name}")
        made = WeightNorm(name, dim)
        weight = getattr(module, name)
        del module._parameters[name]
        module.register_parameter(name + "_g", Parameter(F.norm_except_dim(weight, 2, made.dim).data))
        module.register_parameter(name + "_v", Parameter(weight.data))
        # A plain attribute and not a parameter: it is computed from g and v, and gradients must reach those.
        setattr(module, name, made.compute_weight(module))
        module.register_forward_pre_hook(made)
        return made

    def remove(self, module: Module) -> None:
        """Make the weight, as it is now, one parameter again."""
        weight = self.compute_weight(module)
        delattr(module, self.name)
        del module._parameters[self.name + "_g"]
        del module._parameters[self.name + "_v"]
        setattr(module, self.name, Parameter(weight.data))

    # Computed anew before each forward: an optimizer has changed g and v since, and each graph needs its own computation.
    def __call__(self, module: Module, inputs: Any) -> None:
        setattr(module, self.name, self.compute_weight(module))


def weight_norm(module: M, name: str = "weight", dim: int | None = 0) -> M:
    """Split a parameter of the module into length and direction: weight = g * v / |v|. Returns the module.

        name   "weight"; its place is taken by the parameters `<name>_g` and `<name>_v`
        dim    lengths are over all dimensions but this one; None: one length for all: 0

    PyTorch calls it deprecated, with a FutureWarning.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     module = nn.utils.weight_norm(nn.Linear(2, 3))
    >>> [(name, tuple(p.shape)) for name, p in module.named_parameters()]
    [('bias', (3,)), ('weight_g', (3, 1)), ('weight_v', (3, 2))]
    """
    WeightNorm.apply(module, name, dim)
    return module


def remove_weight_norm(module: M, name: str = "weight") -> M:
    """Take weight norm back: the parameter has its present value. Returns the module; ValueError where there is none.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     module = nn.utils.remove_weight_norm(nn.utils.weight_norm(nn.Linear(2, 3)))
    >>> [name for name, _ in module.named_parameters()]
    ['bias', 'weight']
    """
    for number, hook in module._forward_pre_hooks.items():
        if isinstance(hook, WeightNorm) and hook.name == name:
            hook.remove(module)
            del module._forward_pre_hooks[number]
            return module
    raise ValueError(f"weight_norm of '{name}' not found in {module}")
