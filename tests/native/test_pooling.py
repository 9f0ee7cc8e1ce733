"""Pools beyond the operator database: out= forms, NaN, channels last, indices that lie outside."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten import functions as aten
from tinytensor.nn import functional as F
from tinytensor.testing.sample_tensors import make_tensor


def image(*shape: int) -> tt.Tensor:
    return make_tensor(shape, tt.float32)


def test_the_last_nan_of_a_window_wins() -> None:
    x = tt.tensor([[[[1.0, float("nan")], [float("nan"), 2.0]]]])
    out, index = F.max_pool2d(x, 2, return_indices=True)
    assert np.isnan(out.item()) and index.item() == 2


def test_windows_of_minus_infinity_have_an_index_inside() -> None:
    out, index = F.max_pool2d(tt.full((1, 1, 3, 3), -float("inf")), 3, 2, 1, return_indices=True)
    assert out.flatten().tolist() == [-float("inf")] * 4
    assert index.flatten().tolist() == [0, 1, 3, 4]


@pytest.mark.parametrize("pool", [aten.avg_pool2d, aten.adaptive_avg_pool2d], ids=["avg", "adaptive"])
def test_out(pool: object) -> None:
    x = image(1, 2, 4, 4)
    argument = 2 if pool is aten.avg_pool2d else (2, 2)
    wanted = pool(x, argument)
    out = tt.empty(0)
    assert pool(x, argument, out=out) is out
    np.testing.assert_allclose(out.numpy(), wanted.numpy(), rtol=1e-6)
    strided = tt.zeros(2, 2, 2, 1).permute(3, 2, 1, 0)
    strides = strided.stride()
    pool(x, argument, out=strided)
    assert strided.stride() == strides
    np.testing.assert_allclose(strided.numpy(), wanted.numpy(), rtol=1e-6)


def test_out_of_two_results() -> None:
    x = image(1, 2, 4, 4)
    values, indices = tt.empty(0), tt.empty(0, dtype=tt.int64)
    aten.max_pool2d_with_indices(x, 2, out=(values, indices))
    wanted = F.max_pool2d(x, 2, return_indices=True)
    assert (values == wanted[0]).all() and (indices == wanted[1]).all()
    with pytest.raises(RuntimeError, match="Expected out tensor to have dtype long int, but got float instead"):
        aten.max_pool2d_with_indices(x, 2, out=(tt.empty(0), tt.empty(0)))


def test_an_index_outside_the_plane_is_refused() -> None:
    x, g = image(1, 1, 4, 4), tt.ones(1, 1, 2, 2)
    for bad in (16, -1, 10**9):
        index = tt.full((1, 1, 2, 2), bad)
        with pytest.raises(RuntimeError, match=f"invalid max index {bad}"):
            aten.max_pool2d_with_indices_backward(g, x, (2, 2), (2, 2), (0, 0), (1, 1), False, index)


def test_samples_outside_the_unit_interval_stay_inside_the_plane() -> None:
    for value in (-5.0, 7.0, float("nan")):
        samples = tt.full((1, 1, 2), value)
        _, index = F.fractional_max_pool2d(
            image(1, 1, 5, 5), 2, output_size=3, return_indices=True, _random_samples=samples
        )
        assert int(index.min()) >= 0 and int(index.max()) < 25


def test_results_keep_channels_last() -> None:
    x = image(2, 3, 6, 6).contiguous(memory_format=tt.channels_last)
    for out in (*F.max_pool2d(x, 2, return_indices=True), F.avg_pool2d(x, 2), F.adaptive_avg_pool2d(x, 3)):
        assert out.is_contiguous(memory_format=tt.channels_last)
    np.testing.assert_allclose(F.avg_pool2d(x, 2).numpy(), F.avg_pool2d(x.contiguous(), 2).numpy(), rtol=1e-6)


def test_unpool_undoes_pool() -> None:
    x = image(1, 2, 6, 4)
    out, index = F.max_pool2d(x, 2, return_indices=True)
    back = F.max_unpool2d(out, index, 2)
    again = F.max_pool2d(back.abs(), 2)
    assert (again == out.abs()).all()
    with pytest.raises(ValueError, match="must be between"):
        F.max_unpool2d(out, index, 2, output_size=(99, 4))


def test_power_pools_of_infinite_order() -> None:
    x = image(1, 1, 4, 4)
    assert (F.lp_pool2d(x, float("inf"), 2) == F.max_pool2d(x.abs(), 2)).all()
