"""RNNCell, GRUCell and LSTMCell by one kernel: nothing of it shows but the time."""

from __future__ import annotations

import itertools
from typing import Any
from unittest import mock

import numpy as np
import pytest
from recorded_nodes import nodes_in_order

import tinytensor as tt
from tinytensor.aten.native.nn.rnn import rnn_layer

CELLS = "RNNCell", "GRUCell", "LSTMCell"
# (batch, inputs, hidden)
SIZES = (1, 1, 1), (1, 3, 4), (3, 2, 1), (4, 32, 32), (5, 3, 40), (33, 7, 64)


def operator_by_operator() -> Any:
    return mock.patch.object(rnn_layer, "run_cell", return_value=None)


def numbers(lib: Any, shape: tuple[int, ...], dtype: Any, start: int) -> Any:
    count = int(np.prod(shape))
    return lib.tensor((np.sin(np.arange(start, start + count) * 1.7) * 0.5).reshape(shape), dtype=dtype)


def example(lib: Any, kind: str, sizes: tuple[int, ...], bias: bool, dtype: Any, turned: bool = False) -> Any:
    """A cell, an input, and the state or the states; `turned` tensors are those of a transposed batch."""
    batch, inputs, hidden = sizes
    cell = getattr(lib.nn, kind)(inputs, hidden, bias=bias, dtype=dtype)
    with lib.no_grad():
        for i, p in enumerate(cell.parameters()):
            p.copy_(numbers(lib, tuple(p.shape), dtype, 100 * i) / hidden**0.5)
    shapes = (batch, inputs), (batch, hidden), (batch, hidden)
    made = [
        numbers(lib, (n, m), dtype, 7 * k).t() if turned else numbers(lib, (m, n), dtype, 7 * k)
        for k, (m, n) in enumerate(shapes)
    ]
    x, *states = (t.requires_grad_() for t in made)
    return cell, x, tuple(states) if kind == "LSTMCell" else states[0]


def two_steps(cell: Any, x: Any, state: Any) -> tuple[Any, ...]:
    for _ in range(2):
        state = cell(x, state)
    return state if isinstance(state, tuple) else (state,)


def what_shows(lib: Any, looks: bool) -> list[Any]:
    """Geometry, versions and nodes of results, and the geometry of gradients."""
    seen = []
    for kind, sizes, bias, turned in itertools.product(CELLS, SIZES[:4], (True, False), (False, True)):
        cell, x, state = example(lib, kind, sizes, bias, lib.float32, turned)
        results = two_steps(cell, x, state)
        seen.append([(t.stride(), t._version, t.grad_fn.name()) for t in results])
        if looks:
            seen.append([nodes_in_order(t) for t in results])
        gradients = lib.autograd.grad(sum(t.sum() for t in results), [x, *cell.parameters()])
        seen.append([t.stride() for t in gradients])
        with lib.no_grad():
            seen.append([(t.stride(), t._version, t.requires_grad) for t in two_steps(cell, x, state)])
        with lib.inference_mode():
            seen.append([(t.stride(), t.is_inference()) for t in two_steps(cell, x, state)])
    return seen


@pytest.mark.parametrize("looks", [False, True])
def test_what_shows_is_the_compositions(looks: bool) -> None:
    with operator_by_operator():
        expected = what_shows(tt, looks)
    assert what_shows(tt, looks) == expected


@pytest.mark.oracle
@pytest.mark.parametrize("looks", [False, True])
def test_what_shows_is_that_of_torch(looks: bool, torch: Any) -> None:
    assert what_shows(tt, looks) == what_shows(torch, looks)


@pytest.mark.parametrize("kind", CELLS)
def test_bits_and_gradients_are_the_compositions(kind: str) -> None:
    for sizes, bias, dtype in itertools.product(SIZES, (True, False), (tt.float32, tt.float64)):
        cell, x, state = example(tt, kind, sizes, bias, dtype)
        runs = []
        for composed in (True, False):
            with operator_by_operator() if composed else mock.MagicMock():
                with tt.no_grad():
                    unrecorded = two_steps(cell, x, state)
                results = two_steps(cell, x, state)
                loss = sum((t * t.cos()).sum() for t in results)
                runs.append((unrecorded, results, tt.autograd.grad(loss, [x, *cell.parameters()])))
        for expected, ours in zip(runs[0][:2], runs[1][:2], strict=True):
            assert all(tt.equal(a, b) for a, b in zip(expected, ours, strict=True))
        tolerances = {"rtol": 1e-4, "atol": 1e-5} if dtype is tt.float32 else {"rtol": 1e-9, "atol": 1e-12}
        for expected, ours in zip(runs[0][2], runs[1][2], strict=True):
            tt.testing.assert_close(ours, expected, **tolerances)


@pytest.mark.parametrize("kind", CELLS)
def test_derivatives(kind: str) -> None:
    cell, x, state = example(tt, kind, (2, 3, 4), True, tt.float64)
    states = state if isinstance(state, tuple) else (state,)

    def run(x: Any, *states: Any) -> tuple[Any, ...]:
        return two_steps(cell, x, states if kind == "LSTMCell" else states[0])

    assert tt.autograd.gradcheck(run, (x, *states))
    assert tt.autograd.gradgradcheck(run, (x, *states))
