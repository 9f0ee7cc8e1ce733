"""A tensor as text, as C++ prints it: what some of PyTorch's messages show of an argument.

Mirrors `print` of aten/src/ATen/core/Formatting.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import ceil, floor, isfinite, log10
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.reference.arrays import read
from tinytensor.c10.type_names import type_string

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_LINE = 80
Format = tuple[float, int, Callable[[float], str]]


def text_of(t: Tensor) -> str:
    """The elements in lines, matrix by matrix, then type and sizes."""
    numbers = read(t).astype(np.float64)
    end = f"[ {type_string(t.meta_)}{{{','.join(map(str, t.meta_.sizes))}}} ]"
    return "".join(_lines(numbers)) + end


def _lines(numbers: np.ndarray) -> Iterator[str]:
    if numbers.ndim == 0:
        yield f"{numbers:g}\n"
    elif not numbers.size:
        return
    elif numbers.ndim == 1:
        scale, width, text = _format(numbers)
        yield _scaled(scale)
        for x in numbers:
            yield f"{text(x / scale):>{width}}\n"
    elif numbers.ndim == 2:
        yield from _matrix(numbers, 0)
    else:
        # The first dimension runs fastest.
        for count, place in enumerate(product(*map(range, numbers.shape[-3::-1]))):
            index = place[::-1]
            yield "\n" * (count > 0) + "(" + "".join(f"{i + 1}," for i in index) + ".,.) = \n"
            yield from _matrix(numbers[index], 1)


def _matrix(numbers: np.ndarray, indent: int) -> Iterator[str]:
    scale, width, text = _format(numbers)
    columns = numbers.shape[1]
    margin = " " * indent
    step = (_LINE - indent) // (width + 1)
    for first in range(0, columns, step):
        part = numbers[:, first : first + step]
        if step < columns:
            yield "\n" * (first > 0) + f"Columns {first + 1} to {first + part.shape[1]}" + margin
        if scale != 1:
            yield _scaled(scale) + margin
        ahead = "\n" + margin + " " * (scale != 1)
        yield ahead.join(" ".join(f"{text(x / scale):>{width}}" for x in row) for row in part) + "\n"


def _scaled(scale: float) -> str:
    return f"{scale:g} *\n" if scale != 1 else ""


def _format(numbers: np.ndarray) -> Format:
    """(what numbers are divided by, how wide they are, how one is written)"""
    sizes = [abs(float(x)) for x in numbers.reshape(-1) if isfinite(x)] or [1.0]
    whole = all(x == ceil(x) for x in sizes)
    low, high = (floor(log10(x)) + 1 if x else 1 for x in (min(sizes), max(sizes)))
    if whole and high <= 9:
        return 1.0, high + 1, _plain
    if whole or high - low > 4:
        return 1.0, 11 + (not whole and max(abs(low), abs(high)) > 99), lambda x: f"{x:.4e}"
    if high > 5 or high < 0:
        return 10.0 ** (high - 1), 7, lambda x: f"{x:.4f}"
    return 1.0, high + 6 if high else 7, lambda x: f"{x:.4f}"


def _plain(x: float) -> str:
    return f"{x:g}"
