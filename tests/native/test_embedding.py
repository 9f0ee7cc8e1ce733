"""Embedding beyond the operator database: gradients with padding and frequencies, renormalization, bags' extra results."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.nn import functional as F


def table() -> tt.Tensor:
    return tt.arange(12.0).reshape(4, 3).requires_grad_()


def test_the_padding_row_gets_no_gradient() -> None:
    weight = table()
    F.embedding(tt.tensor([1, 2, 1]), weight, padding_idx=-3).sum().backward()
    assert weight.grad[:, 0].tolist() == [0.0, 0.0, 1.0, 0.0]


def test_gradients_can_be_divided_by_how_often_a_row_occurs() -> None:
    weight = table()
    F.embedding(tt.tensor([[1, 2], [1, 3]]), weight, scale_grad_by_freq=True).sum().backward()
    assert weight.grad[:, 0].tolist() == [0.0, 1.0, 1.0, 1.0]


def test_indices_of_no_row_are_passed_over_by_the_gradient() -> None:
    grad = tt.ops.aten.embedding_dense_backward(tt.ones(3, 2), tt.tensor([1, 9, -4]), 2, -1, False)
    assert grad.tolist() == [[0.0, 0.0], [1.0, 1.0]]


def test_only_long_rows_are_scaled_down() -> None:
    weight = tt.tensor([[3.0, 4.0], [0.3, 0.4], [6.0, 8.0]])
    F.embedding(tt.tensor([0, 1, 0]), weight, max_norm=1.0)
    np.testing.assert_allclose(weight.numpy(), [[0.6, 0.8], [0.3, 0.4], [6.0, 8.0]], rtol=1e-6)
    assert weight._version == 1


def test_bags_that_are_empty_are_zero_and_have_no_place() -> None:
    out, offset2bag, sizes, places = tt.embedding_bag(
        table().detach(), tt.tensor([1, 2]), tt.tensor([0, 2]), False, 2, False, None, False
    )
    assert out[1].tolist() == [0.0, 0.0, 0.0]
    assert offset2bag.tolist() == [0, 0]
    assert sizes.tolist() == [2, 0]
    assert places.tolist() == [[2, 2, 2], [0, 0, 0]]


def test_gradients_of_bags_are_not_differentiable() -> None:
    weight = table()
    out = F.embedding_bag(tt.tensor([[1, 2]]), weight, mode="sum")
    (grad,) = tt.autograd.grad(out.sum(), weight, create_graph=True)
    with pytest.raises(RuntimeError):
        grad.sum().backward()
