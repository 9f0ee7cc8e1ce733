"""The argument `reduction` of losses, and the two older arguments `size_average` and `reduce` that it replaced.

    reduce   size_average   reduction
    True     True           "mean"
    True     False          "sum"
    False    either         "none"

Mirrors torch/nn/_reduction.py.
"""

from __future__ import annotations

import warnings


def get_enum(reduction: str) -> int:
    """The number that operators take (at::Reduction): 0 for "none", 1 for "mean", 2 for "sum".

    ValueError for another word.
    """
    if reduction == "none":
        return 0
    if reduction == "mean":
        return 1
    if reduction == "elementwise_mean":
        warnings.warn(
            "reduction='elementwise_mean' is deprecated. Please use reduction='mean' instead.",
            UserWarning,
            stacklevel=2,
        )
        return 1
    if reduction == "sum":
        return 2
    raise ValueError(f"{reduction} is not a valid value for reduction")


def legacy_get_string(size_average: bool | None, reduce: bool | None, emit_warning: bool = True) -> str:
    """The word for a pair of the old arguments. None counts as True, which was their default."""
    to_one_number = "mean" if size_average or size_average is None else "sum"
    word = to_one_number if reduce or reduce is None else "none"
    if emit_warning:
        warnings.warn(
            f"size_average and reduce args will be deprecated, please use reduction='{word}' instead.",
            UserWarning,
            stacklevel=2,
        )
    return word


def legacy_get_enum(size_average: bool | None, reduce: bool | None, emit_warning: bool = True) -> int:
    """As `legacy_get_string`, the number of `get_enum`."""
    return get_enum(legacy_get_string(size_average, reduce, emit_warning))


def reduction_string(size_average: bool | None, reduce: bool | None, reduction: str) -> str:
    """The word that counts. If one of the old arguments is given, they win over `reduction`."""
    if size_average is None and reduce is None:
        return reduction
    return legacy_get_string(size_average, reduce)
