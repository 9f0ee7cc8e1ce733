"""isin: which elements are among the test elements. NaN is among nothing.

Mirrors `isin` of aten/src/ATen/native/TensorCompare.cpp. The search is NumPy's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.reference.arrays import read, view
from tinytensor.aten.native.type_properties import result_type
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import bool_
from tinytensor.c10.type_names import expect_out_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


class IsinPlan:
    """What the result looks like."""

    __slots__ = ("out_meta",)

    def __init__(self, out_meta: Metadata):
        self.out_meta = out_meta


def _check_dtype(*operands: Tensor | Number) -> None:
    for x in operands:
        is_bool = isinstance(x, bool) if isinstance(x, int | float) else x.meta.dtype is bool_
        check(not is_bool, "Unsupported input type encountered for isin(): Bool")


def _plan(out: Tensor | None, m: Metadata, sizes: tuple[int, ...]) -> IsinPlan:
    if out is not None:
        expect_out_dtype(out, bool_)
        if out.meta.sizes == sizes:
            assert_no_internal_overlap(out.meta)
    return IsinPlan(contiguous_metadata(sizes, bool_, m.device))


def _fill(out: Tensor, elements: Tensor, test_elements: Tensor, invert: bool) -> None:
    common = result_type([elements.meta, test_elements.meta])
    few = int(10.0 * elements.meta.numel**0.145)
    if elements.meta.numel > 0 and test_elements.meta.numel < few:
        # PyTorch compares with each of a few, in one line of which it takes a view; of many it sorts a copy.
        F.view(F.to(test_elements, common), (-1,))
    given, wanted = (read(F.to(t, common)) for t in (elements, test_elements))
    found = np.isin(given.reshape(-1), wanted.reshape(-1), invert=invert)
    view(out)[...] = found.reshape(tuple(out.meta.sizes))


def isin_Tensor_Tensor_meta(
    out: Tensor | None, elements: Tensor, test_elements: Tensor, assume_unique: bool, invert: bool
) -> IsinPlan:
    """Whether each element is one of the test elements; `invert`: is none of them."""
    _check_dtype(elements, test_elements)
    return _plan(out, elements.meta, tuple(elements.meta.sizes))


def isin_Tensor_Tensor_impl(
    plan: IsinPlan, out: Tensor, elements: Tensor, test_elements: Tensor, assume_unique: bool, invert: bool
) -> None:
    _fill(out, elements, test_elements, invert)


def isin_Tensor_Scalar_meta(
    out: Tensor | None, elements: Tensor, test_element: Number, assume_unique: bool, invert: bool
) -> IsinPlan:
    _check_dtype(elements, test_element)
    return _plan(out, elements.meta, tuple(elements.meta.sizes))


def isin_Tensor_Scalar_impl(
    plan: IsinPlan, out: Tensor, elements: Tensor, test_element: Number, assume_unique: bool, invert: bool
) -> None:
    (F.ne_Scalar_out if invert else F.eq_Scalar_out)(elements, test_element, out)


def isin_Scalar_Tensor_meta(
    out: Tensor | None, element: Number, test_elements: Tensor, assume_unique: bool, invert: bool
) -> IsinPlan:
    _check_dtype(element, test_elements)
    return _plan(out, test_elements.meta, ())


def isin_Scalar_Tensor_impl(
    plan: IsinPlan, out: Tensor, element: Number, test_elements: Tensor, assume_unique: bool, invert: bool
) -> None:
    _fill(out, wrap_number(element), test_elements, invert)
