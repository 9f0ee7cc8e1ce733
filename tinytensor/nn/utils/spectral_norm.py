"""spectral_norm: a weight divided by its largest singular value, so that it lengthens no vector (Miyato et al. 2018).

The singular value is found by power iteration: `v = Wᵀu / |Wᵀu|`, `u = Wv / |Wv|`, sigma = u·Wv. Repeated, u and v come close
to the singular vectors of the largest value. One step for each `forward` in training is enough, since weights change slowly:
u and v are buffers, and the next step begins with what the last one left. In evaluation they do not change.

State dicts have versions. In version 0 there was `weight` (the divided one) and no `weight_v`; since version 1 it is the other
way round. The two hooks below write the version and convert version 0.

Mirrors torch/nn/utils/spectral_norm.py.
"""

from __future__ import annotations

from typing import Any, TypeVar

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as aten
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.layout import contiguous_format
from tinytensor.nn import functional as F
from tinytensor.nn.modules.conv import ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

__all__ = [
    "SpectralNorm",
    "SpectralNormLoadStateDictPreHook",
    "SpectralNormStateDictHook",
    "remove_spectral_norm",
    "spectral_norm",
]

M = TypeVar("M", bound=Module)


class SpectralNorm:
    """The forward pre-hook of `spectral_norm`: before each call it divides a weight by its largest singular value.

        name                 "weight"; which parameter
        n_power_iterations   1; steps of the power iteration for each call in training. ValueError unless it is
                             positive
        dim                  0; the dimension of the outputs
        eps                  1e-12; norms count as at least this

    Shapes: the weight's stay; it is looked at as a matrix (size of dim, the rest).
    State: the module then has the parameter weight_orig and the buffers weight_u and weight_v, and `weight` is
    computed.

    >>> m = nn.utils.spectral_norm(nn.Linear(2, 3))
    >>> sorted(m.state_dict())
    ['bias', 'weight_orig', 'weight_u', 'weight_v']
    """

    _version = 1

    def __init__(self, name: str = "weight", n_power_iterations: int = 1, dim: int = 0, eps: float = 1e-12) -> None:
        if n_power_iterations <= 0:
            raise ValueError(
                f"Expected n_power_iterations to be positive, but got n_power_iterations={n_power_iterations}"
            )
        self.name = name
        self.n_power_iterations = n_power_iterations
        self.dim = dim
        self.eps = eps

    def reshape_weight_to_matrix(self, weight: Tensor) -> Tensor:
        """Outputs in the rows, everything else in the columns."""
        if self.dim != 0:
            weight = weight.permute(self.dim, *[d for d in range(weight.dim()) if d != self.dim])
        return weight.reshape(weight.shape[0], -1)

    def compute_weight(self, module: Module, do_power_iteration: bool) -> Tensor:
        """The weight divided by its largest singular value.

        Gradients flow through the weight alone. With u and v as constants, the derivative of u·Wv is u vᵀ, which is that of the
        singular value.
        """
        weight, u, v = (getattr(module, self.name + suffix) for suffix in ("_orig", "_u", "_v"))
        matrix = self.reshape_weight_to_matrix(weight)
        if do_power_iteration:
            with no_grad():
                for _ in range(self.n_power_iterations):
                    # Written into the buffers themselves: the next call goes on from there.
                    v = F.normalize(aten.mv(matrix.t(), u), dim=0, eps=self.eps, out=v)
                    u = F.normalize(aten.mv(matrix, v), dim=0, eps=self.eps, out=u)
                # The next forward writes to the buffers. What this one saves for backward must not change with them.
                u, v = u.clone(memory_format=contiguous_format), v.clone(memory_format=contiguous_format)
        return weight / aten.dot(u, aten.mv(matrix, v))

    def remove(self, module: Module) -> None:
        """Make the weight, as it is now, one parameter again."""
        with no_grad():
            weight = self.compute_weight(module, do_power_iteration=False)
        for suffix in ("", "_u", "_v", "_orig"):
            delattr(module, self.name + suffix)
        module.register_parameter(self.name, Parameter(weight.detach()))

    def __call__(self, module: Module, inputs: Any) -> None:
        setattr(module, self.name, self.compute_weight(module, do_power_iteration=module.training))

    def _solve_v_and_rescale(self, matrix: Tensor, u: Tensor, target_sigma: Tensor) -> Tensor:
        """The v that a state dict of version 0 lacks: `u = Wv / |Wv|` and `u·Wv = target_sigma` hold for it.

        The direction is the least squares solution of Wv = u, `(WᵀW)⁺ Wᵀ u`; then v is scaled to give the value.
        """
        v = aten.linalg_multi_dot([matrix.t().mm(matrix).pinverse(), matrix.t(), u.unsqueeze(1)]).squeeze(1)
        return v.mul_(target_sigma / aten.dot(u, aten.mv(matrix, v)))

    @staticmethod
    def apply(module: Module, name: str, n_power_iterations: int, dim: int, eps: float) -> SpectralNorm:
        """Put the hooks on a module. RuntimeError if the parameter has them already."""
        for hook in module._forward_pre_hooks.values():
            if isinstance(hook, SpectralNorm) and hook.name == name:
                raise RuntimeError(f"Cannot register two spectral_norm hooks on the same parameter {name}")
        made = SpectralNorm(name, n_power_iterations, dim, eps)
        weight = module._parameters[name]
        if weight is None:
            raise ValueError(f"`SpectralNorm` cannot be applied as parameter `{name}` is None")
        with no_grad():
            height, width = made.reshape_weight_to_matrix(weight).shape
            # Random vectors to begin with: one that is orthogonal to the singular vector would never turn to it.
            u = F.normalize(weight.new_empty(height).normal_(0, 1), dim=0, eps=made.eps)
            v = F.normalize(weight.new_empty(width).normal_(0, 1), dim=0, eps=made.eps)
        delattr(module, name)
        module.register_parameter(name + "_orig", weight)
        # Until the first forward this is a plain attribute, for code that looks at the weight's shape or device.
        setattr(module, name, weight.data)
        module.register_buffer(name + "_u", u)
        module.register_buffer(name + "_v", v)
        module.register_forward_pre_hook(made)
        module._register_state_dict_hook(SpectralNormStateDictHook(made))
        module._register_load_state_dict_pre_hook(SpectralNormLoadStateDictPreHook(made))
        return made


class SpectralNormLoadStateDictPreHook:
    """The load_state_dict hook of `spectral_norm`: it computes weight_v for state dicts of version 0, which lack it.

        fn   the SpectralNorm whose module it is

    Shapes: those of the module's weight.

    >>> m = nn.utils.spectral_norm(nn.Linear(2, 3))
    >>> m.load_state_dict(m.state_dict())
    <All keys matched successfully>
    """

    def __init__(self, fn: SpectralNorm) -> None:
        self.fn = fn

    def __call__(
        self, state_dict: Any, prefix: str, local_metadata: Any, strict: bool, missing_keys: list[str],
        unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        fn = self.fn
        version = local_metadata.get("spectral_norm", {}).get(fn.name + ".version", None)
        if version is not None and version >= 1:
            return
        key = prefix + fn.name
        if version is None and key not in state_dict and all(key + s in state_dict for s in ("_orig", "_u", "_v")):
            return  # of version 1; its metadata were lost, as in a dict that a program has copied
        missing = [key + suffix for suffix in ("_orig", "", "_u") if key + suffix not in state_dict]
        if missing:
            missing_keys.extend(missing if strict else [])
            return
        with no_grad():
            original = state_dict[key + "_orig"]
            # Each quotient of the weight and the divided weight is the singular value, up to rounding.
            sigma = (original / state_dict.pop(key)).mean()
            matrix = fn.reshape_weight_to_matrix(original)
            state_dict[key + "_v"] = fn._solve_v_and_rescale(matrix, state_dict[key + "_u"], sigma)


class SpectralNormStateDictHook:
    """The state_dict hook of `spectral_norm`: it writes the version into the state dict's metadata.

        fn   the SpectralNorm whose module it is

    Shapes: it takes no tensors.

    >>> m = nn.utils.spectral_norm(nn.Linear(2, 3))
    >>> m.state_dict()._metadata[""]["spectral_norm"]
    {'weight.version': 1}
    """

    def __init__(self, fn: SpectralNorm) -> None:
        self.fn = fn

    def __call__(self, module: Module, state_dict: Any, prefix: str, local_metadata: Any) -> None:
        versions = local_metadata.setdefault("spectral_norm", {})
        key = self.fn.name + ".version"
        if key in versions:
            raise RuntimeError(f"Unexpected key in metadata['spectral_norm']: {key}")
        versions[key] = self.fn._version


def spectral_norm(
    module: M, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None
) -> M:
    """Divide a parameter of the module by its largest singular value before each `forward`. Returns the module.

        name                 "weight"; the parameter becomes `<name>_orig`
        n_power_iterations   how often the estimate of the value is improved at each training step: 1
        eps                  keeps vectors from being divided by zero: 1e-12
        dim                  where outputs are: 0, but 1 for transposed convolutions

    >>> module = nn.utils.spectral_norm(nn.Linear(2, 3))
    >>> [name for name, _ in module.named_parameters()]
    ['bias', 'weight_orig']
    """
    if dim is None:
        dim = 1 if isinstance(module, (ConvTranspose1d, ConvTranspose2d, ConvTranspose3d)) else 0
    SpectralNorm.apply(module, name, n_power_iterations, dim, eps)
    return module


def remove_spectral_norm(module: M, name: str = "weight") -> M:
    """Take spectral norm back: the parameter has its present value. Returns the module; ValueError where there is
    none.

    >>> module = nn.utils.remove_spectral_norm(nn.utils.spectral_norm(nn.Linear(2, 3)))
    >>> [name for name, _ in module.named_parameters()]
    ['bias', 'weight']
    """
    for number, hook in module._forward_pre_hooks.items():
        if isinstance(hook, SpectralNorm) and hook.name == name:
            hook.remove(module)
            del module._forward_pre_hooks[number]
            break
    else:
        raise ValueError(f"spectral_norm of '{name}' not found in {module}")
    for hooks, kind in (
        (module._state_dict_hooks, SpectralNormStateDictHook),
        (module._load_state_dict_pre_hooks, SpectralNormLoadStateDictPreHook),
    ):
        for number, other in hooks.items():
            if isinstance(other, kind) and other.fn.name == name:
                del hooks[number]
                break
    return module
