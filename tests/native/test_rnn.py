"""Recurrent networks, beyond the operator database: their graph, projections, dropout, and the meta device."""

from __future__ import annotations

from typing import Any
from unittest import mock

import numpy as np
import pytest
from recorded_nodes import nodes_in_order

import tinytensor as tt
from tinytensor.aten.native.nn.rnn import rnn_layer
from tinytensor.aten.native.nn.rnn.cpu import gate_functions
from tinytensor.aten.native.nn.rnn.cpu.packed_product import width
from tinytensor.blas import blas
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32
from tinytensor.utils._python_dispatch import TorchDispatchMode

GRAPHS = {
    "rnn_tanh_cell": (1, ["TanhBackward0", "AddBackward0", "AddmmBackward0", "AddmmBackward0"]),
    "rnn_relu_cell": (1, ["ReluBackward0", "AddBackward0", "AddmmBackward0", "AddmmBackward0"]),
    "gru_cell": (
        3,
        "AddBackward0 MulBackward0 TanhBackward0 SubBackward0 SigmoidBackward0 AddBackward0 AddBackward0 "
        "UnsafeSplitBackward0 MulBackward0 UnsafeSplitBackward0 AddmmBackward0 SigmoidBackward0 "
        "AddmmBackward0 AddBackward0".split(),
    ),
}


def node_names(t: Any) -> list[str]:
    """Nodes in the order of a walk in breadth, without the leaves."""
    found, queue, seen = [], [t.grad_fn], set()
    while queue:
        node = queue.pop(0)
        if node is None or node in seen:
            continue
        seen.add(node)
        if node.name() not in ("TBackward0", "torch::autograd::AccumulateGrad"):
            found.append(node.name())
        queue += [edge[0] for edge in node.next_functions]
    return found


def weights(namespace: Any, gates: int, inputs: int = 3, hidden: int = 4) -> list[Any]:
    shapes = (gates * hidden, inputs), (gates * hidden, hidden), (gates * hidden,), (gates * hidden,)
    return [namespace.full(shape, 0.1).requires_grad_() for shape in shapes]


@pytest.mark.parametrize("name", GRAPHS)
def test_the_graph_of_a_cell(name: str) -> None:
    gates, names = GRAPHS[name]
    result = getattr(tt, name)(tt.ones(2, 3), tt.ones(2, 4), *weights(tt, gates))
    assert node_names(result) == names


@pytest.mark.parametrize("name", GRAPHS)
def test_the_graph_of_a_cell_in_torch(name: str, torch: Any) -> None:
    gates, names = GRAPHS[name]
    assert node_names(getattr(torch, name)(torch.ones(2, 3), torch.ones(2, 4), *weights(torch, gates))) == names


def test_gates_are_views_with_their_own_versions() -> None:
    gates = tt.zeros(2, 8)
    first, second = gates.unsafe_chunk(2, 1)
    first.sigmoid_()
    assert gates.tolist()[0] == [0.5] * 4 + [0.0] * 4
    assert (gates._version, first._version, second._version) == (0, 1, 0)


def test_a_projected_lstm() -> None:
    """Its hidden states are of the projection's size, its memory is not."""
    w_ih, w_hh = tt.full((16, 3), 0.1), tt.full((16, 2), 0.1)
    states = [tt.zeros(1, 2, 2), tt.zeros(1, 2, 4)]
    outputs, hy, cy = tt.lstm(tt.ones(5, 2, 3), states, [w_ih, w_hh, tt.ones(2, 4)], False, 1, 0.0, True, False, False)
    assert (outputs.shape, hy.shape, cy.shape) == ((5, 2, 2), (1, 2, 2), (1, 2, 4))
    i, o, g = (0.3 * tt.ones(())).sigmoid(), (0.3 * tt.ones(())).sigmoid(), (0.3 * tt.ones(())).tanh()
    assert tt.allclose(outputs[0], (4 * o * (i * g).tanh()).expand(2, 2))


def test_dropout_only_between_layers_and_in_training() -> None:
    params = weights(tt, 1) + weights(tt, 1, inputs=4)
    args: tuple[Any, ...] = (tt.ones(3, 2, 3), tt.zeros(2, 2, 4), params, True, 2)
    plain = tt.rnn_tanh(*args, 0.0, True, False, False)[0]
    assert tt.equal(tt.rnn_tanh(*args, 0.9, False, False, False)[0], plain)
    assert not tt.equal(tt.rnn_tanh(*args, 0.9, True, False, False)[0], plain)
    single: tuple[Any, ...] = (tt.ones(3, 2, 3), tt.zeros(1, 2, 4), weights(tt, 1), True, 1)
    both = [tt.rnn_tanh(*single, p, True, False, False)[0] for p in (0.0, 0.9)]
    assert tt.equal(*both)


@pytest.mark.parametrize("batch_first", [False, True])
def test_meta(batch_first: bool) -> None:
    params = [w.detach().to("meta") for w in weights(tt, 3)]
    x = tt.empty(2, 5, 3, device="meta") if batch_first else tt.empty(5, 2, 3, device="meta")
    outputs, final = tt.gru(x, tt.empty(1, 2, 4, device="meta"), params, True, 1, 0.0, True, False, batch_first)
    assert outputs.shape == ((2, 5, 4) if batch_first else (5, 2, 4))
    assert outputs.stride() == ((4, 8, 1) if batch_first else (8, 4, 1))
    assert final.shape == (1, 2, 4)


# ---- a layer of an LSTM as one operator ------------------------------------------------------------------------------

LAYERS = [
    {},
    {"batch_first": True},
    {"num_layers": 2, "bidirectional": True},
    {"num_layers": 2, "bias": False, "bidirectional": True},
]
SIZES = [
    (5, 3, 3, 4),
    (4, 6, 5, 16),
    (3, 7, 2, 64),
    (1, 1, 3, 33),
]  # steps, batch, inputs, hidden: BLAS and packed weights


def run_lstm(lib: Any, options: dict[str, Any], sizes: tuple[int, ...], dtype: Any) -> list[Any]:
    """Results, and all gradients, of an LSTM with numbers that depend on the sizes alone."""
    steps, batch, inputs, hidden = sizes
    lstm = lib.nn.LSTM(inputs, hidden, dtype=dtype, **options)
    layers = options.get("num_layers", 1) * (2 if options.get("bidirectional") else 1)
    shape = (batch, steps, inputs) if options.get("batch_first") else (steps, batch, inputs)

    def numbers(shape: Any, start: int) -> Any:
        count = int(np.prod(tuple(shape)))
        return lib.tensor((np.sin(np.arange(start, start + count)) * 0.5).reshape(tuple(shape)), dtype=dtype)

    with lib.no_grad():
        for i, p in enumerate(lstm.parameters()):
            p.copy_(numbers(p.shape, 1000 * i))
    shown = options.get("proj_size", hidden)
    given = [numbers(s, 7).requires_grad_() for s in (shape, (layers, batch, shown), (layers, batch, hidden))]
    output, last = lstm(given[0], tuple(given[1:]))
    results = [output, *last]
    sum((r * r.sin()).sum() for r in results).backward()
    return [*results, *(t.grad for t in (*given, *lstm.parameters()))]


def test_a_fused_layer_equals_its_composition() -> None:
    """float32 runs `mkldnn_rnn_layer`, float64 the cells."""
    for options in LAYERS:
        for sizes in SIZES:
            fused, composed = run_lstm(tt, options, sizes, tt.float32), run_lstm(tt, options, sizes, tt.float64)
            for ours, exact in zip(fused, composed, strict=True):
                tt.testing.assert_close(ours.double(), exact, rtol=1e-4, atol=2e-5)


def test_the_graph_of_a_layer() -> None:
    output, (h, c) = tt.nn.LSTM(3, 4)(tt.ones(5, 2, 3))
    assert [t.grad_fn.name() for t in (output, h, c)] == ["MkldnnRnnLayerBackward0"] + 2 * ["StackBackward0"]
    assert tt.nn.LSTM(3, 4).double()(tt.ones(5, 2, 3).double())[0].grad_fn.name() == "StackBackward0"


@pytest.mark.oracle
def test_layers_beside_torch(torch: Any) -> None:
    for options in LAYERS:
        for sizes in SIZES:
            ours, theirs = run_lstm(tt, options, sizes, tt.float32), run_lstm(torch, options, sizes, torch.float32)
            for mine, other in zip(ours, theirs, strict=True):
                assert mine.stride() == other.stride()
                assert np.allclose(mine.detach().numpy(), other.detach().numpy(), rtol=1e-4, atol=2e-5)
            assert ours[0].grad_fn.name() == theirs[0].grad_fn.name()


def layer_arguments(reverse: bool, has_biases: bool = True) -> list[Any]:
    shapes = [(4, 2, 3), (12, 3), (12, 3), (12,), (12,), (2, 3), (2, 3)]
    made = [tt.randn(*s, dtype=tt.float64, requires_grad=True) for s in shapes]
    return [*made, reverse, [], 2, 3, 1, has_biases, False, False, True]


@pytest.mark.parametrize("reverse", [False, True])
def test_derivatives_of_a_layer(reverse: bool) -> None:
    tensors, rest = layer_arguments(reverse)[:7], layer_arguments(reverse)[7:]

    def layer(*given: Any) -> Any:
        return tt.ops.aten.mkldnn_rnn_layer(*given, *rest)[:3]

    assert tt.autograd.gradcheck(layer, tensors)
    assert tt.autograd.gradgradcheck(layer, tensors)


def test_a_layer_refuses_what_does_not_fit() -> None:
    for place, wrong in (
        (1, tt.ones(12, 4)),
        (2, tt.ones(12, 4)),
        (3, tt.ones(11)),
        (5, tt.ones(1, 3)),
        (5, tt.ones(2, 3, device="meta")),
        (9, 3),
    ):
        given = layer_arguments(False)
        given[place] = wrong.double() if isinstance(wrong, tt.Tensor) else wrong
        with pytest.raises(RuntimeError, match="mkldnn_rnn_layer"):
            tt.ops.aten.mkldnn_rnn_layer(*given)
    result = tt.ops.aten.mkldnn_rnn_layer(*layer_arguments(False))
    with pytest.raises(RuntimeError, match="expected a workspace of"):
        tt.ops.aten.mkldnn_rnn_layer_backward(
            *layer_arguments(False)[:7], *result[:3], result[0], None, None, False, 2, 3, 1, True, True, False, [], False,
            result[3][8:],
        )  # fmt: skip


def test_tangents_and_autocast_go_through_the_cells() -> None:
    """The fused layer has no tangent, and no cast of its own."""
    lstm, x = tt.nn.LSTM(3, 4), tt.randn(5, 2, 3)
    tangent = tt.func.jvp(lambda x: lstm(x)[0], (x,), (tt.ones_like(x),))[1]
    with tt.autocast("cpu"):
        assert lstm(x)[0].grad_fn.name() == "StackBackward0"
    lstm.double()
    exact = tt.func.jvp(lambda x: lstm(x)[0], (x.double(),), (tt.ones(5, 2, 3).double(),))[1]
    assert tt.allclose(tangent.double(), exact, atol=1e-5)


# ---- a layer of a GRU or a plain RNN by one kernel -------------------------------------------------------------------

KINDS = ("gru", "tanh", "relu")


def network(lib: Any, kind: str, inputs: int, hidden: int, **options: Any) -> Any:
    if kind == "gru":
        return lib.nn.GRU(inputs, hidden, **options)
    return lib.nn.RNN(inputs, hidden, nonlinearity=kind, **options)


def step_by_step() -> Any:
    """Inside, the operators of the composition run."""
    return mock.patch.object(rnn_layer, "run", return_value=None)


def example(lib: Any, kind: str, options: dict[str, Any], sizes: tuple[int, ...], dtype: Any = None) -> Any:
    """A network, and leaves for its input and its first state."""
    steps, batch, inputs, hidden = sizes
    net = network(lib, kind, inputs, hidden, dtype=dtype or lib.float64, **options)
    layers = options.get("num_layers", 1) * (2 if options.get("bidirectional") else 1)
    shape = (batch, steps, inputs) if options.get("batch_first") else (steps, batch, inputs)

    def numbers(shape: Any, start: int) -> Any:
        count = int(np.prod(tuple(shape)))
        values = (np.sin(np.arange(start, start + count) * 1.7) * 0.5).reshape(tuple(shape))
        return lib.tensor(values, dtype=dtype or lib.float64)

    with lib.no_grad():
        for i, p in enumerate(net.parameters()):
            p.copy_(numbers(p.shape, 1000 * i) / hidden**0.5)
    return net, numbers(shape, 7).requires_grad_(), numbers((layers, batch, hidden), 5).requires_grad_()


def results_and_gradients(lib: Any, net: Any, x: Any, h: Any, of_out: bool = True, of_last: bool = True) -> list[Any]:
    out, last = net(x, h)
    loss = lib.zeros((), dtype=out.dtype)
    loss = loss + (out * out.sin()).sum() if of_out else loss
    loss = loss + (last * last.cos()).sum() if of_last else loss
    return [out, last, *lib.autograd.grad(loss, [x, h, *net.parameters()])]


def test_one_kernel_equals_the_composition() -> None:
    for kind in KINDS:
        for options in LAYERS:
            for sizes in SIZES:
                net, x, h = example(tt, kind, options, sizes)
                with step_by_step():
                    expected = results_and_gradients(tt, net, x, h)
                for ours, exact in zip(results_and_gradients(tt, net, x, h), expected, strict=True):
                    tt.testing.assert_close(ours, exact, rtol=1e-9, atol=1e-12)
                    assert ours.stride() == exact.stride()
                rough = example(tt, kind, options, sizes, tt.float32)
                for ours, exact in zip(results_and_gradients(tt, *rough), expected, strict=True):
                    tt.testing.assert_close(ours.double(), exact, rtol=1e-4, atol=2e-5)
                with tt.no_grad():
                    tt.testing.assert_close(net(x, h), tuple(expected[:2]), rtol=1e-9, atol=1e-12)
                with tt.inference_mode():
                    out, last = net(x, h)
                    tt.testing.assert_close(out, expected[0], rtol=1e-9, atol=1e-12)
                assert out.is_inference() and last.is_inference()


# Hidden sizes and batches: BLAS reads the weight where it lies, in one block or several; packed weights, whose panels are full or
# overlap; BLAS in the usual way.
BITS = (3, 5), (20, 40), (33, 16), (64, 1), (100, 40), (128, 4), (128, 40), (33, 64), (300, 26)


def test_one_kernel_has_the_bits_of_the_composition() -> None:
    before = tt.get_num_threads()
    try:
        for threads in (1, 2):
            tt.set_num_threads(threads)
            for kind in KINDS:
                for dtype in (tt.float32, tt.float64):
                    for hidden, batch in BITS:
                        # OpenBLAS for AVX2 adds up the last rows in another order than the others, and packed weights do not.
                        is_packed = dtype is tt.float32 and hidden * (3 if kind == "gru" else 1) >= width(batch)
                        if is_packed and not blas.reads_in_place(1, 64, 64):
                            continue
                        for options in ({}, {"bias": False}):
                            net, x, h = example(tt, kind, options, (3, batch, 2, hidden), dtype)
                            with tt.no_grad():
                                out = net(x, h)[0]
                                with step_by_step():
                                    assert tt.equal(out, net(x, h)[0]), (threads, kind, dtype, hidden, batch)
    finally:
        tt.set_num_threads(before)


def test_gradients_of_one_result_alone() -> None:
    for kind in KINDS:
        net, x, h = example(tt, kind, {"bidirectional": True}, (4, 2, 3, 5))
        for which in ({"of_out": False}, {"of_last": False}):
            with step_by_step():
                expected = results_and_gradients(tt, net, x, h, **which)
            tt.testing.assert_close(results_and_gradients(tt, net, x, h, **which), expected, rtol=1e-9, atol=1e-12)


def test_derivatives_of_one_kernel() -> None:
    for kind in ("gru", "tanh"):
        net, x, h = example(tt, kind, {}, (3, 2, 2, 3))
        assert tt.autograd.gradcheck(lambda x, h: net(x, h), (x, h))  # noqa: B023
        assert tt.autograd.gradgradcheck(lambda x, h: net(x, h), (x, h))  # noqa: B023


def graphs(lib: Any) -> list[Any]:
    """Everything that a graph shows, for each kind and each choice of what requires grad."""
    seen: list[Any] = []
    for kind in KINDS:
        for options in ({}, {"bias": False}, {"num_layers": 2, "batch_first": True}, {"bidirectional": True}):
            for needs in ((1, 1, 1), (0, 0, 1), (0, 0, 0), (1, 0, 0), (0, 1, 0)):
                for steps in (1, 3):
                    net, x, h = example(lib, kind, options, (steps, 2, 3, 4))
                    x, h = x.detach().requires_grad_(bool(needs[0])), h.detach().requires_grad_(bool(needs[1]))
                    for name, p in net.named_parameters():
                        p.requires_grad_(bool(needs[2]) or "hh" not in name)
                    out, last = net(x, h)
                    loss = out.sum() + last.sum()
                    seen.append(
                        (nodes_in_order(loss), node_names(loss), out.grad_fn.name(), out.output_nr, out._version)
                    )
    return seen


def test_graphs_are_the_compositions() -> None:
    with step_by_step():
        expected = graphs(tt)
    assert graphs(tt) == expected


@pytest.mark.oracle
def test_graphs_are_those_of_torch(torch: Any) -> None:
    assert graphs(tt) == graphs(torch)


@pytest.mark.oracle
def test_layers_of_one_state_beside_torch(torch: Any) -> None:
    for kind in KINDS:
        for options in LAYERS:
            for sizes in SIZES:
                ours = results_and_gradients(tt, *example(tt, kind, options, sizes))
                theirs = results_and_gradients(torch, *example(torch, kind, options, sizes))
                for mine, other in zip(ours, theirs, strict=True):
                    assert mine.stride() == other.stride()
                    assert np.allclose(mine.detach().numpy(), other.detach().numpy(), rtol=1e-8, atol=1e-11)


def test_a_graph_stays_itself_when_it_is_looked_at() -> None:
    net, x, h = example(tt, "gru", {}, (4, 2, 3, 4))
    out, last = net(x, h)
    expected = tt.autograd.grad((out * 2).sum() + last.sum(), [x, h, *net.parameters()])
    out, last = net(x, h)
    loss = (out * 2).sum() + last.sum()
    seen = []
    out.register_hook(lambda grad: seen.append(grad.sum().item()))
    behind = loss.grad_fn.next_functions[0][0].next_functions[0][0].next_functions[0][0]
    assert behind is out.grad_fn is tt.autograd.graph.get_gradient_edge(out).node
    assert len(node_names(loss)) == len(nodes_in_order(loss)) - 5  # `node_names` leaves TBackward0 out
    tt.testing.assert_close(tt.autograd.grad(loss, [x, h, *net.parameters()]), expected, rtol=1e-9, atol=1e-12)
    assert seen == [64.0]


def hooks_and_errors(lib: Any) -> list[Any]:
    """What hooks see while the pass runs, what is left of a graph after it, and who may write to what."""
    seen: list[Any] = []

    def begin(dtype: Any = None) -> Any:
        net, x, h = example(lib, "gru", {}, (4, 2, 3, 4), dtype)
        first = h * 1
        return net, x, first, *net(x, first)

    net, x, _, out, _ = begin()
    out.retain_grad()
    net.weight_hh_l0.register_hook(lambda grad: seen.append((node_names(out)[:4], round(grad.sum().item(), 6))))
    out.grad_fn.register_hook(lambda into, outof: seen.append((len(into), len(outof))))
    out.sum().backward()
    seen.append(out.grad.sum().item())

    net, x, _, out, _ = begin()
    x.register_hook(lambda grad: seen.append((node_names(out)[:4], out.grad_fn.name())))
    loss = out.sum()
    loss.backward()
    seen.append((node_names(loss), round(x.grad.sum().item(), 6)))
    for run in (loss.backward, lambda: out.grad_fn.next_functions[0][0].next_functions[0][0]._saved_other):
        with pytest.raises(RuntimeError, match="Trying to backward through the graph a second time"):
            run()

    for what in ("weight_hh_l0", "bias_hh_l0", "first", "out"):
        for looks in (False, True):
            net, x, first, out, _ = begin()
            loss = out.sum()
            with lib.no_grad():
                {"first": first, "out": out}.get(what, getattr(net, what, out)).mul_(2)
            if looks:
                node_names(loss)
            try:
                loss.backward()
                seen.append((what, round(x.grad.sum().item(), 6)))
            except RuntimeError as error:
                seen.append((what, str(error)))

    # A recorded pass while another one runs.
    _, x, _, out, _ = begin()

    def inner(grad: Any) -> None:
        with lib.enable_grad():
            (slope,) = lib.autograd.grad((out * out).sum(), x, create_graph=True)
            curve = slope.pow(2).sum()
        seen.append(round(lib.autograd.grad(curve, x, retain_graph=True)[0].sum().item(), 6))

    handle = out.grad_fn.register_prehook(lambda grads: (handle.remove(), inner(grads[0]))[0])
    (out * 3).sum().backward()
    seen.append(round(x.grad.sum().item(), 6))
    _, x, _, out, _ = begin()
    handle = (twice := out * 2).register_hook(lambda grad: (handle.remove(), inner(grad))[0])
    twice.sum().backward()
    seen.append(round(x.grad.sum().item(), 6))
    return seen


@pytest.mark.oracle
def test_hooks_and_errors_are_those_of_torch(torch: Any) -> None:
    assert hooks_and_errors(tt) == hooks_and_errors(torch)


def test_hooks_and_errors() -> None:
    with step_by_step():
        expected = hooks_and_errors(tt)
    assert hooks_and_errors(tt) == expected


def test_whoever_watches_sees_the_operators() -> None:
    names: list[str] = []

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            names.append(str(func))
            return func(*args, **(kwargs or {}))

    net, x, h = example(tt, "gru", {}, (3, 2, 3, 4))
    with Log():
        out, _ = net(x, h)
    assert names.count("aten.tanh_.default") == 3 and names.count("aten.sigmoid_.default") == 6
    out, _ = net(x, h)
    names.clear()
    with Log():
        out.sum().backward()
    assert names.count("aten.tanh_backward.default") == 3 and names.count("aten.sigmoid_backward.default") == 6
    with tt.profiler.profile() as profile:
        net(x, h)[0].sum().backward()
    calls = {row.key: row.count for row in profile.key_averages()}
    assert calls["aten::tanh_"] == calls["TanhBackward0"] == 3


# ---- packed sequences, and all cells of an LSTM ----------------------------------------------------------------------

LENGTHS = (3, 3, 2), (5, 4, 4, 1, 1), (1,), (2, 2), (7, 5, 5, 5, 3, 2, 2, 1, 1, 1)
OPTIONS = {}, {"bias": False}, {"num_layers": 2, "bidirectional": True}
CELLS = (*KINDS, "lstm", "projected")


def packed_example(
    lib: Any, kind: str, options: dict[str, Any], lengths: tuple[int, ...], hidden: int, dtype: Any
) -> Any:
    """A network, leaves for the rows of a packed sequence and for the first states, and how it is called."""
    options = dict(options, dtype=dtype)
    shown = max(1, hidden // 2) if kind == "projected" else hidden
    if kind in KINDS:
        net = network(lib, kind, 3, hidden, **options)
    else:
        net = lib.nn.LSTM(3, hidden, proj_size=shown if shown < hidden else 0, **options)
    layers = options.get("num_layers", 1) * (2 if options.get("bidirectional") else 1)
    sizes = [sum(length > t for length in lengths) for t in range(max(lengths))]

    def numbers(shape: Any, start: int) -> Any:
        count = int(np.prod(tuple(shape)))
        return lib.tensor((np.sin(np.arange(start, start + count) * 1.7) * 0.5).reshape(tuple(shape)), dtype=dtype)

    with lib.no_grad():
        for i, p in enumerate(net.parameters()):
            p.copy_(numbers(p.shape, 1000 * i) / hidden**0.5)
    rows = numbers((sum(sizes), 3), 7).requires_grad_()
    widths = (shown,) if kind in KINDS else (shown, hidden)
    states = [numbers((layers, len(lengths), n), 5 + i).requires_grad_() for i, n in enumerate(widths)]

    def call() -> list[Any]:
        packed = lib.nn.utils.rnn.PackedSequence(rows, lib.tensor(sizes))
        out, last = net(packed, states[0] if kind in KINDS else tuple(states))
        return [out.data, *((last,) if kind in KINDS else last)]

    return net, rows, states, call


def packed_results(lib: Any, *example: Any) -> list[Any]:
    net, rows, states, call = packed_example(lib, *example)
    results = call()
    loss = sum((r * r.sin()).sum() for r in results)
    return [*results, *lib.autograd.grad(loss, [rows, *states, *net.parameters()])]


def test_packed_sequences_by_one_kernel() -> None:
    for kind in CELLS:
        for options in OPTIONS:
            for lengths in LENGTHS:
                for hidden in (4, 33):
                    with step_by_step():
                        expected = packed_results(tt, kind, options, lengths, hidden, tt.float64)
                    found = packed_results(tt, kind, options, lengths, hidden, tt.float64)
                    tt.testing.assert_close(found, expected, rtol=1e-9, atol=1e-12)
                    assert [t.stride() for t in found] == [t.stride() for t in expected]
                    rough = packed_results(tt, kind, options, lengths, hidden, tt.float32)
                    tt.testing.assert_close([t.double() for t in rough], expected, rtol=1e-4, atol=2e-5)


def test_packed_sequences_have_the_bits_of_the_composition() -> None:
    before = tt.get_num_threads()
    try:
        for threads in (1, 2):
            tt.set_num_threads(threads)
            for kind in CELLS:
                for dtype in (tt.float32, tt.float64):
                    for hidden, lengths in (
                        (3, (4, 2)),
                        (33, (3,) * 9 + (1,)),
                        (64, (3,) * 30 + (2,) * 5),
                        (100, (2,) * 40),
                    ):
                        is_packed = dtype is tt.float32 and hidden >= width(len(lengths))
                        if is_packed and not blas.reads_in_place(1, 64, 64):
                            continue
                        *_, call = packed_example(tt, kind, {"bidirectional": True}, lengths, hidden, dtype)
                        with tt.no_grad():
                            found = call()
                            with step_by_step():
                                expected = call()
                        assert all(map(tt.equal, found, expected)), (threads, kind, dtype, hidden, lengths)
    finally:
        tt.set_num_threads(before)


def test_an_lstm_of_doubles_by_one_kernel() -> None:
    """A float32 one over padded sequences is `mkldnn_rnn_layer`, unless it has a projection."""
    for options in (*LAYERS, {"proj_size": 3}, {"proj_size": 2, "bidirectional": True, "bias": False}):
        for sizes in SIZES:
            with step_by_step():
                expected = run_lstm(tt, options, sizes, tt.float64)
            tt.testing.assert_close(run_lstm(tt, options, sizes, tt.float64), expected, rtol=1e-9, atol=1e-12)
            rough = run_lstm(tt, options, sizes, tt.float32)
            tt.testing.assert_close([t.double() for t in rough], expected, rtol=1e-4, atol=2e-5)


@pytest.mark.parametrize("kind", ["gru", "lstm", "projected"])
def test_derivatives_of_packed_sequences(kind: str) -> None:
    net, rows, states, _ = packed_example(tt, kind, {"bidirectional": True}, (3, 2, 2), 3, tt.float64)
    sizes = tt.tensor([3, 3, 1])

    def layer(rows: Any, *states: Any) -> Any:
        packed = tt.nn.utils.rnn.PackedSequence(rows, sizes)
        out, last = net(packed, states[0] if kind == "gru" else states)
        return (out.data, *((last,) if kind == "gru" else last))

    assert tt.autograd.gradcheck(layer, (rows, *states))
    assert tt.autograd.gradgradcheck(layer, (rows, *states))


def graphs_of_packed(lib: Any) -> list[Any]:
    seen: list[Any] = []
    for kind in CELLS:
        for options in OPTIONS:
            for lengths in ((3, 3, 2), (2,), (4, 2, 1)):
                for needs in ((1, 1, 1), (0, 0, 1), (1, 0, 0), (0, 1, 0)):
                    net, rows, states, call = packed_example(lib, kind, options, lengths, 4, lib.float64)
                    rows.requires_grad_(bool(needs[0]))
                    for one in states:
                        one.requires_grad_(bool(needs[1]))
                    for name, p in net.named_parameters():
                        p.requires_grad_(bool(needs[2]) or "hh" not in name)
                    results = call()
                    loss = sum(r.sum() for r in results)
                    seen.append((kind, options, lengths, needs, nodes_in_order(loss), node_names(loss)))
                    seen.append([(r.grad_fn.name(), r.output_nr, r._version) for r in results])
    return seen


def test_graphs_of_packed_sequences_are_the_compositions() -> None:
    with step_by_step():
        expected = graphs_of_packed(tt)
    assert graphs_of_packed(tt) == expected


@pytest.mark.oracle
def test_packed_sequences_beside_torch(torch: Any) -> None:
    assert graphs_of_packed(tt) == graphs_of_packed(torch)
    for kind in CELLS:
        for options in OPTIONS:
            for lengths in LENGTHS:
                ours = packed_results(tt, kind, options, lengths, 5, tt.float64)
                theirs = packed_results(torch, kind, options, lengths, 5, torch.float64)
                for mine, other in zip(ours, theirs, strict=True):
                    assert mine.stride() == other.stride()
                    assert np.allclose(mine.detach().numpy(), other.detach().numpy(), rtol=1e-8, atol=1e-11)


def writes_to_what_an_lstm_saved(lib: Any) -> list[Any]:
    seen = []
    for kind, needs in (("lstm", True), ("lstm", False), ("projected", True), ("projected", False)):
        for what in (
            "h",
            "c",
            "weight_hh_l0",
            "bias_hh_l0",
            "rows",
            *(["weight_hr_l0"] if kind == "projected" else []),
        ):
            net, rows, states, call = packed_example(lib, kind, {}, (3, 2), 4, lib.float64)
            net.requires_grad_(needs)
            loss = call()[0].sum()
            with lib.no_grad():
                {"h": states[0], "c": states[1], "rows": rows}.get(what, getattr(net, what, rows)).mul_(2)
            try:
                loss.backward()
                seen.append(
                    (kind, needs, what, round(rows.grad.sum().item(), 9), round(states[1].grad.sum().item(), 9))
                )
            except RuntimeError as error:
                seen.append((kind, needs, what, str(error)))
    return seen


def test_writes_to_what_an_lstm_saved() -> None:
    with step_by_step():
        expected = writes_to_what_an_lstm_saved(tt)
    assert writes_to_what_an_lstm_saved(tt) == expected


@pytest.mark.oracle
def test_writes_to_what_an_lstm_saved_beside_torch(torch: Any) -> None:
    assert writes_to_what_an_lstm_saved(tt) == writes_to_what_an_lstm_saved(torch)


@pytest.mark.skipif(mode() == "off", reason="needs compiled kernels")
def test_activations_of_gates() -> None:
    places = np.geomspace(1e-38, 100, 300_000)
    x = np.concatenate([np.linspace(-100, 100, 1_000_001), places, -places, [0.0]]).astype(np.float32)
    wide = x.astype(np.float64)
    for functor, exact in ((gate_functions.sigmoid, 1 / (1 + np.exp(-wide))), (gate_functions.tanh, np.tanh(wide))):
        got = over(functor, x)
        errors = abs(got - exact) / np.spacing(abs(exact).astype(np.float32))
        if functor is gate_functions.sigmoid:
            assert got[x < -87].max() < 2e-38
            errors[x < -87] = 0
        assert errors.max() < 2.5
        assert np.isnan(over(functor, np.float32([np.nan]))).all()
    assert over(gate_functions.sigmoid, np.float32([np.inf, 0.0])).tolist() == [1.0, 0.5]
    assert over(gate_functions.tanh, np.float32([np.inf, -np.inf, 0.0])).tolist() == [1.0, -1.0, 0.0]


def over(functor: Any, x: np.ndarray) -> np.ndarray:
    def loop(lo, hi, out, a):
        results, numbers = ptr_float32(out), ptr_float32(a)
        for i in range(lo, hi):
            results[i] = functor(numbers[i])

    out = np.empty_like(x)
    kernel(loop, "ii", name=f"gate_{functor.__name__}").serial(x.size, address_of(out), address_of(x))
    return out
