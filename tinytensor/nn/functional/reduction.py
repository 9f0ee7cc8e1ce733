"""The argument `reduction` of losses, and its two predecessors `size_average` and `reduce`.

Mirrors torch/nn/_reduction.py.
"""

from __future__ import annotations

import warnings

_ENUM = {"none": 0, "mean": 1, "sum": 2}


def get_enum(reduction: str) -> int:
    """What the operators take: 0 none, 1 mean, 2 sum. ValueError for another word."""
    if reduction == "elementwise_mean":
        warnings.warn(
            "reduction='elementwise_mean' is deprecated. Please use reduction='mean' instead.",
            UserWarning,
            stacklevel=2,
        )
        return 1
    if reduction not in _ENUM:
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return _ENUM[reduction]


def legacy_get_string(size_average: bool | None, reduce: bool | None, emit_warning: bool = True) -> str:
    """The word for a pair of the old arguments; None counts as True."""
    averaged = "mean" if size_average or size_average is None else "sum"
    word = averaged if reduce or reduce is None else "none"
    if emit_warning:
        warnings.warn(
            f"size_average and reduce args will be deprecated, please use reduction='{word}' instead.",
            UserWarning,
            stacklevel=2,
        )
    return word


def resolve(size_average: bool | None, reduce: bool | None, reduction: str) -> str:
    """The reduction's word: the old arguments win where they are given."""
    if size_average is None and reduce is None:
        return reduction
    return legacy_get_string(size_average, reduce)
