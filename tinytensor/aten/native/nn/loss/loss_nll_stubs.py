"""The stubs of nll_loss.

    nll_loss_stub             kernel(g, each, self, target, weight, ignore_index) -> (loss, total weight, bad target)
    nll_loss_of_rows_stub     kernel(g, output, self, target, weight, mean, ignore_index) -> bad target
    nll_loss_backward_stub    kernel(g, grad_input, grad_output, its strides, target, weight, total weight, ignore_index)
                              -> bad target
    nll_loss_on_device_stub   kernel(g, output, total weight, self, target, weight, each, mean, ignore_index) -> None

`each` is contiguous and gets every loss, or None; so is the weight, or None. Loss is the sum of all. A bad target is
one out of bounds, or None. The output of rows is new, of float32 or float64, and gets the sum or the mean. The kernel on a
device writes its results to tensors, since reading them would wait for it; `each` says that every loss is wanted, in a
contiguous output, and then the total weight is not written.

Mirrors aten/src/ATen/native/LossNLL.cpp (`nll_loss_out_frame`) and LossNLL2d.cpp.
"""

from __future__ import annotations

from typing import NamedTuple

from tinytensor.aten.native.dispatch_stub import DispatchStub


class NllGeometry(NamedTuple):
    """`sizes` (batch, height, width) of the target, and strides in elements: of the scores (batch, class, height,
    width) and of the target (batch, height, width)."""

    sizes: tuple[int, ...]
    classes: int
    strides: tuple[int, ...]
    target_strides: tuple[int, ...]


# Each is made once for its metadata, so it is known by itself: the numbers would be hashed anew in each call.
NllGeometry.__hash__ = object.__hash__  # type: ignore[method-assign]


nll_loss_stub = DispatchStub("nll_loss_stub")
nll_loss_of_rows_stub = DispatchStub("nll_loss_of_rows_stub")
nll_loss_on_device_stub = DispatchStub("nll_loss_on_device_stub")
nll_loss_backward_stub = DispatchStub("nll_loss_backward_stub")
