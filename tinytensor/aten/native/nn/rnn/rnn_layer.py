"""A layer of a GRU or a plain RNN by one kernel, with the numbers of the composition in rnn.py.

    given (T, N, gates * H)   what the inputs contribute    hidden (N, H)    w_hh (gates * H, H), b_hh (gates * H) or None
    out   (T, N, H)           the hidden states after each step

It answers where nobody looks at the single operators (aten/folded_calls.py). As in the layer of an LSTM, the gradients of
all gates are made step by step, and everything else follows from them in one product each.

Mirrors the layers of aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.folded_calls import nobody_watches, recorder
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import dense, new
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import ADINPLACEORVIEW, INFERENCE, INFERENCE_MODE, REQUIRES_GRAD
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.layout import strided
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import float32, float64
from tinytensor.c10.tensor_impl import has_tangent, new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# The composition: (given, hidden, w_hh, b_hh) -> (outputs, last hidden state).
Composition = Callable[["Tensor", "Tensor", "Tensor", "Tensor | None"], "tuple[Tensor, Tensor]"]


Inputs = tuple["Tensor | None", ...]


class Kind(NamedTuple):
    """A cell: its gates, its activation (None for a GRU), the node that makes a hidden state, and nodes for each step."""

    gates: int
    activation: str | None
    node: str
    nodes: int


GRU = Kind(3, None, "AddBackward0", 14)
RNN_TANH, RNN_RELU = Kind(1, "tanh", "TanhBackward0", 4), Kind(1, "relu", "ReluBackward0", 4)

_PLAIN = contiguous_metadata((1,), float32, cpu).key_set & ~ADINPLACEORVIEW
_RECORDED = REQUIRES_GRAD | ADINPLACEORVIEW


def _fits(kind: Kind, given: Tensor, hidden: Tensor, w_hh: Tensor, b_hh: Tensor | None) -> bool:
    """Whether these are ordinary tensors of the right sizes; the composition has the messages about others."""
    m = given.meta
    if len(m.sizes) != 3 or m.numel == 0 or m.dtype not in (float32, float64):
        return False
    rows = m.sizes[2]
    n, rest = divmod(rows, kind.gates)
    if rest:
        return False
    expected = [(given, m.sizes), (hidden, (m.sizes[1], n)), (w_hh, (rows, n))]
    if b_hh is not None:
        expected.append((b_hh, (rows,)))
    ignored = _RECORDED | INFERENCE if state.dirty and tls.included & INFERENCE_MODE else _RECORDED
    for t, sizes in expected:
        of_t = t.meta
        if (
            of_t.key_set & ~ignored != _PLAIN
            or of_t.sizes != sizes
            or of_t.dtype is not m.dtype
            or of_t.device is not cpu
            or of_t.layout is not strided
            or has_tangent(t)
        ):
            return False
    return True


class LayerCall:
    """One run of the kernel, for autograd: see FoldedCall.

    states   the hidden states, which no caller can write to
    kept     what a GRU computed on the way
    """

    inputs: Inputs
    read_again: Inputs
    saved: tuple[bool, ...]
    count: int
    compose: Composition

    __slots__ = ("compose", "count", "inputs", "kept", "kind", "read_again", "reverse", "saved", "states")

    def __init__(
        self, kind: Kind, inputs: Inputs, read_again: Inputs, reverse: bool, states: Tensor, kept: tuple[Tensor, ...],
        compose: Composition,
    ) -> None:  # fmt: skip
        self.kind, self.inputs, self.read_again = kind, inputs, read_again
        self.reverse, self.states, self.kept, self.compose = reverse, states, kept, compose
        steps = states.meta.sizes[0]
        _, hidden, w_hh, _ = inputs
        # A product saves each factor for the gradient of the other. After the first step the hidden state has one.
        state_needs = steps > 1 or hidden.meta.key_set & REQUIRES_GRAD != 0  # type: ignore[union-attr]
        self.saved = (False, w_hh.meta.key_set & REQUIRES_GRAD != 0, state_needs, False)  # type: ignore[union-attr]
        self.count = steps * kind.nodes

    def gradient(self, grads: Inputs, wanted: tuple[bool, ...], *inputs: Any) -> Inputs:
        """Those of given, hidden, w_hh and b_hh."""
        _, hidden, w_hh, _ = inputs
        states, reverse = self.states, self.reverse
        m = states.meta
        steps, batch, n = m.sizes
        grad_hx = new((batch, n), m.dtype, m.device)
        grad_out, grad_last = grads
        if grad_last is None:
            F.zero_(grad_hx)
        else:
            copy_(grad_hx, grad_last, False)
        above = None if grad_out is None else dense(grad_out)
        sizes = (steps, batch, self.kind.gates * n)
        grad_given = grad_hidden = new(sizes, m.dtype, m.device)
        weight = dense(w_hh)
        if self.kind.activation is None:
            grad_hidden = new(sizes, m.dtype, m.device)
            stubs.gru_backward_stub["cpu"](
                grad_given, grad_hidden, grad_hx, above, states, *self.kept, dense(hidden), weight, reverse
            )
        else:
            stubs.rnn_backward_stub["cpu"](grad_given, grad_hx, above, states, weight, reverse, self.kind.activation)
        rows = F.view_default(grad_hidden, (steps * batch, sizes[2]))
        of_w_hh = self._of_weight(rows, hidden) if wanted[2] else None
        of_b_hh = F.sum(rows, 0) if wanted[3] else None
        return grad_given, grad_hx, of_w_hh, of_b_hh

    def release(self) -> None:
        """Let go of what `gradient` reads."""
        self.kept = ()
        self.states = None  # type: ignore[assignment]

    def _of_weight(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """Each step was multiplied by the hidden state before it: the first one by `hidden`, the others by a row."""
        steps, batch, n = self.states.meta.sizes
        columns = F.t(rows)
        first = (steps - 1) * batch if self.reverse else 0
        of_w_hh = F.mm(F.narrow(columns, 1, first, batch), hidden)
        if steps > 1:
            others, start = (steps - 1) * batch, (0 if self.reverse else batch)
            before = F.narrow(F.view_default(self.states, (steps * batch, n)), 0, batch - start, others)
            F.addmm_(of_w_hh, F.narrow(columns, 1, start, others), before)
        return of_w_hh


def run(
    kind: Kind, given: Tensor, hidden: Tensor, w_hh: Tensor, b_hh: Tensor | None, reverse: bool, compose: Composition
) -> tuple[Tensor, Tensor] | None:
    """(outputs, last hidden state); None if the composition has to run."""
    if not nobody_watches() or not _fits(kind, given, hidden, w_hh, b_hh):
        return None
    inputs = given, hidden, w_hh, b_hh
    needs_grad = any(t is not None and t.meta.key_set & REQUIRES_GRAD for t in inputs)
    is_recorded = needs_grad and is_grad_enabled()
    if is_recorded and not recorder.may_record(inputs):
        return None
    steps, batch, rows = given.meta.sizes
    n, m = rows // kind.gates, given.meta
    # By the operator, since in inference mode it makes another kind of tensor.
    out = F.empty((steps, batch, n), dtype=m.dtype)
    states = new((steps, batch, n), m.dtype, m.device) if is_recorded else out
    bias = None if b_hh is None else dense(b_hh)
    kept: tuple[Tensor, ...] = ()
    if kind.activation is None:
        places = steps if is_recorded else 1
        kept = new((places, batch, rows), m.dtype, m.device), new((places, batch, n), m.dtype, m.device)
        stubs.gru_forward_stub["cpu"](
            states, *kept, dense(given), dense(hidden), bias, dense(w_hh), reverse, is_recorded
        )
    else:
        stubs.rnn_forward_stub["cpu"](states, dense(given), dense(hidden), bias, dense(w_hh), reverse, kind.activation)
    of_last = contiguous_metadata((batch, n), m.dtype, m.device)
    start = 0 if reverse else (steps - 1) * of_last.nbytes
    # Nobody else sees the last state: an operator stacks the last ones of its layers.
    last = new_tensor(of_last, states.storage_, states.byte_offset + start)
    if is_recorded:
        copy_(out, states, False)
        # PyTorch does not save a bias, so it may be written to. It is read again only if the composition runs after all.
        copy = None if b_hh is None else copy_(new((rows,), m.dtype, m.device), b_hh, False)
        call = LayerCall(kind, inputs, (given, hidden, w_hh, copy), reverse, states, kept, compose)
        recorder.record(call, (out, last), ("StackBackward0", kind.node))
    return out, last
