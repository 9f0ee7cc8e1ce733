"""CPU kernels of recurrent layers: row-major tensors of one dtype, float32 or float64.

Mirrors what aten/src/ATen/native/mkldnn/RNN.cpp asks of oneDNN, and for the cells with one state the numbers of RNN.cpp.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.activation.ufunc.activation import relu, tanh_backward, threshold_backward
from tinytensor.aten.native.nn.rnn.cpu import packed_product
from tinytensor.aten.native.nn.rnn.cpu import rnn_kernel_loops as loops
from tinytensor.aten.native.nn.rnn.cpu import rnn_kernel_loops_one_state as one_state
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
# How many gates a cell has, and how many addresses its loop takes, that of the geometry among them.
_GATES = {"lstm_forward": 4, "lstm_backward": 4, "gru_forward": 3, "gru_backward": 3} | {
    f"rnn_{activation}_{way}": 1 for activation in ("tanh", "relu") for way in ("forward", "backward")
}
_ADDRESSES = {"lstm_forward": 9, "lstm_backward": 9, "gru_forward": 8, "gru_backward": 10} | {
    f"rnn_{activation}_{way}": 6 for activation in ("tanh", "relu") for way in ("forward", "backward")
}


def _relu_backward(grad, out):
    return threshold_backward(out, grad, 0)


@lru_cache(None)
def _kernel(name: str, dtype: ScalarType, is_packed: bool) -> Kernel:
    ptr, size = POINTERS[dtype], dtype.itemsize
    sigmoid, tanh = getattr(math.sigmoid, dtype.name), getattr(math.tanh, dtype.name)
    # Only a GRU adds its state's gradient to one that it already has.
    gates, adds = _GATES[name], name == "gru_backward"
    product = blas.sgemm if dtype is float32 else blas.dgemm
    forth, back = loops.by_panels(gates, adds) if is_packed else loops.by_blas(product, gates, adds)
    made = {
        "lstm_forward": lambda: loops.lstm_forward(ptr, forth, sigmoid, tanh, size),
        "lstm_backward": lambda: loops.lstm_backward(ptr, back, tanh, size),
        "gru_forward": lambda: one_state.gru_forward(ptr, forth, sigmoid, tanh, size),
        "gru_backward": lambda: one_state.gru_backward(ptr, back, size),
        "rnn_tanh_forward": lambda: one_state.rnn_forward(ptr, forth, tanh, size),
        "rnn_tanh_backward": lambda: one_state.rnn_backward(ptr, back, tanh_backward, size),
        "rnn_relu_forward": lambda: one_state.rnn_forward(ptr, forth, relu, size),
        "rnn_relu_backward": lambda: one_state.rnn_backward(ptr, back, _relu_backward, size),
    }
    suffix = "_packed" if is_packed else ""
    full_name = f"{name}{suffix}_{dtype.name}"
    return kernel(made[name](), "i" * _ADDRESSES[name], name=full_name, cost=float("inf"))


@lru_cache(None)
def _pack_kernel() -> Kernel:
    return kernel(packed_product.pack, "iiiii", name="rnn_pack")


def _address(t: Tensor | None) -> int:
    # The loops read 0 as "not given".
    return 0 if t is None else t.storage_.data_ptr + t.byte_offset


def _launch(name: str, like: Tensor, reverse: bool, *tensors: Tensor | None, keeps: bool = True) -> None:
    """Shares of the batch for the threads; `like` is (T, N, H), and the last tensor the weight."""
    steps, batch, hidden = like.meta.sizes
    dtype = like.meta.dtype
    geometry = np.array([steps, batch, hidden, reverse, keeps], np.int64)
    *places, w = map(_address, tensors)
    # Forwards the weight is multiplied from the right as (H, gates * H), backwards as (gates * H, H).
    forwards = name.endswith("_forward")
    depth, columns = hidden, _GATES[name] * hidden
    if not forwards:
        depth, columns = columns, depth
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


def gru_forward(
    out: Tensor, kept: Tensor, candidates: Tensor, given: Tensor, hx: Tensor, b_hh: Tensor | None, w_hh: Tensor,
    reverse: bool, keeps: bool,
) -> None:  # fmt: skip
    if not blas.available():
        reference.gru_forward(out, kept, candidates, given, hx, b_hh, w_hh, reverse, keeps)
        return
    _launch("gru_forward", out, reverse, out, kept, candidates, given, hx, b_hh, w_hh, keeps=keeps)


def gru_backward(
    grad_given: Tensor, grad_hidden: Tensor, grad_hx: Tensor, grad_out: Tensor | None, out: Tensor, kept: Tensor,
    candidates: Tensor, hx: Tensor, w_hh: Tensor, reverse: bool,
) -> None:  # fmt: skip
    tensors = grad_given, grad_hidden, grad_hx, grad_out, out, kept, candidates, hx, w_hh
    if not blas.available():
        reference.gru_backward(*tensors, reverse)
        return
    _launch("gru_backward", out, reverse, *tensors)


def rnn_forward(
    out: Tensor, given: Tensor, hx: Tensor, b_hh: Tensor | None, w_hh: Tensor, reverse: bool, activation: str
) -> None:
    if not blas.available():
        reference.rnn_forward(out, given, hx, b_hh, w_hh, reverse, activation)
        return
    _launch(f"rnn_{activation}_forward", out, reverse, out, given, hx, b_hh, w_hh)


def rnn_backward(
    grad_given: Tensor, grad_hx: Tensor, grad_out: Tensor | None, out: Tensor, w_hh: Tensor, reverse: bool,
    activation: str,
) -> None:  # fmt: skip
    if not blas.available():
        reference.rnn_backward(grad_given, grad_hx, grad_out, out, w_hh, reverse, activation)
        return
    _launch(f"rnn_{activation}_backward", out, reverse, grad_given, grad_hx, grad_out, out, w_hh)


if kernel_compiler.mode() == "off":
    reference.register()
else:
    stubs.lstm_forward_stub.register("cpu", lstm_forward)
    stubs.lstm_backward_stub.register("cpu", lstm_backward)
    stubs.gru_forward_stub.register("cpu", gru_forward)
    stubs.gru_backward_stub.register("cpu", gru_backward)
    stubs.rnn_forward_stub.register("cpu", rnn_forward)
    stubs.rnn_backward_stub.register("cpu", rnn_backward)
