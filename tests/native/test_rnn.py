"""Recurrent networks, beyond the operator database: their graph, projections, dropout, and the meta device."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tinytensor as tt

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
    given = [numbers(s, 7).requires_grad_() for s in (shape, (layers, batch, hidden), (layers, batch, hidden))]
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
