"""Reductions, and what runs along a dimension without reducing it: softmax, sort, cumsum, ...

A reduction over everything becomes one over every dimension but the batch; one that can do this along a single dimension
only gets its entries flattened before.

Mirrors aten/src/ATen/functorch/BatchRulesReduceOps.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.batch_rules_views import along, dimension_places, shifted
from tinytensor.aten.functorch.registry import Bdims, find_op, front, rank_of, rule, use
from tinytensor.c10.error import check

use(
    along,
    """
    max.dim min.dim prod.dim_int all.dim any.dim cumsum cumprod cummax cummin logcumsumexp _softmax _log_softmax
    _safe_softmax sort sort.stable topk kthvalue median.dim nanmedian.dim mode _softmax_backward_data
    _log_softmax_backward_data glu glu_backward glu_jvp gather scatter.src scatter.value scatter.reduce
    scatter.value_reduce scatter_add scatter_reduce.two linalg_cross
    """,
)


@rule("_is_all_true _is_any_true")
def of_the_whole_batch(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """One answer for all entries together: it is not batched, so that a program may ask `if` about it."""
    return op.call(*args), None


@rule(
    """
    sum.dim_IntList mean.dim nansum amax amin all.dims any.dims logsumexp var.correction std.correction
    var_mean.correction std_mean.correction argmax argmin aminmax linalg_vector_norm norm.ScalarOpt_dim
    norm.ScalarOpt_dim_dtype count_nonzero count_nonzero.dim_IntList
    """
)
def reduce(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Over the dimensions that are named, or over all."""
    rank = rank_of(args[0], bdims[0])
    args[0] = front(args[0], bdims[0])
    (place,) = dimension_places(op)
    keepdim = next((args[i] for i, a in enumerate(op.schema.arguments) if a.name == "keepdim"), False)
    # "All dimensions" is an empty list or None for operators that take a list, and None for those that take one number
    # (argmax). Passed on as it is, it would take in the batch; it becomes all dimensions but the first, or, for one number,
    # dimension 1 of the flattened entries.
    takes_list = "[" in str(op.schema.arguments[place].type)
    # An entry without dimensions may be reduced along dimension 0 or -1; behind, such a dimension has to be made.
    if rank == 0:
        args[0] = F.unsqueeze(args[0], -1)
    dims = args[place]
    is_all = dims is None or (takes_list and not dims)
    if is_all and takes_list:
        args[place] = tuple(range(1, max(rank, 1) + 1))
    elif is_all:
        args[0] = F.flatten(args[0], 1)
        args[place] = 1
    else:
        args[place] = shifted(dims, rank)
    results = op.call(*args)
    if rank == 0 and keepdim:
        results = _each(results, lambda r: F.squeeze(r, -1))
    elif is_all and not takes_list and keepdim and rank > 1:
        results = _each(results, lambda r: F.reshape(r, (size, *(1,) * rank)))
    return results, 0


def _each(results: Any, function: Any) -> Any:
    return tuple(map(function, results)) if isinstance(results, (tuple, list)) else function(results)


# Over everything, as a call of an overload with dimensions: its name, and what stands between them and `self`.
_OVER_ALL = {
    "sum": "sum.dim_IntList",
    "mean": "mean.dim",
    "all": "all.dims",
    "any": "any.dims",
    "max": "amax",
    "min": "amin",
}


@rule("sum mean all any max min")
def over_all(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self = front(args[0], bdims[0])
    if self.meta_.dim == 1:
        self = F.unsqueeze(self, -1)
    dims = tuple(range(1, self.meta_.dim))
    return find_op(_OVER_ALL[op.name.base_name]).call(self, dims, False, *args[1:]), 0


@rule("prod median nanmedian norm.Scalar norm.ScalarOpt_dtype")
def over_flattened(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self = front(args[0], bdims[0])
    self = F.unsqueeze(self, -1) if self.meta_.dim == 1 else F.flatten(self, 1)
    base = op.name.base_name
    if base == "prod":
        return find_op("prod.dim_int").call(self, 1, False, args[1]), 0
    if base == "norm":
        if op.name.overload_name == "Scalar":
            return find_op("norm.ScalarOpt_dim").call(self, args[1], (1,), False), 0
        return find_op("norm.ScalarOpt_dim_dtype").call(self, args[1], (1,), False, args[2]), 0
    return find_op(f"{base}.dim").call(self, 1, False)[0], 0


@rule("trace")
def trace(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    rank = rank_of(args[0], bdims[0])
    check(rank == 2, f"trace: expected a matrix, but got tensor with dim {rank}")
    return F.sum(F.diagonal(front(args[0], bdims[0]), 0, 1, 2), -1), 0


@rule("dist")
def dist(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    from_, to, p = args
    rank = max(rank_of(from_, bdims[0]), rank_of(to, bdims[1]))
    return _dist(from_, to, p, bdims, rank), 0


def _dist(a: Any, b: Any, p: Any, bdims: Bdims, rank: int) -> Any:
    difference = find_op("sub.Tensor").call(_padded(a, bdims[0], rank), _padded(b, bdims[1], rank), 1)
    flat = F.unsqueeze(difference, -1) if rank == 0 else F.flatten(difference, 1)
    return find_op("norm.ScalarOpt_dim").call(flat, p, (1,), False)


def _padded(t: Any, bdim: int | None, rank: int) -> Any:
    if bdim is None:
        return t
    t = front(t, bdim)
    while t.meta_.dim <= rank:
        t = F.unsqueeze(t, 1)
    return t
