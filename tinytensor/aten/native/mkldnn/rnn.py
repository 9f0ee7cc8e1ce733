"""A layer of an LSTM in one direction as one operator, and its gradient as another.

    input (T, N, I)    weight0 (4H, I), weight1 (4H, H)    weight2, weight3 (4H): biases, if has_biases    hx_, cx_ (N, H)
    output (T, N, H), hy_ and cy_ (N, H), workspace: bytes that the gradient reads

The inputs contribute to all steps in one product, before the first step. Back, the gradients of all gates are made step by
step, and everything else follows from them in one product each.

The workspace holds the activations of the gates (T, N, 4H) and the memory after each step (T, N, H). Without grad mode
there is none.

Mirrors aten/src/ATen/native/mkldnn/RNN.cpp. Left out: cells other than LSTM, which PyTorch never runs through it, and
16-bit floats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import dense, is_meta, new
from tinytensor.aten.native.nn.rnn.rnn_steps import Steps
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import float32, float64, uint8
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

LSTM = 2
"""oneDNN's number of this kind of cell, the argument `mode`."""


def _check_device(t: Tensor, input: Tensor) -> None:
    """Kernels take addresses, and a tensor on Meta has none."""
    check(
        t.meta_.device == input.meta_.device,
        lambda: f"mkldnn_rnn_layer: expected all tensors on {input.meta_.device}, but found one on {t.meta_.device}",
    )


def _check_layer(
    input: Tensor, w_ih: Tensor, w_hh: Tensor, biases: Sequence[Tensor], hx: Tensor, cx: Tensor, mode: int, hidden: int
) -> tuple[int, int, int]:
    """(T, N, I) of the input; RuntimeError for anything that does not fit it."""
    check(mode == LSTM, lambda: f"mkldnn_rnn_layer: only LSTM, which is mode {LSTM}, is supported, but got mode {mode}")
    m = input.meta_
    check(m.dim == 3, lambda: f"mkldnn_rnn_layer: expected input to be 3D, but got {m.dim}D")
    steps, batch, inputs = m.sizes
    check(steps > 0, "Expected sequence length to be larger than 0 in RNN")
    expected = [
        ("weight0", w_ih, (4 * hidden, inputs)), ("weight1", w_hh, (4 * hidden, hidden)),
        ("hx", hx, (batch, hidden)), ("cx", cx, (batch, hidden)),
        *((name, bias, (4 * hidden,)) for name, bias in zip(("weight2", "weight3"), biases, strict=False)),
    ]  # fmt: skip
    for name, t, sizes in expected:
        check(
            tuple(t.meta_.sizes) == sizes,
            lambda: f"mkldnn_rnn_layer: expected {name} of size {list(sizes)}, but got {list(t.meta_.sizes)}",  # noqa: B023
        )
    for t in (input, *(t for _, t, _ in expected)):
        _check_device(t, input)
        check(
            t.meta_.dtype in (float32, float64) and t.meta_.dtype is m.dtype,
            "get_mkldnn_tensor expects float or bfloat16 tensor input",
        )
    return steps, batch, inputs


def _parts(workspace: Tensor, like: Tensor, steps: int, batch: int, hidden: int) -> tuple[Tensor, Tensor]:
    """The gates and the memories in a workspace."""
    m = like.meta_
    gates = contiguous_metadata((steps, batch, 4 * hidden), m.dtype, m.device)
    cells = contiguous_metadata((steps, batch, hidden), m.dtype, m.device)
    start = workspace.byte_offset_
    return (
        new_tensor(gates, workspace.storage_, start),
        new_tensor(cells, workspace.storage_, start + gates.numel * m.itemsize),
    )


def mkldnn_rnn_layer(
    input: Tensor, weight0: Tensor, weight1: Tensor, weight2: Tensor, weight3: Tensor, hx_: Tensor, cx_: Tensor,
    reverse: bool, batch_sizes: Sequence[int], mode: int, hidden_size: int, num_layers: int, has_biases: bool,
    bidirectional: bool, batch_first: bool, train: bool,
) -> tuple[Tensor, Tensor, Tensor, Tensor | None]:  # fmt: skip
    """(output, hy_, cy_, workspace); of the last arguments only those about this layer matter."""
    biases = (weight2, weight3) if has_biases else ()
    steps, batch, inputs = _check_layer(input, weight0, weight1, biases, hx_, cx_, mode, hidden_size)
    m = input.meta_
    out = new((steps, batch, hidden_size), m.dtype, m.device)
    hy, cy = new((batch, hidden_size), m.dtype, m.device), new((batch, hidden_size), m.dtype, m.device)
    workspace = new((steps * batch * 5 * hidden_size * m.itemsize,), uint8, m.device)
    if not is_meta(m) and out.meta_.numel:
        gates, cells = _parts(workspace, input, steps, batch, hidden_size)
        rows = F.view_default(gates, (steps * batch, 4 * hidden_size))
        x, w = F.view_default(dense(input), (steps * batch, inputs)), F.t(weight0)
        if has_biases:
            F.addmm(F.add(weight2, weight3), x, w, out=rows)
        else:
            F.mm(x, w, out=rows)
        copy_(hy, hx_, False)
        copy_(cy, cx_, False)
        of_steps = Steps((batch,) * steps, reverse)
        stubs.lstm_forward_stub["cpu"](out, hy, cy, gates, cells, None, None, dense(weight1), of_steps, True)
    return out, hy, cy, workspace if is_grad_enabled() else None


def mkldnn_rnn_layer_backward(
    input: Tensor, weight1: Tensor, weight2: Tensor, weight3: Tensor, weight4: Tensor, hx_: Tensor, cx_tmp: Tensor,
    output: Tensor, hy_: Tensor, cy_: Tensor, grad_output: Tensor | None, grad_hy: Tensor | None,
    grad_cy: Tensor | None, reverse: bool, mode: int, hidden_size: int, num_layers: int, has_biases: bool, train: bool,
    bidirectional: bool, batch_sizes: Sequence[int], batch_first: bool, workspace: Tensor,
) -> tuple[Tensor | None, ...]:  # fmt: skip
    """The gradients of input, of the two weights and biases, of hx_ and cx_."""
    if grad_output is None and grad_hy is None and grad_cy is None:
        return (None,) * 7
    biases = (weight3, weight4) if has_biases else ()
    steps, batch, inputs = _check_layer(input, weight1, weight2, biases, hx_, cx_tmp, mode, hidden_size)
    m, n = input.meta_, hidden_size
    size = steps * batch * 5 * n * m.itemsize
    given = (grad_output, (steps, batch, n)), (output, (steps, batch, n)), (grad_hy, (batch, n)), (grad_cy, (batch, n))
    for t in (output, grad_output, grad_hy, grad_cy, workspace):
        if t is not None:
            _check_device(t, input)
    for t, sizes in given:
        check(
            t is None or (tuple(t.meta_.sizes) == sizes and t.meta_.dtype is m.dtype),
            lambda: f"mkldnn_rnn_layer_backward: expected {m.dtype} of size {list(sizes)}",  # noqa: B023
        )
    check(
        workspace.meta_.dtype is uint8 and workspace.meta_.is_contiguous and workspace.meta_.numel == size
        and workspace.byte_offset_ % m.itemsize == 0,
        lambda: f"mkldnn_rnn_layer_backward: expected a workspace of {size} bytes",
    )  # fmt: skip
    grad_hx, grad_cx = (empty_from_metadata(contiguous_metadata((batch, n), m.dtype, m.device)) for _ in range(2))
    grad_gates = new((steps, batch, 4 * n), m.dtype, m.device)
    if not is_meta(m):
        for state, last in ((grad_hx, grad_hy), (grad_cx, grad_cy)):
            F.zero_(state) if last is None else copy_(state, last, False)
        if grad_gates.meta_.numel:
            gates, cells = _parts(workspace, input, steps, batch, n)
            above = None if grad_output is None else dense(grad_output)
            of_steps = Steps((batch,) * steps, reverse)
            stubs.lstm_backward_stub["cpu"](
                grad_gates, grad_hx, grad_cx, above, gates, cells, dense(cx_tmp), dense(weight2), of_steps
            )
    rows = F.view_default(grad_gates, (steps * batch, 4 * n))
    columns = F.t(rows)
    grad_input = F.view_default(F.mm(rows, weight1), (steps, batch, inputs))
    of_w_ih = F.mm(columns, F.view_default(dense(input), (steps * batch, inputs)))
    # Each step was multiplied by the hidden state before it: the first one by hx, the others by a row of the output.
    first = (steps - 1) * batch if reverse else 0
    of_w_hh = F.mm(F.narrow(columns, 1, first, batch), hx_)
    if steps > 1:
        others, start = (steps - 1) * batch, (0 if reverse else batch)
        before = F.narrow(F.view_default(dense(output), (steps * batch, n)), 0, batch - start, others)
        F.addmm_(of_w_hh, F.narrow(columns, 1, start, others), before)
    of_bias = F.sum(rows, 0)
    return grad_input, of_w_ih, of_w_hh, of_bias, F.clone(of_bias), grad_hx, grad_cx
