"""16-bit inputs with float32 parameters: the one mixture of dtypes that normalization accepts.

Mirrors aten/src/ATen/native/cpu/mixed_data_type.h.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, overload

import numpy as np

from tinytensor.aten.native.nn.param_utils import dense
from tinytensor.aten.native.reference.arrays import read
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, float32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def is_mixed(m: Metadata, *parameters: Tensor | None) -> bool:
    """The first parameter decides whether dtypes are mixed."""
    given = next((p.meta_.dtype for p in parameters if p is not None), m.dtype)
    return given is not m.dtype


def parameter_dtype(m: Metadata, *parameters: Tensor | None) -> ScalarType:
    """The dtype of saved statistics: float32 where parameters are, else the input's."""
    if not is_mixed(m, *parameters):
        return m.dtype
    given = [p.meta_.dtype for p in parameters if p is not None]
    check(all(dtype is float32 for dtype in given), "mixed dtype (CPU): expect parameter to have scalar type of Float")
    # The parameters are float32 and the input is not: only a 16-bit input may be mixed with them.
    is_half = m.dtype.is_floating_point and m.dtype.itemsize == 2
    check(is_half, "mixed dtype (CPU): all inputs must share same datatype.")
    return float32


def check_parameter_dtypes(m: Metadata, saved: ScalarType, *parameters: Tensor | None) -> None:
    """Check that saved statistics have the dtype that the kernel reads. A kernel with nothing to do does not check."""
    for p in parameters:
        if p is not None and m.numel:
            found = p.meta_.dtype
            check(found is saved, f"expected scalar type {saved.cpp_name} but found {found.cpp_name}")


@overload
def values_of(t: Tensor) -> np.ndarray: ...


@overload
def values_of(t: None) -> None: ...


def values_of(t: Tensor | None) -> np.ndarray | None:
    """A small vector in float64, to compute coefficients with."""
    return None if t is None else read(dense(t)).astype(np.float64).reshape(-1)
