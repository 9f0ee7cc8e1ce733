"""How many floating point operations a call does, by formula, from the sizes of what went in.

    mm, addmm              2 * m * k * n
    bmm, baddbmm           2 * b * m * k * n
    conv2d                 2 * n * out_h * out_w * kernel_h * kernel_w * in_channels * out_channels / groups
    mul, add               the number of elements of the first tensor

A call of anything else counts 0, as in PyTorch. `utils/flop_counter.py` counts more operators, and exactly.

Mirrors `computeFlops` of torch/csrc/profiler/util.cpp.
"""

from __future__ import annotations

from math import prod
from typing import Any

from tinytensor.profiler.collection import Seen


def flops_of(name: str, inputs: list[Any] | None) -> int:
    """The count for one call of `aten::...` with `inputs` as recorded; 0 where there is no formula."""
    formula = _FORMULAS.get(name)
    return 0 if formula is None or not inputs else formula(inputs)


def _sizes(value: Any, dim: int | None = None) -> list[int] | None:
    sizes = list(value.meta_.sizes) if isinstance(value, Seen) else None
    return None if sizes is not None and dim is not None and len(sizes) != dim else sizes


def _matrices(first: int, dim: int) -> Any:
    def formula(inputs: list[Any]) -> int:
        a, b = _sizes(inputs[first], dim), _sizes(inputs[first + 1], dim)
        return 2 * prod(a) * b[-1] if a and b else 0

    return formula


def _elementwise(inputs: list[Any]) -> int:
    sizes = _sizes(inputs[0])
    return prod(sizes) if sizes else 0


def _conv2d(inputs: list[Any]) -> int:
    image, weight = _sizes(inputs[0], 4), _sizes(inputs[1], 4)
    if image is None or weight is None:
        return 0
    stride, padding, dilation, groups = inputs[3:7]
    if isinstance(padding, str) or not groups or 0 in stride:
        return 0
    outputs = 1
    for side in (0, 1):
        reach = dilation[side] * (weight[2 + side] - 1)
        outputs *= (image[2 + side] + 2 * padding[side] - reach - 1) // stride[side] + 1
    return 2 * image[0] * outputs * weight[2] * weight[3] * image[1] * weight[0] // groups


_FORMULAS = {
    "aten::mm": _matrices(0, 2),
    "aten::addmm": _matrices(1, 2),
    "aten::bmm": _matrices(0, 3),
    "aten::baddbmm": _matrices(1, 3),
    "aten::conv2d": _conv2d,
    "aten::mul": _elementwise,
    "aten::add": _elementwise,
}
