"""Binary search in sorted boundaries: searchsorted and bucketize.

Mirrors aten/src/ATen/native/Bucketization.cpp and BucketizationUtils.h.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.reduce.sorting_stubs import searchsorted_stub
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.type_properties import result_type
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10.error import check, warn_once
from tinytensor.c10.metadata import contiguous_metadata, remember
from tinytensor.c10.scalar import number_beside
from tinytensor.c10.scalar_type import bool_, int32, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


def _pre_check(
    boundaries: Tensor, self: Tensor, out: Tensor | None, out_int32: bool, right: bool, side: str | None,
    sorter: Tensor | None,
) -> None:  # fmt: skip
    b, v = boundaries.meta_, self.meta_
    if side is not None:
        check(
            side in ("left", "right"),
            lambda: f"torch.searchsorted(): side can only be 'left' or 'right' but got {side}",
        )
        check(
            not right or side == "right",
            lambda: (
                "torch.searchsorted(): side and right can't be set to opposites, got side of "
                f"{side} while right was True"
            ),
        )
    check(
        b.device is v.device,
        "torch.searchsorted(): boundaries and input value tensors should have same device type, but got boundaries "
        "tensor device type " + f"{b.device} and input value tensor device type {v.device}",
    )
    if sorter is not None:
        s = sorter.meta_
        check(
            s.sizes == b.sizes,
            lambda: (
                "torch.searchsorted(): boundary and sorter must have the same size, but got boundary tensor "
                f"{list(b.sizes)}and got sorter tensor {list(s.sizes)}"
            ),
        )
        check(
            s.dtype is int64,
            lambda: f"torch.searchsorted(): sorter must be a tensor of long dtype but got dtype {s.dtype.cpp_name}",
        )
        if s.numel and s.device.type != "meta":
            low, high = (int(x) for x in F.aminmax(sorter))
            check(low >= 0 and high < b.sizes[-1], "torch.searchsorted(): sorter index out of range")
    check(
        v.dim > 0 or (v.numel == 1 and b.dim == 1),
        lambda: (
            "torch.searchsorted(): input value can be a scalar only when boundaries tensor dimension is 1, but we got "
            f"boundaries tensor dim({b.dim}) and input value's dim({v.dim}) numel({v.numel})"
        ),
    )
    check(b.dim != 0, "torch.searchsorted(): boundaries tensor should have positive dimension, but got 0 dimension")
    check(
        b.dim == 1 or (b.dim == v.dim and tuple(b.sizes[:-1]) == tuple(v.sizes[:-1])),
        lambda: (
            "torch.searchsorted(): boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries "
            f"tensor and input value tensor must match, but we got boundaries tensor {list(b.sizes)} and input value "
            f"tensor {list(v.sizes)}"
        ),
    )
    if out is not None:
        dtype = out.meta_.dtype
        check(
            dtype is (int32 if out_int32 else int64),
            lambda: (
                "torch.searchsorted(): output tensor's dtype is wrong, it can only be Int(int32) or Long(int64) "
                f"depending on whether out_int32 flag is True, but we got output tensor's dtype {dtype.cpp_name} and "
                f"out_int32 flag is {out_int32}"
            ),
        )


def _search(
    boundaries: Tensor, self: Tensor, out_int32: bool, right: bool, side: str | None, sorter: Tensor | None,
    out: Tensor | None,
) -> Tensor:  # fmt: skip
    b, m = boundaries.meta_, self.meta_
    key = ("searchsorted", b, out_int32, right, side)
    known = m.plans.get(key) if out is None and sorter is None else None
    if known is not None and is_unseen(b.key_set | m.key_set):
        found = empty_from_metadata(known)
        searchsorted_stub["cpu"](found, boundaries, self, None, right or side == "right")
        return found
    _pre_check(boundaries, self, out, out_int32, right, side, sorter)
    right = right or side == "right"
    if out is None:
        out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), int32 if out_int32 else int64, m.device))
    else:
        check(
            out.meta_.device is m.device,
            lambda: (
                f"Attempting to copy from device {m.device} to device {out.meta_.device}, but cross-device copies are not "
                "allowed!"
            ),
        )
        resize_output(out, tuple(m.sizes))
    if m.numel == 0 or m.device.type == "meta":
        return out
    check(
        m.dtype is not bool_ or boundaries.meta_.dtype is not bool_,
        lambda: f"\"searchsorted_out_{m.device.type}\" not implemented for 'Bool'",
        NotImplementedError,
    )
    if sorter is None and b.dtype is m.dtype and b.is_contiguous and m.is_contiguous and m.numel:
        # The next time nothing has to be asked or converted.
        remember(m.plans, key, contiguous_metadata(tuple(m.sizes), int32 if out_int32 else int64, m.device))
    for t, what in ((self, "input value"), (boundaries, "boundary"), (sorter, "sorter")):
        if t is not None and not t.meta_.is_contiguous:
            warn_once(
                f"torch.searchsorted(): {what} tensor is non-contiguous, this will lower the performance due to extra data "
                f"copy when converting non-contiguous tensor to contiguous, please use contiguous {what} tensor if "
                "possible. This message will only appear once per program."
            )
    # The kernel takes row-major tensors of one dtype; values and boundaries are compared in the type that both promote to.
    dtype = result_type([boundaries.meta_, m])
    sequence, values = (F.contiguous(F.to(t, dtype)) for t in (boundaries, self))
    found = (
        out
        if out.meta_.is_contiguous
        else empty_from_metadata(contiguous_metadata(tuple(m.sizes), out.meta_.dtype, m.device))
    )
    order = None if sorter is None else F.contiguous(sorter)
    searchsorted_stub[m.device.type](found, sequence, values, order, right)
    return out if found is out else copy_(out, found, False)


def searchsorted_Tensor(
    sorted_sequence: Tensor, self: Tensor, out_int32: bool, right: bool, side: str | None, sorter: Tensor | None
) -> Tensor:
    """The place of each value in its sorted sequence: of equals the first, or with `right` one past the last."""
    return _search(sorted_sequence, self, out_int32, right, side, sorter, None)


def searchsorted_Tensor_out(
    sorted_sequence: Tensor, self: Tensor, out_int32: bool, right: bool, side: str | None, sorter: Tensor | None,
    out: Tensor,
) -> Tensor:  # fmt: skip
    return _search(sorted_sequence, self, out_int32, right, side, sorter, out)


def searchsorted_Scalar(
    sorted_sequence: Tensor, self: Number, out_int32: bool, right: bool, side: str | None, sorter: Tensor | None
) -> Tensor:
    return _search(sorted_sequence, _number(self, sorted_sequence), out_int32, right, side, sorter, None)


def searchsorted_Scalar_out(
    sorted_sequence: Tensor, self: Number, out_int32: bool, right: bool, side: str | None, sorter: Tensor | None,
    out: Tensor,
) -> Tensor:  # fmt: skip
    return _search(sorted_sequence, _number(self, sorted_sequence), out_int32, right, side, sorter, out)


def _number(value: Number, like: Tensor) -> Tensor:
    """A number as a tensor beside `like`."""
    wrapped = number_beside(value, like.meta_.dtype)
    return F.to(wrapped, like.meta_.device) if like.meta_.device.type != "cpu" else wrapped


def _check_boundaries(boundaries: Tensor) -> None:
    check(
        boundaries.meta_.dim == 1, lambda: f"boundaries tensor must be 1 dimension, but got dim({boundaries.meta_.dim})"
    )


def bucketize_Tensor(self: Tensor, boundaries: Tensor, out_int32: bool, right: bool) -> Tensor:
    """In which bucket between the boundaries each value lies."""
    _check_boundaries(boundaries)
    return _search(boundaries, self, out_int32, right, None, None, None)


def bucketize_Tensor_out(self: Tensor, boundaries: Tensor, out_int32: bool, right: bool, out: Tensor) -> Tensor:
    _check_boundaries(boundaries)
    return _search(boundaries, self, out_int32, right, None, None, out)


def bucketize_Scalar(self: Number, boundaries: Tensor, out_int32: bool, right: bool) -> Tensor:
    return bucketize_Tensor(_number(self, boundaries), boundaries, out_int32, right)
