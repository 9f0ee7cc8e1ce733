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
from tinytensor.aten.native.nn.rnn.cpu import packed_product
from tinytensor.aten.native.nn.rnn.cpu import rnn_kernel_loops as loops
from tinytensor.aten.native.nn.rnn.reference import rnn as reference
from tinytensor.aten.native.pointwise.ufunc import math
from tinytensor.blas import blas
from tinytensor.c10.scalar_type import ScalarType, float32
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# Multiply-adds from which a second thread pays for being woken.
_WORTH_A_THREAD = 1 << 18


@lru_cache(None)
def _kernel(name: str, dtype: ScalarType, is_packed: bool) -> Kernel:
    product = blas.sgemm if dtype is float32 else blas.dgemm
    add_to_gates, back_to_state = loops.by_panels() if is_packed else loops.by_blas(product)
    ptr, sigmoid, tanh = POINTERS[dtype], getattr(math.sigmoid, dtype.name), getattr(math.tanh, dtype.name)
    loop = (
        loops.lstm_forward(ptr, add_to_gates, sigmoid, tanh, dtype.itemsize)
        if name == "lstm_forward"
        else loops.lstm_backward(ptr, back_to_state, tanh, dtype.itemsize)
    )
    suffix = "_packed" if is_packed else ""
    return kernel(loop, "iiiiiiiii", name=f"{name}{suffix}_{dtype.name}", cost=float("inf"))


@lru_cache(None)
def _pack_kernel() -> Kernel:
    return kernel(packed_product.pack, "iiiii", name="rnn_pack")


def _address(t: Tensor | None) -> int:
    # The loops read 0 as "not given".
    return 0 if t is None else t.storage_.data_ptr + t.byte_offset


def _launch(name: str, like: Tensor, reverse: bool, *tensors: Tensor | None) -> None:
    """Shares of the batch for the threads; `like` is (T, N, H), and the last tensor the weight."""
    steps, batch, hidden = like.meta.sizes
    dtype = like.meta.dtype
    geometry = np.array([steps, batch, hidden, reverse], np.int64)
    *places, w = map(_address, tensors)
    # Forwards the weight is multiplied from the right as (H, 4H), backwards as (4H, H).
    forwards = name == "lstm_forward"
    depth, columns = (hidden, 4 * hidden) if forwards else (4 * hidden, hidden)
    is_packed = dtype is float32 and columns % packed_product.PANEL == 0
    if is_packed:
        panels = np.empty(depth * columns, np.float32)
        _pack_kernel().serial(columns // packed_product.PANEL, address_of(panels), w, depth, columns, forwards)
        w = address_of(panels)
    k = _kernel(name, dtype, is_packed)
    run = k.parallel if steps * batch * depth * columns >= _WORTH_A_THREAD and batch > 1 else k.serial
    if is_packed:
        run(batch, *places, w, address_of(geometry))
    else:
        with blas.one_thread():
            run(batch, *places, w, address_of(geometry))


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
