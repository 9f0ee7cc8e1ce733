"""What cannot be batched: results whose sizes, or programs whose control flow, depend on the numbers in the batch.

Mirrors aten/src/ATen/functorch/BatchRulesDynamic.cpp.
"""

from __future__ import annotations

from typing import Any, NoReturn

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import REFUSALS, Bdims, pad, rank_of, rule
from tinytensor.c10.error import check

_ISSUE = "Please file an issue at https://github.com/pytorch/pytorch/issues if you need this feature."


def _dynamic_shape(op: OperatorHandle) -> NoReturn:
    raise RuntimeError(
        "vmap: We do not support batching operators that can output dynamic shape. Attempted to vmap over "
        f"{op.name.name}. {_ISSUE}"
    )


@rule("masked_select")
def masked_select(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """A mask that is the same for all entries selects the same elements of each."""
    self, mask = args
    check(
        bdims[1] is None,
        "vmap: Attempted to vmap over `mask` in torch.masked_select(self, mask) We cannot support this because for each "
        f"batch this would return a differently shaped Tensor. {_ISSUE}",
    )
    # `self` and the mask broadcast against each other, so `self` may have fewer dimensions than the mask.
    rank = max(rank_of(self, bdims[0]), mask.meta_.dim)
    self = pad(self, bdims[0], rank)
    self = F.expand(self, tuple(F.logical_and(self, mask).meta_.sizes))
    chosen = F.squeeze(F.nonzero(F.reshape(F.expand(mask, tuple(self.meta_.sizes[1:])), (-1,))), 1)
    return F.index_select(F.reshape(self, (size, -1)), 1, chosen), 0


def _item(op: OperatorHandle) -> NoReturn:
    raise RuntimeError(
        "vmap: It looks like you're calling .item() on a Tensor. We don't support vmap over calling .item() on a Tensor, "
        "please try to rewrite what you're doing with other operations. If error is occurring somewhere inside PyTorch "
        "internals, please file a bug report."
    )


def _is_nonzero(op: OperatorHandle) -> NoReturn:
    raise RuntimeError(
        "vmap: It looks like you're attempting to use a Tensor in some data-dependent control flow. We don't support that "
        "yet, please file an issue at https://github.com/pytorch/pytorch/issues ."
    )


def _allclose(op: OperatorHandle) -> NoReturn:
    raise RuntimeError(f"vmap over torch.allclose isn't supported yet. {_ISSUE}")


def _as_strided_scatter(op: OperatorHandle) -> NoReturn:
    raise RuntimeError(
        f"Error: {op.name.name} requires special handling, and does not yet have a batching rule. Feel free to file a "
        "github issue!"
    )


for _name in "nonzero where _unique2 unique_dim unique_consecutive unique_dim_consecutive".split():
    REFUSALS[_name] = _dynamic_shape
REFUSALS["_local_scalar_dense"] = REFUSALS["item"] = _item
REFUSALS["is_nonzero"] = _is_nonzero
REFUSALS["allclose"] = _allclose
REFUSALS["as_strided_scatter"] = _as_strided_scatter
