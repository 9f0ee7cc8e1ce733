"""Normalization beyond the operator database: running moments, mixed dtypes, gradients of every argument."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.autograd.gradcheck import gradcheck, gradgradcheck
from tinytensor.nn import functional as F
from tinytensor.testing.sample_tensors import make_tensor


def random(*shape: int, seed: int = 0, dtype: object = tt.float64) -> tt.Tensor:
    return make_tensor(shape, dtype, seed=seed)


def test_running_moments_move_towards_the_batch() -> None:
    x, mean, var = random(3, 2, 5), tt.zeros(2, dtype=tt.float64), tt.ones(2, dtype=tt.float64)
    F.batch_norm(x, mean, var, training=True, momentum=0.25)
    values = x.numpy().transpose(1, 0, 2).reshape(2, -1)
    np.testing.assert_allclose(mean.numpy(), 0.25 * values.mean(1))
    np.testing.assert_allclose(var.numpy(), 0.75 + 0.25 * values.var(1, ddof=1))
    assert mean._version == 0  # the schema does not say that they are written to


def test_instance_norm_averages_the_samples_moments() -> None:
    x, mean, var = random(3, 2, 5), tt.zeros(2, dtype=tt.float64), tt.ones(2, dtype=tt.float64)
    F.instance_norm(x, mean, var, momentum=1.0)
    np.testing.assert_allclose(mean.numpy(), x.numpy().mean(axis=(0, 2)))
    np.testing.assert_allclose(var.numpy(), x.numpy().var(axis=2, ddof=1).mean(0))


def test_evaluation_differentiates_input_weight_and_bias() -> None:
    mean, var = random(2, seed=3), random(2, seed=4).abs() + 0.5
    inputs = tuple(t.requires_grad_() for t in (random(2, 2, 3), random(2, seed=1), random(2, seed=2)))

    def run(x: tt.Tensor, w: tt.Tensor, b: tt.Tensor) -> tt.Tensor:
        return F.batch_norm(x, mean, var, w, b)

    assert gradcheck(run, inputs)
    assert gradgradcheck(run, inputs)


def test_mean_and_rstd_of_groups_are_differentiable() -> None:
    x = random(2, 4, 3).requires_grad_()

    def together(x: tt.Tensor) -> tt.Tensor:
        out, mean, rstd = tt.native_group_norm(x, None, None, 2, 4, 3, 2, 1e-3)
        return out.sum((1, 2)) * mean.sum(1) * rstd.sum(1)

    assert gradcheck(together, (x,))


def test_the_mean_of_groups_alone_has_no_gradient() -> None:
    """PyTorch's formula asks for the gradients of mean and rstd together."""
    x = random(2, 4, 3).requires_grad_()
    _, mean, _ = tt.native_group_norm(x, None, None, 2, 4, 3, 2, 1e-3)
    assert tt.autograd.grad(mean.sum(), x, allow_unused=True) == (None,)


@pytest.mark.parametrize("dtype", [tt.float16, tt.bfloat16], ids=["float16", "bfloat16"])
def test_half_inputs_take_float32_parameters(dtype: object) -> None:
    x, w = random(2, 4, 6, dtype=dtype), random(6, dtype=tt.float32)
    out, mean, rstd = tt.native_layer_norm(x, (6,), w, w, 1e-5)
    assert (out.dtype, mean.dtype, rstd.dtype) == (dtype, tt.float32, tt.float32)
    with pytest.raises(RuntimeError, match="mixed dtype"):
        tt.native_layer_norm(x, (6,), w.double(), None, 1e-5)


def test_large_means_do_not_swallow_the_variance() -> None:
    x = (random(4, 3, 1000, dtype=tt.float32) * 0.01 + 100).to(tt.float32)
    exact = x.numpy().astype(np.float64)
    for out, axes in ((F.batch_norm(x, None, None, training=True), (0, 2)), (F.layer_norm(x, (1000,)), (2,))):
        center = exact - exact.mean(axis=axes, keepdims=True)
        wanted = center / np.sqrt(np.square(center).mean(axis=axes, keepdims=True) + 1e-5)
        np.testing.assert_allclose(out.numpy(), wanted, atol=5e-3)


def test_statistics_of_the_wrong_length_are_refused() -> None:
    x, g = random(2, 3, 4), random(2, 3, 4, seed=1)
    with pytest.raises(RuntimeError):
        tt.ops.aten.native_batch_norm_backward(
            g, x, None, None, None, tt.zeros(2, dtype=tt.float64), tt.ones(2, dtype=tt.float64), True, 1e-5, [True] * 3
        )


def test_rms_norm_is_a_composition() -> None:
    out = F.rms_norm(random(2, 3).requires_grad_(), (3,))
    assert type(out.grad_fn).__name__ == "MulBackward0"
