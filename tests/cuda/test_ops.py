"""The operator database on a simulated CUDA device: results and gradients are those of the CPU, and so are the refusals.

By default the first sample with elements, in float32; with --full every sample that is small enough for a simulator.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from cuda_samples import OPS, run, samples

import tinytensor as tt
from tinytensor.testing.op_info import OpInfo
from tinytensor.testing.recorded import error_of_a_sum


def assert_same(here: Any, there: Any, device: str, what: str) -> None:
    if not isinstance(here, tt.Tensor):
        assert here == there or (here != here and there != there), what
        return
    assert there.device.type == device, f"{what}: the result is on {there.device}"
    assert (here.dtype, here.size()) == (there.dtype, there.size()), what
    assert here.stride() == there.stride() or here.numel() == 0, f"{what}: strides {here.stride()} and {there.stride()}"
    a, b = (t.detach().cpu().to(tt.float64 if t.is_floating_point() else t.dtype).numpy() for t in (here, there))
    if here.is_floating_point():
        largest = np.abs(a[np.isfinite(a)]).max(initial=1.0)
        error = max(8 * error_of_a_sum(here.dtype, max(here.numel(), 64)), 1e-6)
        np.testing.assert_allclose(b, a, rtol=error, atol=error * largest, err_msg=what)
    else:
        np.testing.assert_array_equal(b, a, err_msg=what)


@pytest.mark.parametrize("op", OPS, ids=lambda op: op.name)
def test_agrees_with_the_cpu(op: OpInfo, request: pytest.FixtureRequest) -> None:
    few = samples(op)[: None if request.config.getoption("--full") else 1]
    for sample in few:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            tt.manual_seed(0)
            here, here_grads = run(op, sample, "cpu")
            tt.manual_seed(0)
            there, there_grads = run(op, sample, "cuda")
        assert len(here) == len(there)
        for i, (a, b) in enumerate(zip(here, there, strict=True)):
            assert_same(a, b, "cuda", f"{op.name}[{sample.name}] result {i}")
        for i, (a, b) in enumerate(zip(here_grads, there_grads, strict=True)):
            assert (a is None) == (b is None), f"{op.name}[{sample.name}] gradient {i}"
            if a is not None:
                assert_same(a, b, "cuda", f"{op.name}[{sample.name}] gradient {i}")


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64], ids=str)
def test_where_a_function_has_no_value_it_is_nan(dtype: tt.dtype) -> None:
    x = tt.tensor([-2.0, -0.0, 2.0, float("inf"), float("-inf"), float("nan")], dtype=dtype)
    for name in "sqrt rsqrt log log1p acos asin acosh atanh sin cos tan".split():
        function = getattr(tt, name)
        assert tt.allclose(function(x.cuda()).cpu(), function(x), equal_nan=True), name
    for exponent in (0.5, -0.5, 1.5, -1.5):
        assert tt.allclose((x.cuda() ** exponent).cpu(), x**exponent, equal_nan=True), exponent
