"""A recurrent layer by one kernel, with the numbers of the composition in rnn.py; a cell is a layer of one step.

    given (T, N, gates * H) or packed (rows, gates * H)   what the inputs contribute
    hidden (N, H)                                         the first state; the pair (h, c) of an LSTM
    w_hh (gates * H, H), b_hh (gates * H) or None
    w_hr (R, H) or None                                   the projection of an LSTM, whose h and out have R numbers then
    out   (T, N, H) or (rows, H)                          the hidden states after each step

It answers where nobody looks at the single operators (aten/folded_calls.py). The gradients of all gates are made step by step,
and everything else follows from them in one product each.

Mirrors the layers of aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.folded_calls import Made, nobody_watches, recorder
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import dense, new
from tinytensor.aten.native.nn.rnn.rnn_steps import Steps, rows_before
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import ADINPLACEORVIEW, INFERENCE, INFERENCE_MODE, REQUIRES_GRAD
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.layout import strided
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.metadata import Metadata, contiguous_metadata, on_clear, remember
from tinytensor.c10.scalar_type import float32, float64, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Inputs = tuple["Tensor | None", ...]
# The composition: (given, states, w_hh, b_hh, w_hr if there is one), one after the other -> (outputs, last states), likewise.
Composition = Callable[..., "tuple[Tensor, ...]"]


class Kind(NamedTuple):
    """A cell.

    gates        how many
    activation   of a plain cell; None for a GRU and an LSTM
    made         how its states are made, which follow the outputs as results
    nodes        at most so many for each step, those among them that cut states where sequences end
    writes       how often each state is written to, once it is made
    """

    gates: int
    activation: str | None
    made: tuple[Made, ...]
    nodes: int
    writes: tuple[int, ...]

    @property
    def of_cell(self) -> tuple[Made, ...]:
        """How a single step makes its results, which are the states alone."""
        return tuple([one._replace(number=one.number - 1) for one in self.made])


# Of the memory of an LSTM the hidden state is made, by way of a tanh.
LSTM = Kind(4, None, (Made(2, "AddBackward0"), Made(1, "MulBackward0", nodes_before=1)), 18, (0, 1))
PROJECTED_LSTM = Kind(4, None, (Made(2, "AddBackward0"), Made(1, "MmBackward0", nodes_before=3)), 20, (0, 1))
GRU = Kind(3, None, (Made(1, "AddBackward0"),), 17, (2,))
RNN_TANH = Kind(1, "tanh", (Made(1, "TanhBackward0"),), 7, (0,))
RNN_RELU = Kind(1, "relu", (Made(1, "ReluBackward0"),), 7, (0,))

_PLAIN = contiguous_metadata((1,), float32, cpu).key_set & ~ADINPLACEORVIEW
_RECORDED = REQUIRES_GRAD | ADINPLACEORVIEW


class Weights(NamedTuple):
    """w_hh, b_hh and w_hr, of which only the first is always there."""

    w_hh: Tensor
    b_hh: Tensor | None
    w_hr: Tensor | None = None


def _fits(kind: Kind, steps: Steps, given: Tensor, hidden: tuple[Tensor, ...], weights: Weights) -> bool:
    """Whether these are ordinary tensors of the right sizes; the composition has the messages about others."""
    tensors = given, *hidden, *weights
    for t in tensors:
        if t is not None and t.autograd_meta_ is not None and t.autograd_meta_.fw_grad is not None:
            return False
    in_inference_mode = bool(state.dirty) and tls.included & INFERENCE_MODE != 0
    metas = tuple([None if t is None else t.meta_ for t in tensors])
    key = kind.gates, steps.sizes[0], in_inference_mode, metas
    known = _known.get(key)
    if known is None:
        known = remember(_known, key, _have_sizes(kind, steps.sizes[0], in_inference_mode, metas))
    return known


_known: dict[Any, bool] = {}
on_clear(_known.clear)


def _have_sizes(kind: Kind, batch: int, in_inference_mode: bool, metas: tuple[Metadata | None, ...]) -> bool:
    """Whether `given`, the states and the weights go together."""
    m: Any = metas[0]
    hidden: Any = metas[1:-3]
    w_hr = metas[-1]
    if m.numel == 0 or m.dtype not in (float32, float64):
        return False
    rows = m.sizes[-1]
    n, rest = divmod(rows, kind.gates)
    shown = n if w_hr is None else w_hr.sizes[0]
    if rest or not shown:
        return False
    expected = [m.sizes, (batch, shown), *((batch, n) for _ in hidden[1:]), (rows, shown), (rows,), (shown, n)]
    ignored = _RECORDED | INFERENCE if in_inference_mode else _RECORDED
    return all(
        one is None
        or (
            one.key_set & ~ignored == _PLAIN
            and one.sizes == sizes
            and one.dtype is m.dtype
            and one.device is cpu
            and one.layout is strided
        )
        for one, sizes in zip(metas, expected, strict=True)
    )


def _needs_grad(t: Tensor | None) -> bool:
    return t is not None and t.meta_.key_set & REQUIRES_GRAD != 0


class LayerCall:
    """One run of the kernel, for autograd: see FoldedCall.

    states   the hidden states, which no caller can write to
    kept     what the gates computed on the way
    full     what was projected
    """

    inputs: Inputs
    read_again: Inputs
    saved: tuple[bool, ...]
    count: int
    compose: Composition

    __slots__ = ("compose", "count", "full", "inputs", "kept", "kind", "read_again", "saved", "states", "steps")

    def __init__(
        self, kind: Kind, steps: Steps, inputs: Inputs, read_again: Inputs, states: Tensor, kept: tuple[Tensor, ...],
        full: Tensor | None, compose: Composition,
    ) -> None:  # fmt: skip
        self.kind, self.steps, self.inputs, self.read_again = kind, steps, inputs, read_again
        self.states, self.kept, self.full, self.compose = states, kept, full, compose
        _, (h, *c), (w_hh, b_hh, *w_hr) = self._parts(inputs)
        # A product saves each factor for the gradient of the other. After the first step the hidden state has one.
        gates_need = any(map(_needs_grad, (inputs[0], h, w_hh, b_hh)))
        of_weights = (
            len(steps.sizes) > 1 or _needs_grad(h),
            False,
            *(gates_need or any(map(_needs_grad, c)) for _ in w_hr),
        )
        self.saved = (False, _needs_grad(w_hh), *(gates_need for _ in c), *of_weights)
        self.count = len(steps.sizes) * kind.nodes

    def _parts(self, inputs: Sequence[Any]) -> tuple[Any, Any, Any]:
        """given, the states, and the weights."""
        end = 1 + len(self.kind.made)
        return inputs[0], inputs[1:end], inputs[end:]

    def gradient(self, grads: Inputs, wanted: tuple[bool, ...], *inputs: Any) -> Inputs:
        """Those of the inputs."""
        _, hidden, (w_hh, _, *w_hr) = self._parts(inputs)
        states, steps = self.states, self.steps
        m = states.meta_
        grad_out, *of_last = grads
        of_states = []
        for grad, first in zip(of_last, hidden, strict=True):
            of_state = new(first.meta_.sizes, m.dtype, m.device)
            F.zero_(of_state) if grad is None else copy_(of_state, grad, False)
            of_states.append(of_state)
        above = None if grad_out is None else dense(grad_out)
        sizes = (*m.sizes[:-1], w_hh.meta_.sizes[0])
        grad_given = grad_hidden = new(sizes, m.dtype, m.device)
        weight = dense(w_hh)
        of_projection: Inputs = ()
        if self.full is not None:
            of_outputs = new((steps.rows, m.sizes[-1]), m.dtype, m.device)
            stubs.lstm_projected_backward_stub["cpu"](
                grad_given, of_outputs, *of_states, above, *self.kept, dense(hidden[1]), dense(*w_hr), weight, steps
            )
            of_projection = (F.mm(F.t(of_outputs), self.full) if wanted[-1] else None,)
        elif self.kind is LSTM:
            stubs.lstm_backward_stub["cpu"](grad_given, *of_states, above, *self.kept, dense(hidden[1]), weight, steps)
        elif self.kind is GRU:
            grad_hidden = new(sizes, m.dtype, m.device)
            stubs.gru_backward_stub["cpu"](
                grad_given, grad_hidden, *of_states, above, states, *self.kept, dense(hidden[0]), weight, steps
            )
        else:
            stubs.rnn_backward_stub["cpu"](grad_given, *of_states, above, states, weight, steps, self.kind.activation)
        rows = F.view_default(grad_hidden, (steps.rows, sizes[-1]))
        _, _, (wants_w_hh, wants_b_hh, *_) = self._parts(wanted)
        of_w_hh = self._of_weight(rows, hidden[0]) if wants_w_hh else None
        of_b_hh = F.sum(rows, 0) if wants_b_hh else None
        return grad_given, *of_states, of_w_hh, of_b_hh, *of_projection

    def release(self) -> None:
        """Let go of what `gradient` reads."""
        self.kept, self.full = (), None
        self.states = None  # type: ignore[assignment]

    def _of_weight(self, rows: Tensor, first: Tensor) -> Tensor:
        """Each step was multiplied by the hidden state before it."""
        steps, n = self.steps, first.meta_.sizes[1]
        states, columns = F.view_default(self.states, (steps.rows, n)), F.t(rows)
        if not steps.is_padded:
            index = new((steps.rows,), int64, cpu)
            view(index)[...] = rows_before(steps)
            return F.mm(columns, F.index_select(F.cat((first, states), 0), 0, index))
        # The first step by `first`, the others by rows that lie together.
        batch = steps.sizes[0]
        others = steps.rows - batch
        of_w_hh = F.mm(F.narrow(columns, 1, others if steps.reverse else 0, batch), first)
        if others:
            start = 0 if steps.reverse else batch
            F.addmm_(of_w_hh, F.narrow(columns, 1, start, others), F.narrow(states, 0, batch - start, others))
        return of_w_hh


class CellCall(LayerCall):
    """One run of the kernel for a single step, whose results are the states alone."""

    __slots__ = ()

    def gradient(self, grads: Inputs, wanted: tuple[bool, ...], *inputs: Any) -> Inputs:
        """Those of the inputs."""
        return super().gradient((None, *grads), wanted, *inputs)


def is_recorded(inputs: Inputs) -> bool:
    """Whether a call with these inputs gets a history."""
    return is_grad_enabled() and any(map(_needs_grad, inputs))


def run(
    kind: Kind, steps: Steps, given: Tensor, hidden: tuple[Tensor, ...], weights: Weights, compose: Composition
) -> tuple[Tensor, ...] | None:
    """(outputs, last states), one after the other; None if the composition has to run."""
    if not nobody_watches() or not _fits(kind, steps, given, hidden, weights):
        return None
    w_hh, b_hh, w_hr = weights
    projection = () if w_hr is None else (w_hr,)
    inputs = given, *hidden, w_hh, b_hh, *projection
    keeps = is_recorded(inputs)
    if keeps and not recorder.may_record(inputs):
        return None
    m = given.meta_
    # By the operator, since in inference mode it makes another kind of tensor.
    out = F.empty((*m.sizes[:-1], hidden[0].meta_.sizes[1]), dtype=m.dtype)
    states = new(out.meta_.sizes, m.dtype, m.device) if keeps else out
    # Nobody else sees the last states: an operator stacks the last ones of its layers.
    last = tuple([copy_(new(one.meta_.sizes, m.dtype, m.device), one, False) for one in hidden])
    kept, full = forward(kind, steps, states, last, given, weights, keeps)
    if keeps:
        copy_(out, states, False)
        call = LayerCall(kind, steps, inputs, _read_again(inputs), states, kept, full, compose)
        recorder.record(call, (out, *last), _nodes(kind, steps, m.dim == 2))
    return out, *last


def run_cell(
    kind: Kind, given: Tensor, hidden: tuple[Tensor, ...], weights: Weights, compose: Composition
) -> tuple[Tensor, ...] | None:
    """The states after one step; None if the composition has to run."""
    m = given.meta_
    if m.dim != 2 or not nobody_watches():
        return None
    steps = Steps((m.sizes[0],), False)
    if not _fits(kind, steps, given, hidden, weights):
        return None
    if kind is GRU and hidden[0].meta_.strides != (hidden[0].meta_.sizes[1], 1):
        return None  # its state has the strides of the one before
    inputs = given, *hidden, *weights[:2]
    keeps = is_recorded(inputs)
    if keeps and not recorder.may_record(inputs):
        return None
    if state.dirty and tls.included & INFERENCE_MODE:  # where an operator makes another kind of tensor
        last = tuple([copy_(F.empty(one.meta_.sizes, dtype=m.dtype), one, False) for one in hidden])
    else:
        last = tuple([copy_(new(one.meta_.sizes, m.dtype), one, False) for one in hidden])
        for one, count in zip(last, kind.writes, strict=True):
            one.storage_.version = count
    states = new(hidden[0].meta_.sizes, m.dtype, m.device)
    kept, _ = forward(kind, steps, states, last, given, weights, keeps)
    if keeps:
        call = CellCall(kind, steps, inputs, _read_again(inputs), states, kept, None, compose)
        recorder.record(call, last, kind.of_cell)
    return last


def forward(
    kind: Kind, steps: Steps, states: Tensor, last: tuple[Tensor, ...], given: Tensor, weights: Weights, keeps: bool
) -> tuple[tuple[Tensor, ...], Tensor | None]:
    """Fills `states`, and `last` with the states after the last step; what a backward pass reads (LayerCall)."""
    w_hh, b_hh, w_hr = weights
    m = given.meta_
    bias = None if b_hh is None else dense(b_hh)
    if kind.activation is not None:
        stubs.rnn_forward_stub["cpu"](states, *last, dense(given), bias, dense(w_hh), steps, kind.activation)
        return (), None
    places, rows = steps.rows if keeps else steps.sizes[0], m.sizes[-1]
    n = rows // kind.gates
    kept = new((places, rows), m.dtype, m.device), new((places, n), m.dtype, m.device)
    if w_hr is not None:
        full = new((places, n), m.dtype, m.device)
        stubs.lstm_projected_forward_stub["cpu"](
            states, *last, *kept, full, dense(given), bias, dense(w_hr), dense(w_hh), steps, keeps
        )
        return kept, full
    stub = stubs.lstm_forward_stub if kind is LSTM else stubs.gru_forward_stub
    stub["cpu"](states, *last, *kept, dense(given), bias, dense(w_hh), steps, keeps)
    return kept, None


def _read_again(inputs: Inputs) -> Inputs:
    """The same with a copy of the bias.

    PyTorch does not save a bias, so it may be written to. It is read again only if the composition runs after all.
    """
    # No other input has one dimension.
    return tuple(
        [
            copy_(new(t.meta_.sizes, t.meta_.dtype, cpu), t, False) if t is not None and t.meta_.dim == 1 else t
            for t in inputs
        ]
    )


def _nodes(kind: Kind, steps: Steps, is_packed: bool) -> tuple[Made, ...]:
    joined = "CatBackward0" if is_packed else "StackBackward0"
    if is_packed and not steps.reverse:  # states of sequences that have ended are joined too
        return tuple(Made(i, joined) for i in range(1 + len(kind.made)))
    return *kind.made, Made(0, joined)
