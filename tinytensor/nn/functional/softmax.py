"""torch.nn.functional: softmax, its logarithm, softmin, and random samples of the distribution that softmax describes.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _get_softmax_dim(name: str, ndim: int, stacklevel: int) -> int:
    """The dimension that a call without `dim` means. Such calls warn.

    It is the dimension of classes in the shapes of old layers: (C), (N, C), (C, H, W), (N, C, H, W).
    """
    warnings.warn(
        f"Implicit dimension choice for {name} has been deprecated. Change the call to include dim=X as an argument.",
        UserWarning,
        stacklevel=stacklevel,
    )
    return 0 if ndim in (0, 1, 3) else 1


def softmax(input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: ScalarType | None = None) -> Tensor:
    """exp(input) along `dim`, divided by its sum: positive numbers that add up to 1. `dtype` converts first.

    Without `dim` a warning, and dimension 0 of 0, 1 and 3 dimensions, else 1.

    >>> F.softmax(tt.tensor([0.0, 0.0, 2.0]), dim=0)
    tensor([0.1065, 0.1065, 0.7870])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(softmax, (input,), locals())
    if dim is None:
        dim = _get_softmax_dim("softmax", input.dim(), _stacklevel)
    return input.softmax(dim) if dtype is None else input.softmax(dim, dtype=dtype)


def softmin(input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: ScalarType | None = None) -> Tensor:
    """softmax of -input.

    Arguments as in `softmax`.

    >>> F.softmin(tt.tensor([0.0, 0.0, 2.0]), dim=0)
    tensor([0.4683, 0.4683, 0.0634])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(softmin, (input,), locals())
    if dim is None:
        dim = _get_softmax_dim("softmin", input.dim(), _stacklevel)
    return (-input).softmax(dim) if dtype is None else (-input).softmax(dim, dtype=dtype)


def log_softmax(input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: ScalarType | None = None) -> Tensor:
    """log(softmax(input)), which stays finite where a probability underflows.

    Arguments as in `softmax`.

    >>> F.log_softmax(tt.tensor([0.0, 0.0, 2000.0]), dim=0)
    tensor([-2000., -2000.,     0.])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(log_softmax, (input,), locals())
    if dim is None:
        dim = _get_softmax_dim("log_softmax", input.dim(), _stacklevel)
    return input.log_softmax(dim) if dtype is None else input.log_softmax(dim, dtype=dtype)


def gumbel_softmax(logits: Tensor, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1) -> Tensor:
    """A random sample of the categorical distribution whose scores are `logits`, softened by the temperature `tau`.

    With `hard`, exactly one 1 along `dim`, and the gradient of the soft sample.

    >>> sample = F.gumbel_softmax(tt.zeros(4, 3), hard=True)
    >>> sample.shape, sample.sum(1)
    (torch.Size([4, 3]), tensor([1., 1., 1., 1.]))
    """
    if overrides.possible and has_torch_function((logits,)):
        return handle_call(gumbel_softmax, (logits,), locals())
    if eps != 1e-10:
        warnings.warn("`eps` parameter is deprecated and has no effect.", UserWarning, stacklevel=2)
    # Minus the logarithm of an exponential variable has the Gumbel distribution, and the index of the largest of
    # logits + gumbels has the distribution softmax(logits) (Jang et al. 2016, Maddison et al. 2016).
    gumbels = -F.empty_like(logits, memory_format=contiguous_format).exponential_().log()
    soft = ((logits + gumbels) / tau).softmax(dim)
    if not hard:
        return soft
    index = soft.max(dim, keepdim=True)[1]
    one = F.zeros_like(logits, memory_format=contiguous_format).scatter_(dim, index, 1.0)
    # The value is `one`. The gradient is that of `soft`, since the other two terms have none (straight-through estimator).
    return one - soft.detach() + soft
