"""CPU kernels of recurrent layers: row-major tensors of one dtype, float32 or float64.

Mirrors what aten/src/ATen/native/mkldnn/RNN.cpp asks of oneDNN.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.rnn.cpu import rnn_kernel_loops as loops
from tinytensor.aten.native.nn.rnn.reference import rnn as reference
from tinytensor.aten.native.pointwise.ufunc import math
from tinytensor.blas import blas
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# Multiply-adds from which a second thread pays for being woken.
_WORTH_A_THREAD = 1 << 18


@lru_cache(None)
def _kernel(name: str, dtype: ScalarType) -> Kernel:
    product = blas.sgemm if dtype.name == "float32" else blas.dgemm
    ptr, sigmoid, tanh = POINTERS[dtype], getattr(math.sigmoid, dtype.name), getattr(math.tanh, dtype.name)
    loop = (
        loops.lstm_forward(ptr, product, sigmoid, tanh, dtype.itemsize)
        if name == "lstm_forward"
        else loops.lstm_backward(ptr, product, tanh, dtype.itemsize)
    )
    return kernel(loop, "iiiiiiiii", name=f"{name}_{dtype.name}", cost=float("inf"))


def _launch(name: str, like: Tensor, reverse: bool, *tensors: Tensor | None) -> None:
    """Shares of the batch for the threads; `like` is (T, N, H)."""
    steps, batch, hidden = like.meta.sizes
    geometry = np.array([steps, batch, hidden, reverse], np.int64)
    places = [0 if t is None else t.storage_.data_ptr + t.byte_offset for t in tensors]
    k = _kernel(name, like.meta.dtype)
    work = steps * batch * 4 * hidden * hidden
    with blas.one_thread():
        (k.parallel if work >= _WORTH_A_THREAD and batch > 1 else k.serial)(batch, *places, address_of(geometry))


def lstm_forward(
    out: Tensor, hy: Tensor, cy: Tensor, gates: Tensor, cells: Tensor, hx: Tensor, cx: Tensor, w_hh: Tensor,
    reverse: bool,
) -> None:  # fmt: skip
    if not blas.available():  # then a loop has no product to call
        reference.lstm_forward(out, hy, cy, gates, cells, hx, cx, w_hh, reverse)
        return
    _launch("lstm_forward", out, reverse, out, hy, cy, gates, cells, hx, cx, w_hh)


def lstm_backward(
    grad_gates: Tensor, grad_hx: Tensor, grad_cx: Tensor, grad_out: Tensor | None, gates: Tensor, cells: Tensor,
    cx: Tensor, w_hh: Tensor, reverse: bool,
) -> None:  # fmt: skip
    if not blas.available():
        reference.lstm_backward(grad_gates, grad_hx, grad_cx, grad_out, gates, cells, cx, w_hh, reverse)
        return
    _launch("lstm_backward", cells, reverse, grad_gates, grad_hx, grad_cx, grad_out, gates, cells, cx, w_hh)


if kernel_compiler.mode() == "off":
    reference.register()
else:
    stubs.lstm_forward_stub.register("cpu", lstm_forward)
    stubs.lstm_backward_stub.register("cpu", lstm_backward)
