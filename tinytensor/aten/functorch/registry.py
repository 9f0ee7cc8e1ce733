"""The tables of batching rules, and what rules are written with.

A *rule* gets the tensors behind the batched arguments and where the batch is in each:

    rule(op, size, args, bdims) -> (results, out_bdims)

`args` and `bdims` run in parallel; for a list of tensors there is a list of dimensions, and None stands for "not
batched". Results are one, or a tuple or list of them; `out_bdims` is one place for all, or one for each.

A *decomposition* gets the batched arguments themselves and computes with other operators, which have rules.

Mirrors BatchRulesHelper.{h,cpp} of aten/src/ATen/functorch.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.c10.scalar_type import ScalarType, promote_types
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Bdims = list[Any]
Rule = Callable[[OperatorHandle, int, list[Any], Bdims], tuple[Any, Any]]

RULES: dict[str, Rule] = {}
DECOMPOSITIONS: dict[str, Callable[..., Any]] = {}
REFUSALS: dict[str, Callable[[OperatorHandle], NoReturn]] = {}


def short_name(op: OperatorHandle) -> str:
    """`add.Tensor` of `aten::add.Tensor`: the name in the tables. Operators of other namespaces keep theirs."""
    return str(op.name).removeprefix("aten::")


def use(rule: Rule, names: str) -> None:
    """The rule of all these operators."""
    for name in names.split():
        RULES[name] = rule


def rule(names: str) -> Callable[[Rule], Rule]:
    """Decorates the rule of these operators."""

    def register(function: Rule) -> Rule:
        use(function, names)
        return function

    return register


def decomposition(names: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates the decomposition of these operators."""

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        for name in names.split():
            DECOMPOSITIONS[name] = function
        return function

    return register


def find_op(name: str) -> OperatorHandle:
    """An operator by its name in the tables."""
    base, _, overload = name.partition(".")
    return dispatcher.find_schema_or_throw(f"aten::{base}", overload)


# Tensors.


def rank_of(t: Tensor, bdim: int | None) -> int:
    """How many dimensions the tensor has for an entry of the batch."""
    return t.meta_.dim - (bdim is not None)


def front(t: Tensor, bdim: int | None) -> Tensor:
    """With the batch in front, where there is one."""
    return t if bdim is None or bdim == 0 else F.movedim(t, bdim, 0)


def ensure(t: Tensor, bdim: int | None, size: int) -> Tensor:
    """With the batch in front; what is not batched, expanded."""
    return F.expand(F.unsqueeze(t, 0), (size, *t.meta_.sizes)) if bdim is None else front(t, bdim)


def pad(t: Tensor, bdim: int | None, rank: int) -> Tensor:
    """With the batch in front, then ones up to `rank`, so that it broadcasts as each entry does."""
    if bdim is None:
        return t
    t = front(t, bdim)
    missing = rank - (t.meta_.dim - 1)
    if missing <= 0:
        return t
    sizes = t.meta_.sizes
    return F.view(t, (sizes[0], *(1,) * missing, *sizes[1:])) if _viewable(t) else _unsqueeze_all(t, missing)


def _viewable(t: Tensor) -> bool:
    return t.meta_.is_contiguous


def _unsqueeze_all(t: Tensor, count: int) -> Tensor:
    for _ in range(count):
        t = F.unsqueeze(t, 1)
    return t


def is_tensor(value: Any) -> bool:
    return isinstance(value, TensorImpl)


def tensor_places(args: Sequence[Any]) -> list[int]:
    """Where among the arguments tensors are (not those in lists)."""
    return [i for i, a in enumerate(args) if isinstance(a, TensorImpl)]


def wrap(dim: int, rank: int) -> int:
    """`dim` from 0 on; IndexError where there is none. A tensor without dimensions has one to name."""
    bound = max(rank, 1)
    if not -bound <= dim < bound:
        raise IndexError(f"Dimension out of range (expected to be in range of [{-bound}, {bound - 1}], but got {dim})")
    return dim % bound


def promoted(tensors: Sequence[tuple[Tensor, int | None]]) -> list[Tensor]:
    """The tensors of a pointwise call, each converted where its batch dimension would make another dtype of the result.

    A tensor without dimensions promotes less than one with; behind, a batched one has a dimension.
    """
    result = [t for t, _ in tensors]
    ranked: list[ScalarType] = [t.meta_.dtype for t, b in tensors if rank_of(t, b) > 0]
    if not ranked:
        return result
    # Among tensors with dimensions the category decides (bool < integer < floating point). One without dimensions
    # counts only if its category is higher than theirs, and so it is left alone here; one of the same or a lower
    # category must not count, and takes the dtype of the others.
    strongest = functools.reduce(promote_types, ranked)
    for i, (t, bdim) in enumerate(tensors):
        weaker = t.meta_.dtype is not strongest and t.meta_.dtype.category <= strongest.category
        # Only where the batch is its one dimension: for an entry of the batch it has none, and does not promote.
        if bdim is not None and t.meta_.dim == 1 and weaker:
            result[i] = F.to(t, strongest)
    return result


def incompatible_inplace(op: OperatorHandle, what: str | None, level: int) -> NoReturn:
    """`what` is how PyTorch's rule calls itself; without a rule its fallback says the operator's name and the level."""
    name = what or f"aten::{op.name.base_name}"
    where = "in a vmap" if what else f"at level {level}"
    raise RuntimeError(
        f"vmap: {name}(self, *extra_args) is not possible because there exists a Tensor `other` in extra_args that has "
        "more elements than `self`. This happened due to `other` being vmapped over but `self` not being vmapped over "
        f"{where}. Please try to use out-of-place operators instead of {name}. If said operator is being called inside "
        "the PyTorch framework, please file a bug report instead."
    )
