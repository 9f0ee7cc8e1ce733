"""Recurrent networks, beyond the operator database: their graph, projections, dropout, and the meta device."""

from __future__ import annotations

from typing import Any

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
