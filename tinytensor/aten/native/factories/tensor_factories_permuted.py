"""empty_permuted: uninitialised memory with the dimensions in a given physical order.

Mirrors `empty_permuted_symint` of aten/src/ATen/native/TensorFactories.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout
from tinytensor.c10.metadata import metadata
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def empty_permuted(
    size: Ints,
    physical_layout: Ints,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """`physical_layout` lists the dimensions from the outermost in memory to the innermost."""
    dim = len(size)
    check(
        len(physical_layout) == dim,
        lambda: (
            "Number of dimensions in size does not match the length of the physical_layout; i.e. "
            f"len(size) = {dim} is not equal to len(physical_layout) = {len(physical_layout)}"
        ),
    )
    seen: set[int] = set()
    for index, d in enumerate(physical_layout):
        check(
            0 <= d < dim,
            lambda d=d, index=index: (
                f"Dimension out of range (expected to be between 0 and {dim - 1}, but got {d} at index {index}).  NB: "
                "negative dims not currently supported; file an issue if you want it."
            ),
        )
        check(d not in seen, "Duplicate dim not allowed")
        seen.add(d)
    made = F.empty_memory_format(tuple(size[d] for d in physical_layout), dtype, layout, device, pin_memory)
    strides = [0] * dim
    for d, step in zip(physical_layout, made.meta.strides, strict=True):
        strides[d] = step
    made.meta = metadata(size, tuple(strides), made.meta.dtype, made.meta.device)  # nobody has seen it: not a view
    return made
