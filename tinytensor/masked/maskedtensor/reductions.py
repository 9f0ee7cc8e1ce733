"""Reductions: those of `torch.masked` of data and mask; what they make counts where any element did.

Mirrors torch/masked/maskedtensor/reductions.py.
"""

from __future__ import annotations

import functools
import math
import warnings
from collections.abc import Callable
from typing import Any

from tinytensor import functional
from tinytensor._ops import ops
from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10 import layout as layouts
from tinytensor.c10.scalar_type import float32
from tinytensor.masked import _ops
from tinytensor.masked.maskedtensor.core import (
    ASK_FOR_IT,
    DISPATCH_TABLE,
    FUNCTION_TABLE,
    MaskedTensor,
    is_masked_tensor,
)

REDUCE_NAMES = "sum mean amin amax argmin argmax prod all norm var std".split()


def _masked_all(data: Any, *, mask: Tensor, **options: Any) -> Tensor:
    data = data.get_data() if is_masked_tensor(data) else data
    options.pop("dtype", None)
    return data.masked_fill(~mask, True).all(**options)


def _masked_function(name: str) -> Callable[..., Any]:
    return _masked_all if name == "all" else getattr(_ops, name)


def _multidim_any(mask: Tensor, dim: Any, keepdim: bool) -> Tensor:
    for d in sorted((dim,) if isinstance(dim, int) else dim, reverse=True):
        mask = F.any(mask, dim=d, keepdim=keepdim)
    return mask


def _reduce_all(name: str, masked: Any) -> Any:
    reduce = _masked_function(name)
    if not masked.is_sparse:
        mask = masked.get_mask()
        return MaskedTensor._from_values(reduce(masked, mask=mask), F.any(mask))
    mask, data = masked.get_mask().values(), masked.get_data()
    if name in ("argmin", "argmax") and masked.layout == layouts.sparse_coo:
        # The place among all elements, from the indices of the one that was found among the values.
        found = data.indices()[:, int(reduce(data.values(), mask=mask).item())].tolist()
        sizes = data.size()
        place = sum(index * math.prod(sizes[d + 1 :]) for d, index in enumerate(found))
        result = F.scalar_tensor(place, dtype=float32)
    else:
        result = reduce(MaskedTensor(data.values(), mask) if name != "all" else data.values(), mask=mask)
    return MaskedTensor._from_values(result, F.any(mask))


def _reduce_dim(name: str, input: Any, dim: Any, keepdim: bool = False, dtype: Any = None) -> Any:
    if not is_masked_tensor(input):
        raise TypeError("Input to reduce_dim must be a MaskedTensor")
    if input.is_sparse:
        warnings.warn(f"The sparse version of {name} is not implemented in reductions.\n{ASK_FOR_IT}", stacklevel=2)
        return NotImplemented
    mask = input.get_mask()
    result = _masked_function(name)(input, dim=dim, keepdim=keepdim, dtype=dtype, mask=mask)
    return MaskedTensor._from_values(result, _multidim_any(mask, dim, keepdim))


def _reduce(name: str, *args: Any, **kwargs: Any) -> Any:
    if len(args) == 1 and not kwargs:
        return _reduce_all(name, args[0])
    return _reduce_dim(name, *args, **kwargs)


for _name in REDUCE_NAMES:
    _answer = functools.partial(_reduce, _name)
    DISPATCH_TABLE[getattr(ops.aten, _name)] = _answer
    for _owner in (ops.aten, functional if _name == "norm" else F, Tensor):
        FUNCTION_TABLE[getattr(_owner, _name)] = _answer
