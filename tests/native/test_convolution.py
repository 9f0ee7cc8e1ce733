"""Convolutions beyond the operator database: layouts of results, empty inputs, blocks of columns, third derivatives."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten.native.cpu import register_tiles
from tinytensor.aten.native.nn.convolution.cpu import convolution_mm2d_kernel
from tinytensor.aten.native.nn.convolution.cpu import direct_conv_kernel as direct
from tinytensor.autograd.gradcheck import gradcheck, gradgradcheck
from tinytensor.c10.metadata import clear_geometry_memos
from tinytensor.kernel_compiler import mode
from tinytensor.kernel_compiler.registers import Registers
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
    with pytest.raises(
        RuntimeError, match=re.escape("tensor.size[2] == 3 but got: dimension 4 and tensor.size[2] = 9")
    ):
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
    assert out.grad_fn._saved_bias_sym_sizes_opt == (0,)  # those of an undefined tensor
    assert F.conv2d(random(1, 3, 3), random(1, 1, 2, 2).requires_grad_()).grad_fn.name() == "SqueezeBackward1"


# (samples, channels, results, sizes, kernel, stride, padding, dilation, groups)
DIRECT = (
    (2, 3, 11, (37,), (3,), (1,), (1,), (1,), 1),
    (3, 4, 34, (13, 29), (3, 3), (1, 1), (1, 1), (1, 1), 2),
    (1, 5, 17, (17, 22), (5, 4), (2, 3), (4, 0), (1, 2), 1),
    (2, 3, 16, (9, 41), (1, 3), (1, 1), (0, 7), (1, 1), 1),
    (2, 2, 19, (5, 7, 9), (3, 2, 3), (2, 1, 1), (1, 1, 0), (1, 2, 1), 1),
    (2, 6, 6, (11, 70), (3, 3), (1, 1), (1, 1), (1, 1), 6),
    (1, 3, 6, (17, 22), (5, 4), (2, 3), (4, 0), (1, 2), 3),
    (2, 3, 8, (6, 32), (3, 3), (1, 1), (1, 1), (1, 1), 1),
    (1, 4, 12, (3, 5, 48), (2, 3, 3), (1, 1, 1), (0, 1, 1), (1, 1, 1), 1),
    (2, 16, 16, (4, 24), (1, 1), (1, 1), (0, 0), (1, 1), 2),
    (2, 3, 9, (5, 7), (1, 1), (1, 1), (1, 2), (1, 1), 1),
)


def gradients(case: tuple, dtype: object) -> list[np.ndarray]:
    """The result of a convolution and the gradients of input, weight and bias."""
    samples, channels, results, sizes, kernel, stride, padding, dilation, groups = case
    x = random(samples, channels, *sizes).to(dtype).requires_grad_()
    w = random(results, channels // groups, *kernel, seed=1).to(dtype).requires_grad_()
    b = random(results, seed=2).to(dtype).requires_grad_()
    out = getattr(F, f"conv{len(sizes)}d")(x, w, b, stride, padding, dilation, groups)
    return [t.detach().numpy() for t in (out, *tt.autograd.grad(out.mul(out).sum(), (x, w, b)))]


@pytest.fixture
def direct_ways(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every convolution in float32 goes the direct way; what went it is listed."""
    went: list[str] = []

    def recorded(name: str) -> Callable[..., None]:
        run = getattr(direct, name)

        def way(*args: Any) -> None:
            went.append(name)
            run(*args)

        return way

    for name in ("to_small", "to_large", "to_weight"):
        monkeypatch.setattr(direct, name, recorded(name))
    monkeypatch.setattr(direct, "_fills_tiles", lambda lines: True)
    monkeypatch.setattr(convolution_mm2d_kernel, "_LITTLE", 0)
    clear_geometry_memos()
    yield went
    clear_geometry_memos()


def check_direct_ways(went: list[str]) -> None:
    for case in DIRECT:
        for found, wanted in zip(gradients(case, tt.float32), gradients(case, tt.float64), strict=True):
            # Sums of some hundred products: an error is measured by the largest of them, since a sum may come out near 0.
            np.testing.assert_allclose(found, wanted, rtol=0, atol=4e-6 * np.abs(wanted).max(), err_msg=str(case))
    if mode() != "off":
        # Every result; the gradients of inputs where there is no stride; those of weights that fill tiles.
        assert went.count("to_small") == len(DIRECT)
        assert went.count("to_large") == sum(set(case[5]) == {1} for case in DIRECT)
        assert went.count("to_weight") >= 2


def test_direct_convolutions(direct_ways: list[str]) -> None:
    """Against columns, in float64."""
    check_direct_ways(direct_ways)


@pytest.mark.full
def test_direct_convolutions_on_narrow_registers(direct_ways: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Smaller tiles; LLVM makes them of what registers there are."""
    monkeypatch.setattr(register_tiles, "registers", lambda: Registers(32, 16))
    memos = register_tiles.full_tile, register_tiles.long_tile, register_tiles.narrow_tile, direct._kernel
    for memo in memos:
        memo.cache_clear()
    try:
        check_direct_ways(direct_ways)
    finally:
        for memo in memos:
            memo.cache_clear()


def test_direct_convolutions_do_not_depend_on_threads(direct_ways: list[str]) -> None:
    case = (2, 8, 32, (40, 40), (3, 3), (1, 1), (1, 1), (1, 1), 1)
    threads = tt.get_num_threads()
    try:
        tt.set_num_threads(1)
        alone = gradients(case, tt.float32)
        tt.set_num_threads(3)
        for found, wanted in zip(gradients(case, tt.float32), alone, strict=True):
            assert np.array_equal(found, wanted)
    finally:
        tt.set_num_threads(threads)


def test_little_convolutions_go_plane_by_plane(monkeypatch: pytest.MonkeyPatch) -> None:
    case = (2, 4, 6, (6, 7), (2, 3), (1, 2), (0, 0), (1, 1), 2)
    planes = gradients(case, tt.float64)
    monkeypatch.setattr(convolution_mm2d_kernel, "_LITTLE", 0)
    clear_geometry_memos()
    for found, wanted in zip(gradients(case, tt.float64), planes, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)
    clear_geometry_memos()
