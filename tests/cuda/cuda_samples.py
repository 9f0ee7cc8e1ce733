"""Samples of the operator database for a simulated device, and how to run one, or a function, on either device."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo, Sample

# Their lengths stay on the host: PyTorch refuses others.
LENGTHS_ON_HOST = {"_pack_padded_sequence", "_pad_packed_sequence"}
# What they draw is the CPU generator's here and the device's there: tests/cuda/test_random.py looks at these.
RANDOM = ("rand", "normal", "uniform", "bernoulli", "dropout", "multinomial", "exponential", "cauchy", "geometric", "log_normal",
          "poisson", "binomial", "rrelu", "gumbel", "fractional_max_pool")  # fmt: skip
NO_TENSORS = {"tril_indices", "triu_indices"}
# Its solution is a part of a larger tensor, which does not travel with it.
OTHER_STRIDES = {"linalg.lstsq"}
# Products of integers are refused, as in PyTorch: tests/cuda/test_linear_algebra.py.
NO_INTEGERS = {"linalg.matmul"}
LEFT_OUT = LENGTHS_ON_HOST | NO_TENSORS | OTHER_STRIDES
OPS = [op for op in OP_DB if op.name not in LEFT_OUT and not any(word in op.name for word in RANDOM)]
MOST = 600
"""Elements of a sample's tensors in all: the simulator takes microseconds for each."""


def dtype_of(op: OpInfo) -> Any:
    return tt.float32 if tt.float32 in op.dtypes else op.dtypes[0]


def flat(value: Any) -> list[Any]:
    """What nested lists and tuples hold; anything else as a list of one."""
    return list(itertools.chain.from_iterable(map(flat, value))) if isinstance(value, (list, tuple)) else [value]


def samples(op: OpInfo) -> list[Sample]:
    """Those of the tier that are small; the ones with elements come first."""

    def size(sample: Sample) -> int:
        return sum(a.values.size for a in flat([*sample.args, *sample.kwargs.values()]) if isinstance(a, Arr))

    def is_left_out(sample: Sample) -> bool:
        arrays = [a for a in flat([*sample.args, *sample.kwargs.values()]) if isinstance(a, Arr)]
        return op.name in NO_INTEGERS and any(not (a.dtype or dtype_of(op)).is_floating_point for a in arrays)

    found = [s for s in itertools.islice(op.sample(dtype_of(op)), 60) if size(s) <= MOST and not is_left_out(s)]
    found.sort(key=lambda s: any(not a.values.size for a in flat(list(s.args)) if isinstance(a, Arr)))
    return found


def convert(value: Any, device: str, dtype: Any, leaves: list[tt.Tensor]) -> Any:
    if isinstance(value, Arr):
        made = tt.tensor(np.array(value.values), dtype=value.dtype or dtype).to(device)
        if made.is_floating_point():
            leaves.append(made.requires_grad_())
        return made
    if isinstance(value, (list, tuple)):
        return type(value)(convert(item, device, dtype, leaves) for item in value)
    return value


def run(op: OpInfo, sample: Sample, device: str) -> tuple[list[Any], list[Any]]:
    """Results, and the gradients of their sums by the floating inputs where they can be had."""
    leaves: list[tt.Tensor] = []
    args = [convert(arg, device, dtype_of(op), leaves) for arg in sample.args]
    kwargs = {key: convert(value, device, dtype_of(op), leaves) for key, value in sample.kwargs.items()}
    if not op.differentiable:
        for leaf in leaves:
            leaf.requires_grad_(False)
    try:
        results = flat(op.find(tt)(*args, **kwargs))
    except RuntimeError as error:
        if "is not differentiable with respect to argument" not in str(error):
            raise
        for leaf in leaves[1:]:  # weights, targets
            leaf.requires_grad_(False)
        del leaves[1:]
        results = flat(op.find(tt)(*args, **kwargs))
    sums = [r.sum() for r in results if isinstance(r, tt.Tensor) and r.requires_grad]
    if not sums:
        return results, []
    return results, list(tt.autograd.grad(sum(sums), leaves, allow_unused=True))


def same(function: Callable[..., Any], *tensors: tt.Tensor, tol: float = 1e-5) -> None:
    """Results, strides, and gradients of a weighted sum of the first result agree on both devices."""
    ends = []
    for device in ("cpu", "cuda"):
        leaves = [t.detach().to(device).requires_grad_() for t in tensors]
        outs = flat(function(*leaves))
        tt.manual_seed(1)
        outs[0].backward(tt.randn(outs[0].size()).to(outs[0].dtype).to(device))
        ends.append([*(out.detach() for out in outs), *(leaf.grad for leaf in leaves)])
    for here, there in zip(*ends, strict=True):
        assert there.device.type == "cuda"
        assert there.stride() == here.stride()
        assert tt.allclose(there.cpu().double(), here.double(), rtol=tol, atol=tol)


def no_fallback(operators: str) -> Any:
    """A fixture for a whole file: no operator whose name matches the pattern runs on the CPU."""

    @pytest.fixture(autouse=True)
    def no_fallback():
        with warnings.catch_warnings():
            warnings.filterwarnings("error", message=rf"The operator 'aten::{operators}")
            yield

    return no_fallback
