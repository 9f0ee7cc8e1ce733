"""The operator database on a backend that has nothing but memory, geometry and the fallback.

One sample each: of float32, or of the first dtype that the operator takes.
"""

from __future__ import annotations

import itertools
import re
import warnings

import mydevice
import numpy as np
import pytest

import tinytensor as tt
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr
from tinytensor.testing.recorded import error_of_a_sum

# Its solution is a part of a larger tensor, which does not travel with it.
RUNS_ON_THE_HOST = ("linalg.lstsq",)
# Their lengths stay on the host: they refuse others.
TAKE_FROM_THE_HOST = ("_pack_padded_sequence", "_pad_packed_sequence")
OPS = [op for op in OP_DB if op.name not in TAKE_FROM_THE_HOST]


@pytest.fixture(scope="module", autouse=True)
def backend():
    mydevice.install()
    yield
    mydevice.uninstall()


def dtype_of(op):
    return tt.float32 if tt.float32 in op.dtypes else op.dtypes[0]


def convert(value, device, dtype):
    if isinstance(value, Arr):
        return tt.tensor(np.array(value.values), dtype=value.dtype or dtype).to(device)
    if isinstance(value, (list, tuple)):
        return type(value)(convert(item, device, dtype) for item in value)
    return value


def call(function, sample, device, /, **more):
    tt.manual_seed(0)
    sample, dtype = sample
    args = [convert(arg, device, dtype) for arg in sample.args]
    kwargs = {key: convert(value, device, dtype) for key, value in sample.kwargs.items()}
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        return args, function(*args, **kwargs, **more)


def flat(value):
    return list(itertools.chain.from_iterable(map(flat, value))) if isinstance(value, (list, tuple)) else [value]


# Their sums are BLAS's, which adds up in an order that depends on where in memory its arguments begin.
BY_BLAS = re.compile(
    r"linalg\.|(nn\.functional\.)?(conv|linear|bilinear|scaled_dot|multi_head)|(add)?(mv|mm|bmm|r)$|baddbmm|addbmm|.*matmul"
    r"|v?dot$|inner$|tensordot|einsum|cdist|lstm|gru|rnn"
)


def close_enough(a, b, sums):
    """Within this part of the largest number; NaN and infinities in the same places."""
    a, b = a.double().numpy(), b.double().numpy()
    finite = np.isfinite(a)
    return (
        np.array_equal(finite, np.isfinite(b))
        and np.array_equal(a[~finite], b[~finite], equal_nan=True)
        and bool((np.abs(a - b)[finite] <= sums * np.abs(a[finite]).max(initial=0.0)).all())
    )


def same(here, there, strides=True, sums=0.0):
    """The same result, on the other device: dtype, sizes, strides and every bit.

    sums: how far floats may be apart, as a part of the largest; only where BLAS adds up
    """
    here, there = flat(here), flat(there)
    assert len(here) == len(there)
    for a, b in zip(here, there, strict=True):
        if not isinstance(a, tt.Tensor):
            assert a == b or (a != a and b != b)
            continue
        assert b.device.type == "mydevice", "the result is not on the device"
        assert (a.dtype, a.size()) == (b.dtype, b.size())
        assert a.stride() == b.stride() or not strides
        a, b = a.detach(), b.detach().cpu()
        if a.contiguous().numpy().tobytes() != b.contiguous().numpy().tobytes():
            assert sums and a.is_floating_point() and close_enough(a, b, sums), (a, b)


def error_of(op, drawn):
    """`sums` of an operator: of as many terms as the largest argument has elements."""
    if not BY_BLAS.match(op.name):
        return 0.0
    sample, dtype = drawn
    arrays = [value for value in flat([*sample.args, *sample.kwargs.values()]) if isinstance(value, Arr)]
    terms = max((value.values.size for value in arrays), default=1)
    return error_of_a_sum(dtype, terms) if dtype.is_floating_point else 0.0


def first_sample(op):
    """The first one with elements in every tensor, and the dtype of tensors that say nothing of theirs."""
    samples = list(itertools.islice(op.sample(dtype_of(op)), 6))
    full = [s for s in samples if all(a.values.size for a in flat(list(s.args)) if isinstance(a, Arr))]
    return (full or samples)[0], dtype_of(op)


def has_tensors(drawn):
    sample, _ = drawn
    return any(isinstance(value, Arr) for value in flat([*sample.args, *sample.kwargs.values()]))


@pytest.mark.parametrize("op", OPS, ids=lambda op: op.name)
def test_operator(op):
    sample = first_sample(op)
    more = {} if has_tensors(sample) else {"device": "mydevice"}
    arguments_here, here = call(op.find(tt), sample, "cpu")
    arguments_there, there = call(op.find(tt), sample, "mydevice", **more)
    same(here, there, strides=op.name not in RUNS_ON_THE_HOST, sums=error_of(op, sample))
    # What it writes to is written.
    tensors = [a for a in flat(arguments_here) if isinstance(a, tt.Tensor)]
    same(tensors, [a for a in flat(arguments_there) if isinstance(a, tt.Tensor)])
    if op.view:
        assert flat(there)[0].untyped_storage() == arguments_there[0].untyped_storage()


def on_both(function, sample):
    """(arguments, result) here and there."""
    return call(function, sample, "cpu"), call(function, sample, "mydevice")


@pytest.mark.parametrize("op", [op for op in OPS if op.inplace], ids=lambda op: op.name)
def test_in_place(op):
    sample = first_sample(op)

    def write(self, *rest, **kwargs):
        assert getattr(self, f"{op.name}_")(*rest, **kwargs) is self
        return self

    _, result = call(op.find(tt), sample, "cpu")
    if result.size() != call(lambda self, *rest, **kwargs: self, sample, "cpu")[1].size():
        pytest.skip("the result is larger than what it would be written to")
    (_, here), (arguments, there) = on_both(write, sample)
    same(here, there, sums=error_of(op, sample))
    assert there._version == here._version == 1 and arguments[0] is there


@pytest.mark.parametrize("op", [op for op in OPS if op.out and has_tensors(first_sample(op))], ids=lambda op: op.name)
def test_out(op):
    sample = first_sample(op)
    dtype = call(op.find(tt), sample, "cpu")[1].dtype

    def fill(*args, **kwargs):
        device = next(a.device for a in flat([*args, *kwargs.values()]) if isinstance(a, tt.Tensor))
        out = tt.empty(0, dtype=dtype, device=device)
        assert op.find(tt)(*args, **kwargs, out=out) is out
        return out

    (_, here), (_, there) = on_both(fill, sample)
    # The fallback resizes `out` as the backend does, row-major, whatever the kernel of the CPU prefers.
    same(here, there, strides=False, sums=error_of(op, sample))


DIFFERENTIABLE = [op for op in OPS if op.differentiable and has_tensors(first_sample(op))]


@pytest.mark.parametrize("op", DIFFERENTIABLE, ids=lambda op: op.name)
def test_backward(op):
    """The backward formulas run on the device as well."""
    sample = first_sample(op)

    def gradients(*args, **kwargs):
        leaves = [a for a in flat([*args, *kwargs.values()]) if isinstance(a, tt.Tensor) and a.dtype is tt.float32][:1]
        for leaf in leaves:
            leaf.requires_grad_()
        results = [r for r in flat(op.find(tt)(*args, **kwargs)) if isinstance(r, tt.Tensor) and r.requires_grad]
        grads = [tt.ones_like(r) for r in results]
        return list(tt.autograd.grad(results, leaves, grads, allow_unused=True)) if results else []

    (_, here), (_, there) = on_both(gradients, sample)
    same(here, there, sums=error_of(op, sample))
