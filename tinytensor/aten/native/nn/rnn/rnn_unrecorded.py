# hot path
"""Layers on top of each other in one call, where nobody records the operators or looks at them: a network that is only used.

rnn.py composes such a call of operators, which make views of states and weights and stack what they made. Of a few steps
that takes longer than the steps.

    input (T, N, I)
    states        (layers, N, H) each: the hidden state, and the memory of an LSTM
    weights       w_ih, w_hh, b_ih, b_hh of each layer
    -> out (T, N, H), and the last states

Mirrors `_rnn_impl_with_concat` of aten/src/ATen/native/RNN.cpp, for one direction and without dropout.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import dense
from tinytensor.aten.native.nn.rnn.rnn_layer import LSTM, Kind, Weights, forward
from tinytensor.aten.native.nn.rnn.rnn_steps import Steps
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import INFERENCE_MODE
from tinytensor.c10.layout import strided
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.metadata import Metadata, contiguous_metadata, on_clear, remember
from tinytensor.c10.scalar_type import float32, float64
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class _Plan(NamedTuple):
    """The geometry of a call.

    rows      for each layer its input (T * N, I)
    w_ih      for each layer the weight turned, (I, gates * H)
    states    one of the results (layers, N, H)
    state     what a layer has of it (N, H)
    given     what the inputs contribute (T, N, gates * H)
    out       the outputs of a layer (T, N, H)
    """

    steps: Steps
    rows: list[Metadata]
    w_ih: list[Metadata]
    states: Metadata
    state: Metadata
    given: Metadata
    out: Metadata


def run(
    kind: Kind, input: Tensor, states: tuple[Tensor, ...], weights: Sequence[tuple[Any, ...]]
) -> tuple[Tensor, ...] | None:
    """(out, last states), one after the other; None if the composition has to run."""
    tensors: list[Tensor | None] = [input, *states]
    for of_layer in weights:
        tensors += of_layer[:4]
    keys = 0
    for t in tensors:
        if t is not None:
            keys |= t.meta_.key_set
            if t.autograd_meta_ is not None and t.autograd_meta_.fw_grad is not None:
                return None
    if not goes_unseen(keys) or (state.dirty and tls.included & INFERENCE_MODE):
        return None
    key = kind.gates, kind.activation, *[None if t is None else t.meta_ for t in tensors]
    plan = _plans.get(key)
    if plan is None:
        plan = remember(_plans, key, _plan(kind, input, states, weights) or ())
    return _run(plan, kind, input, states, weights) if plan else None


_plans: dict[Any, Any] = {}
on_clear(_plans.clear)


def _plan(kind: Kind, input: Tensor, states: tuple[Tensor, ...], weights: Sequence[tuple[Any, ...]]) -> _Plan | None:
    """None unless these are ordinary tensors that go together; the composition has the messages about others."""
    m = input.meta_
    if m.dim != 3 or not m.numel or m.dtype not in (float32, float64) or (kind is LSTM and m.dtype is not float32):
        return None
    if kind is not LSTM and not m.is_contiguous:  # `linear` adds its bias afterwards then
        return None
    steps, batch, width = m.sizes
    of_states = states[0].meta_.sizes
    if len(of_states) != 3 or of_states[:2] != (len(weights), batch) or not of_states[2]:
        return None
    n = of_states[2]
    expected: list[tuple[Any, Any]] = [(input, m.sizes), *((one, of_states) for one in states)]
    rows, turned = [], []
    for w_ih, w_hh, b_ih, b_hh, *_ in weights:
        gates = kind.gates * n
        expected += (w_ih, (gates, width)), (w_hh, (gates, n)), (b_ih, (gates,)), (b_hh, (gates,))
        if (b_ih is None) != (b_hh is None):
            return None
        rows.append(contiguous_metadata((steps * batch, width), m.dtype, cpu))
        of_w = w_ih.meta_
        if of_w.dim == 2:
            turned.append(of_w.plain.with_geometry((width, gates), (of_w.strides[1], of_w.strides[0])))
        width = n
    for t, sizes in expected:
        of_t = None if t is None else t.meta_
        if of_t is not None and not (
            of_t.sizes == sizes and of_t.dtype is m.dtype and of_t.device is cpu and of_t.layout is strided
        ):
            return None
    new = [
        contiguous_metadata(sizes, m.dtype, cpu)
        for sizes in (of_states, (batch, n), (steps, batch, kind.gates * n), (steps, batch, n))
    ]
    return _Plan(Steps((batch,) * steps, False), rows, turned, *new)


def _run(
    plan: _Plan, kind: Kind, input: Tensor, states: tuple[Tensor, ...], weights: Sequence[tuple[Any, ...]]
) -> tuple[Tensor, ...]:
    lasts = [copy_(empty_from_metadata(plan.states), one, False) for one in states]
    out, offset = dense(input), 0
    for rows, turned, (w_ih, w_hh, b_ih, b_hh, *_) in zip(plan.rows, plan.w_ih, weights, strict=True):
        last = tuple([new_tensor(plan.state, one.storage_, offset) for one in lasts])
        offset += plan.state.nbytes
        x = new_tensor(rows, out.storage_, out.byte_offset_)
        w = new_tensor(turned, w_ih.storage_, w_ih.byte_offset_)
        out = empty_from_metadata(plan.out)
        if kind is LSTM:
            # As `mkldnn_rnn_layer`: both biases at once, and the gates where the contributions of the inputs were.
            gates = F.mm_default(x, w) if b_ih is None else F.addmm_default(F.add_Tensor(b_ih, b_hh), x, w)
            cells = empty_from_metadata(plan.out)
            stubs.lstm_forward_stub["cpu"](out, *last, gates, cells, None, None, dense(w_hh), plan.steps, True)
        else:
            given = F.mm_default(x, w) if b_ih is None else F.addmm_default(b_ih, x, w)
            given = new_tensor(plan.given, given.storage_, given.byte_offset_)
            forward(kind, plan.steps, out, last, given, Weights(w_hh, b_hh), False)
    return out, *lasts
