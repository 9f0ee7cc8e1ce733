"""Dropout: which elements go, what the others become, and the words of its refusals."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.nn import functional as F


def test_elements_are_dropped_and_scaled() -> None:
    tt.manual_seed(0)
    x = tt.ones(100_000)
    y = F.dropout(x, 0.2)
    assert sorted(set(y.tolist())) == [0.0, 1.25]
    assert y.mean().item() == pytest.approx(1, abs=0.01)
    assert F.dropout(x, 0.2, training=False) is x and F.dropout(x, 0.0) is x
    assert F.dropout(x, 1.0).sum().item() == 0


def test_whole_channels_are_dropped() -> None:
    tt.manual_seed(0)
    for function, shape in ((F.dropout1d, (50, 8, 6)), (F.dropout2d, (50, 8, 3, 2)), (F.dropout3d, (50, 8, 1, 3, 2))):
        channels = function(tt.ones(shape), 0.5).reshape(400, 6)
        assert (channels == channels[:, :1]).all()
        assert 0.3 < (channels[:, 0] == 0).to(tt.float32).mean().item() < 0.7
    assert F.dropout1d(tt.ones(8, 6), 0.5).shape == (8, 6)


@pytest.mark.parametrize("function", [F.alpha_dropout, F.feature_alpha_dropout])
def test_alpha_dropout_keeps_mean_and_variance(function: Any) -> None:
    tt.manual_seed(1)
    y = function(tt.randn(2000, 100), 0.3, training=True)
    assert y.mean().item() == pytest.approx(0, abs=0.03)
    assert y.std().item() == pytest.approx(1, abs=0.03)


def test_inplace_forms_write_to_their_argument() -> None:
    tt.manual_seed(2)
    for function in (F.dropout, F.alpha_dropout, F.dropout1d, F.feature_alpha_dropout):
        x = tt.randn(20, 30, 4)
        before = x.clone()
        assert function(x, 0.5, training=True, inplace=True) is x
        assert not tt.equal(x, before)


def test_gradients_follow_the_mask() -> None:
    tt.manual_seed(3)
    x = tt.randn(50, requires_grad=True)
    y = F.dropout(x, 0.5)
    y.sum().backward()
    assert tt.equal(x.grad == 0, y == 0) and y.grad_fn.name() == "MulBackward0"
    out, mask = tt.native_dropout(x, 0.5, True)
    (grad,) = tt.autograd.grad(out.sum(), x, create_graph=True)
    assert tt.equal(grad, mask.to(tt.float32) * 2) and out.grad_fn.name() == "NativeDropoutBackward0"


def test_refusals(library: Any) -> None:
    functional = library.nn.functional
    outside = "dropout probability has to be between 0 and 1, but got 1.5"
    for name in ("dropout", "alpha_dropout", "dropout1d", "dropout2d", "dropout3d", "feature_alpha_dropout"):
        with pytest.raises(ValueError) as caught:
            getattr(functional, name)(library.ones(2, 2), 1.5)
        assert str(caught.value) == outside
    with pytest.raises(RuntimeError, match="dropout1d: Expected 2D or 3D input, but received a 1D input"):
        functional.dropout1d(library.ones(3))
    with warnings.catch_warnings(), pytest.raises(RuntimeError, match="Feature dropout requires at least 2 dimensions"):
        warnings.simplefilter("ignore")
        functional.dropout2d(library.ones(3), 0.5)
    with pytest.warns(UserWarning, match="Received a 3D input to dropout2d"):
        functional.dropout2d(library.ones(3, 3, 3))
