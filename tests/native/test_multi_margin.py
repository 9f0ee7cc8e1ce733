"""multi_margin_loss and multilabel_margin_loss, beyond the operator database: arguments of their gradients, and what overlaps."""

from __future__ import annotations

from math import nan
from typing import Any

import pytest

import tinytensor as tt

ops = tt.ops.aten
X = [[1.0, 2.0, 3.0], [3.0, 1.0, 2.0]]


def test_a_weight_counts_only_where_a_hinge_is_open() -> None:
    loss = ops.multi_margin_loss(tt.tensor(X), tt.tensor([2, 1]), 1, 0, tt.tensor([0.0, 1.0, nan]), 0)
    assert loss.tolist() == [0.0, 1.0]


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"target": tt.tensor([0, 3])}, "target out of range"),
        ({"target": tt.tensor([0, 1], dtype=tt.int32)}, "expected scalar type Long but found Int"),
        ({"grad_output": tt.tensor(1.0, dtype=tt.float64)}, "expected scalar type Float but found Double"),
        ({"grad_output": tt.ones(2, 1), "reduction": 0}, "TensorAccessor expected 1 dims but tensor has 2"),
    ],
)
def test_a_gradient_is_refused(changes: dict[str, Any], text: str) -> None:
    args = {
        "grad_output": tt.tensor(1.0), "self": tt.tensor(X), "target": tt.tensor([0, 1]), "p": 1, "margin": 1, "weight": None,
        "reduction": 1,
    } | changes  # fmt: skip
    with pytest.raises(RuntimeError, match=text):
        ops.multi_margin_loss_backward(*args.values())


@pytest.mark.parametrize(
    ("target", "is_target", "text"),
    [
        ([[3, -1, 0], [0, -1, 0]], tt.zeros(2, 3), "argument #3 'target' is out of range"),
        ([[0, -2, 0], [0, -1, 0]], tt.zeros(2, 3), "argument #3 'target' is out of range"),
        ([[0, -1, 0], [0, -1, 0]], tt.full((2, 3), 5.0), "argument #5 'is_target' is out of range"),
        ([[0, -1, 0], [0, -1, 0]], tt.zeros(2, 3, dtype=tt.int64), "expected scalar type Float but found Long"),
        ([[0, -1, 0], [0, -1, 0]], tt.zeros(2, 2), "to have same size as tensor for argument #5 'is_target'"),
    ],
)
def test_a_gradient_of_several_labels_is_refused(target: list[list[int]], is_target: tt.Tensor, text: str) -> None:
    with pytest.raises(RuntimeError, match=text):
        ops.multilabel_margin_loss_backward(tt.tensor(1.0), tt.tensor(X), tt.tensor(target), 1, is_target)


def test_outputs_over_the_targets() -> None:
    """What is written over a target is no class, and is not taken for one."""
    memory = tt.zeros(9, dtype=tt.int64)
    scores = tt.arange(24.0, dtype=tt.float64).reshape(8, 3) * 1e300
    ops.multi_margin_loss.out(scores, memory[:8], 1, 1, None, 0, out=memory[1:].view(tt.float64))
    rows = tt.zeros(4, 3, dtype=tt.int64)
    ops.multilabel_margin_loss_backward.grad_input(
        tt.tensor(1e300, dtype=tt.float64), tt.zeros(4, 3, dtype=tt.float64), rows, 2, tt.zeros(4, 3, dtype=tt.float64),
        grad_input=rows.view(tt.float64),
    )  # fmt: skip
