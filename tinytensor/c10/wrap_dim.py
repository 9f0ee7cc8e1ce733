"""Negative dimensions count from the end.

Mirrors c10/core/WrapDimMinimal.h and aten/src/ATen/WrapDimUtils.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor.c10.error import check


def maybe_wrap_dim(dim: int, ndim: int, wrap_scalar: bool = True) -> int:
    """`dim` in [0, ndim); a 0-dim tensor accepts -1 and 0. IndexError otherwise."""
    if 0 <= dim < ndim:
        return dim
    if ndim == 0:
        check(wrap_scalar, lambda: f"Dimension specified as {dim} but tensor has no dimensions", IndexError)
        ndim = 1
    if not -ndim <= dim < ndim:
        raise IndexError(f"Dimension out of range (expected to be in range of [{-ndim}, {ndim - 1}], but got {dim})")
    return dim + ndim if dim < 0 else dim


def check_room_for_dims(ndim: int) -> None:
    """A set of dimensions is 64 bits (`dim_list_to_bitset`)."""
    check(ndim <= 64, "only tensors with up to 64 dims are supported")


def wrap_dims(dims: Sequence[int], ndim: int) -> tuple[int, ...]:
    """Wrap each; RuntimeError if a dimension is named twice, or if there are more than PyTorch's 64 bits have room for."""
    check_room_for_dims(ndim)
    wrapped: list[int] = []
    for dim in dims:
        place = maybe_wrap_dim(dim, ndim)
        check(place not in wrapped, lambda: f"dim {place} appears multiple times in the list of dims")  # noqa: B023
        wrapped.append(place)
    return tuple(wrapped)
