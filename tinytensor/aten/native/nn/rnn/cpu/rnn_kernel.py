"""CPU kernels of recurrent layers: row-major tensors of one dtype, float32 or float64.

Mirrors what aten/src/ATen/native/mkldnn/RNN.cpp asks of oneDNN, and for the cells with one state the numbers of RNN.cpp.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.activation.ufunc.activation import relu, tanh_backward, threshold_backward
from tinytensor.aten.native.nn.param_utils import new
from tinytensor.aten.native.nn.rnn.cpu import gate_functions, packed_product
from tinytensor.aten.native.nn.rnn.cpu import rnn_kernel_loops as loops
from tinytensor.aten.native.nn.rnn.cpu import rnn_kernel_loops_one_state as one_state
from tinytensor.aten.native.nn.rnn.cpu import rnn_kernel_loops_projected as projected
from tinytensor.aten.native.nn.rnn.reference import rnn as reference
from tinytensor.aten.native.nn.rnn.rnn_steps import Steps
from tinytensor.aten.native.pointwise.ufunc import math
from tinytensor.blas import blas
from tinytensor.c10.scalar_type import ScalarType, float32
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.kernel import CONTRACT
from tinytensor.threads.parallel import get_num_threads

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# Note [Bits of a layer]
# A composition calls `linear` at each step, and so does the loop, as far as bits go. Where BLAS reads few rows as they lie (see
# Note [Few rows] in blas.py) it is called here with the same blocks, and has nothing to lay out. So it is if this holds for some
# of the steps of a packed sequence.
# Elsewhere a weight that was packed once gives the same sums: one product after the other, then the bias. What cannot be packed
# is one call of BLAS after the other as well, for all sequences at once.
# So it is for OpenBLAS's kernels for AVX-512. Two cases differ in the last bits: on other processors packed weights, for there
# BLAS adds up the last few rows in an order of their own; and sums longer than OpenBLAS takes in one go (some 300 products) for
# numbers of sequences that few_rows_kernel.py does not take.
# A layer that is one operator owes these bits to nobody, nor does any gradient: there the weight is packed wherever it can be,
# and the gates are those of gate_functions.py.

# Multiply-adds from which a second thread pays for being woken.
_WORTH_A_THREAD = 1 << 18
# A batch is cut into so many shares, of a multiple of so many sequences: a tile of packed_product.py has four rows, and BLAS
# gives four rows the same bits as a part of more.
_SHARES, _ROWS = 8, 4
# How many gates a cell has, and how many addresses its loop takes, that of the geometry among them.
_GATES = {
    "lstm_forward": 4, "lstm_composed_forward": 4, "lstm_projected_forward": 4, "lstm_backward": 4,
    "lstm_projected_backward": 4, "gru_forward": 3, "gru_backward": 3
} | {f"rnn_{activation}_{way}": 1 for activation in ("tanh", "relu") for way in ("forward", "backward")}  # fmt: skip
_ADDRESSES = {
    "lstm_forward": 9, "lstm_composed_forward": 9, "lstm_projected_forward": 11, "lstm_backward": 9,
    "lstm_projected_backward": 12, "gru_forward": 8, "gru_backward": 10
} | {f"rnn_{activation}_{way}": 6 for activation in ("tanh", "relu") for way in ("forward", "backward")}  # fmt: skip
# Loops that compute what a composition of operators does, bit by bit; and those that add a product to what is there.
_COMPOSED = ("lstm_composed_forward", "lstm_projected_forward", "gru_forward", "rnn_tanh_forward", "rnn_relu_forward")
_ADDS = ("lstm_forward", "gru_backward")


def _relu_backward(grad, out):
    return threshold_backward(out, grad, 0)


@lru_cache(None)
def _kernel(name: str, dtype: ScalarType, panel_width: int) -> Kernel:
    ptr, size = POINTERS[dtype], dtype.itemsize
    sigmoid, tanh = getattr(math.sigmoid, dtype.name), getattr(math.tanh, dtype.name)
    if name not in _COMPOSED and dtype is float32:
        sigmoid, tanh = gate_functions.sigmoid, gate_functions.tanh
    gates, adds = _GATES[name], name in _ADDS
    multiply = blas.in_blocks(blas.sgemm if dtype is float32 else blas.dgemm, size)
    cell, cell_backward = loops.lstm_cell(ptr, sigmoid, tanh), loops.lstm_cell_backward(ptr, tanh)
    if panel_width:
        linear = one_state.linear_by_panels(gates, ptr, size, panel_width)
        forth, back = loops.by_panels(gates, adds, panel_width)
    else:
        linear = one_state.linear_by_blas(multiply, gates, ptr, size)
        forth, back = loops.by_blas(multiply, gates, adds)
    of_given = loops.gates_of_given(ptr, linear, size)
    made = {
        "lstm_forward": lambda: loops.lstm_forward(ptr, loops.gates_in_place(forth), cell, size),
        "lstm_composed_forward": lambda: loops.lstm_forward(ptr, of_given, cell, size),
        "lstm_projected_forward": lambda: projected.lstm_forward(ptr, of_given, multiply, cell, size),
        "lstm_backward": lambda: loops.lstm_backward(ptr, back, cell_backward, size),
        "lstm_projected_backward": lambda: projected.lstm_backward(ptr, multiply, cell_backward, size),
        "gru_forward": lambda: one_state.gru_forward(ptr, linear, sigmoid, tanh, size),
        "gru_backward": lambda: one_state.gru_backward(ptr, back, size),
        "rnn_tanh_forward": lambda: one_state.rnn_forward(ptr, linear, tanh, size),
        "rnn_tanh_backward": lambda: one_state.rnn_backward(ptr, back, tanh_backward, size),
        "rnn_relu_forward": lambda: one_state.rnn_forward(ptr, linear, relu, size),
        "rnn_relu_backward": lambda: one_state.rnn_backward(ptr, back, _relu_backward, size),
    }
    suffix = "_packed" if panel_width else ""
    full_name = f"{name}{suffix}_{dtype.name}"
    # Where there is a composition each operation rounds, as its operators do.
    fastmath = frozenset() if name in _COMPOSED else CONTRACT
    return kernel(made[name](), "i" * _ADDRESSES[name], name=full_name, fastmath=fastmath, cost=float("inf"))


@lru_cache(None)
def _pack_kernel(panel_width: int) -> Kernel:
    return kernel(packed_product.packer(panel_width), "iiiii", name="rnn_pack")


class _Plan(NamedTuple):
    """How a layer runs.

    geometry, address     what its loop reads, and where that is
    depth, columns        the sizes of the weight as it is multiplied
    panels, width         of a packed weight; 0 if it is not packed
    shares, in_parallel   of the batch, and whether threads run them
    """

    geometry: np.ndarray
    address: int
    depth: int
    columns: int
    panels: int
    width: int
    shares: int
    in_parallel: bool


@lru_cache(256)
def _plan(name: str, dtype: ScalarType, steps: Steps, hidden: int, state: int, keeps: bool, threads: int) -> _Plan:
    """`state` is the size of the hidden state: `hidden`, or what a projection makes of it."""
    batch, sizes = steps.sizes[0], np.array(steps.sizes, np.int64)
    # Forwards the weight is multiplied from the right as (H, gates * H), backwards as (gates * H, H).
    forwards = name.endswith("_forward")
    depth, columns = state, _GATES[name] * hidden
    # See Note [Bits of a layer]
    numbers = [int(size) for size in np.unique(sizes)]
    in_place = [name in _COMPOSED and blas.reads_in_place(size, columns, depth) for size in numbers]
    cuts = {size: blas.cut(0, 1, size, columns, depth, threads) for size in numbers}
    if not forwards:
        depth, columns = columns, depth
    width = packed_product.width(batch)
    is_packed = not any(in_place) and dtype is float32 and "_projected_" not in name
    panels = packed_product.count(columns, name in _ADDS, width) if is_packed else 0
    share = -(-batch // (_SHARES * _ROWS)) * _ROWS
    if not all(in_place):
        if name in _COMPOSED and not panels:
            share = batch
        else:
            cuts = dict.fromkeys(numbers, (False, columns))
    geometry = np.zeros(loops.HEAD + (len(sizes) + 2) * loops.LINE, np.int64)
    geometry[: loops.HEAD] = len(sizes), batch, hidden, steps.reverse, keeps, share, state
    lines = geometry[loops.HEAD :].reshape(-1, loops.LINE)[1:-1]
    lines[:, 0], lines[:, 1] = np.cumsum(sizes) - sizes, sizes
    for number, (by_rows, size) in cuts.items():
        lines[sizes == number, 2:5] = by_rows, size, -(-(number if by_rows else columns) // size)
    if name == "lstm_projected_forward":
        # Its product is one of BLAS as well, and a share may be a part of the sequences only where both products allow it.
        for number in numbers:
            by_rows, size = blas.cut(0, 1, number, state, hidden, threads)
            lines[sizes == number, 5:] = by_rows, size, -(-(number if by_rows else state) // size)
            if not blas.reads_in_place(number, state, hidden):
                geometry[5] = share = batch
    shares = -(-batch // share)
    in_parallel = shares > 1 and int(sizes.sum()) * depth * columns >= _WORTH_A_THREAD
    return _Plan(geometry, address_of(geometry), depth, columns, panels, width if panels else 0, shares, in_parallel)


def _launch(
    name: str,
    steps: Steps,
    hidden: int,
    first: Tensor,
    *rest: Tensor | None,
    state: int | None = None,
    keeps: bool = True,
) -> None:
    """Shares of the batch for the threads; the last tensor is the weight."""
    # The loops read 0 as "not given".
    places = [0 if t is None else t.storage_.data_ptr + t.byte_offset_ for t in (first, *rest)]
    dtype = first.meta_.dtype
    plan = _plan(name, dtype, steps, hidden, hidden if state is None else state, keeps, get_num_threads())
    k = _kernel(name, dtype, plan.width)
    run = k.parallel if plan.in_parallel else k.serial
    if not plan.panels:
        with blas.one_thread():
            run(plan.shares, *places, plan.address)
        return
    packed = np.empty(plan.panels * plan.width * plan.depth, np.float32)
    forwards = name.endswith("_forward")
    _pack_kernel(plan.width).serial(plan.panels, address_of(packed), places[-1], plan.depth, plan.columns, forwards)
    places[-1] = address_of(packed)
    run(plan.shares, *places, plan.address)


def lstm_forward(
    out: Tensor, hy: Tensor, cy: Tensor, gates: Tensor, cells: Tensor, given: Tensor | None, b_hh: Tensor | None,
    w_hh: Tensor, steps: Steps, keeps: bool,
) -> None:  # fmt: skip
    tensors = out, hy, cy, gates, cells, given, b_hh, w_hh
    if not blas.available():  # then a loop has no product to call
        reference.lstm_forward(*tensors, steps, keeps)
        return
    name = "lstm_forward" if given is None else "lstm_composed_forward"
    _launch(name, steps, hy.meta_.sizes[1], *tensors, keeps=keeps)


def lstm_backward(
    grad_gates: Tensor, grad_hx: Tensor, grad_cx: Tensor, grad_out: Tensor | None, gates: Tensor, cells: Tensor,
    cx: Tensor, w_hh: Tensor, steps: Steps,
) -> None:  # fmt: skip
    tensors = grad_gates, grad_hx, grad_cx, grad_out, gates, cells, cx, w_hh
    if not blas.available():
        reference.lstm_backward(*tensors, steps)
        return
    _launch("lstm_backward", steps, cx.meta_.sizes[1], *tensors)


def lstm_projected_forward(
    out: Tensor, hy: Tensor, cy: Tensor, gates: Tensor, cells: Tensor, full: Tensor, given: Tensor, b_hh: Tensor | None,
    w_hr: Tensor, w_hh: Tensor, steps: Steps, keeps: bool,
) -> None:  # fmt: skip
    tensors = out, hy, cy, gates, cells, full, given, b_hh, w_hr, w_hh
    if not blas.available():
        reference.lstm_projected_forward(*tensors, steps, keeps)
        return
    state, hidden = w_hr.meta_.sizes
    _launch("lstm_projected_forward", steps, hidden, *tensors, state=state, keeps=keeps)


def lstm_projected_backward(
    grad_gates: Tensor, grad_states: Tensor, grad_hx: Tensor, grad_cx: Tensor, grad_out: Tensor | None, gates: Tensor,
    cells: Tensor, cx: Tensor, w_hr: Tensor, w_hh: Tensor, steps: Steps,
) -> None:  # fmt: skip
    if not blas.available():
        reference.lstm_projected_backward(
            grad_gates, grad_states, grad_hx, grad_cx, grad_out, gates, cells, cx, w_hr, w_hh, steps
        )
        return
    state, hidden = w_hr.meta_.sizes
    scratch = new((steps.sizes[0], hidden), cx.meta_.dtype, cx.meta_.device)
    tensors = grad_gates, grad_states, scratch, grad_hx, grad_cx, grad_out, gates, cells, cx, w_hr, w_hh
    _launch("lstm_projected_backward", steps, hidden, *tensors, state=state)


def gru_forward(
    out: Tensor, last: Tensor, kept: Tensor, candidates: Tensor, given: Tensor, b_hh: Tensor | None, w_hh: Tensor,
    steps: Steps, keeps: bool,
) -> None:  # fmt: skip
    tensors = out, last, kept, candidates, given, b_hh, w_hh
    if not blas.available():
        reference.gru_forward(*tensors, steps, keeps)
        return
    _launch("gru_forward", steps, last.meta_.sizes[1], *tensors, keeps=keeps)


def gru_backward(
    grad_given: Tensor, grad_hidden: Tensor, grad_hx: Tensor, grad_out: Tensor | None, out: Tensor, kept: Tensor,
    candidates: Tensor, hx: Tensor, w_hh: Tensor, steps: Steps,
) -> None:  # fmt: skip
    tensors = grad_given, grad_hidden, grad_hx, grad_out, out, kept, candidates, hx, w_hh
    if not blas.available():
        reference.gru_backward(*tensors, steps)
        return
    _launch("gru_backward", steps, hx.meta_.sizes[1], *tensors)


def rnn_forward(
    out: Tensor, last: Tensor, given: Tensor, b_hh: Tensor | None, w_hh: Tensor, steps: Steps, activation: str
) -> None:
    if not blas.available():
        reference.rnn_forward(out, last, given, b_hh, w_hh, steps, activation)
        return
    _launch(f"rnn_{activation}_forward", steps, last.meta_.sizes[1], out, last, given, b_hh, w_hh)


def rnn_backward(
    grad_given: Tensor, grad_hx: Tensor, grad_out: Tensor | None, out: Tensor, w_hh: Tensor, steps: Steps,
    activation: str,
) -> None:  # fmt: skip
    if not blas.available():
        reference.rnn_backward(grad_given, grad_hx, grad_out, out, w_hh, steps, activation)
        return
    _launch(f"rnn_{activation}_backward", steps, grad_hx.meta_.sizes[1], grad_given, grad_hx, grad_out, out, w_hh)


if kernel_compiler.mode() == "off":
    reference.register()
else:
    stubs.lstm_forward_stub.register("cpu", lstm_forward)
    stubs.lstm_backward_stub.register("cpu", lstm_backward)
    stubs.lstm_projected_forward_stub.register("cpu", lstm_projected_forward)
    stubs.lstm_projected_backward_stub.register("cpu", lstm_projected_backward)
    stubs.gru_forward_stub.register("cpu", gru_forward)
    stubs.gru_backward_stub.register("cpu", gru_backward)
    stubs.rnn_forward_stub.register("cpu", rnn_forward)
    stubs.rnn_backward_stub.register("cpu", rnn_backward)
