"""For each view operator: what the base becomes when the view was changed.

    reverse(base, view, copy, *arguments of the view operator)

`copy` says whether the inverse must be a `_copy` operator where it is a view itself. It is True when the layer turns all
views into `_copy` operators: the program that comes out must have no view in it, and so neither may what undoes a view.
An operator with several results has the index of the changed one before its arguments.

There are two kinds of views. Where the view shows every element of the base (permute, view, unsqueeze), the base follows
from the view alone, and the inverse is the opposite view. Where it shows a part (select, slice, diagonal), the rest must
come from the base, and the inverse is the `_scatter` operator of the view.

Mirrors aten/src/ATen/FunctionalInverses.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.wrap_dim import maybe_wrap_dim

Tensor = Any
Ints = tuple[int, ...]


def _alias(base: Tensor, view: Tensor, copy: bool) -> Tensor:
    return F.alias_copy_default(view) if copy else F.alias_default(view)


def _as_strided(base: Tensor, view: Tensor, copy: bool, size: Ints, stride: Ints, offset: int | None) -> Tensor:
    return F.as_strided_scatter_default(base, view, size, stride, offset)


def _detach(base: Tensor, view: Tensor, copy: bool) -> Tensor:
    return view


def _diagonal(base: Tensor, view: Tensor, copy: bool, offset: int, dim1: int, dim2: int) -> Tensor:
    return F.diagonal_scatter_default(base, view, offset, dim1, dim2)


def _expand(base: Tensor, view: Tensor, copy: bool, size: Ints, implicit: bool) -> Tensor:
    """The inverse of expand: the sum over all copies of each element."""
    # This is the formula of the gradient, which PyTorch uses here, too (`expand_inverse` calls `sum_to`). It is no true
    # inverse: a value that was written to three copies arrives three times. As a rule in-place operators do not come
    # here, because they refuse a tensor whose elements share memory (`_check_shapes` of the fallback).
    target = tuple(base.meta_.sizes)
    sizes = tuple(view.meta_.sizes)
    leading = len(sizes) - len(target)
    dims = [*range(leading), *(d for d in range(leading, len(sizes)) if target[d - leading] == 1 != sizes[d])]
    if dims:
        view = F.sum_dim_IntList(view, tuple(dims), True, None)
    if not leading:
        return view
    return F.view_copy_default(view, target) if copy else F.view_default(view, target)


def _permute(base: Tensor, view: Tensor, copy: bool, dims: Ints) -> Tensor:
    # The view has at `place` what the base has at `dim`; the way back takes `place` to `dim`.
    inverse = [0] * len(dims)
    for place, dim in enumerate(dims):
        inverse[maybe_wrap_dim(dim, len(dims))] = place
    return F.permute_copy_default(view, tuple(inverse)) if copy else F.permute_default(view, tuple(inverse))


def _reshape_alias(base: Tensor, view: Tensor, copy: bool, size: Ints, stride: Ints) -> Tensor:
    sizes, strides = tuple(base.meta_.sizes), base.meta_.strides
    return (F._reshape_alias_copy_default if copy else F._reshape_alias_default)(view, sizes, strides)


def _select(base: Tensor, view: Tensor, copy: bool, dim: int, index: int) -> Tensor:
    return F.select_scatter_default(base, view, dim, index)


def _slice(base: Tensor, view: Tensor, copy: bool, dim: int, start: int | None, end: int | None, step: int) -> Tensor:
    return F.slice_scatter_default(base, view, dim, start, end, step)


def _split(base: Tensor, view: Tensor, copy: bool, index: int, size: int, dim: int) -> Tensor:
    dim = maybe_wrap_dim(dim, base.meta_.dim)
    start = size * index
    # The last part may be shorter than the others.
    return F.slice_scatter_default(base, view, dim, start, min(start + size, base.meta_.sizes[dim]), 1)


def _split_with_sizes(base: Tensor, view: Tensor, copy: bool, index: int, sizes: Ints, dim: int) -> Tensor:
    dim = maybe_wrap_dim(dim, base.meta_.dim)
    start = sum(sizes[:index])
    return F.slice_scatter_default(base, view, dim, start, min(start + sizes[index], base.meta_.sizes[dim]), 1)


def _squeeze(base: Tensor, view: Tensor, copy: bool) -> Tensor:
    return _unsqueeze_to(base, view, copy, range(base.meta_.dim))


def _squeeze_dim(base: Tensor, view: Tensor, copy: bool, dim: int) -> Tensor:
    return _squeeze_dims(base, view, copy, (dim,))


def _squeeze_dims(base: Tensor, view: Tensor, copy: bool, dims: Ints) -> Tensor:
    count = base.meta_.dim
    return _unsqueeze_to(base, view, copy, sorted(maybe_wrap_dim(d, count) for d in dims) if count else ())


def _unsqueeze_to(base: Tensor, view: Tensor, copy: bool, dims: Any) -> Tensor:
    # squeeze drops only dimensions of size 1; a dimension of another size, named or not, is still in the view. `dims` is
    # in ascending order: only then is each number, which counts in the base, right at the moment when it is inserted.
    for dim in dims:
        if base.meta_.sizes[dim] == 1:
            view = F.unsqueeze_copy_default(view, dim) if copy else F.unsqueeze_default(view, dim)
    return view


def _t(base: Tensor, view: Tensor, copy: bool) -> Tensor:
    return F.t_copy_default(view) if copy else F.t_default(view)


def _transpose(base: Tensor, view: Tensor, copy: bool, dim0: int, dim1: int) -> Tensor:
    return F.transpose_copy_int(view, dim0, dim1) if copy else F.transpose_int(view, dim0, dim1)


def _unbind(base: Tensor, view: Tensor, copy: bool, index: int, dim: int) -> Tensor:
    return F.select_scatter_default(base, view, maybe_wrap_dim(dim, base.meta_.dim), index)


def _unfold(base: Tensor, view: Tensor, copy: bool, dim: int, size: int, step: int) -> Tensor:
    check(
        copy or size <= step,
        "While executing unfold, functionalization encountered a tensor being mutated that has internal overlap. When using "
        "torch.compile (or running functionalization directly), this is banned as the behavior is not well defined. "
        "Consider cloning the tensor before mutating it, or removing the mutation from your model.",
    )
    # As in PyTorch, elements of the base that are in no window (step > size) become zero: unfold_backward fills a new
    # tensor and does not look at the base.
    return F.unfold_backward_default(view, tuple(base.meta_.sizes), dim, size, step)


def _unsqueeze(base: Tensor, view: Tensor, copy: bool, dim: int) -> Tensor:
    return F.squeeze_copy_dim(view, dim) if copy else F.squeeze_dim(view, dim)


def _view(base: Tensor, view: Tensor, copy: bool, size: Ints) -> Tensor:
    sizes = tuple(base.meta_.sizes)
    return F.view_copy_default(view, sizes) if copy else F.view_default(view, sizes)


def _view_dtype(base: Tensor, view: Tensor, copy: bool, dtype: ScalarType) -> Tensor:
    return F.view_copy_dtype(view, base.meta_.dtype) if copy else F.view_dtype(view, base.meta_.dtype)


INVERSES: dict[str, Callable[..., Tensor]] = {
    "_reshape_alias": _reshape_alias,
    "alias": _alias,
    "as_strided": _as_strided,
    "detach": _detach,
    "diagonal": _diagonal,
    "expand": _expand,
    "permute": _permute,
    "select.int": _select,
    "slice.Tensor": _slice,
    "split.Tensor": _split,
    "split_with_sizes": _split_with_sizes,
    "squeeze": _squeeze,
    "squeeze.dim": _squeeze_dim,
    "squeeze.dims": _squeeze_dims,
    "t": _t,
    "transpose.int": _transpose,
    "unbind.int": _unbind,
    "unfold": _unfold,
    "unsqueeze": _unsqueeze,
    "view": _view,
    "view.dtype": _view_dtype,
}
