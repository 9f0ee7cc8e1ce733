"""NumPy arrays over tensors' memory, for the reference kernels.

`view(t)` shares the memory; `read(t)` and `write(t, values)` convert, because NumPy computes badly in float16 and has
no bfloat16 at all: both are read as float32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.c10.metadata import remember
from tinytensor.c10.scalar_type import bfloat16, bool_, float16

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def view(t: Tensor) -> np.ndarray:
    """The elements as they are stored; bfloat16 as uint16."""
    m = t.meta_
    if m.numel == 0:  # strides of an empty tensor may reach beyond its storage
        return np.empty(tuple(m.sizes), m.dtype.numpy)
    strides = m.views.get("numpy")
    if strides is None:
        strides = remember(m.views, "numpy", tuple(stride * m.itemsize for stride in m.strides))
    return np.ndarray(m.sizes, m.dtype.numpy, t.storage_.as_bytes(), t.byte_offset_, strides)


def read(t: Tensor) -> np.ndarray:
    """The elements as numbers NumPy can compute with."""
    return _decode(view(t), t)


def _decode(elements: np.ndarray, like: Tensor) -> np.ndarray:
    dtype = like.meta_.dtype
    if dtype is bfloat16:
        return (elements.astype(np.uint32) << np.uint32(16)).view(np.float32)
    return elements.astype(np.float32) if dtype is float16 else elements


def write(t: Tensor, values: np.ndarray) -> None:
    """Store numbers, converted to the tensor's dtype."""
    view(t)[...] = encode(values, t)


def encode(values: np.ndarray, like: Tensor) -> np.ndarray:
    """Numbers as the tensor's dtype stores them."""
    dtype = like.meta_.dtype
    if dtype is bool_:
        return values != 0
    with np.errstate(all="ignore"):
        return _to_bfloat16(values) if dtype is bfloat16 else values.astype(dtype.numpy)


def rounded(values: np.ndarray, like: Tensor) -> np.ndarray:
    """Numbers as they come back from a tensor of this dtype: what a kernel of PyTorch in 16 bits does after every step."""
    return _decode(encode(values, like), like) if like.meta_.itemsize == 2 else values


def _to_bfloat16(values: np.ndarray) -> np.ndarray:
    """Round to nearest even; every NaN becomes 0x7FC0."""
    # Adding 0x7FFF, and 1 more if the lowest bit that stays is set, carries into the upper half exactly where rounding goes
    # up. A NaN could become an infinity by the carry, so it is replaced.
    numbers = np.asarray(values, np.float32)
    bits = numbers.view(np.uint32)
    rounded = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)
    return np.where(np.isnan(numbers), np.uint32(0x7FC0), rounded).astype(np.uint16)
