"""Reductions against torch: values, dtypes, strides, errors, over layouts; and the NumPy kernels against the same."""

from __future__ import annotations

import math
import subprocess
import sys
from typing import Any

import pytest
from torch_oracle import FLOATING, OURS, assert_same, both, layouts, outcome, shared, to_torch, torch

import tinytensor as tt
from tinytensor.aten import functions as F

pytestmark = pytest.mark.oracle

SHAPES = [(), (5,), (3, 4), (2, 3, 4), (40, 50), (3, 70, 20), (1, 6, 1), (0, 3), (3, 0)]
TOLERANCE = {torch.float16: 4e-3, torch.bfloat16: 3e-2, torch.float32: 2e-4, torch.float64: 1e-9}
CASES = [(torch.float32, SHAPES), (torch.int64, SHAPES[:6]), (torch.bool, SHAPES[:4]), (torch.float64, SHAPES[2:4])]
SMALL = [
    (getattr(torch, name), [(3, 4), (5, 40)]) for name in ("uint8", "int8", "int16", "int32", "float16", "bfloat16")
]


def dims_of(ndim: int) -> list[tuple[int, ...]]:
    several = [tuple(range(ndim))] if ndim > 1 else []
    return [(), *((d,) for d in range(ndim)), *several, *([(0, -1)] if ndim > 2 else [])]


@pytest.mark.parametrize(("dtype", "shapes"), CASES + SMALL, ids=str)
def test_values_strides_and_dtypes(dtype: Any, shapes: list[tuple[int, ...]]) -> None:
    tolerance = TOLERANCE.get(dtype, 0.0)
    for shape in shapes:
        for t in layouts(shape, dtype):
            x = shared(t)
            for dims in dims_of(t.dim()):
                for keepdim in (False, True):
                    what = (dtype, shape, t.stride(), dims, keepdim)
                    assert_same(F.sum_dim_IntList(x, dims, keepdim), t.sum(dims, keepdim), tolerance, what)
                    assert_same(F.all_dims(x, dims, keepdim), t.all(dim=dims, keepdim=keepdim), 0, what)
                    assert_same(F.any_dims(x, dims, keepdim), t.any(dim=dims, keepdim=keepdim), 0, what)
                    if dtype in FLOATING:
                        assert_same(F.mean_dim(x, dims, keepdim), t.mean(dims, keepdim), tolerance, what)
                        moments = outcome(lambda: F.var_correction(x, dims, 1, keepdim))  # noqa: B023
                        assert_same(moments, outcome(lambda: t.var(dims, keepdim=keepdim)), tolerance, what)  # noqa: B023
                    if t.numel():
                        assert_same(F.amax_default(x, dims, keepdim), t.amax(dims, keepdim), 0, what)
                        assert_same(F.amin_default(x, dims, keepdim), t.amin(dims, keepdim), 0, what)


@pytest.mark.parametrize(("dtype", "shapes"), CASES + SMALL[:2], ids=str)
def test_along_one_dimension(dtype: Any, shapes: list[tuple[int, ...]]) -> None:
    tolerance = TOLERANCE.get(dtype, 0.0)
    for shape in shapes:
        for t in layouts(shape, dtype, seed=1):
            x = shared(t)
            for dim in range(-max(t.dim(), 1), max(t.dim(), 1)):
                what = (dtype, shape, t.stride(), dim)
                assert_same(F.cumsum_default(x, dim), t.cumsum(dim), tolerance, what)
                assert_same(F.prod_dim_int(x, dim), t.prod(dim), tolerance, what)
                if t.dim() and not t.shape[dim]:
                    continue
                assert_same(F.max_dim(x, dim), tuple(t.max(dim)), 0, what)
                assert_same(F.min_dim(x, dim, True), tuple(t.min(dim, True)), 0, what)
                if dtype is not torch.bool:
                    assert_same(F.argmax_default(x, dim), t.argmax(dim), 0, what)
                    assert_same(F.argmin_default(x, dim, True), t.argmin(dim, True), 0, what)


@pytest.mark.parametrize("shape", [(100003,), (20011, 4), (3, 30001), (5000, 33), (2, 3, 12000), (20000, 17)], ids=str)
@pytest.mark.parametrize("dtype", [torch.float32, torch.int64], ids=str)
def test_large_inputs_are_cut_and_joined(dtype: Any, shape: tuple[int, ...]) -> None:
    torch.manual_seed(0)
    contiguous = (torch.randn(shape) * 5).to(dtype)
    for t in (contiguous, contiguous.T if len(shape) == 2 else contiguous):
        x, exact = shared(t), t.double() if dtype in FLOATING else t
        for dims in dims_of(t.dim()):
            whole = dims or tuple(range(t.dim()))
            total, expected = to_torch(F.sum_dim_IntList(x, dims)).double(), exact.sum(whole).double()
            assert torch.allclose(total, expected, rtol=1e-5, atol=1e-2), (t.shape, dims)
            assert_same(F.amax_default(x, dims), t.amax(dims))
            assert_same(F.all_dims(x, whole), t.all(dim=whole))
            if dtype in FLOATING:
                assert_same(F.var_correction(x, dims, 1), exact.var(whole).to(dtype), 1e-5)
        assert_same(F.argmax(x), t.argmax())
        assert_same(F.argmin(x), t.argmin())


def test_sum_of_millions_is_as_accurate_as_torchs() -> None:
    t = torch.rand(3_000_000)
    exact = t.double().sum().item()
    ours = F.sum(shared(t)).item()
    assert abs(ours - exact) <= 2 * abs(t.sum().item() - exact) + math.ulp(exact) * 2**29


def test_var_of_numbers_far_from_zero() -> None:
    t = torch.randn(20000) * 1e-2 + 1e4
    assert_same(F.var_correction(shared(t), None, 1), t.double().var().float(), 1e-5)
    columns = torch.randn(300, 40) * 1e-2 + 1e4
    assert_same(F.var_correction(shared(columns), (0,), 1), columns.double().var(0).float(), 1e-5)


@pytest.mark.parametrize("nan", [float("nan"), -float("nan")], ids=["nan", "negative nan"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16, torch.bfloat16], ids=str)
def test_nan_wins_and_the_first_one_is_found(dtype: Any, nan: float) -> None:
    t = torch.randn(7, 40).to(dtype)
    t[2, 5] = t[2, 9] = t[4, 0] = nan
    for view in (t, t.t()):
        x = shared(view)
        for dim in (0, 1):
            assert_same(F.max_dim(x, dim), tuple(view.max(dim)))
            assert_same(F.min_dim(x, dim), tuple(view.min(dim)))
            assert_same(F.amax_default(x, (dim,)), view.amax(dim))
        assert_same(F.argmin(x), view.argmin())


def test_equal_elements_first_index_wins() -> None:
    for values in ([3.0, 1.0, 3.0, 3.0], [-0.0, 0.0], [0.0, -0.0], [float("inf"), float("inf")], [-2.0, -2.0]):
        t = torch.tensor(values * 20)
        assert_same(F.max_dim(shared(t), 0), tuple(t.max(0)))
        assert_same(F.min_dim(shared(t), 0), tuple(t.min(0)))
    assert math.copysign(1.0, F.amax(shared(torch.tensor([-0.0, -0.0]))).item()) == -1.0


ERRORS = """
E.max() | E.min() | E.argmax() | E.argmax(0) | E.argmax(1) | E.max(0) | E.amax() | E.amax(0) | E.amax(1) | E.mean()
E.prod() | E.all() | E.any(0) | s.sum(0) | s.sum(-1) | s.sum(1) | s.argmax(0) | s.argmax(-1) | s.max(1) | s.cumsum(1)
s.amax(0) | x.sum(5) | x.sum((0, 0)) | x.sum((0, -3)) | x.amax((0, 0)) | x.var((0, 0)) | x.max(7) | x.argmax(7)
i.mean() | i.mean(0) | i.var() | i.std(0) | i.prod() | u.all(0) | u.any() | b.sum() | b.max() | b.amax() | b.prod()
b.cumsum(0) | b.argmax() | b.argmax(0) | i.mean(dtype=torch.int64) | i.mean(dtype=torch.float32)
x.sum(dtype=torch.int32) | x.sum(()) | x.all(dim=()) | x.var(()) | x.sum(None) | x.sum(0, dtype=torch.bool)
i.sum(dtype=torch.uint8) | b.sum(dtype=torch.int8) | x.std(correction=0) | x.std(unbiased=False)
x.var(correction=0.5) | x.argmax(keepdim=True) | x.sum(0, True)
torch.sum(x, 0, out=torch.empty(3, 4, dtype=torch.float64))
torch.sum(i, 0, out=torch.empty(3, 4, dtype=torch.int32))
torch.amax(x, 0, out=torch.empty(3, 4, dtype=torch.float64)) | torch.sum(x, 0, out=torch.empty(4, 3).t())
torch.sum(x, 0, dtype=torch.float64, out=torch.empty(3, 4))
torch.mean(x, 0, out=torch.empty(3, 4, dtype=torch.int64))
torch.all(x, 0, out=torch.empty(3, 4, dtype=torch.float64))
torch.argmax(x, 0, out=torch.empty(3, 4, dtype=torch.int32)) | torch.cumsum(b, 0, dtype=torch.bool)
i.cumsum(0, dtype=torch.int8) | x.cumsum(0, dtype=torch.float64) | x.half().cumsum(0) | i.int().cumsum_(0)
i.int().cumsum_(0, dtype=torch.int64) | E.cumsum(0) | E.var() | E.std(0) | E.mean(0) | torch.empty(2, 0, 3).max(0)
torch.empty(2, 0, 3).max(1) | torch.empty(2, 0, 3).amax((0, 2)) | torch.empty(2, 0, 3).all(1)
x.permute(2, 0, 1).sum(1) | x.permute(2, 0, 1).sum(1, True) | x.permute(2, 0, 1).cumsum(1)
x.permute(2, 0, 1).argmax()
"""


@pytest.mark.parametrize("expression", [e.strip() for line in ERRORS.strip().splitlines() for e in line.split(" | ")])
def test_expression_gives_what_torch_gives(expression: str) -> None:
    i = torch.arange(24).reshape(2, 3, 4)
    x = torch.linspace(-3, 5, 24).reshape(2, 3, 4)
    tensors = {"x": x, "i": i, "u": i.byte(), "b": i > 3, "E": torch.empty(0, 3), "s": torch.tensor(3.0)}
    ours, theirs = both(expression, **tensors)
    assert_same(ours, theirs, 1e-4, expression)


def test_out_of_any_layout_is_filled_in_place() -> None:
    t = torch.randn(6, 40)
    wide = torch.zeros(80)
    F.sum(shared(t), 0, out=shared(wide[::2]))
    assert torch.allclose(wide[::2], t.sum(0), atol=1e-5)
    assert not wide[1::2].any()
    values, indices = torch.zeros(2, 6), torch.zeros(6, 3, dtype=torch.int64)
    F.max_dim_max(shared(t), 1, False, shared(values[1]), shared(indices[:, 1]))
    assert torch.equal(values[1], t.amax(1))
    assert torch.equal(indices[:, 1], t.argmax(1))
    assert not values[0].any()
    assert not indices[:, ::2].any()


def test_meta_tensors_have_the_same_results_without_data() -> None:
    x = tt.empty(2, 3, 4, device="meta")
    assert tuple(x.sum(1).shape) == (2, 4)
    assert x.argmax(2).dtype is OURS[torch.int64]
    assert tuple(x.max(0).indices.shape) == (3, 4)


PROGRAM = """
import numpy as np, tinytensor as tt
x = np.random.default_rng(0).normal(size=(4, 50)).astype(np.float32)
t = tt.from_numpy(x)
assert np.allclose(t.sum(0).numpy(), x.sum(0), atol=1e-5) and np.allclose(t.var(1).numpy(), x.var(1, ddof=1))
assert t.max(1).indices.tolist() == x.argmax(1).tolist() and t.argmin().item() == x.argmin()
assert np.allclose(t.cumsum(1).numpy(), x.cumsum(1), atol=1e-4) and t.all().item() and not (t > 9).any().item()
assert np.allclose((t @ t.t()).numpy(), x @ x.T, atol=1e-4) and np.allclose((t @ t[0]).numpy(), x @ x[0], atol=1e-4)
assert t[t > 0].tolist() == x[x > 0].tolist() and t[[1, 3], [2, -1]].tolist() == x[[1, 3], [2, -1]].tolist()
t[[0, 0], [1, 2]] = tt.tensor([5., 6.])
assert x[0, 1:3].tolist() == [5., 6.] and tt.cat([t, t], 1).shape == (4, 100)
try: t[tt.tensor([4])]
except IndexError as e: assert str(e) == "index 4 is out of bounds for dimension 0 with size 4"
else: raise AssertionError
"""


@pytest.mark.parametrize("mode", ["off", "numba"])
def test_other_ways_to_run_kernels_agree(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TINYTENSOR_JIT", mode)
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
