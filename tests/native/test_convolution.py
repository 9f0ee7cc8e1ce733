"""Convolutions beyond the operator database: layouts of results, empty inputs, blocks of columns, third derivatives."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten.native.nn.convolution.cpu import convolution_mm2d_kernel
from tinytensor.autograd.gradcheck import gradcheck, gradgradcheck
from tinytensor.nn import functional as F
from tinytensor.testing.sample_tensors import make_tensor


def random(*shape: int, seed: int = 0, dtype: object = tt.float32) -> tt.Tensor:
    return make_tensor(shape, dtype, seed=seed)


def test_the_result_has_the_memory_format_of_input_or_weight() -> None:
    x, w = random(2, 3, 6, 5), random(4, 3, 3, 3)
    plain = F.conv2d(x, w)
    for a, b in ((x.contiguous(memory_format=tt.channels_last), w), (x, w.contiguous(memory_format=tt.channels_last))):
        out = F.conv2d(a, b)
        assert out.is_contiguous(memory_format=tt.channels_last)
        np.testing.assert_allclose(out.numpy(), plain.numpy(), rtol=1e-5, atol=1e-5)


def test_columns_are_made_in_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch whose columns do not fit at once gives the same result, forward and backward."""
    x, w = random(5, 4, 6, 6).requires_grad_(), random(6, 2, 3, 3).requires_grad_()

    def run() -> list[np.ndarray]:
        out = F.conv2d(x, w, groups=2, padding=1)
        return [t.detach().numpy() for t in (out, *tt.autograd.grad(out.mul(out).sum(), (x, w)))]

    together = run()
    monkeypatch.setattr(convolution_mm2d_kernel, "_MOST_BYTES", 1)
    for alone, wanted in zip(run(), together, strict=True):
        np.testing.assert_allclose(alone, wanted, rtol=1e-4, atol=1e-4)


def test_conv_transpose_is_the_gradient_of_conv() -> None:
    x, w = random(2, 3, 7, 6).requires_grad_(), random(4, 3, 3, 2)
    out = F.conv2d(x, w, stride=2, padding=1)
    g = random(*out.shape, seed=3)
    (grad,) = tt.autograd.grad(out, x, g)
    transposed = F.conv_transpose2d(g, w, stride=2, padding=1, output_padding=(0, 0))
    np.testing.assert_allclose(
        transposed.numpy(), grad.numpy()[..., : transposed.shape[2], : transposed.shape[3]], rtol=1e-5, atol=1e-5
    )


def test_empty_batch_has_gradients() -> None:
    x, w, b = tt.zeros(0, 2, 4, 4).requires_grad_(), random(3, 2, 2, 2).requires_grad_(), random(3).requires_grad_()
    out = F.conv2d(x, w, b)
    assert tuple(out.shape) == (0, 3, 3, 3)
    out.sum().backward()
    assert tuple(x.grad.shape) == (0, 2, 4, 4)
    assert not w.grad.any() and not b.grad.any()


def test_only_the_wanted_gradients_are_computed() -> None:
    x, w = random(1, 2, 4, 4), random(3, 2, 2, 2)
    g = random(1, 3, 3, 3)
    parameters = (None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
    assert [r is not None for r in tt.ops.aten.convolution_backward(g, x, w, *parameters, [False, True, False])] == [
        False, True, False,
    ]  # fmt: skip


def test_a_gradient_of_other_sizes_is_refused() -> None:
    x, w = random(1, 2, 4, 4), random(3, 2, 2, 2)
    with pytest.raises(RuntimeError, match="Expected grad_output to have shape"):
        tt.ops.aten.convolution_backward(
            random(1, 3, 9, 9), x, w, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]
        )


def test_three_derivatives() -> None:
    x = random(1, 1, 3, dtype=tt.float64).requires_grad_()
    w = random(1, 1, 2, dtype=tt.float64, seed=1).requires_grad_()

    def gradient(x: tt.Tensor, w: tt.Tensor) -> tt.Tensor:
        out = F.conv1d(x, w)
        (g,) = tt.autograd.grad((out * out * out).sum(), x, create_graph=True)
        return g

    assert gradcheck(gradient, (x, w))
    assert gradgradcheck(gradient, (x, w))


def test_node_names() -> None:
    out = F.conv2d(random(1, 1, 3, 3), random(1, 1, 2, 2).requires_grad_())
    assert type(out.grad_fn).__name__ == "ConvolutionBackward0"
    assert out.grad_fn._saved_bias_sym_sizes_opt is None
    assert F.conv2d(random(1, 3, 3), random(1, 1, 2, 2).requires_grad_()).grad_fn.name() == "SqueezeBackward1"
